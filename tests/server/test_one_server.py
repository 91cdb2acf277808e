"""One server for one folder, and nobody else's business: the lock, and who may read the file."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from cli.running import run

from wunderkammer.core.errors import StoreError
from wunderkammer.store.lock import serving
from wunderkammer.store.sqlite import SqliteStore

HOLD = "import sys, time; from pathlib import Path; from wunderkammer.store.lock import serving\n"
HOLD += "with serving(Path(sys.argv[1])):\n    print('held', flush=True)\n    sys.stdin.read()\n"


def holding(file: Path) -> subprocess.Popen[str]:
    """Another process that serves the folder."""
    process = subprocess.Popen(
        [sys.executable, "-c", HOLD, str(file)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "held\n"
    return process


def test_a_second_server_is_refused_and_told_by_whom(tmp_path: Path) -> None:
    SqliteStore(tmp_path / "tables.db").jobs.put(None)
    with holding(tmp_path / "tables.db") as first:
        told = run("serve", "--check", "--port", 0, "--data", tmp_path)
        assert told.code == 2
        assert str(first.pid) in told.err
        assert str(tmp_path) in told.err
        assert run("repair", "--data", tmp_path, "--out", tmp_path / "new").code == 2
        for command in (["check"], ["replay-all"], ["export", "--all", "--out", tmp_path / "games"]):
            assert run(*command, "--data", tmp_path).code == 0, "whoever only reads may come in"
        first.send_signal(signal.SIGKILL)
        first.wait()
        assert run("serve", "--check", "--port", 0, "--data", tmp_path).code == 0, "a lock ends with its process"


def test_the_lock_is_private_and_given_back(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db"):
        lock = tmp_path / "tables.lock"
        assert lock.stat().st_mode & 0o777 == 0o600
        assert lock.read_text() == str(os.getpid())
        with pytest.raises(StoreError) as caught, serving(tmp_path / "tables.db"):
            pass
        assert caught.value.details["process"] == str(os.getpid())
    with serving(tmp_path / "tables.db"), serving("postgresql://there/tables"), serving("postgresql://there/tables"):
        pass


def test_the_file_is_for_its_owner_alone(tmp_path: Path) -> None:
    """A new one, and one that an older version has left open to all, with what lies beside it."""
    old = tmp_path / "old"
    old.mkdir()
    (old / "tables.db").touch(mode=0o644)
    (old / "tables.db-wal").touch(mode=0o644)
    for folder in (tmp_path / "new" / "folder", old):
        assert run("serve", "--check", "--port", 0, "--data", folder).code == 0
        for file in folder.iterdir():
            assert file.stat().st_mode & 0o077 == 0, file
    assert (tmp_path / "new" / "folder").stat().st_mode & 0o077 == 0
