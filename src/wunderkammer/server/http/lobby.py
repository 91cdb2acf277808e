"""The lists of tables: asked of the store, which has a card of each; no log is read for them."""

from collections.abc import Iterator
from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, get
from litestar.params import FromQuery

import wunderkammer as wk
from wunderkammer.server.house.house import House
from wunderkammer.server.http.schema import refusals
from wunderkammer.server.tables.summary import SeatInfo, card_of
from wunderkammer.server.tables.table import GATHERING, PLAYING
from wunderkammer.server.wire import messages as msg
from wunderkammer.store import Known

LISTED = 100  # tables in a list
OTHER_RULES = "other-rules"


class Listed(msgspec.Struct, frozen=True):
    table: str
    game: str
    phase: Annotated[str, msg.one_of("gathering", "playing", "over", OTHER_RULES)]
    pace: int
    options: dict[str, bool | str]
    seats: list[SeatInfo]
    practice: bool


@get("/tables", summary="Open tables, or finished ones that were open", responses=refusals(503))
async def tables(
    request: Request[Any, Any, Any],
    phase: FromQuery[Literal["gathering", "playing", "over", "other-rules"]] = "gathering",
) -> list[Listed]:
    """The newest first."""
    house: House = request.app.state.house
    kinds = list(known_kinds())
    if phase == OTHER_RULES:
        found = await house.store.listed([GATHERING, PLAYING], kinds, known=False, limit=LISTED)
        return [listed(one, OTHER_RULES) for one in found]
    return [listed(one, one.phase) for one in await house.store.listed([phase], kinds, known=True, limit=LISTED)]


def known_kinds() -> Iterator[str]:
    """Each game with the versions of its rules that can be replayed here."""
    for game in map(wk.game, wk.games()):
        yield from (f"{game.name}/{rules}" for rules in range(1, game.rules + 1))


def listed(one: Known, phase: str) -> Listed:
    card = card_of(one.card)
    seats = [] if phase == OTHER_RULES else card.seats
    return Listed(one.table, one.game, phase, card.pace, card.options, seats, card.practice)
