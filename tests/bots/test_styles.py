"""Styles: each prefers what it says, among moves that are about equally good, and never any other."""

from random import Random

import play
import pytest
from seldom import by_night_interpreted

import wunderkammer as wk
from wunderkammer import bots
from wunderkammer.bots import Considered, Perspective, personas, styles
from wunderkammer.bots.styles import MARGIN, MOST, STAKE, STYLES, TRIED, about_equal, by_taste

from .test_seats import OwnNumber
from .test_thinking import decisions, sitting

FAR = Considered(99, 0.1, 50)  # a bad move, so that much is at stake


class Gifts(OwnNumber):
    """One move for a seat, out of four: nothing, points now, a promise, or harm to the strongest rival."""

    NOTHING, POINTS, PROMISE, HARM = range(4)

    def copy(self) -> "Gifts":
        return Gifts(self.seats, self.named[:])

    def resample(self, seat: int, rng: Random) -> "Gifts":  # noqa: ARG002 - nothing is hidden
        return self.copy()

    def scores(self) -> list[int]:
        return [3 if self.named[0] == self.POINTS else 0, 1, 5]


class Promising(wk.core.judge.Judge):
    """Promises are worth a point; what was harmed is worth less, though its points stay."""

    def worth(self, world: wk.State, seat: int) -> int:
        assert isinstance(world, Gifts)
        found = 100 * world.scores()[seat]
        if seat == 0 and world.named[0] == Gifts.PROMISE:
            found += 100
        if seat == 2 and world.named[0] == Gifts.HARM:
            found -= 50
        return found


