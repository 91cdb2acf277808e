"""A person at the table: understands what is typed, does it, or explains why it cannot be."""

from collections.abc import Sequence

import wunderkammer as wk
from wunderkammer.boards.marks import WHISPER, WRONG
from wunderkammer.cli.coach import GENTLE, Coach
from wunderkammer.cli.explain import explained, near, near_in_notation
from wunderkammer.cli.house import House, Trouble
from wunderkammer.cli.people import called
from wunderkammer.cli.reader import Reader
from wunderkammer.cli.rules import read_out
from wunderkammer.cli.screen import Screen
from wunderkammer.cli.table import NOTHING_TO_UNDO, Table
from wunderkammer.core.errors import MalformedMove, RecordError
from wunderkammer.texts.typed import in_language, understood

COMMANDS = ("why", "hint", "coach", "board", "rules", "undo", "save", "quit")


class Session:
    def __init__(self, house: House, table: Table, reader: Reader, coach: str = GENTLE) -> None:
        self.house = house
        self.table = table
        self.reader = reader
        self.people = called(table.journal.record.people, house.speaker)
        self.screen = Screen(house, table, self.people)
        self.coach = Coach(house, table, self.people, coach)
        self.insists = False  # on taking back what is not free: it was asked for just now

    def run(self) -> bool:
        """Until the game is over (True) or the person leaves (False); either way the game is on disk."""
        self.table.save()
        self.table.go_on()
        self.keep()
        self.screen.greet()
        fresh = True
        while not self.table.is_over:
            if fresh:
                self.screen.tell_news()
                self.coach.recap()
                self.screen.ask()
            line = self.reader.read(self.vocabulary())
            if line is None:
                return False
            words = understood(" ".join(line.lower().split()))
            if words == "quit":
                return False
            words = words or self.only_move()
            fresh = bool(words) and self.answer(words)
        self.screen.show_end()
        return True

    def answer(self, words: str) -> bool:
        """Do what was typed; True if the position is another one now."""
        command, _, rest = words.partition(" ")
        self.insists = self.insists and words == "undo"
        if command in ("?", "help"):
            self.screen.list_moves(rest) if command == "?" else self.screen.help()
        elif command == "why":
            self.why(rest)
        elif words == "hint":
            self.coach.hint()
        elif command == "coach":
            self.change_coach(rest)
        elif words == "board":
            self.screen.show_board(with_legend=True)
            self.screen.ask()
        elif command == "rules":
            self.rules(rest)
        elif words == "undo":
            return self.undo()
        elif words == "save":
            if self.keep():
                self.house.say("ui-saved-to", WHISPER, file=self.table.path)
        else:
            return self.move(words)
        return False

    def only_move(self) -> str:
        """Enter alone makes the move that has no alternative; it does nothing where there is a choice."""
        legal = self.table.legal()
        return legal[0] if len(legal) == 1 else ""

    def move(self, words: str) -> bool:
        try:
            action = self.table.state.action(words)
            if not self.table.state.why_not(action, self.table.seat) and self.coach.objects(words):
                return False
            self.table.play(action)
        except MalformedMove as error:
            self.wonder(words, error)
            return False
        except wk.MoveError as error:
            self.house.line(self.house.speaker.error(error, self.people), WRONG)
            return False
        self.keep()
        self.table.go_on()
        self.keep()
        return True

    def wonder(self, words: str, error: MalformedMove) -> None:
        """No move of this game: say so, and what may have been meant."""
        self.house.line(self.house.speaker.error(error), WRONG)
        legal = near(self.table.state, words, self.table.seat)
        close = legal or near_in_notation(wk.game(self.table.journal.record.game), words)
        if close:
            self.house.say("ui-did-you-mean", near=close)
        else:
            self.house.say("ui-hint-list", WHISPER)

    def why(self, words: str) -> None:
        if not words:
            self.house.say("ui-hint-why", WHISPER)
            return
        state = self.table.state
        try:
            reason = state.why_not(state.action(words), self.table.seat)
        except MalformedMove as error:
            self.wonder(words, error)
            return
        self.house.line(explained(self.house.speaker, words, reason, self.people))

    def undo(self) -> bool:
        """Freely, or if somebody insists on it as practice."""
        obstacle = self.table.obstacle_to_undo()
        if obstacle == NOTHING_TO_UNDO or (obstacle is not None and not self.insists):
            self.house.say(f"ui-{obstacle}")
            self.insists = obstacle != NOTHING_TO_UNDO
            return False
        self.insists = False
        others = self.table.undo()
        self.keep()
        self.house.say("ui-taken-back" if obstacle is None else "ui-taken-back-practice", WHISPER)
        if others:
            self.screen.show_board()
        return True

    def keep(self) -> bool:
        """Save; a full disk is no reason to end the game."""
        try:
            self.table.save()
        except RecordError as error:
            self.house.complain(error)
            return False
        return True

    def change_coach(self, level: str) -> None:
        try:
            self.coach.change(level)
        except Trouble as error:
            self.house.line(self.house.sentence(error), WRONG)

    def rules(self, place: str) -> None:
        try:
            read_out(self.house, place)
        except Trouble as error:
            self.house.line(self.house.sentence(error), WRONG)

    def vocabulary(self) -> Sequence[tuple[str, str]]:
        """Everything that can be typed now."""
        moves = [(move, self.house.speaker.move(move, self.people)) for move in self.table.legal()]
        return [*moves, *self.commands(COMMANDS)]

    def commands(self, names: Sequence[str]) -> Sequence[tuple[str, str]]:
        say = self.house.speaker
        return [(in_language(name, say.lang), say(f"ui-hint-{name}")) for name in names]
