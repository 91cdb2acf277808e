"""Counts of move sequences to a depth, chance counted as branches: one wrong rule, and a number changes.

All numbers were confirmed by second, naive implementations that were written from docs/rules alone; those of Artifact
that changed with version 2 of its rules by the first version, into whose tree the answers it left out were put.
"""

import pytest
from play import RECORDS

import wunderkammer as wk
from wunderkammer.record import read, replay


def perft(state: wk.State, depth: int) -> int:
    """How many sequences of this many actions there are; in simultaneous choices the first seat answers first."""
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


# Artifact.


@pytest.mark.parametrize(
    ("seats", "options", "sequences"),
    [
        (3, {}, (3, 9, 33, 123)),
        (4, {}, (4, 16, 68, 296)),
        (5, {}, (4, 16, 68, 296)),
        (3, {"quick_start": True}, (5, 25, 125, 625)),
        (5, {"quick_start": True}, (5, 25, 125, 625)),
    ],
)
def test_from_the_start_of_artifact(seats: int, options: dict[str, bool | str], sequences: tuple[int, ...]) -> None:
    state = wk.game("artifact").new(seats, options)
    assert tuple(perft(state, depth) for depth in range(1, 5)) == sequences


@pytest.mark.parametrize(
    ("record", "ply", "sequences"),
    [("artifact-empty-deck", 213, (1, 1, 1, 0)), ("artifact-4-seats-both", 413, (2, 14, 16, 30))],
)
def test_sequences_end_with_the_last_round_of_artifact(record: str, ply: int, sequences: tuple[int, ...]) -> None:
    state = position(record, ply)
    assert state.view(None)["last_round"]
    assert tuple(perft(state, depth) for depth in range(1, 5)) == sequences


@pytest.mark.parametrize(
    ("record", "ply", "move", "depth", "sequences"),
    [
        ("artifact-4-seats-both", 60, "ship america", 3, 330),
        ("artifact-4-seats-both", 61, "pick america/gold", 3, 504),
        ("artifact-4-seats-both", 66, "feature mideast", 3, 1057),
        ("artifact-4-seats-both", 67, "role judd", 4, 440),
        ("artifact-4-seats-both", 68, "hire africa", 5, 1313),
        ("artifact-4-seats-both", 69, "unearth africa/architecture", 5, 261),
        ("artifact-4-seats-both", 71, "sell africa/solo", 4, 589),
        ("artifact-4-seats-both", 72, "gold 1", 5, 1136),
        ("artifact-4-seats-both", 74, "pass", 4, 1035),
        ("artifact-4-seats-both", 75, "take asia", 3, 1035),
        ("artifact-4-seats-both", 78, "research america", 5, 529),
        ("artifact-4-seats-both", 80, "use", 5, 330),
        ("artifact-4-seats-both", 81, "draw america/fragment", 5, 2079),
        ("artifact-4-seats-both", 83, "swap africa museum", 4, 4839),
        ("artifact-4-seats-both", 146, "exhibit architecture-4 with ship", 3, 1738),
        ("artifact-4-seats-both", 151, "keep africa/architecture", 3, 448),
        ("artifact-4-seats-both", 157, "skip", 5, 176),
        ("artifact-4-seats-both", 147, "show africa/architecture", 7, 448),  # nothing else, four times
        ("artifact-4-seats-both", 270, "show africa/weapon", 6, 2004),
        ("artifact-4-seats-both", 302, "end", 4, 256),  # nothing else, after two actions
        ("artifact-4-seats-both", 317, "hire africa double", 3, 2786),
        ("artifact-4-seats-both", 354, "buy 2", 4, 421),
        ("artifact-4-seats-both", 390, "show africa/architecture wild", 5, 780),
        ("artifact-3-seats-both", 185, "research asia free", 4, 710),
        ("artifact-5-seats-roles", 297, "rest", 2, 567),
    ],
)
def test_from_every_kind_of_move_of_artifact(record: str, ply: int, move: str, depth: int, sequences: int) -> None:
    """Where each verb, each kind of payment and each use of a role is one of the possible moves."""
    state = position(record, ply)
    assert move in [state.name(action) for action in state.legal()]
    assert perft(state, depth) == sequences


