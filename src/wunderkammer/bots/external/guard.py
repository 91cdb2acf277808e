"""One small process that waits for our end, however it comes: then it ends the programs that we have left running.

It reads lines, `+group` when a program was started and `-group` when it has been ended. Its input closes with us, even
if we are killed.
"""

import atexit
import contextlib
import os
import signal
import subprocess
import sys
from typing import Final

_WATCH: Final = """
import os, signal, sys
running = set()
for line in sys.stdin:
    (running.add if line[0] == "+" else running.discard)(int(line[1:]))
for group in running:
    try:
        os.killpg(group, signal.SIGKILL)
    except OSError:
        pass
"""


class Guard:
    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None

    def watch(self, group: int) -> None:
        self._tell(b"+%d\n" % group)

    def release(self, group: int) -> None:
        self._tell(b"-%d\n" % group)

    def _tell(self, line: bytes) -> None:
        process = self._process = self._process or self._start()
        assert process.stdin is not None
        with contextlib.suppress(BrokenPipeError):  # somebody has ended it
            process.stdin.write(line)

    def _start(self) -> "subprocess.Popen[bytes]":
        # A separate session: Ctrl-C is for us. It needs no site packages, so it starts quickly.
        words, nowhere = [sys.executable, "-I", "-S", "-c", _WATCH], subprocess.DEVNULL
        process = subprocess.Popen(
            words, bufsize=0, stdin=subprocess.PIPE, stdout=nowhere, stderr=nowhere, start_new_session=True
        )
        atexit.register(self.end)
        return process

    def end(self) -> None:
        process, self._process = self._process, None
        if process is not None and process.stdin is not None:
            process.stdin.close()
            process.wait()


GUARD: Final = Guard()


def kill_group(group: int) -> None:
    """The program and all that it has started, whatever signals they ignore."""
    with contextlib.suppress(ProcessLookupError, PermissionError):  # macOS refuses where nobody is left
        os.killpg(group, signal.SIGKILL)
