"""`replay`: a recorded game told again, and its board."""

from random import Random
from typing import Annotated, Any

import typer

from wunderkammer import bots, record
from wunderkammer.boards import board
from wunderkammer.cli.advice import as_data, show_advice
from wunderkammer.cli.options import At, EditionFile, Eyes, Json, Lang, RecordFile, house_of, seat_of
from wunderkammer.cli.record_file import Opened
from wunderkammer.cli.story import tell
from wunderkammer.core.errors import RecordError
from wunderkammer.core.state import ALL_SEEING, State
from wunderkammer.texts.telling import lines

Hint = Annotated[str | None, typer.Option("--hint", metavar="LEVEL")]


def replay(
    ctx: typer.Context,
    file: RecordFile,
    at: At = None,
    seat: Eyes = None,
    hint: Hint = None,
    edition: EditionFile = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Tell the story of a record and show the board, at the end or after N actions."""
    house = house_of(ctx, lang, as_json)
    opened = Opened(house, file, edition)
    eyes = seat_of(seat, len(opened.record.people))
    eyes = ALL_SEEING if eyes is None else eyes
    state, story = position(opened, at, eyes)
    view = state.view(eyes)
    if as_json:
        legal = state.legal() if eyes == ALL_SEEING else state.legal(eyes)
        data = {"ply": state.ply, "view": view, "legal": [state.name(action) for action in legal], "story": story}
        house.data(data if hint is None else data | {"hint": as_data(state, advice(state, hint))})
        return
    house.warn_if_slow()
    tell(house, lines(story, house.speaker.phrasing), opened.people, view["seat"])
    house.blank()
    house.say("ui-position", ply=state.ply, last=len(opened.record.entries), style="dim")
    house.out.print(board(view, house.speaker, opened.people, house.out.width))
    house.blank()
    moves = [state.name(action) for action in state.legal(eyes)] if eyes in state.actors() else []
    house.line(house.speaker.question(view, opened.people, moves), "bold")
    if considered := advice(state, hint):
        show_advice(house, state, considered, opened.people)


def advice(state: State, level: str | None) -> list[bots.Considered]:
    """What a bot of this level would consider for the seat whose turn it is; nothing if it is nobody's turn."""
    if level is None:
        return []
    bots.check(level)
    if state.actor < 0:
        return []
    rng = Random(state.ply)
    return bots.bot(level, rng, clock=False).consider(bots.Perspective(state, state.actor, rng))


def position(opened: Opened, at: int | None, eyes: int) -> tuple[State, list[dict[str, Any]]]:
    """The position after this many actions, and everything this seat saw happen until then."""
    last = len(opened.record.entries)
    if at is not None and not 0 <= at <= last:
        raise RecordError("no-such-ply", {"ply": at, "last": last})
    story: list[dict[str, Any]] = []
    state: State | None = None
    for state in record.positions(opened.record, opened.edition):
        story += state.story(eyes)
        if state.ply == at:
            break
    assert state is not None  # there is always the position before the first action
    return state, story
