"""What is refused before any rule of the game is asked: seats, options, turns and words."""

from pathlib import Path

import pytest

import wunderkammer as wk
from wunderkammer.games.artefakt.reasons import REASONS

from .table import asks, do, moves, new, refused, table


def test_unknown_game() -> None:
    with pytest.raises(wk.UnknownGame) as caught:
        wk.game("artefact")
    assert caught.value.code == "unknown-game"
    assert caught.value.details["name"] == "artefact"
    assert "artefakt" in caught.value.details["allowed"]


@pytest.mark.parametrize("seats", [-1, 0, 1, 5])
def test_seats_out_of_range(seats: int) -> None:
    with pytest.raises(wk.BadSeats) as caught:
        wk.game("artefakt").new(seats)
    assert caught.value.details == {"game": "artefakt", "seats": seats, "allowed": [2, 3, 4]}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_seats_in_range(seats: int) -> None:
    assert wk.game("artefakt").new(seats).seats == seats


def test_unknown_option() -> None:
    with pytest.raises(wk.BadOption) as caught:
        wk.game("artefakt").new(2, {"research": True})
    assert caught.value.code == "unknown-option"
    assert caught.value.details == {"name": "research", "allowed": ["opening", "advanced"]}


@pytest.mark.parametrize(
    ("name", "value", "allowed"),
    [
        ("opening", "closed", ["printed", "random"]),
        ("opening", True, ["printed", "random"]),
        ("opening", None, ["printed", "random"]),
        ("advanced", "yes", [False, True]),
        ("advanced", 1, [False, True]),
        ("advanced", None, [False, True]),
    ],
)
def test_bad_value_of_an_option(name: str, value: object, allowed: list[object]) -> None:
    with pytest.raises(wk.BadOption) as caught:
        wk.game("artefakt").new(2, {name: value})
    assert caught.value.code == "bad-option-value"
    assert caught.value.details == {"name": name, "value": value, "allowed": allowed}


def test_options_have_defaults() -> None:
    assert [(option.name, option.default) for option in wk.game("artefakt").options] == (
        [("opening", "printed"), ("advanced", False)]
    )


def test_only_the_seat_that_is_asked_may_play() -> None:
    s = table("travel", seats=3, starter=2)
    before = s.view(wk.ALL_SEEING)
    for seat in (0, 2, wk.CHANCE):
        with pytest.raises(wk.NotYourTurn) as caught:
            s.play(s.action("move cw"), seat)
        assert caught.value.details == {"seat": seat + 1, "asked": [2]}
    assert s.view(wk.ALL_SEEING) == before


def test_no_seat_may_play_for_chance() -> None:
    with pytest.raises(wk.NotYourTurn) as caught:
        new().play(0, 0)
    assert caught.value.details == {"seat": 1, "asked": []}


def test_a_seat_that_is_not_asked_has_no_legal_moves() -> None:
    s = table("travel")
    assert moves(s, 2) == ""
    assert s.legal(wk.CHANCE) == []
    assert new().legal(0) == []


def test_a_seat_that_is_not_asked_is_told_so() -> None:
    reason = table("travel").why_not(67, 1)
    assert reason == wk.Reason("not-your-turn", "", {"seat": 2, "asked": [1]})


@pytest.mark.parametrize("seat", [2, 4, -2, -3])
def test_a_seat_that_is_not_at_the_table(seat: int) -> None:
    s = table("travel")
    for door in (lambda: s.legal(seat), lambda: s.play(67, seat), lambda: s.why_not(67, seat), lambda: s.view(seat)):
        with pytest.raises(wk.BadSeats) as caught:
            door()
        assert caught.value.code == "no-such-seat"


@pytest.mark.parametrize(
    "words",
    ["", "hire asia", "move", "move  cw", " move cw", "Move cw", "move cw.", "rob 5 blue", "roll 11", "piece 0"],
)
def test_words_that_are_no_move(words: str) -> None:
    with pytest.raises(wk.MalformedMove) as caught:
        new().action(words)
    assert caught.value.details == {"move": words}


@pytest.mark.parametrize("action", [-1, 533, 10**6])
def test_numbers_that_are_no_move(action: int) -> None:
    s = table("travel")
    for door in (s.name, s.play, s.why_not):
        with pytest.raises(wk.MalformedMove):
            door(action)


def test_every_action_has_its_words() -> None:
    s = new()
    assert wk.game("artefakt").actions == 533
    words = [s.name(action) for action in range(533)]
    assert [s.action(word) for word in words] == list(range(533))


def test_nothing_more_when_the_game_is_over() -> None:
    s = table("round end", in_round=30)
    assert (s.actor, s.actors(), s.legal(), s.weights()) == (wk.OVER, [], [], [])
    assert [s.legal(seat) for seat in (wk.CHANCE, 0, 1)] == [[], [], []]
    for seat in (None, 0, 1, wk.CHANCE):
        with pytest.raises(wk.GameOver):
            s.play(s.action("open 4"), seat)
        assert s.why_not(s.action("open 4"), seat) == wk.Reason("game-over", "", {})


def test_an_answer_is_refused_with_what_it_spoke_of() -> None:
    s = table("possession", "6 open 1B\n seat 1 blue/1 brown/1\n seat 2 blue/4")
    assert s.why_not(s.action("barter brown 1 2")) == (
        wk.Reason("owns-none", "artefakt §10.6", {"colour": "brown", "piece": "1", "seat": "2"})
    )


def test_another_move_is_refused_with_what_is_asked() -> None:
    s = table("travel")
    assert s.why_not(s.action("collect")) == wk.Reason("not-asked", "artefakt §5.1", {"question": "move"})


def test_a_legal_move_has_no_reason_against_it() -> None:
    s = table("travel")
    assert s.why_not(s.action("move cw")) is None


@pytest.mark.parametrize(
    ("drawing", "move"),
    [
        ("2 open 1B", "peek seat 4 blue"),
        ("3 open 1B", "push 4 lady cw"),
        ("6 open 1B\n seat 1 blue/1", "barter blue 1 4"),
        ("9 open 1B", "curse 4"),
    ],
)
def test_an_empty_chair_is_not_oneself(drawing: str, move: str) -> None:
    assert refused(table("possession", drawing), move) == "empty-chair §6.6"


def test_a_dive_asks_for_its_colour_by_its_own_clause() -> None:
    s = do(table("possession", "8 open 1B"), "1 dive")
    assert asks(s) == "* colour"
    assert refused(s, "collect") == "not-asked §10.8"


@pytest.mark.parametrize(("code", "clause"), sorted({(reason[0], reason[1]) for reason in REASONS if reason[0]}))
def test_every_reason_is_tested(code: str, clause: str) -> None:
    """Some test of this folder refuses a move for it."""
    tests = "".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    assert f'== "{code} {clause}' in tests
