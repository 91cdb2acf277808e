"""The games behind the interfaces that game AI is studied with.

`batch` plays many games at once with NumPy arrays; `wunderkammer.env.pettingzoo` and `wunderkammer.env.openspiel` speak
the languages of these libraries. Each needs the extra of its name.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from wunderkammer.env.extras import needing

if TYPE_CHECKING:
    from collections.abc import Mapping

    from wunderkammer.core.edition import Edition
    from wunderkammer.env.vector import Vector


def batch(
    game: str,
    n: int,
    *,
    seats: int | None = None,
    options: Mapping[str, bool | str] | None = None,
    edition: Edition | None = None,
    seed: int | None = None,
    reward: str = "ranks",
    copy: bool = True,
) -> Vector:
    """Many games of one kind, stepped together; see `Vector`."""
    with needing("batch"):
        from wunderkammer.env.vector import Vector  # noqa: PLC0415 - the other environments do without
    return Vector(game, n, seats=seats, options=options, edition=edition, seed=seed, reward=reward, copy=copy)
