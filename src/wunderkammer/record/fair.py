"""Fair chance: every outcome follows from a key that nobody could choose, and nobody can change after the fact.

Before the first draw the server shows the SHA-256 of its key, and every seat the seal of a secret; when all of them are
on the table the secrets are opened, and the key of the game is mixed from all of it (`seals`). When the game is over
the server's key is published, and every outcome can be derived again. In older records seats have added words instead.
"""

import hashlib
import hmac
import json
import re
from collections.abc import Sequence
from typing import Any, NamedTuple

from wunderkammer.core.edition import Edition
from wunderkammer.core.errors import RecordError
from wunderkammer.core.state import CHANCE, State
from wunderkammer.record.entering import enter, start
from wunderkammer.record.seals import MOST, SECRET, fits, mixed, promise
from wunderkammer.record.text import Entry, Record, lines_of, write
from wunderkammer.record.upgrade import is_old, is_unasked, ply_now, upgraded

MARK = "; Fair: "  # begins the comment in a record that holds what a draw depends on
BITS = 256
NAME = re.compile(r"[A-Za-z0-9_-]{1,64}")  # of a table


class Fairness(NamedTuple):
    """All that the outcomes of a game depend on: the seats have added words, or have sealed secrets."""

    table: str
    key: bytes  # of the server
    words: Sequence[str]  # what the seats have added, in the older form
    since: int = 0  # number of given actions: the game continues another, which had different chance
    seals: Sequence[str] = ()  # by seat, empty for one that the server's commitment covers
    secrets: Sequence[str] = ()
    aborted: Sequence[int] = ()  # by seat: how often everybody had to seal again because of it
    shown: str = ""  # the commitment that the note claims
    rules: int = 0  # draws are numbered by the actions that these earlier rules asked for; 0: by those of the record

    @property
    def sealed(self) -> bool:
        """Whether the seats have sealed secrets: the newer form."""
        return bool(self.seals)

    @property
    def seats(self) -> int:
        return len(self.seals) if self.sealed else len(self.words)

    @property
    def promise(self) -> str:
        """The fingerprint of all that was fixed before the first secret was opened; only of the newer form."""
        return promise(self.table, commitment(self.key), self.seals)

    def outcome(self, state: State, uncounted: int = 0) -> int:
        """The outcome of the current chance event; this many of the actions before it do not count (`rules`)."""
        weights = state.weights()
        left = self.below(sum(weights), state.ply - uncounted)
        for action, weight in zip(state.legal(CHANCE), weights, strict=True):
            if left < weight:
                return action
            left -= weight
        raise AssertionError("a number below the sum of the weights")

    def below(self, bound: int, ply: int) -> int:
        """A number from 0 to bound - 1; what would prefer some of them is thrown away."""
        key = mixed(self.key, self.table, self.secrets) if self.sealed else self.key
        fair = (1 << BITS) // bound * bound
        throw = 0
        while True:
            message = json.dumps([self.table, ply, throw, *self.words], ensure_ascii=False)
            number = int.from_bytes(hmac.digest(key, message.encode(), "sha256"), "big")
            if number < fair:
                return number % bound
            throw += 1


def commitment(key: bytes) -> str:
    """What is shown of a key beforehand."""
    return hashlib.sha256(key).hexdigest()


def note(fairness: Fairness) -> str:
    """The comment for the record of a finished game."""
    found: dict[str, Any] = {"table": fairness.table, "key": fairness.key.hex()}
    if fairness.sealed:
        found |= {"commitment": commitment(fairness.key)}
        found |= {name: list(getattr(fairness, name)) for name in ("seals", "secrets", "aborted")}
    else:
        found |= {"words": list(fairness.words)}
    further = {"from": fairness.since, "rules": fairness.rules}
    return MARK + json.dumps(found | {name: number for name, number in further.items() if number})


def written(record: Record, fairness: Fairness) -> str:
    """The text of the record of a finished game, with the comment after its first line."""
    first, rest = write(record).split("\n", 1)
    return f"{first}\n{note(fairness)}\n{rest}"


def noted(text: str) -> Fairness | None:
    """What the comment of a record says; None if it has none."""
    for number, line in lines_of(text):
        if line.startswith(MARK):
            try:
                return fairness_of(json.loads(line.removeprefix(MARK)))
            except (ValueError, KeyError, TypeError, RecursionError):
                raise RecordError("bad-fairness", {}, number) from None
    return None


