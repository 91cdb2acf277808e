"""The file of the tables holds hidden cards and keys: it is for its owner alone."""

import contextlib
import logging
from pathlib import Path

OTHERS = 0o077
log = logging.getLogger(__name__)


def make_private(path: Path) -> None:
    """A new file is private; one that others may read is closed to them, or noted. SQLite's own files follow it."""
    if not path.exists():
        with contextlib.suppress(OSError):  # opening it later reports what is wrong
            path.touch(mode=0o600)
    for one in (path, path.with_name(f"{path.name}-wal"), path.with_name(f"{path.name}-shm")):
        if one.is_file() and one.stat().st_mode & OTHERS:
            tighten(one)


def tighten(path: Path) -> None:
    try:
        path.chmod(path.stat().st_mode & ~OTHERS)
    except OSError:
        log.warning("other users can read the tables file, and its permissions cannot be changed")
