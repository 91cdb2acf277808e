"""The market of Artisans, drawn as the circle it is; and the piles beside it."""

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from wunderkammer.boards.blocks import Block, centred, fitted
from wunderkammer.boards.marks import BRASS, GLOW, INK, WHISPER, seat_mark
from wunderkammer.games.artisans.board.marks import MATERIALS, NOTHING, TOKEN, material_mark, named_mark
from wunderkammer.texts import Speaker

WIDTH = 30
LEFT, RIGHT = 5, 24  # where the sides of the circle run
PLACES = (15, 24, 22, 8, 5)  # where the cards have their middle
HAND = 6


def circle(view: dict[str, Any], speaker: Speaker, people: Sequence[str]) -> Block:
    """Clockwise from the top; in the middle the token, or who holds it."""
    top, right, below_right, below_left, left = [
        (max(0, min(middle_of - card.cell_len // 2, WIDTH - card.cell_len)), card)
        for middle_of, card in zip(PLACES, market_cards(view, speaker), strict=True)
    ]
    first, second = [centred(line, RIGHT - LEFT - 1) for line in middle(view, speaker, people)]
    return [
        fitted(Text(speaker.say("ui-market"), "bold"), WIDTH),
        strung((LEFT, ink("╭─")), top, (RIGHT - 1, ink("─╮")), filler="─"),
        sides(Text()),
        strung(left, right),
        sides(first),
        sides(second),
        strung((LEFT, ink("╰╮")), (RIGHT - 1, ink("╭╯"))),
        strung(below_left, below_right, filler="─"),
    ]


def ink(line: str) -> Text:
    return Text(line, INK)


def sides(content: Text) -> Text:
    return strung((LEFT, ink("│")), (LEFT + 1, content), (RIGHT, ink("│")))


def strung(*pieces: tuple[int, Text], filler: str = " ") -> Text:
    """A line with pieces at their columns, and between them perhaps a stroke."""
    line = Text()
    for column, piece in pieces:
        line.append((filler if line else " ") * (column - line.cell_len), INK).append_text(piece)
    return fitted(line, WIDTH)


def market_cards(view: dict[str, Any], speaker: Speaker) -> list[Text]:
    """`▸2 Te textile`: each place, and what lies there."""
    cards = []
    for place, material in enumerate(view["market"]):
        free = can_be_had(view, place)
        card = Text.assemble(("▸" if free else " ", GLOW), (f"{place + 1} ", GLOW if free else WHISPER))
        cards.append(
            card.append_text(named_mark(material, speaker) if material else Text(NOTHING, WHISPER)).append(" ")
        )
    return cards


def can_be_had(view: dict[str, Any], place: int) -> bool:
    """Whether the viewer may take this card now, or swap one of their own for it."""
    market, seat = view["market"], view["seat"]
    if not view["may_trade"] or seat not in view["actors"] or market[place] is None:
        return False
    player = view["players"][seat]
    near = {market[place - 1], market[place], market[(place + 1) % len(market)]}
    return player["cards"] < HAND or not near.issuperset(player["hand"])


def middle(view: dict[str, Any], speaker: Speaker, people: Sequence[str]) -> tuple[Text, Text]:
    """Two lines: the token, or who has it. Where it can be taken it glows, and says what that does to everybody."""
    holder = view["holder"]
    if holder is not None:
        who = Text.assemble(seat_mark(holder), " ", (people[holder], "bold"))
        return who, Text(speaker.say("ui-has-token"), WHISPER)
    name = speaker.say("ui-token")
    if view["seat"] in view["actors"] and view["question"]["ask"] in ("turn", "night"):
        return Text(f"▸{TOKEN} {name}", GLOW), Text(speaker.say("ui-token-closes"), WHISPER)
    return Text(TOKEN, BRASS), Text(name, WHISPER)


def stocks(view: dict[str, Any], speaker: Speaker) -> Block:
    """Of each material, how many cards nobody has seen yet, and how many were discarded."""
    rows = {"ui-unseen": view["pile"]["unseen"], "ui-discard": view["discard"]}
    room = max(len(speaker.say(key)) for key in rows) + 2
    head = Text(" " * (room + 5))
    lines = [head.append_text(Text(" ").join([material_mark(material) for material in MATERIALS]))]
    for key, counts in rows.items():
        line = Text.assemble((f"{speaker.say(key):<{room}}", WHISPER), f"{sum(counts.values()):>3}  ")
        for material in MATERIALS:
            line.append(f"{counts[material] or NOTHING:>2} ", "" if counts[material] else WHISPER)
        line.rstrip()
        lines.append(line)
    return lines


def decks(view: dict[str, Any], speaker: Speaker) -> Block:
    """How many artworks of each value lie in the deck; and the pile of materials."""
    deck = view["deck"]
    names = [speaker.say("ui-deck", number=deck["number"]), speaker.say("ui-pile")]
    room = max(len(name) for name in names) + 2
    head = Text.assemble((f"{'':{room}} {speaker.say('ui-worth'):>5} ", WHISPER))
    counts = Text.assemble((f"{names[0]:<{room}}", WHISPER), f"{deck['left']:>3}   ")
    counts.append(" " * (head.cell_len - counts.cell_len))
    for value, count in deck["values"].items():
        head.append(f" {value}", BRASS)
        counts.append(f" {count or NOTHING}", "" if count else WHISPER)
    return [head, counts, Text.assemble((f"{names[1]:<{room}}", WHISPER), f"{view['pile']['left']:>3}")]
