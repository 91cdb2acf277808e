"""Random play, and comparing games: what several test files need."""

import itertools
import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import wunderkammer as wk
from wunderkammer.games.artifact.components import KINDS, how_many
from wunderkammer.games.artifact.state import EXHIBITED, REMOVED, Board

RECORDS = Path(__file__).parent / "records"

Setup = tuple[str, int, dict[str, bool | str]]


# Artifact has 384 setups. These have every number of seats with and without each expansion, every value of every
# option, and each unused site where it matters: with three players.
ARTIFACT: tuple[tuple[int, dict[str, bool | str]], ...] = (
    (3, {}),
    (3, {"research": True, "unused_site": "africa"}),
    (3, {"roles": True, "quick_start": True, "unused_site": "america", "may_rest": "always"}),
    (3, {"research": True, "roles": True, "unused_site": "mideast", "fragment": "any"}),
    (4, {"may_rest": "always"}),
    (4, {"research": True, "fragment": "any", "quick_start": True}),
    (4, {"roles": True}),
    (4, {"research": True, "roles": True}),
    (5, {"quick_start": True}),
    (5, {"research": True}),
    (5, {"roles": True, "may_rest": "always"}),
    (5, {"research": True, "roles": True, "quick_start": True, "fragment": "any"}),
)
SELECTED = {"artifact": ARTIFACT}


def all_setups() -> list[Setup]:
    """Every registered game with every number of seats and every combination of options, or a selection of them."""
    return [(name, seats, options) for name in wk.games() for seats, options in setups_of(wk.game(name))]


def setups_of(game: wk.Game) -> list[tuple[int, dict[str, bool | str]]]:
    if game.name in SELECTED:
        defaults = {option.name: option.default for option in game.options}
        return [(seats, {**defaults, **options}) for seats, options in SELECTED[game.name]]
    return [(seats, options) for seats in game.seats for options in all_options(game)]


def all_options(game: wk.Game) -> list[dict[str, bool | str]]:
    values: list[tuple[bool | str, ...]] = [option.values or (False, True) for option in game.options]
    names = [option.name for option in game.options]
    return [dict(zip(names, combination, strict=True)) for combination in itertools.product(*values)]


def new(setup: Setup) -> wk.State:
    name, seats, options = setup
    return wk.game(name).new(seats, options)


# Beginnings of moves that bring a game forward or secrets into it and seldom happen by themselves; and moves that do
# nothing.
KEEN = {
    "artifact": ("exhibit", "feature", "gold", "use", "role london", "role judd"),
    "artisans": ("choose farsighted", "choose nightworker", "choose opportunist", "reserve", "craft", "take"),
}
IDLE = {"artifact": ("pass", "end", "rest", "sell"), "artisans": ("skip", "pass", "rest")}


def choice(state: wk.State, who: int, rng: Random) -> int:
    """A random answer, in some games mostly one that leads somewhere."""
    legal = state.legal(who)
    name = type(state).__name__.lower()
    if who != wk.CHANCE and name in KEEN and rng.random() < 0.8:
        keen = [action for action in legal if state.name(action).startswith(KEEN[name])]
        busy = [action for action in legal if not state.name(action).startswith(IDLE[name])]
        return rng.choice(keen or busy or legal)
    return rng.choice(legal)


def step(state: wk.State, rng: Random) -> tuple[int, int]:
    """One random action of anybody who may act: who did what."""
    who = state.actor if state.actor == wk.CHANCE else rng.choice(state.actors())
    action = choice(state, who, rng)
    state.play(action, who)
    return who, action


def positions(setup: Setup, rng: Random) -> Iterator[wk.State]:
    """A random game: one object, at the start and after each action."""
    state = new(setup)
    yield state
    while state.actor != wk.OVER:
        step(state, rng)
        yield state


