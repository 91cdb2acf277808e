"""Where a game is in a lesson: found from its actions alone, which may come from a record or a log."""

from collections.abc import Sequence
from typing import NamedTuple

from wunderkammer.lessons.lesson import LUCK, Lesson, Step, move_of


class Place(NamedTuple):
    """A moment of a lesson. Plies count the actions of the game."""

    lesson: Lesson
    ply: int
    number: int  # of the step that is not over yet; of a lesson that is over, how many steps it has
    ways: list[list[str]]  # what may still happen in this step
    since: int  # the ply at which it began
    shown: tuple[int, ...]  # the steps whose bubbles are shown here, one after another
    stops: tuple[int, ...]  # the plies at which bubbles were shown, with that of these
    lost: bool = False  # the actions are not those of the lesson

    @property
    def step(self) -> Step | None:
        """The step that is not over yet; None if the lesson is, or has been lost."""
        return self.lesson.step[self.number] if self.number < len(self.lesson.step) and not self.lost else None

    @property
    def coming(self) -> list[str]:
        """What happens next in the usual way; before the learner has chosen one, the first."""
        return self.ways[0] if self.ways else []

    @property
    def meant(self) -> list[str]:
        """The moves of the learner that are right now."""
        following = dict.fromkeys(way[0] for way in self.ways if way)
        return [move_of(line) for line in following if self.lesson.is_own(line)]

    def luck_after(self, move: str) -> list[str]:
        """The prepared luck that belongs to a move of the learner."""
        line = f"{self.lesson.learner + 1} {move}"
        return next((luck_of(way[1:]) for way in self.ways if way[:1] == [line]), [])

    @property
    def waits(self) -> bool:
        """Bubbles have to be read before the script goes on: what follows is watched, and has not begun."""
        step = self.step
        return step is not None and step.kind == "watch" and bool(self.shown) and self.ply == self.since

    @property
    def script(self) -> list[str]:
        """What happens now by itself, or as soon as the bubbles are read: one rival's move, or luck alone."""
        step = self.step
        if step is None or not self.coming or self.lesson.is_own(self.coming[0]):
            return []
        return self.coming if step.pace == "once" else self.coming[:1] + luck_of(self.coming[1:])

    @property
    def plays(self) -> bool:
        """The script goes on by itself."""
        return bool(self.script) and not self.waits

    @property
    def over(self) -> bool:
        """Everything was said and done, but for the free step that ends it."""
        return not self.lost and (self.step is None or self.step.kind == "free")

    @property
    def back(self) -> int | None:
        """The ply of the bubbles before these, or of the beginning of this step; None at the first."""
        if self.stops and self.stops[-1] < self.ply:
            return self.stops[-1]
        return self.stops[-2] if len(self.stops) > 1 else None


def luck_of(lines: Sequence[str]) -> list[str]:
    """The outcomes of chance with which lines begin."""
    end = next((number for number, line in enumerate(lines) if not line.startswith(LUCK)), len(lines))
    return list(lines[:end])


def place(lesson: Lesson, lines: Sequence[str]) -> Place:
    """The place after these actions, which are lines of the record. Bubbles before it are taken as read."""
    ply = 0
    shown: list[int] = []
    stops: list[int] = []
    for number, step in enumerate(lesson.step):
        if step.kind in ("say", "do", "free"):
            stops += [ply] if not shown else []
            shown.append(number)
        if step.kind == "say":
            continue
        played = list(lines[ply:])
        done = next((len(way) for way in step.ways() if way and way == played[: len(way)]), 0)
        if not done:
            left = [way[len(played) :] for way in step.ways() if way[: len(played)] == played]
            watched = step.kind == "watch" and bool(played)
            seen = () if watched or not left else tuple(shown)
            return Place(lesson, len(lines), number, left, ply, seen, tuple(stops), not left)
        ply += done
        shown = [number] if step.kind == "watch" else []
        stops += [ply] if shown else []
    lost = ply < len(lines)
    return Place(lesson, len(lines), len(lesson.step), [], ply, () if lost else tuple(shown), tuple(stops), lost)
