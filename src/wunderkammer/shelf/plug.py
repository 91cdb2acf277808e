"""What a game brings: one descriptor, whose parts are imported on demand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from wunderkammer.core.judge import Judge
from wunderkammer.core.notation import Notation

if TYPE_CHECKING:
    from collections.abc import Mapping
    from importlib.resources.abc import Traversable

    from wunderkammer.boards import Drawing
    from wunderkammer.core.features import Features
    from wunderkammer.core.game import Game
    from wunderkammer.core.state import State
    from wunderkammer.lab.balance.watching import Eyes
    from wunderkammer.shelf.measures import Measure

FALLBACK = "en"  # the language of a text that there is in no other


class Bounds(NamedTuple):
    """Bounds that no game can pass, with the standard edition. They are generous; real games stay far below."""

    decisions: int  # of all seats together
    events: int  # of chance
    lowest: int  # score of a seat at the end
    highest: int


UNKNOWN = Bounds(100_000, 100_000, -1_000_000, 1_000_000)  # for a game that does not say


class Plug:
    """A game in its package. It has `game` and its texts; every other part that it leaves out has a general answer.

    A game overrides a method for each part that it has, and imports the part there: so nothing is loaded before it is
    needed, and no part has to be listed anywhere else.
    """

    def __init__(self, package: str) -> None:
        self.package = package  # whose folder has the files of the game

    def game(self) -> Game:
        """Seats, options, figures, and a new table. Called once."""
        raise NotImplementedError(f"{self.package} has no game")

    # Files in the package's folder.

    def folder(self) -> Traversable:
        from importlib.resources import files  # slow, and rules need no files

        return files(self.package)

    def file(self, *path: str) -> str | None:
        """A text file of the package, or None if there is no such file."""
        found = self.folder().joinpath(*path)
        return found.read_text(encoding="utf-8") if found.is_file() else None

    def edition(self) -> str:
        """`edition.toml`: the standard figures, to be copied and corrected. A game without figures has none."""
        return self.file("edition.toml") or ""

    def texts(self, lang: str) -> str:
        """`texts/<lang>.ftl`: the words of the game in Fluent."""
        return self.in_language("texts", "ftl", lang) or ""

    def phrasing(self) -> str:
        """`phrasing.toml`: how its words are put together, where that differs from game to game."""
        return self.file("phrasing.toml") or ""

    def rulebook(self, lang: str) -> str | None:
        """`rulebook/<lang>.md`: the rules in Markdown, clause by clause."""
        return self.in_language("rulebook", "md", lang)

    def lesson(self) -> str:
        """`lesson/steps.toml`: a guided game, step by step; its words are in `lesson/<lang>.ftl`."""
        return self.file("lesson", "steps.toml") or ""

    def lesson_texts(self, lang: str) -> str:
        return self.in_language("lesson", "ftl", lang) or ""

    def exercises(self) -> str:
        """`exercises/exercises.toml`: positions with their best moves (`lab exercises` writes them)."""
        return self.file("exercises", "exercises.toml") or ""

    def exercise(self, record: str) -> str | None:
        """`exercises/<record>.wk`: the game up to the position of an exercise."""
        return self.file("exercises", f"{record}.wk")

    def in_language(self, folder: str, ending: str, lang: str) -> str | None:
        """A file of this language, or of the language that is there if this is not."""
        return self.file(folder, f"{lang}.{ending}") or self.file(folder, f"{FALLBACK}.{ending}")

    # Parts that extend a toolkit.

    def notation(self) -> Notation:
        """How moves are spelled: patterns, and the words of their slots. Without one, every move is a pattern."""
        return Notation(dict(enumerate(self.game().move_names())), {})

    def judge(self) -> Judge:
        """What bots think of a position. Without one they go by the points."""
        return Judge()

    def features(self) -> Features | None:
        """What a network looks at. Without it bots rely on the judge alone."""
        return None

    def weights(self, seats: int) -> bytes | None:
        """What the network has learnt (`lab train` writes it): `weights-<seats>.bin`, else `weights.bin`, if any."""
        for name in (f"weights-{seats}.bin", "weights.bin"):
            found = self.folder().joinpath(name)
            if found.is_file():
                return found.read_bytes()
        return None

    def calibration(self) -> str:
        """`calibration.toml`: how far a stated chance is to be believed (`lab reliability` writes it)."""
        return self.file("calibration.toml") or ""

    def board(self) -> Drawing | None:
        """The table in the terminal. Without one, `boards.general` draws every view."""
        return None

    def balance(self) -> Eyes | None:
        """What a balance report looks at. Without it there is no report of this game."""
        return None

    def measures(self) -> tuple[Measure, ...]:
        """What a seat has, in numbers by which moves are compared in words. Without them there are no such words."""
        return ()

    def bounds(self, seats: int) -> Bounds:  # noqa: ARG002 - a game that overrides it looks at the seats
        """How long a game can last and what it can score; OpenSpiel wants to know."""
        return UNKNOWN

    def view_type(self) -> type | None:
        """The keys of its view, as a `TypedDict`. Without one, a view is whatever the game says it is."""
        return None

    def event_types(self) -> dict[str, type]:
        """By event, the keys it is told with, as a `TypedDict`. Without them, an event is whatever the game tells."""
        return {}

    def points(self, view: Mapping[str, Any]) -> list[int]:
        """What each seat has achieved so far, as far as this viewer knows it: the values of a plot."""
        if view.get("scores") is not None:
            return list(view["scores"])
        return [player.get("points", 0) for player in view["players"]]

    def own_points(self, state: State, seat: int) -> int | None:
        """The same for one seat in a world it thinks possible; None if its part of the view has the number anyway."""
        return state.scores()[seat]
