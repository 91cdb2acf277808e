"""The four sites of Artifact: cards face up, huts, and what is still unseen."""

from typing import Any

from rich.text import Text

from wunderkammer.boards.blocks import Block, beside, fitted, framed, indented, tokens
from wunderkammer.boards.marks import GLOW, INK, WHISPER, pieces_mark
from wunderkammer.games.artifact.board.marks import (
    NOTHING,
    SPECIALS,
    TYPES,
    ink_of,
    kind_mark,
    kinds_of,
    place_mark,
    short,
)
from wunderkammer.texts import Speaker

ROOMY = 24  # columns that five kinds need
LEFT = 20  # columns for what stands at the left of a list


def site_cards(view: dict[str, Any], speaker: Speaker, width: int) -> Block:
    """One card a site, in a row."""
    card = (width - 3) // 4
    found = [tokens(face_up(site), card - 4) for site in view["sites"]]
    tallest = max(len(block) for block in found)
    contents = [
        content(view, speaker, site, [*block, *[Text()] * (tallest - len(block))], card - 4)
        for site, block in zip(view["sites"], found, strict=True)
    ]
    height = max(len(block) for block in contents)
    asked = view["question"].get("site")
    cards = [
        framed(
            block,
            card,
            height,
            title(site, speaker),
            GLOW if site["site"] == asked else ink_of(site["site"]) if site["used"] else INK,
            Text(speaker.say("ui-in-deck", count=site["deck"]), WHISPER) if site["used"] else None,
        )
        for site, block in zip(view["sites"], contents, strict=True)
    ]
    return beside(cards, [" "] * (len(cards) - 1))


def content(view: dict[str, Any], speaker: Speaker, site: dict[str, Any], found: Block, width: int) -> Block:
    if not site["used"]:
        return [Text(speaker.say("ui-unused"), f"{WHISPER} italic")]
    standing = tokens([*huts(site), *shipment(view, speaker, site)], width)
    left = unseen(view, site)
    if width < ROOMY:
        left = [[mark for marks in left for mark in marks]]
    return [*found, *standing, *[line for marks in left for line in tokens(marks, width)]]


def title(site: dict[str, Any], speaker: Speaker) -> Text:
    name = speaker.name("site", site["site"])
    if not site["used"]:
        return Text(name, WHISPER)
    return place_mark(site["site"]).append(f" {name}", "bold")


def face_up(site: dict[str, Any]) -> list[Text]:
    marks = [kind_mark(kind, count) for kind, count in kinds_of(site["face_up"]).items()]
    return marks or [Text(NOTHING, WHISPER)]


def huts(site: dict[str, Any]) -> list[Text]:
    marks = [pieces_mark(seat, count) for seat, count in enumerate(site["huts"]) if count > 0]
    return marks or [Text(NOTHING, WHISPER)]


def shipment(view: dict[str, Any], speaker: Speaker, site: dict[str, Any]) -> list[Text]:
    """What a ship of the deciding seat would bring from here, and at what cost."""
    seat, question = view["seat"], view["question"]
    if question["ask"] != "act" or seat not in view["actors"] or not question["left"] or not site["huts"][seat]:
        return []
    player, cost = view["players"][seat], view["tracks"]["ship"]["cost"]
    if not player["markers"]["ship"] or player["money"] < cost:
        return []
    return [Text(f" {speaker.say('ui-ship-now', count=site['haul'][seat], cost=cost)}", GLOW)]


def unseen(view: dict[str, Any], site: dict[str, Any]) -> list[list[Text]]:
    """How many of each kind nobody has seen yet, always in the same places: the types, the special cards."""
    return [
        [Text(f"{short(kind)}{site['unseen'].get(kind, NOTHING)}", WHISPER) for kind in kinds]
        for kinds in ((TYPES, SPECIALS) if view["research"] else (TYPES,))
    ]


def site_list(view: dict[str, Any], speaker: Speaker, width: int) -> Block:
    """Where it is narrow: for each site its name, huts and cards, and below what is unseen."""
    lines: Block = []
    asked = view["question"].get("site")
    for site in view["sites"]:
        name = Text.assemble(("▸ " if site["site"] == asked else "  ", GLOW), title(site, speaker))
        if not site["used"]:
            lines.append(fitted(name, LEFT).append(speaker.say("ui-unused"), f"{WHISPER} italic"))
            continue
        deck = Text.assemble((f"     {speaker.say('ui-in-deck', count=site['deck'])}", WHISPER))
        marks = [*huts(site), Text("│", WHISPER), *face_up(site), *shipment(view, speaker, site)]
        lines += captioned(name, marks, width)
        lines += captioned(deck, [mark for marks in unseen(view, site) for mark in marks], width)
    return lines


def captioned(caption: Text, marks: list[Text], width: int) -> Block:
    first, *further = tokens(marks, width - LEFT)
    return [fitted(caption, LEFT).append_text(first), *indented(further, LEFT)]
