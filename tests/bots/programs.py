"""Programs for the tests of external bots: each is a Python program of a few lines, written where the test wants it."""

import json
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from wunderkammer.bots.external import Program

# Each keeps its own number and what it is told in files, and answers as it is told to.
HEAD = """
import json, os, signal, subprocess, sys, time
with open("running", "a") as file:
    file.write(f"{os.getpid()}\\n")
asked = 0
"""
LOOP = """
for line in sys.stdin:
    with open("told", "a") as file:
        file.write(line)
    message = json.loads(line)
    if message["is"] == "ask":
        asked += 1
        print(answer(message["legal"]), flush=True)
"""
GOOD = "def answer(legal): return legal[0]"


def program(folder: Path, before: str = "", answer: str = GOOD, patience: float = 30, name: str = "mine") -> Program:
    """A program that does something `before` it listens, then answers in its way."""
    folder.mkdir(exist_ok=True)
    (folder / f"{name}.py").write_text(HEAD + before + "\n" + answer + LOOP, encoding="utf-8")
    return Program(name, f'"{sys.executable}" -I -S {name}.py', str(folder), patience)


def told(folder: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (folder / "told").read_text(encoding="utf-8").splitlines()]


def all_gone(folder: Path) -> bool:
    """Whether none of the processes that wrote their number is left; a moment is given to the system."""
    numbers = (folder / "running").read_text(encoding="utf-8").split()
    assert numbers
    deadline = time.monotonic() + 20
    while any(is_there(number) for number in numbers):
        if time.monotonic() > deadline:
            return False
        time.sleep(0.05)
    return True


def is_there(number: str) -> bool:
    """A process that ended and that nobody has asked about (`Z`) is not there any more."""
    listed = subprocess.run(["ps", "-o", "stat=", "-p", number], capture_output=True, text=True, check=False)
    return listed.stdout.strip()[:1] not in ("", "Z")
