"""What holds in every position of every game, over random play; the drawn data are seeds.

What holds for any game is in `wunderkammer.testing`, and `test_conformance.py` holds ours against it: notation,
legal moves and refusals, copies, views, records, and twins that look the same. Here is what our games promise besides.
"""

import itertools
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from play import (
    RECORDS,
    Setup,
    all_setups,
    cards,
    differ_openly,
    everything,
    fragments,
    materials,
    pieces,
    positions,
    sampled,
    text,
    what_is_seen,
    whole,
)
from seldom import by_night_interpreted

import wunderkammer as wk
from wunderkammer.bots import Perspective
from wunderkammer.record import positions as replayed
from wunderkammer.record import read


def has_secrets(setup: Setup) -> bool:
    """In Artifact only London and Judd draw cards that others do not see."""
    return setup[0] != "artifact" or setup[2]["roles"] is True


def any_of(tested: list[Setup]) -> st.SearchStrategy[Setup]:
    """Each game as often as the others, however many setups it has."""
    return st.one_of([st.sampled_from([setup for setup in tested if setup[0] == name]) for name in wk.games()])


def only(name: str) -> st.SearchStrategy[Setup]:
    return st.sampled_from([setup for setup in all_setups() if setup[0] == name])


SECRETIVE = [setup for setup in all_setups() if has_secrets(setup)]
setups = any_of(all_setups())
secretive = any_of(SECRETIVE)
seeds = st.integers(0, 2**32)


def games(number: int) -> settings:
    """So many random games."""
    return settings(max_examples=number, deadline=None, suppress_health_check=[HealthCheck.too_slow])


# Conservation, and answers at the same time.


@games(16)
@given(only("artefakt"), seeds)
def test_all_24_fragments_are_somewhere(setup: Setup, seed: int) -> None:
    box = {f"{colour}/{piece}": 2 for colour in ("blue", "brown", "yellow") for piece in range(1, 5)}
    for state in positions(setup, Random(seed)):
        view = state.view(wk.ALL_SEEING)
        assert fragments(view) == box
        figures = [figure for site in view["sites"] for figure in site["figures"]]
        standing = [place for player in view["players"] for place in player["figures"].values() if place is not None]
        assert len(figures) == len(standing)
        for player in view["players"]:
            travel = [card for card in (*player["cards"].values(), player["fourth"]) if card is not None]
            assert len(travel) == len(set(travel))
            assert set(travel) <= {1, 2, 3, 4}


@games(10)
@given(only("artifact"), seeds)
def test_all_cards_markers_tiles_and_huts_are_somewhere(setup: Setup, seed: int) -> None:
    _, seats, options = setup
    unused = options["unused_site"] if seats == 3 else None
    kinds = dict.fromkeys(("architecture", "sculpture", "pottery", "jewellery", "weapon"), 4)
    if options["research"]:
        kinds |= {"solo": 3, "gold": 1, "fragment": 1, "curse": 1, "manuscript": 1}
    used = [site for site in ("africa", "america", "asia", "mideast") if site != unused]
    box = {f"{site}/{kind}": number for site in used for kind, number in kinds.items()}
    assert sum(box.values()) == len(used) * (27 if options["research"] else 20)
    for state in positions(setup, Random(seed)):
        view = state.view(wk.ALL_SEEING)
        assert cards(state) == box
        mats = [number for player in view["players"] for number in player["markers"].values()]
        assert sum(track["left"] for track in view["tracks"].values()) + sum(mats) == {3: 40, 4: 54, 5: 60}[seats]
        tiles = [*view["tiles"], *(tile for player in view["players"] for tile in player["tiles"])]
        assert len(tiles) == len(set(tiles)) == (23 if seats == 3 else 25)
        for seat, player in enumerate(view["players"]):
            assert player["supply"] + sum(site["huts"][seat] for site in view["sites"]) == 10
            assert player["money"] >= 0
            assert sum(player["markers"].values()) <= 6
        assert view["round"] <= 9


@games(10)
@given(only("artisans"), seeds)
def test_all_materials_and_artworks_are_somewhere(setup: Setup, seed: int) -> None:
    seats = setup[1]
    box = dict.fromkeys(("textile", "clay", "wood", "stone", "glass", "gold", "metal"), 6 * seats)
    for state in positions(setup, Random(seed)):
        view = state.view(wk.ALL_SEEING)
        assert materials(view) == box
        seen = artworks_seen(view)
        assert len(seen) == len(set(seen)) <= 20
        if view["round"] < 7:
            assert len(seen) + view["deck"]["left"] == 10
        left = {str(value): number for value, number in zip(range(3, 8), (5, 5, 5, 5, 4), strict=True)}
        for artwork in seen:
            left[str(view["artworks"][artwork]["value"])] -= 1
        assert all(number <= left[value] for value, number in view["deck"]["values"].items())
        assert view["round"] <= 12
        for player in view["players"]:
            assert player["cards"] == len(player["hand"]) <= 6
            assert_built_up(player)


