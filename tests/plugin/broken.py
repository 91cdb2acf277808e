"""Ways to break Pawn: for each thing that `check_game` requires, a change that it must find."""

from typing import Final, NamedTuple

import wunderkammer as wk
from wunderkammer.shelf import Bounds

from . import breaking
from .breaking import Broken, afterwards, always, copied, observed, refused_after, refused_by, refusing, result


class Breach(NamedTuple):
    """One name is replaced by something made of the real one."""

    where: str  # Pawn, PawnGame, PawnPlug, rules (their module) or testing (what reads and writes records)
    name: str
    broken: Broken
    said: str


COPIES: Final = (
    Breach("Pawn", "copy", copied(lambda _, twin: setattr(twin, "pot", twin.pot + 1)), "a copy differs"),
    Breach("Pawn", "copy", copied(lambda self, twin: setattr(twin, "coins", self.coins)), "what a copy plays changes"),
    Breach("Pawn", "copy", copied(lambda self, twin: setattr(twin, "chronicle", self.chronicle)), "a copy tells what"),
    Breach("Pawn", "copy", copied(lambda _, twin: setattr(twin, "open_folds", False)), "same is not the same"),
    Breach("Pawn", "__eq__", always(False), "a copy is not equal"),
    Breach("Pawn", "__reduce__", result(breaking.begun_anew), "a state that was pickled is another one"),
    Breach("Pawn", "copy", copied(breaking.other_turns), "plays the same is asked something else"),
)

COURSE: Final = (
    Breach("Pawn", "settle", afterwards(lambda self: self.coins.append(self.coins.pop() - 1)), "a piece got lost"),
    Breach("Pawn", "play", result(lambda self, _: self.copy()), "play() does not give the state back"),
    Breach("Pawn", "perform", afterwards(lambda self: setattr(self, "ply", self.ply - 1)), "does not count as a ply"),
    Breach("PawnPlug", "bounds", always(Bounds(5, 0, 0, 100)), "lasts longer than its bounds"),
    Breach("PawnPlug", "bounds", always(Bounds(1000, 1000, 0, 0)), "a score is beyond the bounds"),
    Breach("Pawn", "scores", result(lambda _, scores: scores[1:]), "not every seat has a score"),
    Breach("Pawn", "tally", result(breaking.of_nothing), "do not make its score"),
    Breach("Pawn", "tally", result(breaking.ties_by_seat), "scores and ties do not make the ranks"),
    Breach("Pawn", "ranks", result(lambda _, ranks: [rank + 1 for rank in ranks]), "ranks do not begin with 1"),
)

NAMES: Final = (
    Breach("PawnGame", "move_names", result(lambda _, names: names[::-1]), "name() and move_names() differ"),
    Breach("PawnPlug", "notation", always(breaking.spelled("stake")), "the notation of the plug differ"),
    Breach("Pawn", "action", always(5), "a name leads to another action"),
    Breach("rules", "NOTATION", lambda _: breaking.spelled("misé"), "is not in plain small words"),
)

LEGAL: Final = (
    Breach("Pawn", "actors", result(lambda self, asked: asked if self.question else [0]), "in a game that is over"),
    Breach("Pawn", "legal", result(lambda self, legal: legal or [6] * bool(self.question)), "asked without an answer"),
    Breach("Pawn", "legal", result(lambda _, legal: legal[::-1]), "not in ascending order"),
    Breach("Pawn", "legal", result(lambda _, legal: legal[1:] or legal), "legal() and why_not() of seat"),
    Breach("Pawn", "is_open", result(breaking.all_are_asked), "actor is not the first"),
    Breach("Pawn", "legal", lambda real: lambda self, seat=0: real(self, seat), "legal() is not what the actor may do"),
    Breach("Pawn", "weights", result(lambda _, weights: weights[1:]), "as many weights as outcomes"),
    Breach("Pawn", "weight", always(3), "a weight is not between 1"),
)

