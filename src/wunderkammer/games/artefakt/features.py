"""What a network looks at in Artefakt: what a seat and its rivals collect, and what its figures are about to get."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wunderkammer.core.features import Features, Inputs
from wunderkammer.core.seats import seen_from
from wunderkammer.core.state import State
from wunderkammer.games.artefakt import questions as asked
from wunderkammer.games.artefakt.components import (
    COLOURS,
    MIDDLE,
    PIECES,
    SITES,
    TALL,
    colour_set,
    count,
    different,
    missing,
)
from wunderkammer.games.artefakt.judge import Outlook
from wunderkammer.games.artefakt.judge.figures import USUAL
from wunderkammer.games.artefakt.judge.travel import travels
from wunderkammer.games.artefakt.state import Board, Player
from wunderkammer.games.artefakt.view import known_to

SEATS: Final = 4  # at most
SPARES: Final = 4  # copies, up to one less, that are told apart


class ArtefaktFeatures(Features):
    def __init__(self) -> None:
        super().__init__()
        self.unit = 600.0
        self.by_points = False
        self.envy = 1.0

    def write(self, world: State, seat: i64, inputs: Inputs) -> None:
        assert isinstance(world, Board)
        write_moment(world, seat, inputs)
        known = known_to(world, seat)
        order = by_progress(world, seat)
        for colour in order:
            write_colour(world, seat, colour, known, inputs)
        write_figures(world, seat, inputs)
        write_rivals(world, seat, inputs)

    def certain(self, world: State, seat: i64) -> i64:  # noqa: ARG002
        """Nothing is certain: only winning counts."""
        return 0


def by_progress(s: Board, seat: i64) -> list[i64]:
    """The colours, that of which the seat has most different pieces first."""
    owned = s.owned(seat)
    order: list[i64] = []
    keys: list[i64] = []
    for colour in range(len(COLOURS)):
        mine = owned & colour_set(colour)
        key = 100 * different(mine) + 10 * count(mine) + count(s.at[MIDDLE] & colour_set(colour))
        place: i64 = 0
        while place < len(order) and keys[place] >= key:
            place += 1
        order.insert(place, colour)
        keys.insert(place, key)
    return order


def write_moment(s: Board, seat: i64, inputs: Inputs) -> None:
    inputs.one_of("seats", s.seats - 2, SEATS - 1)
    inputs.flag("advanced", s.rulings.advanced)
    inputs.one_of("stage", s.stage, len(asked.STAGES))
    inputs.one_of("question", s.question, len(asked.QUESTIONS))
    inputs.one_of("actor", seen_from(seat, s.actor, s.seats), SEATS)
    inputs.one_of("starter", seen_from(seat, s.starter, s.seats), SEATS)
    inputs.number("round", float(s.round) / 10.0)
    inputs.number("middle", float(count(s.at[MIDDLE])) / 12.0)
    opened: i64 = 0
    for site in range(1, SITES + 1):
        opened += s.opened >> site & 1
    inputs.number("open sites", float(opened) / 10.0)


def write_colour(s: Board, seat: i64, colour: i64, known: i64, inputs: Inputs) -> None:
    """What the seat has of a colour, what it still needs, and where that may be."""
    every = colour_set(colour)
    mine = s.owned(seat) & every
    kinds = different(mine)
    inputs.one_of("different", kinds, PIECES + 1)
    inputs.one_of("spare", count(mine) - kinds, SPARES)
    inputs.number("middle", float(count(s.at[MIDDLE] & every)) / 8.0)
    lying: i64 = 0
    for site in range(1, SITES + 1):
        lying += count(s.at[site] & every)
    inputs.number("at sites", float(lying) / 4.0)
    needed = missing(mine, colour)
    for distance in range(1, SEATS):
        theirs: i64 = 0
        if distance < s.seats:
            theirs = s.owned((seat + distance) % s.seats) & every
        inputs.number("rival", float(count(theirs)) / 4.0)
        inputs.number("rival known", float(different(theirs & known)) / 4.0)
        inputs.number("rival has needed", float(different(theirs & known & needed)) / 2.0)


def write_figures(s: Board, seat: i64, inputs: Inputs) -> None:
    """What the judge expects of each site, and which figures still travel."""
    player = s.players[seat]
    for figure in range(TALL + 1):
        inputs.flag("travels", travels(s, seat, figure))
        inputs.flag("laid", player.card_of(figure) > 0)
    inputs.flag("booked", player.booked)
    inputs.flag("ticket", player.ticket)
    gains = vec[float]([0.0] * 3)
    outlook = Outlook(s, seat, USUAL)
    for site in range(1, SITES + 1):
        gain = float(outlook.gain(site, outlook.mine >> (4 * site) & 15)) / 300.0
        if gain > gains[0]:
            gains[2] = gains[1]
            gains[1] = gains[0]
            gains[0] = gain
        elif gain > gains[1]:
            gains[2] = gains[1]
            gains[1] = gain
        elif gain > gains[2]:
            gains[2] = gain
    for gain in gains:
        inputs.number("gain", gain)
    inputs.number("collection", float(USUAL.collection(s.owned(seat))) / 1000.0)
    inputs.number("outlook", float(USUAL.nearly * outlook.gains()) / 60000.0)
    write_errand(s, seat, player, inputs)


def write_errand(s: Board, seat: i64, player: Player, inputs: Inputs) -> None:
    """Whether the seat is about to decide something, and where its figures stand together."""
    inputs.flag("turn", s.turn == seat)
    alone: i64 = 0
    together: i64 = 0
    for site in range(1, SITES + 1):
        here = player.figures_at(site)
        if here > 0:
            others: i64 = 0
            for rival in range(s.seats):
                if rival != seat:
                    others += s.players[rival].figures_at(site)
            if others == 0:
                alone += here
        if here > 1:
            together += 1
    inputs.number("alone", float(alone) / 3.0)
    inputs.number("together", float(together))


def write_rivals(s: Board, seat: i64, inputs: Inputs) -> None:
    """The strongest of them by what they might own and are about to get."""
    most: i64 = 0
    nearest: i64 = 0
    for rival in range(s.seats):
        if rival != seat:
            worth = USUAL.collection(s.owned(rival))
            most = max(most, worth)
            nearest = max(nearest, worth + USUAL.nearly * Outlook(s, rival, USUAL).gains() // 100)
    inputs.number("strongest rival", float(most) / 1000.0)
    inputs.number("most dangerous rival", float(nearest) / 1000.0)
