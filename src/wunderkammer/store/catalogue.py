"""What can be asked about tables without reading their logs: the same words for SQLite and PostgreSQL.

The server writes a summary of a table together with its events. Tables of version 0.1 have none until somebody has
looked at them: their phase is empty, and something is due.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, NamedTuple

COLUMNS = ("over", "phase", "game", "rules", "listed", "due", "card")
UNKNOWN = ""  # the phase of a table that nobody has looked at yet


class Summary(NamedTuple):
    """A table in short; the phases and what is on its card are the server's business."""

    over: bool
    phase: str
    game: str
    rules: int
    listed: bool
    due: float | None  # when something has to happen by itself, in seconds since 1970; 0: at once
    card: str  # for a list

    def values(self) -> tuple[Any, ...]:
        """As the columns of the catalogue have them."""
        return (int(self.over), self.phase, self.game, self.rules, int(self.listed), self.due, self.card)


class Known(NamedTuple):
    """A table as the catalogue knows it."""

    table: str
    made: float
    phase: str
    game: str
    rules: int
    listed: bool
    card: str


class Found(NamedTuple):
    """A table, as the operator sees it."""

    table: str
    made: float
    phase: str
    game: str
    rules: int
    listed: bool
    card: str
    last: float  # when something happened there
    events: int
    bytes: int  # of its log


def pattern(word: str) -> str:
    """For LIKE. Databases differ in how they lower what is not ASCII: such a letter, and any sign, stands for any."""
    return "%" + "".join(one if one.isascii() and one.isalnum() else "_" for one in word.lower()) + "%"


class Questions(ABC):
    @abstractmethod
    async def ask(self, question: str, *values: Any) -> list[tuple[Any, ...]]:  # noqa: ANN401 (of any column)
        """The rows that answer a question, in which `?` stands for a value."""

    @abstractmethod
    async def change(self, *statements: tuple[str, Sequence[Any]]) -> None:
        """Do all of these, or none."""


