"""Which bots sit at a table, as the command line names them."""

from collections.abc import Sequence

from wunderkammer import bots
from wunderkammer.bots import personas
from wunderkammer.cli.house import Trouble


def named(text: str) -> list[str]:
    """The levels of a list such as `novice,master`, each checked."""
    levels = [word.strip() for word in text.split(",")]
    for level in levels:
        bots.check(level)
    return levels


def seated(text: str, places: int) -> list[str]:
    """One level for each place; a single one goes for all."""
    levels = named(text)
    if len(levels) == 1:
        return levels * places
    if len(levels) != places:
        raise Trouble("bots-count", {"found": len(levels), "expected": places})
    return levels


def introduced(people: Sequence[str], own: int, seed: str) -> list[str]:
    """The same people, where each bot that was named by its level alone has become somebody."""
    known = {bots.parted(name).persona for name in people}
    company = [name for name in personas.company(seed) if name not in known]
    plain = [seat for seat, name in enumerate(people) if seat != own and name in bots.LEVELS]
    who = personas.seated(company, len(people), plain, [people[own]])
    return [f"{name}-{who[seat]}" if seat in who else name for seat, name in enumerate(people)]
