"""Fair chance: every outcome follows from a key that nobody can change after the fact.

Before the first draw everybody is shown the SHA-256 of the key, and may add words of his own. When the game is over the
key is published, and every outcome can be derived again.
"""

import hashlib
import hmac
import json
import re
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from wunderkammer.core.edition import Edition
from wunderkammer.core.errors import RecordError
from wunderkammer.core.state import CHANCE, State
from wunderkammer.record.replay import enter, start
from wunderkammer.record.text import Record, write

MARK = "; Fair: "  # begins the comment in a record that holds what a draw depends on
BITS = 256
NAME = re.compile(r"[A-Za-z0-9_-]{1,64}")  # of a table


class Fairness(NamedTuple):
    """All that the outcomes of a game depend on."""

    table: str
    key: bytes
    words: Sequence[str]  # what the seats have added
    since: int = 0  # so many actions were given: the game went on from another, whose chance was not this one

    def outcome(self, state: State) -> int:
        """The outcome of the chance event at hand."""
        weights = state.weights()
        left = self.below(sum(weights), state.ply)
        for action, weight in zip(state.legal(CHANCE), weights, strict=True):
            if left < weight:
                return action
            left -= weight
        raise AssertionError("a number below the sum of the weights")

    def below(self, bound: int, ply: int) -> int:
        """A number from 0 to bound - 1; what would prefer some of them is thrown away."""
        fair = (1 << BITS) // bound * bound
        throw = 0
        while True:
            message = json.dumps([self.table, ply, throw, *self.words], ensure_ascii=False)
            number = int.from_bytes(hmac.digest(self.key, message.encode(), "sha256"), "big")
            if number < fair:
                return number % bound
            throw += 1


def commitment(key: bytes) -> str:
    """What is shown of a key beforehand."""
    return hashlib.sha256(key).hexdigest()


def note(fairness: Fairness) -> str:
    """The comment for the record of a finished game."""
    found = {"table": fairness.table, "key": fairness.key.hex(), "words": list(fairness.words)}
    return MARK + json.dumps(found | ({"from": fairness.since} if fairness.since else {}))


def written(record: Record, fairness: Fairness) -> str:
    """The text of the record of a finished game, with the comment after its first line."""
    first, rest = write(record).split("\n", 1)
    return f"{first}\n{note(fairness)}\n{rest}"


def noted(text: str) -> Fairness | None:
    """What the comment of a record says; None if it has none."""
    for number, line in enumerate(text.splitlines(), 1):
        if line.startswith(MARK):
            try:
                return fairness_of(json.loads(line.removeprefix(MARK)))
            except (ValueError, KeyError, TypeError):
                raise RecordError("bad-fairness", {}, number) from None
    return None


def fairness_of(found: Mapping[str, Any]) -> Fairness:
    since = found.get("from", 0)
    if not NAME.fullmatch(found["table"]) or not all(isinstance(one, str) for one in found["words"]):
        raise ValueError(found)
    if type(since) is not int or since < 0:
        raise ValueError(found)
    return Fairness(found["table"], bytes.fromhex(found["key"]), list(found["words"]), since)


def check_commitment(fairness: Fairness, shown: str) -> None:
    """Whether the key is the one of which this was shown before the game."""
    found = commitment(fairness.key)
    if not hmac.compare_digest(found.encode(), shown.strip().lower().encode()):
        raise RecordError("wrong-commitment", {"found": found, "expected": shown})


def check(record: Record, fairness: Fairness, edition: Edition | None = None) -> int:
    """Derive every outcome of a record again, from the first that is not given; how many there are.

    A RecordError names the first that differs.
    """
    if fairness.since > len(record.entries):
        raise RecordError("bad-fairness")
    state = start(record, edition)
    outcomes = 0
    for entry in record.entries:
        if entry.seat == CHANCE and state.actor == CHANCE and state.ply >= fairness.since:
            expected = state.name(fairness.outcome(state))
            if entry.move != expected:
                raise RecordError("unfair-outcome", {"move": entry.move, "expected": expected}, entry.line)
            outcomes += 1
        enter(state, entry)
    return outcomes
