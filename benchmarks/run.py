"""`make bench`: how fast the games run, beside the games of other libraries. A report, not a test.

All are measured in turns, in one run and on one core. The figures go to docs/benchmarks.md with a plot, unless it was a
quick run.
"""

import argparse
import json
import os
import platform
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from datetime import UTC, datetime
from pathlib import Path

import page
import report
from environments import NAMES, PEERS, PLACE, CannotInstall, prepare
from figures import OURS, Run
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rounds import HERE, Worker, WorkerFailed, environment, pin, play_rounds

import wunderkammer as wk

LAST = PLACE / "last.json"
ROUNDS, SECONDS = 25, 0.1
QUICK_ROUNDS, QUICK_SECONDS = 3, 0.03

aside = Console(stderr=True)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--quick", action="store_true", help="fewer and shorter rounds, and the page stays as it is")
    asked.add_argument("--ours-only", action="store_true", help="without the peers; nothing is installed")
    asked.add_argument("--write", action=argparse.BooleanOptionalAction, help="whether docs/benchmarks.md is written")
    asked.add_argument("--json", action="store_true", help="print the figures of all rounds for programs")
    asked.add_argument("--again", type=Path, metavar="FILE", help=f"the report of an old run, such as {LAST.name}")
    wanted = asked.parse_args()
    run = (
        Run.from_json(json.loads(wanted.again.read_text()))
        if wanted.again
        else measured(wanted.quick, wanted.ours_only)
    )
    if wanted.json:
        print(json.dumps(run.to_json()))
    else:
        show(run)
    if not run.quick if wanted.write is None else wanted.write:
        for notice in page.write(run):
            aside.print(notice)
        aside.print(f"Written: docs/{page.PAGE.name}")


def measured(quick: bool, ours_only: bool) -> Run:
    """A whole run: workers, rounds, figures. They are kept for --again."""
    skipped: dict[str, str] = {}
    pythons = {} if ours_only else peers(skipped)
    pinned = pin()
    rounds, seconds = (QUICK_ROUNDS, QUICK_SECONDS) if quick else (ROUNDS, SECONDS)
    with ExitStack() as stack:
        workers = list(started(pythons, stack, skipped))
        jobs = rounds * sum(len(worker.measures) for worker in workers)
        with progress(rounds, jobs) as step:
            figures, failed = play_rounds(workers, rounds, seconds, step)
        versions = {worker.who: worker.version for worker in workers if worker.who in {each.who for each in figures}}
        for worker in workers:
            skipped |= worker.skipped
    run = Run(
        date=datetime.now(tz=UTC).date().isoformat(),
        python=platform.python_version(),
        machine=f"{platform.system()}, {platform.machine()}, {os.cpu_count()} cores",
        pinned=pinned,
        compiled=wk.compiled,
        quick=quick,
        rounds=rounds,
        versions=versions,
        skipped=skipped | failed,
        figures=figures,
    )
    LAST.parent.mkdir(parents=True, exist_ok=True)
    LAST.write_text(json.dumps(run.to_json()), encoding="utf-8")
    return run


def peers(skipped: dict[str, str]) -> dict[str, Path]:
    """The Python of each peer that can be installed; of the others the reason why not is noted and told."""
    pythons = {}
    for name in NAMES:
        try:
            pythons[name] = prepare(name, aside.print)
        except CannotInstall as trouble:
            skipped[name] = str(trouble)
            aside.print(f"Leaving out {name}: {trouble}")
    return pythons


def started(pythons: dict[str, Path], stack: ExitStack, skipped: dict[str, str]) -> Iterator[Worker]:
    """Ourselves first, and ourselves interpreted; then the peers that start."""
    ours = str(HERE / "ours.py")
    commands = {OURS: ([sys.executable, ours], environment(ours=True))}
    if wk.compiled:
        pure = environment(ours=True, WUNDERKAMMER_PURE="1")
        commands["interpreted"] = ([sys.executable, ours, "--playouts"], pure)
    for name, python in pythons.items():
        commands[name] = ([str(python), str(PEERS / f"play_{name}.py")], environment(ours=False))
    for name, (command, variables) in commands.items():
        try:
            worker = Worker(command, variables)
        except WorkerFailed as trouble:
            skipped[name] = str(trouble)
            aside.print(f"Leaving out {name}: {trouble}")
            continue
        stack.callback(worker.close)
        yield worker


@contextmanager
def progress(rounds: int, jobs: int) -> Iterator[Callable[[int, str], None]]:
    """A bar on a terminal; elsewhere a line for every fifth round."""
    columns = (TextColumn("{task.description:60.60}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=aside, transient=True) as bar:
        task = bar.add_task("", total=jobs)
        told = 0

        def step(turn: int, title: str) -> None:
            nonlocal told
            bar.update(task, advance=1, description=title)
            if not aside.is_terminal and turn > told and turn % 5 == 1:
                told = turn
                aside.print(f"round {turn} of {rounds}")

        yield step


def show(run: Run) -> None:
    console = Console()
    for grid in [report.own(run), *report.peers(run)]:
        table = Table(padding=(0, 0), title=grid.title)
        for number, heading in enumerate(grid.headings):
            table.add_column(heading, justify="left" if number < grid.words else "right")
        for row in grid.rows:
            table.add_row(*row)
        console.print(table, "")
    console.print(report.LEGEND, *report.notices(run), report.circumstances(run), sep="\n", markup=False)


if __name__ == "__main__":
    main()
