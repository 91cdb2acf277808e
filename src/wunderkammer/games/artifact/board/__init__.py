"""The table of Artifact: the sites, what lies on the board, and the players."""

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from wunderkammer.boards import Drawing
from wunderkammer.boards.blocks import Block, spread, tokens
from wunderkammer.boards.marks import BRASS, WHISPER, WRONG, ghost_mark, pieces_mark, seat_mark
from wunderkammer.games.artifact.board.marks import (
    SITES,
    SPECIALS,
    TYPES,
    heap,
    ink_of,
    kind_mark,
    place_mark,
    place_name,
)
from wunderkammer.games.artifact.board.museum import income_row, market, market_line, museum, tracks
from wunderkammer.games.artifact.board.players import players
from wunderkammer.games.artifact.board.sites import site_cards, site_list
from wunderkammer.texts import Speaker

WIDE = 110  # columns from which the sites stand beside each other
WIDEST = 120
LAST = 9  # rounds at most


def board(view: dict[str, Any], speaker: Speaker, people: Sequence[str], width: int) -> RenderableType:
    wide = width >= WIDE
    width = min(width, WIDEST)
    tiles = [museum(view, speaker), income_row(view, speaker)]
    if wide:
        sites = site_cards(view, speaker, width)
        middle = spread([tracks(view, speaker, drawn=True), *tiles, market(view, speaker)], width)
    else:
        sites = [Text(), *site_list(view, speaker, width), Text()]
        middle = [*spread([tracks(view, speaker, drawn=False), *tiles], width), market_line(view, speaker)]
    return Group(
        *heading(view, speaker, people, width), *sites, *middle, Text(), *players(view, speaker, people, width, wide)
    )


def heading(view: dict[str, Any], speaker: Speaker, people: Sequence[str], width: int) -> Block:
    """The year, the moment, who is first, and whether this round is the last."""
    first = view["first"]
    parts = [
        Text(f"{view['year']}", BRASS),
        Text(f"· {speaker.say('ui-year-of', round=view['round'], last=LAST)}", WHISPER),
        Text.assemble(("· ", WHISPER), (speaker.name("stage", view["stage"]), "bold")),
        Text.assemble(("· ", WHISPER), seat_mark(first), f" {people[first]} ", (speaker.say("ui-is-first"), WHISPER)),
    ]
    if view["last_round"]:
        parts.append(Text.assemble(("· ", WHISPER), (speaker.say("ui-last-round"), f"bold {WRONG}")))
    return tokens(parts, width)


def legend(speaker: Speaker) -> RenderableType:
    """What the letters and signs mean, in a few quiet lines."""
    places = Text()
    for place in (*SITES, "museum", "ship"):
        places.append_text(place_mark(place)).append(f" {place_name(speaker, place)}  ", WHISPER)
    return Group(places, kinds(speaker, TYPES), kinds(speaker, SPECIALS), *signs(speaker))


def kinds(speaker: Speaker, which: Sequence[str]) -> Text:
    line = Text()
    for kind in which:
        line.append_text(kind_mark(kind)).append(f" {speaker.name('kind', kind)}  ", WHISPER)
    return line


def signs(speaker: Speaker) -> Block:
    """An example of each sign."""
    examples = (
        {
            "ui-sign-huts": pieces_mark(0, 2),
            "ui-sign-taken": ghost_mark(1),
            "ui-sign-unseen": Text("pot3", WHISPER),
        },
        {
            "ui-sign-hand": heap("africa", ["africa/pottery"] * 2, 1),
            "ui-sign-track": Text.assemble(("▮▮", ink_of("africa")), ("▯", WHISPER)),
            "ui-sign-worth": Text("7+2", BRASS),
        },
    )
    return [
        Text("  ").join([Text.assemble(sign, (f" {speaker.say(key)}", WHISPER)) for key, sign in line.items()])
        for line in examples
    ]


DRAWING = Drawing(board, legend, (20, 3))
