"""`why`: whether a move is legal in a position of a record, and if not, by which clause."""

from typing import Annotated

import typer

from wunderkammer import record
from wunderkammer.cli.explain import explained, near
from wunderkammer.cli.house import Trouble
from wunderkammer.cli.options import At, EditionFile, Json, Lang, RecordFile, house_of, seat_of
from wunderkammer.cli.record_file import Opened
from wunderkammer.core.errors import MalformedMove

Move = Annotated[str, typer.Argument(metavar="MOVE")]
Asker = Annotated[int | None, typer.Option("--seat", metavar="S")]


def why(
    ctx: typer.Context,
    file: RecordFile,
    move: Move,
    at: At = None,
    seat: Asker = None,
    edition: EditionFile = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Say whether a move is legal in a position, and why not."""
    house = house_of(ctx, lang, as_json)
    opened = Opened(house, file, edition)
    state = record.replay(opened.record, at, opened.edition)
    who = seat_of(seat, state.seats)
    words = " ".join(move.lower().split())
    try:
        action = state.action(words)
    except MalformedMove as error:
        close = near(state, words, who)
        if close and not as_json:
            raise Trouble("unknown-move-near", {"move": words, "near": close}) from None
        raise error from None
    reason = state.why_not(action, who)
    sentence = explained(house.speaker, words, reason, opened.people)
    if as_json:
        refused = None if reason is None else {"code": reason.code, "clause": reason.clause, "args": reason.args}
        house.data({"ply": state.ply, "move": words, "legal": reason is None, "reason": refused, "sentence": sentence})
        return
    house.warn_if_slow()
    house.line(sentence)
