"""What the terminal says of whole recorded games, for the page to say the same: `expect.py FILE EVERY`."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import wunderkammer as wk
from wunderkammer import record
from wunderkammer.texts import LANGUAGES, Speaker
from wunderkammer.texts.asking import after
from wunderkammer.texts.phrasing import take_apart
from wunderkammer.texts.telling import lines, sentence

RECORDS = Path(__file__).parents[2] / "tests" / "records"
GAMES = ("3-seats-both", "artisans-3-seats-farsighted", "artisans-4-seats-night", "artifact-4-seats-both")
PEOPLE = ("Ada", "Ben", "Cleo", "Dov", "Eva")
BOTS = (2, 3)
ASKED = ("actor", "actors", "seat", "question", "ranks", "scores", "winner", "printed")
OTHER = {"march_steps": 1, "push_steps": 3, "carry_reach": 5}  # figures of another edition


def said(
    say: Speaker,
    state: wk.State,
    seat: int | None,
    story: list[dict[str, Any]],
    figures: dict[str, int] | None = None,
) -> dict[str, Any]:
    view, people = state.view(seat), PEOPLE[: state.seats]
    if figures:
        view["printed"] |= figures
    legal = state.legal(seat) if seat is not None and seat in state.actors() else []
    moves = [state.name(action) for action in legal]
    told = [sentence(say, line, people, seat) for line in lines(story, say.phrasing)]
    question = say.question(view, people, moves, bots=BOTS)
    return {
        "lang": say.lang,
        "game": say.game,
        "people": people,
        "bots": BOTS,
        "reader": seat,
        "view": {key: view.get(key) for key in ASKED},
        "legal": moves,
        "question": question,
        "after": after(told[-1] if told else "", question),
        "halves": [
            [chosen, fitting, say.question(view, people, fitting, chosen)] for chosen, fitting in halves(say, moves)
        ],
        "events": story,
        "story": told,
        "moves": [[move, say.move(move, people)] for move in moves[:20]],
    }


def halves(say: Speaker, moves: list[str]) -> Iterator[tuple[dict[str, str], list[str]]]:
    """Some choices that are half made: one part of a move, and the moves that still fit."""
    for move in moves[:: max(1, len(moves) // 6)]:
        verb, slots = take_apart(say.game or "", move)
        for slot, value in [("verb", verb), *slots.items()]:
            fitting = [one for one in moves if parts(say, one).get(slot) == value]
            yield {slot: value}, fitting


def parts(say: Speaker, move: str) -> dict[str, str]:
    verb, slots = take_apart(say.game or "", move)
    return {"verb": verb, **slots}


def everything(every: int) -> Iterator[dict[str, Any]]:
    """Of one in so many positions what has happened lately, of the last one the whole game."""
    for name in GAMES:
        played = record.read(RECORDS / f"{name}.wk")
        speakers = [Speaker(lang, played.game) for lang in LANGUAGES]
        stories: dict[int | None, list[dict[str, Any]]] = {None: [], 0: [], 1: []}
        for state in record.positions(played):
            for seat in stories:
                stories[seat] += state.story(seat)
            if state.ply % every == 0 or not state.actors():
                over = state.actor == wk.OVER
                for seat, story in stories.items():
                    yield from (said(say, state, seat, story if over else story[-12:]) for say in speakers)
            if state.view(None)["question"]["ask"] == "directive":
                yield from (said(say, state, state.actor, [], OTHER) for say in speakers)


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(json.dumps(list(everything(int(sys.argv[2])))), encoding="utf-8")
