"""The calibration that fits games best: that under which what happened was least surprising."""

import math
from collections.abc import Sequence
from typing import Final

from wunderkammer.insight.calibration import LEAST, RAW, Calibration
from wunderkammer.lab.reliability.stating import Stated

FIRST_STEP: Final = 0.32
FINEST: Final = 0.01
STRONGEST: Final = 3.0


def fitted(games: Sequence[Stated]) -> Calibration:
    """Downhill in steps that become smaller."""
    usual = round(sum(game.actions for game in games) / len(games))
    best = RAW._replace(actions=usual)
    least, step = surprise(best, games), FIRST_STEP
    while step >= FINEST:
        tried = [(surprise(one, games), one) for one in neighbours(best, step)]
        lower, one = min(tried)
        if lower < least:
            least, best = lower, one
        else:
            step /= 2
    return best


def neighbours(one: Calibration, step: float) -> list[Calibration]:
    def moved(figure: float, by: float) -> float:
        return round(min(STRONGEST, max(0.0, figure + by)), 2)

    early = [one._replace(early=moved(one.early, by)) for by in (-step, step)]
    return early + [one._replace(late=moved(one.late, by)) for by in (-step, step)]


def surprise(calibration: Calibration, games: Sequence[Stated]) -> float:
    """The logarithmic score, on average."""
    total, count = 0.0, 0
    for game in games:
        for statement in game.statements:
            stated = calibration.after(statement.best, statement.after, statement.ply)
            total -= sum(won * math.log(max(chance, LEAST)) for chance, won in zip(stated, game.won, strict=True))
            count += 1
    return total / count
