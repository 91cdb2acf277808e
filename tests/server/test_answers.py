"""Moves that have no alternative are told, and can be made together: also those that show hidden cards to others."""

import pytest
from play import RECORDS

import wunderkammer as wk
from wunderkammer.core.options import settle
from wunderkammer.record import Record, line_of, positions, read, replay
from wunderkammer.server.tables import events as ev
from wunderkammer.server.tables.answers import only_moves
from wunderkammer.server.tables.gathering import begin
from wunderkammer.server.tables.refusal import Refused
from wunderkammer.server.tables.table import Table
from wunderkammer.server.wire.news import Recent, Told
from wunderkammer.server.wire.snapshots import show

GAME = read(RECORDS / "artifact-rules-2-4-seats-both.wk")


def table_at(game: Record, ply: int) -> Table:
    """A table that continues a record."""
    rules = wk.game(game.game)
    chairs = [ev.Chair("person", name) for name in game.people]
    given = [line_of(entry) for entry in game.entries[:ply]]
    made = ev.Made(game.game, rules.rules, settle(rules.options, game.options), "", chairs, False, 0, "", given=given)
    table = Table("table", made, bytes(32))
    table.apply(1, "made", made, 0.0)
    table.apply(2, "begin", begin(table), 0.0)
    return table


def without_a_choice() -> list[int]:
    """Where several moves in a row have no alternative."""
    return [state.ply for state in positions(GAME) if state.actor >= 0 and len(only_moves(state, state.actor)) > 1]


def test_all_remaining_cards_of_a_showing() -> None:
    state = replay(GAME, 230)
    assert only_moves(state, 3) == ["show asia/pottery", "show asia/pottery", "show mideast/pottery"]
    assert only_moves(state, 0) == []


def test_where_there_is_a_choice_there_are_none() -> None:
    for state in positions(GAME):
        if state.actor >= 0 and len(state.legal()) > 1:
            assert only_moves(state, state.actor) == []


def test_the_end_of_a_turn_stands_alone() -> None:
    ends = [state for state in positions(GAME) if state.actor >= 0 and only_moves(state, state.actor)[:1] == ["end"]]
    for state in positions(GAME):
        if state.actor >= 0 and "end" in (found := only_moves(state, state.actor)):
            assert found == ["end"]
    assert ends


@pytest.mark.parametrize("ply", without_a_choice())
def test_they_are_told_to_the_seat_alone_and_made_in_one_message(ply: int) -> None:
    table = table_at(GAME, ply)
    seat = table.game.state.actor
    shown = show(table, seat, Told([], []), Recent([]))
    assert len(shown.only) > 1
    assert shown.only[0] == shown.legal[0]
    for eyes in (None, *range(4)):
        if eyes != seat:
            assert show(table, eyes, Told([], []), Recent([])).only == []
    event = table.play(seat, table.number, shown.only)
    assert event.lines[: len(shown.only)] == [f"{seat + 1} {move}" for move in shown.only]


def test_hidden_cards_are_among_them() -> None:
    """What a seat shows tells the seat itself nothing, so nothing can be tried out."""
    shown = []
    for ply in without_a_choice():
        state = replay(GAME, ply).copy()
        for move in only_moves(state, state.actor):
            state.play(state.action(move))
        shown.append(state.uncovered - replay(GAME, ply).uncovered)
    assert max(shown) > 1


def test_what_the_seat_itself_would_see_is_still_between_them() -> None:
    game = read(RECORDS / "3-seats.wk")
    refused = 0
    for state in positions(game):
        names = [] if state.actor < 0 else [state.name(action) for action in state.legal()]
        if "collect" in names and refused < 3:
            table = table_at(game, state.ply)
            with pytest.raises(Refused) as caught:
                table.play(state.actor, table.number, ["collect", "skip"])
            refused += caught.value.code == "across-chance"
    assert refused