class Catalogue(Questions):
    async def listed(
        self, phases: Sequence[str], kinds: Sequence[str], known: bool, limit: int, words: Sequence[str] = ()
    ) -> list[Known]:
        """Listed tables in these phases, the newest first: of these kinds (`game/rules`), or of all others.

        Each of the words is in the name of the game or on the card, wherever it stands there.
        """
        sought = "".join(" AND (lower(card) LIKE ? OR game LIKE ?)" for _ in words)
        question = (
            f"SELECT {KNOWN} FROM tables WHERE listed = 1 AND phase IN ({marks(phases)}) "
            f"AND (game || '/' || rules) {'' if known else 'NOT '}IN ({marks(kinds)}){sought} "
            "ORDER BY made DESC LIMIT ?"
        )
        patterns = [pattern(word) for word in words for _ in range(2)]
        return [known_of(found) for found in await self.ask(question, *phases, *kinds, *patterns, limit)]

    async def due(self, before: float, after: tuple[float, str], limit: int) -> list[tuple[float, str]]:
        """Tables at which something is due before a time: the next ones after a place in this list."""
        question = (
            'SELECT due, "table" FROM tables WHERE over = 0 AND due IS NOT NULL AND due <= ? '
            'AND (due, "table") > (?, ?) ORDER BY due, "table" LIMIT ?'
        )
        return [(found[0], found[1]) for found in await self.ask(question, before, *after, limit)]

    async def unknown(self, limit: int) -> list[str]:
        """Tables that are over and have no summary yet, the newest first."""
        question = "SELECT \"table\" FROM tables WHERE over = 1 AND phase = '' ORDER BY made DESC LIMIT ?"
        return [found[0] for found in await self.ask(question, limit)]

    async def going_on(self) -> int:
        """How many tables are not over."""
        return int((await self.ask("SELECT count(*) FROM tables WHERE over = 0"))[0][0])

    async def still_going_on(self, tables: Sequence[str]) -> list[str]:
        """Those of these tables that are not over."""
        question = f'SELECT "table" FROM tables WHERE over = 0 AND "table" IN ({marks(tables)})'
        return [found[0] for found in await self.ask(question, *tables)]

    async def quiet(self, phase: str, before: float, without: str, limit: int) -> list[tuple[str, int]]:
        """Tables in a phase, quiet since a time, without a text on their card; each with its last event's number."""
        height = 'SELECT max(number) FROM log WHERE log."table" = tables."table"'
        newer = 'SELECT 1 FROM log WHERE log."table" = tables."table" AND at >= ?'
        question = (
            f'SELECT "table", ({height}) FROM tables '
            f"WHERE phase = ? AND made < ? AND card NOT LIKE ? AND NOT EXISTS ({newer}) LIMIT ?"
        )
        found = await self.ask(question, phase, before, f"%{without}%", before, limit)
        return [(table, height) for table, height in found]

    async def delete(self, table: str, number: int) -> bool:
        """Remove a table for good, unless something has happened there after an event; whether it is gone."""
        height = 'SELECT max(number) FROM log WHERE "table" = ?'
        await self.change(
            (f'DELETE FROM analyses WHERE "table" = ? AND ({height}) = ?', (table, table, number)),
            (f'DELETE FROM log WHERE "table" = ? AND ({height}) = ?', (table, table, number)),
            (f'DELETE FROM tables WHERE "table" = ? AND ({height}) IS NULL', (table, table)),
        )
        return not await self.revisions([table])

    async def revisions(self, tables: Sequence[str]) -> dict[str, int]:
        """How often the log of each of these tables was rewritten; one that is gone is left out."""
        question = f'SELECT "table", revision FROM tables WHERE "table" IN ({marks(tables)})'
        return {found[0]: found[1] for found in await self.ask(question, *tables)} if tables else {}

    async def is_over(self, table: str) -> bool:
        return bool(await self.ask('SELECT 1 FROM tables WHERE over = 1 AND "table" = ?', table))

    async def nameless(self) -> list[tuple[str, bool]]:
        """Tables without a summary, and whether they are over."""
        return [
            (found[0], bool(found[1]))
            for found in await self.ask("SELECT \"table\", over FROM tables WHERE phase = ''")
        ]

    async def find(
        self, game: str | None, phases: Sequence[str], before: float | None, listed: bool | None
    ) -> list[Found]:
        """Tables of a game, in these phases, at which nothing happened since a time; the newest first."""
        of = 'FROM log WHERE log."table" = tables."table"'
        question = (
            f"SELECT {KNOWN}, (SELECT max(at) {of}), (SELECT count(*) {of}), (SELECT sum(length(event)) {of}) "
            f"FROM tables WHERE phase IN ({marks(phases)}) AND (? = '' OR game = ?) AND listed >= ? AND listed <= ?"
        )
        most, least = (1, 0) if listed is None else (int(listed), int(listed))
        rows = await self.ask(question, *phases, game or "", game or "", least, most)
        found = [Found(*known_of(row[:7]), row[7], row[8], int(row[9])) for row in rows if row[8]]
        return sorted([one for one in found if before is None or one.last < before], key=lambda one: -one.last)

    async def rewrite(self, table: str, events: Sequence[tuple[int, bytes]], card: str) -> None:
        """Replace some events; processes with the table in memory notice by its revision."""
        place = 'UPDATE log SET event = ? WHERE "table" = ? AND number = ?'
        await self.change(
            *[(place, (event, table, number)) for number, event in events],
            ('UPDATE tables SET revision = revision + 1, card = ? WHERE "table" = ?', (card, table)),
        )

    async def describe(self, table: str, number: int, summary: Summary) -> None:
        """Write a summary of a table as it is after an event, unless there is a newer one."""
        height = 'SELECT max(number) FROM log WHERE log."table" = tables."table"'
        await self.change((f"{UPDATE} AND ({height}) = ?", (*summary.values(), table, number)))


KNOWN = '"table", made, phase, game, rules, listed, card'
UPDATE = f'UPDATE tables SET {", ".join(f"{one} = ?" for one in COLUMNS)} WHERE "table" = ?'


def known_of(found: Sequence[Any]) -> Known:
    table, made, phase, game, rules, listed, card = found
    return Known(table, made, phase, game, rules, bool(listed), card)


def marks(values: Sequence[object]) -> str:
    return ", ".join("?" * len(values))
