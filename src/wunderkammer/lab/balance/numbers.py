"""Figures as people of a language write them."""

from typing import NamedTuple

from wunderkammer.lab.balance.measures import Figure
from wunderkammer.texts import Speaker

NOTHING = "–"  # where too little happened for a figure


class Written(NamedTuple):
    value: str
    interval: str


def written(say: Speaker, figure: Figure | None, unit: str) -> Written:
    """The value, and from where to where its interval reaches."""
    if figure is None:
        return Written(NOTHING, "")
    value, low, high = (number(say, each, unit) for each in figure)
    return Written(value, f"{low} – {high}")


def number(say: Speaker, value: float, unit: str) -> str:
    """With a true minus, which a dash beside it does not swallow."""
    text = say("ui-percent", share=value) if unit == "percent" else say("ui-decimal", value=value)
    return text.replace("-", "−")
