"""Processes that work for another one end with it, even if it is killed."""

import ctypes
import os
import signal
import sys
import threading
from multiprocessing import parent_process

PR_SET_PDEATHSIG = 1


def be_killed_with_parent() -> None:
    """By the kernel, even if this process is stopped or hangs; only Linux can do that."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)


def end_with_parent() -> None:
    """As if told to end, when the process that began this one has gone."""
    threading.Thread(target=wait, name="orphan", daemon=True).start()


def wait() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)