def artworks_seen(view: dict[str, Any]) -> list[str]:
    """Those that lie in the row, as the preview, or with players."""
    lying = [*view["row"], view["preview"], *(player["reserved"] for player in view["players"])]
    crafted = [artwork for player in view["players"] for artwork in player["artworks"]]
    return [*(artwork for artwork in lying if artwork is not None), *crafted]


def assert_built_up(player: dict[str, Any]) -> None:
    """No level of a workshop is left out, and none has more cards than it may have (artisans §6.1, §9.6)."""
    more = 1 if player["artisan"] == "perfectionist" else 0
    for material, column in player["workshop"].items():
        level = player["levels"][material]
        assert all(column[:level])
        assert not any(column[level:])
        for below, above in itertools.pairwise(column[:level]):
            assert above <= below + more


@games(20)
@given(only("artefakt"), seeds)
def test_simultaneous_answers_commute(setup: Setup, seed: int) -> None:
    rng = Random(seed)
    found = 0
    for state in positions(setup, rng):
        if len(state.actors()) > 1 and state.actors() == list(range(state.seats)) and rng.random() < 0.5:
            found += 1
            assert_commutes(state, rng)
        if found == 3:
            return


def assert_commutes(state: wk.State, rng: Random) -> None:
    """All answers of all open seats, in the order of seats and in a random one."""
    answers: dict[int, list[int]] = {}
    orders = state.copy()
    for seat in state.actors():
        answers[seat] = []
        while orders.is_open(seat) and orders.view(None)["question"] == state.view(None)["question"]:
            action = rng.choice(orders.legal(seat))
            answers[seat].append(action)
            orders.play(action, seat)
    shuffled = [seat for seat, actions in answers.items() for _ in actions]
    rng.shuffle(shuffled)
    other = state.copy()
    waiting = {seat: iter(actions) for seat, actions in answers.items()}
    for seat in shuffled:
        other.play(next(waiting[seat]), seat)
    assert whole(other) == whole(orders)


# Secrets: twins are two states that differ only in what a seat may not know.


@games(18)
@given(secretive, seeds)
def test_twins_stay_twins_whatever_is_played(setup: Setup, seed: int) -> None:
    """Actions in both that look the same to that seat: its own, those of others and of chance."""
    rng = Random(seed)
    for state in sampled(setup, rng, 0.04):
        for seat in range(state.seats if state.actor != wk.OVER else 0):
            follow(state.copy(), state.resample(seat, rng), seat, rng)


def follow(state: wk.State, twin: wk.State, seat: int, rng: Random) -> None:
    last = (seat, "")
    for _ in range(12):
        state.listen()
        twin.listen()
        who = state.actor if state.actor == wk.CHANCE else rng.choice(state.actors())
        if who == seat:
            assert state.legal(seat) == twin.legal(seat)
        action = rng.choice(state.legal(who))
        seen = what_is_seen(state, state.name(action), who, seat, last)
        same = [other for other in twin.legal(who) if what_is_seen(twin, twin.name(other), who, seat, last) == seen]
        if not same:
            return
        if who != wk.CHANCE:
            last = (who, state.name(action).split()[0])
        state.play(action, who)
        twin.play(rng.choice(same), who)
        if wk.OVER in (state.actor, twin.actor) or differ_openly(state, twin, seat):
            return  # something was shown that tells in which of the two worlds the seat lives
        assert text(twin.story(seat)) == text(state.story(seat))
        assert text(twin.view(seat)) == text(state.view(seat))
        assert twin.legal(seat) == state.legal(seat)


@games(24)
@given(secretive, seeds)
def test_a_possible_world_is_possible(setup: Setup, seed: int) -> None:
    """Nobody has won in it before the end, nothing is lost, and it can be played to the end."""
    rng = Random(seed)
    for state in sampled(setup, rng, 0.05):
        before = whole(state)
        check_worlds(state, setup[0], rng)
        assert whole(state) == before


@pytest.mark.soak
@games(450 if wk.compiled else 20)  # interpreted, a game takes half a minute
@given(secretive, seeds)
def test_every_possible_world_is_possible(setup: Setup, seed: int) -> None:
    rng = Random(seed)
    for state in positions(setup, rng):
        check_worlds(state, setup[0], rng)


def check_worlds(state: wk.State, name: str, rng: Random) -> None:
    """One world for each seat."""
    for seat in range(state.seats):
        world = state.resample(seat, rng)
        assert (world.actor, world.ply, world.seats) == (state.actor, state.ply, state.seats)
        assert pieces(world) == pieces(state)
        if state.actor != wk.OVER:
            if name == "artefakt":
                assert max(world.scores()) < 4, "somebody would have won already"
            if name == "artifact":
                hands = [card for player in world.view(wk.ALL_SEEING)["players"] for card in player["hand"]]
                assert not any(card.endswith("/curse") for card in hands), "it would have left the game"
            if name == "artisans" and state.view(None)["pile"]["refilled"]:
                assert world.view(wk.ALL_SEEING)["pile"] == state.view(wk.ALL_SEEING)["pile"], "everybody knows it"
            assert wk.playout(world, rng).actor == wk.OVER


