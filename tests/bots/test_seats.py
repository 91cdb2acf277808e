"""A bot thinks for the seat whose eyes it looks through, also where others are asked at the same time."""

from collections.abc import Callable
from itertools import combinations, product
from random import Random
from typing import Any

import play
import pytest
from artefakt.table import asks, do, lay_cards, table
from librt.vecs import vec
from mypy_extensions import i64
from seldom import BY_NIGHT

import wunderkammer as wk
from wunderkammer import bots
from wunderkammer.bots import Perspective, SearchBot
from wunderkammer.bots.thinking.search import Search
from wunderkammer.core.batch import words_of
from wunderkammer.core.errors import Reason
from wunderkammer.core.found import Found
from wunderkammer.core.judge import Judge
from wunderkammer.core.sheet import LANES, Sheet, sheet_of
from wunderkammer.games.artefakt.contract import Artefakt

ENOUGH = 400  # iterations to be right every time
POSITIONS = 8  # of each setup: those where several are asked first
UNLIKE = ["random", "greedy", "novice", "master"]
ALIKE = [name for name in bots.bots() if name not in UNLIKE]  # to these, but for how long they think
THINKERS = [name for name in bots.bots() if name not in ("random", "novice")]  # they never choose just anything


def brief(name: str, seed: str, iterations: int = 8) -> bots.Bot:
    """A bot by its name; those that search make a few iterations only."""
    made = bots.bot(name, Random(seed), clock=False)
    if isinstance(made, SearchBot):
        made.iterations = min(made.iterations, iterations)
    return made


