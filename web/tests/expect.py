"""What the terminal says of whole recorded games, for the page to say the same: `expect.py FILE`."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import wunderkammer as wk
from wunderkammer import record
from wunderkammer.cli.story import lines, sentences, worth_telling
from wunderkammer.texts import LANGUAGES, Speaker

RECORDS = Path(__file__).parents[2] / "tests" / "records"
GAMES = ("3-seats-both", "artisans-3-seats-farsighted", "artisans-4-seats-night", "artifact-4-seats-both")
PEOPLE = ("Ada", "Ben", "Cleo", "Dov", "Eva")
ASKED = ("actor", "actors", "seat", "question", "ranks", "winner", "printed")
OTHER = {"march_steps": 1, "push_steps": 3, "carry_reach": 5}  # figures of another edition


def said(say: Speaker, state: wk.State, seat: int | None, figures: dict[str, int] | None = None) -> dict[str, Any]:
    view, events = state.view(seat), state.story(seat)[-12:]
    if figures:
        view["printed"] |= figures
    told = worth_telling(events, say.phrasing)
    people = PEOPLE[: state.seats]
    legal = state.legal(seat) if seat is not None and seat in state.actors() else []
    moves = [state.name(action) for action in legal[:20]]
    return {
        "lang": say.lang,
        "game": say.game,
        "people": people,
        "view": {key: view.get(key) for key in ASKED},
        "question": say.question(view, people),
        "events": events,
        "story": [sentences(say, line, people) for line in lines(told, say.phrasing)],
        "moves": [[move, say.move(move, people)] for move in moves],
    }


def everything() -> Iterator[dict[str, Any]]:
    for name in GAMES:
        played = record.read(RECORDS / f"{name}.wk")
        speakers = [Speaker(lang, played.game) for lang in LANGUAGES]
        for state in record.positions(played):
            if state.ply % 3 == 0 or not state.actors():
                yield from (said(say, state, seat) for say in speakers for seat in (None, 0, 1))
            if state.view(None)["question"]["ask"] == "directive":
                yield from (said(say, state, state.actor, OTHER) for say in speakers)


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(json.dumps(list(everything())), encoding="utf-8")
