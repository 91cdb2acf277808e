"""A table for any game, drawn from its view alone: what all see, then the players, each thing with its name.

Plain but complete, so that a game can be played in the terminal before anybody has drawn a board for it.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from wunderkammer.boards.marks import BRASS, GLOW, WHISPER, seat_mark
from wunderkammer.texts import Speaker
from wunderkammer.texts.speaker import name_key

ROWS: Final = (30, 3)  # of a picture, and more for each seat
# What the heading, the players' rows or the question below the board say anyway.
FRAME: Final = frozenset({"game", "seats", "seat", "ply", "actor", "actors", "question", "players", "scores", "ranks"})
NOTHING: Final = "–"


def board(view: dict[str, Any], speaker: Speaker, people: Sequence[str], width: int) -> RenderableType:  # noqa: ARG001 (rich knows it)
    """The table as one seat sees it."""
    shared = {key: value for key, value in view.items() if key not in FRAME}
    return Group(
        Text(speaker.name("game", view["game"]), BRASS), listed(shared, speaker), Text(), players(view, speaker, people)
    )


def legend(speaker: Speaker) -> RenderableType:  # noqa: ARG001 - a general board has no signs to explain
    return Text()


def players(view: Mapping[str, Any], speaker: Speaker, people: Sequence[str]) -> Table:
    """A row for each seat, with a column for everything that is said of any of them."""
    rows = [player_facts(view, seat) for seat in range(view["seats"])]
    columns = list(dict.fromkeys(key for row in rows for key in row))
    table = Table(box=None, padding=(0, 2, 0, 0), header_style=WHISPER)
    for title in ("", "", *[label(column, speaker) for column in columns]):
        table.add_column(title)
    for seat, row in enumerate(rows):
        mark = seat_mark(seat).append(" ▸" if seat in view["actors"] else "", GLOW)
        cells = [shown(column, row[column], speaker) if column in row else Text() for column in columns]
        table.add_row(mark, Text(people[seat], "bold" if seat == view["seat"] else ""), *cells)
    return table


def player_facts(view: Mapping[str, Any], seat: int) -> dict[str, Any]:
    """What is seen of a player; the score and the rank when there are such."""
    facts = {key: value for key, value in view["players"][seat].items() if key != "seat"}
    for column, values in (("score", view.get("scores")), ("rank", view.get("ranks"))):
        if values is not None:
            facts.setdefault(column, values[seat])
    return facts


def listed(things: Mapping[str, Any], speaker: Speaker) -> Table:
    """A line for each thing, its name before it."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for key, value in things.items():
        table.add_row(Text(label(key, speaker), WHISPER), shown(key, value, speaker))
    return table


def shown(kind: str, value: object, speaker: Speaker) -> RenderableType:
    """A value: plain ones in a line, what has parts as a table in the table."""
    if isinstance(value, Mapping):
        return listed(value, speaker) if value else Text(NOTHING)
    if isinstance(value, list) and any(isinstance(one, (Mapping, list)) for one in value):
        return listed({str(number): one for number, one in enumerate(value, 1)}, speaker)
    if isinstance(value, list):
        return Text(", ".join([word(kind, one, speaker) for one in value]) or NOTHING)
    return Text(word(kind, value, speaker))


def word(kind: str, value: object, speaker: Speaker) -> str:
    """What the texts of the game call it (`name-<kind>-<value>`), else as it is."""
    if value is None or value is False:
        return NOTHING
    if value is True:
        return "✓"
    key = name_key(kind, value)
    return speaker.say(key) if speaker.has(key) else str(value)


def label(key: str, speaker: Speaker) -> str:
    """What the texts of the game call a part of the view (`view-<key>`), else as it is."""
    return speaker.say(f"view-{key}") if speaker.has(f"view-{key}") else key.replace("_", " ")
