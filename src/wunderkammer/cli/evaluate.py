"""`lab evaluate`: an agent by the protocol of the leaderboard."""

import json
from pathlib import Path
from typing import Annotated, Any

import typer

import wunderkammer as wk
from wunderkammer.bots.external import PATIENCE, Program
from wunderkammer.cli.crew import Workers, gather, played
from wunderkammer.cli.forfeits import tell_forfeits
from wunderkammer.cli.house import House
from wunderkammer.cli.options import Lang, house_of
from wunderkammer.lab.balance.files import put
from wunderkammer.lab.evaluation import GAMES, entry_of, line_of, setups
from wunderkammer.lab.ladder import OneAmong
from wunderkammer.lab.play import Result, play_all

Agent = Annotated[str, typer.Argument(metavar="BOT")]
Command = Annotated[str | None, typer.Option("--command", metavar="COMMAND")]
Patience = Annotated[float, typer.Option("--patience", metavar="S", min=0.01)]
Only = Annotated[list[str] | None, typer.Option("--game", metavar="GAME")]
Games = Annotated[int, typer.Option("--games", metavar="N", min=1)]
Out = Annotated[Path | None, typer.Option("--out", metavar="FILE")]


def evaluate(
    ctx: typer.Context,
    agent: Agent,
    command: Command = None,
    patience: Patience = PATIENCE,
    game: Only = None,
    games: Games = GAMES,
    workers: Workers = None,
    out: Out = None,
    lang: Lang = None,
) -> None:
    """Let an agent play by the protocol of the leaderboard, and print its entry."""
    house = house_of(ctx, lang, False, None)
    house.warn_if_slow()
    program = None if command is None else Program(agent, command, str(Path.cwd()), patience)
    planned = list(setups(agent, program, game or list(wk.games())))
    for setup in planned:
        setup.check()
    entry = entry_of(agent, program, [line(house, setup, games, workers) for setup in planned])
    text = json.dumps(entry, indent=2, ensure_ascii=False) + "\n"
    if out is None:
        typer.echo(text, nl=False)
    else:
        put(out, text)


def line(house: House, setup: OneAmong, games: int, workers: int | None) -> dict[str, Any]:
    results: list[Result] = []

    def note(result: Result) -> None:
        results.append(result)
        tell_forfeits(house, result)

    total = setup.fair(games)
    gather(house, played(setup, list(range(total)), workers, None, play_all), note, total)
    return line_of(setup, results)
