"""From a message to what it does: the same for WebSocket and HTTP."""

import time
from functools import partial

import msgspec

from wunderkammer.bots.personas import next_round
from wunderkammer.core.errors import WunderkammerError
from wunderkammer.server.house.house import House
from wunderkammer.server.house.rooms import Room
from wunderkammer.server.tables.refusal import Refused, refused
from wunderkammer.server.tables.table import FINISHED, Table
from wunderkammer.server.thinking.hints import hint, recap, weigh
from wunderkammer.server.wire import messages as msg
from wunderkammer.server.wire.guest import Guest
from wunderkammer.server.wire.orders import Keys, Order, seat_meant

RENEWALS = 100  # of tokens that a table allows beyond its limit of events


async def do(
    house: House, room: Room, message: msg.AnyCommand, keys: Keys, sender: Guest | None = None, place: str = ""
) -> msg.Answer:
    """Do what a message says; Refused says why not. The place is where it came from."""
    if isinstance(message, msg.Remark):
        return await remark(house, room, message, keys, sender, place)
    seat = seat_meant(message, room.table, keys)
    if isinstance(message, msg.Question):
        found = await asked(house, room, seat, message)
        seat_meant(message, room.table, keys)  # the answer took its time: is it still theirs to hear?
        return found
    order = Order(message, keys)
    if isinstance(message, msg.Rematch):
        return msg.Done(message.id, await rematch(house, room.table, order, sender))
    began = time.perf_counter()
    command = order.command(room.table)
    if room.table.event_of(command) is None:
        spend(house, room, seat, message)
    number = await house.submit(room.table.name, command, order.decide, sender, message.id)
    house.metrics.seconds.observe(time.perf_counter() - began)
    return msg.Done(message.id, number)


async def remark(
    house: House, room: Room, message: msg.Remark, keys: Keys, sender: Guest | None, place: str
) -> msg.Done:
    """What somebody says who only watches."""
    if room.table.chairs.played_with(keys):
        raise Refused("not-a-spectator")
    command = f"gallery/{place}/{message.id}"
    if room.table.event_of(command) is None:
        house.quotas.remark(room.table.name, place, room.remarks)
        house.quotas.event(room.table.number)
    decide = partial(Table.remark, name=message.name, text=message.text, place=place)
    return msg.Done(message.id, await house.submit(room.table.name, command, decide, sender, message.id))


def spend(house: House, room: Room, seat: int, message: msg.Change) -> None:
    """Hold a new command against the limits; moves are bounded by the game, or by the lesson."""
    if isinstance(message, msg.Say):
        house.quotas.word(room.table.name, seat, room.said)
    if not isinstance(message, msg.Play | msg.Next):
        reserve = RENEWALS if isinstance(message, msg.Renew) else 0  # nobody else must be able to prevent it
        house.quotas.event(room.table.number - reserve)


async def asked(house: House, room: Room, seat: int, message: msg.Question) -> msg.Answer:
    match message:
        case msg.Why():
            return why(room.table, seat, message)
        case msg.Hint():
            return await hint(house, room, seat, message)
        case msg.Weigh():
            return await weigh(house, room, seat, message)
        case msg.Recap():
            return await recap(house, room.table, seat, message)
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
    event = table.number
    try:
        found = await house.previews.ask(table, seat, message.moves)
    except WunderkammerError as error:
        raise refused(error) from None
    return msg.Gains(message.id, event, found)


async def rematch(house: House, old: Table, order: Order, sender: Guest | None) -> int:
    """The same company at a new table, the next one begins; all keep the secrets of their seats."""
    if old.phase == FINISHED and old.guide is None:  # the table is there before anybody is sent to it
        chairs = [one.kept() for one in [*old.chairs.all[1:], old.chairs.all[0]]]
        made = msgspec.structs.replace(
            old.made,
            chairs=chairs,
            listed=False,
            given=[],
            sealed=True,
            draws=0,
            maker="",
            company=next_round(old.made.company, len(chairs)),
        )
        await house.make(made, name=old.successor)
    return await house.submit(old.name, order.command(old), order.decide, sender, order.message.id)
