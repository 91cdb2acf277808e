"""Before the game: people sit down, bots fill seats, the maker changes the terms, secrets are sealed and opened.

Each command looks at the table and answers with an event, or refuses.
"""

from typing import NamedTuple

import msgspec

from wunderkammer.server.tables import events as ev
from wunderkammer.server.tables.playing import dealt
from wunderkammer.server.tables.refusal import Refused, counted
from wunderkammer.server.tables.table import GATHERING, Table
from wunderkammer.server.tables.tokens import hashed, same


class Person(NamedTuple):
    """Somebody who sits down."""

    name: str
    seals: bool  # a secret, before the first draw


def before_the_game(table: Table) -> None:
    """Refused when it has begun."""
    if table.phase != GATHERING:
        raise Refused("already-begun")


def sit(table: Table, person: Person, token: str, seat: int | None, invitation: str, place: str) -> ev.Sat:
    """Take a free seat: the one of an invitation, or at a listed table any. It gets a new token, of this hash."""
    before_the_game(table)
    if invitation:
        chosen, place = table.chairs.for_guest(seat, invitation), ""
    elif table.made.listed:
        chosen = table.chairs.for_anybody(seat, place)
    else:
        raise Refused("by-invitation")
    name = table.chairs.free_name(person.name, chosen)
    return ev.Sat(chosen, name, token, seals=person.seals, place=place)


def rename(table: Table, person: Person, key: str) -> ev.Sat:
    """Another name for the person with the token of this hash."""
    seat = table.chairs.holder(key)
    if seat is None:
        raise Refused("wrong-token")
    before_the_game(table)
    name = table.chairs.free_name(person.name, seat)
    return ev.Sat(seat, name, key, seals=table.chairs.all[seat].seals)


def fill(table: Table, invitations: list[str], level: str) -> ev.Filled:
    """Bots for free seats. Whoever may sit down in a seat may also decide that a bot does."""
    before_the_game(table)
    return ev.Filled(sorted({table.chairs.invited(one) for one in invitations}), level)


def free(table: Table, invitation: str) -> ev.Freed:
    """The bot in a seat gets up again, as long as not all seats are taken: then everybody seals."""
    before_the_game(table)
    seat = table.chairs.with_bot(invitation)
    if table.chairs.full:
        raise Refused("table-full")
    return ev.Freed(seat)


def change(table: Table, maker: str, wish: ev.Changed) -> ev.Changed:
    """Other terms, by the secret of whoever made the table. The wish has an invitation for each seat, new or not.

    Not when all seats are taken: then everybody seals, and what they seal for stays as it is.
    """
    before_the_game(table)
    if not table.made.maker or not same(hashed(maker), table.made.maker):
        raise Refused("not-the-maker")
    if table.chairs.full:
        raise Refused("table-full")
    seats = len(table.chairs.all)
    if table.made.given and (len(wish.bots), wish.options) != (seats, table.made.options):
        raise Refused("other-game", game=table.made.game, seats=seats)
    for seat, chair in enumerate(table.chairs.all):
        gone = seat >= len(wish.bots)
        if (gone and table.sealing.aborted[seat]) or (chair.kind == "person" and (gone or wish.bots[seat])):
            raise Refused("seat-stays", seat=seat + 1)
    added = [table.chairs.unknown(one) for one in wish.invitations[seats:]]
    return msgspec.structs.replace(wish, invitations=added)


def seal(table: Table, seat: int, closed: str) -> ev.Sealed:
    before_the_game(table)
    return table.sealing.seal(seat, closed)


def open_seal(table: Table, seat: int, secret: str) -> ev.Opened | ev.Voided:
    before_the_game(table)
    return table.sealing.open(seat, secret)


def begin(table: Table) -> ev.Begun:
    """When all seats are taken, and what was sealed is open."""
    before_the_game(table)
    if not table.chairs.full:
        raise Refused("seats-free", free=counted(table.chairs.free_seats()))
    if not table.ready_to_begin:
        raise Refused("not-begun")
    new = table.new_journal()
    lines = [] if table.guide is not None else dealt(table, new, new.state, [])
    return ev.Begun(lines, table.made.rules)
