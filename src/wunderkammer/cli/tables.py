"""`tables`: what the operator of a server does with its tables, even while it is running."""

import time
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from wunderkammer.cli.export import write_all
from wunderkammer.cli.house import House, Trouble
from wunderkammer.cli.keeping import Data, Database, where, with_tables
from wunderkammer.cli.options import Json, Lang, house_of
from wunderkammer.core.errors import ServeError
from wunderkammer.record.text import problem
from wunderkammer.server.care import management
from wunderkammer.server.tables.refusal import Refused
from wunderkammer.store import Found, Store

DAY = 86400.0
PHASES = ("gathering", "playing", "over", "closed")
YES = {"y", "yes", "o", "oui", "j", "ja"}

tables = typer.Typer(no_args_is_help=True)

Names = Annotated[list[str], typer.Argument(metavar="TABLE...")]
Some = Annotated[list[str] | None, typer.Argument(metavar="[TABLE]...")]
Game = Annotated[str | None, typer.Option("--game", metavar="GAME")]
Phase = Annotated[list[str] | None, typer.Option("--phase", metavar="|".join(PHASES))]
Age = Annotated[float | None, typer.Option("--older-than", metavar="DAYS", min=0)]
Listed = Annotated[bool, typer.Option("--listed")]
Unlisted = Annotated[bool, typer.Option("--unlisted")]
Yes = Annotated[bool, typer.Option("--yes")]
DryRun = Annotated[bool, typer.Option("--dry-run")]
Out = Annotated[Path, typer.Option("--out", metavar="DIR")]
Person = Annotated[str, typer.Option("--name", metavar="NAME")]


@tables.callback()
def look_after(ctx: typer.Context, lang: Lang = None) -> None:
    """Look after the tables of a server, also while it runs."""
    house_of(ctx, lang)


def which(listed: bool, unlisted: bool) -> bool | None:
    """Only listed tables, only others, or all."""
    return None if listed == unlisted else listed


async def find(
    store: Store, game: str | None, phases: list[str] | None, days: float | None, listed: bool | None
) -> list[Found]:
    if unknown := set(phases or []) - set(PHASES):
        raise Trouble("tables-phase", {"name": min(unknown), "allowed": list(PHASES)})
    for name, over in await store.nameless():
        await management.fill_in(store, name, over)
    before = None if days is None else time.time() - days * DAY
    return await store.find(game, phases or PHASES, before, listed)


