"""Processes that work for another one end with it, even if it is killed."""

import os
import signal
import threading
from multiprocessing import parent_process


def end_with_parent() -> None:
    """As if told to end, when the process that began this one has gone."""
    threading.Thread(target=wait, name="orphan", daemon=True).start()


def wait() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)
