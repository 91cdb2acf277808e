"""A coach for whoever asks: what to do, whether a move is a grave mistake, and what the last turn has brought."""

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING

from wunderkammer.insight.recap import brought
from wunderkammer.server.tables.coaching import may_be_coached
from wunderkammer.server.tables.refusal import Refused
from wunderkammer.server.tables.table import Table
from wunderkammer.server.thinking.process import NoThought
from wunderkammer.server.thinking.thinker import COACH, Thought, by_measure
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
    event = room.table.number
    found = await thought(house, room, seat)
    return msg.Advice(message.id, event, [msg.Considered(*one) for one in found])


async def weigh(house: "House", room: "Room", seat: int, message: msg.Weigh) -> msg.Weighed:
    event = room.table.number
    check(room.table, seat)
    room.table.play(seat, event, message.moves)  # what is refused there needs no thought
    found = await thought(house, room, seat, message.moves)
    if not found:
        return msg.Weighed(message.id, event, "", "", {})
    mistake, better = found
    return msg.Weighed(message.id, event, mistake.move, better.move, better.brings or {})


async def recap(house: "House", table: Table, seat: int, message: msg.Recap) -> msg.Brought:
    check(table, seat)
    house.quotas.hint(table.name, seat)
    return msg.Brought(message.id, table.number, by_measure(brought(table.game, seat)))


def check(table: Table, seat: int) -> None:
    """Refused says why no coach answers."""
    if table.guide is not None:
        raise Refused("in-lesson")
    if seat not in table.actors():
        raise Refused("not-asked")
    if not may_be_coached(table, seat):
        raise Refused("no-coach")


async def thought(house: "House", room: "Room", seat: int, moves: Sequence[str] = ()) -> list[Thought]:
    """One at a time for a seat, until the decision is made: bots at other tables think in the same processes."""
    table = room.table
    check(table, seat)
    if seat in room.advised:
        raise Refused("busy")
    house.quotas.hint(table.name, seat)
    event = table.number
    seed = table.seed(f"hint/{seat}/{event}")
    thinking = asyncio.ensure_future(house.thinkers.consider(table, seat, COACH, seed, moves=moves))
    room.advised[seat] = Hint(table, seat, thinking)
    try:
        await asyncio.wait([thinking])
        if thinking.cancelled():
            raise Refused("stale", event=event, now=table.number)
        return thinking.result()
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
