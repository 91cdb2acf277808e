"""What all tests need."""

import signal

import pytest

# Tests send Ctrl-C to programs that they start. A shell that runs the tests in the background has it ignored, and what
# is ignored is inherited.
if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# Browsers first, then what takes long alone: many short tests fill the end.
EARLY = ("tests/web/", "tests/test_conformance.py", "tests/server/")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=when)


def when(item: pytest.Item) -> int:
    return next((at for at, start in enumerate(EARLY) if item.nodeid.startswith(start)), len(EARLY))
