"""Hints: a coach thinks for the person who asks, until the decision is made."""

import asyncio
from typing import TYPE_CHECKING

from wunderkammer.server.tables.refusal import Refused
from wunderkammer.server.tables.table import Table
from wunderkammer.server.thinking.process import NoThought
from wunderkammer.server.thinking.thinker import COACH, Thought
from wunderkammer.server.wire import messages as msg

if TYPE_CHECKING:
    from wunderkammer.server.house.house import House
    from wunderkammer.server.house.rooms import Room


class Hint:
    """A question for which a hint is thought of."""

    def __init__(self, table: Table, seat: int, thinking: "asyncio.Task[list[Thought]]") -> None:
        self.since = table.questions[seat].since
        self.thinking = thinking


async def hint(house: "House", room: "Room", seat: int, message: msg.Hint) -> msg.Advice:
    """One at a time for a seat: bots at other tables think in the same processes."""
    table = room.table
    if seat not in table.actors():
        raise Refused("not-asked")
    if seat in room.advised:
        raise Refused("busy")
    house.quotas.hint(table.name, seat)
    event = table.number
    seed = table.seed(f"hint/{seat}/{event}")
    thinking = asyncio.ensure_future(house.thinkers.consider(table, seat, COACH, seed))
    room.advised[seat] = Hint(table, seat, thinking)
    try:
        await asyncio.wait([thinking])
        if thinking.cancelled():
            raise Refused("stale", event=event, now=table.number)
        return msg.Advice(message.id, event, [msg.Considered(*thought) for thought in thinking.result()])
    except NoThought:
        raise Refused("busy") from None
    finally:
        thinking.cancel()
        del room.advised[seat]


def drop(room: "Room") -> None:
    """Nobody thinks on about questions that are gone."""
    table = room.table
    for seat, hint in room.advised.items():
        if seat not in table.actors() or table.questions[seat].since != hint.since:
            hint.thinking.cancel()
