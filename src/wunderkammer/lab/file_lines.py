"""A game as a line of an arena's file, and back."""

import json
from typing import Any

from wunderkammer.lab.match import Forfeited
from wunderkammer.lab.plan import Setup
from wunderkammer.lab.play import Result

FIELDS = {"game", "bots", "ranks", "scores", "decisions"}  # of every game; plus forfeits if there are any


def content_of(result: Result) -> dict[str, Any]:
    content = {"game": result.number, **result._asdict()}
    del content["number"], content["forfeits"]
    return {**content, "forfeits": [one._asdict() for one in result.forfeits]} if result.forfeits else content


def parsed(text: str) -> dict[str, Any] | None:
    try:
        content = json.loads(text)
    except (ValueError, RecursionError):
        return None
    return content if isinstance(content, dict) else None


def result_of(text: str, setup: Setup) -> Result | None:
    """The game of a line; None if it cannot be one of this set-up."""
    content = parsed(text)
    if content is None or content.keys() - {"forfeits"} != FIELDS:
        return None
    number, decisions = content["game"], content["decisions"]
    if not all(is_count(one) for one in (number, decisions)) or content["bots"] != setup.lineup(number):
        return None
    ranks, scores = content["ranks"], content["scores"]
    if not all(isinstance(row, list) and len(row) == setup.seats for row in (ranks, scores)):
        return None
    forfeits = forfeits_of(content.get("forfeits", []), setup.seats)
    if forfeits is None:
        return None
    right = all(type(one) is int for one in scores) and all(is_count(one) for one in ranks) and 1 in ranks
    return Result(number, content["bots"], ranks, scores, decisions, forfeits) if right else None


def forfeits_of(listed: object, seats: int) -> tuple[Forfeited, ...] | None:
    if not isinstance(listed, list) or not all(is_forfeit(one, seats) for one in listed):
        return None
    return tuple(Forfeited(**one) for one in listed)


def is_forfeit(one: object, seats: int) -> bool:
    if not isinstance(one, dict) or one.keys() != set(Forfeited._fields):
        return False
    right = is_count(one["seat"]) and one["seat"] < seats and isinstance(one["details"], dict)
    return right and isinstance(one["code"], str) and isinstance(one["stderr"], str)


def is_count(value: object) -> bool:
    return type(value) is int and value >= 0
