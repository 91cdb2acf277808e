"""Whole games, told: random ones with all numbers of seats and all options, in every language, for all eyes."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, NamedTuple

import pytest

import wunderkammer as wk
from wunderkammer.texts import Speaker

from .words import EVERY_SPEAKER, GAMES, PEOPLE, called, part, said

SEEDS = range(240, 256)  # among them everything happens that is not rare
PROBES = 12  # so many positions a question are refused everything, and then one in so many
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


class Played(NamedTuple):
    """All different events, views and reasons of some random games, and how they were set up."""

    events: list[dict[str, Any]]
    views: list[dict[str, Any]]
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
    views: dict[str, dict[str, Any]] = {}
    reasons: dict[str, wk.Reason] = {}
    settings: set[tuple[str, object]] = set()
    chance: set[str] = set()
    done: Counter[str] = Counter()
    probes: Counter[str] = Counter()
    for seed in SEEDS:
        seats, options = setting(game, seed)
        settings |= {("seats", seats), *options.items()}
        for state in random_game(game, seed, done):
            everybody = (*range(state.seats), None, wk.ALL_SEEING)
            for eyes in everybody:
                events |= {str(event): event for event in state.story(eyes)}
            view = state.view(None)
            question = view["question"]
            key = str([view[part] for part in ("seats", "actor", "actors", "question", "ranks")])
            if key not in views or len(view["actors"]) > 1:  # who chooses with others may be asked something of his own
                views |= {f"{key} {seen['seat']} {seen['question']}": seen for seen in map(state.view, everybody)}
                views[key] = view
            if state.actor == wk.CHANCE:
                chance.add(question["ask"])
            probe = str([question["ask"], question.get("directive"), question.get("left")])
            probes[probe] += 1
            if probes[probe] <= PROBES or probes[probe] % PROBES == 0:
                refused = [state.why_not(action) for action in range(game.actions)]
                reasons |= {str(reason): reason for reason in refused if reason is not None}
    return Played([*events.values()], [*views.values()], [*reasons.values()], chance, settings)


@pytest.mark.parametrize("name", GAMES)
def test_games_are_set_up_in_every_way(name: str) -> None:
    game = wk.game(name)
    ways: set[tuple[str, object]] = {("seats", seats) for seats in game.seats}
    for option in game.options:
        ways |= {(option.name, value) for value in option.values or (False, True)}
    assert played(name).settings == ways


@pytest.mark.parametrize("say", EVERY_SPEAKER, ids=called)
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


@pytest.mark.parametrize("say", EVERY_SPEAKER, ids=called)
def test_questions_are_asked(say: Speaker) -> None:
    name = say.game or ""
    asked = set()
    for view in played(name).views:
        asked.add((view["question"]["ask"], view["seat"] in view["actors"]))
        text = said(say.question(view, PEOPLE))
        if view["seat"] not in view["actors"]:
            assert all(PEOPLE[seat] in text for seat in view["actors"])
    for ask, _clause in part(name, "questions").QUESTIONS:
        assert (ask, False) in asked
        assert ask in played(name).chance or ask == "nothing" or (ask, True) in asked


@pytest.mark.parametrize("say", EVERY_SPEAKER, ids=called)
def test_reasons_are_given(say: Speaker) -> None:
    name = say.game or ""
    reasons = [*played(name).reasons, *RARE_REASONS[name]]
    expected = {(code, f"{name} {clause}") for code, clause, *_ in part(name, "reasons").REASONS if clause}
    assert expected - {(reason.code, reason.clause) for reason in reasons} == set()
    for reason in reasons:
        assert said(say.reason(reason, PEOPLE), ".").endswith(f"({reason.clause})." if reason.clause else ".")
