"""From a message to what it does: the same for WebSocket and HTTP."""

import asyncio
import time
from functools import partial

import msgspec

from wunderkammer import bots
from wunderkammer.core.errors import WunderkammerError
from wunderkammer.server import events as ev
from wunderkammer.server import messages as msg
from wunderkammer.server.guest import Guest
from wunderkammer.server.house import House, Room
from wunderkammer.server.previewing import gains, worlds
from wunderkammer.server.refusal import Refused, refused
from wunderkammer.server.table import FINISHED, Table


def seat_meant(message: msg.AnyCommand, seats: list[int]) -> int:
    """The seat that a command is for: the one it names, or the only one that is played here."""
    if not seats:
        raise Refused("spectator")
    if message.seat is None:
        if len(seats) > 1:
            raise Refused("which-seat", seats=[seat + 1 for seat in seats])
        return seats[0]
    if message.seat - 1 not in seats:
        raise Refused("not-your-seat", seat=message.seat)
    return message.seat - 1


async def do(
    house: House, room: Room, message: msg.AnyCommand, seats: list[int], sender: Guest | None = None
) -> msg.Answer:
    """Do what a message says; Refused says why not."""
    seat = seat_meant(message, seats)
    match message:
        case msg.Why():
            return why(room.table, seat, message)
        case msg.Hint():
            return await hint(house, room, seat, message)
        case msg.Preview():
            return await preview(room.table, seat, message)
        case msg.Rematch():
            number = await rematch(house, room, seat, message, sender)
            return msg.Done(message.id, number)
    began = time.perf_counter()
    command = f"{seat + 1}/{message.id}"
    number = await house.submit(room.table.name, command, partial(decide, message, seat), sender, message.id)
    house.metrics.seconds.observe(time.perf_counter() - began)
    return msg.Done(message.id, number)


def decide(message: msg.AnyCommand, seat: int, table: Table) -> ev.AnyEvent:
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
        case _:
            raise AssertionError(message)


def why(table: Table, seat: int, message: msg.Why) -> msg.Reason:
    state = table.game.state
    try:
        reason = state.why_not(state.action(message.move), seat)
    except WunderkammerError as error:
        raise refused(error) from None
    if reason is None:
        return msg.Reason(message.id, message.move, True)
    return msg.Reason(message.id, message.move, False, reason.code, reason.clause, reason.args)


async def hint(house: House, room: Room, seat: int, message: msg.Hint) -> msg.Advice:
    """One at a time for a seat: bots at other tables think in the same processes."""
    table = room.table
    if seat not in table.actors():
        raise Refused("not-asked")
    if seat in room.advised:
        raise Refused("busy")
    ply = table.number
    room.advised.add(seat)
    try:
        thoughts = await house.thinkers.consider(
            table.game.record, table.made.edition, seat, bots.ADVISER, table.seed(f"hint/{seat}/{ply}")
        )
    finally:
        room.advised.discard(seat)
    return msg.Advice(message.id, ply, [msg.Considered(*thought) for thought in thoughts])


async def preview(table: Table, seat: int, message: msg.Preview) -> msg.Gains:
    if seat not in table.actors():
        raise Refused("not-asked")
    ply = table.number
    possible = worlds(table.game.state, seat, table.seed(f"preview/{seat}/{ply}"))
    try:
        found = await asyncio.to_thread(gains, possible, seat, message.moves)
    except WunderkammerError as error:
        raise refused(error) from None
    return msg.Gains(message.id, ply, found)


async def rematch(house: House, room: Room, seat: int, message: msg.Rematch, sender: Guest | None) -> int:
    """The same company at a new table, the next one begins; all keep the secrets of their seats."""
    old = room.table
    if old.phase == FINISHED:  # the table is there before anybody is sent to it
        chairs = [one.kept() for one in [*old.chairs.all[1:], old.chairs.all[0]]]
        await house.make(msgspec.structs.replace(old.made, chairs=chairs, listed=False, given=[]), name=old.successor)
    command = f"{seat + 1}/{message.id}"
    return await house.submit(old.name, command, lambda table: table.rematch(seat, old.successor), sender, message.id)
