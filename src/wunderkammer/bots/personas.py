"""Personas: names for bots at a table, each with a style of its own, or none.

What is said of them is in the texts (`persona-<name>`). Their initials differ, so that their pieces can be told apart.
"""

from collections.abc import Iterable
from random import Random
from typing import Final

PERSONAS: Final = {
    "amal": "builder",
    "bao": "racer",
    "dara": "denier",
    "ife": "",
    "jory": "racer",
    "kim": "builder",
    "lumi": "",
    "noor": "denier",
    "ola": "racer",
    "sol": "",
    "uli": "builder",
    "yuki": "denier",
}


def company(seed: str) -> list[str]:
    """All personas in an order of its own for each table: the first is for its first seat, and so on."""
    names = list(PERSONAS)
    Random(f"company/{seed}").shuffle(names)
    return names


def next_round(company: list[str], seats: int) -> list[str]:
    """The same personas for the same bots when everybody moves up by one seat."""
    return [*company[1:seats], *company[:1], *company[seats:]]


def seated(company: list[str], seats: int, bots: Iterable[int], people: Iterable[str]) -> dict[int, str]:
    """By the seat of a bot, who sits there: the one whose seat it is; a spare one if a person has the same initial."""
    initials = {name[:1].casefold() for name in people}
    spare = [name for name in company[seats:] if name[0] not in initials]
    found: dict[int, str] = {}
    for seat in bots:
        own = company[seat]
        found[seat] = spare.pop(0) if own[0] in initials and spare else own
    return found
