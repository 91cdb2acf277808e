"""What a box says of itself: for whom, how long, by whom. Only what is known; each game says it once, in `box.toml`."""

import tomllib
from functools import cache
from typing import Annotated, Literal

import msgspec

from wunderkammer import shelf
from wunderkammer.texts.speaker import Speaker


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Nothing and zero mean that it is not known."""

    mark: Literal["print", "reviews"] = "print"  # where it comes from
    age: int = 0
    minutes: Annotated[list[int], msgspec.Meta(max_length=2)] = []  # from, to
    authors: list[str] = []
    publisher: str = ""
    year: int = 0


@cache
def box(game: str) -> Box:
    return msgspec.convert(tomllib.loads(shelf.plug(game).file("box.toml") or ""), Box)


def facts(speaker: Speaker) -> list[str]:
    """What is known of the speaker's game, in a few words each."""
    known = box(speaker.game or "")
    said = []
    if known.age:
        said.append(speaker.say("ui-fact-age", age=known.age))
    if known.minutes:
        said.append(speaker.say("ui-fact-minutes", low=known.minutes[0], high=known.minutes[-1]))
    if said and known.mark != "print":
        said[-1] = speaker.say("ui-fact-reviewed", fact=said[-1])
    if known.authors:
        said.append(speaker.say("ui-fact-authors", authors=speaker.all_of(known.authors)))
    if known.publisher:
        said.append(speaker.say("ui-fact-publisher", publisher=known.publisher, year=str(known.year or "")))
    return said
