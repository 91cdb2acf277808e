"""A data set, read game by game, and every game replayed."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import wunderkammer as wk
from wunderkammer.core.errors import LabError
from wunderkammer.lab.dataset.parquet import COLUMNS, arrow
from wunderkammer.lab.dataset.shards import setup_of

ROWS = 1000  # that are in memory at a time


class Row(NamedTuple):
    """A game of a set; the columns are in its card."""

    game: int
    bots: list[str]
    ranks: list[int]
    scores: list[int]
    decisions: int
    actions: list[int]


class Dataset:
    """A folder that `wunderkammer lab dataset` has written; `setup` is all that its games depend on."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.setup: dict[str, Any] = setup_of(folder)
        if not self.setup:
            raise LabError("dataset-not-one", {"file": str(folder)})

    @property
    def files(self) -> list[Path]:
        """In the order of their games; any reader of Parquet opens them."""
        return sorted(self.folder.glob("games-*.parquet"))

    def __len__(self) -> int:
        """How many games are there already."""
        return sum(arrow().parquet.read_metadata(path).num_rows for path in self.files)

    def __iter__(self) -> Iterator[Row]:
        """Game by game, never more than some of them in memory."""
        return (Row(**row) for row in self._rows(None))

    def results(self) -> Iterator[dict[str, Any]]:
        """The same without the actions, which is much faster."""
        return self._rows([name for name in COLUMNS if name != "actions"])

    def _rows(self, columns: list[str] | None) -> Iterator[dict[str, Any]]:
        for path in self.files:
            for batch in arrow().parquet.ParquetFile(path).iter_batches(ROWS, columns=columns):
                yield from batch.to_pylist()

    def fresh(self) -> wk.State:
        """Where every game of the set begins; an edition of your own cannot be restored from its name."""
        game = wk.game(self.setup["game"])
        found = (self.setup["rules"], self.setup["edition"])
        expected = (game.rules, f"{game.standard.name} {game.standard.fingerprint}")
        if found != expected:
            raise LabError(
                "dataset-other", {"file": str(self.folder), "key": "edition", "found": found, "expected": expected}
            )
        return game.new(self.setup["seats"], self.setup["options"])

    def replay(self, row: Row, plies: int | None = None) -> wk.State:
        """The game after so many actions, or at its end."""
        state = self.fresh()
        for action in row.actions[:plies]:
            state.apply(action)
        return state

    def decisions(self, row: Row) -> Iterator[tuple[wk.State, int, int]]:
        """Every decision of a game: the state before it, which goes on with the next one, the seat and the action."""
        state = self.fresh()
        for action in row.actions:
            if state.actor != wk.CHANCE:
                yield state, state.actor, action
            state.apply(action)


def read(folder: str | Path) -> Dataset:
    """Open a data set; LabError if there is none."""
    return Dataset(Path(folder))
