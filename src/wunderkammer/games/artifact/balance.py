"""Artifact: exhibitions, what brings points, habits, roles, research, and how games end."""

from collections.abc import Sequence

import wunderkammer as wk
from wunderkammer.core.options import settle
from wunderkammer.games.artifact.components import ROLES, SITES, tile_names
from wunderkammer.lab.balance import measures
from wunderkammer.lab.balance.measures import POINTS, Column
from wunderkammer.lab.balance.seen import Facts, Story, View
from wunderkammer.lab.balance.sheets import Sheet, rows
from wunderkammer.lab.balance.tally import Tally
from wunderkammer.lab.balance.watching import Eyes
from wunderkammer.lab.plan import Setup

# What is counted for a seat each time it happens.
HABITS = {"exhibited": "exhibitions", "featured": "solos", "sold": "sold", "bought": "bought", "gilded": "gilded"}
CONDITIONS = range(1, 5)  # §10


def watch(facts: Facts, story: Story, view: View, scores: Sequence[int]) -> None:
    for event in story:
        happened = event["event"]
        if happened in HABITS:
            facts.add(event["seat"], f"habit/{HABITS[happened]}")
        if happened == "exhibited":
            facts.add(event["seat"], f"tile/{event['tile']}")
        elif happened == "paid" and event["joker"]:
            facts.add(event["seat"], "habit/jokers")
        elif happened == "named-role":
            facts.add(event["seat"], f"role/{event['role']}")
        elif happened == "last-round":
            facts.sample(f"end/{event['condition']}", 1)
    for seat, player in enumerate(view["players"]):
        watch_points(facts, seat, player, scores[seat])


def watch_points(facts: Facts, seat: int, player: View, score: int) -> None:
    """§11.1 Prestige and coins; what is left came from research."""
    coins = player["money"] // 5
    facts.add(seat, "points/exhibitions", player["prestige"])
    facts.add(seat, "points/coins", coins)
    facts.add(seat, "points/research", score - player["prestige"] - coins)
    for site, space in player["research"].items():
        facts.add(seat, f"research/{site}", space)


def sheets(tally: Tally, setup: Setup) -> list[Sheet]:
    options = settle(wk.game("artifact").options, setup.options)
    unused = options["unused_site"] if setup.seats == 3 else None  # §2.4
    tiles = [tile for tile in tile_names() if tile.split("-")[0] != unused]
    found = [
        Sheet("ends", END, rows(tally, END, CONDITIONS, "ui-balance-end-{}")),
        Sheet("tiles", TILES, rows(tally, TILES, tiles, "name-tile-{}")),
    ]
    sources, habits = ["exhibitions", "coins"], ["exhibitions", "jokers", "sold", "bought"]
    if options["roles"]:
        found.append(Sheet("roles", HELD, rows(tally, HELD, ROLES, "name-role-{}")))
    if options["research"]:
        sites = [site for site in SITES if site != unused]
        found.append(Sheet("research", SPACES, rows(tally, SPACES, sites, "name-site-{}")))
        sources, habits = [*sources, "research"], [*habits, "solos", "gilded"]
    return [
        *found,
        Sheet("points", POINTS, rows(tally, POINTS, sources, "ui-balance-from-{}")),
        Sheet("habits", DONE, rows(tally, DONE, habits, "ui-balance-habit-{}")),
    ]


END = (Column("games", "percent", "end", measures.share_of_games, plotted=True),)
TILES = (
    Column("games", "percent", "tile", measures.games_with, plotted=True),
    Column("wins", "percent", "tile", measures.wins, plotted=True),
    Column("score", "decimal", "tile", measures.score),
)
DONE = (
    Column("mean", "decimal", "habit", measures.per_seat, plotted=True),
    Column("winners", "decimal", "habit", measures.per_winner),
    Column("seats", "percent", "habit", measures.share_of_seats),
    Column("wins", "percent", "habit", measures.wins, plotted=True),
)
HELD = (
    Column("seats", "percent", "role", measures.share_of_seats, plotted=True),
    Column("wins", "percent", "role", measures.wins, plotted=True),
    Column("score", "decimal", "role", measures.score),
)
SPACES = (
    Column("mean", "decimal", "research", measures.per_seat, plotted=True),
    Column("winners", "decimal", "research", measures.per_winner, plotted=True),
)

EYES = Eyes(watch, sheets)
