"""What a turn has brought: exact figures of a seat, from the beginning of its last turn to that of this one."""

from collections.abc import Sequence

from wunderkammer.core.state import CHANCE
from wunderkammer.insight.counting import Reason, counted, own, weightiest
from wunderkammer.record import Entry, Journal, replay


def brought(game: Journal, seat: int) -> list[Reason]:
    """What the seat has more or less of since its last turn began; nothing amid a turn, or if it gained nothing."""
    began = last_turn(game.record.entries, seat)
    if began is None:
        return []
    before = counted(replay(game.record, began, game.edition), seat)
    now = counted(game.state, seat)
    more = {name: now[name] - value for name, value in before.items() if now[name] != value}
    told = weightiest(game.record.game, own(more))
    return told if any(reason.more > 0 for reason in told) else []


def last_turn(entries: Sequence[Entry], seat: int) -> int | None:
    """The ply at which the last turn of a seat began that is over: others have moved since."""
    moves = [(ply, entry.seat == seat) for ply, entry in enumerate(entries) if entry.seat != CHANCE]
    if not moves or moves[-1][1]:
        return None
    began = None
    for ply, mine in reversed(moves):
        if mine:
            began = ply
        elif began is not None:
            break
    return began
