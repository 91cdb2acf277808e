"""A drawing of characters as a picture: a sheet with a double rule round it, and every sign in its cell."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

import matplotlib as mpl
import numpy as np
from PIL import Image, ImageDraw, ImageFont
from rich.cells import cell_len

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from numpy.typing import NDArray
    from rich.color import Color
    from rich.segment import Segment
    from rich.style import Style

RGB = tuple[int, int, int]

# The museum after closing time: the signs on the boards have the colours that go with it.
WALL: Final[RGB] = (0x17, 0x12, 0x10)
SHEET: Final[RGB] = (0x24, 0x1C, 0x16)
RULE: Final[RGB] = (0x54, 0x44, 0x30)
INK: Final[RGB] = (0xF3, 0xE8, 0xD0)
DIM: Final = 0.36  # how far what is dim fades into the ground

FONT: Final = "DejaVuSansMono"  # it comes with matplotlib, and has all signs of the boards
SIZE: Final = 20  # of the letters, in pixels
WIDE, HIGH = 12, 23  # a cell: the lines of the frames reach from one into the next
BASELINE: Final = 18  # below its upper edge
FRAME: Final = 14  # of wall that is seen round the sheet
MARGIN: Final = 30  # from the edge of the sheet to the signs


class Sign(NamedTuple):
    """A character in a cell, with all that its style says."""

    sign: str
    row: int
    column: int
    ink: RGB
    ground: RGB | None
    font: str

    @property
    def corner(self) -> tuple[int, int]:
        """Its cell, from the upper left."""
        return FRAME + MARGIN + self.column * WIDE, FRAME + MARGIN + self.row * HIGH


def picture(lines: Sequence[Sequence[Segment]], columns: int, rows: int) -> NDArray[np.uint8]:
    """Red, green and blue of every pixel; this many cells, and more rows if the drawing needs them."""
    signs = list(signs_of(lines))
    image = sheet(columns, max(rows, len(lines)))
    brush = ImageDraw.Draw(image)
    for sign in signs:
        if sign.ground is not None:
            x, y = sign.corner
            brush.rectangle((x, y, x + WIDE * cell_len(sign.sign) - 1, y + HIGH - 1), fill=sign.ground)
    for sign in signs:
        x, y = sign.corner
        brush.text((x, y + BASELINE), sign.sign, fill=sign.ink, font=font(sign.font), anchor="ls")
    return np.array(image)


def signs_of(lines: Sequence[Sequence[Segment]]) -> Iterator[Sign]:
    """All signs that leave a trace."""
    for row, line in enumerate(lines):
        column = 0
        for text, style, _ in line:
            ink, ground, name = (INK, None, FONT) if style is None else colours_and_font(style)
            for sign in text:
                if ground is not None or not sign.isspace():
                    yield Sign(sign, row, column, ink, ground, name)
                column += cell_len(sign)


def colours_and_font(style: Style) -> tuple[RGB, RGB | None, str]:
    ink, ground = rgb(style.color) or INK, rgb(style.bgcolor)
    if style.dim:
        ink = mixed(ink, ground or SHEET, DIM)
    cut = ("Bold" if style.bold else "") + ("Oblique" if style.italic else "")
    return ink, ground, f"{FONT}-{cut}" if cut else FONT


def rgb(colour: Color | None) -> RGB | None:
    """None for the colour that everything has if nothing is said."""
    if colour is None or colour.is_default:
        return None
    red, green, blue = colour.get_truecolor()
    return red, green, blue


def mixed(one: RGB, other: RGB, share: float) -> RGB:
    """One colour with a share of another."""
    red, green, blue = [round(a + (b - a) * share) for a, b in zip(one, other, strict=True)]
    return red, green, blue


def sheet(columns: int, rows: int) -> Image.Image:
    """An empty picture with room for this many cells."""
    width, height = (cells + 2 * (FRAME + MARGIN) for cells in (columns * WIDE, rows * HIGH))
    image = Image.new("RGB", (width, height), WALL)
    brush = ImageDraw.Draw(image)
    for inset, rule, fill in ((FRAME, 2, SHEET), (FRAME + 6, 1, None)):
        brush.rectangle((inset, inset, width - inset - 1, height - inset - 1), fill, RULE, rule)
    return image


@cache
def font(name: str) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(str(Path(mpl.get_data_path(), "fonts", "ttf", f"{name}.ttf")), SIZE)
