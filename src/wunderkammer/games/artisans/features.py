"""What a network looks at in Artisans: the time left, the workshop, the hand, and the artworks within reach."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wunderkammer.core.features import Features, Inputs
from wunderkammer.core.seats import seen_from
from wunderkammer.core.state import State
from wunderkammer.games.artisans import questions as asked
from wunderkammer.games.artisans.components import (
    HAND,
    KINDS,
    KINDS_OF_ARTISAN,
    LEVELS,
    MARKET,
    NONE,
    ROUNDS,
    ROW,
    WORKS,
    held,
    number_of,
    reaches,
    stocked,
    total,
)
from wunderkammer.games.artisans.judge import after_holder, crafts_left, developments
from wunderkammer.games.artisans.judge.artworks import bonus
from wunderkammer.games.artisans.rules.development import room
from wunderkammer.games.artisans.rules.scoring import score
from wunderkammer.games.artisans.state import Board, Player

SEATS: Final = 4  # at most
NEAR: Final = 4  # levels missing, up to one less, that are told apart


class ArtisansFeatures(Features):
    def write(self, world: State, seat: i64, inputs: Inputs) -> None:
        assert isinstance(world, Board)
        player = world.players[seat]
        write_moment(world, seat, inputs)
        write_player(world, player, inputs)
        write_materials(world, player, inputs)
        Reach(world, player).write(inputs)
        write_rivals(world, seat, inputs)

    def certain(self, world: State, seat: i64) -> i64:
        assert isinstance(world, Board)
        return 100 * score(world, world.players[seat])

    def is_rare(self, world: State) -> bool:
        return world.question == asked.CHOOSE


def write_moment(s: Board, seat: i64, inputs: Inputs) -> None:
    """Where the game stands, and when it is the seat's turn."""
    inputs.one_of("seats", s.seats - 2, SEATS - 1)
    inputs.one_of("round", s.round - 1, ROUNDS)
    inputs.one_of("stage", s.stage, len(asked.STAGES))
    inputs.one_of("question", s.question, len(asked.QUESTIONS))
    inputs.one_of("actor", seen_from(seat, s.actor, s.seats), SEATS)
    inputs.one_of("first", seen_from(seat, s.first, s.seats), SEATS)
    inputs.one_of("holder", seen_from(seat, s.holder, s.seats), SEATS)
    lasting = developments(s, seat)
    inputs.number("developments", float(lasting) / 12.0)
    inputs.flag("last development", lasting == 1)
    inputs.flag("no development", lasting == 0)
    crafts = crafts_left(s, seat)
    inputs.number("crafts", float(crafts) / 11.0)
    inputs.flag("last craft", crafts == 1)
    inputs.flag("no craft", crafts == 0)
    inputs.flag("may craft", s.stage == asked.TRADING and s.round > 2 and s.turns < s.seats)
    inputs.number("turns", float(s.turns) / float(4 * s.seats))
    inputs.flag("has developed", s.stage == asked.DEVELOPING and after_holder(s, seat) < s.step)


def write_player(s: Board, player: Player, inputs: Inputs) -> None:
    inputs.one_of("artisan", player.artisan, KINDS_OF_ARTISAN)
    cards = total(player.hand)
    inputs.number("hand", float(cards) / 6.0)
    inputs.flag("full hand", cards == HAND)
    inputs.number("score", float(score(s, player)) / 40.0)
    inputs.number("artworks", float(number_of(player.artworks)) / 6.0)


def write_materials(s: Board, player: Player, inputs: Inputs) -> None:
    """Of each material: how far it is developed, what can be laid now, and where there is more."""
    market = lying(s)
    at_once = 0.0
    for material in range(KINDS):
        level = player.level(material)
        hand = held(player.hand, material)
        space = room(player, material)
        inputs.one_of("level", level, LEVELS + 1)
        inputs.number("hand", float(hand) / 3.0)
        if level == 0:
            space = 0
        inputs.number("room", float(space) / 4.0)
        fit = hand
        if level > 0 and space < hand:
            fit = space
        gain = 0.0
        if level < LEVELS:
            gain = float(fit * (level + 1)) / 5.0
        inputs.number("gain", gain)
        if gain > at_once:
            at_once = gain
        inputs.number("spare", float(hand - fit) / 2.0)
        inputs.number("market", float(market >> (4 * material) & 15) / 2.0)
        inputs.number("pile", float(stocked(s.pile, material) if s.refilled else 0) / 10.0)
        inputs.number("gone", float(stocked(s.discard, material)) / 10.0)
    inputs.number("best gain", at_once)
    inputs.number("in the market", float(total(market)) / 5.0)


