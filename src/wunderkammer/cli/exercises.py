"""`lab exercises`: positions with one clearly best move, found in games among bots."""

from pathlib import Path
from typing import Annotated

import typer

from wunderkammer.cli.crew import any_seed
from wunderkammer.cli.options import GameName, Lang, house_of
from wunderkammer.cli.progress import watched
from wunderkammer.cli.simulate import Seed
from wunderkammer.lab.exercises.choosing import chosen, enough
from wunderkammer.lab.exercises.finding import found_in
from wunderkammer.lab.exercises.pool import Pool, kept_seed
from wunderkammer.lab.exercises.writing import write

Out = Annotated[Path, typer.Option("--out", metavar="DIR")]
Count = Annotated[int, typer.Option("--count", metavar="N", min=1)]
Games = Annotated[int, typer.Option("--games", metavar="N", min=1)]


def exercises(
    ctx: typer.Context,
    game: GameName,
    out: Out,
    count: Count = 12,
    games: Games = 60,
    seed: Seed = None,
    lang: Lang = None,
) -> None:
    """Find exercises for a game, verify and grade them; the same command continues in the folder."""
    house = house_of(ctx, lang, False, game)
    house.warn_if_slow()
    pool = Pool(out, game, seed or kept_seed(out) or any_seed())
    try:
        for number in watched(house, range(pool.games, games), games, pool.games):
            if enough(pool.found, count):
                break
            pool.add(found_in(game, number, pool.seed))
    except KeyboardInterrupt:
        house.blank()
    house.say("ui-exercises-found", games=pool.games, found=len(pool.found))
    taken = [one.exercise for one in chosen(pool.found, count)]
    write(out, taken)
    house.say("ui-exercises-written", count=len(taken), folder=out)
