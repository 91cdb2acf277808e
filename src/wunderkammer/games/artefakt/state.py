"""The table as data: what lies where, who is asked what. Holds and copies; the rules decide and change."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wunderkammer.core.state import State
from wunderkammer.games.artefakt.components import ALL_FRAGMENTS, CARD, MIDDLE, PLACES, TALL, Rulings
from wunderkammer.games.artefakt.questions import LAYING_OUT, NOTHING

NOBODY: Final = -1


class Player:
    """What a seat owns besides its fragments, and what it knows."""

    def __init__(self) -> None:
        self.figures: i64 = 0  # four bits a figure: the site it stands on, 0 before it is placed
        self.laid: i64 = 0  # four bits a figure: the travel card laid for it, 0 for none
        self.shown: i64 = 0  # one bit a figure: its card has been revealed
        self.delayed: i64 = NOBODY  # the figure that travels by the fourth card this round (§10.10)
        self.booked = False  # may use the fourth card in the next round
        self.ticket = False  # may use it in this round
        self.known: i64 = 0  # the fragments that this seat knows, wherever they are (§9.2)

    def copy(self) -> "Player":
        twin = Player()
        twin.figures = self.figures
        twin.laid = self.laid
        twin.shown = self.shown
        twin.delayed = self.delayed
        twin.booked = self.booked
        twin.ticket = self.ticket
        twin.known = self.known
        return twin

    def site_of(self, figure: i64) -> i64:
        return self.figures >> (4 * figure) & 15

    def put(self, figure: i64, site: i64) -> None:
        self.figures = self.figures & ~(15 << (4 * figure)) | site << (4 * figure)

    def figures_at(self, site: i64) -> i64:
        """How many of the three figures stand there."""
        here: i64 = 0
        if self.figures & 15 == site:
            here += 1
        if self.figures >> 4 & 15 == site:
            here += 1
        if self.figures >> 8 & 15 == site:
            here += 1
        return here

    def card_of(self, figure: i64) -> i64:
        """The travel card laid for a figure, 0 for none."""
        return self.laid >> (4 * figure) & 15

    def lay(self, figure: i64, card: i64) -> None:
        self.laid |= card << (4 * figure)

    def next_figure(self) -> i64:
        """The figure that waits for a card; TALL + 1 when all have one."""
        laid = self.laid
        figure: i64 = 0
        while figure <= TALL and laid & 15 != 0:
            laid >>= 4
            figure += 1
        return figure

    def fourth_card(self) -> i64:
        """The card that no figure has, once all three have one."""
        return 10 - self.card_of(0) - self.card_of(1) - self.card_of(2)

    def card_in_use(self, figure: i64) -> i64:
        """The card by which a figure travels: its own, or the fourth by timetable."""
        return self.fourth_card() if self.delayed == figure else self.card_of(figure)


class Board(State):
    """Everything on and around the table."""

    def __init__(self, seats: i64, rulings: Rulings, at: vec[i64], players: list[Player]) -> None:
        super().__init__(seats)
        self.rulings = rulings
        self.at = at  # the fragments at each place
        self.players = players
        self.ring: i64 = 0  # four bits a position, clockwise: the site that lies there
        self.spots: i64 = 0  # four bits a site: its position in the ring
        self.opened: i64 = 0  # one bit a site
        self.stage: i64 = LAYING_OUT
        self.step: i64 = 0  # how far the stage has got: sites laid, figures placed, rolls, cards, sites settled
        self.round: i64 = 0
        self.starter: i64 = 0
        self.turn: i64 = 0  # who gives next (§3.3), travels, or settles the site
        self.errand: i64 = NOTHING  # what a `colour` or `piece` is drawn for
        self.figure: i64 = 0  # the figure that travels
        self.site: i64 = 0  # the site rolled
        self.colour: i64 = 0  # the colour of the piece to be drawn
        self.source: i64 = MIDDLE  # where it is drawn from
        self.goal: i64 = MIDDLE  # where it goes
        self.winner: i64 = NOBODY  # by §8.1

    def copy_to(self, twin: "Board") -> None:
        """All but what the constructor was given."""
        self.copy_moment_to(twin)
        twin.ring = self.ring
        twin.spots = self.spots
        twin.opened = self.opened
        twin.stage = self.stage
        twin.step = self.step
        twin.round = self.round
        twin.starter = self.starter
        twin.turn = self.turn
        twin.errand = self.errand
        twin.figure = self.figure
        twin.site = self.site
        twin.colour = self.colour
        twin.source = self.source
        twin.goal = self.goal
        twin.winner = self.winner

    def enter(self, stage: i64) -> None:
        """Begin a chapter."""
        self.stage = stage
        self.step = 0
        self.turn = self.starter

    def site_at(self, position: i64) -> i64:
        return self.ring >> (4 * position) & 15

    def position_of(self, site: i64) -> i64:
        return self.spots >> (4 * site) & 15

    def beyond(self, site: i64, steps: i64) -> i64:
        """The site this many steps clockwise (negative: counter-clockwise) from a site."""
        return self.site_at((self.position_of(site) + steps + 100) % 10)

    def distance(self, site: i64, other: i64) -> i64:
        """How many steps apart two sites are, the shorter way."""
        clockwise: i64 = (self.position_of(other) - self.position_of(site) + 10) % 10
        return clockwise if clockwise <= 5 else 10 - clockwise

    def is_opened(self, site: i64) -> bool:
        return self.opened >> site & 1 == 1

    def owned(self, seat: i64) -> i64:
        """The fragments on a collecting card."""
        return self.at[CARD + seat]

    def is_deserted(self, site: i64) -> bool:
        """Whether no figure of anybody stands there."""
        for player in self.players:
            if player.figures_at(site) > 0:
                return False
        return True


def all_in_the_middle() -> vec[i64]:
    at = vec[i64]([0] * PLACES)
    at[MIDDLE] = ALL_FRAGMENTS
    return at
