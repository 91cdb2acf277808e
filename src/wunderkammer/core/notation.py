"""Notation: every action of a game as words, the same in all positions."""

import re
from collections.abc import Mapping, Sequence
from itertools import product

from wunderkammer.core.errors import MalformedMove


def numbers(last: int) -> list[str]:
    """`1`, `2`, ... as words."""
    return [str(number) for number in range(1, last + 1)]


class Notation:
    """Patterns such as `rob <seat> <colour>`, spelled out with the words that each slot can have.

    Each stands beside the number of its first action; within a pattern the last slot runs fastest.
    """

    def __init__(self, patterns: Mapping[int, str], words: Mapping[str, Sequence[str]]) -> None:
        self.patterns = list(patterns.values())
        self.words = {slot: list(values) for slot, values in words.items()}
        self.names: list[str] = []
        self._verbs: list[str] = []
        self._parameters: list[dict[str, str]] = []
        for first, pattern in patterns.items():
            if first != len(self.names):
                raise ValueError(f"`{pattern}` begins with action {len(self.names)}, not {first}")
            self._spell_out(pattern, words)
        self._actions = {name: action for action, name in enumerate(self.names)}

    def _spell_out(self, pattern: str, words: Mapping[str, Sequence[str]]) -> None:
        pieces = re.split("<([a-z]+)>", pattern)  # text, slot, text, slot, ..., text
        slots = pieces[1::2]
        verb = "-".join(" ".join(pieces[::2]).split())
        for values in product(*[words[slot] for slot in slots]):
            texts = [value + text for value, text in zip(values, pieces[2::2], strict=True)]
            self.names.append(pieces[0] + "".join(texts))
            self._verbs.append(verb)
            self._parameters.append({slot: value.strip() for slot, value in zip(slots, values, strict=True) if value})

    def name(self, action: int) -> str:
        """The words of an action; MalformedMove if there is no such number."""
        if not 0 <= action < len(self.names):
            raise MalformedMove("unknown-action", {"action": action})
        return self.names[action]

    def action(self, text: str) -> int:
        """The action of these words; MalformedMove if they are no move of this game."""
        action = self._actions.get(text)
        if action is None:
            raise MalformedMove("unknown-move", {"move": text})
        return action

    def verb(self, action: int) -> str:
        """The fixed words of a move, joined: `peek-seat` for `peek seat 2 blue`."""
        return self._verbs[action]

    def parameters(self, action: int) -> dict[str, str]:
        """What a move speaks of: {"seat": "2", "colour": "blue"} for `rob 2 blue`."""
        return dict(self._parameters[action])
