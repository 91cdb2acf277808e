"""docs/benchmarks.md and its plot: what stands between the markers is replaced, what people wrote there stays."""

from pathlib import Path

import report
from figures import PURE, SPIEL, Run

DOCS = Path(__file__).parents[1] / "docs"
PAGE, PLOT = DOCS / "benchmarks.md", DOCS / "benchmarks.svg"


def write(run: Run) -> list[str]:
    """Bring the page up to date; what could not be done is told."""
    text = PAGE.read_text(encoding="utf-8")
    text = replaced(text, "measured", own_part(run))
    compared = run.find(SPIEL, "driven", "hearts") is not None
    if compared:
        text = replaced(text, "peers", peers_part(run))
    PAGE.write_text(text, encoding="utf-8")
    if not compared:
        return ["The part about the peers and the plot stay as they were: there is no OpenSpiel to compare with."]
    try:
        from plot import draw  # noqa: PLC0415 - the page is worth writing without it

        draw(run, PLOT)
    except ModuleNotFoundError as missing:
        return [f"The plot stays as it was: {missing.name} is not installed."]
    return []


def own_part(run: Run) -> str:
    legend = "\n".join(f"- {line}" for line in report.LEGEND.split("\n"))
    return f"{report.circumstances(run)}\n\n{report.markdown(report.own(run))}\n\n{legend}"


def peers_part(run: Run) -> str:
    versions = ", ".join(f"{who} {version}" for who, version in run.versions.items() if who != PURE)
    parts = [f"{report.circumstances(run)}\n{versions}."]
    parts += ["\n".join(f"- {notice}" for notice in report.notices(run))] if run.skipped else []
    parts += ["![Decisions a second, beside hearts of OpenSpiel driven from Python](benchmarks.svg)"]
    for grid in report.peers(run):
        parts += [f"### {grid.title}", report.markdown(grid)]
    return "\n\n".join(parts)


def replaced(text: str, name: str, part: str) -> str:
    """A page with something else between two markers."""
    begin, end = f"<!-- {name}: begin -->", f"<!-- {name}: end -->"
    before, found, rest = text.partition(begin)
    _, closed, after = rest.partition(end)
    if not found or not closed:
        raise ValueError(f"the page has no place for {name}")
    return f"{before}{begin}\n{part}\n{end}{after}"
