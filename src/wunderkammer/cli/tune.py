"""`lab tune`: the figures of a game's judge are fitted by play."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from wunderkammer.cli.crew import Ray, Workers, any_seed, check_crew, crew_of
from wunderkammer.cli.house import House
from wunderkammer.cli.options import GameName, Lang, house_of
from wunderkammer.cli.simulate import Seed
from wunderkammer.core.errors import LabError
from wunderkammer.lab.balance.files import prepare
from wunderkammer.lab.tune.plan import Plan

if TYPE_CHECKING:
    from wunderkammer.lab.tune.tuning import Generation

Out = Annotated[Path, typer.Option("--out", metavar="DIR")]
Generations = Annotated[int, typer.Option("--generations", metavar="N", min=1)]
Games = Annotated[int, typer.Option("--games", metavar="N", min=1)]
Iterations = Annotated[int, typer.Option("--iterations", metavar="N", min=1)]


def tune(
    ctx: typer.Context,
    game: GameName,
    out: Out,
    generations: Generations = 20,
    games: Games = 60,
    iterations: Iterations = 80,
    seed: Seed = None,
    workers: Workers = None,
    ray: Ray = None,
    lang: Lang = None,
) -> None:
    """Try other figures of the judge against the present ones; the same command continues in the folder."""
    check_crew(workers, ray)
    house = house_of(ctx, lang, False, game)
    house.warn_if_slow()
    try:
        from wunderkammer.lab.tune.report import outcome, write  # noqa: PLC0415 - the optimiser is an extra
        from wunderkammer.lab.tune.tuning import Tuning, kept_seed  # noqa: PLC0415
    except ModuleNotFoundError:
        raise LabError("extra-missing", {"library": "cmaes", "extra": "tune"}) from None
    prepare(out)
    tuning = Tuning(Plan(game, seed or kept_seed(out) or any_seed(), generations, games, iterations), out)
    try:
        with crew_of(workers, ray) as work:
            for one in tuning.run(work):
                tell(house, one, len(tuning.done), generations)
            match = tuning.match(work)
    except KeyboardInterrupt:
        house.whisper("ui-tune-stopped", generations=len(tuning.done), folder=out)
        return
    house.say("ui-tune-figures", figures=" ".join(f"{name}={value}" for name, value in tuning.figures().items()))
    house.line(outcome(match, house.speaker))
    house.say("ui-tune-written", file=write(tuning, match, house.speaker))


def tell(house: House, one: "Generation", number: int, generations: int) -> None:
    best, mean, spread = round(one.best, 2), round(one.mean, 2), round(100 * one.spread)
    house.say("ui-tune-generation", generation=number, generations=generations, best=best, mean=mean, spread=spread)
