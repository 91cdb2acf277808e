"""What an arena found: a table, or data for a program."""

from collections.abc import Sequence
from math import isnan
from typing import Any

from rich import box
from rich.table import Table

from wunderkammer.boards.marks import BRASS, WHISPER, seat_mark
from wunderkammer.cli.house import House
from wunderkammer.lab.plan import Setup
from wunderkammer.lab.play import Result
from wunderkammer.lab.ratings import Rating, rated
from wunderkammer.lab.tally import CONFIDENCE, Standing, counted, wilson
from wunderkammer.texts import Speaker

COLUMNS = ("arena-games", "share", "interval", "margin", "rating")
NOTHING = "–"  # no game to take a figure from


def show(house: House, setup: Setup, results: Sequence[Result]) -> None:
    """By bot, the strongest first; then by seat."""
    standings, ratings = counted(setup.bots, setup.seats, results), rated(setup.bots, results)
    table = Table(box=box.SIMPLE_HEAD, header_style=BRASS, pad_edge=False)
    table.add_column(house.speaker.say("ui-arena-bot"), no_wrap=True)
    for column in COLUMNS:
        table.add_column(house.speaker.say(f"ui-{column}"), justify="right", no_wrap=True)
    for name in sorted((name for name in setup.bots if standings.bots[name].games), key=lambda name: -ratings[name].mu):
        table.add_row(name, *cells(standings.bots[name], house.speaker), strength(ratings[name], house.speaker))
    table.add_section()
    for seat, standing in enumerate(standings.seats):
        table.add_row(seat_mark(seat), *cells(standing, house.speaker))
    house.out.print(table)
    if setup.programs:
        lost = [f"{program.name} {standings.bots[program.name].forfeits}" for program in setup.programs]
        house.say("ui-forfeits", WHISPER, bots=lost)
    house.say("ui-arena-summary", WHISPER, games=standings.games, seats=setup.seats, seed=setup.seed)


def cells(standing: Standing, speaker: Speaker) -> list[str]:
    low, high = (speaker.say("ui-percent", share=share) for share in wilson(standing.wins, standing.games))
    margin, error = standing.margins, standing.margins.error
    return [
        speaker.say("ui-count", count=standing.games),
        speaker.say("ui-percent", share=standing.share),
        f"{low} – {high}",
        give_or_take(margin.value, error, speaker) if margin.count else NOTHING,
    ]


def strength(rating: Rating, speaker: Speaker) -> str:
    return give_or_take(rating.mu, CONFIDENCE * rating.sigma, speaker)


def give_or_take(value: float, error: float, speaker: Speaker) -> str:
    return f"{speaker.say('ui-decimal', value=value)} ± {speaker.say('ui-decimal', value=error)}"


def as_data(setup: Setup, results: Sequence[Result]) -> dict[str, Any]:
    """The same for the same games, wherever and however fast they were played."""
    standings, ratings = counted(setup.bots, setup.seats, results), rated(setup.bots, results)
    return {
        "game": setup.game,
        "games": standings.games,
        "seed": setup.seed,
        "bots": {
            name: {**figures(standing), "mu": round(ratings[name].mu, 6), "sigma": round(ratings[name].sigma, 6)}
            for name, standing in standings.bots.items()
            if standing.games
        },
        "seats": [figures(standing) for standing in standings.seats],
    }


def figures(standing: Standing) -> dict[str, Any]:
    """Of scores and margins nothing (`null`), if every game was forfeited by somebody."""
    share, margin = wilson(standing.wins, standing.games), standing.margins.interval()
    named = {
        "wins": standing.wins,
        "share": standing.share,
        "low": share.low,
        "high": share.high,
        "rank": standing.ranks.value,
        "score": standing.scores.value,
        "margin": standing.margins.value,
        "margin_low": margin.low,
        "margin_high": margin.high,
    }
    known = {name: None if isnan(value) else round(value, 6) for name, value in named.items()}
    return {"games": standing.games, **known, "forfeits": standing.forfeits}
