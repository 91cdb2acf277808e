"""Which bots sit at a table, as the command line names them."""

from wunderkammer import bots
from wunderkammer.cli.house import Trouble


def named(text: str) -> list[str]:
    """The levels of a list such as `novice,master`, each checked."""
    levels = [word.strip() for word in text.split(",")]
    for level in levels:
        bots.check(level)
    return levels


def seated(text: str, places: int) -> list[str]:
    """One level for each place; a single one goes for all."""
    levels = named(text)
    if len(levels) == 1:
        return levels * places
    if len(levels) != places:
        raise Trouble("bots-count", {"found": len(levels), "expected": places})
    return levels
