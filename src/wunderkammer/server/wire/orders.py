"""From a command to a method of the table: what a message asks for, and in whose name.

The house gets an order as a whole and has the table decide, perhaps more than once; it never calls back its sender.
"""

import time
from dataclasses import dataclass

from wunderkammer.server.tables import events as ev
from wunderkammer.server.tables import gathering
from wunderkammer.server.tables.guiding import read_on
from wunderkammer.server.tables.refusal import Refused, counted
from wunderkammer.server.tables.table import Table
from wunderkammer.server.tables.tokens import hashed
from wunderkammer.server.wire import messages as msg

OFFERED = 600  # seconds in which a code can be carried to another device
Keys = frozenset[str]  # hashes of the tokens with which somebody came


@dataclass(frozen=True)
class Order:
    """A message that changes a table, with the keys of its sender."""

    message: msg.Change
    keys: Keys

    def command(self, table: Table) -> str:
        """What the log knows it by. The id belongs to the person in the seat now; people before them had other ids."""
        seat = seat_meant(self.message, table, self.keys)
        earlier = table.chairs.all[seat].earlier
        return f"{seat + 1}.{earlier}/{self.message.id}" if earlier else f"{seat + 1}/{self.message.id}"

    def decide(self, table: Table) -> ev.AnyEvent:
        """The seat is looked up each time: it may have changed hands while the command waited."""
        return event_of(table, seat_meant(self.message, table, self.keys), self.message)


def seat_meant(message: msg.SeatCommand, table: Table, keys: Keys) -> int:
    """The seat that a command is for: the one it names, or the only one that is played here now."""
    seats = table.chairs.played_with(keys)
    if keys and not seats:
        raise Refused("wrong-token")
    if not seats:
        raise Refused("spectator")
    if message.seat is None:
        if len(seats) > 1:
            raise Refused("which-seat", seats=counted(seats))
        return seats[0]
    if message.seat not in seats:
        raise Refused("not-your-seat", seat=message.seat + 1)
    return message.seat


def event_of(table: Table, seat: int, message: msg.Change) -> ev.AnyEvent:
    match message:
        case msg.Play():
            return table.play(seat, message.event, message.moves)
        case msg.Undo():
            return table.undo(seat, message.to, message.practice)
        case msg.Next():
            return read_on(table, message.event)
        case msg.Agree():
            return table.agree(seat, message.yes)
        case msg.Say():
            return table.say(seat, message.text)
        case msg.Leave():
            return table.leave(seat)
        case msg.Back():
            return table.back(seat)
        case msg.Seal():
            return gathering.seal(table, seat, message.seal)
        case msg.Open():
            return gathering.open_seal(table, seat, message.secret or "")
        case msg.Rematch():
            return table.rematch(seat, table.successor)
        case msg.Renew():
            return table.renew(seat, hashed(message.token))
        case msg.Carry():
            return table.offer(seat, hashed(message.code), time.time() + OFFERED)
