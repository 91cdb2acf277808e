"""The example client plays whole games by itself."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

import wunderkammer as wk

from .serving import UNHURRIED, Server, served

CLIENT = Path(__file__).parents[2] / "examples" / "client.py"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served(tmp_path_factory.mktemp("client"), UNHURRIED) as running:
        yield running


def start(*arguments: str) -> subprocess.Popen[str]:
    return subprocess.Popen([sys.executable, "-I", "-u", str(CLIENT), *arguments], stdout=subprocess.PIPE, text=True)


def outcome(client: subprocess.Popen[str]) -> str:
    """The last line that it prints, when all went well."""
    out, _ = client.communicate(timeout=120)
    assert client.returncode == 0
    assert " done\n" in out
    return out.splitlines()[-1]


@pytest.mark.parametrize("game", wk.games())
def test_it_plays_a_whole_game_against_bots(game: str, server: Server) -> None:
    assert outcome(start(f"http://{server.address}", game)).startswith("over [")


def test_two_of_them_play_where_they_are_invited(server: Server) -> None:
    address = f"http://{server.address}"
    made = httpx.post(f"{address}/api/tables", json={"game": "artisans", "seats": 2}).json()
    one, two = [
        start(address, made["table"], invitation, name)
        for invitation, name in zip(made["invitations"], ("Ada", "Bea"), strict=True)
    ]
    assert outcome(one) == outcome(two)


def test_it_is_short_and_knows_nothing_of_the_library() -> None:
    text = CLIENT.read_text(encoding="utf-8")
    assert len(text.splitlines()) <= 60
    assert "import wunderkammer" not in text
