"""§1 What lies in the box, as small numbers and sets of bits.

A set of fragments is an int of 24 bits: eight a colour, two (the copies) a piece. The two copies of a piece are never
told apart outside this package.
"""

from typing import Final

from mypy_extensions import i64

COLOURS: Final = ("blue", "brown", "yellow")
FIGURES: Final = ("bulky", "lady", "tall")
DIRECTIONS: Final = ("cw", "ccw")
SITES: Final = 10
CARDS: Final = 4  # travel cards of a player
PIECES: Final = 4  # different pieces of a colour
BULKY: Final = 0
LADY: Final = 1
TALL: Final = 2

ALL_FRAGMENTS: Final = 0xFFFFFF
FIRST_COPIES: Final = 0x555555
ONE_COLOUR: Final = 0xFF

# Where a fragment can be. A site is its own number, 1 to 10.
MIDDLE: Final = 0
CARD: Final = 11  # the collecting card of seat k is place CARD + k
ASIDE: Final = 15  # in the hand of someone who sifts or barters, until the blind piece is drawn
PLACES: Final = 16

# The directives, by the number of the site that carries them in the standard edition (§10).
MARCH: Final = 1
PEEK: Final = 2
PUSH: Final = 3
SALVAGE: Final = 4
SIFT: Final = 5
BARTER: Final = 6
CARRY: Final = 7
DIVE: Final = 8
CURSE: Final = 9
BOOK: Final = 10
DIRECTIVES: Final = ("march", "peek", "push", "salvage", "sift", "barter", "carry", "dive", "curse", "book")


class Rulings:
    """The figures of an edition and the options of a game, as the rules read them. Never changed in play."""

    def __init__(
        self,
        travel_cards: list[i64],
        colour_die: list[i64],
        directives: list[i64],
        march_steps: i64,
        push_steps: i64,
        carry_reach: i64,
        last_round: i64,
        random_opening: bool,
        advanced: bool,
    ) -> None:
        self.travel_cards = travel_cards
        self.colour_die = colour_die
        self.heaviest_colour: i64 = max(colour_die)
        self.directives = directives
        self.march_steps: i64 = march_steps
        self.push_steps: i64 = push_steps
        self.carry_reach: i64 = carry_reach
        self.last_round: i64 = last_round
        self.random_opening = random_opening
        self.advanced = advanced


def colour_set(colour: i64) -> i64:
    """All eight fragments of a colour."""
    return ONE_COLOUR << (8 * colour)


def copies(colour: i64, piece: i64) -> i64:
    """Both copies of a piece."""
    return 3 << (8 * colour + 2 * piece)


def count(fragments: i64) -> i64:
    """How many fragments are in a set."""
    pairs: i64 = fragments - ((fragments >> 1) & FIRST_COPIES)
    fours: i64 = (pairs & 0x333333) + ((pairs >> 2) & 0x333333)
    eights: i64 = (fours + (fours >> 4)) & 0x0F0F0F
    return (eights + (eights >> 8) + (eights >> 16)) & 0xFF


def different(fragments: i64) -> i64:
    """How many different pieces are in a set."""
    return count((fragments | (fragments >> 1)) & FIRST_COPIES)


def missing(fragments: i64, colour: i64) -> i64:
    """Both copies of each piece of a colour that is not in a set."""
    once: i64 = (fragments | (fragments >> 1)) & FIRST_COPIES
    return colour_set(colour) & ~(once | once << 1)


def alike(fragments: i64) -> bool:
    """Whether all fragments of a set are copies of one piece."""
    return different(fragments) == 1


def is_complete(fragments: i64, colour: i64) -> bool:
    """§8.1 Whether all four different pieces of a colour are in a set."""
    return different(fragments & colour_set(colour)) == PIECES


def names(fragments: i64) -> list[str]:
    """The fragments of a set in words: `blue/2`, in order; two copies are two equal words."""
    return [f"{COLOURS[bit // 8]}/{bit % 8 // 2 + 1}" for bit in range(24) if fragments >> bit & 1]


def by_colour(fragments: i64) -> dict[str, int]:
    """How many of each colour: what everybody may know of a place (§9.1)."""
    return {name: count(fragments & colour_set(colour)) for colour, name in enumerate(COLOURS)}
