"""A copy of a SQLite file as it is at one moment, while others write."""

import contextlib
import sqlite3
from pathlib import Path

from wunderkammer.core.errors import StoreError


def copy(source: Path, goal: Path) -> int:
    """Copy and check; how many tables there are. The copy appears as a whole or not at all."""
    if not source.is_file():
        raise StoreError("no-tables", {"file": str(source)})
    if goal.exists():
        raise StoreError("copy-exists", {"file": str(goal)})
    draft = goal.with_name(f".{goal.name}.part")
    try:
        draft.unlink(missing_ok=True)
        draft.touch(mode=0o600)  # it holds secrets
        count = copied(source, draft)
        draft.replace(goal)
    except (sqlite3.Error, OSError) as error:
        with contextlib.suppress(OSError):
            draft.unlink(missing_ok=True)
        raise StoreError("copy-failed", {"file": str(goal), "problem": str(error)}) from None
    return count


def copied(source: Path, draft: Path) -> int:
    with (
        contextlib.closing(sqlite3.connect(source, timeout=10)) as old,
        contextlib.closing(sqlite3.connect(draft)) as new,
    ):
        old.backup(new)
        (answer,) = new.execute("PRAGMA quick_check").fetchone()
        if answer != "ok":
            raise sqlite3.DatabaseError(answer)
        new.execute("PRAGMA journal_mode = DELETE")  # the copy is one file
        (count,) = new.execute("SELECT count(*) FROM tables").fetchone()
    return int(count)
