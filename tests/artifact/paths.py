"""All ways to answer a chain of questions, and, found by brute force, all that the rules allow."""

from collections import Counter
from itertools import combinations

from wunderkammer.games.artifact.components import KINDS, SITES
from wunderkammer.games.artifact.contract import Artifact

from .table import hand

Cards = tuple[str, ...]  # in card order


def ends(s: Artifact, question: str) -> list[Artifact]:
    """Every position in which a chain of `pick`, `show` or `keep` can end, once for each way to get there."""
    if not s.name(s.legal()[0]).startswith(f"{question} "):
        return [s]
    found: list[Artifact] = []
    for action in s.legal():
        twin = s.copy()
        twin.chronicle = None if s.chronicle is None else list(s.chronicle)
        found += ends(played(twin, action), question)
    return found


def played(s: Artifact, action: int) -> Artifact:
    s.play(action)
    return s


def picks(s: Artifact) -> list[Cards]:
    """What can be picked, once for each way to do it."""
    return [tuple(hand(end, end.turn + 1).split()) for end in ends(s, "pick")]


def combos(s: Artifact, tile: str, *, wild: bool = False, any_site: bool = False) -> tuple[list[Cards], set[Cards]]:
    """What can be shown for a tile, once for each way to do it; and what the rules allow."""
    held = hand(s, s.turn + 1).split()
    allowed = {some for some in combinations(held, size(tile)) if satisfied(tile, some, wild, any_site)}
    exhibit = s.action(f"exhibit {tile}")
    assert (exhibit in s.legal()) == bool(allowed), f"{tile}: {held}"
    if not allowed:
        return [], allowed
    twin = s.copy()
    twin.listen()
    return [shown(end) for end in ends(played(twin, exhibit), "show")], allowed


def shown(s: Artifact) -> Cards:
    """What was shown since somebody listens, in card order."""
    cards = [event["card"] for event in s.story(None) if event["event"] == "showed"]
    return tuple(sorted(cards, key=in_card_order))


def in_card_order(card: str) -> int:
    site, kind = card.split("/")
    return 10 * SITES.index(site) + KINDS.index(kind)


def size(tile: str) -> int:
    return int(tile[-1])


def satisfied(tile: str, cards: Cards, wild: bool, any_site: bool) -> bool:
    """§7.5, §12.6, §13.3 Whether the cards are what a tile asks for, one of them being wild perhaps."""
    if satisfied_as_they_are(tile, cards, any_site):
        return True
    others = [cards[:at] + cards[at + 1 :] for at, card in enumerate(cards) if not special(card)]
    return wild and any(satisfied_as_they_are(tile, some, any_site) for some in others)


def satisfied_as_they_are(tile: str, cards: Cards, any_site: bool) -> bool:
    """Whether every card counts, as itself; of a wild card it only matters that it is none of the others."""
    if any(special(card) and not fragment(card) for card in cards):
        return False
    what = tile[:-2]
    ordinary = [card.split("/") for card in cards if not fragment(card)]
    fragments = [card.split("/")[0] for card in cards if fragment(card)]
    if what == "sites":
        sites = [site for site, _ in ordinary] + ([] if any_site else fragments)
        return max(Counter(sites).values(), default=0) <= 1
    if what == "types":
        return max(Counter(kind for _, kind in ordinary).values(), default=0) <= 1
    if what in SITES:
        return all(site == what for site, _ in ordinary) and (any_site or all(site == what for site in fragments))
    return all(kind == what for _, kind in ordinary)


def special(card: str) -> bool:
    return KINDS.index(card.split("/")[1]) >= 5


def fragment(card: str) -> bool:
    return card.endswith("/fragment")