def lying(s: Board) -> i64:
    """The market as a hand: four bits a material."""
    cards: i64 = 0
    for place in range(MARKET):
        material = s.lying_at(place)
        if material != NONE:
            cards += 1 << (4 * material)
    return cards


class Reach:
    """The artworks in the row, in the preview, reserved, and unseen: how far a player is from each."""

    def __init__(self, s: Board, player: Player) -> None:
        self.s = s
        self.player = player
        self.missing: i64 = 0  # levels, of the artwork looked at last
        self.wanted: i64 = 0  # its materials that are missing, four bits each
        self.uncovered: i64 = 0  # missing levels of which there is no card in hand
        self.points = 0.0
        self.tally = vec[float]([0.0] * (NEAR + 2))
        self.wants_one = vec[float]([0.0] * KINDS)
        self.wants_two = vec[float]([0.0] * KINDS)

    def write(self, inputs: Inputs) -> None:
        self.blank()
        best = 0.0
        for place in range(ROW):
            self.add(self.s.in_row(place))
            if self.missing == 0 and self.points > best:
                best = self.points
        inputs.number("best artwork", best)
        self.put("row", inputs)
        self.blank()
        self.add(self.s.preview)
        self.put("preview", inputs)
        self.blank()
        self.add(self.player.reserved)
        self.put("reserved", inputs)
        self.blank()
        for artwork in range(WORKS):
            if self.s.revealed >> artwork & 1 == 0:
                self.add(artwork)
        self.put("unseen", inputs)

    def blank(self) -> None:
        for index in range(NEAR + 2):
            self.tally[index] = 0.0
        for material in range(KINDS):
            self.wants_one[material] = 0.0
            self.wants_two[material] = 0.0

    def add(self, artwork: i64) -> None:
        """Look at one more artwork, if it is one."""
        self.missing = -1
        if artwork == NONE:
            return
        self.look(artwork)
        points = self.points
        if self.missing < NEAR:
            self.tally[self.missing] += points
        if self.missing > 0 and self.uncovered == 0 and self.missing < 3:
            self.tally[NEAR + self.missing - 1] += points
        for material in range(KINDS):
            if held(self.wanted, material) > 0:
                if self.missing == 1:
                    self.wants_one[material] += points
                elif self.missing < 4:
                    self.wants_two[material] += points

    def look(self, artwork: i64) -> None:
        player = self.player
        levels = self.s.rulings.asked[artwork]
        self.missing = 0
        self.wanted = 0
        self.uncovered = 0
        for material in range(KINDS):
            lacking = held(levels, material) - player.level(material)
            if lacking > 0:
                self.missing += lacking
                self.wanted += lacking << (4 * material)
                if held(player.hand, material) < lacking:
                    self.uncovered += 1
        self.points = float(self.s.rulings.value_of(artwork) + bonus(self.s, player, levels)) / 6.0

    def put(self, name: str, inputs: Inputs) -> None:
        for index in range(NEAR + 2):
            inputs.number(name, self.tally[index])
        for material in range(KINDS):
            inputs.number(name, self.wants_one[material])
            inputs.number(name, self.wants_two[material])


def write_rivals(s: Board, seat: i64, inputs: Inputs) -> None:
    """How soon they will take the token, and what they may craft before the seat does."""
    fullest: i64 = 0
    hands: i64 = 0
    able: i64 = 0
    for rival in range(s.seats):
        if rival != seat:
            player = s.players[rival]
            cards = total(player.hand)
            hands += cards
            if cards > fullest:
                fullest = cards
            able |= craftable(s, player)
    inputs.number("fullest rival", float(fullest) / 6.0)
    inputs.number("rival hands", float(hands) / float(6 * (s.seats - 1)))
    mine = craftable(s, s.players[seat])
    for count in range(1, 4):
        inputs.flag("contested", number_of(able & mine) >= count)
        inputs.flag("rivals can craft", number_of(able) >= count)


def craftable(s: Board, player: Player) -> i64:
    """The places of the row whose artworks a player could craft, as a set."""
    found: i64 = 0
    for place in range(ROW):
        artwork = s.in_row(place)
        if artwork != NONE:
            levels = s.rulings.asked[artwork]
            if reaches(player.levels, levels):
                found |= 1 << place
    return found
