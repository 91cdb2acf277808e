"""What happened, as each seat saw it: events with arguments, no words. Seats count from 0."""

from typing import Any

from mypy_extensions import i64

from wunderkammer.core.state import ALL_SEEING
from wunderkammer.games.artefakt import events
from wunderkammer.games.artefakt.components import COLOURS, DIRECTIONS, FIGURES, by_colour, names
from wunderkammer.games.artefakt.state import NOBODY, Board


def story(s: Board, eyes: i64) -> list[dict[str, Any]]:
    """All that was noted since somebody began to listen."""
    return [] if s.chronicle is None else [seen(event, eyes) for event in s.chronicle]


def seen(event: tuple[int, ...], eyes: i64) -> dict[str, Any]:
    """One event, in the eyes of a seat, a spectator or one who sees everything."""
    name, slots = events.EVENTS[event[0]]
    told: dict[str, Any] = {"event": name}
    for slot, value in zip(slots, event[1:], strict=False):
        tell_slot(told, slot, value, sees_secrets(event, eyes))
    return told


def sees_secrets(event: tuple[int, ...], eyes: i64) -> bool:
    """§9.2 A seat that gave, got, lost or looked at a fragment sees its piece; a seat sees the travel cards it lays."""
    what = event[0]
    if eyes == ALL_SEEING or what == events.REVEALED or what == events.DELAYED:
        return True
    if what == events.DISCOVERED or what == events.CARRIED or eyes < 0:
        return False
    if what in (events.ROBBED, events.PEEKED_SEAT, events.BARTERED) and eyes == event[2]:
        return True
    return eyes == event[1]


def tell_slot(told: dict[str, Any], slot: str, value: i64, secrets: bool) -> None:
    """One argument; of what is secret, only what everybody can see."""
    if slot == "seat":
        told["seat"] = value if value != NOBODY else None
    elif slot == "figure":
        told["figure"] = FIGURES[value]
    elif slot == "direction":
        told["direction"] = DIRECTIONS[value]
    elif slot == "colour":
        told["colour"] = COLOURS[value]
    elif slot == "card":
        told["card"] = value if secrets else None
    elif slot == "fragments":
        told.update(by_colour(value))
        told["pieces"] = names(value) if secrets else None
    elif slot in ("fragment", "given"):
        tell_fragment(told, slot, value, secrets)
    else:
        told[slot] = value


def tell_fragment(told: dict[str, Any], slot: str, fragment: i64, secrets: bool) -> None:
    """`fragment` or `given`: its name, or only the colour of its back; None if there is none."""
    if fragment == 0:
        told[slot] = None
        return
    name = names(fragment)[0]
    told[slot] = name if secrets else name.split("/")[0]
