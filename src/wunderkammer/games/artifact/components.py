"""§1 What lies in the box, as small numbers.

A pile of cards of one site is an int with three bits for each kind: how many of it are there. Markers and huts are
counted likewise, with four bits a kind. A set of tiles is an int of 25 bits.
"""

from typing import Final

from mypy_extensions import i64

SITES: Final = ("africa", "america", "asia", "mideast")
TYPES: Final = ("architecture", "sculpture", "pottery", "jewellery", "weapon")
SPECIALS: Final = ("solo", "gold", "fragment", "curse", "manuscript")
KINDS: Final = (*TYPES, *SPECIALS)
MARKERS: Final = ("museum", "ship", *SITES)
CITIES: Final = ("paris", "london", "berlin", "newyork")
ARCHAEOLOGISTS: Final = ("andersson", "carter", "judd", "morley")
ROLES: Final = (*CITIES, *ARCHAEOLOGISTS)

# A card is 10 * site + kind.
KINDS_A_SITE: Final = 10
CARDS: Final = 40
SOLO: Final = 5
GOLD: Final = 6
FRAGMENT: Final = 7
CURSE: Final = 8
MANUSCRIPT: Final = 9

MUSEUM: Final = 0
SHIP: Final = 1
WORKER: Final = 2  # of the first site; the others follow
KINDS_OF_MARKER: Final = 6
MAT: Final = 6  # places for markers
SPACES: Final = 10  # of an action track, one for each of its markers (§1.5)
HUTS: Final = 10
ACTIONS_A_TURN: Final = 2  # at most (§6.1)

PARIS: Final = 0
LONDON: Final = 1
BERLIN: Final = 2
NEW_YORK: Final = 3
ANDERSSON: Final = 4
CARTER: Final = 5
JUDD: Final = 6
MORLEY: Final = 7
NO_ROLE: Final = -1

# Tiles: 15 by type, 8 by site, then sites-3 and types-5.
TILES: Final = 25
SITE_TILES: Final = 15
SITES_3: Final = 23
TYPES_5: Final = 24
ALL_TILES: Final = (1 << 25) - 1
INCOME_TILES: Final = ALL_TILES & ~((1 << 15) - 1)  # those that lie on the income track at first
INCOME_SPACES: Final = 11
RESEARCH_SPACES: Final = range(2, 11)  # how many spaces a research track can have; its edition says how many it has
MARKET: Final = 3  # card spaces of the black market

DECK_OF_TYPES: Final = 0o44444
DECK_OF_SPECIALS: Final = 0o1111300000
ORDINARY: Final = 0o77777  # the types within a pile


class Rulings:
    """The figures of an edition and the options of a game, as the rules read them. Never changed in play."""

    def __init__(
        self,
        costs: list[i64],
        prices: list[i64],
        incomes: list[i64],
        prestige: list[i64],
        bonus: list[i64],
        research_values: list[i64],
        openings: list[list[i64]],
        used_sites: list[i64],
        research: bool,
        roles: bool,
        quick_start: bool,
        may_always_rest: bool,
        fragment_of_any_site: bool,
    ) -> None:
        self.costs = costs  # of each space of an action track, dear to cheap
        self.prices = prices  # of the black market above each ship space
        self.incomes = incomes  # of each space of the income track
        self.prestige = prestige  # of each tile
        self.bonus = bonus
        self.research_values = research_values  # of each space of a research track, from the bottom
        self.research_top: i64 = len(research_values) - 1  # spaces above the bottom
        self.openings = openings  # the two sites of each seat in the quick start
        self.used_sites = used_sites
        self.research = research
        self.roles = roles
        self.quick_start = quick_start
        self.may_always_rest = may_always_rest
        self.fragment_of_any_site = fragment_of_any_site


def how_many(pile: i64, kind: i64) -> i64:
    """How many cards of a kind are in a pile."""
    return pile >> (3 * kind) & 7


def one_card(kind: i64) -> i64:
    """A pile of a single card."""
    return 1 << (3 * kind)


def total(pile: i64) -> i64:
    """How many cards of all kinds together."""
    pairs: i64 = (pile & 0o0707070707) + (pile >> 3 & 0o0707070707)
    return pairs * 0o0101010101 >> 24 & 63


def number_of(things: i64, kind: i64) -> i64:
    """How many markers of a kind, or huts on a site."""
    return things >> (4 * kind) & 15


def one(kind: i64) -> i64:
    """A single marker of a kind, or hut on a site."""
    return 1 << (4 * kind)


def number(things: i64) -> i64:
    """How many markers, or huts, of all kinds together."""
    pairs: i64 = (things & 0x0F0F0F) + (things >> 4 & 0x0F0F0F)
    return (pairs + (pairs >> 8) + (pairs >> 16)) & 0xFF


def bits(tiles: i64) -> i64:
    """How many tiles are in a set."""
    twos: i64 = tiles - (tiles >> 1 & 0x5555555)
    fours: i64 = (twos & 0x3333333) + (twos >> 2 & 0x3333333)
    eights: i64 = (fours + (fours >> 4)) & 0xF0F0F0F
    return eights * 0x1010101 >> 24 & 0xFF


def size_of(tile: i64) -> i64:
    """How many cards a tile asks for (§1.2)."""
    if tile < SITE_TILES:
        return 3 + tile % 3
    if tile < SITES_3:
        return 4 + (tile - SITE_TILES) % 2
    return 3 if tile == SITES_3 else 5


def tile_names() -> list[str]:
    by_type = [f"{kind}-{size}" for kind in TYPES for size in (3, 4, 5)]
    by_site = [f"{site}-{size}" for site in SITES for size in (4, 5)]
    return [*by_type, *by_site, "sites-3", "types-5"]


def card_name(card: i64) -> str:
    return f"{SITES[card // KINDS_A_SITE]}/{KINDS[card % KINDS_A_SITE]}"
