"""From a message to what it does: the same for WebSocket and HTTP."""

import time
from functools import partial

import msgspec

from wunderkammer.core.errors import WunderkammerError
from wunderkammer.server.house.house import House
from wunderkammer.server.house.rooms import Room
from wunderkammer.server.tables import events as ev
from wunderkammer.server.tables.refusal import Refused, refused
from wunderkammer.server.tables.table import FINISHED, Table
from wunderkammer.server.tables.tokens import hashed
from wunderkammer.server.thinking.hints import hint
from wunderkammer.server.wire import messages as msg
from wunderkammer.server.wire.guest import Guest

RENEWALS = 100  # of tokens, when nothing else may happen at a table any more
OFFERED = 600  # seconds in which a code can be carried to another device
Keys = frozenset[str]  # hashes of the tokens with which somebody came


def seat_meant(message: msg.AnyCommand, table: Table, keys: Keys) -> int:
    """The seat that a command is for: the one it names, or the only one that is played here now."""
    seats = table.chairs.played_with(keys)
    if keys and not seats:
        raise Refused("wrong-token")
    if not seats:
        raise Refused("spectator")
    if message.seat is None:
        if len(seats) > 1:
            raise Refused("which-seat", seats=[seat + 1 for seat in seats])
        return seats[0]
    if message.seat - 1 not in seats:
        raise Refused("not-your-seat", seat=message.seat)
    return message.seat - 1


async def do(house: House, room: Room, message: msg.AnyCommand, keys: Keys, sender: Guest | None = None) -> msg.Answer:
    """Do what a message says; Refused says why not."""
    seat = seat_meant(message, room.table, keys)
    match message:
        case msg.Why() | msg.Hint() | msg.Preview():
            found = await asked(house, room, seat, message)
            seat_meant(message, room.table, keys)  # the answer took its time: is it still theirs to hear?
            return found
        case msg.Rematch():
            number = await rematch(house, room, message, keys, sender)
            return msg.Done(message.id, number)
    began = time.perf_counter()
    command = f"{seat + 1}/{message.id}"
    if room.table.event_of(command) is None:
        spend(house, room, seat, message)
    number = await house.submit(room.table.name, command, partial(decide, message, keys), sender, message.id)
    house.metrics.seconds.observe(time.perf_counter() - began)
    return msg.Done(message.id, number)


def spend(house: House, room: Room, seat: int, message: msg.AnyCommand) -> None:
    """Hold a new command against the limits; moves are bounded by the game."""
    if isinstance(message, msg.Say):
        house.quotas.word(room.table.name, seat, room.said)
    if not isinstance(message, msg.Play):
        reserve = RENEWALS if isinstance(message, msg.Renew) else 0  # whoever has the link must not prevent it
        house.quotas.event(room.table.number - reserve)


def decide(message: msg.AnyCommand, keys: Keys, table: Table) -> ev.AnyEvent:
    """The seat is asked for again: the command may have waited while it changed hands."""
    seat = seat_meant(message, table, keys)
    match message:
        case msg.Play():
            return table.play(seat, message.ply, message.moves)
        case msg.Undo():
            return table.undo(seat, message.to)
        case msg.Agree():
            return table.agree(seat, message.yes)
        case msg.Say():
            return table.say(seat, message.text)
        case msg.Leave():
            return table.leave(seat)
        case msg.Back():
            return table.back(seat)
        case msg.Seal():
            return table.seal(seat, message.seal)
        case msg.Open():
            return table.open(seat, message.secret or "")
        case msg.Rematch():
            return table.rematch(seat, table.successor)
        case msg.Renew():
            return table.renew(seat, hashed(message.token))
        case msg.Carry():
            return table.offer(seat, hashed(message.code), time.time() + OFFERED)
        case _:
            raise AssertionError(message)


async def asked(house: House, room: Room, seat: int, message: msg.Why | msg.Hint | msg.Preview) -> msg.Answer:
    match message:
        case msg.Why():
            return why(room.table, seat, message)
        case msg.Hint():
            return await hint(house, room, seat, message)
        case msg.Preview():
            return await preview(house, room.table, seat, message)


def why(table: Table, seat: int, message: msg.Why) -> msg.Reason:
    state = table.game.state
    try:
        reason = state.why_not(state.action(message.move), seat)
    except WunderkammerError as error:
        raise refused(error) from None
    if reason is None:
        return msg.Reason(message.id, message.move, True)
    return msg.Reason(message.id, message.move, False, reason.code, reason.clause, reason.args)


async def preview(house: House, table: Table, seat: int, message: msg.Preview) -> msg.Gains:
    if seat not in table.actors():
        raise Refused("not-asked")
    ply = table.number
    try:
        found = await house.previews.ask(table, seat, message.moves)
    except WunderkammerError as error:
        raise refused(error) from None
    return msg.Gains(message.id, ply, found)


async def rematch(house: House, room: Room, message: msg.Rematch, keys: Keys, sender: Guest | None) -> int:
    """The same company at a new table, the next one begins; all keep the secrets of their seats."""
    old = room.table
    if old.phase == FINISHED:  # the table is there before anybody is sent to it
        chairs = [one.kept() for one in [*old.chairs.all[1:], old.chairs.all[0]]]
        made = msgspec.structs.replace(old.made, chairs=chairs, listed=False, given=[], sealed=True, draws=0)
        await house.make(made, name=old.successor)
    command = f"{seat_meant(message, old, keys) + 1}/{message.id}"
    return await house.submit(old.name, command, partial(decide, message, keys), sender, message.id)
