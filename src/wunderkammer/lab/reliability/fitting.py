"""The calibration that fits games best: that under which what happened was least surprising."""

import math
from collections.abc import Iterator, Sequence
from typing import Final

from wunderkammer.insight.calibration import LEAST, RAW, Calibration
from wunderkammer.lab.reliability.stating import Stated

FIRST_STEP: Final = 0.32
FINEST: Final = 0.01
STRONGEST: Final = 3.0
LEASTS: Final = (LEAST, 0.002, 0.004, 0.008, 0.015, 0.03, 0.05)  # chances below which nothing is told apart
EVEN: Final = 4.0  # as many games in which places are worth nothing as speak against a lean of one
STEADY: Final = 6.0  # the same for powers: what is stated is believed, unless games insist
FOLDS: Final = 5  # parts of the games, each of which is measured by what fits the others


def crossed(games: Sequence[Stated]) -> list[tuple[Sequence[Stated], Calibration]]:
    """Each part of the games with what fits the others: so every game is measured by a fit that has not seen it."""
    parts = [games[fold::FOLDS] for fold in range(min(FOLDS, len(games)))]
    return [(part, fitted([game for other in parts if other is not part for game in other])) for part in parts]


def fitted(games: Sequence[Stated]) -> Calibration:
    """Downhill in steps that become smaller."""
    usual = round(sum(game.actions for game in games) / len(games))
    best = RAW._replace(leans=(0.0,) * len(games[0].won), actions=usual)
    least, step = doubt(best, games), FIRST_STEP
    while step >= FINEST:
        lower, one = min((doubt(one, games), one) for one in neighbours(best, step))
        if lower < least:
            least, best = lower, one
        else:
            step /= 2
    return best


def neighbours(one: Calibration, step: float) -> Iterator[Calibration]:
    yield from (one._replace(least=least) for least in LEASTS if least != one.least)
    for by in (-step, step):
        for place, power in enumerate(one.powers):
            moved = round(min(STRONGEST, max(0.0, power + by)), 2)
            yield one._replace(powers=replaced(one.powers, place, moved))
        for place, lean in enumerate(one.leans):
            yield one._replace(leans=replaced(one.leans, place, round(lean + by, 2)))


def replaced(figures: tuple[float, ...], place: int, figure: float) -> tuple[float, ...]:
    return (*figures[:place], figure, *figures[place + 1 :])


def doubt(calibration: Calibration, games: Sequence[Stated]) -> float:
    """The surprise; places are worth something, and what is stated is not believed, only as far as the games insist."""
    leaning = EVEN / 2 * sum(lean * lean for lean in calibration.leans)
    bending = STEADY / 2 * sum((power - 1) ** 2 for power in calibration.powers)
    return surprise(calibration, games) + (leaning + bending) / len(games)


def surprise(calibration: Calibration, games: Sequence[Stated]) -> float:
    """The logarithmic score, on average."""
    total, count = 0.0, 0
    for game in games:
        for statement in game.statements:
            stated = calibration.of(statement.chances, statement.ply)
            total -= sum(won * math.log(max(chance, LEAST)) for chance, won in zip(stated, game.won, strict=True))
            count += 1
    return total / count
