"""Our games keep the contract, by the same suite that authors of other games call."""

import pytest
from play import choice, pieces

import wunderkammer as wk
from wunderkammer.testing import check_game, setups_of


@pytest.mark.parametrize("name", wk.games())
def test_every_game_keeps_the_contract(name: str) -> None:
    check_game(wk.game(name), games=len(setups_of(wk.game(name))), pieces=pieces, choose=choice)
