"""What holds at every step of any game: nothing gets lost, somebody can always go on, and it ends in time."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import wunderkammer as wk
from wunderkammer.games.artifact.components import SITES, how_many
from wunderkammer.games.artifact.contract import Artifact
from wunderkammer.games.artifact.state import FACE_UP

from .table import asks, assert_all_is_there, deck, hand, huts, new

GAMES: list[tuple[int, dict[str, Any]]] = [
    (3, {}),
    (3, {"unused_site": "mideast", "quick_start": True}),
    (3, {"research": True, "roles": True, "unused_site": "africa", "fragment": "any"}),
    (4, {}),
    (4, {"research": True}),
    (4, {"roles": True, "may_rest": "always"}),
    (4, {"research": True, "roles": True, "quick_start": True}),
    (5, {"quick_start": True}),
    (5, {"research": True, "roles": True, "fragment": "any", "may_rest": "always"}),
    (5, {"research": True, "roles": True}),
]
games = pytest.mark.parametrize(("seats", "options"), GAMES)
seeds = pytest.mark.parametrize("seed", [1, 2])


def steps(s: Artifact, seed: int) -> Iterator[str]:
    """Random play that passes late and exhibits when it can; before each step, the move that is made."""
    rng = Random(seed)
    while s.actor != wk.OVER:
        names = [s.name(action) for action in s.legal()]
        assert names, f"nobody can go on: {asks(s)}"
        if s.actor == wk.CHANCE:
            move = rng.choices(names, s.weights())[0]
        else:
            wanted = [name for name in names if name.startswith(("exhibit", "feature", "gold", "use"))]
            others = [name for name in names if name not in ("pass", "end", "rest")]
            move = rng.choice(wanted if wanted and rng.random() < 0.7 else others or names)
        yield move
        s.apply(s.action(move))


def lying(s: Artifact, site: str) -> int:
    """How many cards lie face up at a site."""
    return sum(how_many(s.cards[FACE_UP + SITES.index(site)], kind) for kind in range(10))


@games
@seeds
def test_1_3_nothing_gets_lost(seats: int, options: dict[str, Any], seed: int) -> None:
    s = new(seats, **options)
    for _ in steps(s, seed):
        assert_all_is_there(s)
    assert_all_is_there(s)


@games
@seeds
def test_1_9_no_game_is_longer_than_nine_rounds(seats: int, options: dict[str, Any], seed: int) -> None:
    s = new(seats, **options)
    rounds = [s.round for _ in steps(s, seed)]
    assert rounds == sorted(rounds)
    assert rounds[-1] <= 9
    assert s.last_round


@games
@seeds
def test_7_2_face_up_cards_never_exceed_what_the_huts_have_unearthed(
    seats: int, options: dict[str, Any], seed: int
) -> None:
    s = new(seats, **options)
    unearthed = dict.fromkeys(SITES, 0)
    earned = {site: 1 if options.get("quick_start") else 0 for site in SITES}
    standing = {site: sum(huts(s, site)) for site in SITES}
    for move in steps(s, seed):
        for site in SITES:
            new_huts = sum(huts(s, site)) - standing[site]
            earned[site] += max(0, new_huts - (standing[site] == 0))  # the first hut on a site earns nothing
            standing[site] += new_huts
            assert lying(s, site) <= unearthed[site] <= earned[site]
        if move.startswith("unearth"):
            unearthed[move.split(" ")[1].split("/")[0]] += 1
    for site in SITES:
        assert unearthed[site] == earned[site] or deck(s, site) == 0


@games
def test_14_2_nobody_sees_a_drawn_card_of_another(seats: int, options: dict[str, Any]) -> None:
    s = new(seats, **options)
    for number, _ in enumerate(steps(s, 3)):
        if number % 10 == 0 and s.actor >= 0:
            looker = s.actor
            world = s.resample(looker, Random(number))
            assert isinstance(world, Artifact)
            assert_all_is_there(world)
            assert world.view(looker) == s.view(looker)
            assert world.legal() == s.legal()
            assert hand(world, looker + 1) == hand(s, looker + 1)
