"""The table as data: what lies where, who is asked what. Holds and copies; the rules decide and change."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wunderkammer.core.state import State
from wunderkammer.games.artifact.components import (
    ALL_TILES,
    HUTS,
    KINDS_A_SITE,
    NO_ROLE,
    Rulings,
    how_many,
    number,
    number_of,
    one_card,
)
from wunderkammer.games.artifact.questions import PLACING

NONE: Final = -1  # no card, no site, no tile

# Where cards can be: rows of four piles, one a site.
DECK: Final = 0
FACE_UP: Final = 4
EXHIBITED: Final = 8  # under tiles, and solo cards that were featured
REMOVED: Final = 12  # out of the game
SHOWN: Final = 16  # laid out for an exhibition that is being put together
HAND: Final = 20  # of seat 0; four more for each further seat
KNOWN: Final = 40  # what everybody knows to be in that hand (§14.1)
PILES: Final = 60


class Player:
    """What a seat owns besides its cards."""

    def __init__(self) -> None:
        self.money: i64 = 0
        self.markers: i64 = 0  # four bits a kind
        self.huts: i64 = 0  # four bits a site
        self.research: i64 = 0  # four bits a site: how far up its track
        self.tiles: i64 = 0  # one bit a tile
        self.solos: i64 = 0  # solo cards exhibited
        self.prestige: i64 = 0
        self.bonus: i64 = 0  # what the exhibitions add to the income
        self.city: i64 = NO_ROLE
        self.archaeologist: i64 = NO_ROLE
        self.used: i64 = 0  # markers used for actions in this round
        self.freed = False  # Andersson's action has been taken in this round
        self.passed = False

    def copy(self) -> "Player":
        twin = Player()
        twin.money = self.money
        twin.markers = self.markers
        twin.huts = self.huts
        twin.research = self.research
        twin.tiles = self.tiles
        twin.solos = self.solos
        twin.prestige = self.prestige
        twin.bonus = self.bonus
        twin.city = self.city
        twin.archaeologist = self.archaeologist
        twin.used = self.used
        twin.freed = self.freed
        twin.passed = self.passed
        return twin

    def huts_at(self, site: i64) -> i64:
        return number_of(self.huts, site)

    def supply(self) -> i64:
        """Huts not on the board."""
        return HUTS - number(self.huts)

    def holds(self, marker: i64) -> bool:
        return number_of(self.markers, marker) > 0

    def has(self, role: i64) -> bool:
        return role == self.city or role == self.archaeologist


class Board(State):
    """Everything on and around the table."""

    def __init__(self, seats: i64, rulings: Rulings, cards: vec[i64], players: list[Player]) -> None:
        super().__init__(seats)
        self.rulings = rulings
        self.cards = cards  # all piles, by place and site
        self.players = players
        self.tracks: i64 = 0  # four bits a kind: how many markers lie on its track
        self.tiles: i64 = ALL_TILES  # still on the board
        self.market: i64 = 0  # eight bits a card, the leftmost lowest
        self.market_size: i64 = 0
        self.stage: i64 = PLACING
        self.step: i64 = 0  # how far a stage has got: huts placed, sites opened, players served
        self.round: i64 = 1
        self.first: i64 = 0  # the first player
        self.turn: i64 = 0
        self.done: i64 = 0  # actions of this turn
        self.last_round = False
        self.acting = False  # an action is under way; what follows of it:
        self.is_research = False  # it is the action of §7.1
        self.site: i64 = 0  # where it happens
        self.tile: i64 = 0  # what is exhibited
        self.card: i64 = 0  # the first card that may still be picked, shown or kept
        self.to_unearth: i64 = 0
        self.to_pick: i64 = 0
        self.drawer: i64 = NO_ROLE  # London or Judd, if a draw is offered
        self.to_draw = False  # London or Judd: used
        self.to_show: i64 = 0
        self.to_keep: i64 = 0
        self.to_name_role = False

    def copy_to(self, twin: "Board") -> None:
        """All but what the constructor was given."""
        self.copy_moment_to(twin)
        twin.tracks = self.tracks
        twin.tiles = self.tiles
        twin.market = self.market
        twin.market_size = self.market_size
        twin.stage = self.stage
        twin.step = self.step
        twin.round = self.round
        twin.first = self.first
        twin.turn = self.turn
        twin.done = self.done
        twin.last_round = self.last_round
        twin.acting = self.acting
        twin.is_research = self.is_research
        twin.site = self.site
        twin.tile = self.tile
        twin.card = self.card
        twin.to_unearth = self.to_unearth
        twin.to_pick = self.to_pick
        twin.drawer = self.drawer
        twin.to_draw = self.to_draw
        twin.to_show = self.to_show
        twin.to_keep = self.to_keep
        twin.to_name_role = self.to_name_role

    def enter(self, stage: i64) -> None:
        """Begin a chapter."""
        self.stage = stage
        self.step = 0

    def me(self) -> Player:
        """The player whose turn it is."""
        return self.players[self.turn]

    def pile(self, row: i64, site: i64) -> i64:
        return self.cards[row + site]

    def add(self, row: i64, card: i64) -> None:
        self.cards[row + card // KINDS_A_SITE] += one_card(card % KINDS_A_SITE)

    def remove(self, row: i64, card: i64) -> None:
        self.cards[row + card // KINDS_A_SITE] -= one_card(card % KINDS_A_SITE)

    def count(self, row: i64, card: i64) -> i64:
        """How many of a card are at a place."""
        return how_many(self.cards[row + card // KINDS_A_SITE], card % KINDS_A_SITE)

    def hand(self, seat: i64) -> i64:
        """The row of a hand."""
        return HAND + 4 * seat

    def known(self, seat: i64) -> i64:
        """The row of what is known of a hand."""
        return KNOWN + 4 * seat

    def card_in_market(self, place: i64) -> i64:
        return self.market >> (8 * place) & 255

    def on_track(self, marker: i64) -> i64:
        return number_of(self.tracks, marker)

    def all_huts_at(self, site: i64) -> i64:
        """The huts of all players there."""
        huts: i64 = 0
        for player in self.players:
            huts += player.huts_at(site)
        return huts


def no_cards() -> vec[i64]:
    return vec[i64]([0] * PILES)
