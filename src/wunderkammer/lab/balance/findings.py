"""What stands out: who or what won clearly more, or clearly less, often than a seat does on average."""

from collections.abc import Iterable
from typing import NamedTuple

from wunderkammer.lab.balance.measures import Figure
from wunderkammer.lab.balance.sheets import Row, Sheet

MOST = 5  # of each kind


class Finding(NamedTuple):
    sheet: Sheet
    row: Row
    wins: Figure


class Findings(NamedTuple):
    """The clearest first."""

    more: list[Finding]
    less: list[Finding]


def findings_of(sheets: Iterable[Sheet], fair: float) -> Findings:
    """Clear is what lies beyond the fair share with its whole interval."""
    found = [one for sheet in sheets for one in wins_of(sheet)]
    more = sorted((one for one in found if one.wins.low > fair), key=lambda one: -one.wins.low)
    less = sorted((one for one in found if one.wins.high < fair), key=lambda one: one.wins.high)
    return Findings(more[:MOST], less[:MOST])


def wins_of(sheet: Sheet) -> list[Finding]:
    return [
        Finding(sheet, row, figure)
        for row in sheet.rows
        for column, figure in zip(sheet.columns, row.figures, strict=True)
        if column.key == "wins" and figure is not None
    ]
