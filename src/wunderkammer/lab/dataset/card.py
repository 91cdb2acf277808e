"""The card of a data set: what it holds and how it was made."""

from importlib import resources
from typing import Any

import wunderkammer as wk
from wunderkammer.lab.dataset.parquet import COLUMNS
from wunderkammer.lab.dataset.reading import Dataset


def card(dataset: Dataset) -> str:
    """In English, as a page in Markdown; its figures are counted in the set."""
    setup, games = dataset.setup, len(dataset)
    template = resources.files("wunderkammer.lab.dataset").joinpath("card.md").read_text(encoding="utf-8")
    return template.format(
        **setup,
        title=setup["game"].capitalize(),
        there=games,
        names=", ".join(f"`{name}`" for name in setup["bots"]),
        chosen=", ".join(f"{name}={value}" for name, value in setup["options"].items()) or "none",
        command=command(setup),
        count=wk.game(setup["game"]).actions,
        columns="\n".join(f"| `{name}` | {meaning} |" for name, meaning in COLUMNS.items()),
        strength=strength(dataset),
    )


def command(setup: dict[str, Any]) -> str:
    words = ["wunderkammer lab dataset", setup["game"], "--bots", ",".join(setup["bots"]), f"--seats {setup['seats']}"]
    words += [f"--option {name}={str(value).lower()}" for name, value in setup["options"].items()]
    return " ".join([*words, f"--games {setup['games']} --size {setup['size']} --seed {setup['seed']} --out DIR"])


def strength(dataset: Dataset) -> str:
    """How often each bot won in the set, and its points; shared wins are split."""
    taken = dict.fromkeys(dataset.setup["bots"], 0)
    won = dict.fromkeys(taken, 0.0)
    points = dict.fromkeys(taken, 0)
    for row in dataset.results():
        first = row["ranks"].count(1)
        for name, rank, score in zip(row["bots"], row["ranks"], row["scores"], strict=True):
            taken[name] += 1
            won[name] += (rank == 1) / first
            points[name] += score
    return "\n".join(
        f"| `{name}` | {seats} | {won[name] / seats:.1%} | {points[name] / seats:.1f} |"
        for name, seats in taken.items()
        if seats
    )
