"""Artefakt behind the contract of core: each promise in one line, kept by rules, moves, view and story."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from mypy_extensions import i64

from wunderkammer.core.digest import Digest
from wunderkammer.core.errors import Reason
from wunderkammer.core.found import Found
from wunderkammer.core.luck import Luck
from wunderkammer.core.sheet import Sheet
from wunderkammer.core.state import OVER
from wunderkammer.core.tally import Tally
from wunderkammer.games.artefakt import habits, moves, reasons, resample, rules, story, tensor, view
from wunderkammer.games.artefakt.components import TALL, Rulings
from wunderkammer.games.artefakt.questions import ASSIGN
from wunderkammer.games.artefakt.rules import prepare, winning
from wunderkammer.games.artefakt.state import Board, Player, all_in_the_middle

if TYPE_CHECKING:
    from random import Random


class Artefakt(Board):
    def game(self) -> str:
        return "artefakt"

    def find(self, seat: i64, found: Found) -> None:
        rules.find(self, seat, found)

    def weight(self, action: i64) -> i64:
        return rules.weight(self, action)

    def heaviest(self) -> i64:
        return rules.heaviest(self)

    def refusal(self, action: i64, seat: i64) -> i64:
        return rules.refusal(self, action, seat)

    def reason(self, refusal: i64, action: i64) -> Reason:
        return reasons.explain(refusal, action, self.question, self.stage, self.errand)

    def in_the_open(self, seat: i64) -> bool:
        return rules.in_the_open(self, seat)

    def block(self, seat: i64) -> tuple[i64, i64]:
        return rules.block(self, seat)

    def perform(self, action: i64, seat: i64) -> None:
        rules.perform(self, action, seat)

    def is_open(self, seat: i64) -> bool:
        """§4.1 While all lay their cards, everybody is asked who has not laid three."""
        if self.question == ASSIGN:
            return seat >= 0 and self.players[seat].card_of(TALL) == 0
        return seat == self.actor and seat != OVER

    def copy(self) -> Artefakt:
        twin = Artefakt(self.seats, self.rulings, self.at[:], [player.copy() for player in self.players])
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

    def gist(self, seat: i64, sheet: Sheet) -> None:
        tensor.gist(self, self.seated(seat), sheet)

    def imprint(self, seat: i64, own: bool, digest: Digest) -> bool:
        tensor.imprint(self, seat, own, digest)
        return True

    def habits(self) -> i64:
        return habits.KINDS * self.seats

    def habit(self, action: i64, seat: i64) -> i64:
        return habits.habit(self, action, seat)

    def reopen(self, seat: i64) -> None:
        prepare.reopen(self, seat)

    def story(self, seat: int | None) -> list[dict[str, Any]]:
        return story.story(self, self.eyes(seat))

    def scores(self) -> list[int]:
        return winning.scores(self)

    def tally(self) -> Tally:
        return winning.tally(self)

    def ranks(self) -> list[int]:
        return winning.ranks(self)

    def resample(self, seat: int, rng: Random) -> Artefakt:
        world = self.copy()
        resample.deal_anew(world, self.seated(seat), Luck(rng))
        return world


def new(seats: i64, rulings: Rulings) -> Artefakt:
    """A table before the first site is laid."""
    state = Artefakt(seats, rulings, all_in_the_middle(), [Player() for _ in range(seats)])
    rules.proceed(state)
    return state
