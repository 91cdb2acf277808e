"""What goes over the wire, both ways; docs/protocol.md explains it.

Seats count from 0, as in the library. An `event` is what happened at the table, and its number in the log; a `ply` is
a number of actions of the game.
"""

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from wunderkammer.server.tables.refusal import Refused
from wunderkammer.server.tables.summary import SeatInfo
from wunderkammer.server.wire.fields import Digest, Drawn, Id, Move, Number, Phase, SeatNumber
from wunderkammer.server.wire.lessons import Lesson
from wunderkammer.server.wire.parts import Chance, Final, Given, News, Sets, TakeBack, WayBack

PROTOCOL = 2  # the version of all this: it goes up when a client would have to be changed


class In(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag=str.lower):
    """A command. The id is the client's own: what comes twice with the same one is done once."""


class Hello(In, frozen=True):
    """The first message: the version that the client speaks, the secrets of its seats, and the last event seen.

    Without secrets it is a spectator.
    """

    protocol: Number = 1  # which had no number
    tokens: Annotated[list[Annotated[str, Meta(max_length=64)]], Meta(max_length=10)] = []
    seen: Number = 0


class Command(In, frozen=True, kw_only=True, tag=None):
    id: Id
    seat: SeatNumber | None = None  # if this connection plays several


class Play(Command, frozen=True):
    event: Number  # the last one seen: the move answers what was asked then
    moves: Annotated[list[Move], Meta(min_length=1, max_length=40)]


class Next(Command, frozen=True):
    """In a lesson: what is said at this event is read."""

    event: Number


class Undo(Command, frozen=True):
    to: Number | None = None  # a ply
    practice: bool = False  # also beyond something that was drawn or revealed; only where all others are bots


class Agree(Command, frozen=True):
    yes: bool


class Say(Command, frozen=True):
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Remark(In, frozen=True):
    """Of somebody who only watches."""

    id: Id
    name: Annotated[str, Meta(min_length=1, max_length=40)]
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Leave(Command, frozen=True):
    pass


class Back(Command, frozen=True):
    pass


class Seal(Command, frozen=True):
    """The SHA-256 of a secret of this client, before the first draw."""

    seal: Digest


class Open(Command, frozen=True):
    """The secret of the seal, when all seals are on the table; without it, everybody has to seal again."""

    secret: Digest | None = None


class Rematch(Command, frozen=True):
    pass


class Renew(Command, frozen=True):
    """Somebody else has my link: from now on this token alone opens the seat. The client draws it."""

    token: Drawn


class Carry(Command, frozen=True):
    """Play on another device, too: this code gives a token for the seat, once and soon. The client draws it."""

    code: Drawn


class Why(Command, frozen=True):
    move: Move


class Hint(Command, frozen=True):
    pass


class Weigh(Command, frozen=True):
    """Whether moves that somebody is about to make are a grave mistake."""

    moves: Annotated[list[Move], Meta(min_length=1, max_length=40)]


class Recap(Command, frozen=True):
    """What the last turn has brought."""


class Preview(Command, frozen=True):
    moves: Annotated[list[Move], Meta(max_length=200)] = []  # none: all that are legal


Change = Play | Next | Undo | Agree | Say | Leave | Back | Seal | Open | Rematch | Renew | Carry
Question = Why | Hint | Weigh | Recap | Preview  # changes nothing
SeatCommand = Change | Question
AnyCommand = SeatCommand | Remark
AnyIn = Hello | AnyCommand


class Out(msgspec.Struct, frozen=True, tag_field="is", tag=str.lower):
    """An answer, or what has happened."""


class Welcome(Out, frozen=True):
    """What stays the same at a table; before the game it comes again when that was changed."""

    protocol: int
    table: str
    game: str
    rules: int
    options: dict[str, bool | str]
    edition: str
    pace: int
    listed: bool
    commitment: str
    seats: list[int]  # that are played here
    given: int  # actions that had been played elsewhere, where this game began
    chance: Chance | None  # None at a table older than seals


