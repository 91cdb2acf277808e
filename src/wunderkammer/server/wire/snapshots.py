"""What a table looks like to one viewer: built up from the view of the rules, never stripped from the whole."""

import time
from collections.abc import Sequence
from functools import cached_property
from typing import Any

from wunderkammer.core.state import CHANCE, State
from wunderkammer.core.tally import deciding
from wunderkammer.record.masked import move_seen
from wunderkammer.server.tables.answers import only_moves
from wunderkammer.server.tables.coaching import may_be_coached
from wunderkammer.server.tables.sets import ways
from wunderkammer.server.tables.summary import SeatInfo, seats_of
from wunderkammer.server.tables.table import FINISHED, Table
from wunderkammer.server.tables.taking_back import way_back
from wunderkammer.server.wire import messages as out
from wunderkammer.server.wire import parts
from wunderkammer.server.wire.lessons import taken
from wunderkammer.server.wire.news import Recent, Told, story_now


def welcome(table: Table, seats: list[int]) -> out.Welcome:
    made = table.made
    return out.Welcome(
        protocol=out.PROTOCOL,
        table=table.name,
        game=made.game,
        rules=made.rules,
        options=made.options,
        edition=made.edition,
        pace=made.pace,
        listed=made.listed,
        commitment=made.commitment,
        seats=seats,
        given=len(made.given),
        chance=chance(table),
    )


def show(table: Table, eyes: int | None, told: Told, recent: Recent) -> out.Table:
    """The table now; None are the eyes of a spectator."""
    earlier = {"earlier": recent.earlier, "earlier_remarks": recent.earlier_remarks}
    return seen(table, eyes, told, shared(table, recent.news) | earlier)


def seen(table: Table, eyes: int | None, told: Told, common: dict[str, Any]) -> out.Table:
    """What one viewer sees, beside what all see alike."""
    if table.journal is None:
        return out.Table(seat=eyes, **common)
    state = table.journal.state
    mine = [] if eyes is None or eyes not in common["asked"] else state.legal(eyes)
    return out.Table(
        seat=eyes,
        view=state.view(eyes),
        legal=[state.name(action) for action in mine],
        terms={state.name(action): terms for action in mine if (terms := state.terms(action))},
        only=only_moves(state, eyes) if eyes is not None and len(mine) == 1 else [],
        sets=sets(state, eyes) if eyes is not None and mine else None,
        story=told.story,
        given=told.given,
        undo=free(table, eyes),
        lesson=taken(table, eyes),
        back=back(table, eyes),
        coach=eyes is not None and may_be_coached(table, eyes),
        wish=wish(table, eyes),
        **common,
    )


def sets(state: State, seat: int) -> parts.Sets | None:
    """The ways to answer a question for several things, each of these and of the moves written once."""
    found = ways(state, seat)
    if not found:
        return None
    things = sorted({thing for one, _ in found for thing in one})
    moves = sorted({move for _, made in found for move in made})
    places = {thing: place for place, thing in enumerate(things)}, {move: place for place, move in enumerate(moves)}
    told = [parts.Way([places[0][one] for one in chosen], [places[1][one] for one in made]) for chosen, made in found]
    return parts.Sets(things, moves, told)


def shared(table: Table, news: Sequence[parts.News]) -> dict[str, Any]:
    """What all eyes see alike."""
    common = {"event": table.number, "phase": table.phase, "seats": chairs(table), "news": news}
    common |= {"again": table.again, "practice": table.practice}
    if table.journal is None:
        return common | {"chance": chance(table)}
    state = table.journal.state
    common |= {
        "asked": state.actors(),
        "evident": [seat for seat in state.actors() if table.guide is None and state.is_evident(seat)],
        "ply": len(table.journal.record.entries),
        "left": left(table),
    }
    return common | ending(table) if table.phase == FINISHED else common


def ending(table: Table) -> dict[str, Any]:
    """What is sent when the game is over."""
    state = table.game.state
    return {
        "scores": state.scores(),
        "ranks": state.ranks(),
        "final": final(state),
        "key": table.key.hex() if table.guide is None else "",
        "words": list(table.fairness.words),
        "chance": chance(table),
    }


def final(state: State) -> parts.Final:
    tally = state.tally()
    ties = zip(tally.ties, deciding(state.scores(), tally.ties), strict=True)
    sources = [parts.Source(row.name, row.values) for row in tally.sources]
    return parts.Final(sources, tally.adds, [parts.Tie(row.name, row.values, decides) for row, decides in ties])


def chairs(table: Table) -> list[SeatInfo]:
    return seats_of(table.chairs)


def chance(table: Table) -> parts.Chance | None:
    """What is on the table of it, without the key of the server; None at a table older than seals."""
    if not table.made.sealed:
        return None
    sealing = table.sealing
    return parts.Chance(sealing.stage, [*sealing.waiting], [*sealing.seals], [*sealing.secrets], [*sealing.aborted])


def free(table: Table, eyes: int | None) -> int | None:
    """The ply to which this seat may take back freely; None if it may not."""
    if eyes is not None and table.journal is not None and table.guide is not None:
        return table.guide.place(table.journal).back
    if eyes is None or table.journal is None or table.phase == FINISHED:
        return None
    since = max(table.journal.free_to(eyes), len(table.made.given))
    return table.journal.first_decision(eyes, since)


def back(table: Table, eyes: int | None) -> parts.WayBack | None:
    way = None if eyes is None or table.guide is not None else way_back(table, eyes)
    return None if way is None else parts.WayBack(way.to, table.game.record.entries[way.to].move, way.how)


def wish(table: Table, eyes: int | None) -> parts.TakeBack | None:
    """Everybody is told which move it is about, as far as they saw it."""
    if table.wish is None:
        return None
    game, to = table.game.record, table.wish.to
    more = sum(entry.seat != CHANCE for entry in game.entries[to + 1 :])
    return parts.TakeBack(table.wish.seat, to, move_seen(game, to, eyes, table.edition), more, sorted(table.agreed))


def left(table: Table) -> float | None:
    if table.made.pace == 0 or table.phase == FINISHED:
        return None
    return max(0.0, round(table.deadline - time.time(), 1))


class Snapshots:
    """The messages about one event for everybody at a table; shared parts and each view are built once."""

    def __init__(self, table: Table, news: Sequence[parts.News]) -> None:
        self.table = table
        self.news = news
        self.told: dict[int | None, bytes] = {}

    @cached_property
    def shared(self) -> dict[str, Any]:
        return shared(self.table, self.news)

    def of(self, eyes: int | None) -> bytes:
        """The message for this viewer, with what they saw happen since listening began."""
        if eyes not in self.told:
            self.told[eyes] = out.encode(seen(self.table, eyes, story_now(self.table, eyes), self.shared))
        return self.told[eyes]
