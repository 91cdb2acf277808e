import json
from pathlib import Path

import pytest

import wunderkammer as wk
from wunderkammer.lab.file import ArenaFile
from wunderkammer.lab.plan import Setup
from wunderkammer.lab.play import Result

SETUP = Setup("artefakt", 2, ("greedy", "random"), "7", {})


def result(number: int) -> Result:
    return Result(number, SETUP.lineup(number), [1, 2], [number, 1], 50)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    kept = ArenaFile(tmp_path / "games.jsonl")
    assert kept.seed is None
    assert kept.open(SETUP) == {}
    for number in (1, 0, 2):
        kept.keep(result(number))
    return kept.path


def refusal(path: Path, setup: Setup = SETUP) -> wk.LabError:
    before = path.read_bytes() if path.is_file() else b""
    with pytest.raises(wk.LabError) as caught:
        ArenaFile(path).open(setup)
    assert caught.value.details["file"] == str(path)
    assert not path.is_file() or path.read_bytes() == before
    return caught.value


def test_games_are_found_again(path: Path) -> None:
    kept = ArenaFile(path)
    assert kept.seed == "7"
    assert kept.open(SETUP) == {number: result(number) for number in range(3)}
    kept.keep(result(3))
    assert len(ArenaFile(path).open(SETUP)) == 4


def test_cut_anywhere_it_keeps_the_whole_lines(path: Path) -> None:
    whole = path.read_bytes()
    for length in range(len(whole)):
        path.write_bytes(whole[:length])
        kept = ArenaFile(path)
        found = kept.open(SETUP)
        assert len(found) == max(0, whole[:length].count(b"\n") - 1)
        kept.keep(result(5))
        assert set(ArenaFile(path).open(SETUP)) == {*found, 5}


def test_a_game_that_is_there_twice_counts_once(path: Path) -> None:
    ArenaFile(path).keep(result(1))
    assert sorted(ArenaFile(path).open(SETUP)) == [0, 1, 2]


@pytest.mark.parametrize(
    ("other", "key"),
    [
        (SETUP._replace(game="artisans"), "game"),
        (SETUP._replace(seed="8"), "seed"),
        (SETUP._replace(seats=3), "seats"),
        (SETUP._replace(bots=("random", "greedy")), "bots"),
        (SETUP._replace(options={"advanced": True}), "options"),
        (SETUP._replace(edition=wk.game("artefakt").standard._replace(fingerprint="00000000")), "edition"),
    ],
)
def test_another_arena_is_refused(path: Path, other: Setup, key: str) -> None:
    error = refusal(path, other)
    assert (error.code, error.details["key"]) == ("arena-other", key)


def test_an_option_at_its_default_is_no_other_arena(path: Path) -> None:
    assert len(ArenaFile(path).open(SETUP._replace(options={"advanced": False}))) == 3


@pytest.mark.parametrize(
    "change",
    [
        {"game": "one"},
        {"game": -1},
        {"game": True},
        {"bots": ["random", "random"]},
        {"ranks": [1]},
        {"ranks": [2, 2]},
        {"ranks": ["1", "2"]},
        {"scores": None},
        {"scores": [1.5, 2]},
        {"decisions": "many"},
        {"more": 1},
    ],
)
def test_a_line_that_is_no_game_is_named(path: Path, change: dict[str, object]) -> None:
    lines = path.read_text(encoding="utf-8").split("\n")
    lines[2] = json.dumps({**json.loads(lines[2]), **change})
    path.write_text("\n".join(lines), encoding="utf-8")
    error = refusal(path)
    assert (error.code, error.details["line"]) == ("arena-line", 3)


@pytest.mark.parametrize(
    "text", [b"half", b"\n", b"[]\n", b"{}\n", b'{"arena": 2}\n', bytes(range(256)), b"a\nb\n", b"[" * 100_000 + b"\n"]
)
def test_what_is_no_arena_is_refused(path: Path, text: bytes) -> None:
    path.write_bytes(text)
    assert refusal(path).code == "arena-not-one"


@pytest.mark.parametrize("text", [b"null", b"{", b"\xff\xfe", b"", b'{"a":' * 100_000])
def test_rubbish_in_the_middle_is_named(path: Path, text: bytes) -> None:
    path.write_bytes(path.read_bytes() + text + b"\n")
    assert refusal(path).details["line"] == 5


def test_folders_are_refused(tmp_path: Path) -> None:
    assert refusal(tmp_path).code == "arena-unreadable"
    with pytest.raises(wk.LabError) as caught:
        ArenaFile(tmp_path / "no" / "folder").open(SETUP)
    assert caught.value.code == "arena-unwritable"
