"""`verify`: whether everything in a record is right."""

import typer

from wunderkammer import record
from wunderkammer.cli.options import EditionFile, Json, Lang, RecordFile, house_of
from wunderkammer.cli.record_file import Opened
from wunderkammer.core.state import OVER


def verify(
    ctx: typer.Context, file: RecordFile, edition: EditionFile = None, as_json: Json = False, lang: Lang = None
) -> None:
    """Replay a record and check every move and the scores; a mistake is named with its line."""
    house = house_of(ctx, lang, as_json)
    opened = Opened(house, file, edition)
    state = record.verify(opened.record, opened.edition)
    finished = state.actor == OVER
    scores = state.scores() if finished else None
    if as_json:
        house.data({"right": True, "game": opened.record.game, "actions": state.ply, "scores": scores})
        return
    house.warn_if_slow()
    house.say("ui-record-is-right" if finished else "ui-record-unfinished", "bold")
    house.say("ui-actions", count=state.ply)
    if scores is not None:
        results = [f"{person} {score}" for person, score in zip(opened.people, scores, strict=True)]
        house.say("ui-scores-are", scores=", ".join(results))
