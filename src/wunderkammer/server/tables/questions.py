"""What each seat is asked, and since when: an answer to an older question is refused."""

from typing import NamedTuple

import wunderkammer as wk


class Question(NamedTuple):
    """The answers a seat has, and the event since which it has them."""

    legal: tuple[int, ...]
    since: int


def asked_now(state: wk.State, before: list[Question], moved: set[int], event: int) -> list[Question]:
    """A question is another one now for those who moved, and for all whose answers are others."""
    old = before or [Question((), 0)] * state.seats
    actors = state.actors()
    now = [tuple(state.legal(seat)) if seat in actors else () for seat in range(state.seats)]
    return [
        was if was.legal == legal and legal and seat not in moved else Question(legal, event)
        for seat, (was, legal) in enumerate(zip(old, now, strict=True))
    ]
