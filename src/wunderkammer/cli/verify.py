"""`verify`: whether everything in a record is right."""

from typing import Annotated

import typer

from wunderkammer import record
from wunderkammer.cli.house import Trouble
from wunderkammer.cli.options import EditionFile, Json, Lang, RecordFile, house_of
from wunderkammer.cli.record_file import Opened
from wunderkammer.core.state import OVER
from wunderkammer.record import fair
from wunderkammer.record.fair import Fairness

Commitment = Annotated[
    str | None, typer.Option("--commitment", metavar="HEX", help="What was shown of the key before the game.")
]


def verify(
    ctx: typer.Context,
    file: RecordFile,
    commitment: Commitment = None,
    edition: EditionFile = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Replay a record and check every move and the scores; a mistake is named with its line.

    If the record holds the key of its chance, every outcome is derived again.
    """
    house = house_of(ctx, lang, as_json)
    opened = Opened(house, file, edition)
    state = record.verify(opened.record, opened.edition)
    fairness, outcomes = checked_chance(opened, commitment)
    finished = state.actor == OVER
    scores = state.scores() if finished else None
    if as_json:
        answer = {"right": True, "game": opened.record.game, "actions": state.ply, "scores": scores}
        house.data(answer | {"outcomes": outcomes})
        return
    house.warn_if_slow()
    house.say("ui-record-is-right" if finished else "ui-record-unfinished", "bold")
    house.say("ui-actions", count=state.ply)
    if outcomes is not None:
        house.say("ui-record-fair" if commitment is None else "ui-record-fair-shown", count=outcomes)
    if fairness is not None and fairness.since:
        house.say("ui-record-given", count=fairness.since)
    if scores is not None:
        results = [f"{person} {score}" for person, score in zip(opened.people, scores, strict=True)]
        house.say("ui-scores-are", scores=", ".join(results))


def checked_chance(opened: Opened, commitment: str | None) -> tuple[Fairness, int] | tuple[None, None]:
    """What chance depended on, and how many outcomes were derived again; None if the record does not hold it."""
    fairness = fair.noted(opened.text)
    if fairness is None:
        if commitment is not None:
            raise Trouble("no-key")
        return None, None
    if commitment is not None:
        fair.check_commitment(fairness, commitment)
    return fairness, fair.check(opened.record, fairness, opened.edition)
