"""Stated chances by tenths, and how often they came about."""

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from wunderkammer.insight.calibration import Calibration
from wunderkammer.lab.reliability.stating import Stated

TENTHS: Final = 10
SURE: Final = 1.96  # standard errors of a 95 % interval


class Tenth(NamedTuple):
    """Statements between two tenths: the mean of what was stated, and what came about."""

    statements: int
    games: int
    stated: float
    won: float
    error: float | None  # half of the 95 % interval of the difference; of one game nothing can be said


Portion = tuple[Sequence[Stated], Calibration]  # games, and by which figures they are told


def tenths(*portions: Portion) -> list[Tenth | None]:
    """From 0 to 1; None where nothing was stated."""
    pairs: list[dict[tuple[int, int], list[tuple[float, float]]]] = [{} for _ in range(TENTHS)]
    for place, (games, calibration) in enumerate(portions):
        for game in games:
            for statement in game.statements:
                for stated, won in zip(calibration.of(statement.chances, statement.ply), game.won, strict=True):
                    tenth = min(TENTHS - 1, int(stated * TENTHS))
                    pairs[tenth].setdefault((place, game.number), []).append((stated, won))
    return [counted(list(by_game.values())) if by_game else None for by_game in pairs]


def counted(games: Sequence[Sequence[tuple[float, float]]]) -> Tenth:
    """Statements about one game go together, so the error is that of the games."""
    statements = sum(map(len, games))
    stated = sum(pair[0] for game in games for pair in game) / statements
    won = sum(pair[1] for game in games for pair in game) / statements
    if len(games) < 2:
        return Tenth(statements, len(games), stated, won, None)
    apart = [sum(pair[1] - pair[0] - (won - stated) for pair in game) for game in games]
    error = SURE * math.sqrt(sum(one * one for one in apart)) / statements
    return Tenth(statements, len(games), stated, won, error)


def off(found: Sequence[Tenth | None]) -> float:
    """How far what is stated is from what comes about: on average over all statements."""
    known = [one for one in found if one is not None]
    return sum(one.statements * abs(one.won - one.stated) for one in known) / sum(one.statements for one in known)
