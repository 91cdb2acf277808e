"""`check` and `replay-all`: whether everything that is stored is whole, and replays as it was played."""

import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Annotated, Any

import typer

from wunderkammer.cli.house import House, Trouble
from wunderkammer.cli.keeping import Data, Database, where, with_tables
from wunderkammer.cli.options import Json, Lang, house_of
from wunderkammer.cli.progress import counted
from wunderkammer.record.text import problem, save_text
from wunderkammer.server.care import checking
from wunderkammer.server.care.checking import Finding
from wunderkammer.store import Store
from wunderkammer.store.salvage import flaws

Look = Callable[[Store, str], Awaitable[Finding]]
Save = Annotated[Path | None, typer.Option("--save", metavar="FILE")]
Against = Annotated[Path | None, typer.Option("--against", metavar="FILE")]


def check(
    ctx: typer.Context, data: Data = None, database: Database = None, as_json: Json = False, lang: Lang = None
) -> None:
    """Find what is damaged: the file, and tables whose events cannot all be read and replayed. Nothing is changed."""
    house = house_of(ctx, lang, as_json)
    place = where(data, database)
    wrong = flaws(place) if isinstance(place, Path) and place.is_file() else []
    found = with_tables(place, lambda store: look_at_all(house, store, checking.check), only_read=True)
    tell(house, wrong, found)


def replay_all(
    ctx: typer.Context,
    save: Save = None,
    against: Against = None,
    data: Data = None,
    database: Database = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Replay every stored game, before an upgrade with the new program: each must come to the same position."""
    house = house_of(ctx, lang, as_json)
    before = {} if against is None else saved_positions(against)
    found = with_tables(where(data, database), lambda store: look_at_all(house, store, checking.replay), only_read=True)
    found = {name: compared(one, before.get(name, "")) for name, one in found.items()}
    if save is not None:
        save_text(
            save, json.dumps({name: one.position for name, one in sorted(found.items()) if one.position}, indent=1)
        )
    tell(house, [], found)


async def look_at_all(house: House, store: Store, look: Look) -> dict[str, Finding]:
    names = sorted(await store.every())
    return {name: await look(store, name) for name in counted(house, names, "ui-checking")}


def compared(found: Finding, before: str) -> Finding:
    if found.code or not before or before == found.position:
        return found
    return found._replace(code=checking.DIFFERS)


def saved_positions(file: Path) -> dict[str, str]:
    try:
        read = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise Trouble("positions-unreadable", {"problem": problem(error)}) from None
    except RecursionError as error:  # lists in lists in lists
        raise Trouble("positions-unreadable", {"problem": str(error)}) from None
    return {str(name): str(position) for name, position in read.items()} if isinstance(read, dict) else {}


def tell(house: House, wrong: list[str], found: dict[str, Finding]) -> None:
    """What is wrong, then how many are whole; the exit code is 2 if anything is wrong."""
    bad = {name: one for name, one in found.items() if one.code}
    if house.as_json:
        tables = [
            {"table": name, "code": one.code, "sentence": house.sentence(said(name, one))} for name, one in bad.items()
        ]
        house.data({"file": wrong, "tables": len(found), "wrong": tables})
    else:
        for flaw in wrong:
            house.complain(Trouble("check-file", {"problem": flaw}))
        for name, one in bad.items():
            house.complain(said(name, one))
        house.say("ui-checked", whole=len(found) - len(bad), count=len(found))
    if bad or wrong:
        raise typer.Exit(2)


def said(name: str, found: Finding) -> Trouble:
    details: dict[str, Any] = {"table": name, **found.details}
    return Trouble(f"table-{found.code}", details)
