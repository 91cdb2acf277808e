"""The door, and what is shown where there is nothing."""

import re
from collections.abc import Iterator
from xml.etree import ElementTree as ET

import httpx
import pytest

from .hosting import hosted


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    with (
        hosted("--data", tmp_path_factory.mktemp("tables")) as host,
        httpx.Client(base_url=f"http://{host.address}") as client,
    ):
        yield client


BROWSER = {"accept": "text/html,*/*"}


def test_the_door_has_neither_scripts_nor_styles_in_it(client: httpx.Client) -> None:
    page = client.get("/", headers=BROWSER)
    assert page.status_code == 200
    assert page.headers["content-type"].startswith("text/html")
    assert not re.search(r"<script>|style=|<style|\son\w+=|https?:", page.text)


def test_all_that_the_door_needs_is_there(client: httpx.Client) -> None:
    for link in set(re.findall(r'(?:href|src)="([^"]+)"', client.get("/").text)):
        assert client.get(link).status_code == 200, link


def test_the_interface_of_programs_describes_itself(client: httpx.Client) -> None:
    described = client.get("/api/schema/openapi.json").json()
    assert "/api/tables" in described["paths"]
    assert all(path.startswith("/api/") for path in described["paths"])


def test_the_icon_is_a_drawing(client: httpx.Client) -> None:
    icon = client.get("/favicon.svg")
    assert icon.headers["content-type"].startswith("image/svg+xml")
    assert ET.fromstring(icon.text).tag.endswith("svg")


@pytest.mark.parametrize("path", ["/", "/page.css", "/nothing", "/api/nothing", "/healthz"])
def test_every_answer_has_the_headers(path: str, client: httpx.Client) -> None:
    headers = client.get(path, headers=BROWSER).headers
    assert headers["content-security-policy"].startswith("default-src 'none'")
    assert headers["x-content-type-options"] == "nosniff"
    assert "set-cookie" not in headers
    assert "server" not in headers


def test_nothing_is_a_page_for_people_and_data_for_programs(client: httpx.Client) -> None:
    page = client.get("/nothing", headers=BROWSER)
    assert page.status_code == 404
    assert page.headers["content-type"].startswith("text/html")
    assert "no page" in page.text
    for path, headers in (("/nothing", {}), ("/api/nothing", BROWSER), ("/api/tables/nothing", BROWSER)):
        answer = client.get(path, headers=headers)
        assert answer.status_code == 404
        assert answer.json()["is"] == "refused"
