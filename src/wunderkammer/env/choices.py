"""Arguments that are one of a few words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from wunderkammer.core.errors import BadOption

if TYPE_CHECKING:
    from collections.abc import Sequence

ILLEGAL: Final = ("raise", "lose")  # what an illegal action does
LOST: Final = -1.0  # the reward for one that loses


def check(name: str, value: object, allowed: Sequence[object]) -> None:
    """BadOption if it is none of them."""
    if value not in allowed:
        raise BadOption("bad-option-value", {"name": name, "value": value, "allowed": list(allowed)})
