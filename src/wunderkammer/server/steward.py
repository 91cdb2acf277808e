"""What happens at a table by itself: it begins when it is full, bots answer, and the clock runs."""

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Literal

from wunderkammer import bots
from wunderkammer.server.table import PLAYING, Table

if TYPE_CHECKING:
    from wunderkammer.server.house import House, Room

PAUSE = 1.0  # seconds after a bot has stumbled
log = logging.getLogger(__name__)


class Steward:
    def __init__(self, house: "House") -> None:
        self.house = house

    def attend(self, room: "Room") -> None:
        """See to a table at which something has changed."""
        table = room.table
        if table.journal is None and table.chairs.full:
            self.house.spawn(self.house.quietly(table.name, "begin", Table.begin))
        for seat in table.actors():
            chair = table.chairs.all[seat]
            if chair.automatic:
                self.answer_for(room, seat, chair.level or bots.USUAL, "bot")
        self.wind(room)

    def answer_for(self, room: "Room", seat: int, level: str, by: Literal["bot", "clock"]) -> None:
        """Have a bot think about the question to a seat, once."""
        since = room.table.questions[seat].since
        command = f"{by}/{seat + 1}/{since}"
        if command not in room.thoughts:
            room.thoughts.add(command)
            self.house.spawn(self.think(room, seat, level, by, since, command))

    async def think(
        self, room: "Room", seat: int, level: str, by: Literal["bot", "clock"], since: int, command: str
    ) -> None:
        """Whatever happened meanwhile, the table decides whether the answer still fits."""
        table = room.table
        try:
            if table.questions[seat].since == since and table.phase == PLAYING:
                move = await self.house.thinkers.choose(
                    table.game.record, table.made.edition, seat, level, table.seed(command)
                )
                await self.house.quietly(table.name, command, lambda now: now.play(seat, since, [move], by))
        except Exception:
            log.exception("a bot stumbled", extra={"table": table.name})
            await asyncio.sleep(PAUSE)
        finally:
            room.thoughts.discard(command)
        self.attend(room)

    def wind(self, room: "Room") -> None:
        """Set the clock for those who are asked now."""
        if room.clock is not None:
            room.clock.cancel()
            room.clock = None
        table = room.table
        if table.made.pace and table.phase == PLAYING:
            rest = max(0.0, table.moved + table.made.pace - time.time())
            room.clock = asyncio.get_running_loop().call_later(rest, self.late, room)

    def late(self, room: "Room") -> None:
        """A bot decides for those whose time is up."""
        for seat in room.table.actors():
            if not room.table.chairs.all[seat].automatic:
                self.answer_for(room, seat, bots.USUAL, "clock")