REFUSALS: Final = (
    Breach("Pawn", "reason", always(wk.Reason("", "pawn §3.1", {})), "a move is refused without a reason"),
    Breach("Pawn", "reason", always(wk.Reason("no", "§3.1", {})), "points at no clause"),
    Breach("Pawn", "why_not", breaking.told_only_if_asked, "is refused without a reason"),
    Breach("Pawn", "play", breaking.one_action_more, "an action that there is not was played"),
    Breach("Pawn", "play", refusing(breaking.played_all_the_same), "is not legal and was played"),
    Breach("Pawn", "play", refused_after(lambda self: setattr(self, "pot", self.pot + 1)), "a refused move changed"),
    Breach("Pawn", "play", refused_after(lambda self: self.tell(5, 0)), "a refused move is told"),
    Breach("Pawn", "play", refused_by(lambda _: wk.GameOver("game-over")), "is refused by"),
    Breach("Pawn", "play", refused_by(lambda error: wk.IllegalMove("fly", error.reason)), "names another move"),
    Breach(
        "Pawn",
        "play",
        refused_by(lambda error: wk.IllegalMove(error.move, wk.Reason("no", "pawn §1", {}))),
        "give different reasons",
    ),
)

VIEWS: Final = (
    Breach("Pawn", "view", result(lambda _, view: {key: view[key] for key in view if key != "ranks"}), "a view has no"),
    Breach("Pawn", "game", always("prawn"), "a game of another name"),
    Breach("Pawn", "view", result(lambda _, view: view | {"players": view["players"][:1]}), "not one player for each"),
    Breach("Pawn", "view", result(lambda _, view: view | {"pair": (1, 2)}), "is not plain JSON"),
    Breach("Pawn", "player", always({}), "player() differs"),
    Breach("Pawn", "observe", observed(breaking.growing), "not laid out as in a new game"),
    Breach("Pawn", "observe", observed(lambda _, sheet: sheet.numbers("row", 9, 1, 2)), "is above its bound"),
)

SECRETS: Final = (
    Breach("Pawn", "resample", lambda _: lambda self, *_: self, "resample gives the true state"),
    Breach("Pawn", "resample", lambda _: lambda self, *_: self.copy(), "no possible world"),
    Breach("Pawn", "resample", breaking.luck_by_secrets, "what is dealt anew for seat"),
    Breach("Pawn", "view", result(lambda self, view: view | {"all": sum(self.shards)}), "can tell a possible world"),
    Breach("Pawn", "view", breaking.seen_by_spectators, "a spectator can tell"),
    Breach("Pawn", "in_the_open", result(lambda self, _: self.shards[0] > 2), "has a choice tells a secret"),
    Breach("Pawn", "is_evident", result(lambda self, _: self.shards[0] > 2), "is not for all to see"),
    Breach(
        "Pawn", "observe", observed(lambda self, sheet: sheet.number("all", sum(self.shards), 200)), "observation of"
    ),
    Breach("Pawn", "reason", result(lambda self, one: one._replace(args={"all": sum(self.shards)})), "the refusal of"),
    Breach("Pawn", "play", refusing(breaking.telling_all), "the refusal of"),
    Breach("Pawn", "perform", afterwards(lambda self: setattr(self, "reveals", 0)), "counts no reveal"),
)

RICHER: Final = breaking.never_twice(lambda before: {"purse": before}, lambda _: {})
OPENER: Final = breaking.never_twice(lambda _: {}, lambda before: {"open_folds": before % 2 == 0})
RECORDS: Final = (
    Breach("PawnGame", "set_up", RICHER, "cannot be replayed"),
    Breach("PawnGame", "set_up", OPENER, "a replayed game differs"),
    Breach("Pawn", "perform", afterwards(lambda self: setattr(self, "ply", self.ply + 1)), "halfway is somewhere else"),
    Breach("testing", "write", breaking.numbered, "read and written again differs"),
)

BREACHES: Final = (*COPIES, *COURSE, *NAMES, *LEGAL, *REFUSALS, *VIEWS, *SECRETS, *RECORDS)
