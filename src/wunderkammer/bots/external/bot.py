"""A bot that asks a program."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from wunderkammer.bots.bot import Bot
from wunderkammer.bots.external.pipes import Pipes
from wunderkammer.bots.external.program import Program
from wunderkammer.bots.external.protocol import ask, end, line, move_of, shown
from wunderkammer.bots.perspective import Perspective
from wunderkammer.core.errors import Forfeit, MalformedMove, Reason


class ExternalBot(Bot):
    """One process for one seat of one game. Whatever goes wrong with it is a Forfeit; `close` it in any case."""

    def __init__(self, program: Program, hello: Mapping[str, Any]) -> None:
        super().__init__(Random(hello["seed"]))  # its luck is its own
        self.program = program
        self.unsaid = line(hello)
        self.story: list[dict[str, Any]] = []
        self.pipes: Pipes | None = None

    def hear(self, story: Sequence[dict[str, Any]]) -> None:
        """What its seat saw happen; sent with the next question."""
        self.story += story

    def choose(self, perspective: Perspective) -> int:
        legal = {perspective.name(action): action for action in perspective.legal()}
        message = self.unsaid + line(ask(perspective.view(), list(legal), self.story))
        self.unsaid, self.story = b"", []
        if self.pipes is None:
            self.pipes = Pipes(self.program.words, self.program.folder)
        answer = move_of(self.pipes.answer(message, self.program.patience))
        if answer not in legal:
            raise refusal(perspective, answer)
        return legal[answer]

    def bid_farewell(self, ranks: Sequence[int], scores: Sequence[int], forfeits: Sequence[int]) -> None:
        """Say how the game ended, if there is anybody to say it to."""
        if self.pipes is not None:
            self.pipes.farewell(line(end(ranks, scores, forfeits, self.story)))

    def last_words(self) -> str:
        return "" if self.pipes is None else self.pipes.last_words()

    def close(self) -> None:
        if self.pipes is not None:
            self.pipes.close()


def refusal(perspective: Perspective, move: str) -> Forfeit:
    """Of a move that was not on the list: it is none of this game, or something is against it."""
    position = perspective.position()
    try:
        reason = position.why_not(position.action(move), perspective.seat) or Reason("", "", {})
    except MalformedMove:
        return Forfeit("forfeit-no-move", {"answer": shown(move.encode())})
    return Forfeit("forfeit-illegal", {"move": move, "reason": reason.code, "clause": reason.clause})
