"""The environments of the peers: one each, made in .cache/bench from the lock files in benchmarks/peers."""

import hashlib
import os
import platform
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).parents[1]
PEERS = Path(__file__).parent / "peers"
PLACE = ROOT / ".cache" / "bench"
NAMES = ("openspiel", "rlcard", "pettingzoo")

# RLCard comes as pure Python sources only. Nothing else is built here: that could take an hour.
BUILDING = ("--only-binary", ":all:", "--no-binary", "rlcard")

NO_NETWORK = re.compile(
    "NewConnectionError|NameResolutionError|ConnectTimeout|ReadTimeout|ProxyError|Network is unreachable"
    "|Temporary failure in name resolution|Connection refused"
)
REASONS = (
    (NO_NETWORK, "the package index cannot be reached"),
    (re.compile("DO NOT MATCH THE HASHES|THESE PACKAGES DO NOT MATCH"), "a package is not the one that was locked"),
    (re.compile("No matching distribution|Could not find a version"), "there is no package for this Python or machine"),
    (re.compile("No space left"), "the disk is full"),
)


class CannotInstall(Exception):
    """A peer is left out, and this is why."""


def prepare(peer: str, tell: Callable[[str], None]) -> Path:
    """The Python of the environment of a peer, which is made if need be; CannotInstall says why not."""
    folder = PLACE / peer
    python = folder / "bin" / "python"
    lock = PEERS / f"{peer}.txt"
    stamp = folder / "installed"
    wanted = f"{folder} {platform.python_version()} {hashlib.sha256(lock.read_bytes()).hexdigest()}\n"
    if stamp.exists() and stamp.read_text(encoding="utf-8") == wanted:
        return python
    tell(f"Installing {peer} (a minute or so the first time)")
    run(sys.executable, "-m", "venv", "--clear", str(folder))
    run(
        str(python), "-m", "pip", "install", "--retries", "1", "--require-hashes", *BUILDING, "--requirement", str(lock)
    )
    stamp.write_text(wanted, encoding="utf-8")
    return python


def run(*command: str) -> None:
    quiet = {"PIP_DISABLE_PIP_VERSION_CHECK": "1", "PIP_CACHE_DIR": str(ROOT / ".cache" / "pip")}
    try:
        result = subprocess.run(command, env=quiet | dict(os.environ), capture_output=True, text=True, check=False)
    except OSError as trouble:
        raise CannotInstall(str(trouble)) from trouble
    if result.returncode:
        raise CannotInstall(reason(result.stdout + result.stderr))


def reason(said: str) -> str:
    """Why an installation failed, in a few words and without addresses."""
    for pattern, words in REASONS:
        if pattern.search(said):
            return words
    errors = [line for line in said.splitlines() if line.lower().startswith("error")] or said.splitlines() or [""]
    words = re.sub(r"\S+://\S+", "…", errors[0].partition(":")[2] or errors[0]).strip()
    return words or "it failed without a word"
