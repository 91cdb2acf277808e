"""`lab train`: a network learns to correct the judge of a game."""

from pathlib import Path
from typing import Annotated

import typer

from wunderkammer.cli.crew import Ray, Workers, any_seed, check_crew, crew_of
from wunderkammer.cli.options import GameName, Lang, house_of
from wunderkammer.cli.simulate import Seed
from wunderkammer.core.errors import LabError

Out = Annotated[Path, typer.Option("--out", metavar="DIR")]
Rounds = Annotated[int, typer.Option("--rounds", metavar="N", min=1)]
Games = Annotated[int, typer.Option("--games", metavar="N", min=1)]
Keep = Annotated[int, typer.Option("--keep", metavar="N", min=1)]
Mixed = Annotated[float, typer.Option("--mixed", metavar="SHARE", min=0, max=1)]
Only = Annotated[int | None, typer.Option("--seats", metavar="N", min=1)]
Figures = Annotated[list[str] | None, typer.Option("--figure", metavar="NAME=NUMBER")]
Noise = Annotated[float, typer.Option("--noise", metavar="N", min=0)]


def train(
    ctx: typer.Context,
    game: GameName,
    out: Out,
    rounds: Rounds = 200,
    games: Games = 64,
    keep: Keep = 80,
    noise: Noise = 35.0,
    mixed: Mixed = 0.0,
    seats: Only = None,
    figure: Figures = None,
    seed: Seed = None,
    workers: Workers = None,
    ray: Ray = None,
    lang: Lang = None,
) -> None:
    """Let a network learn from games against itself; the same command continues in the folder."""
    check_crew(workers, ray)
    house = house_of(ctx, lang, False, game)
    house.warn_if_slow()
    try:
        from wunderkammer.lab.train.course import Course  # noqa: PLC0415 - NumPy is an extra
        from wunderkammer.lab.train.curves import note  # noqa: PLC0415
        from wunderkammer.lab.train.training import Progress, Training, kept_seed  # noqa: PLC0415
    except ModuleNotFoundError:
        raise LabError("extra-missing", {"library": "numpy", "extra": "batch"}) from None
    seed = seed or kept_seed(out) or any_seed()
    course = Course(game, seed, rounds, games, keep=keep, noise=noise, mixed=mixed, only=seats or 0).adjusted(
        figure or ()
    )
    training = Training(course, out)

    def tell(row: Progress) -> None:
        note(out, row)
        house.say("ui-train-round", round=row.round, rounds=rounds, score=round(row.score, 1), loss=round(row.loss, 4))
        if row.against_judge is not None:
            house.say("ui-train-gate", share=round(row.against_judge, 2), best="yes" if row.is_best else "no")

    try:
        with crew_of(workers, ray) as work:
            for row in training.run(work):
                tell(row)
            for table, share in training.examine(work).items():
                passed = "yes" if share > 1 else "no"
                options = "yes" if table.endswith("+") else "no"
                house.say(
                    "ui-train-exam", seats=int(table.rstrip("+")), options=options, share=round(share, 2), passed=passed
                )
    except KeyboardInterrupt:
        house.whisper("ui-train-stopped", rounds=training.done, folder=out)
