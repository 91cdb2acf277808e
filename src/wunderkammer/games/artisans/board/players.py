"""The players of Artisans: each with a workshop, an artisan, artworks and a hand."""

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from wunderkammer.boards.blocks import Block, beside, framed, tokens
from wunderkammer.boards.marks import BRASS, GLOW, INK, WHISPER, seat_mark
from wunderkammer.core.state import OVER
from wunderkammer.games.artisans.board.marks import LEVELS, MATERIALS, NOTHING, TOKEN, material_mark, work_mark
from wunderkammer.games.artisans.board.works import asked, can_be_chosen
from wunderkammer.texts import Speaker

LABEL = 4  # columns for the name of a level
SOURCES = ("materials", "artworks", "artisan", "reserved")
NARROW = 29  # columns that a panel needs: its frame, the names of the levels, seven materials


def players(view: dict[str, Any], speaker: Speaker, people: Sequence[str], width: int) -> Block:
    """A panel per player, the viewer first; as many beside each other as fit."""
    seats = range(view["seats"])
    first = view["seat"] or 0
    order = [*seats[first:], *seats[:first]]
    most = min(len(order), (width + 1) // (NARROW + 1))
    if len(order) > most:
        most = (len(order) + 1) // 2
    panel = (width + 1) // most - 1
    lines: Block = []
    for start in range(0, len(order), most):
        lines += row_of_panels(view, speaker, people, order[start : start + most], panel)
    return lines


def row_of_panels(
    view: dict[str, Any], speaker: Speaker, people: Sequence[str], seats: Sequence[int], width: int
) -> Block:
    """Panels in a row; the same things stand at the same height."""
    contents = [sections(view, speaker, view["players"][seat], width - 4) for seat in seats]
    heights = [max(len(section) for section in same) for same in zip(*contents, strict=True)]
    panels = []
    for seat, parts in zip(seats, contents, strict=True):
        filled = [line for part, height in zip(parts, heights, strict=True) for line in padded(part, height)]
        style = BRASS if seat == view["seat"] else INK
        title = who(view, speaker, people, seat, width - 6)
        panels.append(framed(filled, width, sum(heights), title, style, result(view, speaker, seat)))
    return beside(panels, [" "] * (len(panels) - 1))


def padded(block: Block, height: int) -> Block:
    return [*block, *[Text()] * (height - len(block))]


def who(view: dict[str, Any], speaker: Speaker, people: Sequence[str], seat: int, room: int) -> Text:
    """`▸ ● 1 Ada (you) ◉`."""
    line = Text.assemble(("▸ " if seat in view["actors"] else "", GLOW), seat_mark(seat), " ")
    you = f" ({speaker.say('ui-you')})" if seat == view["seat"] else ""
    token = f" {TOKEN}" if seat == view["holder"] else ""
    name = Text(people[seat], "bold")
    name.truncate(room - line.cell_len - len(you) - len(token), overflow="ellipsis")
    return line.append_text(name).append(you, WHISPER).append(token, BRASS)


def result(view: dict[str, Any], speaker: Speaker, seat: int) -> Text:
    """The points of now; at the end rank and score."""
    score = view["scores"][seat]
    if view["actor"] != OVER:
        return Text(speaker.say("ui-points", count=score), BRASS)
    rank = view["ranks"][seat]
    return Text(f"{speaker.say('ui-rank')} {rank}  {speaker.say('ui-score')} {score}", BRASS if rank == 1 else "")


def sections(view: dict[str, Any], speaker: Speaker, player: dict[str, Any], width: int) -> list[Block]:
    """What stands in a panel, from above."""
    works = [work_mark(view, speaker, artwork) for artwork in player["artworks"]]
    return [
        artisan(speaker, player, width),
        workshop(view, player, width),
        tokens(sources(speaker, player), width),
        tokens([Text(speaker.say("ui-hand", count=player["cards"]), WHISPER), *hand(player)], width),
        tokens([Text.assemble(work, " ") for work in works], width),
        tokens(reserved(view, speaker, player), width),
    ]


def artisan(speaker: Speaker, player: dict[str, Any], width: int) -> Block:
    """The name, and in a few words what it is good for."""
    name = player["artisan"]
    if name is None:
        return [Text(NOTHING, WHISPER)]
    called = [Text(word, "bold") for word in speaker.name("artisan", name).split()]  # some do not fit in one line
    return tokens([*called, Text(speaker.say(f"ui-artisan-{name}"), f"{WHISPER} italic")], width)


def workshop(view: dict[str, Any], player: dict[str, Any], width: int) -> Block:
    """A column for each material, a line for each level: how many cards lie there."""
    room = min(8, (width - LABEL) // len(MATERIALS)) - 1
    head = Text(" " * LABEL)
    head.append_text(Text(" ").join([material_mark(name, f"{name[:2].title():^{room}}") for name in MATERIALS]))
    lines = [head]
    for level, label in enumerate(LEVELS):
        line = Text.assemble((f"{label:<{LABEL}}", WHISPER))
        lines.append(line.append_text(Text(" ").join([cell(view, player, name, level, room) for name in MATERIALS])))
    return lines


def cell(view: dict[str, Any], player: dict[str, Any], material: str, level: int, room: int) -> Text:
    """Cards of a material at a level; of mine also how many may be laid there next."""
    count = player["workshop"][material][level]
    if count:
        return material_mark(material, f"{count:^{room}}")
    own = player["seat"] == view["seat"]
    if not own or player["levels"][material] != level:
        return Text(f"{NOTHING:^{room}}", WHISPER)
    most = player["room"][material]
    held = min(player["hand"].count(material), most)
    if held and view["question"]["ask"] == "develop" and player["seat"] in view["actors"]:
        return Text(f"▸{held}".center(room), GLOW)
    return Text((f"≤{most}" if level else NOTHING).center(room), WHISPER)


def sources(speaker: Speaker, player: dict[str, Any]) -> list[Text]:
    """Where the points come from."""
    found = []
    for source in SOURCES:
        points = player["points"][source]
        if points:
            sign = "−" if source == "reserved" else ""
            found.append(Text.assemble((f"{speaker.say(f'ui-from-{source}')} ", WHISPER), (f"{sign}{points} ", BRASS)))
    return found or [Text(NOTHING, WHISPER)]


def hand(player: dict[str, Any]) -> list[Text]:
    """The cards that are known, then the hidden ones."""
    return [*[material_mark(card) for card in player["hand"]], *[Text("?", WHISPER)] * player["hidden"]]


def reserved(view: dict[str, Any], speaker: Speaker, player: dict[str, Any]) -> list[Text]:
    artwork = player["reserved"]
    if artwork is None:
        return []
    free = player["seat"] == view["seat"] and can_be_chosen(view, artwork)
    label = Text.assemble(("▸ " if free else "", GLOW), (speaker.say("ui-reserved"), WHISPER))
    return [label, work_mark(view, speaker, artwork), *asked(view, artwork, player["seat"])]