def sampled(setup: Setup, rng: Random, chance: float) -> Iterator[wk.State]:
    """Some of the positions of a random game, the last one always."""
    for state in positions(setup, rng):
        if rng.random() < chance or state.actor == wk.OVER:
            yield state


def text(thing: object) -> str:
    """The bytes that would go over the wire."""
    return json.dumps(thing)


def whole(state: wk.State) -> str:
    """Everything there is to see of a game: by all eyes, with all legal lists, weights and the story."""
    eyes = [*range(state.seats), None, wk.ALL_SEEING]
    asked = {seat: state.legal(seat) for seat in state.actors()}
    return text(
        [[state.view(eye), state.story(eye)] for eye in eyes]
        + [asked, state.actor, state.ply, state.reveals, state.weights(), state.scores(), state.ranks()]
    )


def everything(state: wk.State) -> str:
    """The true state of the world."""
    return text(state.view(wk.ALL_SEEING))


def fragments(view: dict[str, Any]) -> Counter[str]:
    """All fragments of an Artefakt that an all-seeing view shows, wherever they lie."""
    piles = [view["middle"], view["aside"], *view["sites"], *view["players"]]
    return Counter(fragment for pile in piles for fragment in pile["known"])


def cards(state: wk.State) -> Counter[str]:
    """All cards of an Artifact, wherever they lie. A view does not show those that are out of play for good."""
    assert isinstance(state, Board)
    view = state.view(wk.ALL_SEEING)
    found = Counter([*view["market"], *view["shown"]])
    for player in view["players"]:
        found.update(player["hand"])
    for number, site in enumerate(view["sites"]):
        found.update(site["face_up"])
        found.update({f"{site['site']}/{kind}": left for kind, left in site["unseen"].items()})
        for row in (EXHIBITED, REMOVED):
            pile = state.cards[row + number]
            found.update({f"{site['site']}/{kind}": how_many(pile, place) for place, kind in enumerate(KINDS)})
    return +found


def materials(view: dict[str, Any]) -> Counter[str]:
    """All material cards of an Artisans that an all-seeing view shows, wherever they lie."""
    found = Counter(card for card in view["market"] if card is not None)
    for heap in (view["pile"]["unseen"], view["discard"]):
        found.update(heap)
    for player in view["players"]:
        found.update(player["hand"])
        found.update({material: sum(column) for material, column in player["workshop"].items()})
    return +found


def pieces(state: wk.State) -> Counter[str]:
    """What is dealt in this game, and must neither get lost nor come out of nowhere."""
    if isinstance(state, Board):
        return cards(state)
    view = state.view(wk.ALL_SEEING)
    return materials(view) if view["game"] == "artisans" else fragments(view)


# Twins: two games that differ only in what a seat may not know.


def what_is_seen(state: wk.State, move: str, who: int, seat: int, last: tuple[int, str]) -> str:
    """As much of a move as the seat can see: of hidden ones not the piece, not the card."""
    words = move.split()
    if words[0] == "deal":  # to one seat after another (artisans §2.1)
        return move if state.ply % state.seats == seat else words[0]
    if words[0] == "draw":  # a curse is shown to all (artifact §12.7)
        hidden = state.view(None)["turn"] != seat and not move.endswith("/curse")
        return move.split("/", maxsplit=1)[0] if hidden else move
    if words[0] == "piece":
        unseen = ("carry", "salvage", "dive", "sift")
        hidden = (
            state.view(None)["stage"] == "discover" or last[1] == "carry" or (last[0] != seat and last[1] in unseen)
        )
    else:
        hidden = who != seat and words[0] in ("assign", "give", "sift")
    return " ".join(words[:-1]) if hidden else move


def differ_openly(state: wk.State, twin: wk.State, seat: int) -> bool:
    """Whether something was revealed just now that differs: a card, or fragments that the seat got to see."""
    shown = [event for event in state.story(seat) if event.get("card") or event.get("pieces")]
    return shown != [event for event in twin.story(seat) if event.get("card") or event.get("pieces")]
