"""What is refused before any rule of the game is asked: seats, options, turns and words."""

from pathlib import Path

import pytest

import wunderkammer as wk
from wunderkammer.games.artisans.reasons import REASONS

from .table import asks, do, finish_round, moves, new, opened, table


@pytest.mark.parametrize("seats", [-1, 0, 1, 5])
def test_seats_out_of_range(seats: int) -> None:
    with pytest.raises(wk.BadSeats) as caught:
        wk.game("artisans").new(seats)
    assert caught.value.details == {"game": "artisans", "seats": seats, "allowed": [2, 3, 4]}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_seats_in_range(seats: int) -> None:
    assert wk.game("artisans").new(seats).seats == seats


def test_there_are_no_options() -> None:
    assert wk.game("artisans").options == ()
    with pytest.raises(wk.BadOption) as caught:
        wk.game("artisans").new(2, {"research": True})
    assert (caught.value.code, caught.value.details["name"]) == ("unknown-option", "research")


def test_only_the_seat_that_is_asked_may_play() -> None:
    s = table(seats=3, first=2)
    before = s.view(wk.ALL_SEEING)
    for seat in (0, 2, wk.CHANCE):
        with pytest.raises(wk.NotYourTurn) as caught:
            s.play(s.action("token"), seat)
        assert caught.value.details == {"seat": seat + 1, "asked": [2]}
        assert s.legal(seat) == []
    assert s.view(wk.ALL_SEEING) == before


def test_no_seat_may_play_for_chance() -> None:
    s = new()
    with pytest.raises(wk.NotYourTurn) as caught:
        s.play(s.action("deal wood"), 0)
    assert caught.value.details == {"seat": 1, "asked": []}
    assert (s.actors(), s.legal(0)) == ([], [])


@pytest.mark.parametrize("seat", [2, 9, -2, -3])
def test_a_seat_that_is_not_at_the_table(seat: int) -> None:
    s = table()
    for door in (lambda: s.legal(seat), lambda: s.play(136, seat), lambda: s.why_not(136, seat), lambda: s.view(seat)):
        with pytest.raises(wk.BadSeats) as caught:
            door()
        assert caught.value.code == "no-such-seat"


@pytest.mark.parametrize(
    "words",
    [
        *("", "take", "take  1", " token", "Token", "token.", "take 0", "take 6", "take wood", "swap 1 wood", "end"),
        *("swap wood", "swap wood 6", "develop wood", "develop wood 0", "develop wood 7", "craft", "craft wood"),
        *("reserve 1", "choose", "choose artisan", "deal fan", "market 1", "reveal wood", "lay wood", "skip 1"),
    ],
)
def test_words_that_are_no_move(words: str) -> None:
    with pytest.raises(wk.MalformedMove) as caught:
        new().action(words)
    assert caught.value.details == {"move": words}


@pytest.mark.parametrize("action", [-1, 181, 10**6])
def test_numbers_that_are_no_move(action: int) -> None:
    s = table()
    for door in (s.name, s.play, s.why_not):
        with pytest.raises(wk.MalformedMove):
            door(action)


def test_every_action_has_its_words() -> None:
    s = new()
    assert wk.game("artisans").actions == 181
    words = [s.name(action) for action in range(181)]
    assert len(set(words)) == 181
    assert [s.action(word) for word in words] == list(range(181))


@pytest.mark.parametrize(
    "words",
    [
        *("deal textile", "market metal", "reveal fan", "choose goldlover", "reserve sarcophagus", "skip"),
        *("craft clock", "take 5", "swap textile 1", "swap metal 5", "token", "pass", "develop wood 6", "rest"),
    ],
)
def test_words_of_the_notation(words: str) -> None:
    assert new().name(new().action(words)) == words


def test_nothing_more_when_the_game_is_over() -> None:
    s = do(finish_round(table(in_round=12)), "1 pass", "2 pass")
    assert (s.actor, s.actors(), s.legal(), s.weights()) == (wk.OVER, [], [], [])
    for seat in (None, 0, 1, wk.CHANCE):
        with pytest.raises(wk.GameOver):
            s.play(s.action("pass"), seat)
        assert s.why_not(s.action("pass"), seat) == wk.Reason("game-over", "", {})


def test_a_refusal_says_what_the_move_spoke_of() -> None:
    s = table("1 wood*6\n market wood gold*4")
    assert s.why_not(s.action("swap wood 2")) == (
        wk.Reason("neighbour", "artisans §4.3", {"material": "wood", "place": "2"})
    )
    assert s.why_not(s.action("craft fan")) == wk.Reason("level-missing", "artisans §5.2", {"artwork": "fan"})


def test_another_move_is_refused_with_what_is_asked() -> None:
    s = table()
    assert s.why_not(s.action("rest")) == wk.Reason("not-asked", "artisans §4.1", {"question": "turn"})


def test_a_legal_move_has_no_reason_against_it() -> None:
    s = table()
    assert s.why_not(s.action("token")) is None


def test_a_copy_is_independent() -> None:
    s = table("1 wood\n market gold*5")
    before = s.view(wk.ALL_SEEING)
    twin = s.copy()
    do(twin, "1 take 1", "2 token", "1 pass", "2 rest", "1 develop wood 1")
    assert (s.view(wk.ALL_SEEING), asks(s)) == (before, "1 turn")
    assert twin.view(wk.ALL_SEEING) != before


@pytest.mark.parametrize(
    ("drawing", "lines", "then"),
    [
        ("2 opportunist\n market gold*5", "1 token, 2 take 1", "2 take 2, 1 rest"),
        ("2 opportunist\n market gold - - - -\n pile wood", "1 token, 2 take 1", "* market wood, 2 take 1, 1 rest"),
        ("1 nightworker textile:1 wood:1\n market gold*5", "1 craft fan", "1 token, 2 take 1, 1 rest"),
        ("1 farsighted\n row fan - - -", "1 token, 2 pass, 1 rest, 2 rest, * reveal doll", "* reveal chest"),
        ("market gold - - - -\n pile wood*3", "1 take 1, * market wood", "* market wood, * market wood, 2 take 3"),
    ],
)
def test_a_copy_in_the_middle_of_things_goes_on(drawing: str, lines: str, then: str) -> None:
    s = do(table(drawing), *lines.split(", "))
    twin = s.copy()
    for one in (s, twin):
        do(one, *then.split(", "))
    assert s.view(wk.ALL_SEEING) == twin.view(wk.ALL_SEEING)
    assert (moves(s), asks(s)) == (moves(twin), asks(twin))


def test_a_copy_is_not_listened_to() -> None:
    s = opened(["wood", "clay"], "collector versatile")
    s.listen()
    do(s.copy(), "1 token")
    assert s.story(None) == []


@pytest.mark.parametrize(("code", "clause"), sorted({(reason[0], reason[1]) for reason in REASONS if reason[1]}))
def test_every_reason_is_tested(code: str, clause: str) -> None:
    """Some test of this folder refuses a move for it."""
    tests = "".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    assert f'"{code} {clause}"' in tests
