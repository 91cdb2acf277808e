"""The types of what a game tells: one for each event, from its table of events and what their slots hold."""

from collections.abc import Iterable, Iterator
from typing import Any, Literal, TypedDict, get_type_hints, is_typeddict


def event_types(game: str, events: Iterable[tuple[str, tuple[str, ...]]], slots: type) -> dict[str, type]:
    """By event its keys, as a `TypedDict`; a slot that holds several things stands for the keys of these."""
    held = get_type_hints(slots)
    return {
        name: TypedDict(  # type: ignore[operator]
            f"{game}{''.join(map(str.title, name.split('-')))}",
            {"event": Literal[name], **dict(keys(held, names))},
        )
        for name, names in events
    }


def keys(held: dict[str, Any], names: Iterable[str]) -> Iterator[tuple[str, Any]]:
    for name in names:
        if is_typeddict(held[name]):
            yield from get_type_hints(held[name]).items()
        else:
            yield name, held[name]
