"""What everybody at a table is told of one event: what all eyes share is made once, each pair of eyes is shown once."""

from collections.abc import Sequence
from functools import cached_property
from typing import Any

from wunderkammer.server import messages as out
from wunderkammer.server import showing
from wunderkammer.server.table import Table


class Snapshots:
    """Of a table that does not change meanwhile."""

    def __init__(self, table: Table, news: Sequence[out.News]) -> None:
        self.table = table
        self.news = news
        self.told: dict[int | None, bytes] = {}

    @cached_property
    def shared(self) -> dict[str, Any]:
        return showing.shared(self.table, self.news)

    def of(self, eyes: int | None) -> bytes:
        """The message for these eyes, with what they saw happen since somebody listened."""
        if eyes not in self.told:
            self.told[eyes] = out.encode(showing.seen(self.table, eyes, self.story(eyes), self.shared))
        return self.told[eyes]

    def story(self, eyes: int | None) -> list[dict[str, Any]]:
        return [] if self.table.journal is None else self.table.journal.state.story(eyes)
