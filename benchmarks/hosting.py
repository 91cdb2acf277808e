"""A server for a benchmark, on a core of its own, and what it takes of the machine."""

import asyncio
import contextlib
import gc
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

KEPT = "[memory]"  # before the figure that a process of its own prints


class Hosted:
    def __init__(self, server: "subprocess.Popen[str]", address: str, folder: Path) -> None:
        self.server = server
        self.process = server.pid
        self.address = address
        self.folder = folder

    def stop(self) -> None:
        if self.server.returncode is None:
            os.killpg(self.process, signal.SIGTERM)
            self.server.communicate()


@contextmanager
def serving(pinned: bool = False) -> Iterator[Hosted]:
    """A worker with a database of its own; on the first core, and who asks on the second, if they are to be pinned."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "wunderkammer", "serve", "--port", "0", "--data", folder]
        environment = {**os.environ, "WUNDERKAMMER_RATE": "1000000", "WUNDERKAMMER_LIMITS": "off"}
        if pinned:
            pin(0)  # the server with all its threads
        server = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,  # its log
            text=True,
            env=environment,
            start_new_session=True,
        )
        assert server.stdout is not None
        if pinned:
            pin(1)
        hosted = Hosted(server, "", Path(folder))
        try:
            line = next(line for line in server.stdout if "http://" in line)
            hosted.address = line.partition("http://")[2].split()[0].strip("/.")
            yield hosted
        finally:
            hosted.stop()


def pin(core: int) -> None:
    """This process, and what it starts, on one core."""
    if hasattr(os, "sched_setaffinity") and (os.cpu_count() or 1) > 1:
        os.sched_setaffinity(0, {core})


@contextmanager
def undisturbed(server: int) -> Iterator[bool]:
    """As if nothing else worked on this machine: the server and its clients go first. Whether the system allows it."""
    if not hasattr(os, "sched_setscheduler"):
        yield False
        return
    threads = [int(path.name) for process in (server, os.getpid()) for path in Path(f"/proc/{process}/task").iterdir()]
    try:
        for thread in threads:
            os.sched_setscheduler(thread, os.SCHED_RR, os.sched_param(1))
    except PermissionError:
        yield False
        return
    try:
        yield True
    finally:
        for thread in threads:
            with contextlib.suppress(ProcessLookupError):
                os.sched_setscheduler(thread, os.SCHED_OTHER, os.sched_param(0))


def processor_time(process: int) -> float:
    """Seconds that a process has worked; 0 where the system does not tell."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def resident(process: int | str = "self") -> int:
    """Bytes of memory that a process holds; 0 where the system does not tell."""
    try:
        return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return 0


def read_again(folder: Path) -> str:
    """What a fresh process says that has read all tables of a folder."""
    command = [sys.executable, __file__, str(folder)]
    return subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout


def memory_of(said: str) -> float:
    return next(float(line.removeprefix(KEPT)) for line in said.splitlines() if line.startswith(KEPT))


async def weigh(folder: Path) -> float:
    """Bytes that a running table takes in memory, without those who watch it: all of a folder are read."""
    from wunderkammer.server.house import house  # noqa: PLC0415 (only here is it not a client)
    from wunderkammer.server.house.bus import NoBus  # noqa: PLC0415
    from wunderkammer.server.system import metrics  # noqa: PLC0415 (only here is it not a client)
    from wunderkammer.server.thinking import thinkers  # noqa: PLC0415 (only here is it not a client)
    from wunderkammer.store import open_store  # noqa: PLC0415

    store = await open_store(next(folder.glob("*.db")))
    inn = house.House(store, NoBus(), thinkers.Thinkers(figures := metrics.Metrics(), 1), figures)
    names = await store.tables(live=True, limit=100_000)
    rooms = [await inn.read(name) for name in names[: len(names) // 10]]  # what the first of them bring along
    gc.collect()
    before = resident()
    rooms += [await inn.read(name) for name in names[len(rooms) :]]
    gc.collect()
    taken = resident() - before
    await store.close()
    await inn.thinkers.close()
    return taken / (len(rooms) - len(names) // 10)


def shown(news: str) -> None:
    """A line of progress, which the next one and the table cover."""
    if sys.stderr.isatty():
        print(f"\r{news:<60}\r", end="", file=sys.stderr, flush=True)


if __name__ == "__main__":
    print(KEPT, asyncio.run(weigh(Path(sys.argv[1]))))
