"""What lies on the board of Artifact besides the sites: markers, tiles, income and the black market."""

from typing import Any

from rich.text import Text

from wunderkammer.boards.blocks import Block, fitted
from wunderkammer.boards.marks import BRASS, WHISPER, ghost_mark
from wunderkammer.games.artifact.board.marks import (
    MARKERS,
    NOTHING,
    SITES,
    TYPES,
    card_mark,
    ink_of,
    kind_mark,
    place_mark,
    place_name,
)
from wunderkammer.texts import Speaker

NAME = 17  # columns for the name of a thing
SIZES = (3, 4, 5)
PLACES = 3  # of the black market


def tracks(view: dict[str, Any], speaker: Speaker, drawn: bool) -> Block:
    """The six tracks: how many markers lie there (perhaps drawn), and what one costs that is put back now."""
    here, price = speaker.say("ui-here"), speaker.say("ui-price")
    head = Text.assemble((fitted(Text(speaker.say("ui-tracks")), NAME + 10 * drawn).plain, "bold"))
    lines = [head.append(f" {here} {price}", WHISPER)]
    for marker in MARKERS:
        left = view["tracks"][marker]["left"]
        away = sum(player["markers"][marker] for player in view["players"])
        line = fitted(place_mark(marker).append(f" {place_name(speaker, marker)}"), NAME)
        if drawn:
            line.append("▮" * left, ink_of(marker)).append("▯" * away, WHISPER).append(" " * (10 - left - away))
        # A marker that nobody holds cannot be put back.
        cost = (str(view["tracks"][marker]["cost"]), BRASS) if away else (NOTHING, WHISPER)
        count = str(left) if left + away else NOTHING
        lines.append(line.append(f" {count:>{len(here)}} ", WHISPER).append(f"{cost[0]:>{len(price)}}", cost[1]))
    return lines


def owners(view: dict[str, Any]) -> dict[str, int]:
    """Who has taken a tile."""
    return {tile: player["seat"] for player in view["players"] for tile in player["tiles"]}


def row_of_tiles(view: dict[str, Any], name: Text, what: str) -> Text:
    """A name and its three sizes; a tile that was taken leaves the sign of its owner."""
    line = fitted(name, NAME)
    taken = owners(view)
    for size in SIZES:
        tile = f"{what}-{size}"
        if tile in view["tiles"]:
            line.append(f" {size}", BRASS)
        elif tile in taken:
            line.append(" ").append_text(ghost_mark(taken[tile]))
        else:
            line.append("  ")
    return line


def museum(view: dict[str, Any], speaker: Speaker) -> Block:
    """The tiles by type."""
    rows = [row_of_tiles(view, kind_mark(kind).append(f" {speaker.name('kind', kind)}"), kind) for kind in TYPES]
    return [
        Text(speaker.say("ui-museum"), "bold"),
        *rows,
        worth(view, speaker, [f"{TYPES[0]}-{size}" for size in SIZES]),
    ]


def income_row(view: dict[str, Any], speaker: Speaker) -> Block:
    """The tiles that hold up the base income."""
    base = Text.assemble((f"{speaker.say('ui-base-income')} ", "bold"), (str(view["base_income"]), BRASS))
    rows = [
        row_of_tiles(view, place_mark(site).append(f" {speaker.name('site', site)}"), site)
        for site in SITES
        if view["sites"][SITES.index(site)]["used"]
    ]
    rows += [row_of_tiles(view, Text(speaker.name("tile", tile)), tile[:-2]) for tile in ("sites-3", "types-5")]
    return [base, *rows, worth(view, speaker, [f"{SITES[0]}-4", f"{SITES[0]}-5", "sites-3", "types-5"])]


def worth(view: dict[str, Any], speaker: Speaker, tiles: list[str]) -> Text:
    """`worth 4+1 7+2`: prestige and yearly bonus, in the order of the tiles above."""
    values = " ".join(f"{prestige}+{bonus}" for prestige, bonus in (view["values"][tile] for tile in tiles))
    return Text.assemble((f"{speaker.say('ui-worth')} ", WHISPER), (values, BRASS))


def market(view: dict[str, Any], speaker: Speaker) -> Block:
    """The black market from left to right, below each other, and the price of now."""
    cards = [Text.assemble(card, f" {name}") for card, name in market_cards(view, speaker)]
    return [Text(speaker.say("ui-black-market"), "bold"), *[fitted(card, 22) for card in cards], *prices(view, speaker)]


def market_line(view: dict[str, Any], speaker: Speaker) -> Text:
    """The same in one line."""
    line = Text.assemble((f"{speaker.say('ui-black-market')}  ", "bold"))
    cards = [card for card, _ in market_cards(view, speaker)]
    return line.append_text(Text("  ").join([*cards, *prices(view, speaker)]))


def market_cards(view: dict[str, Any], speaker: Speaker) -> list[tuple[Text, str]]:
    """`1 Af/pot` and `pottery`, for each of the three places."""
    cards = []
    for place in range(PLACES):
        if place < len(view["market"]):
            card = view["market"][place]
            name = speaker.name("kind", card.partition("/")[2])
            cards.append((Text.assemble((f"{place + 1} ", WHISPER), card_mark(card)), name))
        else:
            cards.append((Text(f"{place + 1} {NOTHING}", WHISPER), ""))
    return cards


def prices(view: dict[str, Any], speaker: Speaker) -> Block:
    """What a ship put back now pays or earns; nothing if all ships lie on their track."""
    if not any(player["markers"]["ship"] for player in view["players"]):
        return []
    price = view["market_price"]
    return [
        Text.assemble((f"{speaker.say(f'ui-{deal}')} ", WHISPER), (f"{sign}{price}", BRASS))
        for deal, sign in (("buy", "−"), ("sell", "+"))
    ]
