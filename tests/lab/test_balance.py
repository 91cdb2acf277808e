"""The command."""

import json
import os
import shlex
import signal
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from cli.running import LANGUAGES, answered, process, refused, run

from wunderkammer.cli import crew
from wunderkammer.lab.balance.play import Seating, watch_all
from wunderkammer.lab.balance.report import reported
from wunderkammer.lab.balance.seen import Watched
from wunderkammer.lab.plan import Setup
from wunderkammer.lab.workers import alone, processes

BALANCE = ("lab", "balance", "artefakt", "--bots", "random", "--games", 6, "--seed", "x")
ALONE = (*BALANCE, "--workers", 1)
SETUP = Seating("artefakt", 2, ("random", "random"), "x", {})
MARK = "WUNDERKAMMER_TEST_MARK"  # a file: there once a worker has died


def contents(folder: Path) -> dict[str, str]:
    return {path.name: path.read_text(encoding="utf-8") for path in folder.iterdir()}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_page_in_every_language(lang: str, tmp_path: Path) -> None:
    answer = run(*ALONE, "--lang", lang, "--out", tmp_path / "out", columns=80)
    assert answer.code == 0
    assert str(tmp_path / "out" / "index.html") in answer.out.replace("\n", "")
    assert all(word in answer.out for word in ("● 1", "■ 2", "%", "–"))
    assert f'lang="{lang}"' in contents(tmp_path / "out")["index.html"]


def test_the_data(tmp_path: Path) -> None:
    data = answered(*ALONE, "--out", tmp_path)
    assert list(data) == ["game", "games", "seed", "bots", "options", "edition", "tables"]
    assert (data["game"], data["games"], data["seed"], data["bots"]) == ("artefakt", 6, "x", ["random", "random"])
    assert data["options"] == {"opening": "printed", "advanced": False}
    games = watch_all(SETUP, range(6))
    assert data == json.loads(json.dumps(reported(SETUP, games, 6).data()))
    assert data["tables"]["seats"][0]["score"] == pytest.approx(sum(game.scores[0] for game in games) / 6, abs=1e-6)


def test_one_and_two_processes_write_the_same_in_a_real_process(tmp_path: Path) -> None:
    found = []
    for workers in (1, 2):
        assert process(*BALANCE, "--workers", workers, "--out", tmp_path).code == 0
        found.append(contents(tmp_path))
    assert found[0] == found[1]
    assert len(found[0]) > 5


def test_the_order_in_which_games_come_does_not_matter() -> None:
    games = watch_all(SETUP, range(6))
    assert reported(SETUP, games, 6) == reported(SETUP, games[::-1], 6)


def dies_once(setup: Setup, numbers: Sequence[int]) -> list[Watched]:
    """A worker that is killed in its fourth game, and its successor that is not."""
    mark = Path(os.environ[MARK])
    if 3 in numbers and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return watch_all(setup, numbers)


def test_the_games_of_a_lost_worker_are_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(MARK, str(tmp_path / "died"))
    games = list(processes(SETUP, range(6), 2, dies_once))
    assert (tmp_path / "died").exists()
    assert sorted(games, key=lambda game: game.number) == list(alone(SETUP, range(6), watch_all))


def test_the_command_on_the_page_makes_it_again(tmp_path: Path) -> None:
    out = tmp_path / "a folder"
    run(*ALONE, "--seed", "two words", "--option", "advanced", "--lang", "fr", "--out", out)
    before = contents(out)
    page = before["index.html"]
    shown = page.split("<pre><code>")[1].split("</code>")[0]
    for sign, written in (("<span>", ""), ("</span>", ""), ("&#x27;", "'")):
        shown = shown.replace(sign, written)
    name, *words = shlex.split(shown)
    assert name == "wunderkammer"
    (out / "index.html").unlink()
    assert run(*words, "--workers", 1).code == 0
    assert contents(out) == before


def test_ctrl_c_counts_what_was_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(setup: Setup, _numbers: object, _work: object) -> Any:  # noqa: ANN401 (as alone, until Ctrl-C)
        yield from watch_all(setup, range(2))
        raise KeyboardInterrupt

    monkeypatch.setattr(crew, "alone", interrupted)
    answer = run(*ALONE, "--out", tmp_path)
    assert answer.code == 0
    assert "Stopped after 2 of 6" in answer.err
    assert "2 of 6 games were played" in contents(tmp_path)["index.html"]
    assert answered(*ALONE, "--out", tmp_path)["games"] == 2


def test_a_single_game_is_enough(tmp_path: Path) -> None:
    assert answered(*ALONE, "--games", 1, "--out", tmp_path)["games"] == 1
    assert "scores.csv" in contents(tmp_path)


def test_bots_keep_their_seats(tmp_path: Path) -> None:
    assert answered(*ALONE, "--bots", "random,novice,random", "--out", tmp_path)["bots"] == [
        "random",
        "novice",
        "random",
    ]
    assert answered(*ALONE, "--seats", 3, "--out", tmp_path)["bots"] == ["random"] * 3


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_cannot_be_is_told(lang: str, tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Ada,\n", encoding="utf-8")
    out = tmp_path / "out"
    cases: list[tuple[list[object], str]] = [
        (["--bots", "random,genius"], "genius"),
        (["--bots", "random,random", "--seats", 3], "3"),
        (["--seats", "9"], "9"),
        (["--option", "hurry"], "hurry"),
        (["--edition", tmp_path / "no.toml"], "no.toml"),
        (["--out", letter], str(letter)),
    ]
    for words, expected in cases:
        refused(run(*ALONE, "--out", out, *words, "--lang", lang), expected)
    assert letter.read_text(encoding="utf-8") == "Dear Ada,\n"
    assert not out.exists()
    refused(run("lab", "balance", "chess", "--out", out, "--lang", lang), "chess")


def test_mistakes_of_the_command_line(tmp_path: Path) -> None:
    refused(run("lab", "balance", "artefakt"), "--out")
    refused(run(*BALANCE, "--out", tmp_path, "--games", 0), "--games")
    refused(run(*ALONE, "--out", tmp_path, "--ray", "auto"), "--workers")
