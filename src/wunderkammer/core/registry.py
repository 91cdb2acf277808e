"""The shelf: which games there are."""

from wunderkammer.core.errors import UnknownGame
from wunderkammer.core.game import Game

_shelf: dict[str, Game] = {}


def register(game: Game) -> None:
    _shelf[game.name] = game


def games() -> tuple[str, ...]:
    return tuple(sorted(_shelf))


def game(name: str) -> Game:
    if name not in _shelf:
        raise UnknownGame("unknown-game", {"name": name, "allowed": list(games())})
    return _shelf[name]
