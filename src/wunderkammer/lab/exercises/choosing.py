"""Of all that were found, those that together show most of a game: all grades, and nothing twice."""

from collections.abc import Sequence
from typing import Final

from wunderkammer.exercises import GRADES
from wunderkammer.lab.exercises.finding import Found

PARTS: Final = {"novice": 3, "amateur": 4, "expert": 3, "master": 2}  # of twelve
TWELVE: Final = sum(PARTS.values())
SAME: Final = 2  # of one game, as long as there are others


def wanted(count: int) -> dict[str, int]:
    """How many of each grade."""
    shares = {grade: count * part // TWELVE for grade, part in PARTS.items()}
    for grade in list(PARTS)[: count - sum(shares.values())]:
        shares[grade] += 1
    return shares


def enough(found: Sequence[Found], count: int) -> bool:
    """Whether there is a choice in every grade."""
    return all(sum(one.exercise.grade == grade for one in found) >= 3 * many for grade, many in wanted(count).items())


def chosen(found: Sequence[Found], count: int) -> list[Found]:
    """The easiest first. Where a grade has too few, others take their place."""
    taken: list[Found] = []
    for grade, many in wanted(count).items():
        take(taken, [one for one in found if one.exercise.grade == grade], many)
    take(taken, found, count - len(taken))
    return sorted(taken, key=lambda one: GRADES.index(one.exercise.grade))


def take(taken: list[Found], found: Sequence[Found], many: int) -> None:
    """One after the other, always the one that is least like those that were taken; among equals the clearest."""

    def rank(one: Found) -> tuple[bool, int, float]:
        crowded = sum(one.game == other.game for other in taken) >= SAME
        return crowded, sum(alike(one, other) for other in taken), -clearness(one)

    left = [one for one in found if one not in taken]
    for _ in range(min(many, len(left))):
        best = min(left, key=rank)
        left.remove(best)
        taken.append(best)


def alike(one: Found, other: Found) -> int:
    same_move = 4 * (one.exercise.best == other.exercise.best)
    same_kind = 3 * (one.kind == other.kind)
    same_place = 2 * (one.phase == other.phase) + (one.seats == other.seats) + (one.variant == other.variant)
    return same_move + same_kind + same_place + 6 * (one.game == other.game)


def clearness(one: Found) -> float:
    """By how much the best move leads."""
    chances = list(one.exercise.chances.values())
    return chances[0] - chances[len(one.exercise.answers)]
