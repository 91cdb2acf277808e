"""What holds at every step of any game: nothing gets lost, somebody can always go on, and it ends in time."""

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import Any

import pytest

import wunderkammer as wk
from wunderkammer.games.artisans.components import ARTISANS, MATERIALS
from wunderkammer.games.artisans.contract import Artisans

from .table import DECKS, artworks, asks, assert_all_is_there, assert_sound, hand, materials, new, opened, preview

games = pytest.mark.parametrize("seats", [2, 3, 4])
seeds = pytest.mark.parametrize("seed", [1, 2, 3])

# How likely it is that a player ends phase A, passes or rests though there is something else to do.
IDLENESS = {1: 0.05, 2: 0.3, 3: 0.002}


def steps(s: Artisans, seed: int) -> Iterator[str]:
    """Random play that crafts when it can and develops many cards; before each step, the move that is made."""
    rng = Random(seed)
    while s.actor != wk.OVER:
        names = [s.name(action) for action in s.legal()]
        assert names, f"nobody can go on: {asks(s)}"
        if s.actor == wk.CHANCE:
            move = rng.choices(names, s.weights())[0]
        else:
            idle = [name for name in names if name in ("token", "pass", "rest", "skip")]
            keen = [name for name in names if name.startswith("craft")] or most_cards(names)
            busy = keen or [name for name in names if name not in idle]
            move = rng.choice(idle if idle and rng.random() < IDLENESS[seed] else busy or names)
        yield move
        s.apply(s.action(move))


def most_cards(names: list[str]) -> list[str]:
    """The developments with the most cards."""
    numbers = [int(name[-1]) for name in names if name.startswith("develop")]
    return [name for name in names if name.startswith("develop") and int(name[-1]) == max(numbers)]


def left(deck: int, revealed: list[str], values: dict[str, int]) -> dict[str, int]:
    """How many artworks of each value a deck has when some were revealed."""
    found = Counter([values[artwork] for artwork in revealed])
    return {str(value): DECKS[deck].get(value, 0) - found[value] for value in range(3, 8)}


@games
@seeds
def test_1_2_no_card_gets_lost(seats: int, seed: int) -> None:
    """Materials (§1.1) and artworks."""
    s = new(seats)
    values = {name: artwork["value"] for name, artwork in s.view(None)["artworks"].items()}
    revealed: tuple[list[str], list[str]] = ([], [])  # from each deck
    last_preview, gone = preview(s), preview(s)
    for move in steps(s, seed):
        assert_all_is_there(s)
        assert materials(s).total() == {2: 84, 3: 126, 4: 168}[seats]
        assert_sound(s)
        deck = 1 if s.round >= 7 else 0
        if s.round == 7 and not revealed[1]:
            gone = last_preview  # §3.2
        assert sorted([*artworks(s), *filter(None, [gone])]) == sorted(revealed[0] + revealed[1])
        assert s.view(None)["deck"]["values"] == left(deck, revealed[deck], values)
        last_preview = preview(s)
        if move.startswith("reveal"):
            revealed[deck].append(move.split(" ")[1])
    assert_all_is_there(s)
    assert len(artworks(s)) == len(set(artworks(s)))


@games
@seeds
def test_1_3_every_game_has_twelve_rounds_and_ends(seats: int, seed: int) -> None:
    s = new(seats)
    rounds = [s.round for _ in steps(s, seed)]
    assert rounds == sorted(rounds)
    assert set(rounds) == set(range(13))  # 0 is set-up
    assert asks(s) == "over"


@pytest.mark.parametrize(("artisan", "other"), [*pairwise((*ARTISANS, ARTISANS[0]))])
def test_1_3_whoever_plays(artisan: str, other: str) -> None:
    s = opened(["wood*2 clay*2 gold*2", "metal*2 stone*2 glass*2"], f"{artisan} {other}")
    for _ in steps(s, 1):
        assert_sound(s)
    assert (s.round, asks(s)) == (12, "over")


def may_trade(view: dict[str, Any]) -> list[str]:
    """§4.2-3 as written, for the player whose turn it is."""
    lying, cards = view["market"], view["players"][view["turn"]]["hand"]
    if len(cards) < 6:
        return [f"take {place}" for place in range(1, 6) if lying[place - 1]]
    return [
        f"swap {material} {place + 1}"
        for material in MATERIALS
        for place in range(5)
        if material in cards
        and lying[place]
        and material not in (lying[place], lying[(place + 1) % 5], lying[(place + 4) % 5])
    ]


@games
@seeds
def test_4_3_market_actions_are_those_of_the_rules(seats: int, seed: int) -> None:
    s = new(seats)
    for _ in steps(s, seed):
        if asks(s).split(" ")[1] in ("turn", "last", "night", "second"):
            names = [s.name(action) for action in s.legal()]
            found = [name for name in names if name.startswith(("take", "swap"))]
            only_token = s.turns == 10 * seats and asks(s).endswith(" turn")  # §4.7
            assert found == ([] if only_token else may_trade(s.view(s.actor)))
            assert ("token" in names) == (s.view(None)["holder"] is None)


@games
@seeds
def test_4_5_nobody_is_asked_at_an_empty_market_unless_no_card_is_left(seats: int, seed: int) -> None:
    s = new(seats)
    for _ in steps(s, seed):
        view = s.view(None)
        if view["stage"] == "trading" and s.actor >= 0 and not any(view["market"]):
            assert view["pile"]["left"] == sum(view["discard"].values()) == 0


@games
@seeds
def test_4_7_no_phase_a_is_longer_than_ten_turns_and_a_last_one_each(seats: int, seed: int) -> None:
    s = new(seats)
    turns: dict[int, int] = {}
    for _ in steps(s, seed):
        if asks(s).endswith((" turn", " last")):
            turns[s.round] = turns.get(s.round, 0) + 1
    assert set(turns) == set(range(1, 13))
    assert max(turns.values()) <= 10 * seats + 1 + seats - 1


@games
@seeds
def test_11_1_the_public_count_follows_what_is_taken_and_laid_down(seats: int, seed: int) -> None:
    s = new(seats)
    known = [dict.fromkeys(MATERIALS, 0) for _ in range(seats)]
    for move in steps(s, seed):
        for seat, player in enumerate(s.view(None)["players"]):
            assert player["hand"] == [material for material in MATERIALS for _ in range(known[seat][material])]
        verb, *words = move.split(" ")
        if verb in ("take", "swap"):
            taken = s.view(None)["market"][int(words[-1]) - 1]
            known[s.actor][taken] += 1
        if verb in ("swap", "develop"):
            number = int(words[1]) if verb == "develop" else 1
            known[s.actor][words[0]] = max(0, known[s.actor][words[0]] - number)


@games
@seeds
def test_11_2_nobody_sees_the_cards_that_were_dealt_to_another(seats: int, seed: int) -> None:
    s = new(seats)
    for number, _ in enumerate(steps(s, seed)):
        if number % 10 == 0:
            for looker in range(seats):
                world = s.resample(looker, Random(number))
                assert isinstance(world, Artisans)
                assert_all_is_there(world)
                assert world.view(looker) == s.view(looker)
                assert world.legal(looker) == s.legal(looker)
                assert hand(world, looker + 1) == hand(s, looker + 1)
