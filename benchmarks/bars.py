"""What was aimed at, and what was reached: the bars that a run is held against."""

from typing import NamedTuple

from figures import OURS, SPIEL, Figure, Run
from kinds import KINDS

DRIVEN = 4.0  # times hearts, both driven from Python
INSIDE = 1.0  # times hearts, both without Python
BATCHES = {"artefakt": 1e6, "artifact": 5e5}  # decisions a second


class Bar(NamedTuple):
    """A bar and how it was met, in words."""

    words: str
    lowest: str
    highest: str
    verdict: str


def bars(run: Run) -> list[Bar]:
    """Those that this run can tell about: without OpenSpiel there is nothing to be compared with."""
    titles = {kind.title for kind in KINDS}
    ours = [each for each in run.figures if each.who == OURS]
    driven = [each for each in ours if each.group == "driven" and each.subject in titles]
    inside = [each for each in ours if each.group == "inside"]
    found = [
        beside(run, driven, "driven", "hearts", DRIVEN, "driven from Python: {} hearts driven from Python"),
        beside(
            run,
            driven,
            "driven",
            "hearts, chance by index",
            DRIVEN,
            "driven from Python: {} hearts with chance by index",
        ),
        beside(run, inside, "inside", "hearts", INSIDE, "inside the engine: {} hearts inside C++"),
    ]
    for game, least in BATCHES.items():
        batch = [each for each in ours if each.group == "batch" and each.subject.startswith(game)]
        found.append(in_a_second(batch, least, f"{game} in a batch"))
    return [bar for bar in found if bar]


def beside(run: Run, ours: list[Figure], group: str, subject: str, least: float, words: str) -> Bar | None:
    """The median ratio of every kind of ours to one figure of OpenSpiel."""
    reference = run.find(SPIEL, group, subject)
    if not reference or not ours:
        return None
    reached = {each.subject: each.ratio(reference).median for each in ours}
    return bar(words.format(f"{least:g} × the decisions of"), reached, least, "{:.2f} ×")


def in_a_second(ours: list[Figure], least: float, words: str) -> Bar | None:
    reached = {each.subject: each.decisions for each in ours}
    shown = {subject: figure / 1e6 for subject, figure in reached.items()}
    return bar(f"{words}: {least / 1e6:g} M decisions/s", shown, least / 1e6, "{:.2f} M") if ours else None


def bar(words: str, reached: dict[str, float], least: float, form: str) -> Bar:
    low, high = min(reached, key=lambda key: reached[key]), max(reached, key=lambda key: reached[key])
    over = sum(figure >= least for figure in reached.values())
    verdict = "reached by all" if over == len(reached) else f"reached by {over} of {len(reached)}" if over else "missed"
    return Bar(words, f"{form.format(reached[low])} ({low})", f"{form.format(reached[high])} ({high})", verdict)
