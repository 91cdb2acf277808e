"""The judge of a game: as the game brings it, or corrected by what a network has learnt."""

from functools import cache
from typing import NamedTuple

from wunderkammer import shelf
from wunderkammer.bots import weights
from wunderkammer.bots.thinking.learned import LearnedJudge
from wunderkammer.bots.weights import Weights
from wunderkammer.core.errors import UnknownGame
from wunderkammer.core.game import Setting
from wunderkammer.core.judge import Judge
from wunderkammer.core.network import Network
from wunderkammer.core.state import State


def judge_for(state: State) -> Judge:
    """The judge that a game brings; one that goes by the points alone for a game that is not on the shelf."""
    try:
        return shelf.plug(state.game()).judge()
    except UnknownGame:
        return Judge()


def learned_for(state: State) -> LearnedJudge | None:
    """The same, corrected by the network of the game; None if it has not learnt enough to help at such a table."""
    found = network_of(state.game(), state.seats)
    if found is None or not found.weights.passed(state.seats, is_plain(state)):
        return None
    plug = shelf.plug(state.game())
    features = plug.features()
    assert features is not None
    return LearnedJudge(plug.judge(), features, found.network.twin(), found.weights.doubt)


def is_plain(state: State) -> bool:
    """Whether it is the usual game, without options."""
    origin = state.origin
    if not isinstance(origin, Setting):
        return True
    return all(origin.options[option.name] == option.default for option in origin.game.options)


class Learnt(NamedTuple):
    """Weights, and the network that has them."""

    weights: Weights
    network: Network


@cache
def network_of(game: str, seats: int) -> Learnt | None:
    """Of weights that fit what the game tells today."""
    try:
        plug = shelf.plug(game)
    except UnknownGame:
        return None
    features, data = plug.features(), plug.weights(seats)
    if features is None or data is None:
        return None
    learnt = weights.read(data)
    if learnt.inputs != weights.fingerprint(features, plug.game().new(seats)):
        return None
    return Learnt(learnt, learnt.network())
