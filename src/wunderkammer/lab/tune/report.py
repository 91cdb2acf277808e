"""How a tuning went and what came of it, as a page in Markdown."""

from collections.abc import Sequence
from pathlib import Path

from wunderkammer.lab.tally import Mean
from wunderkammer.lab.tune.tuning import Tuning
from wunderkammer.texts import Speaker

PAGE = "report.md"


def write(tuning: Tuning, match: Mean, say: Speaker) -> Path:
    file = tuning.folder / PAGE
    file.write_text(page(tuning, match, say), encoding="utf-8")
    return file


def page(tuning: Tuning, match: Mean, say: Speaker) -> str:
    plan = tuning.plan
    title = say("ui-tune-title", game=say.name("game", plan.game))
    recipe = say("ui-tune-recipe", seed=plan.seed, games=plan.even(plan.games), iterations=plan.iterations)
    parts = [f"# {title}", recipe, *tables(tuning, say), outcome(match, say)]
    return "\n\n".join(parts) + "\n"


def tables(tuning: Tuning, say: Speaker) -> list[str]:
    present, tuned = tuning.optimiser.present, tuning.figures()
    figures = [[f"`{name}`", str(present[name]), str(tuned[name])] for name in present]
    generations = [
        [str(number), f"{one.best:.2f}", f"{one.mean:.2f}", f"{100 * one.spread:.0f} %"]
        for number, one in enumerate(tuning.done, 1)
    ]
    return [
        table([say(f"ui-tune-column-{key}") for key in ("figure", "present", "tuned")], figures),
        table([say(f"ui-tune-column-{key}") for key in ("generation", "best", "mean", "spread")], generations),
    ]


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [heads, ["---"] * len(heads), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def outcome(match: Mean, say: Speaker) -> str:
    """The last match in a sentence: what it proves is what its interval holds."""
    low, high = match.interval()
    verdict = "better" if low > 1 else "worse" if high < 1 else "open"
    figures = {"share": round(match.value, 2), "low": round(low, 2), "high": round(high, 2)}
    return say("ui-tune-match", games=match.count, verdict=verdict, **figures)
