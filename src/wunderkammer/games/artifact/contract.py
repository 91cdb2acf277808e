"""Artifact behind the contract of core: each promise in one line, kept by rules, moves, view and story."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from mypy_extensions import i64

from wunderkammer.core.errors import Reason
from wunderkammer.core.found import Found
from wunderkammer.core.luck import Luck
from wunderkammer.core.sheet import Sheet
from wunderkammer.core.tally import Tally
from wunderkammer.games.artifact import moves, reasons, resample, rules, story, tensor, terms, view
from wunderkammer.games.artifact.components import (
    ALL_TILES,
    DECK_OF_SPECIALS,
    DECK_OF_TYPES,
    KINDS_OF_MARKER,
    SITE_TILES,
    SITES,
    SPACES,
    WORKER,
    Rulings,
    one,
)
from wunderkammer.games.artifact.questions import ACT, OPENING, SHOW, clause_of
from wunderkammer.games.artifact.rules import scoring
from wunderkammer.games.artifact.state import DECK, Board, Player, no_cards

if TYPE_CHECKING:
    from random import Random


class Artifact(Board):
    def game(self) -> str:
        return "artifact"

    def find(self, seat: i64, found: Found) -> None:  # noqa: ARG002 - only one seat is asked at a time
        rules.find(self, found)

    def weight(self, action: i64) -> i64:
        return rules.weight(self, action)

    def heaviest(self) -> i64:
        return 4  # §1.1 four cards of each type

    def refusal(self, action: i64, seat: i64) -> i64:  # noqa: ARG002
        return rules.refusal(self, action)

    def reason(self, refusal: i64, action: i64) -> Reason:
        clause = clause_of(self.question, self.stage, self.is_research, self.acting)
        return reasons.explain(refusal, action, clause, self.question)

    def asked_since(self) -> i64:
        """Version 2 asks for each `show`, and for `end` after the second action (§7.4, §12.5)."""
        after_two_actions = self.question == ACT and self.done == 2
        return 2 if self.question == SHOW or after_two_actions else 1

    def in_the_open(self, seat: i64) -> bool:  # noqa: ARG002
        return rules.in_the_open(self)

    def block(self, seat: i64) -> tuple[i64, i64]:  # noqa: ARG002
        return rules.block(self)

    def perform(self, action: i64, seat: i64) -> None:  # noqa: ARG002
        rules.perform(self, action)

    def copy(self) -> Artifact:
        twin = Artifact(self.seats, self.rulings, self.cards[:], [player.copy() for player in self.players])
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

    def terms(self, action: i64) -> dict[str, int | str]:
        return terms.terms(self, action)

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

    def resample(self, seat: int, rng: Random) -> Artifact:
        world = self.copy()
        resample.deal_anew(world, self.seated(seat), Luck(rng))
        return world


def new(seats: i64, rulings: Rulings) -> Artifact:
    """§2 The table after set-up, before the first hut is placed."""
    state = Artifact(seats, rulings, no_cards(), [Player() for _ in range(seats)])
    markers: i64 = SPACES - 5 + seats  # §2.3 one fewer of each track for each seat fewer
    for marker in range(KINDS_OF_MARKER):
        state.tracks += markers * one(marker)
    for site in range(len(SITES)):
        if rulings.used_sites[site] == 1:
            state.cards[DECK + site] = DECK_OF_TYPES | (DECK_OF_SPECIALS if rulings.research else 0)
        else:  # §2.4
            state.tracks -= markers * one(WORKER + site)
            state.tiles = ALL_TILES & ~(3 << (SITE_TILES + 2 * site))
    if rulings.quick_start:
        state.stage = OPENING
    rules.proceed(state)
    return state
