"""What the page has to know of the server: `python -m wunderkammer.server.http.typescript FOLDER` writes it.

`protocol.d.ts` has the types of all messages; `views.d.ts` those of what our games show and tell; `notation.json` how
the moves of each game are written; `glossary.json` the terms of each game, with their drawings and clauses.
"""

import json
import sys
from collections.abc import Iterable
from importlib.resources import files
from itertools import chain
from pathlib import Path
from typing import Any, Final

import msgspec

import wunderkammer as wk
from wunderkammer import bots, shelf
from wunderkammer.server.http.analysing import Analysed, Sheet
from wunderkammer.server.http.changing import Changed, Changing
from wunderkammer.server.http.chat import Chat
from wunderkammer.server.http.exercises import ExerciseOfTheDay, Posed
from wunderkammer.server.http.filling import Filling, Freeing, Settled
from wunderkammer.server.http.game_kit import GameInfo, GameKit
from wunderkammer.server.http.lobby import Listed
from wunderkammer.server.http.making import NewTable, NewTableMade
from wunderkammer.server.http.replays import Upload
from wunderkammer.server.http.sitting import Carrying, Seated, Sitting
from wunderkammer.server.http.taking import Luggage, Taking
from wunderkammer.server.wire import messages as msg
from wunderkammer.server.wire.replay import Replay
from wunderkammer.texts.phrasing import phrasing, spelling
from wunderkammer.texts.terms import terms
from wunderkammer.texts.typed import TYPED

SENT: Final = (msg.AnyIn, NewTable, Sitting, Carrying, Filling, Freeing, Changing, Taking, Upload)  # by the page
TOLD: Final = (
    msg.AnyOut,
    GameInfo,
    GameKit,
    NewTableMade,
    Seated,
    Settled,
    Changed,
    Luggage,
    Chat,
    Listed,
    Replay,
    Sheet,
    Analysed,
    ExerciseOfTheDay,
    Posed,
)  # by the server, in full
OURS: Final = [name for name in wk.games() if files("wunderkammer.games").joinpath(name).is_dir()]
PLAIN: Final = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def protocol() -> str:
    """The types of all messages, for TypeScript."""
    (_, sent), (_, told) = (msgspec.json.schema_components(kinds, ref_template="{name}") for kinds in (SENT, TOLD))
    types = [interface(name, schema, full=False) for name, schema in sent.items()]
    types += [interface(name, schema, full=True) for name, schema in told.items() if name not in sent]
    types += [union(name, getattr(msg, name).__args__) for name in ("AnyIn", "AnyCommand", "AnyOut")]
    return (
        "// Made by wunderkammer.server.http.typescript from the messages of the server.\n\n"
        + "\n\n".join(types)
        + "\n"
    )


def views() -> str:
    """The types of the views of our games and of their events, for TypeScript."""
    events = {name: [*shelf.plug(name).event_types().values()] for name in OURS}
    kinds = [kind for name in OURS if (kind := shelf.plug(name).view_type()) is not None]
    _, shapes = msgspec.json.schema_components([*kinds, *chain(*events.values())], ref_template="{name}")
    types = [interface(name, schema, full=False) for name, schema in shapes.items()]
    types += [union(f"{name.title()}Event", told) for name, told in events.items()]
    return "// Made by wunderkammer.server.http.typescript from the views of the games.\n\n" + "\n\n".join(types) + "\n"


def union(name: str, kinds: Iterable[type]) -> str:
    return f"export type {name} = " + " | ".join([kind.__name__ for kind in kinds]) + ";"


def interface(name: str, schema: dict[str, Any], full: bool) -> str:
    required = set(schema["properties"]) if full else set(schema.get("required", []))
    lines = [
        f"  {key}{'' if key in required else '?'}: {spelled(value)};" for key, value in schema["properties"].items()
    ]
    note = f"/** {schema['description']} */\n" if "description" in schema else ""
    return f"{note}export interface {name} {{\n" + "\n".join(lines) + "\n}"


def spelled(schema: dict[str, Any]) -> str:
    """A type, as TypeScript writes it."""
    if "$ref" in schema:
        return str(schema["$ref"])
    if "anyOf" in schema:
        return " | ".join([spelled(one) for one in schema["anyOf"]])
    if "enum" in schema:
        return " | ".join([json.dumps(one) for one in schema["enum"]])
    match schema.get("type"):
        case "array":
            return f"({spelled(schema['items'])})[]" if schema.get("items") else "unknown[]"
        case "object":
            within = schema.get("additionalProperties")
            return f"Record<string, {spelled(within) if isinstance(within, dict) and within else 'unknown'}>"
        case str(kind):
            return PLAIN[kind]
    return "unknown"


def notation() -> str:
    """How moves are written and words put together, the levels of bots, and what can be typed besides moves."""
    known = {
        "protocol": msg.PROTOCOL,
        "games": {name: spelling(name) for name in OURS},
        "shared": phrasing(None),
        "levels": bots.LEVELS,
        "usual": bots.USUAL,
        "typed": TYPED,
    }
    return json.dumps(msgspec.to_builtins(known), indent=1)


def glossary() -> str:
    """The terms of our games, and those that all games share; their words are the Fluent files themselves."""
    known = {"games": {name: terms(name) for name in OURS}, "shared": terms(None)}
    return json.dumps(msgspec.to_builtins(known), indent=1)


if __name__ == "__main__":
    folder = Path(sys.argv[1])
    (folder / "protocol.d.ts").write_text(protocol(), encoding="utf-8")
    (folder / "views.d.ts").write_text(views(), encoding="utf-8")
    (folder / "notation.json").write_text(notation(), encoding="utf-8")
    (folder / "glossary.json").write_text(glossary(), encoding="utf-8")
