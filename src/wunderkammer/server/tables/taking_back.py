"""Taking back: freely as far as nobody is wronged and nothing was revealed, else by asking, or as practice."""

from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from wunderkammer.core.state import CHANCE, OVER
from wunderkammer.server.tables import events as ev
from wunderkammer.server.tables.refusal import Refused, counted

if TYPE_CHECKING:
    from wunderkammer.server.tables.table import Table

FREE: Final = "free"
ASK: Final = "ask"  # all other people have to agree
PRACTICE: Final = "practice"  # only bots are there, but something was drawn or revealed since: the table is marked

How = Literal["free", "ask", "practice"]


class WayBack(NamedTuple):
    """To the last decision of a seat: its ply, and what it takes to get there."""

    to: int
    how: How


def way_back(table: "Table", seat: int) -> WayBack | None:
    """None if the seat has decided nothing yet, the game is over, or somebody who would have to agree is away."""
    last = last_decision(table, seat)
    if last is None:
        return None
    how = how_to(table, seat, last)
    return None if how == ASK and table.chairs.away(table.chairs.others(seat)) else WayBack(last, how)


def last_decision(table: "Table", seat: int) -> int | None:
    game = table.game
    return None if game.state.actor == OVER else game.last_decision(seat, len(table.made.given))


def how_to(table: "Table", seat: int, ply: int) -> How:
    """Bots agree to everything; but who has seen what comes, or what was hidden, plays another game from then on."""
    alone = not table.chairs.others(seat)
    if ply >= table.game.free_to(seat, alone) or (alone and table.practice):
        return FREE
    return PRACTICE if alone else ASK


def undo(table: "Table", seat: int, to: int | None, practice: bool) -> ev.Undone | ev.Asked:
    """To a ply, by default to the seat's last decision; beyond what was revealed only if it agrees to practice."""
    last = last_decision(table, seat)
    if last is None:
        raise Refused("undo-nothing")
    wanted = last if to is None else to
    others = table.chairs.others(seat)
    entries = table.game.record.entries
    deciding = entries[wanted].seat if len(table.made.given) <= wanted < len(entries) else CHANCE
    if deciding == CHANCE or (not others and deciding != seat):  # else bots could be made to think again
        raise Refused("no-such-ply", ply=wanted, last=len(entries))
    how = how_to(table, seat, wanted)
    if how == ASK:
        if away := table.chairs.away(others):
            raise Refused("undo-away", seats=counted(away))
        return ev.Asked(seat, wanted, others, table.made.rules)
    if how == PRACTICE and not practice:
        raise Refused("undo-revealed")
    return ev.Undone(seat, wanted, table.made.rules, practice=how == PRACTICE)
