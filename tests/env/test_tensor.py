"""Observations: they say what a view says, always at the same place, and nothing that a seat may not know."""

import re
from collections import Counter
from collections.abc import Iterator
from random import Random

import numpy as np
import pytest
from artifact.table import do
from artifact.table import table as drawn
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray
from play import Setup, all_setups, everything, new, positions, sampled, text
from seldom import by_night_interpreted

import wunderkammer as wk
from env.reading import Row, read, told
from wunderkammer.core.batch import layout
from wunderkammer.core.sheet import Notes, Part, Sheet
from wunderkammer.env.table import Table
from wunderkammer.games.artifact.components import SITES, TYPES
from wunderkammer.games.artisans.components import ARTWORKS
from wunderkammer.games.artisans.state import Board as ArtisansBoard

TABLES = sorted({setup[:2] for setup in all_setups()})


def table(setup: Setup) -> Table:
    name, seats, options = setup
    return Table(name, seats, options)


def rows(numbers: Table, state: wk.State) -> list[NDArray[np.uint8]]:
    """What each seat sees."""
    return [numbers.observation(state, seat) for seat in range(state.seats)]


def speaking(numbers: Table, row: NDArray[np.uint8]) -> set[str]:
    """The parts that are not all zero."""
    return {part.name for part in numbers.layout if row[part.start :][: part.size].any()}


# Moves that lead to what seldom happens, and moves that lead away from it.
KEEN = {
    "artefakt": "peek|sift|barter|curse|book|timetable|carry|rob",
    "artifact": "exhibit|feature|gold|use|role (judd|london|andersson)",
    "artisans": "choose (farsighted|nightworker|opportunist)|reserve|craft",
}
IDLE = {"artefakt": "skip", "artifact": "pass|end|rest|sell", "artisans": "token|pass|rest"}


def lively(setup: Setup, rng: Random) -> Iterator[wk.State]:
    """A random game of which the players want to see all: one object, at the start and after each action."""
    game, state = setup[0], new(setup)
    yield state
    while state.actor != wk.OVER:
        who = state.actor if state.actor == wk.CHANCE else rng.choice(state.actors())
        legal = state.legal(who)
        if who != wk.CHANCE and rng.random() < 0.95:
            keen = [action for action in legal if re.match(KEEN[game], state.name(action))]
            legal = keen or [action for action in legal if not re.match(IDLE[game], state.name(action))] or legal
        state.play(rng.choice(legal), who)
        yield state


def varied(numbers: Table, setup: Setup, rng: Random) -> Iterator[wk.State]:
    """Positions in which a part says something for the first times, some of the others, and the last one."""
    heard: Counter[str] = Counter()
    for state in lively(setup, rng):
        parts = speaking(numbers, numbers.observation(state, rng.randrange(state.seats)))
        if any(heard[name] < 2 for name in parts) or rng.random() < 0.02 or state.actor == wk.OVER:
            heard.update(parts)
            yield state


# What they say.


@by_night_interpreted
@pytest.mark.parametrize("game", wk.games())
def test_they_say_what_the_view_says(game: str) -> None:
    rng = Random(1)
    parts, heard = set(), set()
    for setup in [setup for setup in all_setups() if setup[0] == game]:
        numbers = table(setup)
        parts |= {part.name for part in numbers.layout}
        for state in varied(numbers, setup, rng):
            for seat, row in enumerate(rows(numbers, state)):
                view = state.view(seat)
                assert read(game, Row(numbers.layout, row.tolist(), state.seats, seat)) == told(view), (setup, view)
                heard |= speaking(numbers, row)
    silent = {re.sub(r"\d+", "N", name) for name in parts} - {re.sub(r"\d+", "N", name) for name in heard}
    assert silent - {"player N may act free", "pile known"} == set(), "or else nothing was proved of these"


def test_artifact_tells_of_all_twelve_solo_cards() -> None:
    numbers = Table("artifact", 4, {"research": True})
    words = " ".join(f"solo:{site} solo:{site} solo:{site}" for site in SITES)
    row = Row(numbers.layout, numbers.observation(drawn(f"2 {words}", research=True), 0).tolist(), 4, 0)
    assert [row.number(f"player {seat} solos") for seat in (1, 2, 3, 4)] == [0, 12, 0, 0]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_artisans_tell_of_a_refilled_pile(seats: int) -> None:
    """It takes players who lay down and take up as many cards as they can."""
    numbers, state, rng = Table("artisans", seats), new(("artisans", seats, {})), Random(1)
    refilled = 0
    while state.actor != wk.OVER:
        legal = state.legal()
        if state.actor >= 0:
            legal = [action for action in legal if not re.match(IDLE["artisans"], state.name(action))] or legal
            most = max(state.name(action).split()[-1] for action in legal)
            if state.name(legal[0]).startswith("develop"):
                legal = [action for action in legal if state.name(action).endswith(most)]
        state.play(rng.choice(legal))
        view = state.view(0)
        if view["pile"]["refilled"]:
            refilled += view["pile"]["left"] > 0
            row = Row(numbers.layout, numbers.observation(state, 0).tolist(), seats, 0)
            assert read("artisans", row) == told(view)
    assert refilled > 20


