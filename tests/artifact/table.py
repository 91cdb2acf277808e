"""A table of Artifact in words: put it in any position, play the lines of a record, read it back.

A position is drawn line by line: a seat, a site or the black market, and what is there.

    1       $12 museum*2 asia  africa/pottery*3 ~asia/gold  pottery-3 paris
    asia    1 1 2  weapon pottery  deck: curse weapon
    market  africa/weapon asia/solo

Seat 1 has 12 coins, two museum markers and an Asian worker on its mat; in its hand are three potteries that everybody
knows of and a gold that it drew unseen; it owns a tile and a role. Two huts of seat 1 and one of seat 2 stand in Asia,
where two cards lie face up and the deck has two cards left, the others being out of the game. The market is drawn from
the left. More words for a seat: `solo:asia` (a solo card exhibited), `research:2,0,4,1` (a space a site), `used:6`
(markers used in this round), `freed`, `passed`.

A seat has 20 coins unless drawn otherwise. Markers that are not drawn lie on their tracks, cards in their decks, tiles
on the board, huts in the supply. Seats count from 1 here, as in a record.
"""

from collections.abc import Iterator
from typing import Any

import pytest

import wunderkammer as wk
from wunderkammer.games.artifact.components import (
    ARCHAEOLOGISTS,
    CITIES,
    KINDS,
    MARKERS,
    NO_ROLE,
    ROLES,
    SITES,
    how_many,
    number_of,
    one,
    one_card,
    tile_names,
)
from wunderkammer.games.artifact.contract import Artifact
from wunderkammer.games.artifact.state import DECK, EXHIBITED, FACE_UP, HAND, KNOWN, REMOVED, SHOWN, Player

TILES = tile_names()
COPIES = [4] * 5 + [3, 1, 1, 1, 1]  # of each kind, types before specials
TEN = ["africa-4", "africa-5", "america-4", "america-5", "asia-4", "asia-5"]
TEN += ["mideast-4", "mideast-5", "sites-3", "types-5"]  # the tiles of the income track


def new(seats: int = 4, *, edition: wk.Edition | None = None, **options: bool | str) -> Artifact:
    """A new game before its first event."""
    state = wk.game("artifact").new(seats, options, edition)
    assert isinstance(state, Artifact)
    return state


def table(
    drawing: str = "",
    *,
    seats: int = 4,
    turn: int = 1,
    first: int = 1,
    year: int = 1920,
    done: int = 0,
    edition: wk.Edition | None = None,
    **options: bool | str,
) -> Artifact:
    """A game in the actions phase, in which the seat whose turn it is may act; it has done this many actions."""
    chosen: dict[str, Any] = {**options, "quick_start": True}  # the quickest way to the actions phase
    state = new(seats, edition=edition, **chosen)
    while state.view(None)["stage"] != "actions":
        state.apply(state.legal()[0])
    clear(state)
    draw(state, drawing)
    state.round = year - 1919
    state.last_round = year == 1928
    state.first = first - 1
    state.turn = state.actor = turn - 1
    state.done = done
    assert_all_is_there(state)
    return state


def clear(state: Artifact) -> None:
    """Everything goes back to its deck, track, supply or place on the board."""
    for row in range(len(state.cards)):
        state.cards[row] = 0
    for site in range(4):
        if used(state, site):
            state.cards[DECK + site] = sum(one_card(kind) * copies(state, kind) for kind in range(10))
    state.tracks = sum(markers_of(state, marker) * one(marker) for marker in range(6))
    state.tiles = sum(1 << tile for tile in range(25) if in_play(state, tile))
    state.market = state.market_size = 0
    for player in state.players:
        player.money = 20
        player.markers = player.huts = player.research = player.tiles = player.solos = 0
        player.prestige = player.bonus = player.used = 0
        player.city = player.archaeologist = NO_ROLE
        player.freed = player.passed = False


def draw(state: Artifact, drawing: str) -> None:
    decks: dict[int, list[str]] = {}
    for line in filter(None, map(str.split, drawing.splitlines())):
        words, _, deck = " ".join(line[1:]).partition("deck:")
        things = multiplied(words)
        if line[0] == "market":
            for card in things:
                move(state, DECK, None, card)
        elif line[0] in SITES:
            if "deck:" in line:
                decks[SITES.index(line[0])] = multiplied(deck)
            for thing in things:
                put_at_site(state, SITES.index(line[0]), thing)
        else:
            for thing in things:
                give(state, int(line[0]) - 1, thing)
    for site, kinds in decks.items():
        shorten_deck(state, site, kinds)


def multiplied(words: str) -> list[str]:
    """`ship*2 asia` is `ship ship asia`."""
    return [word.partition("*")[0] for word in words.split() for _ in range(int(word.partition("*")[2] or 1))]


def put_at_site(state: Artifact, site: int, thing: str) -> None:
    """A hut of a seat, or a card face up."""
    if thing in KINDS:
        move(state, DECK, FACE_UP, f"{SITES[site]}/{thing}")
    else:
        state.players[int(thing) - 1].huts += one(site)


