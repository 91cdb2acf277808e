"""The signs of Artifact: sites, cards, markers. The letters are those of the notation: what one sees can be typed."""

from collections import Counter
from collections.abc import Iterable
from typing import Final

from rich.text import Text

from wunderkammer.boards.marks import BRASS, WHISPER
from wunderkammer.texts import Speaker

SITES: Final = ("africa", "america", "asia", "mideast")
TYPES: Final = ("architecture", "sculpture", "pottery", "jewellery", "weapon")
SPECIALS: Final = ("solo", "gold", "fragment", "curse", "manuscript")
MARKERS: Final = ("museum", "ship", *SITES)

NOTHING = "·"

_COLOURS: Final = {
    "africa": ("#261c13 on #d9902a", "#d9902a"),
    "america": ("#fff8e8 on #3f7a45", "#66a868"),
    "asia": ("#fff8e8 on #96283f", "#cc5f77"),
    "mideast": ("#fff8e8 on #2f5aa0", "#6f97d8"),
    "museum": ("#fff8e8 on #54463a", "#a8937c"),
    "ship": ("#fff8e8 on #4d6075", "#8ba2ba"),
}


def letters(name: str) -> str:
    """Two for a site or a marker."""
    return "Me" if name == "mideast" else name[:2].title()


def short(kind: str) -> str:
    """Three for a kind of card."""
    return kind[:3]


def place_mark(name: str) -> Text:
    """`Af`: a site, or the marker of a track."""
    return Text.assemble((letters(name), f"bold {_COLOURS[name][0]}"))


def place_name(speaker: Speaker, name: str) -> str:
    """What the two letters stand for."""
    return speaker.name("site", name) if name in SITES else speaker.say(f"ui-{name}")


def ink_of(name: str) -> str:
    """The colour of a site or a marker, for lines and signs."""
    return _COLOURS[name][1]


def card_mark(card: str) -> Text:
    """`Af/pot`."""
    site, _, kind = card.partition("/")
    return Text.assemble((f"{letters(site)}/{short(kind)}", f"bold {_COLOURS[site][0]}"))


def kind_mark(kind: str, count: int = 1, called: str = "") -> Text:
    """`2×pot`, or with its whole name; a special card is gilt."""
    many = f"{count}×" if count > 1 else ""
    return Text.assemble((f"{many}{called or short(kind)}", BRASS if kind in SPECIALS else "bold"))


def kinds_of(cards: Iterable[str]) -> Counter[str]:
    """How many of each kind, in card order."""
    return Counter(card.partition("/")[2] for card in cards)


def heap(site: str, cards: Iterable[str], hidden: int = 0, speaker: Speaker | None = None) -> Text:
    """`Af 2×pot scu ?`: the cards of one site in a hand; with a speaker by their names."""
    marks = [place_mark(site)]
    for kind, count in kinds_of(cards).items():
        marks.append(kind_mark(kind, count, speaker.name("kind", kind) if speaker else ""))
    if hidden:
        marks.append(Text("?" if hidden == 1 else f"{hidden}×?", WHISPER))
    return Text(" ").join(marks)


def heaps(
    cards: list[str], room: int, hidden: dict[str, int] | None = None, speaker: Speaker | None = None
) -> list[Text]:
    """A hand, site by site; by their names where there is room."""
    marks = []
    for site in SITES:
        pile = [card for card in cards if card.startswith(f"{site}/")]
        unseen = (hidden or {}).get(site, 0)
        if pile or unseen:
            mark = heap(site, pile, unseen, speaker)
            marks.append(mark if mark.cell_len < room else heap(site, pile, unseen))
    return [Text.assemble(" ", mark) for mark in marks]


def tile_mark(tile: str, speaker: Speaker) -> Text:
    """`pot 4`, `Af 5`, `Three sites`."""
    what, _, size = tile.partition("-")
    if what in SITES:
        return place_mark(what).append(f" {size}", "bold")
    return Text(f"{short(what)} {size}" if what in TYPES else speaker.name("tile", tile), "bold")
