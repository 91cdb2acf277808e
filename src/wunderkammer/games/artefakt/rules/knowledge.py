"""Chapter 9: who knows what. A fragment that changes place takes the knowledge of it along, or ends it."""

from mypy_extensions import i64

from wunderkammer.games.artefakt.components import CARD, MIDDLE, ONE_COLOUR, alike, copies
from wunderkammer.games.artefakt.state import Board


def transfer(s: Board, fragment: i64, source: i64, goal: i64, seers: i64) -> None:
    """§9.2 One fragment goes from place to place; the seats of the bit set `seers` see which.

    Seats that do not see it lose track of that colour there, unless they know all of them and these are alike.
    """
    lying: i64 = s.at[source]
    of_its_colour: i64 = lying & same_colour(fragment)
    for seat in range(s.seats):
        player = s.players[seat]
        if seers >> seat & 1 == 1:
            if player.known & fragment == 0:
                s.reveals += 1
            player.known |= fragment
        elif player.known & of_its_colour != 0 and not (of_its_colour & ~player.known == 0 and alike(of_its_colour)):
            player.known &= ~of_its_colour
    s.at[source] = lying & ~fragment
    s.at[goal] |= fragment


def transfer_all(s: Board, source: i64, seat: i64) -> None:
    """§6.3 All fragments of a site go onto a collecting card; seats that knew one still do."""
    s.reveals += 1
    s.players[seat].known |= s.at[source]
    s.at[CARD + seat] = s.at[CARD + seat] | s.at[source]
    s.at[source] = 0


def mix_the_middle(s: Board) -> None:
    """§9.2 Nobody can follow a fragment into a mixed heap."""
    for player in s.players:
        player.known &= ~s.at[MIDDLE]


def same_colour(fragment: i64) -> i64:
    """All fragments of the colour of this one."""
    if fragment < 1 << 8:
        return ONE_COLOUR
    return ONE_COLOUR << 8 if fragment < 1 << 16 else ONE_COLOUR << 16


def copy_to_give(s: Board, source: i64, colour: i64, piece: i64, goal: i64) -> i64:
    """Which of two equal fragments goes: the one that the receiver already knows, so as to reveal the least."""
    here: i64 = s.at[source] & copies(colour, piece)
    if goal >= CARD and goal < CARD + s.seats:
        known: i64 = here & s.players[goal - CARD].known
        if known != 0:
            here = known
    return here & -here


def lay_all_open(s: Board) -> None:
    """When the game is over all collecting cards are shown: they are what is compared (§8.3)."""
    s.reveals += 1
    cards: i64 = 0
    for seat in range(s.seats):
        cards |= s.owned(seat)
    for player in s.players:
        player.known |= cards
