"""What happened, as each seat saw it: events with arguments, no words. Seats count from 0."""

from typing import Any

from mypy_extensions import i64

from wunderkammer.core.state import ALL_SEEING
from wunderkammer.games.artisans import events
from wunderkammer.games.artisans.components import ARTISANS, ARTWORKS, MATERIALS
from wunderkammer.games.artisans.state import Board


def story(s: Board, eyes: i64) -> list[dict[str, Any]]:
    return [] if s.chronicle is None else [seen(event, eyes) for event in s.chronicle]


def seen(event: tuple[int, ...], eyes: i64) -> dict[str, Any]:
    """One event, in the eyes of a seat, a spectator or one who sees everything."""
    name, slots = events.EVENTS[event[0]]
    told: dict[str, Any] = {"event": name}
    for slot, value in zip(slots, event[1:], strict=False):
        told[slot] = in_words(slot, value)
    if event[0] == events.DEALT and eyes != event[1] and eyes != ALL_SEEING:  # §11.2 nobody else sees it
        told["material"] = None
    return told


def in_words(slot: str, value: i64) -> int | str:
    if slot in ("material", "given", "taken"):
        return MATERIALS[value]
    if slot == "artwork":
        return ARTWORKS[value]
    if slot == "artisan":
        return ARTISANS[value]
    if slot == "place":
        return value + 1
    return value
