"""One server for one folder. The operating system keeps the lock: it ends with the process, however that ends."""

import contextlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path

from wunderkammer.core.errors import StoreError

FILE = "tables.lock"
FAR = 1000  # bytes into the file: where Windows locks a byte nobody can read it, so not one of the number

if sys.platform == "win32":
    import msvcrt

    def lock(opened: int) -> None:
        os.lseek(opened, FAR, os.SEEK_SET)
        msvcrt.locking(opened, msvcrt.LK_NBLCK, 1)
        os.lseek(opened, 0, os.SEEK_SET)

else:
    import fcntl

    def lock(opened: int) -> None:
        fcntl.flock(opened, fcntl.LOCK_EX | fcntl.LOCK_NB)


@contextlib.contextmanager
def serving(place: Path | str) -> Iterator[None]:
    """While nobody else may serve the file of the tables; StoreError if somebody does. Databases need no such lock."""
    with contextlib.ExitStack() as held:
        if isinstance(place, Path):
            with contextlib.suppress(OSError):  # where no file can be made, the tables say so themselves
                opened = os.open(place.parent / FILE, os.O_RDWR | os.O_CREAT, 0o600)
                held.callback(os.close, opened)  # and with it the lock
                take(opened, place.parent)
        yield


def take(opened: int, folder: Path) -> None:
    try:
        lock(opened)
    except OSError:
        raise StoreError("served-already", {"folder": str(folder), "process": holder(opened)}) from None
    os.ftruncate(opened, 0)
    os.write(opened, str(os.getpid()).encode())


def holder(opened: int) -> str:
    """The number of the process that has it, if that can be read."""
    with contextlib.suppress(OSError):
        return os.read(opened, 20).decode("ascii", "replace") or "?"
    return "?"
