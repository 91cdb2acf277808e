"""From a record to the rules: the game before its first action, and each action through the checked door."""

from wunderkammer.core.edition import Edition
from wunderkammer.core.errors import IllegalMove, MalformedMove, RecordError, SetupError
from wunderkammer.core.game import Game
from wunderkammer.core.state import CHANCE, OVER, State
from wunderkammer.record.text import Entry, Record
from wunderkammer.shelf import game as game_of


def start(record: Record, edition: Edition | None = None) -> State:
    """The game of a record before its first action."""
    try:
        game = game_of(record.game)
        check_rules(record, game)
        check_edition(record, edition)
        return game.new(len(record.people), record.options, edition)
    except SetupError as error:
        key = {"unknown-game": "Game", "broken-game": "Game", "bad-seats": f"Seat {len(record.people)}"}.get(
            error.code, "Options"
        )
        raise RecordError(error.code, error.details, record.lines.get(key, 0)) from None


def check_rules(record: Record, game: Game) -> None:
    """The newest are known, and all before them, whose games can be upgraded (upgrade.py)."""
    if record.rules is not None and not 1 <= record.rules <= game.rules:
        found = {"found": record.rules, "expected": game.rules}
        raise RecordError("wrong-rules", found, record.lines.get("Rules", 0))


def check_edition(record: Record, edition: Edition | None) -> None:
    """A record is replayed with the figures it was played with, or not at all."""
    given = name_of(edition)
    if record.edition != given:
        found = {"found": record.edition, "expected": given}
        raise RecordError("wrong-edition", found, record.lines.get("Edition", 0))


def name_of(edition: Edition | None) -> str:
    """How a record names an edition: a user's own with its fingerprint, so that no other figures pass for it."""
    return "standard" if edition is None else f"{edition.name}@{edition.fingerprint}"


def enter(state: State, entry: Entry) -> None:
    """One entry, checked; the RecordError carries its line."""
    if state.actor == OVER:
        raise RecordError("after-the-end", {"text": entry.move}, entry.line)
    if "?" in entry.move:
        raise RecordError("hidden-move", {"move": entry.move}, entry.line)
    if entry.seat == CHANCE and state.actor != CHANCE:
        raise RecordError("unexpected-chance", {"expected": asked(state)}, entry.line)
    if entry.seat != CHANCE and state.actor == CHANCE:
        raise RecordError("not-chance", {"seat": entry.seat + 1}, entry.line)
    if entry.seat != CHANCE and entry.seat not in state.actors():
        raise RecordError("wrong-seat", {"seat": entry.seat + 1, "expected": asked(state)}, entry.line)
    try:
        state.play(state.action(entry.move), entry.seat)
    except MalformedMove as error:
        raise RecordError(error.code, error.details, entry.line) from None
    except IllegalMove as error:
        details = {"move": entry.move, "reason": error.reason}
        raise RecordError("illegal-move", details, entry.line) from None


def asked(state: State) -> list[int]:
    """The seats that are asked, as people count them."""
    return [seat + 1 for seat in state.actors()]
