"""The text of a record (`.wk`): a header of `Key: value` lines, an empty line, one line an action, the scores."""

import io
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import takewhile
from pathlib import Path

from wunderkammer.core.errors import RecordError
from wunderkammer.core.state import CHANCE

VERSION = "1"
SIZE = 2_000_000  # bytes: more than the longest game that the rules allow
HEADER = 1_000  # characters of a line of the header that is no comment
MOVE = 80  # characters of a move: more than any game has
SHOWN = 80  # characters of a text that an error shows
_KEYS = ("Wunderkammer", "Game", "Rules", "Edition", "Options")
_HEADER = re.compile(r"(?P<key>[A-Z][a-z]*(?: [0-9]+)?):(?: (?P<value>.*))?")
_SEAT = re.compile(r"Seat ([1-9][0-9]?)")
_ACTION = re.compile(r"(?P<who>\*|[1-9][0-9]?) (?P<move>\S+(?: \S+)*)")
_SCORES = re.compile(r"=(?: -?[0-9]{1,9}){1,99}")


@dataclass(frozen=True, slots=True)
class Entry:
    """One action: the seat (or CHANCE), the move, and the line it stands on (0: not read from a file)."""

    seat: int
    move: str
    line: int = 0


@dataclass
class Record:
    """A game as it is written down. Nothing in it has been checked against the rules."""

    game: str
    people: list[str]  # who sits at the seats
    options: dict[str, bool | str] = field(default_factory=dict)
    rules: int | None = None  # None: the newest
    edition: str = "standard"
    entries: list[Entry] = field(default_factory=list)
    scores: list[int] | None = None  # None: unfinished
    lines: dict[str, int] = field(default_factory=dict)  # where each key stands, and `=` for the scores


def read(path: Path) -> Record:
    """A record from its file."""
    return parse(text_of(path))


def text_of(path: Path) -> str:
    """What stands in a file, if it is not too long for a record."""
    try:
        with path.open("rb") as file:
            content = file.read(SIZE + 1)
        if len(content) > SIZE:
            raise RecordError("record-size", {"file": str(path), "allowed": SIZE})
        return content.decode()
    except UnicodeDecodeError:
        raise RecordError("not-text", {"file": str(path)}) from None
    except (OSError, ValueError) as error:  # ValueError: a name that no file can have
        raise RecordError("unreadable-file", {"file": str(path), "problem": problem(error)}) from None


def save(path: Path, record: Record) -> None:
    save_text(path, write(record))


def save_text(path: Path, text: str) -> None:
    """Write the file as a whole or not at all: whatever happens meanwhile, the old one or the new one is there."""
    draft = path.with_name(f".{path.name}.part")
    try:
        draft.write_text(text, encoding="utf-8", newline="\n")
        draft.replace(path)
    except (OSError, ValueError) as error:  # ValueError: a name, of the file or of a person, that cannot be written
        raise RecordError("unwritable-file", {"file": str(path), "problem": problem(error)}) from None


def problem(error: OSError | ValueError) -> str:
    """What the system says is wrong."""
    return error.strerror or str(error) if isinstance(error, OSError) else str(error)


def write(record: Record) -> str:
    """The text of a record; defaults are left out, but the rules and the edition are always named."""
    header = [f"Wunderkammer: {VERSION}", f"Game: {record.game}"]
    if record.rules is not None:
        header.append(f"Rules: {record.rules}")
    header.append(f"Edition: {record.edition}")
    if option_words(record.options):
        header.append("Options: " + ", ".join(option_words(record.options)))
    header += [f"Seat {number}: {clean(person)}".rstrip() for number, person in enumerate(record.people, 1)]
    body = [line_of(entry) for entry in record.entries]
    if record.scores is not None:
        body.append("= " + " ".join(str(score) for score in record.scores))
    return "\n".join([*header, "", *body]) + "\n"


def line_of(entry: Entry) -> str:
    """An action as it stands in a record: `2 buy silk`, or with `*` in place of the seat if it was chance."""
    return f"{'*' if entry.seat == CHANCE else entry.seat + 1} {entry.move}"


def entry_of(line: str, number: int = 0) -> Entry:
    """The action on a line; a RecordError names the line if there is none."""
    match = _ACTION.fullmatch(line)
    if match is None or len(match["move"]) > MOVE:
        raise RecordError("malformed-line", {"text": shown(line)}, number)
    seat = CHANCE if match["who"] == "*" else int(match["who"]) - 1
    return Entry(seat, sys.intern(match["move"]), number)  # one string, however often a move is made


