"""All that Artifact brings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from wunderkammer import editions
from wunderkammer.shelf import Plug, told

if TYPE_CHECKING:
    from collections.abc import Mapping

    from wunderkammer.boards import Drawing
    from wunderkammer.core.features import Features
    from wunderkammer.core.game import Game
    from wunderkammer.core.judge import Judge
    from wunderkammer.core.notation import Notation
    from wunderkammer.core.state import State
    from wunderkammer.games.artifact.views import ArtifactView
    from wunderkammer.lab.balance.watching import Eyes
    from wunderkammer.shelf import Bounds
    from wunderkammer.shelf.measures import Measure


class ArtifactPlug(Plug):
    def game(self) -> Game:
        from wunderkammer.games.artifact.meta import FIGURES, ArtifactGame

        return ArtifactGame(editions.parse(self.edition(), "artifact", FIGURES))

    def notation(self) -> Notation:
        from wunderkammer.games.artifact.moves import NOTATION

        return NOTATION

    def judge(self) -> Judge:
        from wunderkammer.games.artifact.judge import ArtifactJudge

        return ArtifactJudge()

    def features(self) -> Features:
        from wunderkammer.games.artifact.features import ArtifactFeatures

        return ArtifactFeatures()

    def board(self) -> Drawing:
        from wunderkammer.games.artifact.board import DRAWING

        return DRAWING

    def balance(self) -> Eyes:
        from wunderkammer.games.artifact.balance import EYES

        return EYES

    def measures(self) -> tuple[Measure, ...]:
        from wunderkammer.games.artifact.measures import MEASURES

        return MEASURES

    def bounds(self, seats: int) -> Bounds:
        from wunderkammer.games.artifact.bounds import bounds

        return bounds(seats)

    def view_type(self) -> type[ArtifactView]:
        from wunderkammer.games.artifact.views import ArtifactView

        return ArtifactView

    def event_types(self) -> dict[str, type]:
        from wunderkammer.games.artifact.events import EVENTS
        from wunderkammer.games.artifact.views import ArtifactTold

        return told.event_types("Artifact", EVENTS, ArtifactTold)

    def points(self, view: Mapping[str, Any]) -> list[int]:
        """Prestige, until the coins are counted."""
        if view["scores"] is not None:
            return list(view["scores"])
        return [player["prestige"] for player in view["players"]]

    def own_points(self, state: State, seat: int) -> None:
        """A seat sees its prestige."""


PLUG = ArtifactPlug(__package__)
