"""What a store can do. The log is the only truth: everything else is made from it again.

Rows are only ever added. That a table has one row of each number is the lock between those who serve it; that a command
stands once in a table makes a command that is repeated one effect.
"""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import NamedTuple

from wunderkammer.store.analyses import AnalysesKept
from wunderkammer.store.catalogue import Catalogue, Summary
from wunderkammer.store.health import Health


class Row(NamedTuple):
    """An event of a table: the first has number 1."""

    number: int
    command: str
    event: bytes
    at: float  # seconds since 1970


class Secret(NamedTuple):
    """What a table keeps from everybody until it is over."""

    key: bytes


@dataclass(frozen=True)
class Appended:
    """The row is in the log for good."""


@dataclass(frozen=True)
class Conflict:
    """Somebody else has written a row of this number; nothing was written."""


@dataclass(frozen=True)
class Repeated:
    """The command is in the log already; nothing was written."""

    number: int


@dataclass(frozen=True)
class Gone:
    """There is no such table any more; nothing was written."""


class Store(Catalogue, AnalysesKept, ABC):
    """All methods may be called by many tasks at once. Each ends in time: StoreTrouble says what is in the way."""

    health: Health

    @abstractmethod
    async def make(self, table: str, secret: Secret, first: Row, summary: Summary | None = None) -> Appended | Conflict:
        """A new table with its first event; a conflict if there is one of this name."""

    @abstractmethod
    async def keep(self, table: str, secret: Secret, rows: list[Row], summary: Summary | None = None) -> None:
        """A whole table that is over, or nothing of it; StoreError if there is one of this name."""

    @abstractmethod
    async def append(
        self, table: str, row: Row, over: bool, summary: Summary | None = None
    ) -> Appended | Conflict | Repeated | Gone:
        """Write a row durably, and with it a summary if there is another one; `over` marks the table as finished.

        Returns when it is safe.
        """

    @abstractmethod
    async def rows(self, table: str, after: int = 0) -> list[Row]:
        """The events of a table after a number; an unknown table has none."""

    @abstractmethod
    async def secret(self, table: str) -> Secret: ...

    @abstractmethod
    async def heights(self, tables: list[str]) -> dict[str, int]:
        """The number of the last event of each of these tables."""

    @abstractmethod
    async def tables(self, live: bool, limit: int) -> list[str]:
        """Tables that go on, or that are over; the newest first."""

    async def claim(self, table: str, worker: str, seconds: float) -> float:  # noqa: ARG002 (where there are others)
        """Have a worker think for a table for so long: 0, or the seconds for which another one does."""
        return 0.0

    @abstractmethod
    async def every(self) -> list[str]:
        """The name of every table of which there is anything."""

    @abstractmethod
    async def probe(self, writes: bool) -> None:
        """Try whether one can read, or write; nothing is changed."""

    @abstractmethod
    async def close(self) -> None: ...
