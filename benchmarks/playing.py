"""How long `make play` takes in a fresh clone of this folder: when each step began, and when the table answered.

What was downloaded before is there (`.cache`). The clock runs, so the machine should have nothing else to do. `--write`
puts the figures into docs/benchmarks.md.
"""

import argparse
import os
import shutil
import signal
import subprocess
import tempfile
import threading
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import NamedTuple

import page

ROOT = Path(__file__).parents[1]
PORT = 8698
MARK = "==> "
DOWNLOADS = ("pip", "npm")
LONGEST = 900.0  # seconds until all is given up
OPEN, COMPILED = "The table answers", "The rules are compiled"


class Step(NamedTuple):
    at: float
    what: str


def measured() -> list[Step]:
    with tempfile.TemporaryDirectory(prefix="wunderkammer-play-") as place:
        clone = Path(place, "clone")
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
        for name in DOWNLOADS:
            if (ROOT / ".cache" / name).is_dir():
                shutil.copytree(ROOT / ".cache" / name, clone / ".cache" / name)
        return watched(clone)


def watched(clone: Path) -> list[Step]:
    """Until the rules are compiled and the table has been opened again."""
    began = time.monotonic()
    command = ["make", "play", "HOST=127.0.0.1", f"ARGS=--port {PORT}"]
    play = subprocess.Popen(
        command, cwd=clone, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, start_new_session=True
    )
    alarm = threading.Timer(LONGEST, os.killpg, (play.pid, signal.SIGKILL))
    alarm.start()
    steps: list[Step] = []
    knocking = threading.Thread(target=knock, args=(steps, began), daemon=True)
    knocking.start()
    assert play.stdout is not None
    for line in play.stdout:
        if line.startswith(MARK):
            steps.append(Step(time.monotonic() - began, line.removeprefix(MARK).strip().partition(":")[0]))
        if line.startswith(MARK + COMPILED):
            os.killpg(play.pid, signal.SIGTERM)
            break
    play.wait()
    alarm.cancel()
    return sorted(steps)


def knock(steps: list[Step], began: float) -> None:
    """Until somebody opens."""
    while True:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{PORT}/readyz", timeout=5):
                steps.append(Step(time.monotonic() - began, OPEN))
                return
        except (urllib.error.URLError, OSError):
            time.sleep(0.1)


def table(steps: list[Step]) -> str:
    rows = [f"| {step.what} | {step.at:.0f} |" for step in steps]
    return "\n".join(["| step | begins after seconds |", "|---|---:|", *rows])


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--write", action="store_true", help="into docs/benchmarks.md")
    wanted = asked.parse_args()
    text = table(measured())
    print(text)
    if wanted.write:
        whole = page.PAGE.read_text(encoding="utf-8")
        page.PAGE.write_text(page.replaced(whole, "playing", text), encoding="utf-8")


if __name__ == "__main__":
    main()
