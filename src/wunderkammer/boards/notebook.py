"""Boards in notebooks: after `%load_ext wunderkammer` a state is shown as its table."""

import io
from typing import Any

from rich.console import Console

from wunderkammer.boards import board
from wunderkammer.core.state import State
from wunderkammer.texts import Speaker

WIDTH = 120  # the boards have most to show at this width
FRAME = '<pre style="line-height: 1.2; overflow-x: auto; font-family: monospace">{code}</pre>'


def attach(shell: Any) -> None:  # noqa: ANN401 - of IPython, which is not needed here
    """Let this shell of IPython show states."""
    shell.display_formatter.formatters["text/html"].for_type(State, html)


def html(state: State, lang: str = "en") -> str:
    """The table as those see it who watch."""
    view = state.view(None)
    speaker = Speaker(lang, view["game"])
    people = [speaker.say("name-seat", number=number) for number in range(1, state.seats + 1)]
    console = Console(file=io.StringIO(), record=True, width=WIDTH, color_system="truecolor", legacy_windows=False)
    console.print(board(view, speaker, people, WIDTH))
    return console.export_html(code_format=FRAME, inline_styles=True)
