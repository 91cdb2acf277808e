"""What Pawn can be broken with: each of these makes something else of a real method."""

from collections.abc import Callable
from random import Random
from typing import Any

import wunderkammer as wk
from wunderkammer.core.contents import Contents
from wunderkammer.core.notation import Notation, numbers
from wunderkammer.core.tally import Row, Tally

Real = Any  # a method of Pawn, or what else is replaced
Pawn = Any  # it is installed while the tests run
ACTIONS = 7  # of Pawn
Broken = Callable[[Real], Any]


def always(value: object) -> Broken:
    return lambda _: lambda *_: value


def result(change: Callable[[Pawn, Any], object]) -> Broken:
    """The method gives something else."""
    return lambda real: lambda self, *given: change(self, real(self, *given))


def all_are_asked(self: Pawn, is_open: bool) -> bool:
    """Also those before the actor."""
    return is_open or (self.question == 2 and self.actor > 0)


def of_nothing(self: Pawn, _: object) -> Tally:
    return Tally([Row("nothing", [-1] * self.seats)], True, [])


def ties_by_seat(self: Pawn, _: object) -> Tally:
    return Tally([], True, [Row("seat", list(range(self.seats)))])


def afterwards(change: Callable[[Pawn], object]) -> Broken:
    """The method does something more."""

    def broken(real: Real) -> Callable[..., None]:
        def method(self: Pawn, *given: object) -> None:
            real(self, *given)
            change(self)

        return method

    return broken


def copied(change: Callable[[Pawn, Pawn], object]) -> Broken:
    """A copy is changed, or shares something."""

    def broken(real: Real) -> Callable[[Pawn], Pawn]:
        def copy(self: Pawn) -> Pawn:
            twin = real(self)
            change(self, twin)
            return twin

        return copy

    return broken


def other_turns(_: Pawn, twin: Pawn) -> None:
    twin.in_turn = lambda: [(twin.round + number) % twin.seats for number in range(twin.seats)]


def begun_anew(_: Pawn, kept: tuple[Any, ...]) -> tuple[Any, ...]:
    """What a state holds is not pickled with it."""
    resumed, (origin, _held) = kept
    return resumed, (origin, Contents({}))


def refusing(otherwise: Callable[[Pawn, wk.MoveError], object]) -> Broken:
    """Something else happens when a move is refused."""

    def broken(real: Real) -> Callable[..., object]:
        def play(self: Pawn, action: int, seat: int | None = None) -> object:
            try:
                return real(self, action, seat)
            except wk.MoveError as error:
                return otherwise(self, error)

        return play

    return broken


def refused_after(change: Callable[[Pawn], object]) -> Broken:
    def otherwise(self: Pawn, error: wk.MoveError) -> None:
        change(self)
        raise error

    return refusing(otherwise)


def refused_by(other: Callable[[wk.IllegalMove], wk.MoveError]) -> Broken:
    """Whoever is asked gets another error."""

    def otherwise(_: Pawn, error: wk.MoveError) -> None:
        raise other(error) if isinstance(error, wk.IllegalMove) else error

    return refusing(otherwise)


def played_all_the_same(self: Pawn, error: wk.MoveError) -> Pawn:
    if isinstance(error, wk.IllegalMove):
        return self
    raise error


def telling_all(self: Pawn, error: wk.MoveError) -> None:
    error.details["shards"] = sum(self.shards)
    raise error


def told_only_if_asked(real: Real) -> Callable[..., Any]:
    return lambda self, action, seat=None: real(self, action, seat) if self.is_open(seat) else None


def one_action_more(real: Real) -> Callable[..., Any]:
    return lambda self, action, seat=None: self if action == ACTIONS else real(self, action, seat)


def observed(more: Callable[[Pawn, Any], None]) -> Broken:
    """More is written on the sheet."""

    def broken(real: Real) -> Callable[..., None]:
        def observe(self: Pawn, seat: int, sheet: object) -> None:
            real(self, seat, sheet)
            more(self, sheet)

        return observe

    return broken


def growing(self: Pawn, sheet: Any) -> None:  # noqa: ANN401
    for _ in range(self.round):
        sheet.number("round", 1, 1)


def seen_by_spectators(real: Real) -> Callable[..., dict[str, Any]]:
    return lambda self, seat: real(self, seat) | ({"all": sum(self.shards)} if seat is None else {})


def luck_by_secrets(real: Real) -> Callable[..., Any]:
    """How often luck is asked depends on what is hidden."""

    def resample(self: Pawn, seat: int, rng: Random) -> Pawn:
        for _ in range(sum(self.shards)):
            rng.random()
        return real(self, seat, rng)

    return resample


def never_twice(change: Callable[[int], dict[str, int]], options: Callable[[int], dict[str, bool]]) -> Broken:
    """How a game begins depends on how many there were before: other figures, other options."""
    begun: list[int] = []

    def broken(real: Real) -> Callable[..., Any]:
        def set_up(self: object, seats: int, chosen: dict[str, bool], edition: wk.Edition) -> object:
            begun.append(seats)
            figures = edition.figures | change(len(begun))
            return real(self, seats, chosen | options(len(begun)), edition._replace(figures=figures))

        return set_up

    return broken


def numbered(real: Real) -> Callable[..., str]:
    """No record is written like another."""
    written: list[object] = []

    def write(record: object) -> str:
        written.append(record)
        return str(real(record)).replace("Person 0", f"Person 0.{len(written)}")

    return write


def spelled(bid: str) -> Notation:
    return Notation({0: "deal <shard>", 5: bid, 6: "fold"}, {"shard": numbers(5)})
