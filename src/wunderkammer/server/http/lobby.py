"""The lists of tables: asked of the store, which has a card of each; no log is read for them."""

import unicodedata
from collections.abc import Iterator
from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, get
from litestar.params import FromQuery, QueryParameter

import wunderkammer as wk
from wunderkammer.server.house.house import House
from wunderkammer.server.http.schema import refusals
from wunderkammer.server.tables.summary import SeatInfo, card_of
from wunderkammer.server.tables.table import GATHERING, PLAYING
from wunderkammer.server.wire import fields
from wunderkammer.store import Known

LISTED = 100  # tables in a list
LONGEST = 100  # letters to search for
OTHER_RULES = "other-rules"


class Listed(msgspec.Struct, frozen=True):
    table: str
    game: str
    phase: Annotated[str, fields.one_of("gathering", "playing", "over", OTHER_RULES)]
    pace: int
    options: dict[str, bool | str]
    seats: list[SeatInfo]
    practice: bool


@get("/tables", summary="Open tables, or finished ones that were open", responses=refusals(503))
async def tables(
    request: Request[Any, Any, Any],
    phase: FromQuery[Literal["gathering", "playing", "over", "other-rules"]] = "gathering",
    words: Annotated[str, QueryParameter(max_length=LONGEST)] = "",
) -> list[Listed]:
    """The newest first; with `words`, of all those in which each of them is in the game or in the name of a seat."""
    house: House = request.app.state.house
    kinds = list(known_kinds())
    if phase == OTHER_RULES:
        found = await house.store.listed([GATHERING, PLAYING], kinds, known=False, limit=LISTED)
        return [listed(one, OTHER_RULES) for one in found]
    sought = words.split()
    found = await house.store.listed([phase], kinds, known=True, limit=LISTED, words=sought)
    return [one for one in (listed(one, one.phase) for one in found) if says(one, sought)]


def says(one: Listed, words: list[str]) -> bool:
    """Whether somebody who reads it finds all words: a card has more than that."""
    text = plain(" ".join([one.game, *(f"{seat.name} {seat.level}" for seat in one.seats)]))
    return all(plain(word) in text for word in words)


def plain(text: str) -> str:
    """In small letters, without accents."""
    return "".join(one for one in unicodedata.normalize("NFD", text.lower()) if not unicodedata.combining(one))


def known_kinds() -> Iterator[str]:
    """Each game with the versions of its rules that can be replayed here."""
    for game in map(wk.game, wk.games()):
        yield from (f"{game.name}/{rules}" for rules in range(1, game.rules + 1))


def listed(one: Known, phase: str) -> Listed:
    card = card_of(one.card)
    seats = [] if phase == OTHER_RULES else card.seats
    return Listed(one.table, one.game, phase, card.pace, card.options, seats, card.practice)
