"""Answers that everybody can see to be the only ones: never told by what is hidden, and true."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest
from play import all_setups, choice, new

import wunderkammer as wk


def positions(game: str, seeds: int) -> Iterator[tuple[wk.State, Random]]:
    """The decisions of random games."""
    setups = [setup for setup in all_setups() if setup[0] == game]
    for seed in range(seeds):
        rng, state = Random(f"{game}/{seed}"), new(setups[seed % len(setups)])
        while wk.deal(state, rng).actor != wk.OVER:
            yield state, rng
            seat = rng.choice(state.actors())
            state.play(choice(state, seat, rng), seat)


def twins(state: wk.State, rng: Random) -> Iterator[wk.State]:
    """Worlds that look the same to a spectator: dealt anew for one seat after the other."""
    twin = state
    for seat in rng.sample(range(state.seats), state.seats):
        twin = twin.resample(seat, rng)
        yield twin


def asked(state: wk.State) -> str:
    return str(state.view(None)["question"]["ask"])


@pytest.mark.parametrize("game", wk.games())
def test_two_worlds_with_one_public_view_are_evident_alike(game: str) -> None:
    differing = 0
    for state, rng in positions(game, 12):
        if rng.random() > 0.3:
            continue
        public = state.view(None)
        evident = [state.is_evident(seat) for seat in range(state.seats)]
        for twin in twins(state, rng):
            assert twin.view(None) == public
            assert [twin.is_evident(seat) for seat in range(state.seats)] == evident
            differing += any(twin.legal(seat) != state.legal(seat) for seat in range(state.seats))
    assert differing > 10, "worlds that differ in what can be done, or else it proves nothing"


@pytest.mark.parametrize("game", wk.games())
def test_what_is_evident_is_the_only_answer(game: str) -> None:
    kinds: Counter[str] = Counter()
    for state, _ in positions(game, 12):
        for seat in range(-2, state.seats + 1):
            if state.is_evident(seat):
                assert len(state.legal(seat)) == 1
                kinds[asked(state)] += 1
    expected = {
        "artefakt": {"stand", "directive", "settle"},
        "artifact": {"act"},
        "artisans": {"final"},
    }
    assert expected[game] <= set(kinds), kinds


def test_what_follows_from_hidden_cards_is_not_evident() -> None:
    """Artifact: with one card that fits there is nothing to choose, but only the player knows."""
    hidden = Counter(asked(state) for state, _ in positions("artifact", 12) if is_alone_in_secret(state))
    assert hidden["show"]
    assert hidden["act"], "who has no gold ends the turn (§12.5)"


def is_alone_in_secret(state: wk.State) -> bool:
    return len(state.legal()) == 1 and not state.is_evident(state.actor)


def test_a_directive_without_a_use_is_evident() -> None:
    """Artefakt: who owns no fragment can sift nothing, and all see that (§10.5)."""
    uses = Counter(
        (str(state.view(None)["question"]["directive"]), state.is_evident(state.actor))
        for state, _ in positions("artefakt", 40)
        if asked(state) == "directive"
    )
    assert uses["sift", True]
    assert uses["sift", False]
    assert uses["salvage", True]
    assert not uses["dive", True], "always offered (§10.8)"
