"""What can go wrong, told apart by whose mistake it is.

    WunderkammerError
    ├── MoveError
    │   ├── MalformedMove     the words are no move of this game at all
    │   ├── IllegalMove       a move of this game that is refused now; carries the Reason
    │   ├── NotYourTurn       another seat is asked
    │   └── GameOver          nobody is asked anything any more
    ├── SetupError
    │   ├── UnknownGame
    │   ├── UnknownBot
    │   ├── BadSeats          a seat or a number of seats that the game does not have
    │   ├── BadOption         an unknown option, or a value it cannot have
    │   ├── BadEdition        a figure that is missing, unknown or out of bounds
    │   └── UnknownLanguage   a language that there are no texts in
    ├── RecordError           a record that cannot be read or replayed; carries the line
    ├── LabError              an experiment that cannot be run as asked, or whose file does not fit
    ├── StoreError            tables that cannot be opened, read or written where they are kept
    ├── ServeError            a web table that cannot be opened as asked
    └── Forfeit               a bot that cannot be asked any further: why it loses its game

Every error is a code with details, never a sentence: sentences live in the texts, in three languages. What `str` gives
is for programmers. No detail ever holds what a seat may not know.
"""

from typing import Any, NamedTuple


class Reason(NamedTuple):
    """Why a move is refused: a code for the texts, the clause it rests on, and what the move spoke of."""

    code: str
    clause: str
    args: dict[str, Any]


def in_words(code: str, details: dict[str, Any]) -> str:
    """`unknown-option`, {name: x} becomes `unknown option: name=x`."""
    words = code.replace("-", " ")
    if not details:
        return words
    return words + ": " + ", ".join([f"{key}={value}" for key, value in details.items()])


class WunderkammerError(Exception):
    """The root of all errors of this library."""

    def __init__(self, code: str, details: dict[str, Any] | None = None) -> None:
        super().__init__(code, details)
        self.code = code
        self.details: dict[str, Any] = {} if details is None else details

    def __str__(self) -> str:
        return in_words(self.code, self.details)


class MoveError(WunderkammerError):
    pass


class MalformedMove(MoveError):
    pass


class IllegalMove(MoveError):
    """A move of this game that is refused now."""

    def __init__(self, move: str, reason: Reason) -> None:
        super().__init__(reason.code, reason.args)
        self.args = (move, reason)
        self.move = move
        self.reason = reason

    def __str__(self) -> str:
        return f"{self.move!r} is refused: {in_words(self.code, self.details)} ({self.reason.clause})"


class NotYourTurn(MoveError):
    pass


class GameOver(MoveError):
    pass


class SetupError(WunderkammerError):
    pass


class UnknownGame(SetupError):
    pass


class UnknownBot(SetupError):
    pass


class BadSeats(SetupError):
    pass


class BadOption(SetupError):
    pass


class BadEdition(SetupError):
    pass


class UnknownLanguage(SetupError):
    pass


class RecordError(WunderkammerError):
    """A record that cannot be read or replayed; `line` counts from 1, 0 if it is about the file as a whole."""

    def __init__(self, code: str, details: dict[str, Any] | None = None, line: int = 0) -> None:
        super().__init__(code, details)
        self.args = (code, details, line)
        self.line = line

    def __str__(self) -> str:
        place = f"line {self.line}: " if self.line else ""
        return place + in_words(self.code, self.details)


class LabError(WunderkammerError):
    pass


class StoreError(WunderkammerError):
    pass


class ServeError(WunderkammerError):
    pass


class Forfeit(WunderkammerError):
    pass
