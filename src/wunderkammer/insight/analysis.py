"""The analysis of a record: every decision with a choice is weighed, twice.

From what the deciding seat knew: this is what it can be praised or blamed for. And with all cards open: this is how
the game really stood, and whatever changed it besides the decisions was luck.
"""

import math
from collections.abc import Callable
from typing import Final

import msgspec

from wunderkammer.bots.perspective import Perspective
from wunderkammer.core.edition import Edition
from wunderkammer.core.errors import RecordError
from wunderkammer.core.judge import shares
from wunderkammer.core.state import OVER, State
from wunderkammer.insight.reasons import Reason, compare
from wunderkammer.insight.weighing import OpenPerspective, Scales
from wunderkammer.record import Entry, Record, positions, upgraded, verify

VERSION: Final = 2  # grows when the same record would give another analysis
ITERATIONS: Final = 600  # quick ones for each of the two searches of a decision
STEEP: Final = 5.0  # how fast accuracy falls with what was given away
GRAVE: Final = 0.05  # what is given away at a turning point, at least
TURNINGS: Final = 3  # that are shown of a seat

Heard = Callable[[int, int], None]  # how many decisions are done, of how many actions


class Decision(msgspec.Struct, frozen=True):
    """A decision with a choice: what was played, what was best, and how likely each seat was to win."""

    ply: int  # how many actions had been played
    round: int
    seat: int
    played: str
    best: str
    known: float  # how likely the seat was to win with the best move, from what it knew
    left: float  # and with the move that was played
    loss: float  # the difference; 0 if they were about equal
    chances: list[float]  # of all seats with the best move, with all cards open
    after: list[float]  # and after the move that was played
    knew: list[list[float]]  # chances of all seats, as each seat could know them
    reasons: list[Reason]  # what the best move would have brought, where much was lost


class Seat(msgspec.Struct, frozen=True):
    """How a seat played, and how it fared: parts of a win, which add up to what it won beyond an equal share."""

    accuracy: float | None  # 0 to 100; None if it never had a choice
    mistakes: int  # decisions in which it gave much away
    moves: float  # what all moves changed for it, its own and those of the others; at most a win
    luck: float  # all the rest
    won: float


class Analysis(msgspec.Struct, frozen=True):
    """A whole game."""

    game: str
    people: list[str]
    decisions: list[Decision]
    seats: list[Seat]
    ranks: list[int]
    luck: float  # the part of the result that it decided, from 0 to 1

    def turning_plies(self) -> list[list[int]]:
        """By seat, where its turning points are."""
        return [[one.ply for one in self.turnings(seat)] for seat in range(len(self.seats))]

    def turnings(self, seat: int) -> list[Decision]:
        """Where a seat gave away most, in the order of the game; at most one of each turn."""
        worst: dict[int, Decision] = {}
        turn = 0
        for before, decision in zip([None, *self.decisions], self.decisions, strict=False):
            turn += before is None or before.seat != decision.seat
            if decision.seat == seat and decision.loss >= GRAVE:
                worst[turn] = max(worst.get(turn, decision), decision, key=lambda one: one.loss)
        found = sorted(worst.values(), key=lambda one: -one.loss)[:TURNINGS]
        return sorted(found, key=lambda one: one.ply)


def analyse(
    record: Record, edition: Edition | None = None, iterations: int = ITERATIONS, heard: Heard | None = None
) -> Analysis:
    """A finished game, weighed decision by decision; the same record gives the same analysis."""
    record = upgraded(record, edition)
    end = verify(record, edition)
    if end.actor != OVER:
        raise RecordError("analysis-unfinished", {})
    told = positions(record, edition)
    state = next(told)
    decisions: list[Decision] = []
    for number, entry in enumerate(record.entries):
        decision = weighed(state, entry, iterations)
        if decision is not None:
            decisions.append(decision)
        if heard is not None:
            heard(number + 1, len(record.entries))
        next(told)  # the same state, one action later
    seats = [fared(seat, decisions, won, end.seats) for seat, won in enumerate(shares(end.ranks()))]
    return Analysis(record.game, record.people, decisions, seats, end.ranks(), part_of_luck(seats))


def weighed(state: State, entry: Entry, iterations: int) -> Decision | None:
    """What there is to say about an action; nothing about chance, or where there was no choice."""
    seat = entry.seat
    if seat < 0 or len(state.legal(seat)) < 2:
        return None
    seed = f"analysis/{state.ply}"
    scales, played = Scales(iterations, seed), state.action(entry.move)
    perspective = Perspective(state, seat, scales.rng())
    known = scales.weigh(perspective, played)
    open_cards = scales.weigh(OpenPerspective(state, seat), played)
    loss = known.loss(seat)
    return Decision(
        ply=state.ply,
        round=state.view(None).get("round", 0),
        seat=seat,
        played=entry.move,
        best=state.name(known.best),
        known=known.chances[seat],
        left=known.after[seat],
        loss=loss,
        chances=open_cards.chances,
        after=open_cards.stands,
        knew=[
            rounded(known.chances if viewer == seat else looks_on(state, viewer, scales))
            for viewer in range(state.seats)
        ],
        reasons=compare(perspective, known.best, played, seed) if loss >= GRAVE else [],
    )


def looks_on(state: State, viewer: int, scales: Scales) -> list[float]:
    return scales.outlook(Perspective(state, viewer, scales.rng()))


def rounded(chances: list[float]) -> list[float]:
    """For a plot."""
    return [round(chance, 3) for chance in chances]


def fared(seat: int, decisions: list[Decision], won: float, seats: int) -> Seat:
    """Every move that gave something away changed the chances of all; what the moves do not explain was luck."""
    own = [one for one in decisions if one.seat == seat]
    accuracy = sum(math.exp(-STEEP * one.loss) for one in own) * 100 / len(own) if own else None
    mistakes = sum(one.loss >= GRAVE for one in own)
    changed = sum(one.after[seat] - one.chances[seat] for one in decisions if one.loss > 0)
    moves = max(-1.0, min(1.0, changed))  # nobody wins or loses more than a game
    return Seat(accuracy, mistakes, moves, won - 1 / seats - moves, won)


def part_of_luck(seats: list[Seat]) -> float:
    luck, moves = sum(abs(seat.luck) for seat in seats), sum(abs(seat.moves) for seat in seats)
    return luck / (luck + moves) if luck else 0.0
