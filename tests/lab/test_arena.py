"""The command."""

import json
from pathlib import Path
from typing import Any

import pytest
from cli.running import LANGUAGES, answered, process, refused, run

from wunderkammer.cli import crew
from wunderkammer.lab.play import play

ARENA = ("lab", "arena", "artefakt", "--bots", "novice,random", "--games", 6, "--seed", "x")
ALONE = (*ARENA, "--workers", 1)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_table_in_every_language(lang: str) -> None:
    answer = run(*ALONE, "--seats", 3, "--lang", lang, columns=80)
    assert answer.code == 0
    assert all(word in answer.out for word in ("novice", "random", "%", "±", "● 1", "◆ 3"))
    assert "�" not in answer.out
    assert "…" not in answer.out


def test_the_data() -> None:
    data = answered(*ALONE)
    assert list(data) == ["game", "games", "seed", "bots", "seats"]
    assert (data["game"], data["games"], data["seed"]) == ("artefakt", 6, "x")
    margins = ["margin", "margin_low", "margin_high"]
    common = ["games", "wins", "share", "low", "high", "rank", "score", *margins, "forfeits"]
    assert all(list(seat) == common for seat in data["seats"])
    assert all(list(bot) == [*common, "mu", "sigma"] for bot in data["bots"].values())
    assert len(data["seats"]) == 2
    assert sum(bot["wins"] for bot in data["bots"].values()) == pytest.approx(6, abs=1e-4)
    assert all(one["low"] <= one["share"] <= one["high"] for one in data["seats"])


def test_one_and_two_processes_find_the_same_in_a_real_process() -> None:
    one, two = (process(*ARENA, "--json", "--workers", workers) for workers in (1, 2))
    assert one.code == 0
    assert one == two


def test_an_interrupted_run_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out = tmp_path / "games.jsonl"
    played: list[int] = []

    def interrupted(setup: Any, numbers: Any, _work: Any) -> Any:  # noqa: ANN401 (as alone, until Ctrl-C)
        for number in numbers:
            if len(played) == 4:
                raise KeyboardInterrupt
            played.append(number)
            yield play(setup, number)

    monkeypatch.setattr(crew, "alone", interrupted)
    answer = run(*ALONE, "--out", out)
    assert answer.code == 0
    assert "Stopped after 4 of 6" in answer.err
    assert str(out) in answer.err
    with out.open("a", encoding="utf-8") as file:
        file.write('{"game": 4, "bo')
    monkeypatch.undo()
    again = run(*ALONE, "--out", out)
    assert "4 games were already played" in again.err
    expected = answered(*ALONE)
    lines = out.read_text(encoding="utf-8").splitlines()
    assert sorted(json.loads(line)["game"] for line in lines[1:]) == [0, 1, 2, 3, 4, 5]
    monkeypatch.setattr(crew, "alone", lambda _setup, numbers, _work: iter([]) if not numbers else 1 / 0)
    assert answered(*ALONE, "--out", out) == expected
    assert answered(*(word for word in ALONE if word not in ("--seed", "x")), "--out", out) == expected


def test_more_games_are_added_and_fewer_are_taken(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    run(*ALONE, "--out", out)
    assert answered(*ALONE, "--games", 8, "--out", out) == answered(*ALONE, "--games", 8)
    assert answered(*ALONE, "--games", 2, "--out", out) == answered(*ALONE, "--games", 2)
    assert len(out.read_text(encoding="utf-8").splitlines()) == 9


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_cannot_be_is_told(lang: str, tmp_path: Path) -> None:
    taken = tmp_path / "letter.txt"
    taken.write_text("Dear Ada,\n", encoding="utf-8")
    cases: list[tuple[list[object], str]] = [
        (["--bots", "random,genius"], "genius"),
        (["--bots", "random"], "."),
        (["--bots", "random,random"], "random"),
        (["--games", "1"], "2"),
        (["--games", "7"], "8"),
        (["--seats", "9"], "9"),
        (["--option", "hurry"], "hurry"),
        (["--out", taken], str(taken)),
        (["--edition", tmp_path / "no.toml"], "no.toml"),
    ]
    for words, expected in cases:
        refused(run(*ALONE, *words, "--lang", lang), expected)
    assert taken.read_text(encoding="utf-8") == "Dear Ada,\n"
    refused(run("lab", "arena", "chess", "--bots", "random,greedy", "--lang", lang), "chess")


def test_a_file_of_another_arena_is_refused(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    run(*ALONE, "--out", out)
    refused(run(*ALONE, "--seed", "y", "--out", out), str(out), "seed", "x", "y")
    answer = run(*ALONE, "--seats", 3, "--out", out, "--json")
    assert json.loads(answer.out)["error"]["code"] == "arena-other"


def test_mistakes_of_the_command_line() -> None:
    refused(run(*ARENA, "--workers", 0), "--workers")
    refused(run(*ARENA, "--games", 0), "--games")
    refused(run(*ALONE, "--ray", "auto"), "--workers")
    refused(run("lab", "arena", "artefakt"), "--bots")
    assert "arena" in run("lab").out + run("lab", "--help").out
