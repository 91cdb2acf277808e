"""The coach at a table in the terminal: speaks when asked, and as strictly as the person likes."""

from collections.abc import Sequence
from typing import Final

from wunderkammer.boards.marks import BRASS, WHISPER, WRONG
from wunderkammer.cli.house import House, Trouble
from wunderkammer.cli.table import Table
from wunderkammer.insight import counsel
from wunderkammer.insight.advice import Advice
from wunderkammer.insight.recap import brought
from wunderkammer.texts.typed import in_language

OFF, GENTLE, STRICT = "off", "gentle", "strict"
COACHES: Final = (OFF, GENTLE, STRICT)


def coach_of(level: str) -> str:
    if level not in COACHES:
        raise Trouble("unknown-coach", {"coach": level, "allowed": list(COACHES)})
    return level


class Coach:
    def __init__(self, house: House, table: Table, people: Sequence[str], level: str = GENTLE) -> None:
        self.house = house
        self.table = table
        self.people = people
        self.level = level
        self.advice: tuple[int, Advice] | None = None  # and at which ply
        self.depth = 0  # how much of it was told
        self.insisted = ""  # the move that somebody was warned of just now

    def hint(self) -> None:
        """Where to look; asked again which move, then why."""
        ply = self.table.state.ply
        if self.advice is None or self.advice[0] != ply:
            self.advice, self.depth = (ply, self.table.hint()), 0
        advice = self.advice[1]
        best = self.table.state.name(advice.moves[0].action)
        [self.look, self.name, self.explain][min(self.depth, 2)](advice, best)
        self.depth += 1

    def look(self, advice: Advice, best: str) -> None:  # noqa: ARG002 - all depths are asked alike
        say = self.house.speaker
        self.house.line(counsel.look(say, self.table.journal.record.game, best), BRASS)
        self.house.say("ui-coach-next-move", WHISPER, hint=in_language("hint", say.lang))

    def name(self, advice: Advice, best: str) -> None:
        say = self.house.speaker
        self.house.line(f"{say('ui-coach-move', move=say.move(best, self.people))}  {best}", BRASS)
        equal = [self.table.state.name(one.action) for one in advice.moves[1 : advice.equal]]
        if equal:
            self.house.say("ui-coach-equal", moves=" · ".join(say.move(move, self.people) for move in equal))
        self.house.say("ui-coach-next-why", WHISPER, hint=in_language("hint", say.lang))

    def explain(self, advice: Advice, best: str) -> None:
        say = self.house.speaker
        self.house.line(f"{say('ui-coach-move', move=say.move(best, self.people))}  {best}", BRASS)
        self.house.line(counsel.why(say, advice.now, advice.reasons))

    def objects(self, move: str) -> bool:
        """Whether a strict coach warns of this move; not a second time."""
        if self.level != STRICT or self.insisted == move:
            self.insisted = ""
            return False
        found = self.table.warn(move)
        if found is None:
            return False
        say = self.house.speaker
        self.insisted = move
        self.house.line(say("ui-coach-mistake", move=say.move(found.move, self.people)), WRONG)
        better = say("ui-coach-better", move=say.move(found.better, self.people))
        self.house.line(" ".join(filter(None, [better, counsel.misses(say, found.reasons)])))
        self.house.say("ui-coach-insist", WHISPER)
        return True

    def recap(self) -> None:
        """What the last turn has brought, at the beginning of the next."""
        if self.level == OFF or self.table.is_over:
            return
        told = counsel.recap(self.house.speaker, brought(self.table.journal, self.table.seat))
        if told:
            self.house.line(told, WHISPER)

    def change(self, level: str) -> None:
        """As it is now, or from now on."""
        if level:
            self.level = coach_of(level)
        self.house.say("ui-coach-is", level=self.level)
