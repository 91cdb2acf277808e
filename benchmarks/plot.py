"""The plot: decisions a second as bars, on a paper of its own, so that it reads the same on light and dark pages."""

from pathlib import Path

import matplotlib as mpl
from figures import OURS, SPIEL, Figure, Run
from matplotlib.figure import Figure as Drawing
from report import of_us_or_them

PAPER, INK, FAINT = "#fbf7ee", "#2b2520", "#d8cfbd"
COLOURS = {OURS: "#a8442a", SPIEL: "#2f6f73", "RLCard": "#7a6a9a", "PettingZoo": "#8a7434"}
GROUPS = (("batch", "a batch of games"), ("inside", "inside the engine"), ("driven", "driven from Python"))
HEIGHT = 0.24  # of a bar, in inches


def draw(run: Run, path: Path) -> None:
    with mpl.rc_context({"svg.fonttype": "none", "svg.hashsalt": "wunderkammer", "font.size": 9}):
        drawing = drawn(run)
        drawing.savefig(path, format="svg", metadata={"Date": None, "Creator": None}, facecolor=PAPER)
    lines = path.read_text(encoding="utf-8").splitlines()
    path.write_text("\n".join(line.rstrip() for line in lines) + "\n", encoding="utf-8")


def drawn(run: Run) -> Drawing:
    """One bar a figure, the quickest of each group first; on a logarithmic scale."""
    reference = run.find(SPIEL, "driven", "hearts")
    rows = [(each, words) for group, words in GROUPS for each in ordered(of_us_or_them(run.group(group)))]
    drawing = Drawing(figsize=(8.2, 0.9 + HEIGHT * len(rows)), layout="constrained")
    axes = drawing.add_subplot()
    values = [each.ratio(reference).median if reference else each.decisions for each, _ in rows]
    labels = [f"{each.subject}, {words}" for each, words in rows]
    places = range(len(rows), 0, -1)
    unit = "decisions a second; 1 is hearts of OpenSpiel, driven from Python" if reference else "decisions a second"
    colours = [COLOURS.get(each.who, INK) for each, _ in rows]
    axes.barh(list(places), values, color=colours, height=0.72)
    for place, value in zip(places, values, strict=True):
        axes.text(value, place, f" {value:.3g}{' ×' if reference else ''}", va="center", color=INK)
    axes.set_yticks(list(places), labels, color=INK)
    axes.set_xscale("log")
    axes.set_xlim(min(values, default=1) / 2, max(values, default=1) * 3)
    axes.set_ylim(0.3, len(rows) + 0.7)
    drawing.supxlabel(unit, color=INK, fontsize=9)
    axes.tick_params(colors=INK, left=False)
    axes.set_facecolor(PAPER)
    axes.grid(axis="x", color=FAINT, linewidth=0.6)
    axes.set_axisbelow(True)
    axes.spines[:].set_visible(False)
    named = [(who, axes.barh([0], [0], color=colour)) for who, colour in COLOURS.items() if who in run.versions]
    axes.legend(
        [bar for _, bar in named], [who for who, _ in named], loc="lower right", facecolor=PAPER, edgecolor=FAINT
    )
    return drawing


def ordered(figures: list[Figure]) -> list[Figure]:
    return sorted(figures, key=lambda each: -each.decisions)
