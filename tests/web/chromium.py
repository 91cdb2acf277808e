"""The browser of these tests: Chromium or Chrome of the machine. As a program: install Debian's, if that is possible.

The headless shell comes first: it is the same browser without windows, and each visitor costs it much less.
"""

import os
import shutil
import subprocess
import sys

SHELL = "chromium-headless-shell"
NAMES = (SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
FLAGS = (
    "--no-sandbox",  # which root, as in containers, cannot have
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
MISSING = "There is no Chromium for the tests of the page: install one, or name it by the variable CHROMIUM."


def find() -> str | None:
    named = os.environ.get("CHROMIUM", "")
    return shutil.which(named) if named else next(filter(None, map(shutil.which, NAMES)), None)


def install() -> None:
    """Of Debian, where that is possible; elsewhere it is for people to decide."""
    if os.environ.get("CHROMIUM") or os.geteuid() != 0 or shutil.which("apt-get") is None:
        return
    sys.stdout.write("==> Installing Chromium for the tests of the page\n")
    sys.stdout.flush()
    for command in (["update"], ["install", "--yes", "--no-install-recommends", SHELL]):
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run(["apt-get", "--quiet=2", *command], env=environment, stdout=subprocess.DEVNULL, check=False)


if __name__ == "__main__":
    if shutil.which(SHELL) is None:
        install()
    if find() is None:
        sys.exit(MISSING) if os.environ.get("CI") else sys.stdout.write(f"{MISSING} They are skipped.\n")
