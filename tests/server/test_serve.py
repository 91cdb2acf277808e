"""The host's side: one command, what it says when it cannot be, and how it ends."""

import asyncio
import os
import pty
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from cli.running import Answer, finished_record, process, run
from websockets.exceptions import ConnectionClosed

from wunderkammer import record
from wunderkammer.server.http.address import addresses, bound
from wunderkammer.server.http.running import FAREWELL, GRACE

from .hosting import Host, group_of, hosted, wait_for
from .serving import Person, make, seated

NOWHERE = {"DATABASE_URL": "", "BUS_URL": ""}
IN_VAIN = "127.0.0.1:1"  # nobody listens there


def refused(*arguments: object) -> Answer:
    """One sentence on standard error, exit code 2, no traceback."""
    answer = run("serve", "--port", 0, "--check", *arguments)
    assert answer.code == 2, answer
    assert answer.out == ""
    assert answer.err.count("\n") == 1, answer.err
    return answer


def test_a_port_that_is_taken_is_told(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        answer = process("serve", "--port", port, "--data", tmp_path, environment=NOWHERE)
    assert answer.code == 2
    assert answer.out == ""
    assert str(port) in answer.err
    assert "--port" in answer.err
    assert answer.err.count("\n") == 1


def test_an_address_of_another_machine_is_told(tmp_path: Path) -> None:
    assert "192.0.2.1" in refused("--host", "192.0.2.1", "--data", tmp_path).err


def test_a_folder_that_is_a_file_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert "file" in refused("--data", tmp_path / "file").err
    assert "file/tables" in refused("--data", tmp_path / "file" / "tables").err


def test_a_file_that_is_no_database_is_told(tmp_path: Path) -> None:
    (tmp_path / "tables.db").write_text("Dear diary," * 1000)
    assert "tables.db" in refused("--data", tmp_path).err


def test_tables_of_a_newer_program_are_left_alone(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "tables.db")) as db:
        db.execute("PRAGMA user_version = 99")
    assert "99" in refused("--data", tmp_path).err


@pytest.mark.parametrize("url", [f"postgresql://{IN_VAIN}/x", "postgresql://127.0.0.1:many/x", "mysql://127.0.0.1/x"])
def test_a_database_that_is_not_there_is_told_without_its_password(url: str) -> None:
    answer = refused("--database", url.replace("//", "//ada:secret@"))
    assert "secret" not in answer.err


@pytest.mark.parametrize("url", [f"redis://{IN_VAIN}", "http://127.0.0.1/x"])
def test_a_bus_that_is_not_there_is_told_without_its_password(url: str, tmp_path: Path) -> None:
    answer = refused("--data", tmp_path, "--bus", url.replace("//", "//:secret@"))
    assert "BUS_URL" in answer.err
    assert "secret" not in answer.err


def test_several_workers_need_a_database(tmp_path: Path) -> None:
    assert "DATABASE_URL" in refused("--data", tmp_path, "--workers", 2).err


def test_a_level_that_there_is_not_is_told(tmp_path: Path) -> None:
    assert "debug, info, warning, error" in refused("--data", tmp_path, "--log-level", "loud").err


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_everything_can_be_looked_at_first(lang: str, tmp_path: Path) -> None:
    answer = run("serve", "--check", "--port", 0, "--data", tmp_path / "a" / "b", "--lang", lang)
    assert answer.code == 0
    assert (tmp_path / "a" / "b" / "tables.db").exists()
    assert (tmp_path / "a" / "b").stat().st_mode & 0o077 == 0  # it holds secrets


def test_addresses_for_this_machine_and_for_others() -> None:
    assert addresses("127.0.0.1", 80) == ("http://127.0.0.1:80", "")
    assert addresses("::1", 80) == ("http://[::1]:80", "")
    assert addresses("192.0.2.7", 80) == ("http://192.0.2.7:80", "http://192.0.2.7:80")
    here, others = addresses("0.0.0.0", 80)
    assert here == "http://127.0.0.1:80"
    assert others == "" or (others.startswith("http://") and "0.0.0.0" not in others)


def test_a_socket_of_the_new_kind() -> None:
    if socket.has_dualstack_ipv6():
        with bound("::1", 0) as listening:
            assert listening.getsockname()[0] == "::1"


def test_alone_it_serves_with_defaults(tmp_path: Path) -> None:
    """On the usual port, with tables in the data folder of the user."""
    command = [sys.executable, "-m", "wunderkammer"]
    environment = {**os.environ, **NOWHERE, "XDG_DATA_HOME": str(tmp_path), "WUNDERKAMMER_LANG": "en"}
    with subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as alone:
        assert alone.stdout is not None
        line = alone.stdout.readline()
        alone.send_signal(signal.SIGTERM)
        _, err = alone.communicate(timeout=60)
    if line:  # the port may be taken on this machine
        assert "http://127.0.0.1:8600" in line
        assert alone.returncode == 0
        assert (tmp_path / "wunderkammer" / "tables.db").exists()
    else:
        assert alone.returncode == 2
        assert "8600" in err


