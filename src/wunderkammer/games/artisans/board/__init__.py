"""The table of Artisans: the market, the artworks, the piles, and the players."""

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from wunderkammer.boards import Drawing
from wunderkammer.boards.blocks import Block, beside, fitted, spread, tokens
from wunderkammer.boards.marks import BRASS, WHISPER, ghost_mark, pieces_mark, seat_mark
from wunderkammer.games.artisans.board.market import WIDTH, circle, decks, stocks
from wunderkammer.games.artisans.board.marks import ARTISANS, MATERIALS, TOKEN, asked_mark, named_mark
from wunderkammer.games.artisans.board.players import players
from wunderkammer.games.artisans.board.works import work_cards, work_list
from wunderkammer.texts import Speaker

WIDE = 120  # columns from which the artworks stand beside the market; more are not used


def board(view: dict[str, Any], speaker: Speaker, people: Sequence[str], width: int) -> RenderableType:
    wide = width >= WIDE
    width = min(width, WIDE)
    market = circle(view, speaker, people)
    piles = [stocks(view, speaker), decks(view, speaker)]
    if wide:
        table = beside([market, work_cards(view, speaker, width - WIDTH - 1)], [" "])
        room = width - sum(max(line.cell_len for line in pile) + 2 for pile in piles)
        table += [Text(), *spread([hand(view, speaker, room), *piles], width)]
    else:
        table = spread([market, [Text(), *piles[0], Text(), *piles[1]]], width)
        table += [Text(), *work_list(view, speaker, width), Text(), *hand(view, speaker, width)]
    if view["stage"] == "choosing":
        table += [Text(), *offers(view, speaker, width)]
    return Group(*heading(view, speaker, people, width), Text(), *table, Text(), *players(view, speaker, people, width))


def heading(view: dict[str, Any], speaker: Speaker, people: Sequence[str], width: int) -> Block:
    """The round, the moment, and who is first."""
    number, last, first = view["round"], view["rounds"], view["first"]
    played = [
        Text(speaker.say("ui-round-of", round=number, last=last), BRASS),
        Text.assemble(("▮" * number, BRASS), ("▯" * (last - number), WHISPER), (" ·", WHISPER)),
    ]
    parts = [
        *(played if number else []),
        Text.assemble((speaker.name("stage", view["stage"]), "bold")),
        Text.assemble(("· ", WHISPER), seat_mark(first), f" {people[first]} ", (speaker.say("ui-is-first"), WHISPER)),
    ]
    return tokens(parts, width)


def hand(view: dict[str, Any], speaker: Speaker, width: int) -> Block:
    """The viewer's hand, by name."""
    if view["seat"] is None:
        return [Text()]
    cards = view["players"][view["seat"]]["hand"]
    title = Text.assemble(
        (speaker.say("ui-your-hand"), "bold"), (f"  ◂ {speaker.say('ui-only-you')}", f"{WHISPER} italic")
    )
    return [title, *tokens([named_mark(card, speaker, cards.count(card)) for card in dict.fromkeys(cards)], width)]


def offers(view: dict[str, Any], speaker: Speaker, width: int) -> Block:
    """The nine artisans while they are chosen, each with the sign of its owner."""
    taken = {player["artisan"]: player["seat"] for player in view["players"]}
    entries = []
    for name in ARTISANS:
        sign = ghost_mark(taken[name]) if name in taken else Text(" ")
        style = WHISPER if name in taken else "bold"
        entries.append(
            Text.assemble(
                sign, " ", (speaker.name("artisan", name), style), " ", (speaker.say(f"ui-artisan-{name}"), WHISPER)
            )
        )
    columns = max(1, width // max(entry.cell_len + 2 for entry in entries))
    room = width // columns
    return [
        Text.assemble(*[fitted(entry, room) for entry in entries[start : start + columns]])
        for start in range(0, len(entries), columns)
    ]


def legend(speaker: Speaker) -> RenderableType:
    """What the letters and signs mean, in a few quiet lines."""
    materials = Text("  ").join([named_mark(material, speaker) for material in MATERIALS])
    signs = {
        "ui-sign-asked": asked_mark("metal", 2, 1),
        "ui-sign-able": pieces_mark(1),
        "ui-sign-most": Text("≤3", WHISPER),
        "ui-sign-hidden": Text("?", WHISPER),
        "ui-sign-token": Text(TOKEN, BRASS),
    }
    explained = [Text.assemble(sign, (f" {speaker.say(key)} ", WHISPER)) for key, sign in signs.items()]
    return Group(materials, *tokens(explained, 80))


DRAWING = Drawing(board, legend, (31, 1))
