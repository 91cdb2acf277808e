"""The texts: every code, id and number of the library has its words, in all three languages."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import wunderkammer as wk
from wunderkammer.core import errors
from wunderkammer.games.artefakt import moves
from wunderkammer.games.artefakt.components import COLOURS, DIRECTIONS, DIRECTIVES, FIGURES
from wunderkammer.games.artefakt.questions import QUESTIONS, STAGES
from wunderkammer.games.artefakt.reasons import REASONS
from wunderkammer.games.artefakt.story import _EVENTS
from wunderkammer.texts import LANGUAGES, MissingText, Speaker
from wunderkammer.texts.bundles import source

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src" / "wunderkammer"
PEOPLE = ["Ada", "Ben", "Cleo", "Dora"]
SPEAKERS = [Speaker(lang, "artefakt") for lang in LANGUAGES]
FILES = [None, "artefakt"]

ERRORS = {name for name, value in vars(errors).items() if isinstance(value, type) and issubclass(value, Exception)}
CODE = re.compile(r"[a-z]+(-[a-z]+)+")
KEY = re.compile(r"(ui|over|list|phrase|error|reason|name|ask|wait|story|option|move|effect)-[a-z0-9_-]*[a-z0-9]")


class Mentions(Visitor):
    """The variables and messages that a message speaks of."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - the name fluent.syntax calls
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


@cache
def messages(lang: str, game: str | None) -> dict[str, Mentions]:
    """Every message of a file; a key that stands twice, or a line that Fluent cannot read, fails here."""
    found: dict[str, Mentions] = {}
    for entry in FluentParser().parse(source(lang, game)).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{lang}: {entry.id.name} stands twice"
            found[entry.id.name] = Mentions()
            found[entry.id.name].visit(entry)
    return found


def variables(lang: str, key: str) -> set[str]:
    """What a message needs, with all that it refers to."""
    mentions = {**messages(lang, None), **messages(lang, "artefakt")}[key]
    return mentions.variables.union(*[variables(lang, other) for other in mentions.messages])


def slots(names: set[str]) -> set[str]:
    """A language may read `$site` where another selects on `$site_id`: the slot is the same."""
    return {name.removesuffix("_id") for name in names}


@pytest.mark.parametrize("game", FILES)
@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_languages_have_the_same_keys(lang: str, game: str | None) -> None:
    assert set(messages(lang, game)) == set(messages("en", game))


@pytest.mark.parametrize("game", FILES)
@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_languages_speak_of_the_same_things(lang: str, game: str | None) -> None:
    for key in messages("en", game):
        # Parts of sentences exist because languages differ; the sentences made of them must not.
        if not key.startswith("phrase-"):
            assert slots(variables(lang, key)) == slots(variables("en", key)), f"{lang}: {key}"


def test_a_game_does_not_change_common_words() -> None:
    for lang in LANGUAGES:
        assert not set(messages(lang, None)) & set(messages(lang, "artefakt"))


def test_unknown_language_names_the_known_ones() -> None:
    with pytest.raises(errors.UnknownLanguage) as caught:
        Speaker("la")
    assert caught.value.details == {"name": "la", "allowed": ["en", "fr", "de"]}
    assert "en, fr, de" in SPEAKERS[0].error(caught.value)


def test_missing_words_are_never_shown() -> None:
    say = SPEAKERS[0]
    for key, args in (("ui-nonsense", {}), ("ui-round", {}), ("ui-round", {"rounds": 3})):
        with pytest.raises(MissingText):
            say(key, **args)
    assert say("ui-round", round=3) == "Round 3"


def test_plurals() -> None:
    told = [[say("ui-games", count=count) for count in (0, 1, 2)] for say in SPEAKERS]
    assert told == [["0 games", "1 game", "2 games"], ["0 partie", "1 partie", "2 parties"],
                    ["0 Partien", "1 Partie", "2 Partien"]]  # fmt: skip


# Every code has its words.


