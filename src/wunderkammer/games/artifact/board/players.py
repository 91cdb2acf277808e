"""The players of Artifact: figures in columns, below them what they hold and show."""

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from wunderkammer.boards.blocks import Block, fitted, indented, tokens
from wunderkammer.boards.marks import BRASS, GLOW, WHISPER, seat_mark
from wunderkammer.core.state import OVER
from wunderkammer.games.artifact.board.marks import MARKERS, NOTHING, SITES, heaps, kind_mark, place_mark, tile_mark
from wunderkammer.texts import Speaker

FIGURES = ("money", "prestige", "bonus", "supply")
INDENT = 6


def players(view: dict[str, Any], speaker: Speaker, people: Sequence[str], width: int, wide: bool) -> Block:
    """Two lines or more per player, the viewer first."""
    room, gap = (26, "  ") if wide else (18, " ")
    room -= max(0, headings(view, speaker, room, gap)[-1].cell_len - width)  # long words take it from the names
    seats = range(view["seats"])
    first = view["seat"] or 0
    lines = headings(view, speaker, room, gap)
    for seat in [*seats[first:], *seats[:first]]:
        player = view["players"][seat]
        line = fitted(who(view, speaker, people, seat, room), room)
        line.append_text(figures(speaker, player, gap)).append_text(counts(player["markers"], MARKERS))
        if view["research"]:
            line.append("  ").append_text(counts(player["research"], SITES, "0"))
        remarks = Text(", ").join(notes(view, speaker, player))
        belongings = possessions(view, speaker, player, width - INDENT)
        line.rstrip()
        if remarks and wide and line.cell_len + 4 + remarks.cell_len <= width:
            line.append("    ").append_text(remarks)
        elif remarks:
            belongings = [remarks.append(" ·", WHISPER), *belongings]
        lines += [line, *indented(tokens(belongings, width - INDENT), INDENT)]
    return lines


def headings(view: dict[str, Any], speaker: Speaker, room: int, gap: str) -> Block:
    """What the columns mean, in two lines: figures, markers on the mat, steps of research."""
    figure = "".join(f"{speaker.say(f'ui-{figure}')}{gap}" for figure in FIGURES)
    above = Text.assemble((" " * (room + len(figure) + 1) + speaker.say("ui-mat"), WHISPER))
    below = Text.assemble((" " * room + figure + " ", WHISPER), marks_of(MARKERS))
    if view["research"]:
        above = fitted(above, below.cell_len + 2).append(speaker.say("ui-research"), WHISPER)
        below.append("  ").append_text(marks_of(SITES))
    below.rstrip()
    return [above, below]


def marks_of(names: Sequence[str]) -> Text:
    return Text.assemble(*[part for name in names for part in (place_mark(name), " ")])


def who(view: dict[str, Any], speaker: Speaker, people: Sequence[str], seat: int, room: int) -> Text:
    """`▸ ● 1 Ada (you)`."""
    line = Text.assemble(("▸ " if seat in view["actors"] else "  ", GLOW), seat_mark(seat))
    you = f" ({speaker.say('ui-you')})" if seat == view["seat"] else ""
    name = Text(f" {people[seat]}", "bold")
    name.truncate(room - line.cell_len - len(you) - 1, overflow="ellipsis")
    return line.append_text(name).append(you, WHISPER)


def figures(speaker: Speaker, player: dict[str, Any], gap: str) -> Text:
    """Each under its heading."""
    line = Text()
    for figure in FIGURES:
        value = f"+{player[figure]}" if figure == "bonus" else str(player[figure])
        line.append(value.rjust(len(speaker.say(f"ui-{figure}"))), BRASS if figure != "supply" else "").append(gap)
    return line.append(" ")


def counts(row: dict[str, int], names: Sequence[str], none: str = NOTHING) -> Text:
    line = Text()
    for name in names:
        line.append(f"{row[name] or none:>2} ", "bold" if row[name] else WHISPER)
    return line


def notes(view: dict[str, Any], speaker: Speaker, player: dict[str, Any]) -> list[Text]:
    """At the end rank and score; before that whether the player has passed, their roles, and a free action."""
    seat = player["seat"]
    if view["actor"] == OVER:
        rank = view["ranks"][seat]
        result = f"{speaker.say('ui-rank')} {rank}  {speaker.say('ui-score')} {view['scores'][seat]}"
        return [Text(result, BRASS if rank == 1 else "")]
    remarks = [Text(speaker.say("ui-passed"), WHISPER)] if player["passed"] else []
    remarks += [Text(speaker.name("role", role)) for role in (player["city"], player["archaeologist"]) if role]
    if player["may_act_free"]:
        remarks.append(Text(speaker.say("ui-free-action"), BRASS))
    return remarks


def possessions(view: dict[str, Any], speaker: Speaker, player: dict[str, Any], room: int) -> list[Text]:
    """The hand, mine by name; the exhibitions; and what is being laid out for one."""
    own = player["seat"] == view["seat"]
    count = len(player["hand"]) + sum(player["hidden"].values())
    marks = [Text(speaker.say("ui-hand", count=count), WHISPER)]
    marks += heaps(player["hand"], room, player["hidden"], speaker if own else None)
    tiles = [tile_mark(tile, speaker) for tile in player["tiles"]]
    if player["solos"]:
        tiles.append(kind_mark("solo", player["solos"], speaker.name("kind", "solo")))
    if tiles:
        marks += [Text(f"· {speaker.say('ui-shows')}", WHISPER), Text(", ").join(tiles)]
    if view["shown"] and player["seat"] == view["turn"]:
        marks += [Text(f"· {speaker.say('ui-laying-out')}", BRASS), *heaps(view["shown"], room)]
    return marks
