"""The chance of the next artwork, against real decks: shuffled by value, dealt into two decks, the rest put away."""

from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache
from math import sqrt
from random import Random

import pytest

from wunderkammer.games.artisans.components import ARTWORKS
from wunderkammer.games.artisans.contract import Artisans

from .table import do, finish_round, lay, new, reveal, table

SHUFFLES = 100_000
GROUPS = [range(5), range(5, 10), range(10, 15), range(15, 20), range(20, 24)]  # artworks worth 3, 4, 5, 6, 7
IN_DECK_1 = (4, 3, 2, 1, 0)
IN_DECK_2 = (0, 1, 2, 3, 4)

Artworks = tuple[int, ...]
Pattern = tuple[int, ...]  # the groups of the artworks that were seen


@cache
def real_decks() -> list[Artworks]:
    """The first five artworks of deck 1 and the first of deck 2, again and again."""
    rng = Random(1968)
    return [top_cards(rng) for _ in range(SHUFFLES)]


def top_cards(rng: Random) -> Artworks:
    first: list[int] = []
    second: list[int] = []
    for artworks, one, two in zip(GROUPS, IN_DECK_1, IN_DECK_2, strict=True):
        group = shuffled(artworks, rng)
        first += group[:one]
        second += group[one : one + two]
    return (*shuffled(first, rng)[:5], shuffled(second, rng)[0])


def shuffled(cards: Sequence[int], rng: Random) -> list[int]:
    draw = rng.random
    return sorted(cards, key=lambda _: draw())


@cache
def before_the_row() -> Artisans:
    return lay(do(new(), *["* deal wood", "* deal clay"] * 6), "gold*5")


def after(seen: Artworks) -> Artisans:
    """Deck 1, when some of its artworks were seen."""
    return reveal(before_the_row().copy(), names(seen))


def at_deck_2(seen: Artworks) -> Artisans:
    """Nobody has crafted in six rounds: row and preview are all that was seen of deck 1."""
    return finish_round(table(f"row {names(seen[:4])}\n preview {names(seen[4:])}", in_round=6))


def names(artworks: Artworks) -> str:
    return " ".join(ARTWORKS[artwork] for artwork in artworks)


def chances(s: Artisans) -> dict[Artworks, float]:
    """How likely each artwork is the next, as the game has it."""
    artworks = [ARTWORKS.index(s.name(action).removeprefix("reveal ")) for action in s.legal()]
    weights = s.weights()
    return {(artwork,): weight / sum(weights) for artwork, weight in zip(artworks, weights, strict=True)}


def assert_agree(found: Counter[Artworks], chance: dict[Artworks, float]) -> None:
    """Chi-square within five standard deviations; and nothing comes that cannot come."""
    expected = {what: found.total() * each for what, each in chance.items()}
    assert set(found) <= set(expected)
    assert min(expected.values()) > 5
    distance = sum((found[what] - number) ** 2 / number for what, number in expected.items())
    freedom = len(expected) - 1
    assert abs(distance - freedom) < 5 * sqrt(2 * freedom)


def test_2_6_the_first_two_artworks_of_real_decks() -> None:
    found = Counter(artworks[:2] for artworks in real_decks())
    chance = {
        one + two: chance_of_one * chance_of_two
        for one, chance_of_one in chances(after(())).items()
        for two, chance_of_two in chances(after(one)).items()
    }
    assert len(chance) == 20 * 19 - 5 * 4  # two worth 6 do not come
    assert_agree(found, chance)


def renamed(artwork: int, seen: Artworks) -> int:
    """Artworks of a value differ by name only: let those that were seen have the first names of their group."""
    return artwork + len([other for other in seen if other > artwork and other // 5 == artwork // 5])


def by_new_names(pattern: Pattern) -> Artworks:
    """The artworks that were seen."""
    return tuple(artwork for group, artworks in enumerate(GROUPS) for artwork in artworks[: pattern.count(group)])


@pytest.mark.parametrize(("number", "deck"), [(4, after), (5, at_deck_2)])
def test_2_6_the_next_artwork_of_real_decks_when_some_were_seen(
    number: int, deck: Callable[[Artworks], Artisans]
) -> None:
    found: dict[Pattern, Counter[Artworks]] = {}
    for artworks in real_decks():
        seen = artworks[:number]
        pattern = tuple(sorted([artwork // 5 for artwork in seen]))
        found.setdefault(pattern, Counter())[renamed(artworks[number], seen),] += 1
    common = [pattern for pattern in found if found[pattern].total() > 2000]
    assert len(common) >= 8
    for pattern in common:
        assert_agree(found[pattern], chances(deck(by_new_names(pattern))))