def test_on_a_terminal_it_shows_a_code_and_speaks_plainly(tmp_path: Path) -> None:
    outer, inner = pty.openpty()
    command = [sys.executable, "-m", "wunderkammer", "serve", "--host", "0.0.0.0", "--port", "0", "--data"]
    environment = {**os.environ, **NOWHERE, "WUNDERKAMMER_LANG": "en", "TERM": "xterm"}
    with subprocess.Popen(
        [*command, str(tmp_path)], env=environment, stdout=inner, stderr=inner, start_new_session=True
    ) as host:
        os.close(inner)
        shown = b""
        while b"Ctrl-C" not in shown:
            shown += os.read(outer, 4096)
        host.send_signal(signal.SIGINT)
        assert host.wait(60) == 0
    os.close(outer)
    text = shown.decode()
    assert " info " in text
    assert "{" not in text
    if "For others" in text:
        assert "\u2584" in text or "\u2580" in text


def test_told_to_end_it_sees_everybody_off(tmp_path: Path) -> None:
    """Connections are closed with 1001, a question for news is answered, thinking ends, and the exit code is 0."""

    async def at_the_table(host: Host) -> None:
        made = await make(host.address, "artefakt", [None, "master"])
        token = made["tokens"][0]
        async with seated(host.address, made["table"], token) as person, seated(host.address, made["table"]) as visitor:
            message = await person.hear("table")
            while not message["legal"]:
                message = await person.hear("table")
            await person.say(do="play", id="last", event=message["event"], moves=message["legal"][:1])
            await person.hear("done")
            async with httpx.AsyncClient(base_url=f"http://{host.address}") as client:
                waiting = asyncio.create_task(client.get(f"/api/tables/{made['table']}?wait=25&seen=9999"))
                await asyncio.sleep(0.3)
                host.signal(signal.SIGTERM)
                assert (await waiting).status_code == 200
            for one in (person, visitor):
                assert await closed(one) == 1001

    with hosted("--data", tmp_path) as host:
        leader = host.process.pid
        asyncio.run(at_the_table(host))
        began = time.monotonic()
        assert host.ended() == 0
        assert time.monotonic() - began < FAREWELL + GRACE
        wait_for(lambda: not group_of(leader))
    assert [note["message"] for note in host.notes()][-2:] == ["closing", "closed"]
    assert {note["level"] for note in host.notes()} <= {"info"}


async def closed(person: Person) -> int:
    """Hear the rest; the code with which the connection was closed."""
    try:
        while True:
            await person.hear()
    except ConnectionClosed as end:
        return 0 if end.rcvd is None else end.rcvd.code


def test_told_twice_it_ends_at_once(tmp_path: Path) -> None:
    """A client that reads nothing delays the shutdown; the second Ctrl-C does not wait for it."""
    with hosted("--data", tmp_path) as host:
        made = asyncio.run(make(host.address, "artefakt", ["master", "master"]))
        wait_for(lambda: len(group_of(host.process.pid)) > 1)  # bots think
        with socket.create_connection(("127.0.0.1", int(host.address.rpartition(":")[2]))) as stalled:
            stalled.sendall(b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\n")
            time.sleep(0.3)
            host.signal(signal.SIGINT)
            time.sleep(0.3)
            assert host.process.poll() is None
            host.signal(signal.SIGINT)
            assert host.ended(GRACE) == 130
        wait_for(lambda: not group_of(host.process.pid))
    with hosted("--data", tmp_path) as host:  # and nothing is lost
        assert httpx.get(f"http://{host.address}/api/tables/{made['table']}").status_code == 200


def test_thinkers_do_not_outlive_a_server_that_was_killed(tmp_path: Path) -> None:
    with hosted("--data", tmp_path) as host:
        asyncio.run(make(host.address, "artefakt", ["master", "master"]))
        wait_for(lambda: len(group_of(host.process.pid)) > 1)
        host.signal(signal.SIGKILL)
        wait_for(lambda: not group_of(host.process.pid))


def test_pages_from_elsewhere_come_in_only_if_the_host_says_so(tmp_path: Path) -> None:
    with hosted("--data", tmp_path, "--origin", "https://friends.example") as host:
        for origin, status in (("https://friends.example", 201), ("https://others.example", 403)):
            body = {"game": "artisans", "seats": 2}
            answer = httpx.post(f"http://{host.address}/api/tables", json=body, headers={"origin": origin})
            assert answer.status_code == status


def test_a_game_of_the_terminal_is_there_to_be_replayed(tmp_path: Path) -> None:
    game = finished_record(tmp_path / "game.wk")
    with hosted("--data", tmp_path) as host, httpx.Client(base_url=f"http://{host.address}/api") as client:
        assert run("import", game, "--data", tmp_path).code == 0  # while the server runs
        (listed,) = client.get("/tables", params={"phase": "over"}).json()
        table = client.get(f"/tables/{listed['table']}").json()
        assert table["phase"] == "over"
        assert table["scores"] == record.read(game).scores
        assert [event["event"] for event in table["story"]][-1:] != []
        assert client.get(f"/tables/{listed['table']}/record").text == game.read_text()
