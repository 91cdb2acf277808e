"""A table in short, for what can be asked without reading its log: lists, and what is due.

It is written together with the events that change it. While a table is in memory and something may have to happen there
by itself, it counts as due at once, so that a server that starts anew looks after it; when it rests, the exact time is
noted.
"""

import copy
from typing import Annotated

import msgspec
from msgspec import Meta

from wunderkammer import bots
from wunderkammer.server.tables import events as ev
from wunderkammer.server.tables.chairs import Chairs
from wunderkammer.server.tables.table import FINISHED, GATHERING, PLAYING, Table
from wunderkammer.store import Summary

AT_ONCE = 0.0
DAMAGED, CLOSED = "damaged", "closed"
SOMEBODY = '"kind":"person"'  # on a card at whose table a person sits


class SeatInfo(msgspec.Struct, frozen=True):
    kind: Annotated[str, Meta(extra_json_schema={"enum": ["free", "person", "bot"]})]
    name: str  # of a person, or of the persona of a bot; bots of older tables have none
    level: str  # of a bot
    away: bool  # a bot plays for the person
    reserved: bool = False  # free, but only with the invitation, even if the table is listed


class Card(msgspec.Struct, frozen=True):
    """What a list shows of a table, besides its name, game and phase."""

    pace: int
    options: dict[str, bool | str]
    seats: list[SeatInfo]
    practice: bool = False  # not to be rated: moves can be taken back there after something was revealed


_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Card] = msgspec.json.Decoder(Card)


def card_of(text: str) -> Card:
    return _decoder.decode(text)


def seats_of(chairs: Chairs) -> list[SeatInfo]:
    playing = chairs.bots()
    return [
        bot_info(playing[number])
        if number in playing
        else SeatInfo(seat.kind, seat.name, seat.level, seat.absent, seat.reserved and seat.kind == "free")
        for number, seat in enumerate(chairs.all)
    ]


def bot_info(name: str) -> SeatInfo:
    """A bot as it is shown: with its persona, if it has one, and its level."""
    bot = bots.parted(name)
    return SeatInfo("bot", bot.persona.capitalize(), bot.level, False)


def first(made: ev.Made) -> Summary:
    """Of a table that was just made."""
    chairs = Chairs(made.chairs, made.company)
    return written(made, chairs, GATHERING, AT_ONCE if chairs.full else None, made.practice)


def at_rest(table: Table) -> Summary:
    """Of a table as it is now, with the time when something has to happen by itself."""
    return written(table.made, table.chairs, phase_of(table), due(table), table.practice)


def in_use(table: Table) -> Summary:
    """The same while somebody may change it at any time."""
    phase = phase_of(table)
    return written(table.made, table.chairs, phase, care(table.made, table.chairs, phase), table.practice)


def after(table: Table, event: ev.AnyEvent, known: Summary | None = None) -> Summary:
    """The same after an event that is about to be written; what is known already, if that does not change it."""
    made, phase, chairs = made_after(table.made, event), phase_after(table, event), chairs_after(table, event)
    when, practice = care(made, chairs, phase), practice_after(table.practice, event)
    same = chairs is table.chairs and practice == table.practice
    if known is not None and same and (known.phase, known.due) == (phase, when):
        return known
    return written(made, chairs, phase, when, practice)


def written(made: ev.Made, chairs: Chairs, phase: str, when: float | None, practice: bool) -> Summary:
    card = _encoder.encode(Card(made.pace, made.options, seats_of(chairs), practice)).decode()
    return Summary(phase in (FINISHED, CLOSED), phase, made.game, made.rules, made.listed, when, card)


def care(made: ev.Made, chairs: Chairs, phase: str) -> float | None:
    """Due at once if anything may have to happen by itself: a beginning, a bot's move, the clock."""
    if phase == GATHERING:
        return AT_ONCE if chairs.full else None
    alone = made.pace > 0 or any(seat.automatic for seat in chairs.all)
    return AT_ONCE if phase == PLAYING and alone else None


def due(table: Table) -> float | None:
    """When something happens by itself at a table that nobody touches; None: never."""
    if table.phase == FINISHED or table.closed:
        return None
    if table.phase == GATHERING:
        waited_for = table.sealing.patience(table.made.pace) is not None
        return AT_ONCE if table.ready_to_begin or waited_for else None
    if any(table.chairs.all[seat].automatic for seat in table.actors()):
        return AT_ONCE
    return table.deadline if table.made.pace else None


def phase_of(table: Table) -> str:
    return CLOSED if table.closed else table.phase


def phase_after(table: Table, event: ev.AnyEvent) -> str:
    match event:
        case ev.Begun():
            return PLAYING
        case ev.Played() | ev.Scripted() if event.over:
            return FINISHED
        case ev.Undone():  # also of a game that is over, in a lesson
            return PLAYING
        case ev.Closed():
            return CLOSED
    return phase_of(table)


def made_after(made: ev.Made, event: ev.AnyEvent) -> ev.Made:
    return made.after(event) if isinstance(event, ev.Changed) else made


def practice_after(practice: bool, event: ev.AnyEvent) -> bool:
    match event:
        case ev.Changed():
            return event.practice
        case ev.Undone():
            return practice or event.practice
        case ev.Taken():
            return True
    return practice


def chairs_after(table: Table, event: ev.AnyEvent) -> Chairs:
    if not isinstance(event, ev.Sat | ev.Left | ev.Back | ev.Missed | ev.Filled | ev.Freed | ev.Changed):
        return table.chairs
    chairs = copy.deepcopy(table.chairs)
    change(chairs, event, table.phase)
    return chairs


def change(chairs: Chairs, event: ev.AnyEvent, phase: str) -> None:
    """Who sits where after an event."""
    match event:
        case ev.Sat():
            chairs.sit(event)
        case ev.Left():
            chairs.leave(event.seat, phase == GATHERING)
        case ev.Back():
            chairs.all[event.seat].absent = False
        case ev.Missed():
            chairs.miss(event)
        case ev.Filled():
            chairs.fill(event)
        case ev.Freed():
            chairs.free(event.seat)
        case ev.Changed():
            chairs.change(event)


def from_log(events: list[ev.AnyEvent], over: bool) -> Summary:
    """From the events alone, for tables that have none yet or cannot be replayed here: the game is not looked at."""
    made = events[0]
    if not isinstance(made, ev.Made):
        raise TypeError("the first event is missing")
    chairs, phase, practice = Chairs(made.chairs, made.company), GATHERING, made.practice
    for event in events[1:]:
        change(chairs, event, phase)
        made, practice = made_after(made, event), practice_after(practice, event)
        match event:
            case ev.Begun():
                phase = PLAYING
            case ev.Closed():
                return written(made, chairs, CLOSED, None, practice)
    return written(made, chairs, FINISHED if over else phase, None if over else AT_ONCE, practice)


def unreadable(over: bool) -> Summary:
    """Of a table whose log is damaged: it is in no list."""
    return Summary(over, DAMAGED, "", 0, False, None, "")
