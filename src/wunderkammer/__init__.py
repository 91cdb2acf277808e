"""Wunderkammer: three board games about treasures. `import wunderkammer as wk`."""

import os
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

if os.environ.get("WUNDERKAMMER_PURE") == "1":  # before any module that may be compiled is imported
    from wunderkammer._pure import prefer_sources

    prefer_sources()

from wunderkammer.core import dealer as _dealer
from wunderkammer.core.dealer import deal, playout
from wunderkammer.core.edition import Edition
from wunderkammer.core.errors import (
    BadEdition,
    BadOption,
    BadSeats,
    Forfeit,
    GameOver,
    IllegalMove,
    LabError,
    MalformedMove,
    MoveError,
    NotYourTurn,
    Reason,
    RecordError,
    ServeError,
    SetupError,
    StoreError,
    UnknownBot,
    UnknownGame,
    UnknownLanguage,
    WunderkammerError,
)
from wunderkammer.core.game import Game
from wunderkammer.core.state import ALL_SEEING, CHANCE, OVER, State
from wunderkammer.shelf import Plug, game, games, register

__version__ = "0.1.0"

compiled: bool = not _dealer.__file__.endswith(".py")


def edition(name: str, path: "str | Path") -> Edition:
    """A user's own edition of a game, read from its file."""
    from pathlib import Path  # noqa: PLC0415 - few programs read an edition, and all of them import this

    from wunderkammer import editions  # noqa: PLC0415

    return editions.read(Path(path), name, game(name).figures)


def load_ipython_extension(shell: object) -> None:
    """For `%load_ext wunderkammer` in a notebook: states are shown as their tables."""
    from importlib import import_module  # noqa: PLC0415 - what the rules are compiled with need not know the boards

    import_module("wunderkammer.boards.notebook").attach(shell)


__all__ = [
    "ALL_SEEING",
    "CHANCE",
    "OVER",
    "BadEdition",
    "BadOption",
    "BadSeats",
    "Edition",
    "Forfeit",
    "Game",
    "GameOver",
    "IllegalMove",
    "LabError",
    "MalformedMove",
    "MoveError",
    "NotYourTurn",
    "Plug",
    "Reason",
    "RecordError",
    "ServeError",
    "SetupError",
    "State",
    "StoreError",
    "UnknownBot",
    "UnknownGame",
    "UnknownLanguage",
    "WunderkammerError",
    "__version__",
    "compiled",
    "deal",
    "edition",
    "game",
    "games",
    "playout",
    "register",
]
