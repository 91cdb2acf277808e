"""The leaderboard: entries by a fixed protocol, and a page that shows its data."""

import json
import runpy
import sys
from pathlib import Path

import pytest
from cli.running import run

import wunderkammer as wk
from wunderkammer.lab.evaluation import GAMES, PROTOCOL, REFERENCES, SEED, setups
from wunderkammer.lab.ladder import tables

ROOT = Path(__file__).parents[2]
DATA = json.loads((ROOT / "docs" / "leaderboard.json").read_text(encoding="utf-8"))
PAGE = (ROOT / "docs" / "leaderboard.md").read_text(encoding="utf-8")


def test_an_entry_says_how_an_agent_did(tmp_path: Path) -> None:
    out = tmp_path / "entry.json"
    answer = run("lab", "evaluate", "random", "--game", "artefakt", "--games", 4, "--workers", 1, "--out", out)
    assert (answer.code, answer.out) == (0, "")
    entry = json.loads(out.read_text(encoding="utf-8"))
    assert (entry["agent"], entry["protocol"], entry["version"]) == ("random", PROTOCOL, wk.__version__)
    assert [(line["seats"], line["among"]) for line in entry["lines"]] == [
        (seats, reference) for seats in tables("artefakt") for reference in REFERENCES
    ]
    assert all(line["games"] == 4 and line["share"] <= 0.5 and not line["forfeits"] for line in entry["lines"])


def test_a_program_can_be_an_agent() -> None:
    command = f"{sys.executable} {ROOT / 'examples' / 'bot.py'}"
    asked = ("lab", "evaluate", "mine", "--command", command, "--game", "artefakt", "--games", 1, "--workers", 1)
    answer = run(*asked)
    entry = json.loads(answer.out)
    assert (entry["agent"], entry["command"]) == ("mine", command)
    assert not any(line["forfeits"] for line in entry["lines"])


def test_an_agent_that_is_not_there() -> None:
    assert run("lab", "evaluate", "genius").code == 2


@pytest.mark.parametrize("entry", DATA, ids=lambda entry: entry["agent"])
def test_every_entry_follows_the_protocol(entry: dict[str, object]) -> None:
    assert entry["protocol"] == PROTOCOL
    planned = [(one.game, one.seats, one.bots[1]) for one in setups(str(entry["agent"]), None, list(wk.games()))]
    lines = entry["lines"]
    assert isinstance(lines, list)
    assert [(line["game"], line["seats"], line["among"]) for line in lines] == planned
    assert all(line["games"] == GAMES for line in lines)


def test_the_page_shows_the_entries_and_states_the_protocol() -> None:
    page = runpy.run_path(str(ROOT / "scripts" / "leaderboard.py"))["page"]
    assert page(PAGE, DATA) == PAGE
    assert DATA
    assert f"is {PROTOCOL};" in PAGE
    assert f"**Games**: {GAMES} at each table" in PAGE
    assert f"`{SEED}`" in PAGE
    assert all(f"`{reference}`" in PAGE for reference in REFERENCES)
