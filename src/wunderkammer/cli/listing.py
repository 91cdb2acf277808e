"""Many moves in few lines: what differs only in its ending stands together."""

from collections.abc import Callable, Collection, Sequence
from typing import NamedTuple

FEW = 12  # moves that are listed one by one, whatever they are
MANY = 26  # lines at most, if that can be


class Line(NamedTuple):
    """A beginning, whether it is a move as it stands, and how it can go on."""

    beginning: str
    whole: bool
    endings: list[str]


def listed(moves: Sequence[str], notation: Collection[str]) -> list[Line]:
    """One line a move if they are few; else one for each beginning that is a move, or at least a word."""
    ways: list[Callable[[str], str]] = [
        lambda move: plain(move, notation),
        lambda move: words(move, 2),
        lambda move: words(move, 1),
    ]
    lines = [Line(move, True, []) for move in moves]
    while ways and (len(lines) > MANY or (len(ways) == 3 and len(moves) > FEW)):
        folded = fold(moves, ways.pop(0))
        lines = folded if len(folded) > 1 else lines
    return lines


def plain(move: str, notation: Collection[str]) -> str:
    """The shortest move of the notation that this one begins with: `hire asia` for `hire asia with ship`."""
    parts = move.split()
    return next(start for count in range(1, len(parts) + 1) if (start := " ".join(parts[:count])) in notation)


def words(move: str, count: int) -> str:
    return " ".join(move.split()[:count])


def fold(moves: Sequence[str], beginning: Callable[[str], str]) -> list[Line]:
    groups: dict[str, list[str]] = {}
    for move in moves:
        groups.setdefault(beginning(move), []).append(move)
    lines = []
    for start, members in groups.items():
        if len(members) == 1:
            lines.append(Line(members[0], True, []))
        else:
            endings = [move[len(start) + 1 :] for move in members if move != start]
            lines.append(Line(start, start in members, joined(endings)))
    return lines


def joined(endings: Sequence[str]) -> list[str]:
    """What follows, each first word once: `with ship, africa` and `double`; of very many only the first words."""
    groups: dict[str, list[str]] = {}
    for ending in endings:
        first, _, rest = ending.partition(" ")
        groups.setdefault(first, []).append(rest)
    if len(groups) > 4:
        return [", ".join(groups)]
    return [" ".join([first, ", ".join(filter(None, rests))]).strip() for first, rests in groups.items()]
