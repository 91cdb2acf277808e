"""What a position of Artisans is worth."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wunderkammer.core.judge import Judge
from wunderkammer.core.state import State
from wunderkammer.games.artisans import questions as asked
from wunderkammer.games.artisans.components import (
    HAND,
    KINDS,
    LEVELS,
    NONE,
    PERFECTIONIST,
    ROUNDS,
    SPECIALIST,
    held,
    total,
)
from wunderkammer.games.artisans.judge.artworks import artworks
from wunderkammer.games.artisans.rules.scoring import score
from wunderkammer.games.artisans.state import Board, Player

# In hundredths of a point.
TOKEN: Final = 20  # to have it: to develop and to craft first
SPACE: Final = 30  # a free place in hand while there is something to take
WIDE: Final = 300  # cards that one would like to begin a material with
MASTERY: Final = 350  # what level 4 promises the specialist
OPEN: Final = 300  # doubt at the end
OPEN_A_ROUND: Final = 70  # and more for each round to come

# In percent.
GATHER: Final = 50  # of the cards that would fit, how many are found in time
LAST_MINUTE: Final = 15  # the same when this round's market is the last one


class ArtisansJudge(Judge):
    """Points, what the workshop and the hand promise for the rounds to come, and the artworks within reach."""

    def worth(self, world: State, seat: i64) -> i64:
        assert isinstance(world, Board)
        player = world.players[seat]
        lasting = developments(world, seat)
        crafts = crafts_left(world, seat)
        promised = workshop(world, player, lasting) + artworks(world, player, crafts, lasting)
        return 100 * score(world, player) + promised + position(world, seat)

    def parts(self, world: State, seat: i64) -> dict[str, int]:
        assert isinstance(world, Board)
        player = world.players[seat]
        lasting = developments(world, seat)
        return {
            "points": 100 * score(world, player),
            "workshop": workshop(world, player, lasting),
            "artworks": artworks(world, player, crafts_left(world, seat), lasting),
            "tempo": position(world, seat),
        }

    def doubt(self, world: State) -> float:
        assert isinstance(world, Board)
        return float(OPEN + OPEN_A_ROUND * (ROUNDS - world.round))


def developments(world: Board, seat: i64) -> i64:
    """How often a seat can still develop."""
    if world.stage >= asked.FINISHING:
        return 0
    left: i64 = ROUNDS - world.round
    if world.round == 0 or (world.stage == asked.DEVELOPING and after_holder(world, seat) < world.step):
        return left
    return left + 1


def after_holder(world: Board, seat: i64) -> i64:
    """How many seats come between the holder of the token and this one."""
    return (seat - world.holder + world.seats) % world.seats


def crafts_left(world: Board, seat: i64) -> i64:
    """How often a seat can still craft, the last artworks included."""
    if world.stage >= asked.FINISHING:
        return 0 if world.stage == asked.FINISHED or after_holder(world, seat) < world.step else 1
    left: i64 = ROUNDS + 1 - max(2, world.round)
    if world.round > 2 and world.stage <= asked.TRADING:
        had = (seat - world.first + world.seats) % world.seats < world.turns
        return left if had else left + 1
    return left


def position(world: Board, seat: i64) -> i64:
    """The token, and what may still be taken before the market closes."""
    if world.stage == asked.TRADING and world.holder == NONE:
        return SPACE * (HAND - total(world.players[seat].hand))
    return TOKEN if world.holder == seat and world.round < ROUNDS else 0


def workshop(world: Board, player: Player, lasting: i64) -> i64:
    """The points of the best way to spend the developments to come on the materials."""
    if lasting == 0:
        return 0
    gather: i64 = GATHER
    if lasting == 1:
        gather = LAST_MINUTE if world.stage <= asked.TRADING and world.holder == NONE else 0
    best = vec[i64]([0] * (lasting + 1))  # for each number of developments, with the materials looked at so far
    gains = vec[i64]([0] * LEVELS)
    for material in range(KINDS):
        foresee(gains, player, material, gather)
        spend(best, gains, LEVELS - player.level(material))
    return best[lasting]


def foresee(gains: vec[i64], player: Player, material: i64, gather: i64) -> None:
    """What the next one, two, three and four developments of a material bring together."""
    level = player.level(material)
    hand = 100 * held(player.hand, material)
    more: i64 = 0
    if player.artisan == PERFECTIONIST:
        more = 100
    room: i64 = WIDE
    if level > 0:
        room = 100 * player.topmost(material) + more
    elif room < hand:
        room = hand
    points: i64 = 0
    for step in range(LEVELS - level):
        have = min(room, hand)
        cards = have + (room - have) * gather // 100
        points += (level + step + 1) * cards
        gains[step] = points
        hand -= have
        room = cards + more
    if player.artisan == SPECIALIST and level < LEVELS and gather > 0:
        gains[LEVELS - 1 - level] += MASTERY


def spend(best: vec[i64], gains: vec[i64], steps: i64) -> None:
    """What is best with one material more."""
    number: i64 = len(best) - 1
    while number > 0:
        most = best[number]
        for step in range(min(number, steps)):
            most = max(most, best[number - step - 1] + gains[step])
        best[number] = most
        number -= 1
