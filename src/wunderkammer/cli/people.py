"""What the people at a table are called on the screen."""

from collections import Counter
from collections.abc import Sequence

from wunderkammer import bots
from wunderkammer.cli.house import printable
from wunderkammer.texts import Speaker


def called(names: Sequence[str], speaker: Speaker) -> list[str]:
    """The names in a record; a seat without a name, or with one that is used twice, is called by its number.

    A bot that is somebody is called by that name alone.
    """
    names = [bots.parted(name).persona.capitalize() or name if bots.is_bot(name) else name for name in names]
    shared = Counter(names)
    return [
        speaker.say("name-seat", number=seat)
        if not name
        else printable(name if shared[name] == 1 else f"{name} {seat}")
        for seat, name in enumerate(names, 1)
    ]
