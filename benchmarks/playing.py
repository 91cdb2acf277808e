"""How long the steps of `make play` take, one after another, in a fresh clone of this folder.

What was downloaded before is there (`.cache`). Processor time counts more than the clock if the machine has other
things to do. `make play` itself installs two things at once, and compiles while people already play. `--write` puts the
figures into docs/benchmarks.md.
"""

import argparse
import resource
import shutil
import subprocess
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

import page

ROOT = Path(__file__).parents[1]
DOWNLOADS = ("pip", "npm")
STEPS = {
    "make the environment": ["make", ".venv/made"],
    "install what the web table needs": ["make", ".venv/installed"],
    "link the package": ["make", ".venv/linked"],
    "install what builds the page": ["make", "web/node_modules/.package-lock.json"],
    "build the page": ["make", ".venv/page"],
    "open the table": [".venv/bin/wunderkammer", "serve", "--check", "--port", "0", "--data", "tables"],
    "behind it: compile the rules": ["make", ".venv/compiled"],
}


class Step(NamedTuple):
    name: str
    seconds: float
    processor: float


def measured() -> list[Step]:
    with tempfile.TemporaryDirectory(prefix="wunderkammer-play-") as place:
        clone = Path(place, "clone")
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
        for name in DOWNLOADS:
            if (ROOT / ".cache" / name).is_dir():
                shutil.copytree(ROOT / ".cache" / name, clone / ".cache" / name)
        return [timed(name, command, clone) for name, command in STEPS.items()]


def timed(name: str, command: list[str], clone: Path) -> Step:
    began, before = time.monotonic(), resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(command, cwd=clone, check=True, stdout=subprocess.DEVNULL)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    used = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return Step(name, time.monotonic() - began, used)


def table(steps: list[Step]) -> str:
    rows = [f"| {step.name} | {step.seconds:.0f} | {step.processor:.1f} |" for step in steps]
    return "\n".join(["| step | seconds | of processor |", "|---|---:|---:|", *rows])


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
