"""What a person at the table sees: the board, the story, the question, the moves."""

from collections.abc import Sequence

from rich.table import Table as Grid
from rich.text import Text

import wunderkammer as wk
from wunderkammer import bots
from wunderkammer.boards import board, legend
from wunderkammer.boards.marks import BRASS, GLOW, WHISPER
from wunderkammer.cli import final
from wunderkammer.cli.house import House
from wunderkammer.cli.listing import listed
from wunderkammer.cli.story import tell
from wunderkammer.cli.table import Table
from wunderkammer.texts.telling import lines

HINTS = ("tab", "list", "why", "hint", "coach", "board", "rules", "undo", "save", "quit")


class Screen:
    """Shows what the person's seat may know, and nothing else."""

    def __init__(self, house: House, table: Table, people: Sequence[str]) -> None:
        self.house = house
        self.table = table
        self.people = people
        self.drawn = False  # whether the board has been seen in this session

    def greet(self) -> None:
        for name in self.table.levels.values():
            bot = bots.parted(name)
            if bot.persona:
                self.house.line(f"{bot.level}: {self.house.speaker.say(f'persona-{bot.persona}')}", WHISPER)
        self.house.say("ui-hint-list", WHISPER)
        self.house.say("ui-hint-help", WHISPER)

    def help(self) -> None:
        for hint in HINTS:
            self.house.say(f"ui-hint-{hint}")

    def tell_news(self) -> None:
        """The board if anything happened besides the person's own move, and the story.

        In the middle of a deed nothing is told of it yet: its line comes when it is complete.
        """
        told = lines(self.table.news, self.house.speaker.phrasing)
        amid = self.table.state.view(self.table.seat)["question"]["ask"] in self.house.speaker.phrasing.amid
        if amid and told and told[-1][0].get("seat") == self.table.seat:
            self.table.held = told.pop()
        if not self.drawn or any(event.get("seat") != self.table.seat for line in told for event in line):
            self.show_board(with_legend=not self.drawn)
        if told:
            self.house.blank()
            tell(self.house, told, self.people, self.table.seat)
        self.say_evident()

    def say_evident(self) -> None:
        """What was done for the person since there was nothing to choose."""
        for move in self.table.given:
            self.house.say("ui-evident", WHISPER, move=self.house.speaker.move(move, self.people))
        self.table.given = []

    def ask(self) -> None:
        """One sentence: what is expected."""
        view = self.table.state.view(self.table.seat)
        legal = self.table.legal()
        self.house.blank()
        line = Text().append("▸ ", GLOW).append(self.house.speaker.question(view, self.people, legal), "bold")
        self.house.out.print(line, soft_wrap=not self.house.out.is_terminal)
        if len(legal) == 1:
            self.house.say("ui-hint-enter", WHISPER, move=legal[0])

    def show_board(self, with_legend: bool = False) -> None:
        view = self.table.state.view(self.table.seat)
        self.house.blank()
        self.house.out.print(board(view, self.house.speaker, self.people, self.house.out.width))
        if with_legend:
            self.house.blank()
            self.house.out.print(legend(view["game"], self.house.speaker))
        self.drawn = True

    def show_end(self) -> None:
        self.house.blank()
        tell(self.house, lines(self.table.news, self.house.speaker.phrasing), self.people, self.table.seat)
        self.say_evident()
        self.show_board()
        self.house.blank()
        final.show(self.house, self.table.state, self.people)
        view = self.table.state.view(self.table.seat)
        self.house.line(self.house.speaker.question(view, self.people), BRASS)

    def list_moves(self, beginning: str) -> None:
        """The legal moves that begin so, each with what it means; if they are many, the like ones together."""
        moves = [move for move in self.table.legal() if move.startswith(beginning)]
        notation = frozenset(wk.game(self.table.journal.record.game).move_names())
        self.house.say("ui-moves", count=len(moves))
        lines = listed(moves, notation)
        grid = Grid.grid(padding=(0, 3, 0, 0))
        grid.add_column(no_wrap=True)
        for line in lines:
            meaning = self.house.speaker.move(line.beginning, self.people) if line.beginning in notation else ""
            more = Text(f"… {' · '.join(line.endings)}" if line.endings else "", WHISPER)
            name = line.beginning if line.whole else f"{line.beginning} …"
            grid.add_row(Text(f"  {name}", GLOW), Text("   ").join([Text(meaning), more] if meaning else [more]))
        self.house.out.print(grid)
        folded = [line.beginning for line in lines if line.endings]
        if folded:
            self.house.say("ui-hint-narrow", WHISPER, beginning=folded[0])
