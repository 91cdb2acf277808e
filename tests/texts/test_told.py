"""Whole games, told: random ones with all numbers of seats and all options, in every language, for all eyes."""

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, NamedTuple

import pytest

import wunderkammer as wk
from wunderkammer.texts import Speaker
from wunderkammer.texts.asking import words_of
from wunderkammer.texts.phrasing import take_apart
from wunderkammer.texts.telling import lines, sentence

from .words import EVERY_SPEAKER, GAMES, PEOPLE, called, messages, part, said, variables

SEEDS = range(240, 256)  # among them everything happens that is not rare
PROBES = 12  # positions per question in which every move is tried; after that one in as many
LONGEST = 115  # letters of a banner
ENDS = ("pass", "rest", "end", "skip", "leave")  # what is always possible and brings nothing
IDLE = ("pass", "rest", "end", "skip")  # moves that are seldom made, so that much happens

# What comes too seldom to be waited for, and is told all the same.
RARE_EVENTS: dict[str, list[dict[str, Any]]] = {
    "artefakt": [{"event": "ended"}, {"event": "not-enough"}],
    "artifact": [
        {"event": "free", "seat": 1},
        {"event": "drew-curse", "seat": 2, "site": "mideast"},
        {"event": "rested", "seat": 0},
    ],
    "artisans": [{"event": "refilled"}, {"event": "skipped", "seat": 1}],
}
RARE_REASONS: dict[str, list[wk.Reason]] = {
    "artefakt": [],
    "artifact": [
        wk.Reason("no-two-huts", "artifact §13.4", {"site": "asia", "payment": "with ship"}),
        wk.Reason("wild-order", "artifact §13.3", {"card": "asia/weapon"}),
        wk.Reason("curse-stays", "artifact §12.7", {"card": "asia/curse"}),  # nobody ever holds one
    ],
    "artisans": [wk.Reason("only-token", "artisans §4.7", {"place": "3", "turns": 10})],
}


every_speaker = pytest.mark.parametrize("say", EVERY_SPEAKER, ids=called)


class Played(NamedTuple):
    """All different events, views and reasons of some random games, and how they were set up."""

    events: list[dict[str, Any]]
    stories: list[tuple[int | None, list[dict[str, Any]]]]  # of whole games, each through one pair of eyes
    views: list[dict[str, Any]]
    asked: list[tuple[dict[str, Any], list[str]]]  # what is asked of a seat with which legal moves
    reasons: list[wk.Reason]
    chance: set[str]
    settings: set[tuple[str, object]]


def setting(game: wk.Game, seed: int) -> tuple[int, dict[str, bool | str]]:
    """Seats and options of a random game: over some seeds, all of them."""
    rng = Random(seed)
    return game.seats[seed % len(game.seats)], {
        option.name: rng.choice(option.values or (False, True)) for option in game.options
    }


def random_game(game: wk.Game, seed: int, done: Counter[str]) -> Iterator[wk.State]:
    """Every position of a random game; each listens to one action. Every other choice is for what was seldom done."""
    rng = Random(seed)
    state = game.new(*setting(game, seed))
    state.listen()
    yield state
    while state.actor != wk.OVER:
        choices = [(state.name(action), seat) for seat in state.actors() or [-1] for action in state.legal(seat)]
        rng.shuffle(choices)
        if rng.random() < 0.8:
            choices.sort(key=lambda choice: (choice[0] in IDLE, done[verb(choice[0])] if seed % 2 else 0))
        name, seat = choices[0]
        done[verb(name)] += 1
        state.listen()
        state.play(state.action(name), seat)
        yield state


def verb(move: str) -> str:
    """The first word, and those that make another move of it."""
    first, *rest = move.split()
    return " ".join([first, *[word for word in ("double", "with", "free", "wild") if word in rest]])


