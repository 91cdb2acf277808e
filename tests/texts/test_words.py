"""Every name, question, event, reason, option and move of every game has its words."""

from typing import Any

import pytest

import wunderkammer as wk
from wunderkammer.games.artefakt import components as artefakt
from wunderkammer.games.artifact import components as artifact
from wunderkammer.games.artisans import components as artisans
from wunderkammer.texts import LANGUAGES, Speaker
from wunderkammer.texts.phrasing import phrasing, take_apart

from .words import EVERY_SPEAKER, GAMES, PEOPLE, SPEAKERS, called, messages, part, said, slots, variables

# The things of each game, by their kind; stages and questions are named in all games alike.
THINGS: dict[str, dict[str, list[Any]]] = {
    "artefakt": {
        "site": [*range(1, 11)],
        "card": [*range(1, 5)],
        "colour": [*artefakt.COLOURS],
        "artefact": [*artefakt.COLOURS],
        "fragment": [
            *artefakt.COLOURS,
            *[f"{colour}/{piece}" for colour in artefakt.COLOURS for piece in range(1, 5)],
        ],
        "piece": [f"{colour}/{piece}" for colour in artefakt.COLOURS for piece in range(1, 5)],
        "figure": [*artefakt.FIGURES],
        "direction": [*artefakt.DIRECTIONS],
        "directive": [*artefakt.DIRECTIVES],
    },
    "artifact": {
        "site": [*artifact.SITES],
        "kind": [*artifact.KINDS],
        "card": [*artifact.SITES, *[artifact.card_name(card) for card in range(artifact.CARDS)]],
        "marker": [*artifact.MARKERS],
        "payment": ["plain", *[f"with {marker}" for marker in artifact.MARKERS], "free"],
        "tile": artifact.tile_names(),
        "role": [*artifact.ROLES],
    },
    "artisans": {
        "material": [*artisans.MATERIALS],
        "artwork": [*artisans.ARTWORKS],
        "artisan": [*artisans.ARTISANS],
    },
}


def things(game: str) -> list[tuple[str, str | int]]:
    everything = THINGS[game] | {
        "game": [game],
        "stage": [*part(game, "questions").STAGES],
        "question": [name for name, _ in part(game, "questions").QUESTIONS],
    }
    return [(kind, which) for kind, all_of_it in everything.items() for which in all_of_it]


@pytest.mark.parametrize("say", EVERY_SPEAKER, ids=called)
def test_everything_has_a_name_of_its_own(say: Speaker) -> None:
    names = [(kind, say.name(kind, which)) for kind, which in things(say.game or "")]
    assert len(set(names)) == len(names)
    # And nothing else has one.
    named = {key for key in messages(say.lang, say.game) if key.startswith("name-")}
    assert len(named) == len(names)


@pytest.mark.parametrize("say", EVERY_SPEAKER, ids=called)
def test_every_option_and_value_is_described(say: Speaker) -> None:
    options = wk.game(say.game or "").options
    told = [said(say.option(option), "") for option in options]
    assert len(set(told)) == len(options)
    for option in options:
        assert len({say.option(option, value) for value in option.values}) == len(option.values)


@pytest.mark.parametrize("game", GAMES)
def test_every_event_brings_what_its_words_need(game: str) -> None:
    deeds = phrasing(game).deeds
    for event, given in part(game, "events").EVENTS:
        heap = {"count", "fragments"} if "fragments" in given else set()
        for lang in LANGUAGES:
            needed = slots(variables(lang, game, f"story-{event}"))
            assert needed <= {*given, *heap, *deeds.get(event, {})}, f"{lang}: {event}"


@pytest.mark.parametrize("game", GAMES)
def test_deeds_gather_what_there_is(game: str) -> None:
    events = dict(part(game, "events").EVENTS)
    told = phrasing(game)
    assert {*told.quiet, *told.opening, *told.awaited, *told.deeds} <= set(events)
    assert set(told.amid) <= {name for name, _ in part(game, "questions").QUESTIONS}
    for deed, wanted in ((deed, one) for deed, gathered in told.deeds.items() for one in gathered.values()):
        assert wanted.slot in events[wanted.of], deed
        for lang in LANGUAGES:
            needed = slots(variables(lang, game, wanted.words)) if wanted.words else set()
            # What of a card differs from event to event is asked of whichever has it.
            assert needed <= {*events[wanted.of], "count"}, f"{lang}: {wanted.words}"


@pytest.mark.parametrize("game", GAMES)
def test_no_words_are_left_over(game: str) -> None:
    """A sentence for an event, a question, a reason or a move that does not exist would never be read."""
    said_of = {
        "story": {name for name, _ in part(game, "events").EVENTS} | {f"all-{one}" for one in phrasing(game).awaited},
        "reason": {code for code, *_ in part(game, "reasons").REASONS if code},
        "option": {option.name for option in wk.game(game).options}
        | {f"{option.name}-{value}" for option in wk.game(game).options for value in option.values},
    }
    for kind, expected in said_of.items():
        assert keys(game, kind) == expected, kind


def keys(game: str, kind: str) -> set[str]:
    return {key.removeprefix(f"{kind}-") for key in messages("en", game) if key.startswith(f"{kind}-")}


@pytest.mark.parametrize("game", GAMES)
def test_every_question_is_asked_of_somebody_or_left_to_chance(game: str) -> None:
    """`ask-turn-token` is what is asked where taking the token is all that can be done."""
    verbs = {take_apart(game, move)[0] for move in wk.game(game).move_names()}
    questions = {name for name, _ in part(game, "questions").QUESTIONS} - {"nothing"}
    assert keys(game, "wait") | (keys(game, "ask") & questions) == questions
    assert not keys(game, "wait") & keys(game, "ask")
    assert keys(game, "ask") - questions <= {f"{one}-{verb}" for one in questions for verb in verbs}
    assert keys(game, "do") | keys(game, "half") <= verbs


@pytest.mark.parametrize("game", GAMES)
def test_every_part_of_a_sentence_is_used(game: str) -> None:
    """By one language at least; some are spoken by themselves, of the things that a deed gathers."""
    found = [mentions for lang in LANGUAGES for mentions in messages(lang, game).values()]
    used = set[str]().union(*[mentions.messages for mentions in found])
    parts = {key for key in messages("en", game) if key.startswith("phrase-")}
    spoken = {wanted.words for deed in phrasing(game).deeds.values() for wanted in deed.values()}
    assert parts - used - spoken - {"phrase-count"} == set()


@pytest.mark.parametrize("game", GAMES)
def test_everything_that_has_an_effect_says_which(game: str) -> None:
    kinds = [kind for kind in ("directive", "role", "artisan") if kind in THINGS[game]]
    assert keys(game, "effect") == {which for kind in kinds for which in THINGS[game][kind]}


@pytest.mark.parametrize("say", EVERY_SPEAKER, ids=called)
def test_every_move_is_described(say: Speaker) -> None:
    names = wk.game(say.game or "").move_names()
    told = [said(say.move(name, PEOPLE), "") for name in names]
    assert len(set(told)) == len(told) == wk.game(say.game or "").actions  # no parameter is left unsaid
    for nonsense in (f"{names[0]} {names[0]}", "dig", ""):
        with pytest.raises(wk.MalformedMove):
            say.move(nonsense)


def test_words_of_a_game_need_a_game() -> None:
    assert set(THINGS) == set(GAMES) == set(SPEAKERS)
    with pytest.raises(LookupError):
        Speaker("en").move("pass")
