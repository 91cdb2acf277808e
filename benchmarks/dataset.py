"""How fast `lab dataset` plays, and how large its files become: random and greedy bots at the smallest tables.

Processor time of all processes together; wall time depends on what else the machine does. The sets stay in `--out`, and
a run that was stopped goes on there. `--write` puts the figures into docs/benchmarks.md. `make bench` tries
fewer games.
"""

import argparse
import json
import resource
import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import page

import wunderkammer as wk
from wunderkammer.lab.dataset import read

FIGURES = "figures.json"  # of a set, beside its files


def used() -> float:
    times = resource.getrusage(resource.RUSAGE_CHILDREN)
    return times.ru_utime + times.ru_stime


def made(game: str, games: int, folder: Path) -> dict[str, Any]:
    """The figures of a set, which is made if it is not there; several runs add up."""
    kept = folder / FIGURES
    before = json.loads(kept.read_text(encoding="utf-8")) if kept.is_file() else {"processor": 0.0, "wall": 0.0}
    if before.get("games") == games:
        return dict(before)
    start, wall = used(), time.monotonic()
    command = (sys.executable, "-m", "wunderkammer", "lab", "dataset", game, "--seed", "bench", "--out", str(folder))
    result = subprocess.run([*command, "--games", str(games)], check=False)
    spent = {"processor": before["processor"] + used() - start, "wall": before["wall"] + time.monotonic() - wall}
    there = read(folder)
    size = sum(path.stat().st_size for path in there.files)
    figures = {**spent, "games": len(there), "size": size, "seats": there.setup["seats"]}
    kept.write_text(json.dumps(figures), encoding="utf-8")
    result.check_returncode()
    return figures


def row(game: str, figures: dict[str, Any]) -> str:
    games, processor, size = figures["games"], figures["processor"], figures["size"]
    cells = (game, figures["seats"], f"{games:,}", f"{processor:.0f}", f"{games / processor:.0f}")
    return "| " + " | ".join([*map(str, cells), f"{size / 1e6:.1f}", f"{size / games:.0f}"]) + " |"


def table(found: dict[str, dict[str, Any]]) -> str:
    head = "| game | seats | games | seconds of processor | games per second of a core | MB | bytes a game |"
    return "\n".join([head, "|---|---:|---:|---:|---:|---:|---:|", *(row(game, found[game]) for game in found)])


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--games", type=int, default=100_000)
    asked.add_argument("--game", action="append", help="only this one")
    asked.add_argument("--out", type=Path, help="a folder to keep the sets in")
    asked.add_argument("--write", action="store_true", help="into docs/benchmarks.md")
    wanted = asked.parse_args()
    with TemporaryDirectory() as passing:
        folder = wanted.out or Path(passing)
        text = table({game: made(game, wanted.games, folder / game) for game in wanted.game or wk.games()})
    print(text)
    if wanted.write:
        whole = page.PAGE.read_text(encoding="utf-8")
        page.PAGE.write_text(page.replaced(whole, "dataset", text), encoding="utf-8")


if __name__ == "__main__":
    main()
