"""What happens at a table by itself: it begins when it is full, bots answer, and the clock runs."""

import asyncio
import time
from typing import TYPE_CHECKING

from wunderkammer import bots
from wunderkammer.server.tables.gathering import begin
from wunderkammer.server.tables.guiding import follow, plays_on
from wunderkammer.server.tables.table import PLAYING
from wunderkammer.server.thinking import hints
from wunderkammer.server.thinking.answering import Answering

if TYPE_CHECKING:
    from wunderkammer.server.house.house import House
    from wunderkammer.server.house.rooms import Room

NEAR = 60.0  # seconds: a clock that ends sooner runs in memory; the upkeep opens the other tables in time


class Autopilot:
    def __init__(self, house: "House") -> None:
        self.house = house
        self.answering = Answering(house)

    def attend(self, room: "Room") -> None:
        """See to a table at which something has changed."""
        table = room.table
        self.answering.drop(room)
        hints.drop(room)
        if table.ready_to_begin:
            self.house.spawn(self.house.quietly(table.name, "begin", begin))
        if plays_on(table):
            self.house.spawn(self.house.quietly(table.name, f"script/{table.number}", follow))
        for seat in table.actors():
            chair = table.chairs.all[seat]
            if chair.automatic:
                self.answering.answer(room, seat, table.chairs.bots().get(seat, bots.USUAL), "bot")
        self.wind(room)

    def wind(self, room: "Room") -> None:
        """Set the clock for those who are asked now."""
        if room.clock is not None:
            room.clock.cancel()
            room.clock = None
        table = room.table
        if table.made.pace and table.phase == PLAYING:
            rest = max(0.0, table.deadline - time.time())
            if rest <= NEAR:
                room.clock = asyncio.get_running_loop().call_later(rest, self.late, room)
        elif table.journal is None:
            self.wind_for_seals(room)

    def wind_for_seals(self, room: "Room") -> None:
        """Before the game: set a limit, once a stage, for seats that keep the others waiting for a seal or a secret."""
        sealing, loop = room.table.sealing, asyncio.get_running_loop()
        patience = sealing.patience(room.table.made.pace)
        if patience is None:
            return
        if room.stage[0] != sealing.since:
            room.stage = (sealing.since, loop.time())
        room.clock = loop.call_at(room.stage[1] + patience, self.overdue, room, sealing.since)

    def overdue(self, room: "Room", since: int) -> None:
        """Nobody waits longer for a seal or a secret."""
        room.clock = None
        command = f"overdue/{since}"
        self.house.spawn(self.house.quietly(room.table.name, command, lambda now: now.sealing.overdue(since)))

    def late(self, room: "Room") -> None:
        """A bot decides for those whose time is up."""
        room.clock = None
        for seat in room.table.actors():
            if not room.table.chairs.all[seat].automatic:
                self.answering.answer(room, seat, bots.USUAL, "clock")
