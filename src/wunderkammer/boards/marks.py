"""Colours and signs. Nothing is told by colour alone: every colour has a letter, a number or a shape beside it."""

from rich.text import Text

INK = "#8d7a5c"  # lines
BRASS = "bold #c9972f"
GLOW = "bold #12a79c"  # what can be done now; nothing else has this colour
WHISPER = "dim"
WRONG = "#d8553f"

# A seat is a colour, a shape and its number.
_SHAPES = ("●", "■", "◆", "▲", "▼")
_SEATS = ("#fff8e8 on #bf3b27", "#fff8e8 on #3467b4", "#261c13 on #e2ae2f", "#261c13 on #8cbde0", "#fff8e8 on #6b4a7c")
_SHAPE_COLOURS = ("#d8553f", "#5a8bd6", "#d9a42b", "#78add4", "#9a76ad")


def seat_mark(seat: int) -> Text:
    """`● 1`."""
    return Text(f"{_SHAPES[seat]} {seat + 1}", f"bold {_SHAPE_COLOURS[seat]}")


def bullet(seat: int | None) -> Text:
    """The sign before a line of the story: who acted."""
    return Text("·", WHISPER) if seat is None else Text(_SHAPES[seat], _SHAPE_COLOURS[seat])


def pieces_mark(seat: int, count: int = 1) -> Text:
    """`●●`: so many pieces of a seat; from four on `4×●`."""
    shapes = _SHAPES[seat] * count if count < 4 else f"{count}×{_SHAPES[seat]}"
    return Text(shapes, f"bold {_SHAPE_COLOURS[seat]}")


def ghost_mark(seat: int) -> Text:
    """`●`: here was something that this seat has taken."""
    return Text(_SHAPES[seat], f"dim {_SHAPE_COLOURS[seat]}")


def figure_mark(seat: int, figure: str) -> Text:
    """`1B`: the bulky figure of seat 1."""
    return Text(f"{seat + 1}{figure[0].upper()}", f"bold {_SEATS[seat]}")


_FRAGMENTS = {
    "blue": "#fff8e8 on #33699f",
    "brown": "#fff8e8 on #97562d",
    "yellow": "#261c13 on #e0ae2e",
}


def short(colour: str) -> str:
    """The first letters of a colour in the notation: enough to tell them apart in any language."""
    return colour[:2]


def fragment_mark(colour: str, piece: str = "", count: int = 1) -> Text:
    """`bl2`: a piece that is known; `bl` or `3×bl`: backs."""
    many = f"{count}×" if count > 1 else ""
    return Text(f"{many}{short(colour)}{piece}", _FRAGMENTS[colour])
