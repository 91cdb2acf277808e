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
    token: str = ""  # hash of the secret of the person in this seat; for a free seat or a bot's, of its invitation
    lang: str = ""  # in older logs; nobody reads it
    away: bool = False  # a bot plays for the person, who left the game before this one
    seals: bool = False  # before the first draw
    more: list[str] = []  # hashes of the secrets of this person's other devices
    reserved: bool = False  # only the invitation opens it, even at a listed table


class Made(Event, frozen=True):
    game: str
    rules: int
    options: dict[str, bool | str]
    edition: str  # the text of an edition file; empty for the standard one
    chairs: list[Chair]
    listed: bool  # among the open tables, where anybody may take a free seat
    pace: int  # seconds for a move; 0: as long as it takes
    commitment: str  # of the key that chance follows from
    host: str = ""  # in older logs; nobody reads it
    given: list[str] = []  # actions of the record that this game continues, if any
    sealed: bool = False  # chance follows from secrets that the seats seal; in older logs from their words
    lesson: str = ""  # that is taken here: luck is prepared, and rivals follow a script
    practice: bool = False  # from the beginning: nobody means to be rated by it
    draws: int = 0  # numbered by the actions that these earlier rules asked for; 0: by those of the record
    maker: str = ""  # hash of the secret of whoever made it, who may change it before the game
    company: list[str] = []  # personas of bots, by seat, and some to spare; in older logs bots have none

    def after(self, change: "Changed") -> "Made":
        """As if it had been made like this."""
        chairs = [*self.chairs, *(Chair(token=one) for one in change.invitations)][: len(change.bots)]
        terms = {"options": change.options, "listed": change.listed, "pace": change.pace, "practice": change.practice}
        return msgspec.structs.replace(self, chairs=chairs, **terms)


class Sat(Event, frozen=True):
    seat: int
    name: str
    token: str
    lang: str = ""  # in older logs; nobody reads it
    words: str = ""  # added to chance, in older logs
    seals: bool = False  # this person seals a secret before the first draw; else the server's commitment covers them
    place: str = ""  # where somebody without an invitation came from: a keyed hash of the address


class Renewed(Event, frozen=True):
    """The seat has a new token; the old ones no longer open it."""

    seat: int
    token: str


class Offered(Event, frozen=True):
    """A code that brings a token for the same seat to another device: once, and not later than this."""

    seat: int
    code: str  # its hash
    until: float


class Carried(Event, frozen=True):
    """The seat is also played on another device, which has its own token."""

    seat: int
    token: str


class Left(Event, frozen=True):
    """Before the game the seat is free again; during it a bot plays on."""

    seat: int


class Back(Event, frozen=True):
    """The person plays again."""

    seat: int


class Filled(Event, frozen=True):
    """Bots take seats that were free."""

    seats: list[int]
    level: str


class Freed(Event, frozen=True):
    """A bot gets up before the game; the invitation to its seat is valid again."""

    seat: int


class Changed(Event, frozen=True):
    """Before the game: what will be played, for how many, and which seats are for bots."""

    options: dict[str, bool | str]
    bots: list[str]  # by seat: the level of its bot; empty for a person, or for nobody yet
    invitations: list[str]  # hashes, for the seats that are added
    listed: bool
    pace: int
    practice: bool


class Sealed(Event, frozen=True):
    """The SHA-256 of a secret is on the table; it cannot be changed."""

    seat: int
    seal: str


class Opened(Event, frozen=True):
    """The secret of a seal, after all seals were on the table."""

    seat: int
    secret: str


class Voided(Event, frozen=True):
    """Seats have not opened their seals: all that was sealed and opened is void."""

    seats: list[int]
    why: Literal["late", "lost"]


class Missed(Event, frozen=True):
    """Seats have not sealed while the clock ran: they are away, and a bot plays for them until they are back."""

    seats: list[int]


class Begun(Event, frozen=True):
    lines: list[str]  # of the record: what chance did first
    rules: int = 1  # by which they were written; so in all that speak of actions


class Played(Event, frozen=True):
    seat: int
    lines: list[str]  # of the record: the moves, and what chance did then
    by: Literal["", "bot", "clock"] = ""  # who decided, if not the person
    over: bool = False  # the game ends with it
    rules: int = 1


class Scripted(Event, frozen=True):
    """What rivals and chance do in a lesson."""

    lines: list[str]  # of the record
    over: bool = False
    rules: int = 1


class Undone(Event, frozen=True):
    """The game is taken back to a ply."""

    seat: int
    to: int
    rules: int = 1
    practice: bool = False  # beyond something that was drawn or revealed: the table is one for practice from then on


class Taken(Event, frozen=True):
    """Somebody takes the game along with all that is hidden in it: the table is one for practice from then on."""

    seat: int


class Asked(Event, frozen=True):
    """The others are asked whether the game may be taken back to a ply."""

    seat: int
    to: int
    # The seats that have to agree; in a log of version 0.1 nobody is named: all who are still there.
    needs: list[int] = []
    rules: int = 1


class Agreed(Event, frozen=True):
    seat: int
    yes: bool


class Said(Event, frozen=True):
    seat: int
    text: str


class Remarked(Event, frozen=True):
    """Somebody who only watches says something."""

    name: str
    text: str
    place: str  # where they came from: a keyed hash of the address, so that nobody else speaks in their name


class Closed(Event, frozen=True):
    """The operator of the server has closed the table: nothing can change there now."""


class Again(Event, frozen=True):
    """The same company plays once more, at another table."""

    seat: int
    table: str


AnyEvent = (
    Made
    | Sat
    | Renewed
    | Offered
    | Carried
    | Left
    | Back
    | Filled
    | Freed
    | Changed
    | Sealed
    | Opened
    | Voided
    | Missed
    | Begun
    | Played
    | Scripted
    | Undone
    | Taken
    | Asked
    | Agreed
    | Said
    | Remarked
    | Closed
    | Again
)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyEvent] = msgspec.json.Decoder(AnyEvent)


def encode(event: AnyEvent) -> bytes:
    return _encoder.encode(event)


def decode(data: bytes) -> AnyEvent:
    return _decoder.decode(data)
