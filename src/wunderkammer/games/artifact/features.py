"""What a network looks at in Artifact: time, money, markers, huts, cards, and how far they are from which tile."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wunderkammer.core.features import Features, Inputs
from wunderkammer.core.seats import seen_from
from wunderkammer.core.state import State
from wunderkammer.games.artifact import questions as asked
from wunderkammer.games.artifact.components import (
    CURSE,
    FRAGMENT,
    INCOME_TILES,
    KINDS_A_SITE,
    KINDS_OF_MARKER,
    MARKET,
    MUSEUM,
    ORDINARY,
    ROLES,
    SITE_TILES,
    SITES,
    SITES_3,
    SOLO,
    TILES,
    TYPES,
    bits,
    how_many,
    number,
    number_of,
    size_of,
    total,
)
from wunderkammer.games.artifact.judge import years_left
from wunderkammer.games.artifact.judge.money import income
from wunderkammer.games.artifact.rules.markers import may_act_free
from wunderkammer.games.artifact.rules.rounds import YEARS, base_income
from wunderkammer.games.artifact.rules.scoring import research_space, score
from wunderkammer.games.artifact.state import DECK, FACE_UP, Board, Player

SEATS: Final = 5  # at most
FAR: Final = 4  # cards missing for a tile, up to one less, that are told apart


class ArtifactFeatures(Features):
    def __init__(self) -> None:
        super().__init__()
        self.unit = 500.0
        self.envy = 0.3

    def write(self, world: State, seat: i64, inputs: Inputs) -> None:
        assert isinstance(world, Board)
        player = world.players[seat]
        write_moment(world, seat, inputs)
        write_action(world, seat, inputs)
        write_means(world, player, inputs)
        write_sites(world, seat, inputs)
        Collection(world, seat).write(inputs)
        write_expansions(world, seat, inputs)
        write_rivals(world, seat, inputs)

    def certain(self, world: State, seat: i64) -> i64:
        assert isinstance(world, Board)
        return 100 * score(world, seat)

    def is_rare(self, world: State) -> bool:
        return world.question == asked.ROLE


def write_moment(s: Board, seat: i64, inputs: Inputs) -> None:
    """Where the game stands, and when it is the seat's turn."""
    inputs.one_of("seats", s.seats - 3, SEATS - 2)
    inputs.flag("research", s.rulings.research)
    inputs.flag("roles", s.rulings.roles)
    inputs.one_of("round", s.round - 1, YEARS)
    inputs.one_of("years left", years_left(s), YEARS + 1)
    inputs.flag("last round", s.last_round)
    inputs.one_of("stage", s.stage, len(asked.STAGES))
    inputs.one_of("question", s.question, len(asked.QUESTIONS))
    inputs.one_of("actor", seen_from(seat, s.actor, s.seats), SEATS)
    inputs.one_of("turn", seen_from(seat, s.turn, s.seats), SEATS)
    inputs.flag("first", s.first == seat)
    inputs.one_of("done", s.done if s.turn == seat else -1, 3)
    passed: i64 = 0
    for player in s.players:
        passed += player.passed
    inputs.number("passed", float(passed) / float(s.seats))
    inputs.flag("has passed", s.players[seat].passed)
    inputs.number("base income", float(base_income(s)) / 8.0)
    inputs.number("income tiles", float(bits(s.tiles & INCOME_TILES)) / 10.0)


def write_action(s: Board, seat: i64, inputs: Inputs) -> None:
    """What the action that is under way will still bring."""
    mine = s.turn == seat
    inputs.number("to pick", float(s.to_pick) / 3.0 if mine else 0.0)
    inputs.number("to show", float(s.to_show) / 5.0 if mine else 0.0)
    inputs.number("to keep", float(s.to_keep) if mine else 0.0)
    inputs.number("to unearth", float(s.to_unearth) if mine else 0.0)
    inputs.flag("to draw", mine and s.to_draw)
    inputs.flag("to name a role", mine and s.to_name_role)


