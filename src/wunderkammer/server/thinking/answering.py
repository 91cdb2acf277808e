"""Bots answer for a seat: once for each question, with a simpler bot where one fails, and never without a pause.

An answer that is refused although the question still stands is a mistake of the bot. It tries once more with other
luck; then the usual level answers, and in the end any legal move, for which nobody has to think.
"""

import asyncio
import logging
from functools import partial
from random import Random
from typing import TYPE_CHECKING, Literal

from wunderkammer import bots
from wunderkammer.server.tables.refusal import Refused
from wunderkammer.server.tables.table import PLAYING, Table
from wunderkammer.server.thinking.claims import Claims, Elsewhere
from wunderkammer.server.thinking.process import NoThought
from wunderkammer.store import StoreTrouble

if TYPE_CHECKING:
    from wunderkammer.server.house.house import House
    from wunderkammer.server.house.rooms import Room

PAUSE = 1.0  # seconds after an answer has failed
LONGEST = 30.0  # seconds between tries when it is not the bot's fault
log = logging.getLogger(__name__)


class Answer:
    """A question to a seat that a bot thinks about."""

    def __init__(self, table: Table, seat: int, by: Literal["bot", "clock"]) -> None:
        self.seat = seat
        self.by = by
        self.since = table.questions[seat].since
        self.task: asyncio.Task[None] | None = None
        self.playing = False  # the move is being written: too late to be cancelled

    @property
    def command(self) -> str:
        return f"{self.by}/{self.seat + 1}/{self.since}"

    def fits(self, table: Table) -> bool:
        """Whether this is still asked, and still for a bot to answer."""
        asked = table.phase == PLAYING and self.seat in table.actors()
        if not asked or table.questions[self.seat].since != self.since:
            return False
        return self.by == "clock" or table.chairs.all[self.seat].automatic


class Answering:
    def __init__(self, house: "House") -> None:
        self.house = house
        self.claims = Claims(house.store)
        self.pause = PAUSE

    def answer(self, room: "Room", seat: int, level: str, by: Literal["bot", "clock"]) -> None:
        """Have a bot answer the question to a seat, once."""
        answer = Answer(room.table, seat, by)
        if answer.command not in room.thoughts:
            room.thoughts[answer.command] = answer
            answer.task = self.house.spawn(self.see_to(room, answer, level))

    def drop(self, room: "Room") -> None:
        """Nobody thinks on about a question that is gone."""
        for answer in list(room.thoughts.values()):
            if answer.task is not None and not answer.playing and not answer.fits(room.table):
                del room.thoughts[answer.command]  # now: the same question may come again before the task has ended
                answer.task.cancel()

    async def see_to(self, room: "Room", answer: Answer, level: str) -> None:
        try:
            for number, bot in enumerate((level, level, bots.USUAL, "")):
                if await self.settled(room, answer, bot, number):
                    return
                await asyncio.sleep(self.pause)
            log.error("no bot found a move", extra={"table": room.table.name})
        finally:
            if room.thoughts.get(answer.command) is answer:
                del room.thoughts[answer.command]

    async def settled(self, room: "Room", answer: Answer, bot: str, number: int) -> bool:
        """Whether the question is answered, or gone; if not, the bot has failed."""
        pause = self.pause
        while True:
            try:
                await self.turn(room.table.name)
                await self.play(answer, room.table, await self.move(room.table, answer, bot, number))
            except Refused as refusal:
                if not answer.fits(room.table):
                    return True
                if refusal.code != "busy":
                    log.warning("the move of a bot was refused", extra={"table": room.table.name, "code": refusal.code})
                    return False
            except NoThought:
                return not answer.fits(room.table)
            except Elsewhere:
                continue
            except StoreTrouble:
                pass  # it was noted; the store may come back
            except Exception:
                log.exception("a bot failed", extra={"table": room.table.name})
            else:
                return True
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST)

    async def turn(self, table: str) -> None:
        """Wait as long as another worker thinks for this table; what it has played cancels the waiting."""
        while seconds := self.claims.left(table):
            await asyncio.sleep(seconds)
            await self.house.newest(table)

    async def move(self, table: Table, answer: Answer, bot: str, number: int) -> str:
        """What a bot would do, each time with other luck; without a bot any legal move."""
        seed = table.seed(f"{answer.command}/{number}" if number else answer.command)
        if not bot:
            state = table.game.state
            return state.name(Random(seed).choice(state.legal(answer.seat)))
        return await self.house.thinkers.choose(table, answer.seat, bot, seed, partial(self.claims.claim, table.name))

    async def play(self, answer: Answer, table: Table, move: str) -> None:
        answer.playing = True
        try:
            await self.house.submit(
                table.name, answer.command, lambda now: now.play(answer.seat, answer.since, [move], answer.by)
            )
        finally:
            answer.playing = False
