"""What coins are worth in Artifact, now and in the years to come."""

from typing import Final

from mypy_extensions import i64

from wunderkammer.games.artifact.state import Player

# In hundredths of a point.
COIN: Final = 20  # a coin at the end
HASTE: Final = 4  # what it is worth beyond that, for each year to come
PURSE: Final = 18  # coins that can be put to use before the next income


def income(years: i64) -> i64:
    """What a coin a year is worth."""
    return years * (2 * COIN + HASTE * years) // 2


def purse(player: Player, years: i64) -> i64:
    """Money: points at the end, and before that what pays for actions."""
    useful: i64 = PURSE
    return player.money * COIN + min(player.money, useful) * HASTE * years
