"""The shelf: which games there are, each found by its plug.

Ours are the packages in `wunderkammer.games`; others announce themselves by an entry point of the group of that name:

    [project.entry-points."wunderkammer.games"]
    pawn = "pawn.plug:PLUG"

A game is loaded when somebody asks for it. One that cannot be loaded says so then, and disturbs no other.
"""

from threading import RLock

from wunderkammer.core.errors import UnknownGame
from wunderkammer.core.game import SHELVES, Game
from wunderkammer.shelf import finding
from wunderkammer.shelf.plug import Bounds, Plug

__all__ = ["Bounds", "Plug", "forget", "game", "games", "plug", "register"]

_lock = RLock()  # a game is made once, whichever thread asks first
_plugs: dict[str, Plug] = {}
_games: dict[str, Game] = {}
_broken: dict[str, UnknownGame] = {}


class Registered(Plug):
    """A game that a program made by itself."""

    def __init__(self, made: Game) -> None:
        super().__init__(type(made).__module__.rpartition(".")[0] or "wunderkammer")
        self.made = made

    def game(self) -> Game:
        return self.made


def register(one: Game | Plug) -> None:
    """Put a game on the shelf for as long as the program runs; a plug also brings its words, board and judge."""
    brought = Registered(one) if isinstance(one, Game) else one
    made = brought.game()
    with _lock:
        _plugs[made.name], _games[made.name] = brought, made


def games() -> tuple[str, ...]:
    """The names of all games that can be played."""
    ours = finding.own()
    return tuple(sorted([*ours, *(name for name in {*_games, *finding.others()} - ours if can_be_played(name))]))


def can_be_played(name: str) -> bool:
    try:
        game(name)
    except UnknownGame:
        return False
    return True


def game(name: str) -> Game:
    """The game of this name; UnknownGame if there is none, or if it cannot be loaded."""
    if name not in _games:
        with _lock:
            take_down(name)
    return _games[name]


SHELVES.append(game)


def plug(name: str) -> Plug:
    """All that the game of this name brings."""
    game(name)
    return _plugs[name]


def take_down(name: str) -> None:
    if name in _broken:
        raise _broken[name]
    try:
        found = finding.find(name)
    except UnknownGame as error:
        _broken[name] = error
        raise
    if found is None:
        raise UnknownGame("unknown-game", {"name": name, "allowed": list(games())})
    _plugs[name], _games[name] = found


def forget() -> None:
    """Look again for games of other packages: for a program that has installed one."""
    with _lock:
        for kept in (_plugs, _games, _broken):
            for name in [name for name in kept if name not in finding.own()]:
                del kept[name]
        finding.others.cache_clear()
