"""Artisans: the artisans, the artworks, and where points come from."""

from collections.abc import Sequence

from wunderkammer.games.artisans.components import ARTISANS, ARTWORKS, MATERIALS
from wunderkammer.lab.balance import measures
from wunderkammer.lab.balance.measures import POINTS, Column
from wunderkammer.lab.balance.seen import Facts, Story, View
from wunderkammer.lab.balance.sheets import Sheet, rows
from wunderkammer.lab.balance.tally import Tally
from wunderkammer.lab.balance.watching import Eyes
from wunderkammer.lab.plan import Setup

SOURCES = ("materials", "artworks", "artisan", "reserved")
VALUES = range(3, 8)


def watch(facts: Facts, story: Story, view: View, scores: Sequence[int]) -> None:  # noqa: ARG001 (the view says it all)
    for seat, player in enumerate(view["players"]):
        points = player["points"]
        for source in SOURCES:
            facts.add(seat, f"points/{source}", -points[source] if source == "reserved" else points[source])
        facts.add(seat, f"artisan/{player['artisan']}", points["artisan"])
        for artwork in player["artworks"]:
            value = view["artworks"][artwork]["value"]
            facts.add(seat, f"artwork/{artwork}")
            facts.add(seat, f"value/{value}")
            facts.add(seat, f"value-points/{value}", value)
        for material, column in player["workshop"].items():
            facts.add(seat, f"material/{material}", sum(level * cards for level, cards in enumerate(column, start=1)))


def sheets(tally: Tally, setup: Setup) -> list[Sheet]:  # noqa: ARG001 (the same in every game)
    return [
        Sheet("artisans", CHOSEN, rows(tally, CHOSEN, ARTISANS, "name-artisan-{}")),
        Sheet("values", MADE, rows(tally, MADE, VALUES, "ui-points")),
        Sheet("artworks", WORKS, rows(tally, WORKS, ARTWORKS, "name-artwork-{}")),
        Sheet("points", POINTS, rows(tally, POINTS, SOURCES, "ui-from-{}")),
        Sheet("materials", STUFF, rows(tally, STUFF, MATERIALS, "name-material-{}")),
    ]


CHOSEN = (
    Column("games", "percent", "artisan", measures.games_with),
    Column("wins", "percent", "artisan", measures.wins, plotted=True),
    Column("score", "decimal", "artisan", measures.score, plotted=True),
    Column("own", "decimal", "artisan", measures.per_holder),
)
MADE = (
    Column("per-game", "decimal", "value", measures.per_game, plotted=True),
    Column("mean", "decimal", "value-points", measures.per_seat, plotted=True),
    Column("winners", "decimal", "value-points", measures.per_winner),
    Column("wins", "percent", "value", measures.wins),
)
WORKS = (
    Column("games", "percent", "artwork", measures.games_with, plotted=True),
    Column("wins", "percent", "artwork", measures.wins, plotted=True),
)
STUFF = (
    Column("mean", "decimal", "material", measures.per_seat, plotted=True),
    Column("winners", "decimal", "material", measures.per_winner, plotted=True),
)

EYES = Eyes(watch, sheets)
