"""`verify`, `import` and `export` with games whose chance was sealed by the seats."""

import json
from pathlib import Path

import pytest
from test_fair import KEY, SEALED, played, told

from wunderkammer.record import fair

from .running import run


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("games") / "game.wk"
    path.write_text(played(SEALED, None), encoding="utf-8")
    return path


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_it_says_what_was_checked_and_what_was_not(whole: Path, lang: str) -> None:
    lines = run("verify", whole, "--lang", lang).out.splitlines()
    assert len([line for line in lines if "2, 3" in line]) == 1, "the seats that have sealed"
    assert len([line for line in lines if line.startswith(("Sealing", "Il a fallu", "Vor dem"))]) == 1
    assert len([line for line in lines if "--commitment" in line]) == 1
    key = run("verify", whole, "--lang", lang, "--commitment", fair.commitment(KEY)).out
    assert "--commitment" in key
    assert key.splitlines() != lines, "the key was compared, the seals were not"
    assert "--commitment" not in run("verify", whole, "--lang", lang, "--commitment", SEALED.promise).out


def test_for_programs(whole: Path) -> None:
    answer = json.loads(run("verify", whole, "--json").out)
    assert (answer["sealed"], answer["aborted"]) == ([1, 2], [0, 2, 0])
    assert answer["outcomes"] > 10


def test_a_secret_that_does_not_fit_is_named(tmp_path: Path) -> None:
    path = tmp_path / "game.wk"
    path.write_text(told(secrets=["", "a1" * 32, "c3" * 32]), encoding="utf-8")
    answer = json.loads(run("verify", path, "--json").out)
    assert answer["error"]["code"] == "wrong-seal"
    assert "seat 3" in run("verify", path).err


def test_a_game_comes_back_as_it_went(whole: Path, tmp_path: Path) -> None:
    assert run("import", whole, "--data", tmp_path / "new").code == 0
    assert run("export", SEALED.table, "--out", tmp_path, "--data", tmp_path / "new").code == 0
    assert (tmp_path / f"artefakt-{SEALED.table}.wk").read_text(encoding="utf-8") == whole.read_text(encoding="utf-8")