def test_artifact_tells_of_anderssons_free_action() -> None:
    """§13.4 Once a round, after all six markers: so seldom that random players do not find it."""
    numbers = Table("artifact", 4, {"roles": True})
    for drawing, free in (("used:6", True), ("used:5", False), ("used:6 freed", False)):
        state = drawn(f"3 $9 andersson {drawing}\n 4 carter used:6\n asia 3 3", turn=3, roles=True)
        for seat, numbers_of_seat in enumerate(rows(numbers, state)):
            row = Row(numbers.layout, numbers_of_seat.tolist(), 4, seat)
            assert [row.flag(f"{row.of_seat(other)}may act free") for other in range(4)] == [False, False, free, False]
            assert read("artifact", row) == told(state.view(seat)) | {"question": {"ask": "act", "left": 2}}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_artisans_remember_what_a_view_does_not(seats: int) -> None:
    """Which artworks have ever been revealed, and how many turns of phase A have ended."""
    numbers = table(("artisans", seats, {}))
    state, rng, revealed = new(("artisans", seats, {})), Random(seats), set()
    while state.actor != wk.OVER:
        move = state.name(rng.choice(state.legal()))
        state.play(state.action(move))
        if move.startswith("reveal"):
            revealed.add(move.split()[1])
        row = Row(numbers.layout, numbers.observation(state, 0).tolist(), seats, 0)
        assert set(row.several("revealed", ARTWORKS)) == revealed
        assert isinstance(state, ArtisansBoard)
        assert row.number("turns") == state.turns


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_own_seat_is_player_1(game: str, seats: int) -> None:
    """And the others follow clockwise: what is public of a player, all say alike."""
    public = {"artefakt": "figures", "artifact": "money", "artisans": "levels"}[game]
    setup = next(setup for setup in all_setups() if setup[:2] == (game, seats))
    numbers = table(setup)
    different = 0
    for state in sampled(setup, Random(5), 0.1):
        seen = [Row(numbers.layout, row.tolist(), seats, seat) for seat, row in enumerate(rows(numbers, state))]
        own = [row.part(f"player 1 {public}") for row in seen]
        different += own[0] != own[1]
        for seat, row in enumerate(seen):
            told_of = [row.part(f"player {distance + 1} {public}") for distance in range(seats)]
            assert told_of == own[seat:] + own[:seat]
    assert different > 0


def test_artifact_the_first_card_that_may_come_next() -> None:
    """§7.4, §13.3 Two ways to show four cards and keep one: the same cards lie there, the next moves differ."""
    numbers = Table("artifact", 4, {"roles": True})
    one = kept("architecture sculpture jewellery weapon", 0)
    other = kept("sculpture pottery jewellery weapon", 1)
    assert one.legal(0) != other.legal(0)
    assert one.view(0) == other.view(0)
    rows = [Row(numbers.layout, numbers.observation(state, 0).tolist(), 4, 0) for state in (one, other)]
    assert [row.number("from card") for row in rows] == [20, 22]


def kept(shown: str, which: int) -> wk.State:
    """Paris, with one of each type of Asia, has shown these and kept one of them."""
    state = drawn("1 museum paris " + " ".join(f"asia/{kind}" for kind in TYPES), roles=True)
    kinds = shown.split()
    return do(state, "1 exhibit asia-4", *[f"1 show asia/{kind}" for kind in kinds], f"1 keep asia/{kinds[which]}")


# Where and how they say it.


def noted(state: wk.State, seat: int) -> list[Part]:
    """The parts as they are written now."""
    notes = Notes()
    sheet = Sheet(vec[i64]([0] * 4096))
    sheet.notes = notes
    state.observe(seat, sheet)
    return notes.parts


@pytest.mark.parametrize("setup", all_setups())
def test_always_as_many_numbers_in_their_bounds(setup: Setup) -> None:
    numbers = table(setup)
    parts = layout(numbers.fresh)
    assert numbers.layout == parts
    assert len({part.name for part in parts}) == len(parts)
    assert [part.start for part in parts] == [sum(part.size for part in parts[:index]) for index in range(len(parts))]
    assert numbers.size == len(numbers.highs) == sum(part.size for part in parts)
    assert all(1 <= part.high <= 255 for part in parts)
    rng = Random(3)
    for state in sampled(setup, rng, 0.04):
        for row in rows(numbers, state):
            assert row.shape == (numbers.size,)
            assert row.dtype == np.uint8
            assert (row <= numbers.highs).all()
        assert noted(state, rng.randrange(state.seats)) == parts


@pytest.mark.parametrize("game", wk.games())
def test_options_change_nothing_about_the_layout(game: str) -> None:
    for seats in wk.game(game).seats:
        assert len({text(layout(new(setup))) for setup in all_setups() if setup[:2] == (game, seats)}) == 1