# Artisans.


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_from_the_start_of_artisans(seats: int) -> None:
    state = wk.game("artisans").new(seats)
    assert [perft(state, depth) for depth in range(1, 5)] == [7, 49, 343, 2401]


@pytest.mark.parametrize(
    ("record", "ply", "sequences"),
    [
        ("artisans-2-seats", 198, (3, 0, 0, 0)),
        ("artisans-2-seats", 195, (6, 36, 42, 81)),
        ("artisans-3-seats-farsighted", 239, (1, 1, 2, 0)),
        ("artisans-4-seats-night", 304, (6, 30, 60, 60)),
    ],
)
def test_sequences_end_with_the_last_artworks_of_artisans(record: str, ply: int, sequences: tuple[int, ...]) -> None:
    state = position(record, ply)
    assert tuple(perft(state, depth) for depth in range(1, 5)) == sequences


@pytest.mark.parametrize(
    ("record", "ply", "question", "move", "depth", "sequences"),
    [
        ("artisans-2-seats", 0, "deal", "deal gold", 4, 2401),
        ("artisans-2-seats", 12, "lay", "market clay", 4, 2401),
        ("artisans-2-seats", 17, "reveal", "reveal guardian", 3, 5820),
        ("artisans-2-seats", 22, "choose", "choose sculptor", 3, 920),
        ("artisans-3-seats-farsighted", 31, "reserve", "reserve lamp", 4, 5970),
        ("artisans-3-seats-farsighted", 107, "reserve", "skip", 5, 2600),
        ("artisans-2-seats", 24, "turn", "swap stone 2", 3, 2932),
        ("artisans-2-seats", 27, "turn", "token", 3, 1668),
        ("artisans-2-seats", 36, "turn", "take 1", 5, 3815),
        ("artisans-2-seats", 40, "turn", "swap wood 2", 5, 5246),  # where the market can be emptied
        ("artisans-2-seats", 108, "turn", "craft chest", 4, 1219),
        ("artisans-ten-turns", 44, "turn", "token", 5, 4459),  # nothing else, after ten turns of both
        ("artisans-2-seats", 28, "last", "swap metal 1", 4, 4116),
        ("artisans-2-seats", 57, "last", "pass", 4, 1715),
        ("artisans-2-seats", 113, "last", "take 2", 4, 1960),
        ("artisans-3-seats", 196, "last", "craft windmill", 5, 3600),
        ("artisans-2-seats-refill", 163, "night", "take 2", 5, 5255),
        ("artisans-2-seats-refill", 203, "night", "token", 4, 2310),
        ("artisans-3-seats-farsighted", 35, "second", "swap stone 1", 4, 4116),
        ("artisans-3-seats-farsighted", 48, "second", "pass", 5, 4536),
        ("artisans-3-seats-farsighted", 82, "second", "take 5", 5, 4090),
        ("artisans-2-seats", 29, "develop", "develop clay 2", 4, 2401),
        ("artisans-3-seats", 35, "develop", "develop textile 3", 4, 2401),  # the perfectionist
        ("artisans-3-seats", 185, "develop", "rest", 4, 4752),
        ("artisans-2-seats", 102, "reveal", "reveal sarcophagus", 4, 5130),  # from deck 2, in round 7
        ("artisans-2-seats", 187, "lay", "market glass", 5, 2058),  # the last card of the pile
        ("artisans-3-seats-refill", 541, "turn", "swap wood 4", 3, 1704),  # after the refill
        ("artisans-2-seats", 197, "final", "pass", 2, 3),
        ("artisans-2-seats", 198, "final", "craft guardian", 1, 3),
    ],
)
def test_from_every_question_of_artisans(
    record: str, ply: int, question: str, move: str, depth: int, sequences: int
) -> None:
    """Every question with each verb that may answer it; and what happens by itself in between."""
    state = position(record, ply)
    assert state.view(None)["question"]["ask"] == question
    assert move in [state.name(action) for action in state.legal()]
    assert perft(state, depth) == sequences
