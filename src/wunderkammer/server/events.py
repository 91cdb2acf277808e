"""What is written in the log of a table. An event tells what came of a command; applying it needs no luck and no clock.

Events hold secrets (hidden moves, hashes of seat tokens): they stay in the store. What leaves the server is in
`messages`.
"""

from typing import Literal

import msgspec


class Event(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag=str.lower):
    """The base of all events."""


class Chair(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits in a seat, or for whom it is kept."""

    kind: Literal["free", "person", "bot"] = "free"
    name: str = ""  # of a person
    level: str = ""  # of a bot
    token: str = ""  # the hash of the secret that opens the seat
    lang: str = ""


class Made(Event, frozen=True):
    game: str
    rules: int
    options: dict[str, bool | str]
    edition: str  # the text of an edition file; empty for the standard one
    chairs: list[Chair]
    listed: bool  # among the open tables, where anybody may take a free seat
    pace: int  # seconds for a move; 0: as long as it takes
    commitment: str  # of the key that chance follows from
    host: str = ""  # the hash of the secret of who made it
    given: list[str] = []  # of the record: what had been played where this game begins, if it goes on from another


class Sat(Event, frozen=True):
    seat: int
    name: str
    token: str
    lang: str = ""
    words: str = ""  # added to chance


class Left(Event, frozen=True):
    """Before the game the seat is free again; during it a bot plays on."""

    seat: int


class Back(Event, frozen=True):
    """The person plays again."""

    seat: int


class Begun(Event, frozen=True):
    lines: list[str]  # of the record: what chance did first


class Played(Event, frozen=True):
    seat: int
    lines: list[str]  # of the record: the moves, and what chance did then
    by: Literal["", "bot", "clock"] = ""  # who decided, if not the person
    over: bool = False  # the game ends with it


class Undone(Event, frozen=True):
    """The game is taken back to a ply."""

    seat: int
    to: int


class Asked(Event, frozen=True):
    """The others are asked whether the game may be taken back to a ply."""

    seat: int
    to: int


class Agreed(Event, frozen=True):
    seat: int
    yes: bool


class Said(Event, frozen=True):
    seat: int
    text: str


class Again(Event, frozen=True):
    """The same company plays once more, at another table."""

    seat: int
    table: str


AnyEvent = Made | Sat | Left | Back | Begun | Played | Undone | Asked | Agreed | Said | Again

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyEvent] = msgspec.json.Decoder(AnyEvent)


def encode(event: AnyEvent) -> bytes:
    return _encoder.encode(event)


def decode(data: bytes) -> AnyEvent:
    return _decoder.decode(data)
