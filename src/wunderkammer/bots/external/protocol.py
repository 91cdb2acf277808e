"""What is said to a program, one JSON object a line, and what its answer means."""

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final

from wunderkammer.core.edition import Edition
from wunderkammer.core.errors import Forfeit
from wunderkammer.core.game import Game
from wunderkammer.core.options import settle

VERSION: Final = 1
SHOWN: Final = 80  # signs of a wrong answer that are repeated


def hello(
    game: Game, seats: int, seat: int, options: Mapping[str, Any], edition: Edition | None, seed: int
) -> dict[str, Any]:
    figures = edition or game.standard
    return {
        "is": "hello",
        "protocol": VERSION,
        "game": game.name,
        "rules": game.rules,
        "options": settle(game.options, options),
        "edition": {"name": figures.name, "fingerprint": figures.fingerprint, "figures": figures.figures},
        "seats": seats,
        "seat": seat,
        "seed": seed,
    }


def ask(view: Mapping[str, Any], legal: Sequence[str], story: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    return {"is": "ask", "view": view, "legal": legal, "story": story}


def end(
    ranks: Sequence[int], scores: Sequence[int], forfeits: Sequence[int], story: Sequence[Mapping[str, Any]]
) -> dict[str, Any]:
    return {"is": "end", "ranks": ranks, "scores": scores, "forfeits": forfeits, "story": story}


def line(message: Mapping[str, Any]) -> bytes:
    return json.dumps(message, separators=(",", ":")).encode() + b"\n"


def move_of(answer: bytes) -> str:
    """The move of an answer: the bare notation, or an object that has it as `move`."""
    try:
        text = answer.decode().strip()
        move = json.loads(text)["move"] if text.startswith("{") else text
    except (ValueError, KeyError, RecursionError):
        raise Forfeit("forfeit-unreadable", {"answer": shown(answer)}) from None
    if not isinstance(move, str) or not move:
        raise Forfeit("forfeit-unreadable", {"answer": shown(answer)})
    return move


def shown(answer: bytes) -> str:
    text = answer.decode(errors="replace").strip()
    return text if len(text) <= SHOWN else text[:SHOWN] + "…"