def shorten_deck(state: Artifact, site: int, kinds: list[str]) -> None:
    left = sum(one_card(KINDS.index(kind)) for kind in kinds)
    for kind in range(10):
        assert how_many(state.cards[DECK + site], kind) >= how_many(left, kind), (
            f"too few {KINDS[kind]} in {SITES[site]}"
        )
    state.cards[REMOVED + site] += state.cards[DECK + site] - left
    state.cards[DECK + site] = left


def give(state: Artifact, seat: int, thing: str) -> None:
    player = state.players[seat]
    word, _, figures = thing.partition(":")
    if thing.startswith("$"):
        player.money = int(thing[1:])
    elif thing in MARKERS:
        player.markers += one(MARKERS.index(thing))
        state.tracks -= one(MARKERS.index(thing))
    elif thing in CITIES:
        player.city = ROLES.index(thing)
    elif thing in ARCHAEOLOGISTS:
        player.archaeologist = ROLES.index(thing)
    elif thing in TILES:
        give_tile(state, player, TILES.index(thing))
    elif thing in ("passed", "freed"):
        setattr(player, thing, True)
    elif word == "used":
        player.used = int(figures)
    elif word == "research":
        player.research = sum(int(space) * one(site) for site, space in enumerate(figures.split(",")))
    elif word == "solo":
        move(state, DECK, EXHIBITED, f"{figures}/solo")
        player.solos, player.prestige, player.bonus = player.solos + 1, player.prestige + 1, player.bonus + 1
    else:
        move(state, DECK, HAND + 4 * seat, thing.lstrip("~"))
        if not thing.startswith("~"):
            state.cards[KNOWN + 4 * seat + card_at(thing)[0]] += one_card(card_at(thing)[1])


def give_tile(state: Artifact, player: Player, tile: int) -> None:
    assert state.tiles >> tile & 1, f"{TILES[tile]} twice"
    state.tiles -= 1 << tile
    player.tiles += 1 << tile
    player.prestige += state.rulings.prestige[tile]
    player.bonus += state.rulings.bonus[tile]


def move(state: Artifact, source: int, target: int | None, card: str) -> None:
    """A card changes its place; None is the right end of the black market."""
    site, kind = card_at(card)
    assert how_many(state.cards[source + site], kind) > 0, f"no {card} left"
    state.cards[source + site] -= one_card(kind)
    if target is None:
        state.market += (10 * site + kind) << 8 * state.market_size
        state.market_size += 1
    else:
        state.cards[target + site] += one_card(kind)


def card_at(card: str) -> tuple[int, int]:
    site, kind = card.split("/")
    return SITES.index(site), KINDS.index(kind)


def used(state: Artifact, site: int) -> bool:
    return state.rulings.used_sites[site] == 1


def copies(state: Artifact, kind: int) -> int:
    return COPIES[kind] if kind < 5 or state.rulings.research else 0


def markers_of(state: Artifact, marker: int) -> int:
    """How many markers of a kind are in the game."""
    return {5: 10, 4: 9, 3: 8}[state.seats] if marker < 2 or used(state, marker - 2) else 0


