"""Artifact on the shelf: seats, options, and the figures that an edition must hold."""

from typing import Any, Final, cast

from mypy_extensions import i64

from wunderkammer.core.edition import Edition, Figure
from wunderkammer.core.game import Game
from wunderkammer.core.options import Option
from wunderkammer.core.state import State
from wunderkammer.games.artifact import contract, moves
from wunderkammer.games.artifact.components import RESEARCH_SPACES, SITES, TYPES, Rulings

RULES: Final = 2

OPTIONS: Final = (
    Option("research", "§12"),
    Option("roles", "§13"),
    Option("quick_start", "§3.4"),
    Option("unused_site", "§2.4", ("asia", "africa", "america", "mideast")),
    Option("may_rest", "§8.3", ("six", "always")),
    Option("fragment", "§12.6", ("site", "any")),
)

FIGURES: Final = (
    Figure("track_costs", 0, 15, shape=(10,)),
    Figure("market_prices", 0, 15, shape=(10,)),
    Figure("income_track", 0, 50, shape=(11,)),
    Figure("type_tiles", 0, 50, shape=(3, 2), each=len(TYPES)),
    Figure("site_tiles", 0, 50, shape=(2, 2), each=len(SITES)),
    Figure("sites_tile", 0, 50, shape=(2,)),
    Figure("types_tile", 0, 50, shape=(2,)),
    Figure("research_track", 0, 50, shape=(RESEARCH_SPACES,)),
    Figure("quick_start_3", shape=(3, 2), words=("africa", "america", "mideast")),
    Figure("quick_start_4", shape=(4, 2), words=SITES),
    Figure("quick_start_5", shape=(5, 2), words=SITES),
)


class ArtifactGame(Game):
    def __init__(self, standard: Edition) -> None:
        super().__init__("artifact", range(3, 6), OPTIONS, FIGURES, moves.ACTIONS, RULES, standard)

    def set_up(self, seats: int, options: dict[str, bool | str], edition: Edition) -> State:
        return contract.new(seats, cast("Rulings", self.rulings(seats, options, edition)))

    def read(self, seats: int, options: dict[str, bool | str], figures: dict[str, Any]) -> Rulings:
        return rulings(seats, options, figures)

    def move_names(self) -> list[str]:
        return moves.NOTATION.names[:]


def rulings(seats: int, options: dict[str, bool | str], figures: dict[str, Any]) -> Rulings:
    unused = str(options["unused_site"]) if seats == 3 else ""
    tiles = tile_values(figures)
    return Rulings(
        costs=figures["track_costs"],
        prices=figures["market_prices"],
        incomes=figures["income_track"],
        prestige=[prestige for prestige, _ in tiles],
        bonus=[bonus for _, bonus in tiles],
        research_values=figures["research_track"],
        openings=[[site_of(site, unused) for site in pair] for pair in figures[f"quick_start_{seats}"]],
        used_sites=[0 if site == unused else 1 for site in SITES],
        research=options["research"] is True,
        roles=options["roles"] is True,
        quick_start=options["quick_start"] is True,
        may_always_rest=options["may_rest"] == "always",
        fragment_of_any_site=options["fragment"] == "any",
    )


def tile_values(figures: dict[str, Any]) -> list[tuple[int, int]]:
    """Prestige and bonus of each tile, in the order of the tiles."""
    values = for_each(figures["type_tiles"], len(TYPES)) + for_each(figures["site_tiles"], len(SITES))
    return [(prestige, bonus) for prestige, bonus in [*values, figures["sites_tile"], figures["types_tile"]]]


def for_each(tiles: list[Any], things: int) -> list[Any]:
    """The pairs of all types, or of all sites: an edition gives the same sizes to all, or lists them one by one."""
    if isinstance(tiles[0][0], int):
        return tiles * things
    return [pair for sizes in tiles for pair in sizes]


def site_of(name: str, unused: str) -> i64:
    """§3.4 With another unused site, asia takes its place in the table."""
    return SITES.index("asia" if name == unused else name)
