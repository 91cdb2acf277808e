"""People who seal a secret before the first draw, as the page does."""

from random import Random
from typing import Any

import httpx

from wunderkammer.record.seals import seal_of

from .serving import Person


def secret(seed: object) -> str:
    return Random(str(seed)).randbytes(32).hex()


async def sit(address: str, table: str, name: str, invitation: str, seals: bool = True) -> dict[str, Any]:
    return await sent(address, table, name=name, invitation=invitation, seals=seals)


async def sent(address: str, table: str, **sitting: object) -> dict[str, Any]:
    async with httpx.AsyncClient(base_url=f"http://{address}/api") as client:
        answer = await client.post(f"/tables/{table}/sit", json=sitting)
        assert answer.status_code == 201, answer.text
        return dict(answer.json())


async def stage(person: Person, *wanted: str) -> dict[str, Any]:
    """The next table at which sealing has come so far."""
    while True:
        table = await person.hear("table")
        if table["chance"] is not None and table["chance"]["stage"] in wanted:
            return table


async def phase(person: Person, wanted: str) -> dict[str, Any]:
    while (table := await person.hear("table"))["phase"] != wanted:
        pass
    return table


async def seal(person: Person, seat: int, mine: str, id_: str = "seal") -> dict[str, Any]:
    return await person.ask(do="seal", id=f"{id_}{seat}", seat=seat, seal=seal_of(mine))


async def reveal(person: Person, seat: int, mine: str | None, id_: str = "open") -> dict[str, Any]:
    return await person.ask(do="open", id=f"{id_}{seat}", seat=seat, secret=mine)
