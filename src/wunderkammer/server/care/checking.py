"""Whether what is stored of a table is whole, and whether its game comes out the same when it is replayed."""

import hashlib
from typing import NamedTuple

import msgspec

import wunderkammer as wk
from wunderkammer import record
from wunderkammer.core.errors import WunderkammerError
from wunderkammer.core.state import OVER
from wunderkammer.record.fair import commitment
from wunderkammer.server.tables import loading
from wunderkammer.server.tables.records import checked, whole
from wunderkammer.server.tables.refusal import Refused
from wunderkammer.server.tables.table import FINISHED, Table
from wunderkammer.store import Store

SOUND = ""
WRONG_KEY, DIFFERS = "wrong-key", "differs"


class Finding(NamedTuple):
    """What was found of a table: a code if something is wrong with it, and what the position looks like."""

    code: str
    details: dict[str, object]
    position: str = ""


async def check(store: Store, name: str) -> Finding:
    """All its events can be read, follow one another without a gap and can be replayed, and its key is right."""
    found = await looked_at(store, name)
    return found if isinstance(found, Finding) else Finding(SOUND, {})


async def replay(store: Store, name: str) -> Finding:
    """Besides, its record leads to the same position, and a finished one is right in every move, outcome and score."""
    found = await looked_at(store, name)
    if isinstance(found, Finding):
        return found
    if found.journal is None:
        return Finding(SOUND, {})
    position = fingerprint(found.game.state)
    return Finding(SOUND if same(found, position) else DIFFERS, {}, position)


async def looked_at(store: Store, name: str) -> Table | Finding:
    try:
        table = await loading.read(store, name)
    except Refused as refusal:
        return Finding(refusal.code, refusal.details)
    promised = table.made.commitment
    return Finding(WRONG_KEY, {}) if promised and commitment(table.key) != promised else table


def same(table: Table, position: str) -> bool:
    try:
        again = record.parse(record.write(table.game.record))
        if fingerprint(record.replay(again, None, table.edition)) != position:
            return False
        if table.phase == FINISHED:
            checked(whole(table), table.edition)
    except WunderkammerError:
        return False
    return True


def fingerprint(state: wk.State) -> str:
    """A digest of a position: who may do what, or how it ended. Names of moves change less often than views."""
    asked = {str(seat): sorted(map(state.name, state.legal(seat))) for seat in state.actors()}
    ended = [state.scores(), state.ranks()] if state.actor == OVER else []
    return hashlib.sha256(msgspec.json.encode([asked, ended])).hexdigest()[:16]