def test_what_lies_aside_completes_nothing() -> None:
    """Who offers or sets aside a fragment owned it just before, and had not won with it."""
    rng = Random(3)
    for path in sorted(RECORDS.glob("[234]*.wk")):
        record = read(path)
        for state in replayed(record):
            entry = record.entries[state.ply - 1] if state.ply else None
            if entry is not None and entry.move.startswith(("barter", "sift")):
                for seat in range(state.seats):
                    for _ in range(60):
                        view = state.resample(seat, rng).view(wk.ALL_SEEING)
                        owned = {*view["players"][entry.seat]["known"], *view["aside"]["known"]}
                        for colour in ("blue", "brown", "yellow"):
                            assert not owned.issuperset(f"{colour}/{piece}" for piece in range(1, 5)), (path, entry)


@by_night_interpreted
@pytest.mark.parametrize("setup", [setup for setup in SECRETIVE if setup[0] == "artifact" and setup[1] > 3])
def test_worlds_in_the_middle_of_an_action(setup: Setup) -> None:
    """Whoever is asked to show or to keep a card holds it; who is asked after two actions may hold gold or not."""
    rng = Random(9)
    questions = set()
    for state in (state for _ in range(4) for state in positions(setup, rng)):
        view = state.view(None)
        question = (view["question"]["ask"], view["done"])
        if state.actor >= 0 and any(player["hidden"] for player in view["players"]):
            if question[0] not in ("show", "keep") and question != ("act", 2):
                continue
            questions.add(question[0])
            for seat in range(state.seats):
                world = state.resample(seat, rng)
                assert world.legal(), "nobody could go on"
                assert text(world.view(seat)) == text(state.view(seat))
                assert text(world.view(None)) == text(view)
                follow(state.copy(), world, seat, rng)
    assert {"show", "keep"} <= questions


@pytest.mark.parametrize("name", ["artisans-2-seats-refill", "artisans-3-seats-refill", "artisans-4-seats-refill"])
def test_worlds_after_the_pile_was_refilled(name: str) -> None:
    """Everybody can tell what is in the pile, so what is still hidden is dealt again among the other hands only."""
    rng = Random(10)
    different = 0
    for state in replayed(read(RECORDS / f"{name}.wk")):
        if state.view(None)["pile"]["refilled"]:
            before = state.copy()
            check_worlds(before, "artisans", rng)
            for seat in range(before.seats):
                world = before.resample(seat, rng)
                assert text(world.view(seat)) == text(before.view(seat))
                assert text(world.view(None)) == text(before.view(None))
                assert before.seats > 2 or everything(world) == everything(before), "who else could hold it?"
                different += everything(world) != everything(before)
                if before.actor != wk.OVER:
                    follow(before.copy(), world, seat, rng)
    assert (different > 10) == (name != "artisans-2-seats-refill")


@pytest.mark.parametrize("setup", SECRETIVE)
def test_possible_worlds_differ(setup: Setup) -> None:
    """Or else the tests of twins would prove nothing."""
    rng = Random(8)
    states = [state.copy() for _ in range(4) for state in sampled(setup, rng, 0.2) if holds_secrets(state)]
    different = sum(everything(state.resample(0, rng)) != everything(state) for state in states)
    assert len(states) > 10
    # A single hidden card is often dealt again: there are only a few kinds.
    assert different > len(states) * {"artefakt": 0.9, "artifact": 0.6, "artisans": 0.8}[setup[0]]


def holds_secrets(state: wk.State) -> bool:
    """Whether there is something that the first seat does not know."""
    view = state.view(0)
    if view["game"] in ("artifact", "artisans"):
        return any(player["hidden"] for player in view["players"])
    return bool(view["round"] > 0)


@pytest.mark.parametrize("setup", [setup for setup in all_setups() if not has_secrets(setup)])
def test_without_secrets_there_is_one_world(setup: Setup) -> None:
    rng = Random(8)
    for state in sampled(setup, rng, 0.1):
        for seat in range(state.seats):
            assert everything(state.resample(seat, rng)) == everything(state)


@games(15)
@given(secretive, seeds)
def test_a_perspective_holds_no_true_state(setup: Setup, seed: int) -> None:
    rng = Random(seed)
    for state in sampled(setup, rng, 0.03):
        for seat in range(state.seats):
            luck = rng.random()
            perspective = Perspective(state, seat, Random(luck))
            held = dict(vars(perspective))
            assert held.pop("seat") == seat
            (world,) = held.values()
            assert world is not state
            assert everything(world) == everything(state.resample(seat, Random(luck)))
            assert text(perspective.view()) == text(state.view(seat))
            assert perspective.legal() == state.legal(seat)
            assert everything(perspective.world(Random(1))) == everything(state.resample(seat, Random(1)))
