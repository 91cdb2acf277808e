"""Why a move is legal or not, and what somebody may have meant."""

from collections.abc import Sequence
from difflib import get_close_matches

import wunderkammer as wk
from wunderkammer.core.errors import Reason
from wunderkammer.core.state import State
from wunderkammer.record.text import MOVE
from wunderkammer.texts import Speaker


def explained(speaker: Speaker, move: str, reason: Reason | None, people: Sequence[str]) -> str:
    """A sentence or two."""
    if reason is not None:
        return speaker.say("error-illegal-move", move=move, reason=speaker.reason(reason, people))
    return f"{speaker.say('ui-is-legal', move=move)} {speaker.move(move, people)}."


def near(state: State, words: str, seat: int | None = None) -> list[str]:
    """Up to three moves that look like what was typed; legal ones first. Nothing looks like a very long text."""
    if len(words) > MOVE:
        return []
    legal = [state.name(action) for action in state.legal(seat)]
    beginning = [move for move in legal if move.startswith(words)]
    return beginning[:3] or get_close_matches(words, legal, n=3, cutoff=0.5)


def near_in_notation(game: wk.Game, words: str) -> list[str]:
    """Up to three moves of the game, legal or not."""
    if len(words) > MOVE:
        return []
    return get_close_matches(words, game.move_names(), n=3, cutoff=0.7)
