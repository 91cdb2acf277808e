"""The ten sites of Artefakt and what lies in their middle."""

from collections.abc import Sequence
from typing import Any

from rich.table import Table
from rich.text import Text

from wunderkammer.boards.blocks import Block, beside, centred, fitted, framed, indented, tokens
from wunderkammer.boards.marks import BRASS, GLOW, INK, WHISPER, seat_mark
from wunderkammer.games.artefakt.board.marks import figure_mark, fragment_mark
from wunderkammer.texts import Speaker


def pile(pieces: dict[str, Any]) -> list[Text]:
    """The fragments of a place: first the pieces one knows, then the backs, colour by colour."""
    marks: list[Text] = []
    for colour, count in pieces["fragments"].items():
        known = [piece.split("/")[1] for piece in pieces["known"] if piece.startswith(f"{colour}/")]
        marks += [fragment_mark(colour, piece, known.count(piece)) for piece in sorted(set(known))]
        if count > len(known):
            marks.append(fragment_mark(colour, count=count - len(known)))
    return marks


def landings(view: dict[str, Any]) -> dict[int, str]:
    """Where a figure that travels now may arrive: site to the move that leads there, for the deciding seat."""
    question, ring = view["question"], view["ring"]
    if question["ask"] != "move" or view["seat"] not in view["actors"]:
        return {}
    here, steps = ring.index(question["site"]), question["steps"]
    ways = {"cw": ring[(here + steps) % len(ring)], "ccw": ring[(here - steps) % len(ring)]}
    return {site: " ".join(f"move {way}" for way in ways if ways[way] == site) for site in ways.values()}


def title(site: dict[str, Any], speaker: Speaker) -> Text:
    style = BRASS if site["open"] else "bold"
    return Text(f"{site['site']} {speaker.name('site', site['site'])}", style)


def directive(site: dict[str, Any], speaker: Speaker) -> Text:
    if site["open"]:
        return Text(speaker.name("directive", site["directive"]), "italic")
    return Text(speaker.say("ui-closed"), WHISPER)


def content(site: dict[str, Any], speaker: Speaker, width: int) -> Block:
    """The directive, the fragments, the figures."""
    figures = [figure_mark(seat, figure) for seat, figure in site["figures"]]
    return [
        *tokens(list(directive(site, speaker).split(" ")), width),
        *(tokens(pile(site), width) or [Text()]),
        *(tokens(figures, width) or [Text()]),
    ]


def ring(view: dict[str, Any], speaker: Speaker, people: Sequence[str], width: int) -> Block:
    """Four sites above, one on each side, four below; clockwise from the upper left corner."""
    card = min(26, (width - 4) // 4)
    inner = card - 4
    around: list[int | None] = [*view["ring"], *[None] * (10 - len(view["ring"]))]
    contents = {site["site"]: content(site, speaker, inner) for site in view["sites"]}
    targets = landings(view)
    asked = view["question"].get("site")

    def cards(places: Sequence[int | None], least: int = 3) -> list[Block]:
        height = max(least, *(len(contents[site]) for site in places if site is not None), 0)
        return [drawn(site, height) for site in places]

    def drawn(number: int | None, height: int) -> Block:
        if number is None:
            return [Text(" " * card)] * (height + 2)
        site = view["sites"][number - 1]
        style = GLOW if number in targets or number == asked else BRASS if site["open"] else INK
        foot = Text(targets[number], GLOW) if number in targets else None
        return framed(contents[number], card, height, title(site, speaker), style, foot)

    shift = (width - 4 * card - 3) // 2
    above = indented(beside(cards(around[:4]), "→→→"), shift)
    below = indented(beside(cards(around[8:4:-1]), "←←←"), shift)
    room = width - 2 * card - 6
    middle = heading(view, speaker, people, room)
    left, right = cards([around[9], around[4]], len(middle) - 2)
    spare = len(left) - len(middle)
    middle = [Text()] * ((spare + 1) // 2) + middle + [Text()] * (spare // 2)
    return [*above, *beside([left, [centred(line, room) for line in middle], right], [" ↑ ", " ↓ "]), *below]


def heading(view: dict[str, Any], speaker: Speaker, people: Sequence[str], width: int) -> Block:
    """The moment of the game, who starts, and what lies in the middle."""
    now = Text()
    if view["round"] > 0:
        now.append(speaker.say("ui-round", round=view["round"]), BRASS).append(" · ", WHISPER)
    now.append(speaker.name("stage", view["stage"]), "bold")
    starter = Text().append_text(seat_mark(view["starter"])).append(f" {people[view['starter']]} ")
    return [now, starter.append(speaker.say("ui-starter"), WHISPER), *heaps(view, speaker, width)]


def heaps(view: dict[str, Any], speaker: Speaker, width: int) -> Block:
    """The middle, and what somebody has set aside."""
    lines: Block = []
    for place in ("middle", "aside"):
        marks = pile(view[place])
        if marks or place == "middle":
            lines += tokens([Text(speaker.say(f"ui-{place}"), WHISPER), *marks], width)
    return lines


def site_list(view: dict[str, Any], speaker: Speaker, width: int) -> Table:
    """One line a site, clockwise from top to bottom."""
    table = Table.grid(padding=(0, 1, 0, 0))
    targets = landings(view)
    asked = view["question"].get("site")
    laid = view["ring"]
    room = max(8, (width - 53) // 2)
    for number in laid:
        site = view["sites"][number - 1]
        glows = number in targets or number == asked
        pointer = Text("▸" if glows else "↓", GLOW if glows else WHISPER)
        name = title(site, speaker)
        table.add_row(
            pointer,
            fitted(Text(" " * (number < 10)).append_text(name), 17),
            fitted(directive(site, speaker), 22),
            Text("\n").join(tokens(pile(site), room)),
            Text("\n").join(tokens([figure_mark(seat, figure) for seat, figure in site["figures"]], room)),
            Text(targets.get(number, ""), GLOW),
        )
    return table