@cache
def played(name: str) -> Played:
    game = wk.game(name)
    events: dict[str, dict[str, Any]] = {}
    stories: list[tuple[int | None, list[dict[str, Any]]]] = []
    asked: dict[str, tuple[dict[str, Any], list[str]]] = {}
    views: dict[str, dict[str, Any]] = {}
    reasons: dict[str, wk.Reason] = {}
    settings: set[tuple[str, object]] = set()
    chance: set[str] = set()
    done: Counter[str] = Counter()
    probes: Counter[str] = Counter()
    for seed in SEEDS:
        seats, options = setting(game, seed)
        settings |= {("seats", seats), *options.items()}
        told: dict[int | None, list[dict[str, Any]]] = {None: [], seed % seats: []}
        stories += told.items()
        for state in random_game(game, seed, done):
            everybody = (*range(state.seats), None, wk.ALL_SEEING)
            for eyes in everybody:
                events |= {str(event): event for event in state.story(eyes)}
            for eyes in told:
                told[eyes] += state.story(eyes)
            for seat in state.actors():
                legal = [state.name(action) for action in state.legal(seat)]
                asks = state.view(seat)
                verbs = sorted({take_apart(name, move)[0] for move in legal})
                asked.setdefault(str([asks["question"], verbs]), (asks, legal))
            view = state.view(None)
            question = view["question"]
            key = str([view[part] for part in ("seats", "actor", "actors", "question", "ranks")])
            if key not in views or len(view["actors"]) > 1:  # they may be asked different things
                views |= {f"{key} {seen['seat']} {seen['question']}": seen for seen in map(state.view, everybody)}
                views[key] = view
            if state.actor == wk.CHANCE:
                chance.add(question["ask"])
            probe = str([question["ask"], question.get("directive"), question.get("left")])
            probes[probe] += 1
            if probes[probe] <= PROBES or probes[probe] % PROBES == 0:
                refused = [state.why_not(action) for action in range(game.actions)]
                reasons |= {str(reason): reason for reason in refused if reason is not None}
    return Played(
        [*events.values()], stories, [*views.values()], [*asked.values()], [*reasons.values()], chance, settings
    )


@pytest.mark.parametrize("name", GAMES)
def test_games_are_set_up_in_every_way(name: str) -> None:
    game = wk.game(name)
    ways: set[tuple[str, object]] = {("seats", seats) for seats in game.seats}
    for option in game.options:
        ways |= {(option.name, value) for value in option.values or (False, True)}
    assert played(name).settings == ways


@every_speaker
def test_games_are_told(say: Speaker) -> None:
    name = say.game or ""
    given = dict(part(name, "events").EVENTS)
    assert all(set(event) == {"event", *given[event["event"]]} for event in RARE_EVENTS[name])
    events = [*played(name).events, *RARE_EVENTS[name]]
    for event in events:
        text = said(say.event(event, PEOPLE), ".")
        assert event.get("seat") is None or PEOPLE[event["seat"]] in text
        assert event.get("rival") is None or PEOPLE[event["rival"]] in text
    assert {event["event"] for event in events} == set(given)


@every_speaker
def test_a_deed_is_one_line_with_the_name_once(say: Speaker) -> None:
    """Through whole games: the reader is "you", everybody else has a name, and nothing is left out."""
    for reader, story in played(say.game or "").stories:
        told = lines(story, say.phrasing)
        parts = [id(event) for line in told for event in line]
        assert len(set(parts)) == len(parts)
        loud = {id(event) for event in story if event["event"] not in say.phrasing.quiet}
        assert loud - set(parts) <= {id(event) for event in story if event["event"] in say.phrasing.awaited}
        for line in told:
            text = said(sentence(say, line, PEOPLE, reader), ".")
            seat = line[0].get("seat")
            if seat is None or line[0]["event"] in say.phrasing.awaited:
                assert not any(name in text for name in PEOPLE if not named(line))
            elif seat == reader:
                assert PEOPLE[seat] not in text
                assert re.search(rf"\b{say('name-you')}\b", text, re.IGNORECASE)
            else:
                assert text.count(PEOPLE[seat]) == 1