def asked(setup: play.Setup) -> list[wk.State]:
    """Positions of a random game where somebody has a choice; where several have, first."""
    rng = Random(str(setup))
    found = [state.copy() for state in play.sampled(setup, rng, 0.3) if any(map(state.legal, state.actors()))]
    rng.shuffle(found)
    return sorted(found, key=lambda state: -len(state.actors()))[: POSITIONS // 2] + found[: POSITIONS // 2]


@pytest.mark.parametrize("names", [UNLIKE, pytest.param(ALIKE, marks=BY_NIGHT)], ids=" ".join)
@pytest.mark.parametrize("setup", play.all_setups(), ids=str)
def test_every_bot_answers_legally_for_every_seat_that_is_asked(setup: play.Setup, names: list[str]) -> None:
    for number, state in enumerate(asked(setup)):
        for seat in state.actors():
            for name in names:
                perspective = Perspective(state, seat, Random(number))
                considered = [one.action for one in brief(name, "seat").consider(perspective)]
                assert set(considered) <= set(state.legal(seat)), (name, seat)
                assert brief(name, "seat").choose(perspective) in state.legal(seat), (name, seat)


def test_the_positions_have_simultaneous_choices() -> None:
    """Else the test above would say nothing about them."""
    several = [state.actors() for setup in play.all_setups() if setup[0] == "artefakt" for state in asked(setup)]
    assert sum(len(seats) > 1 for seats in several) > len(several) / 3
    assert any(seats[0] > 0 and len(seats) > 1 for seats in several)


def test_what_others_have_laid_unseen_makes_no_difference() -> None:
    """§4.1 Nor whether they have laid it already: the seat that thinks reckons with all that they can still do."""
    early = next(state.copy() for state in asked(("artefakt", 3, {})) if state.actors() == [0, 1, 2])
    late = early.copy()
    for seat in (0, 1):
        while late.legal(seat):
            late.play(late.legal(seat)[-1], seat)
    assert late.actors() == [2]
    assert thoughts(early, 2) == thoughts(late, 2)


def thoughts(state: wk.State, seat: int) -> list[bots.Considered]:
    return SearchBot(Random(1), ENOUGH).consider(Perspective(state, seat, Random(2)))


@pytest.mark.parametrize("setup", play.all_setups(), ids=str)
def test_a_seat_that_looks_the_same_to_others_has_the_same_options(setup: play.Setup) -> None:
    """A search keeps what it learns about others by the gist of what they know, with the options they have."""
    rng = Random(str(setup))
    shared = 0
    for state in play.sampled(setup, rng, 0.2):
        for seat in state.actors():
            options: dict[tuple[int, ...], list[int]] = {}
            for _ in range(6):
                world = state.resample((seat + 1) % state.seats, rng)
                key = gist(world, seat)
                shared += key in options
                assert options.setdefault(key, world.legal(seat)) == world.legal(seat)
    assert shared > 0


def gist(world: wk.State, seat: int) -> tuple[int, ...]:
    return words(world, world.gist, seat)


def words(world: wk.State, write: Callable[[int, Sheet], None], seat: int) -> tuple[int, ...]:
    sheet = Sheet(vec[i64]([0] * words_of(world)))
    write(seat, sheet)
    return tuple(sheet.words)


@pytest.mark.parametrize("setup", play.all_setups(), ids=str)
def test_two_decisions_share_a_key_where_nothing_tells_them_apart(setup: play.Setup) -> None:
    """Also where a game has a shortcut: it tells the same apart as its sheets do, of the own seat and of others."""
    rng = Random(str(setup))
    search = Search(Judge(), rng)
    search.sheet = sheet_of(words_of(play.new(setup)))
    keys: dict[tuple[int, ...], int] = {}
    for state in play.sampled(setup, rng, 0.2):
        for world in state, state.resample(rng.randrange(state.seats), rng):
            for seat in range(state.seats):
                for write in world.observe, world.gist:
                    search.seat = seat if write == world.observe else -1
                    key = search.key(world, seat)
                    assert keys.setdefault((seat, *words(world, write, seat)), key) == key
    assert len(set(keys.values())) == len(keys) > 50


# In a game of our own: all name a number at the same time, and the right one is that of the own seat.


class OwnNumber(wk.State):
    def __init__(self, seats: int, named: list[int]) -> None:
        super().__init__(seats)
        self.named = named
        self.actor = named.index(-1) if -1 in named else wk.OVER

    def is_open(self, seat: int) -> bool:
        return seat >= 0 and self.named[seat] < 0

    def find(self, seat: int, found: Found) -> None:  # noqa: ARG002
        for number in range(self.seats):
            found.add(number)

    def perform(self, action: int, seat: int) -> None:
        self.named[seat] = action
        self.actor = self.named.index(-1) if -1 in self.named else wk.OVER

    def copy(self) -> "OwnNumber":
        return OwnNumber(self.seats, self.named[:])

    def resample(self, seat: int, rng: Random) -> "OwnNumber":
        """What others have named is secret."""
        guessed = [
            number if at == seat or number < 0 else rng.randrange(self.seats) for at, number in enumerate(self.named)
        ]
        return OwnNumber(self.seats, guessed)

    def observe(self, seat: int, sheet: Sheet) -> None:
        for other in range(self.seats):
            sheet.number("has named", int(self.named[other] >= 0), 1)
        sheet.number("named", self.named[seat] + 1, self.seats)

    def scores(self) -> list[int]:
        return [20 * int(number == seat) for seat, number in enumerate(self.named)]

    def ranks(self) -> list[int]:
        return [1 if score else 2 for score in self.scores()] if any(self.scores()) else [1] * self.seats

    def name(self, action: int) -> str:
        return str(action)

    def action(self, text: str) -> int:
        return int(text)

    def refusal(self, action: int, seat: int) -> int:  # noqa: ARG002
        return 0

    def reason(self, refusal: int, action: int) -> Reason:  # noqa: ARG002
        return Reason("", "", {})

    def weight(self, action: int) -> int:  # noqa: ARG002
        return 1

    def heaviest(self) -> int:
        return 1

    def view(self, seat: int | None) -> dict[str, Any]:
        return {"seat": seat}

    def story(self, seat: int | None) -> list[dict[str, Any]]:  # noqa: ARG002
        return []


@pytest.mark.parametrize("named", [[-1, -1, -1], [-1, 0, -1], [2, -1, -1], [1, 0, -1]], ids=str)
@pytest.mark.parametrize("name", THINKERS)
def test_a_bot_chooses_for_its_own_benefit(name: str, named: list[int]) -> None:
    state = OwnNumber(3, named)
    for seat in state.actors():
        assert brief(name, "own", ENOUGH).choose(Perspective(state, seat, Random(2))) == seat


class Page(OwnNumber):
    """What a seat knows is a page of small numbers."""

    def observe(self, seat: int, sheet: Sheet) -> None:  # noqa: ARG002
        for number in self.named:
            sheet.number("number", number, 7)


def test_decisions_that_differ_in_two_numbers_have_different_keys() -> None:
    """Else they would share their moves. A change of one number must not undo what a change of another one does."""
    blank = dict.fromkeys(range(2 * LANES), 0)
    pages = [
        [*(blank | {first: one, second: other}).values()]
        for first, second in combinations(blank, 2)
        for one, other in product(range(1, 8), repeat=2)
    ]
    search = Search(Judge(), Random(1))
    search.sheet = sheet_of(2)
    assert len({search.key(Page(2, page), 0) for page in pages}) == len(pages)


# The same in Artefakt: a seat wins with the last fragment of its colour, and only one of its two cards leads there.
WINNING = """
1  1T
2  yellow/4
4  2B
5  3T
7  blue/4
10 1BL 2LT 3BL
seat 1 yellow/123
seat 3 blue/123
"""
SURE = ["amateur", "master"]  # `expert` thinks too briefly to be right every time


def one_card_left() -> Artefakt:
    """Everybody is asked; seats 1 and 3 have a card left to lay."""
    state = table("prepare", WINNING, seats=3)
    for seat in (1, 3):
        do(state, f"{seat} assign bulky 3", f"{seat} assign lady 4")
    return state


@pytest.mark.parametrize("name", SURE)
def test_the_third_seat_lays_the_card_that_it_needs_itself(name: str) -> None:
    state = one_card_left()
    assert asks(state) == "1 2 3 assign"
    assert chosen(state, 1, name) == "assign tall 1"
    assert chosen(state, 3, name) == "assign tall 2"


@pytest.mark.parametrize("name", SURE)
def test_who_has_laid_already_makes_no_difference(name: str) -> None:
    first, second, both = one_card_left(), one_card_left(), one_card_left()
    do(first, "1 assign tall 1")
    lay_cards(second, 2, "1 2 3")
    do(lay_cards(both, 2, "1 2 3"), "1 assign tall 1")
    assert [chosen(state, 3, name) for state in (first, second, both)] == ["assign tall 2"] * 3


def chosen(state: wk.State, seat: int, name: str) -> str:
    return state.name(brief(name, "sure", ENOUGH).choose(Perspective(state, seat - 1, Random(2))))
