"""`repair`: what is whole in a damaged file, as a new file."""

import tempfile
from pathlib import Path
from typing import Annotated

import typer

from wunderkammer.cli.house import House, Trouble
from wunderkammer.cli.keeping import FILE, Data, Database, make_folder, where
from wunderkammer.cli.options import Json, Lang, house_of
from wunderkammer.core.errors import StoreError
from wunderkammer.server.care.repairing import LOST, SHORTENED, WHOLE, Saved, saved
from wunderkammer.store.lock import serving
from wunderkammer.store.salvage import rebuild, remains

Out = Annotated[Path, typer.Option("--out", metavar="DIR")]


def repair(
    ctx: typer.Context, out: Out, data: Data = None, database: Database = None, as_json: Json = False, lang: Lang = None
) -> None:
    """Save what is whole of a damaged file into a new folder, and say what is lost. The damaged file stays as it is."""
    house = house_of(ctx, lang, as_json)
    place, goal = where(data, database), out / FILE
    if not isinstance(place, Path):
        raise Trouble("repair-postgres")
    if not place.is_file():
        raise StoreError("no-tables", {"file": str(place)})
    if goal.exists():
        raise StoreError("copy-exists", {"file": str(goal)})
    make_folder(goal)
    with serving(place), tempfile.TemporaryDirectory(dir=out) as workshop:
        found = [saved(name, one) for name, one in sorted(remains(place, Path(workshop)).items())]
        draft = Path(workshop) / f"new-{FILE}"
        rebuild(draft, [(one.table, one.key, one.over, one.rows) for one in found if one.state != LOST])
        draft.rename(goal)
    tell(house, goal, found)


def tell(house: House, goal: Path, found: list[Saved]) -> None:
    if house.as_json:
        house.data({"file": str(goal), **{state: named(found, state) for state in (WHOLE, SHORTENED, LOST)}})
    else:
        for one in found:
            if one.state != WHOLE:
                house.complain(
                    Trouble(f"repair-{one.state}", {"table": one.table, "kept": len(one.rows), "count": one.height})
                )
        house.say("ui-repaired", file=str(goal), count=len(named(found, WHOLE)))
    if any(one.state != WHOLE for one in found):
        raise typer.Exit(2)


def named(found: list[Saved], state: str) -> list[str]:
    return [one.table for one in found if one.state == state]
