"""The rules of Pawn: a hidden shard for each seat, bid or fold, the highest shard shown takes the pot."""

from random import Random
from typing import Any

from wunderkammer import ALL_SEEING, CHANCE, OVER, Edition, Game, Reason, State
from wunderkammer.core.edition import Figure
from wunderkammer.core.found import Found
from wunderkammer.core.notation import Notation, numbers
from wunderkammer.core.options import Option
from wunderkammer.core.seats import ranked
from wunderkammer.core.sheet import Sheet

SHARDS, COPIES = 5, 2  # §1.1
BID, FOLD, ACTIONS = 5, 6, 7  # after the shards that are dealt
NOTATION = Notation({0: "deal <shard>", BID: "bid", FOLD: "fold"}, {"shard": numbers(SHARDS)})
FIGURES = (Figure("rounds", 1, 20), Figure("purse", 1, 60))
OPTIONS = (Option("open_folds", "§3.3"),)
DEALING, BIDDING = 1, 2
REASONS = {1: Reason("question", "pawn §3.1", {}), 2: Reason("poor", "pawn §3.2", {})}
ROUND, DEALT, BIDS, FOLDS, WINS, STAYS = range(6)
EVENTS = ("round", "dealt", "bid", "folded", "won", "stayed")


class PawnGame(Game):
    def __init__(self, standard: Edition) -> None:
        super().__init__("pawn", range(2, 5), OPTIONS, FIGURES, ACTIONS, 1, standard)

    def set_up(self, seats: int, options: dict[str, bool | str], edition: Edition) -> State:
        state = Pawn(seats, edition.figures["rounds"], options["open_folds"] is True)
        state.coins = [edition.figures["purse"]] * seats
        state.begin_round()
        return state

    def move_names(self) -> list[str]:
        return NOTATION.names[:]


