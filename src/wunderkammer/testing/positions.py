"""One position: what is legal and what is refused, copies, views and observations."""

import json
from contextlib import suppress
from random import Random
from typing import Final

import wunderkammer as wk
from wunderkammer.core.batch import layout
from wunderkammer.testing.secrets import TRIED, Secrets, check_evident, check_twin
from wunderkammer.testing.tools import Setup, everything, observation, refusal_of, require, text

# What the terminal, the server and the page look for in every view.
FRAME: Final = ("game", "seats", "seat", "ply", "actor", "actors", "question", "players", "scores", "ranks")


def check_position(setup: Setup, state: wk.State, secrets: Secrets, rng: Random) -> None:
    check_copies(state, rng)
    check_legal(setup, state)
    check_refusals(setup, state, rng)
    check_views(setup, state)
    for seat in range(state.seats):
        twin = state.resample(seat, rng)
        secrets.note(state, seat, twin)
        check_twin(setup, state, twin, seat, rng)
        other = rng.randrange(state.seats)
        check_evident(state, twin.resample(other, rng))


def check_legal(setup: Setup, state: wk.State) -> None:
    """A seat that decides has legal moves, in ascending order; no other seat has any."""
    asked = state.actors() or ([wk.CHANCE] if state.actor == wk.CHANCE else [])
    require(bool(asked) == (state.actor != wk.OVER), "somebody is asked in a game that is over, or nobody in another")
    for who in (wk.CHANCE, *range(state.seats)):
        legal = state.legal(who)
        require(bool(legal) == (who in asked), f"seat {who} is asked without an answer, or has one without being asked")
        require(legal == sorted(set(legal)), f"the legal actions of seat {who} are not in ascending order")
        if who in asked:
            reasons = [state.why_not(action, who) for action in range(setup.game.actions)]
            allowed = [action for action, reason in enumerate(reasons) if reason is None]
            require(allowed == legal, f"legal() and why_not() of seat {who} differ")
            for reason in reasons:
                check_reason(setup, reason)
    if asked:
        require(state.actor == asked[0], "the actor is not the first of those who are asked")
        require(state.legal() == state.legal(asked[0]), "legal() is not what the actor may do")
    weights, heaviest = state.weights(), state.heaviest() if state.actor == wk.CHANCE else 0
    require(len(weights) == len(state.legal(wk.CHANCE)), "chance has as many weights as outcomes")
    require(all(0 < weight <= heaviest for weight in weights), "a weight is not between 1 and the heaviest")


def check_reason(setup: Setup, reason: wk.Reason | None) -> None:
    """An illegal move is refused with a code and a clause, with details that can be sent."""
    if reason is not None:
        require(bool(reason.code), "a move is refused without a reason")
        clause = f"{setup.game.name} §"
        require(reason.clause.startswith(clause), f"{reason.code} points at no clause ({clause}…)")
        text(reason.args)


def check_refusals(setup: Setup, state: wk.State, rng: Random) -> None:
    """What is refused is refused with the right error, and changes and tells nothing."""
    tried = state.copy()
    tried.listen()
    for who in (wk.CHANCE, *range(state.seats)):
        legal = state.legal(who)
        for action in rng.sample(range(setup.game.actions), min(TRIED, setup.game.actions)):
            if action not in legal:
                check_error(tried, action, who)
        with suppress(wk.MoveError):
            tried.play(setup.game.actions, who)
            raise AssertionError("an action that there is not was played")
    require(everything(tried) == everything(state), "a refused move changed the game")
    require(tried.story(wk.ALL_SEEING) == [], "a refused move is told")


def check_error(state: wk.State, action: int, who: int) -> None:
    """GameOver, NotYourTurn or IllegalMove, and the same reason as why_not() gives."""
    expected = wk.GameOver if state.actor == wk.OVER else wk.IllegalMove if state.is_open(who) else wk.NotYourTurn
    error, reason = refusal_of(state, action, who), state.why_not(action, who)
    require(isinstance(error, expected), f"{state.name(action)!r} is refused by {type(error).__name__}")
    require(reason is not None and bool(reason.code), f"{state.name(action)!r} is refused without a reason")
    if isinstance(error, wk.IllegalMove):
        require(error.reason == reason, "play() and why_not() give different reasons")
        require(error.move == state.name(action), "a refusal names another move")


def check_copies(state: wk.State, rng: Random) -> None:
    """A copy is equal, nobody listens to it, and neither it nor the original changes the other."""
    before, copy = everything(state), state.copy()
    require(everything(copy) == before, "a copy differs")
    require(copy.story(wk.ALL_SEEING) == [], "a copy tells what happened before it was made")
    other = copy.copy()
    wk.playout(copy, rng)
    require(everything(state) == everything(other) == before, "what a copy plays changes the game it was taken from")


def check_views(setup: Setup, state: wk.State) -> None:
    """Views and stories are JSON, have the common frame, and observations keep within their bounds."""
    for eyes in (*range(state.seats), None, wk.ALL_SEEING):
        view = state.view(eyes)
        missing = [key for key in FRAME if key not in view]
        require(not missing, f"a view has no {missing}")
        require(view["game"] == state.game() == setup.game.name, "the view is of a game of another name")
        require(len(view["players"]) == state.seats, "a view has not one player for each seat")
        for shown in (view, state.story(eyes)):
            require(json.loads(text(shown)) == shown, "a view or a story is not plain JSON")
    parts = layout(state)
    require(parts == layout(setup.new()), "an observation is not laid out as in a new game")
    for seat in range(state.seats):
        require(state.player(seat) == state.view(seat)["players"][seat], "player() differs from the view")
        seen = observation(state, seat)
        for part in parts:
            numbers = seen[part.start : part.start + part.size]
            require(all(number <= part.high for number in numbers), f"{part.name} is above its bound {part.high}")