def write_means(s: Board, player: Player, inputs: Inputs) -> None:
    """Money, income, and markers with what they cost."""
    money = player.money
    inputs.number("money", float(money) / 20.0)
    for coins in range(1, 9):
        inputs.flag("purse", money >= 2 * coins)
    inputs.number("prestige", float(player.prestige) / 20.0)
    inputs.number("bonus", float(player.bonus) / 6.0)
    inputs.number("markers", float(number(player.markers)) / 6.0)
    inputs.flag("no marker", player.markers == 0)
    for marker in range(KINDS_OF_MARKER):
        have = number_of(player.markers, marker)
        inputs.flag("marker", have > 0)
        inputs.number("marker", float(have) / 3.0)
        price = next_cost(s, marker)
        inputs.number("cost", float(price) / 5.0)
        inputs.flag("payable", have > 0 and money >= price)
    inputs.flag("joker", player.markers != 0 and money >= 6)


def next_cost(s: Board, marker: i64) -> i64:
    """What it costs to put a marker back now."""
    space = s.on_track(marker)
    costs = s.rulings.costs
    if space >= len(costs):
        return costs[len(costs) - 1]
    return costs[space]


def write_sites(s: Board, seat: i64, inputs: Inputs) -> None:
    """Of each site: huts, own and others', what lies there, and how long the deck lasts."""
    player = s.players[seat]
    huts: i64 = 0
    for site in range(len(SITES)):
        mine = player.huts_at(site)
        huts += mine
        others = s.all_huts_at(site) - mine
        there = total(s.pile(FACE_UP, site))
        haul = mine if others > 0 else mine - 1
        if haul > there:
            haul = there
        inputs.one_of("huts", mine - 1, 4)
        inputs.number("huts", float(mine) / 3.0)
        inputs.number("others", float(others) / 3.0)
        inputs.flag("alone", mine > 0 and others == 0)
        inputs.number("face up", float(there) / 4.0)
        inputs.number("haul", float(haul) / 3.0 if haul > 0 else 0.0)
        inputs.number("deck", float(total(s.pile(DECK, site))) / 20.0)
    inputs.number("all huts", float(huts) / 6.0)


