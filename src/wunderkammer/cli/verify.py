"""`verify`: whether everything in a record is right."""

from functools import partial
from typing import Annotated

import typer

from wunderkammer import record
from wunderkammer.cli.house import House, Trouble
from wunderkammer.cli.options import EditionFile, Json, Lang, RecordFile, house_of
from wunderkammer.cli.record_file import Opened
from wunderkammer.core.state import OVER
from wunderkammer.record import fair
from wunderkammer.record.fair import Fairness
from wunderkammer.record.practice import is_practice

Commitment = Annotated[
    str | None,
    typer.Option("--commitment", metavar="HEX"),
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

    If the record holds the key of its chance, the seals of the seats are compared and every outcome is derived again.
    """
    house = house_of(ctx, lang, as_json)
    opened = Opened(house, file, edition)
    chance = partial(promised, opened, commitment)
    state, fairness, outcomes = record.verify_all(opened.written, chance, opened.edition)
    finished = state.actor == OVER
    scores = state.scores() if finished else None
    if as_json:
        answer = {"right": True, "game": opened.record.game, "actions": state.ply, "scores": scores}
        answer |= {"practice": is_practice(opened.text)}
        house.data(answer | {"outcomes": outcomes} | seals_of(fairness))
        return
    house.warn_if_slow()
    house.say("ui-record-is-right" if finished else "ui-record-unfinished", "bold")
    house.say("ui-actions", count=state.ply)
    if fairness is not None:
        say_chance(house, fairness, outcomes or 0, commitment)
    if fairness is not None and fairness.since:
        house.say("ui-record-given", count=fairness.since)
    if is_practice(opened.text):
        house.say("ui-record-practice")
    if scores is not None:
        results = [f"{person} {score}" for person, score in zip(opened.people, scores, strict=True)]
        house.say("ui-scores-are", scores=", ".join(results))


def say_chance(house: House, fairness: Fairness, outcomes: int, commitment: str | None) -> None:
    """What was checked, and what could not be."""
    house.say("ui-record-fair" if commitment is None else "ui-record-fair-shown", count=outcomes)
    if not fairness.sealed:
        return
    sealed = [str(seat) for seat, seal in enumerate(fairness.seals, 1) if seal]
    house.say("ui-record-seals", count=len(sealed), seats=", ".join(sealed))
    house.say("ui-record-aborted", count=sum(fairness.aborted))
    if commitment is None or not fair.fully_shown(fairness, commitment):
        house.say("ui-record-not-compared", kept="nothing" if commitment is None else "key")


def seals_of(fairness: Fairness | None) -> dict[str, object]:
    if fairness is None or not fairness.sealed:
        return {"sealed": None, "aborted": None}
    return {"sealed": [seat for seat, seal in enumerate(fairness.seals) if seal], "aborted": list(fairness.aborted)}


def promised(opened: Opened, commitment: str | None) -> Fairness | None:
    """What the record says of its chance, compared with what was shown before the game."""
    fairness = fair.noted(opened.text)
    if fairness is None and commitment is not None:
        raise Trouble("no-key")
    if fairness is not None and commitment is not None:
        fair.check_commitment(fairness, commitment)
    return fairness
