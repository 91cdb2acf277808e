"""Questions for several things: the rules name them in an order of their own, people choose them in any order."""

from typing import NamedTuple

import wunderkammer as wk
from wunderkammer.server.tables.answers import learned
from wunderkammer.texts.phrasing import Gathered, phrasing

MOST = 2_000  # sets that are told; where there are more, the moves are made one by one

Way = tuple[list[str], list[str]]  # what is chosen, and the moves that choose it


class TooManyError(Exception):
    pass


class Asked(NamedTuple):
    """A question for several things, as it was asked."""

    state: wk.State
    seat: int
    told: Gathered  # the event and slot that name what was chosen, also where the rules add what is left over

    def goes_on(self, trial: wk.State) -> bool:
        same = trial.actor == self.seat and trial.question == self.state.question
        return same and learned(trial) == learned(self.state)


def asked(state: wk.State, seat: int) -> Asked | None:
    """The question for several things that a seat is asked now, if it is one."""
    wanted = phrasing(state.game()).sets
    told = wanted.get(state.view(seat)["question"]["ask"]) if wanted else None
    return None if told is None or seat not in state.actors() else Asked(state, seat, told)


def ways(state: wk.State, seat: int) -> list[Way]:
    """Every set that a seat may choose now, with its moves; none if there is nothing to choose, or too much."""
    question = asked(state, seat)
    if question is None:
        return []
    found: list[Way] = []
    try:
        walk(question, state, ([], []), found)
    except TooManyError:
        return []
    return found


def is_given(state: wk.State, seat: int) -> bool:
    """Whether clients give the answer of this seat by themselves: all can see it, and there is no set to look at."""
    return state.is_evident(seat) and not ways(state, seat)


def walk(asked: Asked, now: wk.State, so_far: Way, found: list[Way]) -> None:
    """Through all legal moves, until something else is asked."""
    for action in now.legal(asked.seat):
        trial = now.copy()
        trial.listen()
        trial.play(action, asked.seat)
        chosen = [one[asked.told.slot] for one in trial.story(asked.seat) if one["event"] == asked.told.of]
        way = [*so_far[0], *chosen], [*so_far[1], now.name(action)]
        if asked.goes_on(trial):
            walk(asked, trial, way, found)
        elif len(found) == MOST:
            raise TooManyError
        else:
            found.append(way)
