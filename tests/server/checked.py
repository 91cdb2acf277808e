"""People whose every word, and every word to them, is held against the schema."""

import json
from typing import Any

from jsonschema import Draft202012Validator

from wunderkammer.server.http.schema import protocol

from .serving import Person

SCHEMA = protocol()
VALIDATORS = {
    name: Draft202012Validator({**SCHEMA["$defs"][name], "$defs": SCHEMA["$defs"]}) for name in SCHEMA["$defs"]
}


def kinds(way: str) -> dict[str, str]:
    """What a message can be, `In` or `Out`, with the name of its schema."""
    mapping: dict[str, str] = SCHEMA["$defs"][way]["discriminator"]["mapping"]
    return {kind: where.rpartition("/")[2] for kind, where in mapping.items()}


SENT, HEARD = kinds("In"), kinds("Out")


def check(message: dict[str, Any]) -> None:
    """As the schema says, and with no field that it does not name."""
    name = SENT[message["do"]] if "do" in message else HEARD[message["is"]]
    VALIDATORS[name].validate(message)
    assert set(message) <= set(SCHEMA["$defs"][name]["properties"])
    for one in message.get("news", []):
        assert set(one) <= set(SCHEMA["$defs"]["News"]["properties"])


class Checked(Person):
    async def say(self, **message: object) -> None:
        check(message)
        await super().say(**message)

    async def hear(self, *kinds: str) -> dict[str, Any]:
        while True:
            message = await super().hear()
            check(message)
            if not kinds or message["is"] in kinds:
                return message


def as_json(text: str) -> dict[str, Any]:
    message: dict[str, Any] = json.loads(text)
    check(message)
    return message
