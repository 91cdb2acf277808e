"""What the planners share: the protocol for external bots (docs/external-bots.md), and how they compare moves.

A planner is a function from a view and the legal moves to one of them. It remembers nothing: everything is in the view.
"""

import json
import sys
from collections.abc import Callable
from typing import Any

View = dict[str, Any]


def play(choose: Callable[[View, list[str]], str]) -> None:
    """Answer every question until the input closes."""
    for line in sys.stdin:
        message = json.loads(line)
        if message["is"] == "ask":
            legal = message["legal"]
            print(legal[0] if len(legal) == 1 else choose(message["view"], legal), flush=True)


def best(legal: list[str], worth: Callable[[str], float]) -> str:
    """The move that is worth most; the first of several."""
    return max(legal, key=worth)
