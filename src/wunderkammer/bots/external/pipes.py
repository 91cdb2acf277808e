"""A running program and the pipes to it: lines in, lines out, never longer than one is willing to wait.

The n-th line that it writes answers the n-th question, whenever it was written. What it writes beyond that stays in its
pipe, where it disturbs nobody.
"""

import contextlib
import os
import selectors
import subprocess
import time
from collections.abc import Sequence
from typing import IO, Final

from wunderkammer.bots.external.guard import GUARD, kill_group
from wunderkammer.core.errors import Forfeit

LONGEST: Final = 65_536  # bytes of an answer
REMEMBERED: Final = 2_000  # bytes of its complaints, the last ones
REPEATED: Final = 3  # lines of them that are shown
FAREWELL: Final = 1.0  # seconds to go by itself when the game is over, or when a pipe has closed
GLANCE: Final = 0.2  # seconds after which one looks again whether it is still there


class Pipes:
    def __init__(self, words: Sequence[str], folder: str) -> None:
        self.process = started(words, folder)
        GUARD.watch(self.process.pid)
        self.stdin, self.stdout, self.stderr = (
            unblocked(stream) for stream in (self.process.stdin, self.process.stdout, self.process.stderr)
        )
        self.unsent, self.heard, self.complaints = b"", b"", b""

    def answer(self, message: bytes, patience: float) -> bytes:
        """The next line that it writes, after it was told this; a Forfeit if there is none in time."""
        self.unsent = message
        deadline = time.monotonic() + patience
        while not self.has_answer() or self.unsent:
            left = deadline - time.monotonic()
            if left <= 0:
                raise Forfeit("forfeit-silent", {"seconds": patience})
            self.exchange(min(left, GLANCE))
        answer, _, self.heard = self.heard.partition(b"\n")
        return answer

    def has_answer(self) -> bool:
        if b"\n" in self.heard:
            return True
        if len(self.heard) >= LONGEST:
            raise Forfeit("forfeit-too-long", {"limit": LONGEST})
        return False

    def exchange(self, seconds: float) -> None:
        """Write and read what can be, as soon as anything can."""
        was_there = self.process.poll() is None
        ready = self.ready(seconds)
        if not ready and not was_there:
            raise self.lost()
        if self.stdin in ready:
            self.send()
        if self.stderr in ready:
            self.hear_complaints()
        if self.stdout in ready:
            self.hear()

    def ready(self, seconds: float) -> list[object]:
        """Which streams can go on. Its output is left alone while an answer is there that nobody has read."""
        with selectors.DefaultSelector() as selector:
            if self.unsent:
                selector.register(self.stdin, selectors.EVENT_WRITE)
            if b"\n" not in self.heard:
                selector.register(self.stdout, selectors.EVENT_READ)
            if not self.stderr.closed:
                selector.register(self.stderr, selectors.EVENT_READ)
            return [key.fileobj for key, _ in selector.select(seconds)]

    def send(self) -> None:
        try:
            written = self.stdin.write(self.unsent) or 0
        except BrokenPipeError:
            raise self.lost() from None
        self.unsent = self.unsent[written:]

    def hear(self) -> None:
        said = self.stdout.read(LONGEST - len(self.heard))
        if said == b"":
            raise self.lost()
        self.heard += said or b""

    def hear_complaints(self) -> None:
        """Keep the end of what it says on standard error."""
        said = self.stderr.read(LONGEST)
        self.complaints = (self.complaints + (said or b""))[-REMEMBERED:]
        if said == b"":
            self.stderr.close()

    def lost(self) -> Forfeit:
        """It has closed a pipe, or is no more."""
        try:
            return Forfeit("forfeit-ended", {"status": self.process.wait(FAREWELL)})
        except subprocess.TimeoutExpired:
            return Forfeit("forfeit-closed")

    def last_words(self) -> str:
        """The last lines of its standard error."""
        if not self.stderr.closed:
            self.hear_complaints()
        lines = self.complaints.decode(errors="replace").split("\n")
        return "\n".join([line for line in lines if line.strip()][-REPEATED:])

    def farewell(self, message: bytes) -> None:
        """Send the last message; then the program may end."""
        with contextlib.suppress(OSError):
            self.stdin.write(message)
        self.stdin.close()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(FAREWELL)

    def close(self) -> None:
        """End it and all that it has started, whatever they are doing."""
        kill_group(self.process.pid)
        self.process.wait()
        GUARD.release(self.process.pid)
        for stream in (self.stdin, self.stdout, self.stderr):
            stream.close()


def started(words: Sequence[str], folder: str) -> "subprocess.Popen[bytes]":
    pipe = subprocess.PIPE
    try:
        # A separate session: Ctrl-C is for us, and its child processes can be ended together with it.
        return subprocess.Popen(
            words, bufsize=0, stdin=pipe, stdout=pipe, stderr=pipe, cwd=folder, start_new_session=True
        )
    except (OSError, ValueError) as error:
        raise Forfeit("forfeit-not-started", {"problem": getattr(error, "strerror", None) or str(error)}) from None


def unblocked(stream: IO[bytes] | None) -> IO[bytes]:
    assert stream is not None
    os.set_blocking(stream.fileno(), False)
    return stream