class Pawn(State):
    def __init__(self, seats: int, rounds: int, open_folds: bool) -> None:
        super().__init__(seats)
        self.rounds, self.open_folds = rounds, open_folds
        self.round = self.pot = 0
        self.coins = [0] * seats
        self.shards = [0] * seats  # 0: none yet
        self.bids: list[bool | None] = [None] * seats
        self.shown = [0] * seats  # at the end of the last round

    def game(self) -> str:
        return "pawn"

    # §2 and §3: the course of a round.

    def begin_round(self) -> None:
        self.round += 1
        self.shards, self.bids = [0] * self.seats, [None] * self.seats
        self.tell(ROUND, self.round)
        self.ask(DEALING, CHANCE)

    def in_turn(self) -> list[int]:
        """§2.2 Another seat is first in every round."""
        return [(self.round - 1 + number) % self.seats for number in range(self.seats)]

    def left(self, shard: int) -> int:
        return COPIES - self.shards.count(shard)

    def find(self, seat: int, found: Found) -> None:
        for action in range(ACTIONS):
            if (action < BID) == (seat == CHANCE) and not self.refusal(action, seat):
                found.add(action)

    def weight(self, action: int) -> int:
        return self.left(action + 1)

    def heaviest(self) -> int:
        return COPIES

    def refusal(self, action: int, seat: int) -> int:
        if (action < BID) != (self.question == DEALING):
            return 1
        if action < BID:
            return 0 if self.left(action + 1) else 1
        return 2 if action == BID and not self.coins[seat] else 0

    def reason(self, refusal: int, action: int) -> Reason:  # noqa: ARG002
        return REASONS[refusal]

    def perform(self, action: int, seat: int) -> None:
        self.ply += 1
        if action < BID:
            self.deal(action + 1)
            return
        self.bids[seat] = action == BID
        self.coins[seat] -= action == BID
        self.pot += action == BID
        self.tell(BIDS if action == BID else FOLDS, seat)
        self.go_on()

    def deal(self, shard: int) -> None:
        seat = next(seat for seat in self.in_turn() if not self.shards[seat])
        self.shards[seat] = shard
        self.reveals += 1
        self.tell(DEALT, seat, shard)
        if all(self.shards):
            self.pot += 1  # §2.3 the bank adds a coin
            self.go_on()

    def go_on(self) -> None:
        waiting = [seat for seat in self.in_turn() if self.bids[seat] is None]
        if waiting:
            self.ask(BIDDING, waiting[0])
            return
        self.settle()
        if self.round == self.rounds:
            self.ask(0, OVER)
        else:
            self.begin_round()

    def settle(self) -> None:
        """§4 The highest shard shown takes the pot; of equals the one who bid first."""
        self.shown = [self.shards[seat] if self.bids[seat] or self.open_folds else 0 for seat in range(self.seats)]
        self.reveals += any(self.shown)
        bidders = [seat for seat in self.in_turn() if self.bids[seat]]
        if not bidders:
            self.tell(STAYS, self.pot)
            return
        best = max(bidders, key=lambda seat: self.shards[seat])
        self.coins[best] += self.pot
        self.tell(WINS, best, self.shards[best], self.pot)
        self.pot = 0

    # What a seat sees.

    def knows(self, eyes: int, seat: int) -> bool:
        return eyes in (seat, ALL_SEEING) or (self.actor == OVER and self.shown[seat] > 0)

    def view(self, seat: int | None) -> dict[str, Any]:
        eyes = self.eyes(seat)
        return {
            "game": "pawn",
            "seats": self.seats,
            "seat": eyes if eyes >= 0 else None,
            "ply": self.ply,
            "round": self.round,
            "rounds": self.rounds,
            "pot": self.pot,
            "actor": self.actor,
            "actors": self.actors(),
            "question": {"ask": ("nothing", "deal", "bid")[self.question]},
            "players": [self.player_of(eyes, other) for other in range(self.seats)],
            "scores": self.scores(),
            "ranks": self.ranks() if self.actor == OVER else None,
        }

    def player_of(self, eyes: int, seat: int) -> dict[str, Any]:
        return {
            "seat": seat,
            "coins": self.coins[seat],
            "holds": self.shards[seat] > 0,
            "shard": (self.shards[seat] or None) if self.knows(eyes, seat) else None,
            "bid": self.bids[seat],
            "shown": self.shown[seat] or None,
        }

    def observe(self, seat: int, sheet: Sheet) -> None:
        eyes = self.seated(seat)
        sheet.number("round", self.round, 20)
        sheet.number("pot", self.pot, 100)
        sheet.number("question", self.question, 2)
        for number in range(self.seats):
            other = (eyes + number) % self.seats
            sheet.of("player", number)
            sheet.number("coins", min(self.coins[other], 255), 255)
            sheet.number("shard", self.shards[other] if self.knows(eyes, other) else 0, SHARDS)
            sheet.number("bid", {None: 0, False: 1, True: 2}[self.bids[other]], 2)
            sheet.number("shown", self.shown[other], SHARDS)
            sheet.number("asked", int(self.actor == other), 1)

    def story(self, seat: int | None) -> list[dict[str, Any]]:
        return [self.told(self.eyes(seat), *one[:4]) for one in self.chronicle or []]

    def told(self, eyes: int, what: int, a: int, b: int, c: int) -> dict[str, Any]:
        event: dict[str, Any] = {"event": EVENTS[what]}
        if what in (ROUND, STAYS):
            return event | {"round" if what == ROUND else "coins": a}
        if what == DEALT:
            return event | {"seat": a, "shard": b if eyes in (a, ALL_SEEING) else None}
        return event | {"seat": a} | ({"shard": b, "coins": c} if what == WINS else {})

    def scores(self) -> list[int]:
        return self.coins[:]

    def ranks(self) -> list[int]:
        return ranked([(coins, 0, 0) for coins in self.coins])

    def name(self, action: int) -> str:
        return NOTATION.name(action)

    def action(self, text: str) -> int:
        return NOTATION.action(text)

    def copy(self) -> "Pawn":
        twin = Pawn(self.seats, self.rounds, self.open_folds)
        self.copy_moment_to(twin)
        twin.round, twin.pot = self.round, self.pot
        twin.coins, twin.shards, twin.bids, twin.shown = self.coins[:], self.shards[:], self.bids[:], self.shown[:]
        return twin

    def resample(self, seat: int, rng: Random) -> "Pawn":
        world, eyes = self.copy(), self.seated(seat)
        known = [self.shards[other] if self.knows(eyes, other) else 0 for other in range(self.seats)]
        bag = [shard for shard in range(1, SHARDS + 1) for _ in range(COPIES - known.count(shard))]
        rng.shuffle(bag)
        for other in range(self.seats):
            if self.shards[other] and not known[other]:
                world.shards[other] = bag.pop()
        return world
