"""What people will do at a table, planned before it begins: nothing they do waits for the server, so a stall counts."""

from random import Random
from typing import NamedTuple

BURST = (1, 3)  # decisions of a turn: people think first, then act
GAP = 0.7  # seconds between them
SAYS, HINTS, RELOADS = 1 / 20, 1 / 50, 1 / 50  # for each decision
AGAIN = 0.5  # of those who come back: the page was loaded anew and knows nothing any more


class Due(NamedTuple):
    """Something that somebody does at a moment, in seconds from the beginning."""

    at: float
    what: str  # "decide", "say", "hint", "return" (with what was seen) or "reload"


def planned(rng: Random, seconds: float, rate: float) -> list[Due]:
    """So many decisions a second on average, in turns that come at any time, and what people do besides."""
    turns = rate / (sum(BURST) / 2)
    due: list[Due] = []
    at = rng.expovariate(turns)
    while at < seconds:
        for number in range(rng.randint(*BURST)):
            due += besides(rng, at + GAP * number)
        at += rng.expovariate(turns)
    return sorted(one for one in due if one.at < seconds)


def besides(rng: Random, at: float) -> list[Due]:
    """A decision, and now and then something before it."""
    made = [Due(at, "decide")]
    if rng.random() < SAYS:
        made.append(Due(at - GAP / 2, "say"))
    if rng.random() < HINTS:
        made.append(Due(at - GAP / 2, "hint"))
    if rng.random() < RELOADS:
        made.append(Due(at - GAP / 2, "reload" if rng.random() < AGAIN else "return"))
    return made
