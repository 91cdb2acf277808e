"""All that Artisans brings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wunderkammer import editions
from wunderkammer.shelf import Plug, told

if TYPE_CHECKING:
    from wunderkammer.boards import Drawing
    from wunderkammer.core.features import Features
    from wunderkammer.core.game import Game
    from wunderkammer.core.judge import Judge
    from wunderkammer.core.notation import Notation
    from wunderkammer.games.artisans.views import ArtisansView
    from wunderkammer.lab.balance.watching import Eyes
    from wunderkammer.shelf import Bounds
    from wunderkammer.shelf.measures import Measure


class ArtisansPlug(Plug):
    def game(self) -> Game:
        from wunderkammer.games.artisans.meta import FIGURES, ArtisansGame

        return ArtisansGame(editions.parse(self.edition(), "artisans", FIGURES))

    def notation(self) -> Notation:
        from wunderkammer.games.artisans.moves import NOTATION

        return NOTATION

    def judge(self) -> Judge:
        from wunderkammer.games.artisans.judge import ArtisansJudge

        return ArtisansJudge()

    def features(self) -> Features:
        from wunderkammer.games.artisans.features import ArtisansFeatures

        return ArtisansFeatures()

    def board(self) -> Drawing:
        from wunderkammer.games.artisans.board import DRAWING

        return DRAWING

    def balance(self) -> Eyes:
        from wunderkammer.games.artisans.balance import EYES

        return EYES

    def measures(self) -> tuple[Measure, ...]:
        from wunderkammer.games.artisans.measures import MEASURES

        return MEASURES

    def bounds(self, seats: int) -> Bounds:
        from wunderkammer.games.artisans.bounds import bounds

        return bounds(seats)

    def view_type(self) -> type[ArtisansView]:
        from wunderkammer.games.artisans.views import ArtisansView

        return ArtisansView

    def event_types(self) -> dict[str, type]:
        from wunderkammer.games.artisans.events import EVENTS
        from wunderkammer.games.artisans.views import ArtisansTold

        return told.event_types("Artisans", EVENTS, ArtisansTold)


PLUG = ArtisansPlug(__package__)
