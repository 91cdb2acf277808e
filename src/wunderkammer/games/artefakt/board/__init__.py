"""The table of Artefakt: the circle of sites (or a list where it is narrow), the middle, and the players."""

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from wunderkammer.boards import Drawing
from wunderkammer.boards.marks import WHISPER
from wunderkammer.core.state import OVER
from wunderkammer.games.artefakt.board.marks import figure_mark, fragment_mark
from wunderkammer.games.artefakt.board.players import players
from wunderkammer.games.artefakt.board.sites import heading, ring, site_list
from wunderkammer.texts import Speaker

WIDE = 100  # columns from which the circle is drawn as one
ROOMY = 110  # columns from which the cards stand beside the collection
WIDEST = 120


def board(view: dict[str, Any], speaker: Speaker, people: Sequence[str], width: int) -> RenderableType:
    if width >= WIDE:
        sites: list[RenderableType] = list(ring(view, speaker, people, min(width, WIDEST)))
    else:
        sites = [*heading(view, speaker, people, width), Text(), site_list(view, speaker, width)]
    return Group(*sites, Text(), players(view, speaker, people, width >= ROOMY, over=view["actor"] == OVER))


def legend(speaker: Speaker) -> RenderableType:
    """What the signs mean, in two quiet lines."""
    signs = Text()
    for colour in ("blue", "brown", "yellow"):
        signs.append_text(fragment_mark(colour)).append(f" {speaker.name('colour', colour)}  ", WHISPER)
    signs.append_text(fragment_mark("blue", "2")).append(f" {speaker.say('ui-sign-known')}  ", WHISPER)
    signs.append_text(fragment_mark("blue", count=3)).append(f" {speaker.say('ui-sign-unknown')}", WHISPER)
    figures = Text().append_text(figure_mark(0, "lady")).append(f" {speaker.say('ui-sign-figure')} ", WHISPER)
    names = [f"{figure[0].upper()} {speaker.name('figure', figure)}" for figure in ("bulky", "lady", "tall")]
    return Group(signs, figures.append(", ".join(names), WHISPER))


DRAWING = Drawing(board, legend, (21, 1))