def option_words(options: dict[str, bool | str]) -> list[str]:
    """A switch stands bare if it is on, a choice with its value."""
    return [name if value is True else f"{name}={value}" for name, value in options.items() if value is not False]


def clean(person: str) -> str:
    """A name on one line."""
    return " ".join(person.split())


def parse(text: str) -> Record:
    """A record from its text; a RecordError names the line."""
    if len(text) > SIZE:
        raise RecordError("record-size", {"allowed": SIZE})
    lines = lines_of(text)
    record = parse_header(takewhile(lambda numbered: numbered[1].strip(), lines))
    for number, line in lines:
        content = line.partition(";")[0].strip()
        if content:
            parse_line(record, content, number)
    return record


def lines_of(text: str) -> Iterator[tuple[int, str]]:
    """The lines with their numbers. LF or CRLF ends one, and nothing else: there are other signs that look like it."""
    for number, line in enumerate(io.StringIO(text, newline="\n"), 1):
        yield number, line.removesuffix("\n").removesuffix("\r")


def shown(text: str) -> str:
    """A text from outside in an error: its beginning."""
    return text if len(text) <= SHOWN else text[:SHOWN] + "…"


def parse_header(lines: Iterator[tuple[int, str]]) -> Record:
    values: dict[str, str] = {}
    places: dict[str, int] = {}
    for number, line in lines:
        if line.startswith(";"):
            continue
        match = _HEADER.fullmatch(line) if len(line) <= HEADER else None
        if match is None:
            code = "malformed-header" if values else "not-a-record"
            raise RecordError(code, {"text": shown(line)} if values else {}, number)
        key = match["key"]
        if not values and key != "Wunderkammer":
            raise RecordError("not-a-record", {}, number)
        if key not in _KEYS and not _SEAT.fullmatch(key):
            raise RecordError(
                "unknown-key", {"key": shown(key), "allowed": [*_KEYS, "Seat 1", "Seat 2", "..."]}, number
            )
        if key in values:
            raise RecordError("repeated-key", {"key": key}, number)
        values[key] = (match["value"] or "").strip()
        places[key] = number
    if not values:
        raise RecordError("not-a-record", {}, 1)
    return from_header(values, places)


def from_header(values: dict[str, str], places: dict[str, int]) -> Record:
    if values["Wunderkammer"] != VERSION:
        found = {"value": shown(values["Wunderkammer"]), "allowed": [VERSION]}
        raise RecordError("unknown-version", found, places["Wunderkammer"])
    if "Game" not in values:
        raise RecordError("missing-key", {"key": "Game"}, 1)
    return Record(
        game=values["Game"],
        people=people_of(values, places),
        options=options_of(values.get("Options", ""), places.get("Options", 0)),
        rules=rules_of(values.get("Rules"), places.get("Rules", 0)),
        edition=values.get("Edition", "standard"),
        lines=places,
    )


def people_of(values: dict[str, str], places: dict[str, int]) -> list[str]:
    """Who sits where: `Seat 1`, `Seat 2`, ... without gaps."""
    numbers = sorted(int(key.split()[1]) for key in values if key.startswith("Seat "))
    if not numbers:
        raise RecordError("missing-key", {"key": "Seat 1"}, 1)
    for expected, number in enumerate(numbers, 1):
        if number != expected:
            raise RecordError("seat-gap", {"expected": expected, "found": number}, places[f"Seat {number}"])
    return [values[f"Seat {number}"] for number in numbers]


def options_of(text: str, line: int) -> dict[str, bool | str]:
    """`advanced, opening=random`."""
    options: dict[str, bool | str] = {}
    for word in text.split(",") if text else []:
        name, equals, value = word.strip().partition("=")
        if not name or (equals and not value) or name in options:
            raise RecordError("bad-option-text", {"text": shown(word.strip())}, line)
        options[name] = value if equals else True
    return options


def rules_of(text: str | None, line: int) -> int | None:
    if text is None:
        return None
    if not re.fullmatch(r"[0-9]{1,9}", text):
        raise RecordError("wrong-rules", {"found": shown(text)}, line)
    return int(text)


def parse_line(record: Record, content: str, number: int) -> None:
    if record.scores is not None:
        raise RecordError("after-the-end", {"text": shown(content)}, number)
    if content.startswith("="):
        if not _SCORES.fullmatch(content):
            raise RecordError("malformed-scores", {"text": shown(content)}, number)
        record.scores = [int(word) for word in content.split()[1:]]
        record.lines["="] = number
        return
    record.entries.append(entry_of(content, number))
