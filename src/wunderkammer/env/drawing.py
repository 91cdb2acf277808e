"""The table as one seat sees it, for people who watch an environment. Drawn from a view: it cannot show a secret."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING, Any, Final

from rich.console import Console, Group
from rich.text import Text

from wunderkammer.boards import board, rows
from wunderkammer.boards.marks import GLOW
from wunderkammer.env import choices
from wunderkammer.env.extras import needing
from wunderkammer.texts import Speaker

if TYPE_CHECKING:
    from collections.abc import Sequence

    import numpy as np
    from numpy.typing import NDArray
    from rich.console import RenderableType
    from rich.segment import Segment

MODES: Final = ("human", "ansi", "rgb_array")
COLUMNS: Final = 120  # the boards have most to show at this width


class Easel:
    """Draws in one of the modes of Gymnasium and PettingZoo, and in one language."""

    def __init__(self, mode: str | None, game: str, lang: str) -> None:
        if mode is not None:
            choices.check("render_mode", mode, MODES)
        self.mode = mode
        self.speaker = Speaker(lang, game)

    def draw(self, view: dict[str, Any], legal: Sequence[str] = ()) -> str | NDArray[np.uint8] | None:
        """A text, a picture, or nothing but what is seen in the terminal; without a mode nothing at all."""
        if self.mode is None:
            return None
        if self.mode == "human":
            terminal = Console(highlight=False)
            terminal.print(drawing(view, self.speaker, terminal.width, legal), end="\n\n")
            return None
        lines = set_out(drawing(view, self.speaker, COLUMNS, legal))
        if self.mode == "ansi":
            return "\n".join("".join(part.text for part in line).rstrip() for line in lines)
        with needing("pettingzoo"):
            from wunderkammer.env.picture import picture  # noqa: PLC0415 - few need it, and it is slow to load
        return picture(lines, COLUMNS, rows(view["game"], view["seats"]))


def drawing(view: dict[str, Any], speaker: Speaker, width: int, legal: Sequence[str] = ()) -> RenderableType:
    """The board, and below it what can be done, or whom one waits for."""
    people = [speaker.say("name-seat", number=number) for number in range(1, view["seats"] + 1)]
    question = Text.assemble(("▸ ", GLOW), (speaker.question(view, people, legal), "bold"))
    return Group(board(view, speaker, people, width), Text(), question)


def set_out(drawn: RenderableType) -> list[list[Segment]]:
    """Line by line, each in pieces of one style; the same wherever the program runs."""
    console = Console(file=io.StringIO(), width=COLUMNS, color_system="truecolor", legacy_windows=False)
    return console.render_lines(drawn, pad=False)
