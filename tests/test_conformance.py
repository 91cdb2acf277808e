"""Our games keep the contract, by the same suite that authors of other games call."""

import pytest
from play import choice, pieces
from seldom import daily

import wunderkammer as wk
from wunderkammer.testing import check_game
from wunderkammer.testing.games import check_notation, check_one_game, check_record, setups_of
from wunderkammer.testing.secrets import Secrets

FAR = 5  # among many set-ups, from one that is tried every day to the next


@pytest.mark.parametrize("name", daily(wk.games(), "artisans"))
def test_every_game_keeps_the_contract(name: str) -> None:
    check_game(wk.game(name), games=len(setups_of(wk.game(name))), pieces=pieces, choose=choice)


@pytest.mark.parametrize("name", daily(["artefakt", "artifact"], "artefakt"))
def test_some_set_ups_of_games_with_many_options_keep_the_contract(name: str) -> None:
    check_notation(wk.game(name))
    for seed, setup in enumerate(setups_of(wk.game(name))[::FAR]):
        check_one_game(setup, seed, pieces, choice, Secrets())
        check_record(setup, seed, choice)
