"""The exercise of the day: the same for everybody, of another game each day."""

from datetime import date
from math import gcd

from wunderkammer import shelf
from wunderkammer.exercises.exercise import Exercise, offered

STRIDE = 5  # from one to the next of a game, so that easy and hard ones alternate


def daily(day: date) -> Exercise | None:
    """All of a game before one comes back; None if no game has any."""
    games = [game for game in shelf.games() if offered(game)]
    if not games:
        return None
    turn, which = divmod(day.toordinal(), len(games))
    found = offered(games[which])
    stride = next(step for step in range(STRIDE, STRIDE + len(found) + 1) if gcd(step, len(found)) == 1)
    return found[turn * stride % len(found)]
