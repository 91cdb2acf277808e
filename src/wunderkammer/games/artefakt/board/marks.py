"""The signs of Artefakt: figures and fragments. Every colour has a letter or a number beside it."""

from rich.text import Text

_FIGURES = (
    "#fff8e8 on #bf3b27",
    "#fff8e8 on #3467b4",
    "#261c13 on #e2ae2f",
    "#261c13 on #8cbde0",
    "#fff8e8 on #6b4a7c",
)


def figure_mark(seat: int, figure: str) -> Text:
    """`1B`: the bulky figure of seat 1."""
    return Text(f"{seat + 1}{figure[0].upper()}", f"bold {_FIGURES[seat]}")


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