@pytest.mark.parametrize("game", wk.games())
def test_only_seats_observe(game: str) -> None:
    numbers = Table(game)
    for eyes in (wk.CHANCE, wk.ALL_SEEING, -3, numbers.seats):
        with pytest.raises(wk.BadSeats):
            numbers.observation(numbers.fresh, eyes)


@pytest.mark.parametrize("game", wk.games())
def test_observing_changes_nothing(game: str) -> None:
    numbers = Table(game)
    state = wk.deal(numbers.fresh.copy(), Random(1))
    before = everything(state)
    first = rows(numbers, state)
    assert all((one == other).all() for one, other in zip(first, rows(numbers, state), strict=True))
    assert everything(state) == before


# What they must not say.


def secretive() -> list[Setup]:
    """In Artifact only London and Judd draw cards that others do not see."""
    return [setup for setup in all_setups() if setup[0] != "artifact" or setup[2]["roles"] is True]


@pytest.mark.parametrize("setup", secretive())
def test_twins_look_the_same_to_a_seat(setup: Setup) -> None:
    """A possible world is one that it cannot tell from the true one."""
    numbers = table(setup)
    rng = Random(11)
    for state in sampled(setup, rng, 0.05):
        for seat in range(state.seats):
            twin = state.resample(seat, rng)
            assert numbers.observation(twin, seat).tobytes() == numbers.observation(state, seat).tobytes()


HIDDEN = {"artefakt": {"piece", "assign", "give", "sift"}, "artifact": {"draw"}, "artisans": {"deal"}}


@pytest.mark.parametrize("game", wk.games())
def test_what_is_hidden_makes_no_difference(game: str) -> None:
    """Two answers to one question, by chance or by somebody else, that show a seat the same."""
    rng = Random(2)
    differed: set[str] = set()
    for setup in [setup for setup in secretive() if setup[0] == game]:
        numbers = table(setup)
        for state in lively(setup, rng):
            for who in [wk.CHANCE] if state.actor == wk.CHANCE else state.actors():
                legal = [action for action in state.legal(who) if state.name(action).split()[0] in HIDDEN[game]]
                if len(legal) > 1 and rng.random() < 0.2:
                    differed |= compared(numbers, state, who, rng.sample(legal, 2))
    assert differed == HIDDEN[game]


def compared(numbers: Table, state: wk.State, who: int, actions: list[int]) -> set[str]:
    """The verb, if there was a seat to which both look the same although they are not."""
    one, other = [state.copy().play(action, who) for action in actions]
    hidden = set()
    for seat in range(state.seats):
        if seat != who and text(one.view(seat)) == text(other.view(seat)):
            assert numbers.observation(one, seat).tobytes() == numbers.observation(other, seat).tobytes()
            if everything(one) != everything(other):
                hidden.add(state.name(actions[0]).split()[0])
    return hidden


def test_rivals_do_not_see_the_cards_that_are_laid() -> None:
    """By name, lest the test above should let something slip: a secret choice, and then the choice is shown."""
    numbers = Table("artefakt", 3)
    state = next(s for s in positions(("artefakt", 3, {}), Random(4)) if s.view(None)["question"]["ask"] == "assign")
    laid = [state.copy().play(state.action(f"assign bulky {card}"), 1) for card in (1, 2, 3, 4)]
    assert len({numbers.observation(one, 0).tobytes() for one in laid}) == 1
    assert len({numbers.observation(one, 2).tobytes() for one in laid}) == 1
    assert len({numbers.observation(one, 1).tobytes() for one in laid}) == 4


def test_rivals_do_not_see_the_cards_that_are_dealt() -> None:
    numbers = Table("artisans", 2)
    dealt = [numbers.fresh.copy().play(action) for action in numbers.fresh.legal()]
    assert len({numbers.observation(one, 1).tobytes() for one in dealt}) == 1
    assert len({numbers.observation(one, 0).tobytes() for one in dealt}) == 7


def test_rivals_do_not_see_the_cards_that_are_drawn() -> None:
    """But everybody sees a curse (§12.7)."""
    setup: Setup = ("artifact", 4, {"roles": True, "research": True})
    numbers, rng = table(setup), Random(6)
    seen = 0
    for state in (state for _ in range(3) for state in lively(setup, rng)):
        if state.view(None)["question"]["ask"] == "draw":
            turn = state.view(None)["turn"]
            rival = (turn + 1) % 4
            drawn = [state.copy().play(one) for one in state.legal() if not state.name(one).endswith("curse")]
            asked = {text([one.actor, one.view(None)["question"]]) for one in drawn}  # may tell that it was gold
            assert len({numbers.observation(one, rival).tobytes() for one in drawn}) == len(asked)
            assert len({numbers.observation(one, turn).tobytes() for one in drawn}) == len(drawn)
            seen += len(drawn) > 1
    assert seen > 3
