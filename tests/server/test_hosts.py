"""By which names the server may be called: a foreign name that leads here is not ours (DNS rebinding)."""

import asyncio
import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from wunderkammer.server.http import hosts
from wunderkammer.server.http.doors import Doors

from .hosting import Host, hosted
from .serving import make

MACHINE = hosts.plain(socket.gethostname())


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    data = tmp_path_factory.mktemp("hosts")
    allowed = {"WUNDERKAMMER_HOSTS": "table.example.org other.example"}
    with hosted("--data", data, environment=allowed) as running:
        yield running


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/tables", "/healthz", "/metrics", "/nothing"])
@pytest.mark.parametrize(
    "name", ["evil.example", "evil.example:8600", "table.example.org.evil.example", "x", "127.0.0.1.evil.example"]
)
def test_a_name_that_leads_here_is_not_ours(host: Host, name: str, path: str) -> None:
    answer = httpx.get(f"http://{host.address}{path}", headers={"host": name})
    assert (answer.status_code, answer.json()["code"]) == (421, "unknown-host")
    assert answer.json()["args"] == {"host": name}
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_a_page_that_counts_itself_as_ours_changes_nothing(host: Host) -> None:
    headers = {"host": "evil.example", "origin": "http://evil.example"}
    answer = httpx.post(f"http://{host.address}/api/tables", json={"game": "artisans", "seats": 2}, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (421, "unknown-host")


def test_nor_does_it_get_a_connection(host: Host) -> None:
    async def knock() -> None:
        made = await make(host.address, "artisans", [None, None])
        port = int(host.address.rpartition(":")[2])
        address = f"ws://evil.example:{port}/api/tables/{made['table']}/live"
        async with connect(address, host="127.0.0.1", port=port, origin=f"http://evil.example:{port}"):  # type: ignore[arg-type]
            pass

    with pytest.raises(InvalidStatus) as caught:
        asyncio.run(knock())
    assert caught.value.response.status_code == 403


def test_people_and_the_operator_are_told(host: Host) -> None:
    answer = httpx.get(f"http://{host.address}/", headers={"host": "evil.example", "accept": "text/html"})
    assert answer.status_code == 421
    assert "wunderkammer serve --allow-host evil.example" in answer.text
    assert sum("--allow-host" in note["message"] for note in host.notes()) == 1


@pytest.mark.parametrize(
    "name",
    [
        "localhost",
        "LOCALHOST:8600",
        "127.0.0.1",
        "192.168.1.20:8600",
        "[::1]:8600",
        "[fe80::1]",
        "table.example.org",
        "Table.Example.org.:443",
        "other.example",
        MACHINE,
        f"{MACHINE}.local:8600",
    ],
)
def test_addresses_own_names_and_allowed_ones_are_answered(host: Host, name: str) -> None:
    assert httpx.get(f"http://{host.address}/api/games", headers={"host": name}).status_code == 200


def test_the_option_names_hosts_too(tmp_path: Path) -> None:
    arguments = ("--data", tmp_path, "--allow-host", "a.example", "--allow-host", "https.example:443")
    with hosted(*arguments) as host:
        for name, status in (("a.example", 200), ("https.example", 200), ("b.example", 421)):
            assert httpx.get(f"http://{host.address}/healthz", headers={"host": name}).status_code == status


def test_any_name_if_the_operator_says_so() -> None:
    assert Doors(names=hosts.known("127.0.0.1", ["*"])).answers_to("evil.example")
    assert not Doors(names=hosts.known("127.0.0.1", [])).answers_to("evil.example")
    assert Doors(names=hosts.known("table.lan", [])).answers_to("table.lan:8600")
    assert Doors().answers_to(None), "no browser leaves it out"
