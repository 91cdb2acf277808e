"""`make bench`: how fast the games run, compiled and interpreted. A report, not a test.

ARGS: --json prints the figures for programs, --quick measures less, --write puts the table into docs/benchmarks.md.
"""

import argparse
import json
import os
import platform
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from measure import KINDS, Figures, measure
from rich.console import Console
from rich.table import Table

import wunderkammer as wk

PAGE = Path(__file__).parents[1] / "docs" / "benchmarks.md"
BEGIN, END = "<!-- measured: begin -->", "<!-- measured: end -->"
QUICK = 3  # repetitions
COLUMNS = (
    ("playout", "playout_decisions", 1e6, "{:.2f} M"),
    ("+ chance", "playout_actions", 1e6, "{:.2f} M"),
    ("driven", "driven_decisions", 1e6, "{:.2f} M"),
    ("+ chance", "driven_actions", 1e6, "{:.2f} M"),
    ("copy", "copy", 1, "{:.2f} µs"),
    ("view", "view", 1, "{:.0f} µs"),
    ("resample", "resample", 1, "{:.1f} µs"),
)
LEGEND = """\
playout: decisions of seats a second in wk.playout, from copies of a fresh game
driven: the same from Python, by legal, choose, apply, with wk.deal for chance
+ chance: actions a second, the outcomes of chance counted too
copy, view (of a seat), resample: one call, in the third round
options of artefakt: opening=random and advanced
both, of artifact: the expansions research and roles
ratio: the playout, compiled, against the interpreted one"""


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--json", action="store_true", help="print the figures for programs")
    asked.add_argument("--write", action="store_true", help="put the table into docs/benchmarks.md")
    asked.add_argument("--quick", action="store_true", help="fewer repetitions")
    asked.add_argument("--this-form-only", action="store_true", help="do not compare with the interpreted form")
    wanted = asked.parse_args()
    report = measured(wanted.quick)
    if wk.compiled and not wanted.this_form_only:
        report["interpreted"] = interpreted(wanted.quick)
    if wanted.json:
        print(json.dumps(report, indent=2))
    else:
        show(report)
    if wanted.write:
        write(report)


def measured(quick: bool) -> dict[str, object]:
    """The figures of the form in use."""
    games = 400 if wk.compiled else 20
    repetitions = QUICK if quick else 25
    return {
        "date": datetime.now(tz=UTC).date().isoformat(),
        "python": platform.python_version(),
        "compiled": wk.compiled,
        "quick": quick,
        "figures": [measure(kind, repetitions, games)._asdict() for kind in KINDS],
    }


def interpreted(quick: bool) -> object:
    """The same figures with the compiled modules passed over, from a process of its own."""
    command = [sys.executable, __file__, "--json", "--this-form-only", *(["--quick"] if quick else [])]
    environment = {**os.environ, "WUNDERKAMMER_PURE": "1"}
    result = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return json.loads(result.stdout)["figures"]


def rows(report: dict[str, object]) -> list[list[str]]:
    """The table as text: the form in use, and how many times quicker it is than the interpreted one."""
    table = []
    figures = [Figures(**row) for row in as_rows(report["figures"])]
    slow = [Figures(**row) for row in as_rows(report.get("interpreted", []))]
    for number, row in enumerate(figures):
        cells = [text.format(getattr(row, key) / unit) for _, key, unit, text in COLUMNS]
        ratio = f"{row.playout_decisions / slow[number].playout_decisions:.0f}" if slow else ""
        table.append([row.kind, *cells, ratio])
    return table


def as_rows(value: object) -> list[dict[str, Any]]:
    assert isinstance(value, list)
    return value


def headings() -> list[str]:
    return ["", *(title for title, *_ in COLUMNS), "ratio"]


def show(report: dict[str, object]) -> None:
    form = "compiled" if report["compiled"] else "interpreted"
    table = Table(padding=(0, 0), title=f"{form}, one core, Python {report['python']}, {report['date']}")
    for number, heading in enumerate(headings()):
        table.add_column(heading, justify="left" if number == 0 else "right")
    for row in rows(report):
        table.add_row(*row)
    Console().print(table, LEGEND, sep="\n")


def write(report: dict[str, object]) -> None:
    """Replace what stands between the markers of the page."""
    form = "compiled" if report["compiled"] else "interpreted"
    quick = f" A quick run: the best of {QUICK} repetitions." if report["quick"] else ""
    lines = [
        f"Measured {report['date']} with Python {report['python']}, {form}.{quick}",
        "",
        "| " + " | ".join(headings()) + " |",
        "|---" + "|---:" * (len(headings()) - 1) + "|",
        *("| " + " | ".join(row) + " |" for row in rows(report)),
        "",
        *(f"- {line}" for line in LEGEND.split("\n")),
    ]
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
    _, _, after = rest.partition(END)
    PAGE.write_text(f"{before}{BEGIN}\n" + "\n".join(lines) + f"\n{END}{after}", encoding="utf-8")


if __name__ == "__main__":
    main()
