"""What happened, as each seat saw it: events with arguments, no words. Seats count from 0."""

from typing import Any, Final

from mypy_extensions import i64

from wunderkammer.core.state import ALL_SEEING
from wunderkammer.games.artifact import events
from wunderkammer.games.artifact.components import KINDS_A_SITE, MARKERS, ROLES, SITES, card_name, tile_names
from wunderkammer.games.artifact.state import Board

_TILES: Final = tile_names()


def story(s: Board, eyes: i64) -> list[dict[str, Any]]:
    """All that was noted since somebody began to listen."""
    return [] if s.chronicle is None else [seen(event, eyes) for event in s.chronicle]


def seen(event: tuple[int, ...], eyes: i64) -> dict[str, Any]:
    """One event, in the eyes of a seat, a spectator or one who sees everything."""
    name, slots = events.EVENTS[event[0]]
    told: dict[str, Any] = {"event": name}
    for slot, value in zip(slots, event[1:], strict=False):
        told[slot] = in_words(slot, value)
    if event[0] == events.DREW and eyes != event[1] and eyes != ALL_SEEING:  # §14.2 only the site is seen
        told["card"] = SITES[event[2] // KINDS_A_SITE]
    return told


def in_words(slot: str, value: i64) -> int | str | bool:
    if slot == "site":
        return SITES[value]
    if slot in ("card", "gold"):
        return card_name(value)
    if slot in ("marker", "to"):
        return MARKERS[value]
    if slot == "tile":
        return _TILES[value]
    if slot == "role":
        return ROLES[value]
    if slot in ("joker", "wild"):
        return value == 1
    return value
