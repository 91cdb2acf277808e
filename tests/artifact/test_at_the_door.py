"""What is refused before any rule of the game is asked: seats, options, turns and words."""

from pathlib import Path

import pytest

import wunderkammer as wk
from wunderkammer.games.artifact.reasons import REASONS

from .table import asks, do, finish_round, moves, new, table


@pytest.mark.parametrize("seats", [-1, 0, 1, 2, 6])
def test_seats_out_of_range(seats: int) -> None:
    with pytest.raises(wk.BadSeats) as caught:
        wk.game("artifact").new(seats)
    assert caught.value.details == {"game": "artifact", "seats": seats, "allowed": [3, 4, 5]}


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_seats_in_range(seats: int) -> None:
    assert wk.game("artifact").new(seats).seats == seats


def test_options_have_defaults() -> None:
    assert [(option.name, option.default, option.clause) for option in wk.game("artifact").options] == [
        ("research", False, "§12"),
        ("roles", False, "§13"),
        ("quick_start", False, "§3.4"),
        ("unused_site", "asia", "§2.4"),
        ("may_rest", "six", "§8.3"),
        ("fragment", "site", "§12.6"),
    ]


def test_unknown_option() -> None:
    with pytest.raises(wk.BadOption) as caught:
        wk.game("artifact").new(4, {"opening": "random"})
    assert (caught.value.code, caught.value.details["name"]) == ("unknown-option", "opening")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("research", "yes"),
        ("roles", 1),
        ("quick_start", None),
        ("unused_site", "europe"),
        ("unused_site", True),
        ("may_rest", "never"),
        ("fragment", False),
    ],
)
def test_bad_value_of_an_option(name: str, value: object) -> None:
    with pytest.raises(wk.BadOption) as caught:
        wk.game("artifact").new(4, {name: value})
    assert (caught.value.code, caught.value.details["name"]) == ("bad-option-value", name)


def test_only_the_seat_that_is_asked_may_play() -> None:
    s = table("1 museum\n 2 museum", turn=2)
    before = s.view(wk.ALL_SEEING)
    for seat in (0, 2, 3, wk.CHANCE):
        with pytest.raises(wk.NotYourTurn) as caught:
            s.play(s.action("pass"), seat)
        assert caught.value.details == {"seat": seat + 1, "asked": [2]}
        assert s.legal(seat) == []
    assert s.view(wk.ALL_SEEING) == before


def test_no_seat_may_play_for_chance() -> None:
    s = do(table("1 asia\n asia 1"), "1 hire asia")
    with pytest.raises(wk.NotYourTurn) as caught:
        s.play(s.action("unearth asia/weapon"), 0)
    assert caught.value.details == {"seat": 1, "asked": []}
    assert (s.actors(), s.legal(0)) == ([], [])


@pytest.mark.parametrize("seat", [4, 9, -2, -3])
def test_a_seat_that_is_not_at_the_table(seat: int) -> None:
    s = table("1 museum")
    for door in (lambda: s.legal(seat), lambda: s.play(497, seat), lambda: s.why_not(497, seat), lambda: s.view(seat)):
        with pytest.raises(wk.BadSeats) as caught:
            door()
        assert caught.value.code == "no-such-seat"


@pytest.mark.parametrize(
    "words",
    [
        *("", "hire", "hire  asia", " pass", "Pass", "pass.", "hire europe", "hire asia with", "hire asia free double"),
        *("hire asia with free", "research asia double", "take asia/weapon", "exhibit weapon-6", "exhibit sites-4"),
        *("sell weapon", "buy 0", "buy 4", "gold 4", "show asia/weapon free", "role rome", "swap museum", "rest 1"),
        *("pick asia/weapon wild", "ship asia with curse", "move cw", "feature asia/solo", "use london"),
    ],
)
def test_words_that_are_no_move(words: str) -> None:
    with pytest.raises(wk.MalformedMove) as caught:
        new().action(words)
    assert caught.value.details == {"move": words}


@pytest.mark.parametrize("action", [-1, 705, 10**6])
def test_numbers_that_are_no_move(action: int) -> None:
    s = table("1 museum")
    for door in (s.name, s.play, s.why_not):
        with pytest.raises(wk.MalformedMove):
            door(action)


def test_every_action_has_its_words() -> None:
    s = new()
    assert wk.game("artifact").actions == 705
    words = [s.name(action) for action in range(705)]
    assert len(set(words)) == 705
    assert [s.action(word) for word in words] == list(range(705))


@pytest.mark.parametrize(
    "words",
    [
        *("hire asia double", "hire asia double with ship", "hire asia double free", "exhibit types-5 with mideast"),
        *("show africa/pottery wild", "swap museum ship", "feature mideast free", "buy 3", "gold 1", "draw asia/gold"),
    ],
)
def test_words_of_the_notation(words: str) -> None:
    assert new().name(new().action(words)) == words


def test_nothing_more_when_the_game_is_over() -> None:
    s = finish_round(table(year=1928))
    assert (s.actor, s.actors(), s.legal(), s.weights()) == (wk.OVER, [], [], [])
    for seat in (None, 0, 3, wk.CHANCE):
        with pytest.raises(wk.GameOver):
            s.play(s.action("pass"), seat)
        assert s.why_not(s.action("pass"), seat) == wk.Reason("game-over", "", {})


def test_a_refusal_says_what_the_move_spoke_of() -> None:
    s = table("1 museum")
    assert s.why_not(s.action("hire asia with museum")) == (
        wk.Reason("no-hut-there", "artifact §7.2", {"site": "asia", "payment": "with museum"})
    )
    assert s.why_not(s.action("exhibit weapon-3")) == (wk.Reason("no-showing", "artifact §7.5", {"tile": "weapon-3"}))


def test_another_move_is_refused_with_what_is_asked() -> None:
    s = table("1 museum")
    assert s.why_not(s.action("use")) == wk.Reason("not-asked", "artifact §6.1", {"question": "act"})


def test_a_legal_move_has_no_reason_against_it() -> None:
    s = table("1 museum")
    assert s.why_not(s.action("research asia")) is None


def test_a_copy_is_independent() -> None:
    s = table("1 museum\n asia 2")
    before = s.view(wk.ALL_SEEING)
    twin = s.copy()
    do(twin, "1 research asia", "* unearth asia/weapon")
    assert (s.view(wk.ALL_SEEING), asks(s)) == (before, "1 act")
    assert twin.view(wk.ALL_SEEING) != before


def test_a_copy_in_the_middle_of_an_action_goes_on() -> None:
    s = do(table("1 ship london\n asia 1 1 2 weapon pottery jewellery", roles=True), "1 ship asia")
    twin = s.copy()
    for one in (s, twin):
        do(one, "1 pick asia/pottery", "1 pick asia/weapon", "1 use", "* draw asia/weapon")
    assert s.view(wk.ALL_SEEING) == twin.view(wk.ALL_SEEING)
    assert moves(s) == moves(twin)


@pytest.mark.parametrize(("code", "clause"), sorted({(reason[0], reason[1]) for reason in REASONS if reason[1]}))
def test_every_reason_is_tested(code: str, clause: str) -> None:
    """Some test of this folder refuses a move for it."""
    tests = "".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    assert f'"{code} {clause}"' in tests
