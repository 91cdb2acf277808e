"""A deed in one sentence: the event that names it, with what it gathers from the other events of its line."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from wunderkammer.texts.phrasing import Gathered
    from wunderkammer.texts.speaker import Speaker

    Event = Mapping[str, Any]


def sentence(say: Speaker, head: Event, line: Sequence[Event], people: Sequence[str], reader: int | None) -> str:
    words = say.words(slots_of(head), people, reader) | heap_of(say, head)
    for argument, wanted in say.phrasing.deeds.get(head["event"], {}).items():
        words |= gathered(say, argument, wanted, line, people, reader)
    return say(f"story-{head['event']}", **words)


def gathered(
    say: Speaker, argument: str, wanted: Gathered, line: Sequence[Event], people: Sequence[str], reader: int | None
) -> dict[str, object]:
    """What a deed takes from its line: how many there are, the first as it was, and all of them in words."""
    events = [event for event in line if event["event"] == wanted.of]
    values = [event[wanted.slot] for event in events]
    numbers = [value for value in values if isinstance(value, int)]
    told: object = sum(numbers)
    if wanted.words or len(numbers) < len(values):
        told = say.all_of(counted(say, wanted, events, people, reader))
    return {f"{argument}_count": len(values), f"{argument}_id": values[0] if values else None, argument: told}


def counted(
    say: Speaker, wanted: Gathered, events: Sequence[Event], people: Sequence[str], reader: int | None
) -> list[str]:
    """Things in words; where there are words for it, those that are alike are counted."""
    if not wanted.words:
        return [str(say.words(slots_of(event), people, reader)[wanted.slot]) for event in events]
    alike: dict[str, list[Event]] = {}
    for event in events:
        alike.setdefault(str(slots_of(event)), []).append(event)
    return [
        say(wanted.words, **say.words(slots_of(same[0]), people, reader), count=len(same)) for same in alike.values()
    ]


def heap_of(say: Speaker, event: Event) -> dict[str, object]:
    """A heap of things: `$count`, and all of them by name for those who may know, by number for the others."""
    heap = say.phrasing.heap
    if heap is None or heap.pieces not in event:
        return {}
    counts = {slot: event[slot] for slot in heap.counted if event[slot] > 0}
    if event[heap.pieces] is None:
        told = [say(heap.count, **{f"{heap.by}_id": slot, "count": count}) for slot, count in counts.items()]
    else:
        told = [say.name(heap.kind, piece) for piece in event[heap.pieces]]
    return {"count": sum(counts.values()), heap.told: say.all_of(told)}


def slots_of(event: Event) -> dict[str, Any]:
    return {slot: value for slot, value in event.items() if slot != "event"}
