"""Colours and signs. Nothing depends on colour alone: every colour has a letter, a number or a shape beside it."""

from rich.text import Text

INK = "#8d7a5c"  # lines
BRASS = "bold #c9972f"
GLOW = "bold #12a79c"  # what can be done now; nothing else has this colour
WHISPER = "dim"
WRONG = "#d8553f"

# A seat is a colour, a shape and its number.
_SHAPES = ("●", "■", "◆", "▲", "▼")
_SHAPE_COLOURS = ("#d8553f", "#5a8bd6", "#d9a42b", "#78add4", "#9a76ad")


def seat_mark(seat: int) -> Text:
    """`● 1`."""
    return Text(f"{_SHAPES[seat]} {seat + 1}", f"bold {_SHAPE_COLOURS[seat]}")


def bullet(seat: int | None) -> Text:
    """The sign before a line of the story: who acted."""
    return Text("·", WHISPER) if seat is None else Text(_SHAPES[seat], _SHAPE_COLOURS[seat])


def pieces_mark(seat: int, count: int = 1) -> Text:
    """The pieces of a seat as `●●`; from four on as `4×●`."""
    shapes = _SHAPES[seat] * count if count < 4 else f"{count}×{_SHAPES[seat]}"
    return Text(shapes, f"bold {_SHAPE_COLOURS[seat]}")


def ghost_mark(seat: int) -> Text:
    """`●`: here was something that this seat has taken."""
    return Text(_SHAPES[seat], f"dim {_SHAPE_COLOURS[seat]}")
