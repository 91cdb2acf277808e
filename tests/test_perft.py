"""Counts of move sequences to a depth, chance counted as branches: one wrong rule, and a number changes.

All numbers were confirmed by a second, naive implementation that was written from docs/rules/artefakt.md alone.
"""

import pytest
from play import RECORDS

import wunderkammer as wk
from wunderkammer.record import read, replay


def perft(state: wk.State, depth: int) -> int:
    """How many sequences of so many actions there are; of those who are asked together the first answers first."""
    if state.actor == wk.OVER:
        return 0
    legal = state.legal()
    if depth == 1:
        return len(legal)
    return sum(perft(state.copy().apply(action), depth - 1) for action in legal)


def perft_in_any_order(state: wk.State, depth: int) -> int:
    """The same, with the answers of seats that are asked together in any order."""
    if depth == 0:
        return 1
    return sum(
        perft_in_any_order(state.copy().play(action, who), depth - 1)
        for who in state.actors() or [wk.CHANCE]
        for action in state.legal(who)
    )


def position(record: str, ply: int) -> wk.State:
    return replay(read(RECORDS / f"{record}.wk"), ply).copy()


def laid_out(options: dict[str, bool | str]) -> wk.State:
    state = wk.game("artefakt").new(2, options)
    for site in range(1, 11):
        state.play(state.action(f"lay {site}"))
    return state


@pytest.mark.parametrize(("depth", "sequences"), [(1, 10), (2, 90), (3, 720), (4, 5040)])
def test_from_the_start(depth: int, sequences: int) -> None:
    assert perft(wk.game("artefakt").new(2), depth) == sequences


@pytest.mark.parametrize(("opening", "sequences"), [("printed", (10, 30, 300, 600)), ("random", (10, 90, 720, 5040))])
def test_from_the_circle_of_sites(opening: str, sequences: tuple[int, ...]) -> None:
    state = laid_out({"opening": opening})
    assert tuple(perft(state, depth) for depth in range(1, 5)) == sequences


def test_travel_cards_in_any_order() -> None:
    state = position("2-seats", 34)
    assert [perft_in_any_order(state, depth) for depth in range(1, 5)] == [8, 56, 336, 1632]


@pytest.mark.parametrize(("ply", "sequences"), [(215, (2, 0, 0, 0)), (212, (11, 17, 35, 80))])
def test_sequences_end_with_the_game(ply: int, sequences: tuple[int, ...]) -> None:
    state = position("3-seats-both", ply)
    assert tuple(perft(state, depth) for depth in range(1, 5)) == sequences


@pytest.mark.parametrize(
    ("record", "ply", "question", "depth", "sequences"),
    [
        ("2-seats-both", 10, "opening", 3, 720),
        ("3-seats-advanced", 11, "stand", 5, 600),
        ("3-seats-advanced", 128, "roll", 5, 2400),
        ("3-seats-advanced", 129, "colour", 5, 600),
        ("3-seats-advanced", 130, "piece", 6, 4500),
        ("2-seats-both", 204, "choose", 6, 1320),
        ("shared-rank", 701, "give", 6, 1900),
        ("3-seats-advanced", 140, "assign", 7, 2304),
        ("3-seats-both", 202, "timetable", 9, 512),
        ("3-seats-advanced", 149, "move", 9, 512),
        ("3-seats", 471, "settle", 5, 1065),
        ("2-seats-both", 51, "open", 4, 720),
        ("2-seats-both", 198, "cursed", 5, 2820),
        ("3-seats", 545, "march", 6, 3600),
        ("round-30-shared", 1137, "peek", 4, 1533),
        ("4-seats-both", 114, "push", 6, 1664),
        ("round-30-shared", 958, "salvage", 6, 1902),
        ("seed-2026", 131, "sift", 7, 2316),
        ("shared-rank", 464, "barter", 5, 1386),
        ("4-seats-both", 557, "carry", 6, 2314),
        ("2-seats-both", 163, "dive", 7, 4400),
        ("4-seats-both", 299, "curse", 6, 871),
        ("2-seats-random", 76, "book", 5, 2000),
    ],
)
def test_from_every_question(record: str, ply: int, question: str, depth: int, sequences: int) -> None:
    """Every question of the game, and each of the ten directives."""
    state = position(record, ply)
    asked = state.view(None)["question"]
    assert asked.get("directive", asked["ask"]) == question
    assert perft(state, depth) == sequences
