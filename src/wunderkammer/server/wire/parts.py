"""What messages to clients are made of."""

from typing import Annotated

import msgspec

from wunderkammer.server.wire.fields import one_of


class Chance(msgspec.Struct, frozen=True):
    """What chance follows from, as far as it is on the table. By seat; empty for one that the commitment covers."""

    stage: Annotated[str, one_of("gathering", "sealing", "opening", "ready")]
    waiting: list[int]  # the seats that have to seal now, or to open
    seals: list[str]  # when all are there
    secrets: list[str]  # that were opened
    aborted: list[int]  # by seat: how often it made everybody seal again


class TakeBack(msgspec.Struct, frozen=True):
    """The wish to take back beyond what is free."""

    seat: int
    to: int  # a ply
    move: str  # the first one that would be taken back; `?` for what this viewer may not know
    more: int  # moves after it that would be taken back, too
    agreed: list[int]


class WayBack(msgspec.Struct, frozen=True):
    """What it would be to take back the last decision of a seat."""

    to: int  # a ply
    move: str
    how: Annotated[str, one_of("free", "ask", "practice")]


class News(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a person did at the table; what does not belong to it is left out."""

    what: Annotated[
        str,
        one_of(
            "sat",
            "left",
            "back",
            "filled",
            "freed",
            "changed",
            "late",
            "said",
            "remarked",
            "asked",
            "agreed",
            "undone",
            "taken",
            "again",
            "voided",
            "closed",
        ),
    ]
    seat: int | None  # None: the operator of the server, the maker of the table, or somebody who watches
    name: str | None = None  # of the person who sat down, or who watches; of a bot its level
    text: str | None = None  # that was said
    to: int | None = None  # the ply that is asked for, or taken back to
    yes: bool | None = None  # whether they agreed
    table: str | None = None  # where they play again


class Way(msgspec.Struct, frozen=True):
    """Things that may be chosen together, and the moves that choose them: places in the lists of `Sets`."""

    things: list[int]
    moves: list[int]


class Sets(msgspec.Struct, frozen=True):
    """All answers to a question for several things, which people choose in any order and send at once."""

    things: list[str]
    moves: list[str]
    ways: list[Way]


class Source(msgspec.Struct, frozen=True):
    """Of points."""

    name: str
    values: list[int]  # by seat


class Tie(msgspec.Struct, frozen=True):
    """What tells equal scores apart."""

    name: str
    values: list[int]
    decides: bool  # whether it told anybody apart


class Final(msgspec.Struct, frozen=True):
    """Where the scores come from."""

    sources: list[Source]
    adds: bool  # the score is their sum; else the greatest of them
    ties: list[Tie]


class Given(msgspec.Struct, frozen=True):
    """An answer of this seat that clients give by themselves, since everybody can see that there is no other."""

    before: int  # the event of the story in this message that it comes before
    move: str
