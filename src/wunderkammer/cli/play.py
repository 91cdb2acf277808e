"""`play`: a game in the terminal, one person against bots."""

import shlex
from datetime import datetime
from pathlib import Path
from random import SystemRandom
from typing import Annotated

import typer

import wunderkammer as wk
from wunderkammer import bots, record
from wunderkammer.cli.coach import COACHES, GENTLE, coach_of
from wunderkammer.cli.house import House, Trouble
from wunderkammer.cli.levels import introduced, named, seated
from wunderkammer.cli.options import Choices, EditionFile, Lang, Levels, choices, edition_of, house_of, seat_of
from wunderkammer.cli.people import called
from wunderkammer.cli.reader import reader
from wunderkammer.cli.record_file import Opened
from wunderkammer.cli.session import Session
from wunderkammer.cli.table import Table
from wunderkammer.record import Journal
from wunderkammer.record.practice import is_practice

Game = Annotated[str | None, typer.Argument(metavar="GAME")]
Seats = Annotated[int | None, typer.Option("--seats", metavar="N")]
Seat = Annotated[int | None, typer.Option("--seat", metavar="K")]
Name = Annotated[str | None, typer.Option("--name", metavar="NAME")]
Seed = Annotated[str | None, typer.Option("--seed", metavar="S")]
Save = Annotated[Path | None, typer.Option("--save", metavar="FILE")]
CoachLevel = Annotated[str, typer.Option("--coach", metavar="|".join(COACHES))]
Continue = Annotated[Path | None, typer.Option("--continue", metavar="FILE")]


def play(
    ctx: typer.Context,
    game: Game = None,
    seats: Seats = None,
    seat: Seat = None,
    levels: Levels = bots.USUAL,
    option: Choices = None,
    edition: EditionFile = None,
    name: Name = None,
    seed: Seed = None,
    save: Save = None,
    coach: CoachLevel = GENTLE,
    go_on: Continue = None,
    lang: Lang = None,
) -> None:
    """Play in the terminal against bots. The game is saved after every move and can be continued."""
    house = house_of(ctx, lang, game=game)
    coach_of(coach)
    seed = seed if seed is not None else new_seed()
    if save is not None and save != go_on and save.exists():
        raise Trouble("file-exists", {"file": str(save)})
    if go_on is not None:
        table = continued(house, go_on, game, seat, levels, edition, save, seed)
    elif game is not None:
        table = begun(house, game, seats, seat, levels, option, edition, name, save, seed)
    else:
        raise Trouble("which-game", {"allowed": list(wk.games())})
    house.warn_if_slow()
    sit_down(house, table, edition, coach)


def new_seed() -> str:
    return str(SystemRandom().getrandbits(64))


def begun(
    house: House,
    game: str,
    seats: int | None,
    seat: int | None,
    levels: str,
    option: list[str] | None,
    edition: Path | None,
    name: str | None,
    save: Path | None,
    seed: str,
) -> Table:
    """A new game; with neither seats nor several bots named, three play if the game allows it."""
    shelf = wk.game(game)
    if seats is None:
        known = len(named(levels))
        seats = known + 1 if known > 1 else 3 if 3 in shelf.seats else shelf.seats[0]
    shelf.new(seats)  # refuses a number of seats before anything is asked about them
    own = seat_of(seat, seats) or 0
    places = seated(levels, seats - 1)
    people = introduced([*places[:own], own_name(house, name), *places[own:]], own, seed)
    rivals = {number: level for number, level in enumerate(people) if number != own}
    journal = Journal(shelf, people, choices(option), edition_of(game, edition))
    return Table(journal, own, rivals, seed, save or Path(f"{game}-{datetime.now():%Y%m%d-%H%M%S}.wk"))


def own_name(house: House, name: str | None) -> str:
    """A name that is not taken for a bot when the game is continued."""
    chosen = " ".join((name or house.speaker.say("ui-guest")).split())
    if not chosen or bots.is_bot(chosen):
        raise Trouble("bad-name", {"name": chosen})
    return chosen


def continued(
    house: House,
    path: Path,
    game: str | None,
    seat: int | None,
    levels: str,
    edition: Path | None,
    save: Path | None,
    seed: str,
) -> Table:
    """A game that was left: names of bots are bots, and the first other seat is yours."""
    opened = Opened(house, path, edition)
    people = opened.record.people
    if game is not None and game != opened.record.game:
        raise Trouble("other-game", {"file": str(path), "game": opened.record.game})
    record.verify(opened.record, opened.edition)
    persons = [number for number, person in enumerate(people) if not bots.is_bot(person)]
    own = seat_of(seat, len(people))
    if own is None:
        own = persons[0] if persons else 0
    absent = [number for number in persons if number != own]
    rivals = {number: person for number, person in enumerate(people) if number != own}
    rivals.update(zip(absent, seated(levels, len(absent)), strict=True))
    journal = Journal.of(opened.record, opened.edition)
    return Table(journal, own, rivals, seed, save or path, is_practice(opened.text))


def sit_down(house: House, table: Table, edition: Path | None, coach: str) -> None:
    """Play, and leave in good order however it ends."""
    if table.is_over:
        people = called(table.journal.record.people, house.speaker)
        house.say("ui-finished", file=table.path)
        house.line(house.speaker.question(table.state.view(table.seat), people), "bold")
        return
    try:
        finished = Session(house, table, reader(), coach).run()
    except KeyboardInterrupt:
        finished = False
        house.blank()
    table.save()
    house.say("ui-saved-to", file=table.path)
    if not finished:
        house.say("ui-continue-with", command=way_back(table, edition))
        house.say("ui-goodbye", "dim")


def way_back(table: Table, edition: Path | None) -> str:
    """The command that continues this game."""
    words = ["wunderkammer", "play", "--continue", str(table.path)]
    if edition is not None:
        words += ["--edition", str(edition)]
    persons = [number for number, name in enumerate(table.journal.record.people) if not bots.is_bot(name)]
    if not persons or persons[0] != table.seat:
        words += ["--seat", str(table.seat + 1)]
    return shlex.join(words)
