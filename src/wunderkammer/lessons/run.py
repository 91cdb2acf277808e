"""A lesson being taken, in a journal: the learner's moves, and the script that answers for chance and rivals."""

from wunderkammer import record, shelf
from wunderkammer.lessons.bubbles import Bubble, bubbles
from wunderkammer.lessons.lesson import Lesson
from wunderkammer.lessons.place import Place, place
from wunderkammer.record import Journal, entry_of, line_of


class Unmeant(Exception):
    """A legal move that is not what the lesson means now; the attribute of its bubble's text says why not."""

    def __init__(self, bubble: Bubble, attribute: str) -> None:
        super().__init__(f"{bubble.text} .{attribute}")
        self.bubble = bubble
        self.attribute = attribute


def said(here: Place, journal: Journal) -> list[Bubble]:
    """The bubbles of a place, with the figures of the position where they stand: before the moves of a `do`."""
    if not here.shown:
        return []
    state = journal.state
    if here.stops[-1] < here.ply:
        state = record.replay(journal.record, here.stops[-1], journal.edition)
    return bubbles(here, state.view(here.lesson.learner))


class Run:
    """Bubbles are read one after another; then the learner moves (`play`), or the script goes on (`read`)."""

    def __init__(self, lesson: Lesson, name: str = "", journal: Journal | None = None) -> None:
        self.lesson = lesson
        people = [name if seat == lesson.learner else rival for seat, rival in enumerate(lesson.people)]
        self.journal = journal or Journal(shelf.game(lesson.game), people, lesson.options)

    @property
    def place(self) -> Place:
        return place(self.lesson, [line_of(entry) for entry in self.journal.record.entries])

    def bubbles(self) -> list[Bubble]:
        """What is said here, with the figures of the position where it is said."""
        return said(self.place, self.journal)

    def play(self, move: str) -> None:
        """A move of the learner, and the luck that belongs to it; a MoveError of the rules or Unmeant says why not."""
        state, here = self.journal.state, self.place
        action = state.action(move)
        state.copy().play(action, self.lesson.learner)
        name = state.name(action)
        if here.step is not None and here.step.kind == "do" and name not in here.meant:
            raise Unmeant(self.bubbles()[-1], here.step.attribute(name))
        self.journal.play(action, self.lesson.learner)
        self.enter(here.luck_after(name))

    def read(self) -> bool:
        """All bubbles are read: begin what is watched next; False if nothing is."""
        return self.follow() if self.place.waits else False

    def follow(self) -> bool:
        """The next move of the script; False if there is none."""
        lines = self.place.script
        self.enter(lines)
        return bool(lines)

    def back(self) -> bool:
        """One step back; False at the first."""
        ply = self.place.back
        if ply is None:
            return False
        self.journal.take_back(ply)
        return True

    def enter(self, lines: list[str]) -> None:
        for entry in map(entry_of, lines):
            self.journal.play(self.journal.state.action(entry.move), entry.seat)
