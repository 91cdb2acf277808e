"""The HTTP side is what its OpenAPI document says: Schemathesis tries it, on a real server."""

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis import GenerationMode
from schemathesis.config import SchemathesisConfig
from schemathesis.core.result import Ok

from .serving import UNHURRIED, make, served

LONGEST = 0.05  # seconds that a question for news waits here
EXAMPLES = [3, pytest.param(40, marks=pytest.mark.soak)]  # for each operation


class Try:
    """A server with a running table where one seat is ours."""

    def __init__(self, address: str, made: dict[str, Any]) -> None:
        self.address = address
        self.table: str = made["table"]
        self.token: str = made["tokens"][0]


@pytest.fixture(scope="module")
def tried(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Try]:
    with served(tmp_path_factory.mktemp("openapi"), UNHURRIED) as server:
        yield Try(server.address, asyncio.run(make(server.address, "artisans", [None, None])))


@pytest.fixture(scope="module")
def described(tried: Try) -> schemathesis.BaseSchema:
    config = SchemathesisConfig.from_dict({"checks": {"negative_data_rejection": {"expected-statuses": ["4xx"]}}})
    return schemathesis.openapi.from_url(f"http://{tried.address}/api/schema", config=config)


OPERATIONS = [
    ("GET", "/protocol.json"),
    ("GET", "/games"),
    ("GET", "/games/{name}"),
    ("GET", "/exercises/today"),
    ("GET", "/games/{name}/exercises/{number}"),
    ("GET", "/tables/{name}/record"),
    ("GET", "/tables/{name}/analysis"),
    ("GET", "/tables"),
    ("GET", "/tables/{name}"),
    ("POST", "/tables"),
    ("POST", "/tables/{name}/sit"),
    ("POST", "/tables/{name}/carry"),
    ("POST", "/tables/{name}/fill"),
    ("POST", "/tables/{name}/free"),
    ("POST", "/tables/{name}/change"),
    ("POST", "/tables/{name}/take"),
    ("POST", "/tables/{name}/do"),
    ("GET", "/tables/{name}/chat"),
    ("GET", "/tables/{name}/replay"),
    ("POST", "/replay"),
    ("POST", "/analysis"),
    ("POST", "/games/{name}/exercises/{number}"),
]
RIGHT, WRONG = GenerationMode.POSITIVE, GenerationMode.NEGATIVE
TRIES = [(RIGHT, one) for one in OPERATIONS] + [
    (WRONG, one) for one in OPERATIONS[7:]
]  # the others cannot be asked wrongly


def test_the_document_describes_all_of_it(described: schemathesis.BaseSchema) -> None:
    found = {(one.ok().method.upper(), one.ok().path) for one in described.get_all_operations() if isinstance(one, Ok)}
    assert found == {(method, f"/api{path}") for method, path in OPERATIONS}


@pytest.mark.parametrize("examples", EXAMPLES)
@pytest.mark.parametrize(("mode", "operation"), TRIES)
def test_every_answer_is_as_described(
    mode: GenerationMode, operation: tuple[str, str], examples: int, described: schemathesis.BaseSchema, tried: Try
) -> None:
    method, path = operation

    @given(described[f"/api{path}"][method].as_strategy(generation_mode=mode))
    @settings(
        max_examples=examples, derandomize=True, deadline=None, database=None, suppress_health_check=list(HealthCheck)
    )
    def ask(case: schemathesis.Case[Any]) -> None:
        if len(str(case.path_parameters.get("name", ""))) % 2:  # half of them at a table that there is
            case.path_parameters["name"] = tried.table
            case.headers["Authorization"] = f"Bearer {tried.token}"
        if isinstance(wait := case.query.get("wait"), float | int):
            case.query["wait"] = min(LONGEST, wait)
        answer = case.call()
        assert answer.status_code < 500, answer.text
        case.validate_response(answer)

    ask()
