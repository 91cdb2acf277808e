"""The report: tables out of figures, for the terminal and for docs/benchmarks.md."""

from collections.abc import Iterable
from typing import NamedTuple

from bars import bars
from figures import OURS, PURE, SPIEL, Figure, Ratio, Run
from kinds import BATCH, CHANCE_TOO, COMPARED, KINDS

BESIDE = {kind.title + more for kind in COMPARED for more in ("", CHANCE_TOO, ", copy=False", ", copy=True")}

COLUMNS = (
    ("playout", "inside", "decisions"),
    ("+ chance", "inside", "actions"),
    ("driven", "driven", "decisions"),
    ("+ chance", "driven", "actions"),
    ("copy", "copy", "micros"),
    ("view", "view", "micros"),
    ("tensor", "tensor", "micros"),
    ("resample", "resample", "micros"),
)
LEGEND = """\
playout: decisions of seats a second in wk.playout, from copies of a fresh game
driven: the same from Python, by legal, choose, apply, with wk.deal for chance
+ chance: actions a second, the outcomes of chance counted too
copy, view (of a seat), tensor (the same as numbers in a NumPy array), resample: one call, in the third round
options of artefakt: opening=random and advanced
both, of artifact: the expansions research and roles
ratio: the playout, compiled, against the interpreted one"""


class Grid(NamedTuple):
    """A table: the first `words` columns are text, the others figures."""

    title: str
    headings: list[str]
    rows: list[list[str]]
    words: int = 1


def markdown(grid: Grid) -> str:
    rule = ["---"] * grid.words + ["---:"] * (len(grid.headings) - grid.words)
    lines = [f"| {' | '.join(grid.headings)} |", f"|{'|'.join(rule)}|"]
    return "\n".join([*lines, *(f"| {' | '.join(row)} |" for row in grid.rows)])


def rate(figure: float) -> str:
    return f"{figure / 1e6:.2f} M" if figure >= 1e5 else f"{figure / 1e3:.1f} k"


def micros(figure: float) -> str:
    return f"{figure:.2f} µs" if figure < 1 else f"{figure:.1f} µs" if figure < 10 else f"{figure:.0f} µs"


def times(ratio: Ratio) -> str:
    """Such as 4.1 (3.9-4.3): the median, and the middle half of the rounds."""
    digits = 0 if ratio.median >= 100 else 1 if ratio.median >= 2 else 2
    return f"{ratio.median:.{digits}f} ({ratio.low:.{digits}f}-{ratio.high:.{digits}f})"


def against(figure: Figure, reference: Figure | None) -> str:
    return times(figure.ratio(reference)) if reference else "-"


def own(run: Run) -> Grid:
    """Our own figures, kind by kind."""
    return Grid(
        "Our own games", ["", *(title for title, *_ in COLUMNS), "ratio"], [own_row(run, k.title) for k in KINDS]
    )


def own_row(run: Run, title: str) -> list[str]:
    cells = [title]
    for _, group, what in COLUMNS:
        figure = run.find(OURS, group, title)
        show = micros if what == "micros" else rate
        cells.append(show(getattr(figure, what)) if figure else "-")
    quick, slow = run.find(OURS, "inside", title), run.find(PURE, "inside", title)
    return [*cells, f"{quick.decisions / slow.decisions:.0f}" if quick and slow else "-"]


def of_us_or_them(figures: Iterable[Figure]) -> list[Figure]:
    """Of our own only those that stand beside the peers; the interpreted form stands beside nobody."""
    ours = [each for each in figures if each.who == OURS and each.subject in BESIDE]
    return ours + [each for each in figures if each.who not in (OURS, PURE)]


def rates(run: Run, group: str, title: str) -> Grid:
    """Decisions a second of a group, beside hearts driven from Python and beside hearts in the same group."""
    driven, same = run.find(SPIEL, "driven", "hearts"), run.find(SPIEL, group, "hearts")
    headings = ["", "game", "decisions/s", "+ chance", "× hearts driven"]
    beside_same = group == "inside" and same is not None
    rows = [
        [each.who, each.subject, rate(each.decisions), rate(each.actions), against(each, driven)]
        + ([against(each, same)] if beside_same else [])
        for each in of_us_or_them(run.group(group))
    ]
    return Grid(title, headings + (["× hearts inside"] if beside_same else []), rows, words=2)


def batches(run: Run) -> Grid:
    driven = run.find(SPIEL, "driven", "hearts")
    rows = [[each.subject, rate(each.decisions), against(each, driven)] for each in run.group("batch")]
    return Grid(f"{BATCH:,} games at once, with observations and masks", ["", "decisions/s", "× hearts driven"], rows)


def one_call(run: Run) -> Grid:
    """Copies, views and tensors, each beside the same of hearts."""
    groups = ("copy", "tensor", "view")
    references = {group: run.find(SPIEL, group, "hearts") for group in groups}
    rows = []
    for who, subject in dict.fromkeys((each.who, each.subject) for each in of_us_or_them(run.group(*groups))):
        cells = [who, subject]
        for group in groups:
            figure = run.find(who, group, subject)
            cells += [micros(figure.micros), against(figure, references[group])] if figure else ["", ""]
        rows.append(cells)
    headings = ["", "game", "copy", "× hearts", "tensor", "× hearts", "view", "× hearts"]
    return Grid("One call", headings, rows, words=2)


def against_the_bars(run: Run) -> Grid:
    rows = [[bar.words, bar.lowest, bar.highest, bar.verdict] for bar in bars(run)]
    return Grid("The bars", ["bar", "our lowest", "our highest", ""], rows, words=4)


def peers(run: Run) -> list[Grid]:
    grids = [
        against_the_bars(run),
        rates(run, "driven", "Driven from Python"),
        rates(run, "inside", "Inside the engine"),
        batches(run),
        one_call(run),
    ]
    return [grid for grid in grids if grid.rows]


def notices(run: Run) -> list[str]:
    return [f"Left out: {what}: {why}." for what, why in run.skipped.items()]


def circumstances(run: Run) -> str:
    form = "compiled" if run.compiled else "interpreted"
    core = "all on one core" if run.pinned else "not bound to one core, which this system cannot do"
    quick = " A quick run, for trying only." if run.quick else ""
    return f"Measured {run.date} with Python {run.python}, {form}; {run.machine}; {run.rounds} rounds, {core}.{quick}"
