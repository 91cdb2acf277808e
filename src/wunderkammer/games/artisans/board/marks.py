"""The signs of Artisans: materials and levels. The letters are those of the notation: what one sees can be typed."""

from typing import Any, Final

from rich.text import Text

from wunderkammer.boards.marks import BRASS, WHISPER
from wunderkammer.texts import Speaker

MATERIALS: Final = ("textile", "clay", "wood", "stone", "glass", "gold", "metal")
ARTISANS: Final = (
    *("goldlover", "sculptor", "versatile"),
    *("specialist", "nightworker", "perfectionist"),
    *("collector", "opportunist", "farsighted"),
)
LEVELS: Final = ("I", "II", "III", "IV")

TOKEN = "◉"
NOTHING = "·"

_COLOURS: Final = {
    "textile": "#fff8e8 on #9454a8",
    "clay": "#fff8e8 on #be4f2a",
    "wood": "#fff8e8 on #6b4526",
    "stone": "#261c13 on #a9a49a",
    "glass": "#261c13 on #58b4c8",
    "gold": "#261c13 on #e3b436",
    "metal": "#fff8e8 on #3d5878",
}


def letters(material: str) -> str:
    return material[:2].title()


def material_mark(material: str, shown: str = "") -> Text:
    """`Te`, or something else on the colour of a material."""
    return Text.assemble((shown or letters(material), f"bold {_COLOURS[material]}"))


def named_mark(material: str, speaker: Speaker, count: int = 1) -> Text:
    """`Te textile`, `2×Te textile`."""
    many = f"{count}×" if count > 1 else ""
    return material_mark(material, f"{many}{letters(material)} {speaker.name('material', material)}")


def work_mark(view: dict[str, Any], speaker: Speaker, artwork: str) -> Text:
    """`Lantern 4`."""
    value = view["artworks"][artwork]["value"]
    return Text.assemble((speaker.name("artwork", artwork), "bold"), " ", (str(value), BRASS))


def asked_mark(material: str, level: int, reached: int) -> Text:
    """`Me III ▮▯▯`: a required level, and how much of it is reached."""
    have = min(level, reached)
    style = "bold" if have == level else ""
    line = Text.assemble(material_mark(material), (f" {LEVELS[level - 1]:<3} ", style))
    return line.append("▮" * have, "bold").append("▯" * (level - have), WHISPER)


def reaches(player: dict[str, Any], asked: dict[str, int]) -> bool:
    """Whether somebody has developed all that an artwork asks for."""
    return all(player["levels"][material] >= level for material, level in asked.items())