def named(line: list[dict[str, Any]]) -> bool:
    return any(event.get(slot) is not None for event in line for slot in ("seat", "rival", "by"))


@every_speaker
def test_what_others_wait_for_is_told(say: Speaker) -> None:
    for view in played(say.game or "").views:
        text = said(say.question(view, PEOPLE))
        thinking = said(say.question(view, PEOPLE, bots=range(5)))
        if view["seat"] not in view["actors"]:
            assert all(PEOPLE[seat] in text and PEOPLE[seat] in thinking for seat in view["actors"])
            assert (text == thinking) == (not view["actors"])


@every_speaker
def test_every_question_is_put(say: Speaker) -> None:
    name = say.game or ""
    asked = {view["question"]["ask"] for view, _ in played(name).asked}
    assert asked | played(name).chance == {ask for ask, _ in part(name, "questions").QUESTIONS} - {"nothing"}


@every_speaker
def test_the_banner_offers_what_is_legal_and_nothing_else(say: Speaker) -> None:
    name = say.game or ""
    offers = [key.removeprefix("do-") for key in messages(say.lang, name) if key.startswith("do-")]
    for view, legal in played(name).asked:
        ask, text = view["question"]["ask"], said(say.question(view, PEOPLE, legal))
        verbs = {take_apart(name, move)[0] for move in legal}
        assert text.startswith((say("name-you"), *PEOPLE))
        assert len(text) <= LONGEST, text
        only = f"ask-{ask}-{next(iter(verbs))}"
        if len(verbs) == 1 and say.has(only):
            continue
        if "choices" not in variables(say.lang, name, f"ask-{ask}"):
            assert len({verb.split("-")[0] for verb in verbs}) == 1, f"{ask}: {verbs}"
            continue
        # An end alone is no offer: where nothing else is possible, the sentence says so.
        assert verbs - set(ENDS), f"{ask}: {verbs}"
        words = words_of(say, view, PEOPLE)
        possible = {say(f"do-{verb}", **words) for verb in verbs}
        assert all(offered(clause, text) for clause in possible), text
        for verb in set(offers) - verbs:
            if not variables(say.lang, name, f"do-{verb}") - set(words):
                clause = say(f"do-{verb}", **words)
                assert clause in possible or not offered(clause, text), f"{text} {verb}"


def offered(clause: str, text: str) -> bool:
    return re.search(rf"(?<!\w){re.escape(clause)}(?!\w)", text) is not None


@every_speaker
def test_the_banner_follows_a_move_that_is_half_made(say: Speaker) -> None:
    name = say.game or ""
    halves = set()
    for view, legal in played(name).asked:
        apart = [(move, take_apart(name, move)) for move in legal]
        for verb, slots in {verb: slots for _, (verb, slots) in apart}.items():
            for slot, value in [("verb", verb), *slots.items()]:
                fitting = [move for move, (of, parts) in apart if {"verb": of, **parts}.get(slot) == value]
                said(say.question(view, PEOPLE, fitting, {slot: value}))
                if {of for move, (of, _) in apart if move in fitting} == {verb}:
                    halves.add(verb)
    assert {key.removeprefix("half-") for key in messages(say.lang, name) if key.startswith("half-")} <= halves


@every_speaker
def test_reasons_are_given(say: Speaker) -> None:
    name = say.game or ""
    reasons = [*played(name).reasons, *RARE_REASONS[name]]
    expected = {(code, f"{name} {clause}") for code, clause, *_ in part(name, "reasons").REASONS if clause}
    assert expected - {(reason.code, reason.clause) for reason in reasons} == set()
    for reason in reasons:
        assert said(say.reason(reason, PEOPLE), ".").endswith(f"({reason.clause})." if reason.clause else ".")
