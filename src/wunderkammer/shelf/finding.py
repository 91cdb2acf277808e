"""Where games come from: our own package, and the entry points of others."""

import pkgutil
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Final

from wunderkammer.core.errors import UnknownGame
from wunderkammer.core.game import Game
from wunderkammer.shelf.plug import Plug

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP: Final = "wunderkammer.games"  # our package, and the entry points of others

# Here and now: the package has the name of a function of the library, which would else be replaced by it later.
_package = import_module(GROUP)


@cache
def own() -> frozenset[str]:
    """The names of our own games: each is a package."""
    return frozenset(module.name for module in pkgutil.iter_modules(_package.__path__) if module.ispkg)


@cache
def others() -> "dict[str, EntryPoint]":
    """What other packages announce. Of two of one name the first counts, and none takes the name of ours."""
    from importlib.metadata import entry_points  # noqa: PLC0415 - slow, and those who name one of our games never ask

    announced = sorted(entry_points(group=GROUP), key=lambda point: (point.name, point.value))
    return {point.name: point for point in reversed(announced) if point.name not in own()}


def find(name: str) -> tuple[Plug, Game] | None:
    """The plug of a game and the game itself; None if nobody brings one of this name."""
    if name in own():
        plug: Plug = import_module(f"{GROUP}.{name}.plug").PLUG
        return plug, plug.game()
    return load(others()[name]) if name in others() else None


def load(point: "EntryPoint") -> tuple[Plug, Game]:
    """UnknownGame names the package if anything about it goes wrong: that is theirs, and must not stop anybody else."""
    try:
        plug = point.load()
        if not isinstance(plug, Plug):
            raise TypeError(f"{point.value} is no Plug")
        game = plug.game()
        if game.name != point.name:
            raise ValueError(f"{point.value} is a game of another name: {game.name}")
    except Exception as error:
        package = point.dist.name if point.dist is not None else point.module
        problem = f"{type(error).__name__}: {error}"
        raise UnknownGame("broken-game", {"name": point.name, "package": package, "problem": problem}) from error
    return plug, game