def in_play(state: Artifact, tile: int) -> bool:
    return not 15 <= tile < 23 or used(state, (tile - 15) // 2)


# Play.


def do(state: Artifact, *lines: str) -> Artifact:
    """Play the lines of a record: `1 hire asia`, `* unearth asia/weapon`. Whoever acts must be asked.

    `1 show ...` shows cards as long as only one is possible.
    """
    for line in lines:
        who, words = line.split(" ", 1)
        asked = "*" if state.actor == wk.CHANCE else str(state.actor + 1)
        assert who == asked, f"{line!r}: asked is {asks(state)}"
        for move in forced_shows(state) if words == "show ..." else [words]:
            state.play(state.action(move), None if who == "*" else int(who) - 1)
            assert_all_is_there(state)
    return state


def forced_shows(state: Artifact) -> Iterator[str]:
    assert moves(state).startswith("show ")
    while moves(state).startswith("show ") and len(state.legal()) == 1:
        yield moves(state)


def finish_round(state: Artifact) -> Artifact:
    """All pass; whatever is asked besides is answered with the first legal move, until the next year or the end."""
    year = state.round
    while state.actor != wk.OVER and (state.round, state.view(None)["stage"]) != (year + 1, "actions"):
        leave = "pass" if state.done == 0 else "end"
        state.play(state.action(leave) if asks(state).endswith(" act") else state.legal()[0])
        assert_all_is_there(state)
    return state


# Reading.


def asks(state: Artifact) -> str:
    """Who is asked what: `1 act`, `* unearth`, `over`."""
    if state.actor == wk.OVER:
        return "over"
    return f"{'*' if state.actor == wk.CHANCE else state.actor + 1} {state.view(None)['question']['ask']}"


def moves(state: Artifact, verbs: str = "") -> str:
    """The legal moves of the deciding seat, in their order; or only those of some verbs."""
    names = [state.name(action) for action in state.legal()]
    return ", ".join(name for name in names if not verbs or name.split(" ")[0] in verbs.split())


def odds(state: Artifact) -> str:
    """What chance can bring, and how likely it is: `unearth asia/pottery: 4`."""
    pairs = zip(state.legal(), state.weights(), strict=True)
    return ", ".join(f"{state.name(action)}: {weight}" for action, weight in pairs)


def refused(state: Artifact, move: str) -> str:
    """Why a move is refused: `hut-there §7.1`. It is refused at every door, and nothing changes."""
    action = state.action(move)
    before = state.view(wk.ALL_SEEING), state.cards[:]
    reason = state.why_not(action)
    with pytest.raises(wk.IllegalMove) as caught:
        state.play(action)
    assert caught.value.reason == reason
    assert action not in state.legal()
    assert (state.view(wk.ALL_SEEING), state.cards) == before
    game, clause = caught.value.reason.clause.split()
    assert game == "artifact"
    return f"{caught.value.reason.code} {clause}"


def coins(state: Artifact, seat: int) -> int:
    return state.players[seat - 1].money


def hand(state: Artifact, seat: int) -> str:
    return named(state, HAND + 4 * (seat - 1))


def face_up(state: Artifact, site: str) -> str:
    """The kinds that lie face up at a site."""
    return " ".join(card.split("/")[1] for card in state.view(None)["sites"][SITES.index(site)]["face_up"])


def deck(state: Artifact, site: str) -> int:
    """How many cards the deck of a site has left."""
    return sum(how_many(state.cards[DECK + SITES.index(site)], kind) for kind in range(10))


def market(state: Artifact) -> str:
    return " ".join(state.view(None)["market"])


def huts(state: Artifact, site: str) -> list[int]:
    """How many huts each seat has there."""
    return [number_of(player.huts, SITES.index(site)) for player in state.players]


def mat(state: Artifact, seat: int) -> str:
    """The markers on a mat."""
    return " ".join(m for i, m in enumerate(MARKERS) for _ in range(number_of(state.players[seat - 1].markers, i)))


def track(state: Artifact, marker: str) -> int:
    """How many markers lie on a track."""
    return number_of(state.tracks, MARKERS.index(marker))


def income(state: Artifact) -> int:
    """The base income."""
    found = state.view(None)["base_income"]
    assert isinstance(found, int)
    return found


def tiles(state: Artifact, seat: int) -> str:
    return " ".join(tile for i, tile in enumerate(TILES) if state.players[seat - 1].tiles >> i & 1)


def is_last(state: Artifact) -> bool:
    """Whether everybody sees that this is the last round."""
    return state.view(None)["last_round"] is True


def space(state: Artifact, seat: int, site: str) -> int:
    """Where a research marker stands, counted from the bottom."""
    return number_of(state.players[seat - 1].research, SITES.index(site))


def roles(state: Artifact, seat: int) -> tuple[str | None, str | None]:
    player = state.view(None)["players"][seat - 1]
    return player["city"], player["archaeologist"]


def removed(state: Artifact) -> str:
    """The cards that are out of the game."""
    return named(state, REMOVED)


def exhibited(state: Artifact) -> str:
    """The cards under tiles, and solo cards that were featured."""
    return named(state, EXHIBITED)


def named(state: Artifact, row: int) -> str:
    piles = [(site, kind, how_many(state.cards[row + site], kind)) for site in range(4) for kind in range(10)]
    return " ".join(f"{SITES[site]}/{KINDS[kind]}" for site, kind, number in piles for _ in range(number))


# Nothing gets lost.


def assert_all_is_there(state: Artifact) -> None:
    """Cards, markers, tiles and huts are all somewhere, and what is known of a hand is in it."""
    hands = range(HAND, HAND + 4 * state.seats, 4)
    in_market = [state.market >> 8 * place & 255 for place in range(state.market_size)]
    assert state.market_size <= 3
    for site in range(4):
        for kind in range(10):
            rows = [DECK, FACE_UP, EXHIBITED, REMOVED, SHOWN, *hands]
            found = sum(how_many(state.cards[row + site], kind) for row in rows) + in_market.count(10 * site + kind)
            assert found == (copies(state, kind) if used(state, site) else 0), f"{SITES[site]}/{KINDS[kind]}"
            for seat, row in enumerate(hands):
                known = how_many(state.cards[KNOWN + 4 * seat + site], kind)
                assert known <= how_many(state.cards[row + site], kind)
    for marker in range(6):
        on_mats = sum(number_of(player.markers, marker) for player in state.players)
        assert number_of(state.tracks, marker) + on_mats == markers_of(state, marker), MARKERS[marker]
    for tile in range(25):
        owners = sum(player.tiles >> tile & 1 for player in state.players)
        assert (state.tiles >> tile & 1) + owners == in_play(state, tile), TILES[tile]
    for player in state.players:
        assert sum(number_of(player.markers, marker) for marker in range(6)) <= 6
        assert sum(number_of(player.huts, site) for site in range(4)) <= 10
        assert player.money >= 0
