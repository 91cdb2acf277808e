"""What is said over the wire as JSON schemas, made from the types themselves: nothing is written down twice."""

from collections.abc import Iterable
from functools import cache
from typing import Any

import msgspec
from litestar import MediaType, Request
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin

from wunderkammer.server.tables.refusal import MEANINGS
from wunderkammer.server.wire import messages as msg

DIALECT = "https://json-schema.org/draft/2020-12/schema"


def refusals(*more: int) -> dict[int, ResponseSpec]:
    """What a request may be refused with, besides what any may."""
    return {
        status: ResponseSpec(msg.Refusal, description=MEANINGS[status], generate_examples=False)
        for status in sorted({400, 421, 429, *more})
    }


def components(types: Iterable[Any], where: str) -> tuple[tuple[dict[str, Any], ...], dict[str, Any]]:
    """The schemas of types. Of what the server sends, every field is always there."""
    roots, found = msgspec.json.schema_components(types, ref_template=f"{where}/{{name}}")
    for schema in found.values():
        if schema.get("additionalProperties") is not False and schema["title"] != "News":
            schema["required"] = list(schema["properties"])
    return roots, found


@cache
def protocol() -> dict[str, Any]:
    """All messages over the WebSocket, both ways."""
    (to, back), found = components([msg.AnyIn, msg.AnyOut], "#/$defs")
    return {
        "$schema": DIALECT,
        "title": "Wunderkammer",
        "description": "docs/protocol.md explains it. `In` is what a client sends, `Out` what it is sent.",
        "anyOf": [{"$ref": "#/$defs/In"}, {"$ref": "#/$defs/Out"}],
        "$defs": {"In": to, "Out": back, **found},
    }


class OpenAPI(JsonRenderPlugin):
    """The OpenAPI document, with the types as msgspec knows them: Litestar leaves out what is forbidden."""

    def __init__(self, types: Iterable[Any]) -> None:
        super().__init__(path="/openapi.json", media_type=MediaType.JSON)
        _, self.schemas = components([msg.AnyIn, msg.AnyOut, *types], "#/components/schemas")

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:  # noqa: ARG002
        named = openapi_schema["components"]
        used = {name: self.schemas[name] for name in self.schemas if name != "Hello"}
        return msgspec.json.encode({**openapi_schema, "components": {**named, "schemas": used}})
