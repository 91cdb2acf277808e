"""A whole game, step by step, as one viewer saw it: each view and story is that of its time."""

import gzip
import time
from collections.abc import Iterator
from typing import Any, Final, Literal

import msgspec

import wunderkammer as wk
from wunderkammer import bots, editions
from wunderkammer.core.errors import WunderkammerError
from wunderkammer.core.state import ALL_SEEING, CHANCE, OVER, State
from wunderkammer.record import Record, fair, parse, positions, start, upgraded
from wunderkammer.record.masked import seen_by
from wunderkammer.server.system.threads import Threads
from wunderkammer.server.tables.refusal import Refused, refused
from wunderkammer.server.tables.summary import SeatInfo, bot_info
from wunderkammer.server.tables.table import FINISHED, Table
from wunderkammer.server.wire import fields, snapshots
from wunderkammer.server.wire.figures import points

OPEN: Final = "open"
SPECTATOR: Final = "spectator"
SEATS: Final = ("0", "1", "2", "3", "4")
Eyes = Literal["0", "1", "2", "3", "4", "spectator", "open"]
GZIP = 5  # how hard to pack: 1 MB of views is 20 KB then


class Step(msgspec.Struct, frozen=True):
    """One action of the record: what was done, and the table after it."""

    seat: int | None  # null: chance
    move: str  # with `?` for what this viewer did not see
    story: list[dict[str, Any]]
    view: dict[str, Any]
    asked: list[int]
    points: list[int]  # of each seat so far


class Replay(msgspec.Struct, frozen=True):
    """A game from its first action to its last; what is the same all the time, then the steps."""

    table: str  # empty: not of a table here
    game: str
    rules: int
    options: dict[str, bool | str]
    edition: str  # its name
    phase: fields.Phase
    eyes: Eyes
    seats: list[SeatInfo]
    given: int  # how many actions had been played elsewhere
    scores: list[int]  # when it is over
    ranks: list[int]
    view: dict[str, Any]  # before the first action
    steps: list[Step]


def eyes_named(word: Eyes, seats: int) -> int | None:
    """Whose eyes a word means."""
    if word == OPEN:
        return ALL_SEEING
    if word == SPECTATOR:
        return None
    if int(word) >= seats:
        raise Refused("no-such-seat", seat=int(word) + 1, seats=seats)
    return int(word)


def eyes_allowed(table: Table, asked: Eyes | Literal[""], own: int | None) -> Eyes:
    """Whose view to use, by default the caller's. During a game, everybody can use only their own."""
    word = asked or (SPECTATOR if own is None else SEATS[own])
    eyes = eyes_named(word, len(table.chairs.all))
    if table.phase != FINISHED and eyes is not None and eyes != own:
        raise Refused("not-your-eyes")
    return word


class Replayer:
    """Makes replays in threads, a few at a time, so that nobody at a table waits for them."""

    def __init__(self) -> None:
        self.threads = Threads()

    async def of_table(self, table: Table, word: Eyes) -> bytes:
        """Packed, and so are the others."""
        game = table.game.record
        frozen = Record(game.game, game.people, game.options, game.rules, game.edition, list(game.entries), game.scores)
        chairs = snapshots.chairs(table)
        return await self.threads.run(packed, frozen, table.edition, word, chairs, table.name, len(table.made.given))

    async def of_text(self, text: str, edition: str, word: Eyes) -> bytes:
        """Refused says what is wrong with the record, and in which line."""
        return await self.threads.run(from_text, text, edition, word)


def from_text(text: str, edition: str, word: Eyes) -> bytes:
    try:
        game = parse(text)
        figures = editions.of(game.game, edition)
        start(game, figures)
        note = fair.noted(text)
        given = 0 if note is None else fair.renewed(note, game, figures).since
        chairs = [chair_of(name) for name in game.people]
        return packed(upgraded(game, figures), figures, word, chairs, "", given)
    except WunderkammerError as error:
        raise refused(error) from None


def chair_of(name: str) -> SeatInfo:
    """The people named in a record, as a table would show them."""
    return bot_info(name) if bots.is_bot(name) else SeatInfo("person", name, "", False)


def packed(
    game: Record, edition: wk.Edition | None, word: Eyes, chairs: list[SeatInfo], table: str, given: int
) -> bytes:
    """The replay as JSON, compressed. Each step is encoded by itself, so that other threads get their turn."""
    eyes = eyes_named(word, len(game.people))
    told = positions(game, edition)
    state = next(told)
    first = state.view(eyes)
    steps = b",".join([msgspec.json.encode(step) for step in steps_of(game, told, eyes)])
    over = state.actor == OVER
    whole = Replay(
        table=table,
        game=game.game,
        rules=wk.game(game.game).rules,
        options=game.options,
        edition=game.edition,
        phase="over" if over else "playing",
        eyes=word,
        seats=chairs,
        given=given,
        scores=state.scores() if over else [],
        ranks=state.ranks() if over else [],
        view=first,
        steps=[],
    )
    frame = msgspec.json.encode(whole).removesuffix(b"]}")  # the steps are the last field
    return gzip.compress(frame + steps + b"]}", GZIP, mtime=0)


def steps_of(game: Record, told: Iterator[State], eyes: int | None) -> Iterator[Step]:
    for state, entry in zip(told, game.entries, strict=True):
        time.sleep(0)  # this is a thread: let the event loop run
        view = state.view(eyes)
        yield Step(
            seat=None if entry.seat == CHANCE else entry.seat,
            move=seen_by(state, entry, eyes).move,
            story=state.story(eyes),
            view=view,
            asked=state.actors(),
            points=points(view),
        )
