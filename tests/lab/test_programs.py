"""The arena with programs: the command, its file, its workers, and what is left of them."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import pytest
from bots.programs import all_gone, program
from cli.running import LANGUAGES, run

import wunderkammer as wk
from wunderkammer.bots.external import Program
from wunderkammer.lab.file import ArenaFile
from wunderkammer.lab.plan import Setup
from wunderkammer.lab.play import Result, play_all
from wunderkammer.lab.workers import alone, processes

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot.py"
BREAKS = "def answer(legal): return legal[0] if asked < 3 else 1 // 0"
SLEEPS = "def answer(legal): time.sleep(600)"


def arena(made: Program, *more: object) -> tuple[object, ...]:
    """The command; where it runs is where its programs are."""
    os.chdir(made.folder)
    words = ("lab", "arena", "artefakt", "--bots", f"{made.name},random", "--games", 4, "--seed", "p")
    return (*words, "--workers", 1, "--bot", f"{made.name}={made.command}", *more)


@pytest.fixture(autouse=True)
def _back_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(Path.cwd())


def setup_of(*programs: Program) -> Setup:
    return Setup("artefakt", 2, (*(one.name for one in programs), "random"), "w", {}, programs=programs)


@pytest.mark.parametrize("game", wk.games())
def test_the_example_plays_every_game(game: str) -> None:
    mine = f'mine="{sys.executable}" -I -S "{EXAMPLE}"'
    answer = run("lab", "arena", game, "--bots", "mine,random", "--bot", mine, "--games", 4, "--workers", 1, "--json")
    assert (answer.code, answer.err) == (0, "")
    data = json.loads(answer.out)
    assert (data["games"], data["bots"]["mine"]["forfeits"]) == (4, 0)


def test_the_example_has_thirty_lines_and_knows_nothing_of_us() -> None:
    text = EXAMPLE.read_text(encoding="utf-8")
    assert len(text.splitlines()) <= 30
    assert "import wunderkammer" not in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_forfeits_are_told_as_they_happen_and_counted(lang: str, tmp_path: Path) -> None:
    answer = run(*arena(program(tmp_path, answer=BREAKS), "--lang", lang), columns=80)
    assert answer.code == 0
    assert answer.err.count("ZeroDivisionError") == answer.err.count("mine") == 4
    assert "mine 4" in answer.out
    assert "–" in answer.out  # no game was played to its end: there is no margin
    assert "…" not in answer.out


def test_forfeits_in_the_data(tmp_path: Path) -> None:
    answer = run(*arena(program(tmp_path, answer=BREAKS), "--json"))
    data = json.loads(answer.out)
    assert [data["bots"][name]["forfeits"] for name in ("mine", "random")] == [4, 0]
    assert [seat["forfeits"] for seat in data["seats"]] == [2, 2]
    assert [data["bots"][name]["wins"] for name in ("mine", "random")] == [0, 4]
    assert data["bots"]["mine"]["rank"] == 2
    assert data["bots"]["mine"]["margin"] is None
    assert "“mine” loses game 0 in seat 1. It stopped before the end of the game (exit code 1)." in answer.err


def test_patience_is_a_matter_of_choice(tmp_path: Path) -> None:
    answer = run(*arena(program(tmp_path, answer=SLEEPS), "--patience", 0.3, "--games", 2))
    assert answer.err.count("within 0.3 seconds") == 2
    assert all_gone(tmp_path)


def test_the_file_keeps_forfeits_and_goes_on(tmp_path: Path) -> None:
    made, out = program(tmp_path, answer=BREAKS), tmp_path / "games.jsonl"
    first = run(*arena(made, "--json", "--out", out, "--games", 2))
    head, *games = [json.loads(line) for line in out.read_text(encoding="utf-8").splitlines()]
    assert head["programs"] == {"mine": {"command": made.command, "patience": 10.0}}
    assert [game["forfeits"][0]["code"] for game in games] == ["forfeit-ended"] * 2
    again = run(*arena(made, "--json", "--out", out, "--games", 2))
    assert (again.out, again.err) == (first.out, "")
    more = run(*arena(made, "--json", "--out", out))
    assert json.loads(more.out)["bots"]["mine"]["forfeits"] == 4
    other = run(*arena(made, "--out", out, "--patience", 5))
    assert other.code == 2
    assert "programs" in other.err


@pytest.mark.parametrize(
    "change",
    [{"seat": 2}, {"seat": "0"}, {"code": 1}, {"details": []}, {"stderr": None}, {"more": 1}],
    ids=lambda change: str(*change.items()),
)
def test_a_forfeit_that_is_none_is_refused(change: dict[str, object], tmp_path: Path) -> None:
    setup, path = setup_of(program(tmp_path, "sys.exit(2)")), tmp_path / "games.jsonl"
    kept = ArenaFile(path)
    kept.open(setup)
    (result,) = alone(setup, [0], play_all)
    kept.keep(result)
    assert ArenaFile(path).open(setup) == {0: result}
    head, text = path.read_text(encoding="utf-8").splitlines()
    game = json.loads(text)
    game["forfeits"][0].update(change)
    path.write_text(f"{head}\n{json.dumps(game)}\n", encoding="utf-8")
    with pytest.raises(wk.LabError) as caught:
        ArenaFile(path).open(setup)
    assert caught.value.code == "arena-line"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_programs_that_cannot_be_are_refused(lang: str, tmp_path: Path) -> None:
    (tmp_path / "text.py").write_text("print()", encoding="utf-8")
    cases = [
        (["--bot", "random=true"], "random"),
        (["--bot", "=true"], "."),
        (["--bot", "a b=true"], "a b"),
        (["--bot", "other"], "="),
        (["--bot", "other='open"], "'open"),
        (["--bot", "other=./nowhere"], "./nowhere"),
        (["--bot", "other=./text.py"], "./text.py"),
        (["--bot", "other=no-such-program"], "no-such-program"),
        (["--bot", "other=true"], "--bots"),
        (["--bot", "mine=true"], "mine"),
        (["--bots", "mine,other"], "other"),
        (["--patience", "0"], "--patience"),
    ]
    made = program(tmp_path)
    for words, expected in cases:
        answer = run(*arena(made, *words, "--lang", lang))
        assert answer.code == 2, words
        assert expected in answer.err
        assert "Traceback" not in answer.err


def test_workers_find_what_one_process_finds(tmp_path: Path) -> None:
    setup = setup_of(program(tmp_path), program(tmp_path, answer=BREAKS, name="weak"))
    expected = list(alone(setup, range(6), play_all))
    assert {len(result.forfeits) for result in expected} == {0, 1}
    assert sorted(processes(setup, range(6), 2, play_all)) == expected
    assert all_gone(tmp_path)


def dies(setup: Setup, numbers: Sequence[int]) -> list[Result]:
    """A worker that is killed while a program thinks."""
    signal.signal(signal.SIGALRM, lambda *_: os.kill(os.getpid(), signal.SIGKILL))
    signal.setitimer(signal.ITIMER_REAL, 1)
    return play_all(setup, numbers)


def test_the_programs_of_a_worker_that_is_killed_are_ended(tmp_path: Path) -> None:
    with pytest.raises(wk.LabError) as caught:
        list(processes(setup_of(program(tmp_path, answer=SLEEPS)), [0], 1, dies))
    assert caught.value.code == "workers-lost"
    assert all_gone(tmp_path)


@pytest.mark.parametrize("workers", [1, 2])
def test_ctrl_c_leaves_no_program_behind(workers: int, tmp_path: Path) -> None:
    made = program(tmp_path, answer=SLEEPS, patience=600)
    words = [str(word) for word in arena(made, "--patience", 600, "--workers", workers)]
    command = [sys.executable, "-m", "wunderkammer", *words]
    with subprocess.Popen(command, stderr=subprocess.DEVNULL, start_new_session=True) as process:
        deadline = time.monotonic() + 60
        while not (tmp_path / "told").exists() and time.monotonic() < deadline:
            time.sleep(0.05)
        os.killpg(process.pid, signal.SIGINT)
        try:
            assert process.wait(60) == 130
        finally:
            process.kill()
    assert all_gone(tmp_path)
