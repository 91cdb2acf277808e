"""The artworks of Artisans: the row and the preview, with what each requires and who could craft it."""

from typing import Any

from rich.text import Text

from wunderkammer.boards.blocks import Block, beside, fitted, framed, indented, tokens
from wunderkammer.boards.marks import BRASS, GLOW, INK, WHISPER, pieces_mark
from wunderkammer.games.artisans.board.marks import NOTHING, asked_mark, reaches, work_mark
from wunderkammer.texts import Speaker

HEIGHT = 5  # of a card: its name and up to four materials
NAME = 21  # columns in the list for name and value
ASKED = 11  # for a material


def work_cards(view: dict[str, Any], speaker: Speaker, width: int) -> Block:
    """The row and the preview as cards, below a heading."""
    card = (width - 4) // 5
    cards = [drawn(view, speaker, artwork, card) for artwork in view["row"]]
    cards.append(drawn(view, speaker, view["preview"], card, preview=True))
    return [fitted(Text(speaker.say("ui-artworks"), "bold"), width), *beside(cards, [" "] * 4)]


def drawn(view: dict[str, Any], speaker: Speaker, artwork: str | None, width: int, preview: bool = False) -> Block:
    next_one = Text(speaker.say("ui-next"), f"{WHISPER} italic") if preview else None
    if artwork is None:
        return framed([], width, HEIGHT, Text(NOTHING, WHISPER), WHISPER, next_one)
    free = not preview and can_be_chosen(view, artwork)
    value = Text.assemble(("▸ " if free else "", GLOW), (str(view["artworks"][artwork]["value"]), BRASS))
    name = [Text(word, "bold") for word in speaker.name("artwork", artwork).split()]
    content = [*tokens(name, width - 4), *asked(view, artwork, view["seat"])]
    able = makers(view, artwork)
    mine = view["seat"] is not None and reaches(view["players"][view["seat"]], view["artworks"][artwork]["levels"])
    style = GLOW if free else WHISPER if preview else BRASS if mine else INK
    return framed(content, width, HEIGHT, value, style, next_one or able)


def asked(view: dict[str, Any], artwork: str, seat: int | None) -> list[Text]:
    """What an artwork asks for, and how far a seat has got."""
    marks = []
    for material, level in view["artworks"][artwork]["levels"].items():
        reached = 0 if seat is None else view["players"][seat]["levels"][material]
        mark = asked_mark(material, level, reached)
        marks.append(mark.append(" ✓", "bold") if reached >= level else mark)
    return marks


def makers(view: dict[str, Any], artwork: str) -> Text | None:
    """The signs of those who have the levels that an artwork asks for."""
    asks = view["artworks"][artwork]["levels"]
    able = [pieces_mark(player["seat"]) for player in view["players"] if reaches(player, asks)]
    return Text(" ").join(able) if able else None


def can_be_chosen(view: dict[str, Any], artwork: str) -> bool:
    """Whether the viewer may craft this one now, or reserve it."""
    seat = view["seat"]
    if seat not in view["actors"]:
        return False
    if view["question"]["ask"] == "reserve":
        return artwork in view["row"]
    return view["may_craft"] and reaches(view["players"][seat], view["artworks"][artwork]["levels"])


def work_list(view: dict[str, Any], speaker: Speaker, width: int) -> Block:
    """Where it is narrow: a line for each."""
    lines = [Text(speaker.say("ui-artworks"), "bold")]
    for number, artwork in enumerate([*view["row"], view["preview"]]):
        preview = number == len(view["row"])
        if artwork is None:
            lines.append(Text(f"  {NOTHING}", WHISPER))
            continue
        free = not preview and can_be_chosen(view, artwork)
        name = Text.assemble(("▸ " if free else "  ", GLOW), work_mark(view, speaker, artwork))
        able = Text(speaker.say("ui-next"), f"{WHISPER} italic") if preview else makers(view, artwork) or Text()
        marks = [mark.append(" " * (ASKED - mark.cell_len)) for mark in asked(view, artwork, view["seat"])]
        all_marks = Text(" ").join(marks)
        all_marks.append(" " * (4 * ASKED + 3 - all_marks.cell_len))
        first, *further = tokens([all_marks, able], width - NAME)
        first.rstrip()
        lines += [fitted(name, NAME).append_text(first), *indented(further, NAME)]
    return lines
