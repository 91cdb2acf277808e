"""§1 What lies in the box, as small numbers.

Materials are counted in an int: four bits each in a hand, at a level of a workshop, and for the levels reached or
asked; five bits each in the pile and the discard. The market has four bits a place, the row of artworks eight. A set
of artworks is an int of 24 bits.
"""

from math import lcm
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

MATERIALS: Final = ("textile", "clay", "wood", "stone", "glass", "gold", "metal")
ARTISANS: Final = (
    "goldlover",
    "sculptor",
    "versatile",
    "specialist",
    "nightworker",
    "perfectionist",
    "collector",
    "opportunist",
    "farsighted",
)
ARTWORKS: Final = (
    *("fan", "lamp", "necklace", "sundial", "doll"),
    *("lantern", "mask", "fountain", "dagger", "spindle"),
    *("chest", "hourglass", "tapestry", "vase", "windmill"),
    *("buddha", "chandelier", "armour", "rosewindow", "guardian"),
    *("deathmask", "longship", "clock", "sarcophagus"),
)

KINDS: Final = 7  # of material
WOOD: Final = 2
STONE: Final = 3
GOLD: Final = 5
COPIES_A_SEAT: Final = 6  # cards of each material in play, for every seat (§1.1)
HAND: Final = 6
LEVELS: Final = 4
MARKET: Final = 5  # places
ROW: Final = 4  # places
ROUNDS: Final = 12

WORKS: Final = 24
NONE: Final = -1  # no artwork, no artisan, nobody
LOWEST_VALUE: Final = 3
VALUES: Final = 5  # from 3 to 7
WORKS_A_VALUE: Final = range(4, 9)  # §2.2 the decks need four of each value; the other four may be of any

# §2.2 How many artworks of each value a deck has: four bits a value, the lowest first.
DECK_1: Final = 0x01234
DECK_2: Final = 0x43210

GOLDLOVER: Final = 0
SCULPTOR: Final = 1
VERSATILE: Final = 2
SPECIALIST: Final = 3
NIGHTWORKER: Final = 4
PERFECTIONIST: Final = 5
COLLECTOR: Final = 6
OPPORTUNIST: Final = 7
FARSIGHTED: Final = 8
KINDS_OF_ARTISAN: Final = 9


class Rulings:
    """The figures of an edition, as the rules read them. Never changed in play.

    Artworks are numbered by their values, the lowest first; how many there are of each value is a figure, too.
    """

    def __init__(self, asked: list[i64], of_value: list[i64], most_turns: i64) -> None:
        self.asked = asked  # of each artwork: the level asked of each material, four bits each
        self.most_turns = most_turns  # of each player in a phase A, before the token must be taken (§4.7)
        ranks: list[i64] = []
        groups: list[i64] = []
        self.shares: i64 = 1  # §2.6 a number that every possible number of unseen artworks of a value divides
        for rank in range(len(of_value)):
            number = of_value[rank]
            first: i64 = len(ranks)
            groups.append(((1 << number) - 1) << first)
            ranks += [rank] * number
            self.shares = lcm(self.shares, *range(1, number + 1))
        self.ranks = vec[i64](ranks)  # of each artwork: by how much its value is above the lowest
        self.groups = vec[i64](groups)  # the artworks of each value as a set, the lowest first

    def value_of(self, artwork: i64) -> i64:
        return LOWEST_VALUE + self.ranks[artwork]


def held(cards: i64, material: i64) -> i64:
    """How many cards of a material are in a hand or at a level; or which level it has."""
    return cards >> (4 * material) & 15


def card(material: i64) -> i64:
    """A single card, as part of a hand."""
    return 1 << (4 * material)


def total(cards: i64) -> i64:
    """How many cards of all materials together, in a hand or at a level."""
    pairs: i64 = (cards & 0x0F0F0F0F) + (cards >> 4 & 0x0F0F0F)
    return pairs * 0x01010101 >> 24 & 255


def reaches(levels: i64, asked: i64) -> bool:
    """Whether each material has at least the level asked: no difference borrows from the bit above its four."""
    return ((levels | 0x8888888) - asked) & 0x8888888 == 0x8888888


def stocked(stock: i64, material: i64) -> i64:
    """How many cards of a material are in the pile or the discard."""
    return stock >> (5 * material) & 31


def stock(material: i64) -> i64:
    """A single card, as part of the pile or the discard."""
    return 1 << (5 * material)


def in_deck(deck: i64, rank: i64) -> i64:
    """How many cards of a value lie face down in a deck; its rank is by how much it is above the lowest."""
    return deck >> (4 * rank) & 15


def number_of(artworks: i64) -> i64:
    """How many artworks are in a set."""
    twos: i64 = artworks - (artworks >> 1 & 0x555555)
    fours: i64 = (twos & 0x333333) + (twos >> 2 & 0x333333)
    eights: i64 = (fours + (fours >> 4)) & 0x0F0F0F
    return eights * 0x010101 >> 16 & 255
