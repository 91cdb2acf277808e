"""How those at a table are called on the screen."""

from collections import Counter
from collections.abc import Sequence

from wunderkammer.cli.house import printable
from wunderkammer.texts import Speaker


def called(names: Sequence[str], speaker: Speaker) -> list[str]:
    """The names as they stand in a record; who has none, or one that others have too, gets the number of his seat."""
    shared = Counter(names)
    return [
        speaker.say("name-seat", number=seat)
        if not name
        else printable(name if shared[name] == 1 else f"{name} {seat}")
        for seat, name in enumerate(names, 1)
    ]