@pytest.fixture
def promising(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(styles, "judge_for", lambda _: Promising())


EQUAL = [Considered(action, 0.5 - action / 1000, 50) for action in range(4)]


@pytest.mark.parametrize(
    ("style", "move"),
    [("", Gifts.NOTHING), ("builder", Gifts.PROMISE), ("racer", Gifts.POINTS), ("denier", Gifts.HARM)],
)
@pytest.mark.usefixtures("promising")
def test_each_style_prefers_what_it_says(style: str, move: int) -> None:
    perspective = Perspective(Gifts(3, [-1, 0, 0]), 0, Random(1))
    found = by_taste(style, perspective, [*EQUAL, FAR], Random(2))
    assert found[0].action == move
    assert sorted(found) == sorted([*EQUAL, FAR]), "the rest is still there, with its estimates"
    assert [one for one in found if one.action != move] == [one for one in [*EQUAL, FAR] if one.action != move]


@pytest.mark.usefixtures("promising")
def test_a_style_that_sees_no_difference_takes_the_best_move() -> None:
    perspective = Perspective(Gifts(3, [-1, 0, 0]), 0, Random(1))
    for first, second in ((Gifts.HARM, Gifts.NOTHING), (Gifts.NOTHING, Gifts.HARM)):
        considered = [Considered(first, 0.5, 50), Considered(second, 0.499, 50), FAR]
        assert by_taste("racer", perspective, considered, Random(2)) == considered


def test_about_equal_are_those_near_the_best_that_were_tried_enough() -> None:
    best = Considered(0, 0.5, 100)
    near, behind = Considered(1, 0.5 - MARGIN + 0.001, 100), Considered(2, 0.5 - MARGIN - 0.001, 100)
    better = Considered(3, 0.5 + MARGIN + 0.001, 100)
    rare, never = Considered(4, 0.5, int(100 * TRIED) - 1), Considered(5, 0.5, 0)
    assert about_equal([best, near, behind, better, rare, never, FAR]) == [best, near]
    assert about_equal([best, *[near] * 20, FAR]) == [best, *[near] * (MOST - 1)]


def test_where_little_is_at_stake_only_little_counts_as_equal() -> None:
    """Else a style could choose among all moves of a quiet opening."""
    best, worst = Considered(0, 0.5, 3), Considered(3, 0.49, 3)
    near, behind = Considered(1, 0.5 - STAKE * 0.01 + 0.0001, 3), Considered(2, 0.5 - STAKE * 0.01 - 0.0001, 3)
    assert about_equal([best, near, behind, worst]) == [best, near]


SETUPS: list[play.Setup] = [("artefakt", 3, {}), ("artifact", 3, {"roles": True}), ("artisans", 2, {})]


@pytest.mark.parametrize("setup", SETUPS, ids=str)
@pytest.mark.parametrize("name", ["novice", "expert"])
def test_a_styled_bot_is_fair_repeatable_and_loses_no_more_than_the_margin(setup: play.Setup, name: str) -> None:
    for number, state in enumerate(decisions(setup, Random(1))[:2]):
        seat = state.actor
        twin = state.resample(seat, Random(number))
        for style in STYLES:
            chosen = [
                sitting(f"{name}-{style}", "s").decide(Perspective(world, seat, Random(number)))
                for world in (state, state, twin)
            ]
            assert chosen[0] == chosen[1] == chosen[2]
            plain = sitting(name, "s").consider(Perspective(state, seat, Random(number)))
            assert sorted(plain) == sorted(chosen[0]), "its thoughts are the same"
            assert abs(plain[0].estimate - chosen[0][0].estimate) <= MARGIN
            again = sitting(f"{name}-{style}", "s").choose(Perspective(state, seat, Random(number)))
            assert again == chosen[0][0].action


LIVELY = [*((game, style) for game in wk.games() for style in ("builder", "racer")), ("artisans", "denier")]


@by_night_interpreted
@pytest.mark.parametrize(("game", "style"), LIVELY)
def test_a_style_makes_a_difference(game: str, style: str) -> None:
    """Where it does, it likes what it chose better in fresh worlds, too, more often than not.

    In the other two games a single move seldom changes what a rival has.
    """
    seats, better, worse = wk.game(game).seats[0], 0, 0
    for number in range(40):
        for state in decisions((game, seats, {}), Random(f"{style}/{number}"), 0.3):
            perspective = Perspective(state, state.actor, Random(1))
            bot = bots.bot(f"greedy-{style}", Random(2))
            plain, chosen = bots.bot("greedy", Random(2)).choose(perspective), bot.choose(perspective)
            if plain != chosen:
                liked = styles.merits(STYLES[style], perspective, [plain, chosen], Random(3))
                better, worse = better + (liked[1] > liked[0]), worse + (liked[1] < liked[0])
        if better > worse:
            return
    raise AssertionError((better, worse))


def test_hints_and_explanations_know_no_style() -> None:
    state = decisions(("artisans", 2, {}), Random(5))[2]
    told = [
        bots.bot(name, Random(1), clock=False).consider(Perspective(state, state.actor, Random(2)))
        for name in ("greedy", *(f"greedy-{style}" for style in STYLES))
    ]
    assert all(one == told[0] for one in told)


# Names


def test_the_name_of_a_bot_has_parts() -> None:
    assert bots.named("expert") == ("expert", "", "")
    assert bots.named("expert-builder") == ("expert", "builder", "")
    assert bots.named("novice-noor") == ("novice", "", "noor")
    assert bots.bot("novice-noor", Random(1)).style == bots.PERSONAS["noor"] == "denier"
    assert bots.bot("novice", Random(1)).style == bots.bot("novice-ife", Random(1)).style == ""


@pytest.mark.parametrize(
    ("name", "code", "wrong"),
    [
        ("genius", "unknown-bot", "genius"),
        ("genius-builder", "unknown-bot", "genius"),
        ("expert-bulider", "unknown-style", "bulider"),
        ("expert-", "unknown-style", ""),
        ("expert-builder-noor", "unknown-style", "builder-noor"),
        ("", "unknown-bot", ""),
    ],
)
def test_a_bad_name_says_what_is_possible(name: str, code: str, wrong: str) -> None:
    assert not bots.is_bot(name)
    with pytest.raises(wk.UnknownBot) as caught:
        bots.check(name)
    assert (caught.value.code, caught.value.details["name"]) == (code, wrong)
    assert caught.value.details["allowed"] == list(bots.bots() if code == "unknown-bot" else bots.PERSONAS)


def test_every_name_is_a_bot_and_can_be_made() -> None:
    assert {"expert", "expert-racer", "master-uli"} < {*bots.names()}
    for name in bots.names():
        bots.check(name)
        assert bots.is_bot(name)


# Personas


def test_personas_have_short_names_and_initials_of_their_own() -> None:
    names = list(bots.PERSONAS)
    assert len(names) >= 12
    assert len({name[0] for name in names}) == len(names)
    assert all(name.isascii() and name.islower() and len(name) <= 8 for name in names)
    assert set(bots.PERSONAS.values()) == {*STYLES, ""}
    assert not {*names} & {*STYLES, *bots.bots()}, "else the name of a bot could mean two things"


def test_the_company_of_a_table_is_always_the_same_and_seldom_that_of_another() -> None:
    assert personas.company("one") == personas.company("one")
    assert sorted(personas.company("one")) == sorted(bots.PERSONAS)
    assert len({tuple(personas.company(str(number))[:3]) for number in range(40)}) > 30


def test_nobody_sits_at_a_table_twice_and_nobody_has_the_initial_of_a_person() -> None:
    for number in range(200):
        company = personas.company(str(number))
        people = [["Amal", "bo", "Kim", ""], [], ["Ünal", "Noor"]][number % 3]
        who = personas.seated(company, 5, range(len(people), 5), people)
        assert list(who) == list(range(len(people), 5))
        assert len(set(who.values())) == len(who)
        assert not {name[:1].casefold() for name in people} & {name[0] for name in who.values()}


def test_a_bot_stays_who_it_is_when_others_come_and_go_and_when_all_move_up() -> None:
    company = personas.company("stay")
    all_bots = personas.seated(company, 4, range(4), [])
    for seat in range(4):
        assert personas.seated(company, 4, [seat], ["Zed"]) == {seat: all_bots[seat]}
    moved = personas.seated(personas.next_round(company, 4), 4, range(4), [])
    assert moved == {(seat - 1) % 4: who for seat, who in all_bots.items()}
    assert sorted(personas.next_round(company, 4)) == sorted(company)
