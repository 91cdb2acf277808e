"""The table as data: what lies where, who is asked what. Holds and copies; the rules decide and change."""

from mypy_extensions import i64

from wunderkammer.core.state import State
from wunderkammer.games.artisans.components import DECK_1, LEVELS, NONE, Rulings, held
from wunderkammer.games.artisans.questions import DEALING, NOTHING


class Player:
    """What a seat has before it and in hand."""

    def __init__(self) -> None:
        self.hand: i64 = 0  # four bits a material
        self.known: i64 = 0  # what everybody knows to be in that hand (§11.1)
        self.levels: i64 = 0  # four bits a material: the level it has been developed to
        self.lower: i64 = 0  # cards laid at levels 1 and 2, seven times four bits each
        self.upper: i64 = 0  # at levels 3 and 4
        self.artworks: i64 = 0  # one bit an artwork
        self.reserved: i64 = NONE
        self.artisan: i64 = NONE

    def copy(self) -> "Player":
        twin = Player()
        twin.hand = self.hand
        twin.known = self.known
        twin.levels = self.levels
        twin.lower = self.lower
        twin.upper = self.upper
        twin.artworks = self.artworks
        twin.reserved = self.reserved
        twin.artisan = self.artisan
        return twin

    def level(self, material: i64) -> i64:
        """0 is not developed at all."""
        return held(self.levels, material)

    def laid(self, level: i64) -> i64:
        """The cards at a level from 1 to 4, four bits a material."""
        half = self.lower if level <= 2 else self.upper
        return half & 0xFFFFFFF if level % 2 == 1 else half >> 28

    def lay(self, material: i64, number: i64) -> None:
        """Lay this many cards, one level above the current one of this material."""
        level = self.level(material)
        shift = 4 * material + 28 * (level % 2)
        if level < 2:
            self.lower += number << shift
        else:
            self.upper += number << shift
        self.levels += 1 << (4 * material)

    def topmost(self, material: i64) -> i64:
        """How many cards lie at the highest level of a material that has one."""
        return held(self.laid(self.level(material)), material)

    def column(self, material: i64) -> list[i64]:
        """The cards of a material at levels 1 to 4."""
        return [held(self.laid(level), material) for level in range(1, LEVELS + 1)]


class Board(State):
    """Everything on and around the table."""

    def __init__(self, seats: i64, rulings: Rulings, players: list[Player]) -> None:
        super().__init__(seats)
        self.rulings = rulings
        self.players = players
        self.pile: i64 = 0  # five bits a material
        self.discard: i64 = 0
        self.refilled = False  # the pile, from the discard: since then everybody knows what is in it
        self.market: i64 = 0  # four bits a place: material + 1, or 0
        self.to_lay: i64 = 0  # cards that are still to be laid out as a market
        self.row: i64 = 0  # eight bits a place: artwork + 1, or 0
        self.preview: i64 = NONE
        self.deck: i64 = DECK_1  # face down, four bits a value
        self.revealed: i64 = 0  # artworks that have been seen, wherever they are now
        self.stage: i64 = DEALING
        self.step: i64 = 0  # how far a stage has got: cards dealt, players served
        self.round: i64 = 0
        self.first: i64 = 0  # the first player of this round
        self.holder: i64 = NONE  # of the token; while it lies in the market, nobody
        self.turn: i64 = 0
        self.turns: i64 = 0  # ended in this phase A
        self.extra: i64 = NOTHING  # what is still asked in this turn: NIGHT or SECOND

    def copy_to(self, twin: "Board") -> None:
        """All but what the constructor was given."""
        self.copy_moment_to(twin)
        twin.pile = self.pile
        twin.discard = self.discard
        twin.refilled = self.refilled
        twin.market = self.market
        twin.to_lay = self.to_lay
        twin.row = self.row
        twin.preview = self.preview
        twin.deck = self.deck
        twin.revealed = self.revealed
        twin.stage = self.stage
        twin.step = self.step
        twin.round = self.round
        twin.first = self.first
        twin.holder = self.holder
        twin.turn = self.turn
        twin.turns = self.turns
        twin.extra = self.extra

    def enter(self, stage: i64) -> None:
        """Begin a chapter."""
        self.stage = stage
        self.step = 0

    def me(self) -> Player:
        """The player whose turn it is."""
        return self.players[self.turn]

    def lying_at(self, place: i64) -> i64:
        """The material at a place of the market, or NONE."""
        return (self.market >> (4 * place) & 15) - 1

    def in_row(self, place: i64) -> i64:
        """The artwork at a place of the row, or NONE."""
        return (self.row >> (8 * place) & 255) - 1
