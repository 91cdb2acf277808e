"""A table at which one person learns: only what the lesson means is played, and its script answers for all others."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import wunderkammer as wk
from wunderkammer import lessons
from wunderkammer.core.state import OVER
from wunderkammer.lessons import Lesson, Place
from wunderkammer.lessons.lesson import move_of
from wunderkammer.record import Journal, entry_of, line_of
from wunderkammer.server.tables import events as ev
from wunderkammer.server.tables.refusal import Refused

if TYPE_CHECKING:
    from wunderkammer.server.tables.table import Table


def guide_of(game: str, name: str) -> "Guide | None":
    """The guide of a table; None where no lesson is taken."""
    if not name:
        return None
    found = lessons.lesson(game)
    if found is None or found.game != name:
        raise Refused("no-such-lesson", lesson=name)
    return Guide(found)


class Guide(NamedTuple):
    lesson: Lesson

    @property
    def learner(self) -> int:
        return self.lesson.learner

    def place(self, game: Journal, more: Sequence[str] = ()) -> Place:
        """Where a game is in the lesson, or would be after more actions."""
        return lessons.place(self.lesson, [*(line_of(entry) for entry in game.record.entries), *more])

    # Commands

    def answered(self, game: Journal, moves: list[str]) -> list[str]:
        """The prepared luck after moves of the learner, which are legal lines; Refused says kindly why not now."""
        here = self.place(game)
        if here.over or here.step is None:
            raise Refused("lesson-over")
        luck: list[str] = []
        for count, line in enumerate(moves):
            now = self.place(game, moves[:count])
            if now.number != here.number or move_of(line) not in now.meant:
                raise self.refusal(game, here, here.step.attribute(move_of(line)))
            luck = now.luck_after(move_of(line))
        return luck

    def read(self, game: Journal) -> list[str]:
        """The bubbles are read: the first lines of what is watched next."""
        here = self.place(game)
        if here.over:
            raise Refused("lesson-over")
        if not here.waits:
            raise self.refusal(game, here, "else")
        return here.script

    def undo_to(self, game: Journal, to: int | None) -> int:
        """The ply of bubbles that were shown before, by default of the last ones."""
        here = self.place(game)
        if here.back is None:
            raise Refused("undo-nothing")
        if to is not None and (to not in here.stops or to >= here.ply):
            raise Refused("no-such-ply", ply=to, last=here.ply)
        return here.back if to is None else to

    def refusal(self, game: Journal, here: Place, attribute: str) -> Refused:
        """The kind answer of the bubble that asks for something; while the script plays there is none yet."""
        shown = lessons.said(here, game)
        if not shown or shown[-1].step.kind != "do":
            return Refused("not-your-turn", seat=self.learner + 1, asked=[])
        return Refused("lesson", text=shown[-1].text, attribute=attribute, facts=shown[-1].facts)

    # What follows

    def follows(self, name: str, place: Place) -> tuple[dict[str, Any] | None, dict[str, Any]]:
        """Requests for tables after the lesson: this game played on, if it is not over, and a new one."""
        then, game = self.lesson.then, self.lesson.game
        bots = [None if seat == self.learner else then.bots for seat in range(len(self.lesson.people))]
        on = {"game": game, "seats": len(bots), "table": name, "at": place.ply, "bots": bots}
        new = {"game": game, "seats": then.seats, "options": then.options}
        return on if then.on else None, new | {"bots": [None, *[then.bots] * (then.seats - 1)]}


# Events


def plays_on(table: "Table") -> bool:
    """Whether the script of a lesson goes on by itself, or finds its way back after it was changed."""
    if table.guide is None or table.journal is None or table.closed:
        return False
    here = table.guide.place(table.journal)
    return here.plays or here.lost


def read_on(table: "Table", event: int) -> ev.Scripted:
    """The learner has read what the lesson says at an event: what is watched next begins."""
    if table.guide is None:
        raise Refused("no-lesson")
    game = table.game
    if not table.turned <= event <= table.number:
        raise Refused("stale", event=event, now=table.number)
    return scripted(table, table.guide.read(game))


def follow(table: "Table") -> ev.Scripted | ev.Undone:
    """The script goes on by itself. What a newer version of it does not know is undone."""
    if table.guide is None or not plays_on(table):
        raise Refused("stale", event=table.number, now=table.number)
    here = table.guide.place(table.game)
    if here.lost:
        return ev.Undone(table.guide.learner, here.back or 0, table.made.rules)
    return scripted(table, here.script)


def scripted(table: "Table", lines: list[str]) -> ev.Scripted:
    trial = table.game.state.copy()
    play_on(trial, lines)
    return ev.Scripted(lines, trial.actor == OVER, table.made.rules)


def play_on(state: wk.State, lines: Sequence[str]) -> None:
    """Lines of the script, through the checked door."""
    for entry in map(entry_of, lines):
        state.play(state.action(entry.move), entry.seat)
