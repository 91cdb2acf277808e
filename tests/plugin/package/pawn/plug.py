"""All that Pawn brings: rules, words and spelling. Board, judge and bounds are the general ones."""

from wunderkammer import Game, Plug, editions
from wunderkammer.core.notation import Notation


class PawnPlug(Plug):
    def game(self) -> Game:
        from .game import FIGURES, PawnGame

        return PawnGame(editions.parse(self.edition(), "pawn", FIGURES))

    def notation(self) -> Notation:
        from .game import NOTATION

        return NOTATION


PLUG = PawnPlug("pawn")