def fairness_of(found: Any) -> Fairness:  # noqa: ANN401 (whatever JSON says)
    """ValueError, KeyError or TypeError if it is no note."""
    table, key, since, rules = found["table"], bytes.fromhex(found["key"]), found.get("from", 0), found.get("rules", 0)
    if not NAME.fullmatch(table) or any(type(number) is not int or number < 0 for number in (since, rules)):
        raise ValueError(found)
    if "seals" not in found:
        "".join(found["words"]).encode()  # half a sign of a pair is no text
        return Fairness(table, key, listed(found["words"], str), since, rules=rules)
    seals, secrets = listed(found["seals"], str), listed(found["secrets"], str)
    aborted = listed(found["aborted"], int)
    if not seals or not len(seals) == len(secrets) == len(aborted) or not 0 <= min(aborted) <= max(aborted) <= MOST:
        raise ValueError(found)
    if not all(SECRET.fullmatch(one) for one in [found["commitment"], *filter(None, [*seals, *secrets])]):
        raise ValueError(found)
    return Fairness(table, key, (), since, seals, secrets, aborted, found["commitment"], rules)


def listed(found: Any, kind: type) -> list[Any]:  # noqa: ANN401 (whatever JSON says)
    if type(found) is not list or not all(type(one) is kind for one in found):
        raise ValueError(found)
    return found


def renewed(fairness: Fairness, record: Record, edition: Edition | None = None) -> Fairness:
    """What the note in a record of earlier rules says about the upgraded one: its draws are numbered as they were."""
    if fairness.since > len(record.entries):
        raise RecordError("bad-fairness")
    if not is_old(record):
        return fairness
    rules = fairness.rules or record.rules or 0
    since = ply_now(start(record, edition), rules, upgraded(record, edition).entries, fairness.since)
    return fairness._replace(since=since, rules=rules)


def check_commitment(fairness: Fairness, shown: str) -> None:
    """Whether the key is the one of which this was shown before the game.

    What is shown may be the fingerprint of the whole promise, too: then the seals are those of that time as well.
    """
    found = commitment(fairness.key)
    if shown.strip().lower() != found and not fully_shown(fairness, shown):
        raise RecordError("wrong-commitment", {"found": found, "expected": shown})


def fully_shown(fairness: Fairness, shown: str) -> bool:
    """Whether this is the fingerprint of the whole promise: of the table, the commitment and all seals."""
    return fairness.sealed and shown.strip().lower() == fairness.promise


def check_seals(fairness: Fairness) -> None:
    """Whether the key fits the commitment in the note, and every secret its seal."""
    if not fairness.sealed:
        return
    if commitment(fairness.key) != fairness.shown:
        raise RecordError("wrong-commitment", {"found": commitment(fairness.key), "expected": fairness.shown})
    for seat, (secret, seal) in enumerate(zip(fairness.secrets, fairness.seals, strict=True), 1):
        if not fits(secret, seal):
            raise RecordError("wrong-seal", {"seat": seat})


class Outcomes:
    """Derives every outcome of a record again while it is replayed, from the first that is not given."""

    def __init__(self, record: Record, fairness: Fairness, edition: Edition | None = None) -> None:
        """A RecordError if the note is not of this record, or a seal does not fit."""
        if fairness.seats != len(record.people):
            raise RecordError("bad-fairness")
        check_seals(fairness)
        self.fairness = renewed(fairness, record, edition)
        self.count = 0
        self.uncounted = 0  # actions that do not number draws
        self.mistake: RecordError | None = None  # the first outcome that differs

    def look(self, state: State, entry: Entry) -> None:
        """At an action, before it is played."""
        fairness = self.fairness
        if entry.seat == CHANCE and state.actor == CHANCE and state.ply >= fairness.since:
            expected = state.name(fairness.outcome(state, self.uncounted))
            if entry.move != expected and self.mistake is None:
                self.mistake = RecordError("unfair-outcome", {"move": entry.move, "expected": expected}, entry.line)
            self.count += 1
        elif fairness.rules and is_unasked(state, fairness.rules):
            self.uncounted += 1


def check(record: Record, fairness: Fairness, edition: Edition | None = None) -> int:
    """Derive every outcome of a record again; how many there are. A RecordError names the first that differs."""
    outcomes = Outcomes(record, fairness, edition)
    record = upgraded(record, edition)
    state = start(record, edition)
    for entry in record.entries:
        outcomes.look(state, entry)
        if outcomes.mistake is not None:
            raise outcomes.mistake
        enter(state, entry)
    return outcomes.count
