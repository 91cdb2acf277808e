"""Artisans behind the contract of core: each promise in one line, kept by rules, moves, view and story."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from mypy_extensions import i64

from wunderkammer.core.errors import Reason
from wunderkammer.core.found import Found
from wunderkammer.core.luck import Luck
from wunderkammer.core.sheet import Sheet
from wunderkammer.core.tally import Tally
from wunderkammer.games.artisans import moves, reasons, resample, rules, story, tensor, view
from wunderkammer.games.artisans.components import COPIES_A_SEAT, KINDS, Rulings, stock
from wunderkammer.games.artisans.questions import clause_of
from wunderkammer.games.artisans.rules import scoring
from wunderkammer.games.artisans.state import Board, Player

if TYPE_CHECKING:
    from random import Random


class Artisans(Board):
    def game(self) -> str:
        return "artisans"

    def find(self, seat: i64, found: Found) -> None:  # noqa: ARG002 - only one seat is asked at a time
        rules.find(self, found)

    def weight(self, action: i64) -> i64:
        return rules.weight(self, action)

    def heaviest(self) -> i64:
        return rules.heaviest(self)

    def refusal(self, action: i64, seat: i64) -> i64:  # noqa: ARG002
        return rules.refusal(self, action)

    def reason(self, refusal: i64, action: i64) -> Reason:
        clause = clause_of(self.question, self.round)
        return reasons.explain(refusal, action, self.question, clause, self.rulings.most_turns)

    def in_the_open(self, seat: i64) -> bool:  # noqa: ARG002
        return rules.in_the_open(self)

    def block(self, seat: i64) -> tuple[i64, i64]:  # noqa: ARG002
        return rules.block(self)

    def perform(self, action: i64, seat: i64) -> None:  # noqa: ARG002
        rules.perform(self, action)

    def copy(self) -> Artisans:
        twin = Artisans(self.seats, self.rulings, [player.copy() for player in self.players])
        self.copy_to(twin)
        return twin

    def name(self, action: int) -> str:
        return moves.NOTATION.name(action)

    def action(self, text: str) -> int:
        return moves.NOTATION.action(text)

    def view(self, seat: int | None) -> dict[str, Any]:
        return cast("dict[str, Any]", view.view(self, self.eyes(seat)))

    def player(self, seat: int) -> dict[str, Any]:
        return cast("dict[str, Any]", view.player_view(self, self.seated(seat), self.seated(seat)))

    def observe(self, seat: i64, sheet: Sheet) -> None:
        tensor.observe(self, self.seated(seat), sheet)

    def story(self, seat: int | None) -> list[dict[str, Any]]:
        return story.story(self, self.eyes(seat))

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def tally(self) -> Tally:
        return scoring.tally(self)

    def ranks(self) -> list[int]:
        return scoring.ranks(self)

    def resample(self, seat: int, rng: Random) -> Artisans:
        world = self.copy()
        resample.deal_anew(world, self.seated(seat), Luck(rng))
        return world


def new(seats: i64, rulings: Rulings) -> Artisans:
    """§2 The table before the first card is dealt."""
    state = Artisans(seats, rulings, [Player() for _ in range(seats)])
    for material in range(KINDS):
        state.pile += COPIES_A_SEAT * seats * stock(material)  # §1.1
    rules.proceed(state)
    return state