class Collection:
    """The cards of a seat, and those that its huts can ship: how far they are from each tile on the board."""

    def __init__(self, s: Board, seat: i64) -> None:
        self.s = s
        self.seat = seat
        self.years = income(years_left(s))
        self.types = vec[i64]([0] * len(TYPES))
        self.sites = vec[i64]([0] * len(SITES))
        self.specials = vec[i64]([0] * (KINDS_A_SITE - SOLO))
        self.cards: i64 = 0

    def write(self, inputs: Inputs) -> None:
        hand = self.s.hand(self.seat)
        for site in range(len(SITES)):
            self.add(site, self.s.cards[hand + site])
        self.put_counts(inputs)
        self.put_tiles("in hand", inputs)
        player = self.s.players[self.seat]
        for site in range(len(SITES)):
            if player.huts_at(site) > 0:
                self.add(site, self.s.pile(FACE_UP, site))
        self.put_tiles("in reach", inputs)
        self.add_market()
        self.put_tiles("with the market", inputs)

    def add(self, site: i64, pile: i64) -> None:
        self.cards += total(pile)
        self.sites[site] += total(pile & ORDINARY)
        for kind in range(len(TYPES)):
            self.types[kind] += how_many(pile, kind)
        if pile != pile & ORDINARY:
            for special in range(SOLO, KINDS_A_SITE):
                self.specials[special - SOLO] += how_many(pile, special)

    def add_market(self) -> None:
        for place in range(MARKET):
            if place < self.s.market_size:
                card = self.s.card_in_market(place)
                self.add(card // KINDS_A_SITE, 1 << (3 * (card % KINDS_A_SITE)))

    def put_counts(self, inputs: Inputs) -> None:
        inputs.number("cards", float(self.cards) / 6.0)
        for kind in range(len(TYPES)):
            inputs.number("of a type", float(self.types[kind]) / 4.0)
        for site in range(len(SITES)):
            inputs.number("of a site", float(self.sites[site]) / 4.0)
        for special in range(KINDS_A_SITE - SOLO):
            inputs.number("special", float(self.specials[special]))

    def put_tiles(self, name: str, inputs: Inputs) -> None:
        """For each number of missing cards what the tiles are worth together, and the best of them."""
        together = vec[float]([0.0] * FAR)
        best = vec[float]([0.0] * FAR)
        for tile in range(TILES):
            if self.s.tiles >> tile & 1:
                missing = size_of(tile) - self.fitting(tile)
                if missing < FAR:
                    if missing < 0:
                        missing = 0
                    worth = self.worth(tile)
                    together[missing] += worth
                    if worth > best[missing]:
                        best[missing] = worth
        for missing in range(FAR):
            inputs.number(name, together[missing] / 2.0)
            inputs.number(name, best[missing])
        for kind in range(len(TYPES)):
            inputs.number(name, self.lacking(3 * kind, 3))
        for site in range(len(SITES)):
            inputs.number(name, self.lacking(SITE_TILES + 2 * site, 2))

    def worth(self, tile: i64) -> float:
        rulings = self.s.rulings
        return float(100 * rulings.prestige[tile] + rulings.bonus[tile] * self.years) / 1000.0

    def fitting(self, tile: i64) -> i64:
        """How many cards can be shown for a tile."""
        if tile < SITE_TILES:
            return self.types[tile // 3] + self.specials[FRAGMENT - SOLO]
        if tile < SITES_3:
            return self.sites[(tile - SITE_TILES) // 2]
        found: i64 = 0
        if tile == SITES_3:
            for site in range(len(SITES)):
                found += 1 if self.sites[site] > 0 else 0
        else:
            for kind in range(len(TYPES)):
                found += 1 if self.types[kind] > 0 else 0
        return found

    def lacking(self, first: i64, count: i64) -> float:
        """Of tiles that differ in size, the smallest that is left: nearly one if hardly a card is missing."""
        for tile in range(first, first + count):
            if self.s.tiles >> tile & 1:
                missing = size_of(tile) - self.fitting(tile)
                if missing <= 0:
                    return 1.0
                return 0.8 / float(missing + 1)
        return 0.0


def write_expansions(s: Board, seat: i64, inputs: Inputs) -> None:
    player = s.players[seat]
    for role in range(len(ROLES)):
        inputs.flag("role", player.has(role))
    inputs.flag("may act free", may_act_free(player))
    inputs.number("solos", float(player.solos) / 3.0)
    if s.rulings.research:
        inputs.number("research", float(s.rulings.research_values[research_space(s, seat)]) / 8.0)
    else:
        inputs.number("research", 0.0)
    for site in range(len(SITES)):
        inputs.number("studied", float(number_of(player.research, site)) / 4.0)
    curses: i64 = 0
    for site in range(len(SITES)):
        curses += how_many(s.pile(FACE_UP, site), CURSE)
    inputs.number("curses", float(curses))


def write_rivals(s: Board, seat: i64, inputs: Inputs) -> None:
    """The strongest of them in each respect, and how many tiles they may be after."""
    prestige: i64 = 0
    cards: i64 = 0
    money: i64 = 0
    museums: i64 = 0
    rich: i64 = 0
    for rival in range(s.seats):
        if rival != seat:
            player = s.players[rival]
            held: i64 = 0
            for site in range(len(SITES)):
                held += total(s.cards[s.hand(rival) + site])
            cards = max(cards, held)
            prestige = max(prestige, player.prestige)
            money = max(money, player.money)
            museums += number_of(player.markers, MUSEUM)
            rich += 1 if held >= 3 else 0
    inputs.number("rival prestige", float(prestige) / 20.0)
    inputs.number("rival cards", float(cards) / 6.0)
    inputs.number("rival money", float(money) / 20.0)
    inputs.number("rival museums", float(museums) / float(2 * (s.seats - 1)))
    inputs.number("rivals with cards", float(rich) / float(s.seats - 1))
