"""Ratings by OpenSkill: how strong a bot is, taking its opponents into account."""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from wunderkammer.core.errors import LabError
from wunderkammer.lab.play import Result


class Rating(NamedTuple):
    """An estimate of the strength, and its standard deviation; all begin with 25 and 25/3."""

    mu: float
    sigma: float


def model() -> Any:  # noqa: ANN401 (of a library that need not be there)
    try:
        from openskill.models import PlackettLuce  # noqa: PLC0415 - only the arena needs it
    except ModuleNotFoundError:
        raise LabError("extra-missing", {"library": "openskill", "extra": "lab"}) from None
    return PlackettLuce()


def rated(bots: Iterable[str], results: Iterable[Result]) -> dict[str, Rating]:
    """The ratings after these games, in their order. A bot in several seats of a game counts by its average rank."""
    rules = model()
    known = {name: rules.rating() for name in bots}
    for result in results:
        present = list(dict.fromkeys(result.bots))
        ranks = [average_rank(result, name) for name in present]
        teams = rules.rate([[known[name]] for name in present], ranks=ranks)
        known.update(zip(present, (team[0] for team in teams), strict=True))
    return {name: Rating(rating.mu, rating.sigma) for name, rating in known.items()}


def average_rank(result: Result, name: str) -> float:
    ranks: Sequence[int] = [rank for rank, bot in zip(result.ranks, result.bots, strict=True) if bot == name]
    return sum(ranks) / len(ranks)