def constants(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def raise_sites() -> Iterator[tuple[str, set[str] | None]]:
    """Each error that is made somewhere: its code, and the details given if they stand there in full."""
    for path in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ERRORS:
                code = node.args[0] if node.args else None
                if isinstance(code, ast.Constant) and isinstance(code.value, str):
                    yield code.value, literal_keys(node.args[1]) if len(node.args) > 1 else set()


def literal_keys(node: ast.expr) -> set[str] | None:
    if not isinstance(node, ast.Dict) or None in node.keys:
        return None
    return {key.value for key in node.keys if isinstance(key, ast.Constant) and isinstance(key.value, str)}


def test_every_error_has_its_words() -> None:
    codes = {code for code, _ in raise_sites()}
    for path in (*SOURCES.glob("core/*.py"), *SOURCES.glob("record/*.py"), SOURCES / "editions.py"):
        codes |= {text for text in constants(path) if CODE.fullmatch(text)}
    assert {"unknown-game", "figure-range", "not-a-record", "malformed-header", "wrong-scores"} <= codes
    for lang in LANGUAGES:
        known = set(messages(lang, None))
        assert {f"error-{code}" for code in codes} <= known
        # The other way round, but for the wrappings: no words for errors that do not exist.
        assert {key for key in known if key.startswith("error-")} == {
            f"error-{code}" for code in codes | {"in-line", "in-file", "stale-move"}
        }


def test_every_error_brings_what_its_words_need() -> None:
    checked = 0
    for code, details in raise_sites():
        if details is not None:
            checked += 1
            for lang in LANGUAGES:
                assert variables(lang, f"error-{code}") <= details, f"{lang}: {code}"
    assert checked > 20


def test_every_key_in_the_sources_exists() -> None:
    spoken = {text for path in SOURCES.rglob("*.py") for text in constants(path) if KEY.fullmatch(text)}
    assert "reason-with-clause" in spoken
    assert {key for key in spoken if not SPEAKERS[0].has(key)} == set()


def test_everything_has_a_name() -> None:
    things: list[tuple[str, str | int]] = [
        *[("site", site) for site in range(1, 11)],
        *[("card", card) for card in range(1, 5)],
        *[("colour", colour) for colour in COLOURS],
        *[("artefact", colour) for colour in COLOURS],
        *[("fragment", colour) for colour in COLOURS],
        *[(kind, f"{colour}/{piece}") for kind in ("fragment", "piece") for colour in COLOURS for piece in range(1, 5)],
        *[("figure", figure) for figure in FIGURES],
        *[("direction", direction) for direction in DIRECTIONS],
        *[("directive", directive) for directive in DIRECTIVES],
        *[("stage", stage) for stage in STAGES],
        *[("question", question) for question, _ in QUESTIONS],
        *[("game", game) for game in wk.games()],
        *[("language", lang) for lang in LANGUAGES],
    ]
    for say in SPEAKERS:
        names = [say.name(kind, which) for kind, which in things]
        assert all(names)
    assert SPEAKERS[0].name("site", 3) == "Jungle"
    assert SPEAKERS[1].name("fragment", "blue/2") == "le morceau 2 de la relique bleue"
    assert SPEAKERS[2].name("directive", "march") == "Pilgerweg"


def test_every_option_and_value_is_described() -> None:
    for say in SPEAKERS:
        for option in wk.game("artefakt").options:
            assert all([say.option(option), *[say.option(option, value) for value in option.values]])
    assert SPEAKERS[0].option(wk.game("artefakt").options[0], "random") == "any four, by chance"


def test_every_event_brings_what_its_words_need() -> None:
    for event, given in _EVENTS:
        heap = {"count", "fragments"} if "fragments" in given else set()
        for lang in LANGUAGES:
            assert slots(variables(lang, f"story-{event}")) <= set(given) | heap, f"{lang}: {event}"


def test_every_move_is_described() -> None:
    for say in SPEAKERS:
        told = [said(say.move(name, PEOPLE), "") for name in moves.NAMES]
        assert len(set(told)) == len(told), say.lang  # no parameter is left unsaid
    assert SPEAKERS[0].move("rob 2 blue", PEOPLE) == "Take a fragment of the blue relic from Ben"
    assert SPEAKERS[2].move("rob 2 blue") == "Von Platz 2 ein Fragment der blauen Reliquie nehmen"
    with pytest.raises(wk.MalformedMove):
        SPEAKERS[0].move("rob 5 blue")


# Whole games, told.


def said(text: str, end: str = ".?") -> str:
    """A text fit to be shown: complete, without marks of the machinery, a sentence if it has to be one."""
    assert "{" not in text, text
    assert "\u2068" not in text, text
    assert "  " not in text, text
    assert text[0].upper() == text[0], text
    assert not end or text[-1] in end, text
    return text


def random_game(seed: int) -> Iterator[wk.State]:
    """Every position of a random game; each listens to one action."""
    rng = Random(seed)
    options = {"advanced": seed % 3 > 0, "opening": ("printed", "random")[seed % 2]}
    state = wk.game("artefakt").new(2 + seed % 3, options)
    state.listen()
    yield state
    while state.actor != wk.OVER:
        action, seat = rng.choice([(action, seat) for seat in state.actors() or [-1] for action in state.legal(seat)])
        state.listen()
        state.play(action, seat)
        yield state


@pytest.fixture(scope="module")
def played() -> tuple[list[dict[str, Any]], list[dict[str, Any]], list[wk.Reason]]:
    """All different events, questions and reasons of some random games."""
    events: dict[str, dict[str, Any]] = {}
    views: dict[str, dict[str, Any]] = {}
    reasons: dict[str, wk.Reason] = {}
    probes: Counter[tuple[str, str | None]] = Counter()
    for seed in range(16):
        for state in random_game(seed):
            for eyes in (*range(state.seats), None, wk.ALL_SEEING):
                events |= {str(event): event for event in state.story(eyes)}
                view = state.view(eyes)
                parts = ("actor", "actors", "question", "seat", "ranks", "winner")
                views[str([view[part] for part in parts])] = view
            # A dozen positions a question will do to be refused everything.
            question = state.view(None)["question"]
            probes[question["ask"], question.get("directive")] += 1
            if probes[question["ask"], question.get("directive")] <= 12:
                refused = [state.why_not(action) for action in range(moves.ACTIONS)]
                reasons |= {str(reason): reason for reason in refused if reason is not None}
    return list(events.values()), list(views.values()), list(reasons.values())


Played = tuple[list[dict[str, Any]], list[dict[str, Any]], list[wk.Reason]]


@pytest.mark.parametrize("say", SPEAKERS, ids=LANGUAGES)
def test_games_are_told(say: Speaker, played: Played) -> None:
    events, _, _ = played
    for event in events:
        text = said(say.event(event, PEOPLE), ".")
        assert event.get("seat") is None or PEOPLE[event["seat"]] in text
        assert event.get("rival") is None or PEOPLE[event["rival"]] in text
    # The last round comes too seldom to be waited for.
    assert {event["event"] for event in events} >= {event for event, _ in _EVENTS} - {"ended", "not-enough"}
    for rare in ("ended", "not-enough"):
        said(say.event({"event": rare}, PEOPLE), ".")


@pytest.mark.parametrize("say", SPEAKERS, ids=LANGUAGES)
def test_questions_are_asked(say: Speaker, played: Played) -> None:
    _, views, _ = played
    asked = set()
    for view in views:
        asked.add((view["question"]["ask"], view["seat"] in view["actors"]))
        text = said(say.question(view, PEOPLE))
        if view["seat"] not in view["actors"]:
            assert all(PEOPLE[seat] in text for seat in view["actors"])
    chance = {"lay", "opening", "roll", "colour", "piece"}
    for ask, _clause in QUESTIONS:
        assert (ask, False) in asked
        assert ask in chance or ask == "nothing" or (ask, True) in asked


@pytest.mark.parametrize("say", SPEAKERS, ids=LANGUAGES)
def test_reasons_are_given(say: Speaker, played: Played) -> None:
    _, _, reasons = played
    assert {(reason.code, reason.clause) for reason in reasons} >= {
        (code, f"artefakt {clause}") for code, clause, *_ in REASONS if clause
    }
    for reason in reasons:
        assert said(say.reason(reason, PEOPLE), ".").endswith(f"({reason.clause})." if reason.clause else ".")


def test_what_is_hidden_is_not_told() -> None:
    say = SPEAKERS[0]
    lay = {"event": "assigned", "seat": 0, "figure": "lady", "card": None}
    assert say.event(lay, PEOPLE) == "Ada lays a travel card for the lady."
    assert say.event({**lay, "card": 3}, PEOPLE) == "Ada lays the train (3) for the lady."
    rob = {"event": "robbed", "seat": 0, "rival": 1, "fragment": "blue"}
    assert say.event(rob, PEOPLE) == "Ada takes a fragment of the blue relic from Ben."
    assert say.event({**rob, "fragment": "blue/2"}, PEOPLE) == "Ada takes piece 2 of the blue relic from Ben."
    heap = {"event": "collected", "seat": 2, "site": 4, "blue": 2, "brown": 0, "yellow": 1, "pieces": None}
    assert say.event(heap, PEOPLE) == "Cleo takes 3 fragments on Easter Island: 2 blue and 1 yellow."
    seen = {**heap, "pieces": ["blue/1", "blue/1", "yellow/4"]}
    assert say.event(seen, PEOPLE).endswith(": blue no. 1, blue no. 1 and yellow no. 4.")
    dive = {"event": "dived", "seat": 1, "fragment": None}
    assert SPEAKERS[2].event(dive, PEOPLE) == "Ben taucht und kommt mit leeren Händen herauf."


def test_several_are_waited_for() -> None:
    state = wk.deal(wk.game("artefakt").new(3), Random(1))
    while state.view(0)["stage"] != "prepare":
        wk.deal(state.play(state.legal()[0]), Random(2))
    assert SPEAKERS[0].question(state.view(None), PEOPLE) == "Ada, Ben and Cleo are still laying travel cards."
    assert SPEAKERS[1].question(state.view(2), PEOPLE) == "Pose une carte de voyage pour le costaud, face cachée."
    for figure in FIGURES:
        state.play(state.action(f"assign {figure} {FIGURES.index(figure) + 1}"), 1)
    assert SPEAKERS[2].question(state.view(1), PEOPLE) == "Ada und Cleo legen noch Reisekarten."


def test_the_end_is_told() -> None:
    say = SPEAKERS[0]
    view: dict[str, Any] = {"actor": wk.OVER, "seat": None, "winner": 1, "ranks": [2, 1, 3]}
    assert say.question(view, PEOPLE) == "Ben has completed an artefact and wins."
    assert say.question({**view, "seat": 1}, PEOPLE).startswith("You have completed")
    assert say.question({**view, "winner": None}, PEOPLE).startswith("Ben wins")
    shared = {**view, "winner": None, "ranks": [1, 1, 3]}
    assert say.question(shared, PEOPLE) == "Ada and Ben share the victory."
    assert say.question({**shared, "seat": 0}, PEOPLE) == "You share the victory with Ben."


@pytest.mark.parametrize("say", SPEAKERS, ids=LANGUAGES)
def test_errors_are_told_with_file_line_and_reason(say: Speaker) -> None:
    reason = wk.Reason("already-open", "artefakt §7.2", {"site": "5"})
    told = said(say.error(wk.IllegalMove("open 5", reason)))
    assert "open 5" in told
    assert told.endswith("(artefakt §7.2).")
    in_record = errors.RecordError("illegal-move", {"move": "open 5", "reason": reason}, 17)
    assert "17" in say.error(in_record)
    assert say.error(in_record).endswith(told)
    in_file = wk.BadEdition("figure-range", {"file": "mine.toml", "key": "last_round", "value": 0, "low": 1, "high": 9})
    assert say.error(in_file).startswith("mine.toml")
    assert "4, 2" in say.error(errors.RecordError("wrong-scores", {"found": [4, 1], "expected": [4, 2]}))


# The rulebook.


def clauses_of_specification() -> list[str]:
    found = []
    chapter = ""
    for line in (ROOT / "docs/rules/artefakt.md").read_text(encoding="utf-8").splitlines():
        if match := re.match(r"## (§\d+) ", line):
            chapter = match[1]
        elif match := re.match(r"(\d+)\. ", line):
            found.append(f"{chapter}.{match[1]}")
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rulebook_has_every_clause(lang: str) -> None:
    text = (SOURCES / f"games/artefakt/rulebook/{lang}.md").read_text(encoding="utf-8")
    assert len(clauses_of_specification()) > 30
    assert re.findall(r"^\*\*(§\d+\.\d+)\*\* \S", text, re.MULTILINE) == clauses_of_specification()
    assert re.findall(r"^## (§\d+) \S", text, re.MULTILINE) == [f"§{chapter}" for chapter in range(1, 11)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rulebook_shows_real_moves(lang: str) -> None:
    text = (SOURCES / f"games/artefakt/rulebook/{lang}.md").read_text(encoding="utf-8")
    options = {"opening=random", "advanced"}
    shown = set(re.findall(r"`([^`]+)`", text)) - options
    assert shown <= set(moves.NAMES)
    by_chance = {"lay", "roll", "colour", "piece"}
    verbs = {name.split()[0] for name in moves.NAMES} - by_chance
    assert {name.split()[0] for name in shown} == verbs


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rulebook_names_the_sites_and_directives_as_the_table_does(lang: str) -> None:
    text = (SOURCES / f"games/artefakt/rulebook/{lang}.md").read_text(encoding="utf-8")
    say = SPEAKERS[LANGUAGES.index(lang)]
    for number, directive in enumerate(DIRECTIVES, 1):
        assert f"**§10.{number}** **{say.name('site', number)} – {say.name('directive', directive)}.**" in text
