"""Data sets: the same games whoever plays them and however often they were interrupted, and read back as they were."""

import json
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pyarrow.parquet as pq
import pytest
from cli.running import run

import wunderkammer as wk
from wunderkammer import bots
from wunderkammer.core.dealer import decision
from wunderkammer.core.found import Found
from wunderkammer.core.luck import Luck
from wunderkammer.lab.dataset import read
from wunderkammer.lab.dataset.parquet import COLUMNS

SET = ("lab", "dataset", "artisans", "--seed", "7", "--size", "4")


def files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.glob("games-*"))}


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Ten games in three files."""
    folder = tmp_path_factory.mktemp("sets") / "whole"
    assert run(*SET, "--games", "10", "--workers", "1", "--out", str(folder)).code == 0
    return folder


def test_every_game_replays_to_its_result(whole: Path) -> None:
    kept = read(whole)
    assert len(kept) == 10
    for number, row in enumerate(kept):
        end = kept.replay(row)
        assert end.actor == wk.OVER
        assert (row.game, row.ranks, row.scores) == (number, end.ranks(), end.scores())
        assert sorted(row.bots) == ["greedy", "random"]
        assert row.decisions == sum(1 for _ in kept.decisions(row))
        assert kept.replay(row, 5).ply < end.ply


def test_every_decision_was_legal_and_its_seats_are_right(whole: Path) -> None:
    kept = read(whole)
    row = next(iter(kept))
    for state, seat, action in kept.decisions(row):
        assert seat == state.actor
        assert action in state.legal()


def test_each_bot_sits_in_each_seat_equally_often(whole: Path) -> None:
    first = [row["bots"][0] for row in read(whole).results()]
    assert first.count("greedy") == first.count("random") == 5


def test_two_workers_play_the_same_games(whole: Path, tmp_path: Path) -> None:
    assert run(*SET, "--games", "10", "--workers", "2", "--out", str(tmp_path)).code == 0
    assert files(tmp_path) == files(whole)


def test_a_run_that_was_killed_goes_on_to_the_same_bytes(tmp_path: Path) -> None:
    games, one, other = ("--games", "200", "--workers", "1"), tmp_path / "one", tmp_path / "other"
    command = [sys.executable, "-m", "wunderkammer", *SET, *games, "--out", str(one)]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as running:
        while not (one / "games-00001.parquet").exists():
            assert running.poll() is None
            time.sleep(0.01)
        running.kill()
    before = files(one)
    assert 2 <= len(before) < 50
    assert run(*SET, *games, "--out", str(one)).code == 0
    assert run(*SET, *games, "--out", str(other)).code == 0
    assert files(one) == files(other)
    assert before.items() <= files(one).items()


def test_more_games_can_be_added(whole: Path, tmp_path: Path) -> None:
    for games in ("2", "6", "10"):
        assert run(*SET, "--games", games, "--workers", "1", "--out", str(tmp_path)).code == 0
    assert files(tmp_path) == files(whole)


def test_a_folder_of_another_set_is_refused_and_left_alone(whole: Path) -> None:
    before = files(whole)
    for other in (("--seed", "8"), ("--bots", "greedy,novice"), ("--seats", "3"), ("--size", "5")):
        refused = run(*SET, *other, "--games", "60", "--out", str(whole))
        assert refused.code == 2
        assert "another data set" in refused.err
    assert files(whole) == before


def test_what_is_no_set_is_refused(tmp_path: Path) -> None:
    with pytest.raises(wk.LabError):
        read(tmp_path)
    (tmp_path / "set.json").write_text("[]", encoding="utf-8")
    with pytest.raises(wk.LabError):
        read(tmp_path)
    assert run(*SET, "--games", "2", "--out", str(tmp_path)).code == 2


def test_a_set_of_other_rules_is_not_replayed(whole: Path, tmp_path: Path) -> None:
    setup = json.loads((whole / "set.json").read_text(encoding="utf-8"))
    (tmp_path / "set.json").write_text(json.dumps({**setup, "edition": "mine 12345678"}), encoding="utf-8")
    with pytest.raises(wk.LabError):
        read(tmp_path).fresh()


def test_the_card_says_what_is_there(whole: Path) -> None:
    card = (whole / "README.md").read_text(encoding="utf-8")
    assert "10 games among bots" in card
    assert "--bots random,greedy --seats 2 --games 10 --size 4 --seed 7" in card
    for name in (*COLUMNS, "random", "greedy"):
        assert f"| `{name}` |" in card
    assert list(pq.read_schema(whole / "games-00000.parquet").names) == list(COLUMNS)


def test_without_the_extra_its_name_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    refused = run(*SET, "--games", "2", "--workers", "1", "--out", str(tmp_path))
    assert refused.code == 2
    assert "wunderkammer[dataset]" in refused.err
    assert not list(tmp_path.iterdir()), "told before anything is played"


def test_random_decisions_are_those_of_the_random_bot() -> None:
    """The shortcut draws from the same moves as the bot it stands for."""
    state = wk.deal(wk.game("artisans").new(2), Random(1))
    luck, found, rng = Luck(Random(2)), Found(), Random(3)
    bot = bots.bot("random", rng)
    drawn = {decision(state, state.actor, luck, found) for _ in range(300)}
    assert drawn == {bot.choose(bots.Perspective(state, state.actor, rng)) for _ in range(300)} == set(state.legal())
