"""File descriptors: each connection needs one, and a server without any left drops newcomers silently."""

import contextlib
import logging
import os

with contextlib.suppress(ImportError):  # on Windows there is no such limit
    import resource
LIMITED = "resource" in globals()

SPARE = 100  # for files, the database and processes
FEW = 0.9  # of all: from here on it is noted
log = logging.getLogger(__name__)


def take_all() -> None:
    """As many as the system lets this process have."""
    if LIMITED:
        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def allowed() -> int | None:
    if not LIMITED:
        return None
    most, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return None if most == resource.RLIM_INFINITY else most


def used() -> int | None:
    for folder in ("/proc/self/fd", "/dev/fd"):
        with contextlib.suppress(OSError):
            return len(os.listdir(folder))  # noqa: PTH208 - a path for each of ten thousand would stop everybody
    return None


class Descriptors:
    """Notes once that few are left, and once that there are enough again."""

    def __init__(self) -> None:
        self.few = False

    def look(self) -> None:
        most, now = allowed(), used()
        few = most is not None and now is not None and now > FEW * most
        if few and not self.few:
            log.error("almost out of file descriptors (EMFILE is next): raise LimitNOFILE", extra={"count": now})
        elif self.few and not few:
            log.warning("enough file descriptors are free again", extra={"count": now})
        self.few = few


def connections(wanted: int) -> int:
    """As many connections as were asked for, or as there are descriptors for; 0 is no limit."""
    most = allowed()
    if most is None:
        return wanted
    return min(wanted or most, max(1, most - SPARE))
