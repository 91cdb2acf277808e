"""Chapters 8 and 9: points of materials, artworks and artisans."""

from mypy_extensions import i64

from wunderkammer.core.seats import ranked
from wunderkammer.core.tally import Row, Tally
from wunderkammer.games.artisans.components import (
    COLLECTOR,
    GOLD,
    GOLDLOVER,
    KINDS,
    LEVELS,
    LOWEST_VALUE,
    NONE,
    SCULPTOR,
    SPECIALIST,
    STONE,
    VALUES,
    VERSATILE,
    WOOD,
    WORKS,
    held,
    number_of,
    total,
)
from wunderkammer.games.artisans.state import Board, Player


def scores(s: Board) -> list[int]:
    """§8.3 Before the end, as if the game ended now."""
    return [score(s, player) for player in s.players]


def score(s: Board, player: Player) -> i64:
    """§8.1 Points of developed cards, artworks and the artisan, less what is still reserved."""
    return material_points(player) + artwork_points(s, player) + artisan_points(s, player) - penalty(s, player)


def tally(s: Board) -> Tally:
    """§8.1 By source, as far as there is any; §8.2 ties."""
    sources = [
        Row("materials", [material_points(player) for player in s.players]),
        Row("artworks", [artwork_points(s, player) for player in s.players]),
        Row("artisan", [artisan_points(s, player) for player in s.players]),
        Row("reserved", [-penalty(s, player) for player in s.players]),
    ]
    crafted = Row("artworks", [number_of(player.artworks) for player in s.players])
    cards = Row("cards", [developed(player) for player in s.players])
    return Tally([row for row in sources if any(row.values)], True, [crafted, cards])


def material_points(player: Player) -> i64:
    """§6.3 Each developed card is worth its level."""
    points: i64 = 0
    for level in range(1, LEVELS + 1):
        points += level * total(player.laid(level))
    return points


def artwork_points(s: Board, player: Player) -> i64:
    points: i64 = 0
    artworks = player.artworks
    if artworks != 0:
        groups = s.rulings.groups
        for rank in range(VALUES):
            points += (LOWEST_VALUE + rank) * number_of(artworks & groups[rank])
    return points


def artisan_points(s: Board, player: Player) -> i64:
    """§9.1-4, §9.7 What artworks and levels bring; the other artisans change turns."""
    artisan = player.artisan
    if artisan == GOLDLOVER:
        return 4 * works_asking_for(s, player, GOLD, GOLD)
    if artisan == SCULPTOR:
        return 3 * works_asking_for(s, player, WOOD, STONE)
    if artisan == VERSATILE:
        return 2 * materials_asked_for(s, player)
    if artisan == SPECIALIST:
        return 5 * materials_mastered(player)
    if artisan == COLLECTOR:
        return 2 * number_of(player.artworks)
    return 0


def works_asking_for(s: Board, player: Player, material: i64, other: i64) -> i64:
    """Own artworks that ask for one of two materials, or both."""
    works: i64 = 0
    for artwork in range(WORKS):
        if player.artworks >> artwork & 1:
            asked = s.rulings.asked[artwork]
            if held(asked, material) > 0 or held(asked, other) > 0:
                works += 1
    return works


def materials_asked_for(s: Board, player: Player) -> i64:
    """Different materials on own artworks."""
    materials: i64 = 0
    for material in range(KINDS):
        if works_asking_for(s, player, material, material) > 0:
            materials += 1
    return materials


def materials_mastered(player: Player) -> i64:
    """Those at level 4."""
    materials: i64 = 0
    for material in range(KINDS):
        if player.level(material) == LEVELS:
            materials += 1
    return materials


def penalty(s: Board, player: Player) -> i64:
    """§9.9 Only the far-sighted can have an artwork reserved."""
    return 0 if player.reserved == NONE else s.rulings.value_of(player.reserved)


def ranks(s: Board) -> list[int]:
    """§8.2 Ties: more artworks, then more developed cards; then shared."""
    worth: list[tuple[int, ...]] = []
    for player in s.players:
        worth.append((score(s, player), number_of(player.artworks), developed(player)))
    return ranked(worth)


def developed(player: Player) -> i64:
    """All cards in a workshop."""
    cards: i64 = 0
    for level in range(1, LEVELS + 1):
        cards += total(player.laid(level))
    return cards
