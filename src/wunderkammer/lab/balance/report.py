"""All that a balance report says, without words: for the page, for files and for programs."""

from collections.abc import Iterable
from typing import Any, NamedTuple

import wunderkammer as wk
from wunderkammer.core.options import settle
from wunderkammer.lab.balance.measures import Figure
from wunderkammer.lab.balance.seen import Watched
from wunderkammer.lab.balance.sheets import Distribution, Sheet, distributions, seats
from wunderkammer.lab.balance.tally import Tally
from wunderkammer.lab.balance.watching import eyes_for
from wunderkammer.lab.plan import Setup

Table = list[dict[str, Any]]


class Report(NamedTuple):
    setup: Setup
    games: int
    total: int  # how many games were asked for; fewer were played if it was stopped
    seats: Sheet
    distributions: list[Distribution]
    sheets: list[Sheet]  # what matters in this game

    @property
    def edition(self) -> str:
        edition = self.setup.edition or wk.game(self.setup.game).standard
        return f"{edition.name} {edition.fingerprint}"

    def options(self) -> dict[str, bool | str]:
        return settle(wk.game(self.setup.game).options, self.setup.options)

    def chosen(self) -> dict[str, bool | str]:
        """The options that are not as usual."""
        usual = {option.name: option.default for option in wk.game(self.setup.game).options}
        return {name: value for name, value in self.options().items() if value != usual[name]}

    def tables(self) -> dict[str, Table]:
        """Every table of the report by its name, as it goes into a file."""
        sheets = {sheet.key: rows_of(sheet) for sheet in [self.seats, *self.sheets]}
        return sheets | {one.key: bins_of(one) for one in self.distributions}

    def data(self) -> dict[str, Any]:
        """The same for the same games, wherever and however fast they were played."""
        return {
            "game": self.setup.game,
            "games": self.games,
            "seed": self.setup.seed,
            "bots": list(self.setup.bots),
            "options": self.options(),
            "edition": self.edition,
            "tables": self.tables(),
        }


def reported(setup: Setup, games: Iterable[Watched], total: int) -> Report:
    """Games in any order; they count in the order of their numbers."""
    tally = Tally(setup.seats, sorted(games, key=lambda game: game.number))
    sheets = eyes_for(setup.game).sheets(tally, setup)
    return Report(setup, tally.games, total, seats(tally), distributions(tally), sheets)


def rows_of(sheet: Sheet) -> Table:
    table = []
    for row in sheet.rows:
        line: dict[str, Any] = {"which": row.which}
        for column, figure in zip(sheet.columns, row.figures, strict=True):
            line |= columns_of(column.key.replace("-", "_"), figure)
        table.append(line)
    return table


def bins_of(one: Distribution) -> Table:
    return [{"first": b.first, "last": b.last, "count": b.times, **columns_of("share", b.share)} for b in one.bins]


def columns_of(key: str, figure: Figure | None) -> dict[str, float | None]:
    value, low, high = (None, None, None) if figure is None else (round(number, 6) for number in figure)
    return {key: value, f"{key}_low": low, f"{key}_high": high}