class Table(Out, frozen=True):
    """The table as one seat, or a spectator, sees it now, and what has happened since the last message."""

    event: int  # the number of the last one: what a move answers to
    seat: int | None
    phase: Phase
    seats: list[SeatInfo]
    view: dict[str, Any] | None = None  # from the beginning of the game on
    asked: list[int] = []  # the seats that may move
    evident: list[int] = []  # of these, the seats of which everybody can see that they have only one answer
    legal: list[str] = []  # the moves of this seat
    terms: dict[str, dict[str, int | str]] = {}  # what some of these need and bring
    only: list[str] = []  # the moves that it makes one after another because there are no others
    sets: Sets | None = None  # where several things are chosen: all that may be chosen together
    story: list[dict[str, Any]] = []  # what the seat saw happen in the game
    given: list[Given] = []  # which of that were answers without a choice
    news: list[News] = []  # what happened round the table
    earlier: int | None = None  # if more was said than the news tell: ask for the chat before this event
    earlier_remarks: int | None = None  # the same for what those who watch have said
    undo: int | None = None  # the ply to which this seat may take back without asking
    back: WayBack | None = None  # what an undo of this seat's last decision would be; None: it cannot be
    practice: bool = False  # moves are taken back here after something was revealed: not to be rated
    coach: bool = False  # this seat may ask one
    wish: TakeBack | None = None
    ply: int = 0  # actions so far in the record of the game
    left: float | None = None  # seconds that are left for the move, if there is a clock
    scores: list[int] = []  # when it is over
    ranks: list[int] = []
    final: Final | None = None  # where the scores come from
    key: str = ""  # when it is over: what chance followed from
    words: list[str] = []
    chance: Chance | None = None  # before the game, and when it is over
    again: str = ""  # the table where the company plays once more
    lesson: Lesson | None = None  # that this seat takes


class Seats(Out, frozen=True):
    """The seats that this connection still plays: one has changed hands, or its token was renewed."""

    seats: list[int]


class Done(Out, frozen=True):
    """A command is in the log for good."""

    id: str
    event: int


class Refusal(Out, frozen=True, tag="refused"):
    id: str
    code: str
    clause: str = ""
    args: dict[str, Any] = {}


class Reason(Out, frozen=True, tag="why"):
    id: str
    move: str
    legal: bool
    code: str = ""
    clause: str = ""
    args: dict[str, Any] = {}


class Considered(msgspec.Struct, frozen=True):
    """A move that was thought about; the best one says what it brings by the end of the next turn, and at once.

    Where several things are chosen (`sets`), it also says which moves choose all of them: it is one of these.
    """

    move: str
    estimate: float
    visits: int
    equal: bool
    brings: dict[str, float] | None
    now: dict[str, float] | None
    whole: list[str] | None


class Advice(Out, frozen=True, tag="hint"):
    id: str
    event: int
    moves: list[Considered]


class Weighed(Out, frozen=True, tag="weigh"):
    id: str
    event: int
    mistake: str  # the move that would be one; empty if there is none
    better: str
    brings: dict[str, float]  # of the better one, beyond the mistake


class Brought(Out, frozen=True, tag="recap"):
    id: str
    event: int
    brought: dict[str, float]  # by measure; empty if there is nothing to tell


class Gains(Out, frozen=True, tag="preview"):
    """What moves would change in the figures of the seat that is asked."""

    id: str
    event: int
    gains: dict[str, dict[str, int]]  # by move, by figure


class Solved(Out, frozen=True):
    """What is answered to a move in an exercise."""

    id: str
    move: str
    right: bool
    answers: list[str]  # the best moves, about equal
    chance: float  # to win with the move
    best: float  # and with the best one
    than: str  # the move with which `brings` compares the best one
    brings: dict[str, float]  # by measure: what the seat would have more of by the end of its next turn


Answer = Done | Reason | Advice | Weighed | Brought | Gains | Solved
AnyOut = Welcome | Table | Seats | Refusal | Answer

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyIn] = msgspec.json.Decoder(AnyIn)


def same_version(spoken: int) -> None:
    """Refuse clients with another version, instead of misunderstanding them."""
    if spoken != PROTOCOL:
        raise Refused("other-protocol", found=spoken, expected=PROTOCOL)


def encode(message: AnyOut) -> bytes:
    return _encoder.encode(message)


def decode(data: bytes | str) -> AnyIn:
    """msgspec.DecodeError, or its ValidationError that says what is wrong."""
    try:
        return _decoder.decode(data)
    except RecursionError:
        raise msgspec.DecodeError("JSON is nested too deeply") from None
