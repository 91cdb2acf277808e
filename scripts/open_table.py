"""`make play`: open the web table as soon as there is a page, and compile the rules while people already sit there.

Until the rules are compiled they run interpreted, which is exact but makes bots think longer. Then the table is opened
again: everything is in its file, and pages connect by themselves. The arguments are those of `wunderkammer serve`.
"""

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

ROOT = Path(__file__).parents[1]
LOG = ROOT / ".cache" / "compile.log"
MAKE = os.environ.get("MAKE", "make")
WAIT = 1.0  # seconds between two looks at the compiler


def make(target: str, *flags: str) -> list[str]:
    return [*MAKE.split(), "--no-print-directory", *flags, target]


def build_page() -> None:
    if subprocess.run(make(".venv/page"), cwd=ROOT, check=False).returncode:
        say("The page could not be built (see above): the table opens with an older or a plain one")


def is_compiled() -> bool:
    """Whether there is nothing to do for make: then the modules fit their sources."""
    return (
        subprocess.run(make(".venv/compiled", "--question"), cwd=ROOT, capture_output=True, check=False).returncode == 0
    )


def compiling() -> "subprocess.Popen[bytes]":
    """At low priority, with its own log, and out of reach of the Ctrl-C that is meant for the table."""
    LOG.parent.mkdir(exist_ok=True)
    with LOG.open("wb") as log:
        command = ["nice", *make(".venv/compiled")]
        return subprocess.Popen(command, cwd=ROOT, stdout=log, stderr=log, start_new_session=True)


def serving(arguments: list[str], interpreted: bool) -> "subprocess.Popen[bytes]":
    environment = {**os.environ, "WUNDERKAMMER_PURE": "1"} if interpreted else None
    return subprocess.Popen([sys.executable, "-m", "wunderkammer", "serve", *arguments], env=environment)


def play(arguments: list[str]) -> int:
    build_page()
    say("Opening the table")
    if is_compiled():
        return serving(arguments, interpreted=False).wait()
    table, compiler = serving(arguments, interpreted=True), compiling()
    say("Compiling the rules meanwhile, which takes some minutes: until then bots take longer to think")
    try:
        while compiler.poll() is None:
            with suppress(subprocess.TimeoutExpired):
                return table.wait(WAIT)
        if has_compiled() and "0" not in values(arguments, "--port"):
            say("The rules are compiled: opening the table again. Pages connect again by themselves")
            stop(table)
            table = serving(arguments, interpreted=False)
        return table.wait()
    finally:
        stop(compiler, os.killpg)
        stop(table)


def has_compiled() -> bool:
    if any((ROOT / "src").glob("*.so")) and is_compiled():
        return True
    say(f"The rules are not compiled, so bots take longer to think; {LOG.relative_to(ROOT)} says why")
    return False


def values(arguments: list[str], option: str) -> list[str]:
    """What is given for an option. A table at `--port 0` would be elsewhere when it is opened again."""
    return [arguments[place + 1] for place, word in enumerate(arguments[:-1]) if word == option]


def stop(process: "subprocess.Popen[bytes]", kill: Callable[[int, int], None] = os.kill) -> None:
    if process.poll() is None:
        with suppress(ProcessLookupError):
            kill(process.pid, signal.SIGTERM)
        process.wait()


def say(text: str) -> None:
    print(f"==> {text}", flush=True)


if __name__ == "__main__":
    signal.signal(signal.SIGINT, lambda *_: None)  # Ctrl-C reaches the table itself, which ends in good order
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())
    sys.exit(play(sys.argv[1:]))
