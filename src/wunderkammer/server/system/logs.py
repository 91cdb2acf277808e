"""What the server notes about itself: a line of JSON each, or plain words on a terminal.

Nothing that is noted holds a secret. Besides its sentence a note has only the facts that are named here; of an error it
says what kind it was and where it happened, but not its message, which may speak of a hidden card. Libraries are heard
from warnings on, and with one line.
"""

import json
import logging
import os
import sys
import time
import traceback
from typing import Any, Final, TextIO

OURS: Final = "wunderkammer"
LEVELS: Final = ("debug", "info", "warning", "error")
FACTS: Final = ("table", "code", "game", "path", "kind", "count", "status", "cause", "problem")


class Programs(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        return json.dumps({"time": moment(record), "level": level(record), **told(record)}, ensure_ascii=False)


class People(logging.Formatter):
    """The same in words, without signs that steer a terminal: a path is what somebody has sent."""

    def format(self, record: logging.LogRecord) -> str:
        notes = told(record)
        places = notes.pop("where", [])
        line = f"{moment(record)[11:19]} {level(record):7} {notes.pop('message')}"
        facts = ", ".join(f"{name} {value}" for name, value in notes.items() if name not in ("logger", "process"))
        whole = f"{line} ({facts})" if facts else line
        return "\n    ".join(["".join(sign if sign.isprintable() else "�" for sign in whole), *places])


def told(record: logging.LogRecord) -> dict[str, Any]:
    message = record.getMessage()
    notes: dict[str, Any] = {"message": message if record.name.startswith(OURS) else message.partition("\n")[0]}
    notes |= {name: getattr(record, name) for name in FACTS if hasattr(record, name)}
    if record.exc_info is not None and record.exc_info[1] is not None:
        error = record.exc_info[1]
        notes["error"] = type(error).__name__
        notes["where"] = [
            f"{one.filename}:{one.lineno} {one.name}" for one in traceback.extract_tb(error.__traceback__)
        ]
    return notes | {"logger": record.name, "process": os.getpid()}


def moment(record: logging.LogRecord) -> str:
    """UTC, to the millisecond."""
    return time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z"


def level(record: logging.LogRecord) -> str:
    return record.levelname.lower()


def note_on(stream: TextIO | None = None, lowest: str = "info") -> None:
    """Have everything noted on a stream, by default standard error."""
    stream = sys.stderr if stream is None else stream
    handler = logging.StreamHandler(stream)
    handler.setFormatter(People() if stream.isatty() else Programs())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger(OURS).setLevel(lowest.upper())
    logging.getLogger("uvicorn.error").addFilter(of_ours)


def of_ours(record: logging.LogRecord) -> bool:
    """A frame that is not UTF-8 is the sender's mistake: it closes their connection and fills no log."""
    return record.exc_info is None or not isinstance(record.exc_info[1], UnicodeDecodeError)