@tables.command("list")
def list_(
    ctx: typer.Context,
    game: Game = None,
    phase: Phase = None,
    older_than: Age = None,
    listed: Listed = False,
    unlisted: Unlisted = False,
    data: Data = None,
    database: Database = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """The tables, those at which something happened last come first."""
    house = house_of(ctx, lang, json)
    found = with_tables(
        where(data, database), lambda store: find(store, game, phase, older_than, which(listed, unlisted))
    )
    if json:
        house.data([as_data(one) for one in found])
        return
    show(house, found)
    house.say("ui-tables-found", count=len(found))


def people(one: Found) -> list[str]:
    seats = msgspec.json.decode(one.card)["seats"] if one.card else []
    return [seat["name"] or seat["level"] or "–" for seat in seats]


def moment(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M")


def as_data(one: Found) -> dict[str, object]:
    return {
        "table": one.table,
        "game": one.game,
        "phase": one.phase,
        "listed": one.listed,
        "made": moment(one.made),
        "last": moment(one.last),
        "events": one.events,
        "bytes": one.bytes,
        "seats": people(one),
    }


def show(house: House, found: list[Found]) -> None:
    for one in found:
        house.line(f"{one.table:16}  {one.game:8}  {one.phase:9}  {moment(one.last)}  {', '.join(people(one))}")


@tables.command()
def close(ctx: typer.Context, tables: Names, data: Data = None, database: Database = None, lang: Lang = None) -> None:
    """Close tables: nobody can do anything there any more, and what was played stays."""
    house = house_of(ctx, lang)
    with_tables(
        where(data, database), lambda store: each(house, tables, "closed", lambda one: management.close(store, one))
    )


@tables.command()
def delete(
    ctx: typer.Context, tables: Names, data: Data = None, database: Database = None, yes: Yes = False, lang: Lang = None
) -> None:
    """Remove tables for good, with all that was played there."""
    house = house_of(ctx, lang)
    sure(house, len(tables), yes)
    with_tables(
        where(data, database), lambda store: each(house, tables, "removed", lambda one: management.remove(store, one))
    )


@tables.command()
def prune(
    ctx: typer.Context,
    phase: Phase,
    older_than: Annotated[float, typer.Option("--older-than", metavar="DAYS", min=0)],
    game: Game = None,
    listed: Listed = False,
    unlisted: Unlisted = False,
    data: Data = None,
    database: Database = None,
    dry_run: DryRun = False,
    yes: Yes = False,
    lang: Lang = None,
) -> None:
    """Remove old tables in a phase for good; `export` keeps their records first."""
    house = house_of(ctx, lang)
    place = where(data, database)
    found = with_tables(place, lambda store: find(store, game, phase, older_than, which(listed, unlisted)))
    show(house, found)
    if dry_run or not found:
        house.say("ui-tables-found", count=len(found))
        return
    sure(house, len(found), yes)
    names = [one.table for one in found]
    with_tables(place, lambda store: each(house, names, "removed", lambda one: management.remove(store, one)))


@tables.command()
def export(
    ctx: typer.Context,
    out: Out,
    game: Game = None,
    phase: Phase = None,
    older_than: Age = None,
    listed: Listed = False,
    unlisted: Unlisted = False,
    data: Data = None,
    database: Database = None,
    lang: Lang = None,
) -> None:
    """Write the games of some tables as records, such as those that are to be removed."""
    house = house_of(ctx, lang)
    try:
        out.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        raise ServeError("folder-unusable", {"folder": str(out), "problem": problem(error)}) from None

    async def work(store: Store) -> int:
        found = await find(store, game, phase or ["playing", "over", "closed"], older_than, which(listed, unlisted))
        return await write_all(house, store, [one.table for one in found], out) if found else 0

    if with_tables(where(data, database), work):
        raise typer.Exit(2)


@tables.command()
def forget(
    ctx: typer.Context,
    name: Person,
    tables: Some = None,
    data: Data = None,
    database: Database = None,
    yes: Yes = False,
    lang: Lang = None,
) -> None:
    """Take the name of a person and what they said out of the tables; games stay as they were played."""
    house = house_of(ctx, lang)
    place = where(data, database)

    async def everywhere(store: Store) -> list[str]:
        return [one for live in (True, False) for one in await store.tables(live, 1_000_000)]

    names = tables or with_tables(place, everywhere)
    sure(house, len(names), yes)
    with_tables(place, lambda store: each(house, names, "forgotten", lambda one: management.forget(store, one, name)))


def sure(house: House, count: int, yes: bool) -> None:
    """Ask before anything is lost; "yes" is understood in every language, whichever the question is in."""
    if yes:
        return
    question = house.speaker.say("ui-tables-sure", count=count)
    answer = typer.prompt(question, default="", show_default=False, prompt_suffix=" ")
    if answer.strip().lower() not in YES:
        raise typer.Exit(1)


async def each(house: House, names: list[str], what: str, work: Callable[[str], Awaitable[bool]]) -> None:
    """Do it at each table; failures are reported, and the others are done all the same."""
    done = failed = 0
    for name in names:
        try:
            done += await work(name)
        except Refused as refusal:
            house.complain(Trouble(f"table-{refusal.code}", {"table": name, **refusal.details}))
            failed += 1
    house.say(f"ui-tables-{what}", count=done)
    if failed:
        raise typer.Exit(2)
