"""What all tests need."""

import os
import shutil
import signal
import tempfile
from pathlib import Path

import pytest
from xdist.remote import Producer
from xdist.scheduler import LoadScopeScheduling

# Tests send Ctrl-C to programs that they start. A shell that runs the tests in the background has it ignored, and what
# is ignored is inherited.
if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# A store waits for the disk at every move, and a database is thousands of files: in memory, where there is much room.
MEMORY, ROOM = Path("/dev/shm"), 4 << 30
if "TMPDIR" not in os.environ and MEMORY.is_dir() and shutil.disk_usage(MEMORY).free > ROOM:
    os.environ["TMPDIR"] = tempfile.tempdir = str(MEMORY)

# Browsers first, then what takes long alone: many short tests fill the end.
EARLY = ("tests/web/", "tests/test_packages.py", "tests/test_conformance.py", "tests/server/")

# The tests of such a file share something costly, a server or played games, and go to one worker.
SHARING = (
    "tests/web/",
    "tests/server/",
    "tests/cli/",
    "tests/env/test_learners.py",
    "tests/test_packages.py",
    "tests/texts/test_told.py",
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=when)


def when(item: pytest.Item) -> int:
    return next((at for at, start in enumerate(EARLY) if item.nodeid.startswith(start)), len(EARLY))


def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> LoadScopeScheduling:
    return ByWhatIsShared(config, log)


class ByWhatIsShared(LoadScopeScheduling):
    """Every test to the next free worker, except those that share something.

    The groups of xdist 3.8 (`--dist loadgroup`) have no effect with pytest 9.2.
    """

    def _split_scope(self, nodeid: str) -> str:
        return nodeid.partition("::")[0] if nodeid.startswith(SHARING) else nodeid
