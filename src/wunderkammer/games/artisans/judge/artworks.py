"""What the artworks and the artisan promise in Artisans."""

from typing import Final

from mypy_extensions import i64

from wunderkammer.games.artisans.components import (
    COLLECTOR,
    GOLD,
    GOLDLOVER,
    KINDS,
    NONE,
    ROW,
    SCULPTOR,
    STONE,
    VERSATILE,
    WOOD,
    WORKS,
    held,
    total,
)
from wunderkammer.games.artisans.state import Board, Player

# In hundredths of a point, for each artwork that can still be crafted.
BREADTH: Final = 8  # a material at level 1 or more: it may be asked for
TALENTS: Final = 0x28_3C_0A_0A_3C_5A_32_28  # what an artisan is good for, eight bits each; the ninth as the first

# In percent.
READY: Final = 80  # how likely an artwork is crafted whose levels are all reached
SAFE: Final = 95  # the same for a reserved one
FADE: Final = 70  # what is left of that for each level missing
ABSENT: Final = 75  # and for each material missing of which there is no card in hand
PREVIEWED: Final = 60  # what is left of that for the artwork that is not in the row yet


def artworks(world: Board, player: Player, crafts: i64, lasting: i64) -> i64:
    """The artworks within reach, and what a broad workshop and the artisan promise for those to come."""
    if crafts == 0:
        return 0
    promise = reserved(world, player, lasting)
    for place in range(ROW):
        promise += prospect(world, player, world.in_row(place), lasting)
    promise += prospect(world, player, world.preview, lasting) * PREVIEWED // 100
    return promise + crafts * (BREADTH * begun(player.levels) + talent(player.artisan))


def begun(levels: i64) -> i64:
    """How many materials are developed at all."""
    return total((levels | levels >> 1 | levels >> 2) & 0x1111111)


def talent(artisan: i64) -> i64:
    """What an artisan is good for, for each artwork that can still be crafted."""
    if artisan == NONE:
        return 0
    return TALENTS >> (8 * (artisan & 7)) & 255


def prospect(world: Board, player: Player, artwork: i64, lasting: i64) -> i64:
    """The points of an artwork, as far as they are likely."""
    if artwork == NONE:
        return 0
    wanted = world.rulings.asked[artwork]
    return (
        READY
        * (world.rulings.value_of(artwork) + bonus(world, player, wanted))
        * nearness(player, wanted, lasting)
        // 1000
    )


def reserved(world: Board, player: Player, lasting: i64) -> i64:
    """Nobody else can craft it, and if it is crafted it costs nothing."""
    if player.reserved == NONE:
        return 0
    wanted = world.rulings.asked[player.reserved]
    points = 2 * world.rulings.value_of(player.reserved) + bonus(world, player, wanted)
    return SAFE * points * nearness(player, wanted, lasting) // 1000


def nearness(player: Player, wanted: i64, lasting: i64) -> i64:
    """1000 if nothing is missing for an artwork; 0 if it is out of reach."""
    near: i64 = 1000
    for material in range(KINDS):
        missing = held(wanted, material) - player.level(material)
        if missing > 0:
            lasting -= missing
            if held(player.hand, material) == 0:
                near = near * ABSENT // 100
            while missing > 0:
                near = near * FADE // 100
                missing -= 1
    if lasting < 0:
        near = 0
    return near


def bonus(world: Board, player: Player, wanted: i64) -> i64:
    """What the artisan adds to an artwork."""
    artisan = player.artisan
    if artisan == COLLECTOR:
        return 2
    if artisan == GOLDLOVER:
        return 4 if held(wanted, GOLD) > 0 else 0
    if artisan == SCULPTOR:
        return 3 if held(wanted, WOOD) + held(wanted, STONE) > 0 else 0
    return 2 * new_materials(world, player, wanted) if artisan == VERSATILE else 0


def new_materials(world: Board, player: Player, wanted: i64) -> i64:
    """Those that none of a player's artworks asks for."""
    old: i64 = 0
    for artwork in range(WORKS):
        if player.artworks >> artwork & 1:
            old |= world.rulings.asked[artwork]
    return begun(old | wanted) - begun(old)
