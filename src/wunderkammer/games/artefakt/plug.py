"""All that Artefakt brings."""

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
    from wunderkammer.games.artefakt.views import ArtefaktView
    from wunderkammer.lab.balance.watching import Eyes
    from wunderkammer.shelf import Bounds
    from wunderkammer.shelf.measures import Measure


class ArtefaktPlug(Plug):
    def game(self) -> Game:
        from wunderkammer.games.artefakt.meta import FIGURES, ArtefaktGame

        return ArtefaktGame(editions.parse(self.edition(), "artefakt", FIGURES))

    def notation(self) -> Notation:
        from wunderkammer.games.artefakt.moves import NOTATION

        return NOTATION

    def judge(self) -> Judge:
        from wunderkammer.games.artefakt.judge import ArtefaktJudge

        return ArtefaktJudge()

    def features(self) -> Features:
        from wunderkammer.games.artefakt.features import ArtefaktFeatures

        return ArtefaktFeatures()

    def board(self) -> Drawing:
        from wunderkammer.games.artefakt.board import DRAWING

        return DRAWING

    def balance(self) -> Eyes:
        from wunderkammer.games.artefakt.balance import EYES

        return EYES

    def measures(self) -> tuple[Measure, ...]:
        from wunderkammer.games.artefakt.measures import MEASURES

        return MEASURES

    def bounds(self, seats: int) -> Bounds:
        from wunderkammer.games.artefakt.bounds import bounds

        return bounds(seats)

    def view_type(self) -> type[ArtefaktView]:
        from wunderkammer.games.artefakt.views import ArtefaktView

        return ArtefaktView

    def event_types(self) -> dict[str, type]:
        from wunderkammer.games.artefakt.events import EVENTS
        from wunderkammer.games.artefakt.views import ArtefaktTold

        return told.event_types("Artefakt", EVENTS, ArtefaktTold)

    def points(self, view: Mapping[str, Any]) -> list[int]:
        """Fragments: nothing is counted before the end."""
        return [sum(player["fragments"].values()) for player in view["players"]]

    def own_points(self, state: State, seat: int) -> int:
        return sum(state.player(seat)["fragments"].values())


PLUG = ArtefaktPlug(__package__)
