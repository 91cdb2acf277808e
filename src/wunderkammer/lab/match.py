"""A game of the arena: programs receive what they saw, and a program that fails forfeits the game."""

from collections.abc import Sequence
from random import Random
from typing import Any, Final, NamedTuple

import wunderkammer as wk
from wunderkammer import bots
from wunderkammer.bots.external import ExternalBot
from wunderkammer.core.errors import Forfeit

STAND_IN: Final = "greedy"  # takes over a forfeited seat, so that the result of the others means something


class Forfeited(NamedTuple):
    """Which seat lost the game by itself, why, and what it complained of last."""

    seat: int
    code: str
    details: dict[str, Any]
    stderr: str = ""


class Match:
    def __init__(self, state: wk.State, players: Sequence[bots.Bot], luck: Random) -> None:
        self.state = state
        self.players = list(players)
        self.luck = luck
        self.decisions = 0
        self.forfeits: list[Forfeited] = []

    def play(self) -> None:
        """To the end, or until all but one have forfeited. No program is left running."""
        try:
            if self.programs():
                self.state.listen()
            while len(self.forfeits) < self.state.seats - 1 and wk.deal(self.state, self.luck).actor != wk.OVER:
                self.tell()
                self.decide(self.state.actor)
            self.tell()
            for program in self.programs().values():
                program.bid_farewell(self.ranks(), self.state.scores(), self.lost())
        finally:
            for program in self.programs().values():
                program.close()

    def decide(self, seat: int) -> None:
        try:
            action = self.players[seat].choose(bots.Perspective(self.state, seat, self.luck))
        except Forfeit as forfeit:
            self.replace(seat, forfeit)
            return
        self.state.play(action, seat)
        self.decisions += 1

    def replace(self, seat: int, forfeit: Forfeit) -> None:
        program = self.programs()[seat]
        self.forfeits.append(Forfeited(seat, forfeit.code, forfeit.details, program.last_words()))
        program.close()
        self.players[seat] = bots.bot(STAND_IN, self.luck, clock=False)

    def tell(self) -> None:
        """Each program what its seat saw since."""
        programs = self.programs()
        for seat, program in programs.items():
            program.hear(self.state.story(seat))
        if programs:
            self.state.listen()

    def programs(self) -> dict[int, ExternalBot]:
        """Those that still play, by their seats."""
        return {seat: player for seat, player in enumerate(self.players) if isinstance(player, ExternalBot)}

    def lost(self) -> list[int]:
        return [forfeited.seat for forfeited in self.forfeits]

    def ranks(self) -> list[int]:
        return ranked(self.state.ranks(), self.lost())


def ranked(ranks: Sequence[int], lost: Sequence[int]) -> list[int]:
    """Seats that forfeited come last, the first of them at the very end; the others keep their order."""
    left = [rank for seat, rank in enumerate(ranks) if seat not in lost]
    return [
        len(ranks) - lost.index(seat) if seat in lost else 1 + sum(other < rank for other in left)
        for seat, rank in enumerate(ranks)
    ]
