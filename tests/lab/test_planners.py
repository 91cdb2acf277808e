"""The planners, one for each game, as sparring partners in the arena."""

import ast
import json
import shlex
import sys
from pathlib import Path

import pytest
from cli.running import run

import wunderkammer as wk

FOLDER = Path(__file__).parents[2] / "examples" / "planners"
OPTIONS = {
    "artefakt": ["advanced", "opening=random"],
    "artifact": ["research", "roles", "fragment=any"],
    "artisans": [],
}
TABLES = [
    pytest.param(game, seats, options, id=f"{game}-{seats}" + ("-options" if options else ""))
    for game in wk.games()
    for seats in wk.game(game).seats
    for options in ([], OPTIONS[game])[: 2 if OPTIONS[game] else 1]
]


def arena(game: str, seats: int, games: int, options: list[str]) -> dict[str, dict[str, float]]:
    """The figures of the planner and of `random`."""
    command = shlex.join([sys.executable, "-S", str(FOLDER / f"{game}.py")])
    words = [word for option in options for word in ("--option", option)]
    asked = ("lab", "arena", game, "--bots", "planner,random", "--bot", f"planner={command}", "--seats", seats)
    answer = run(*asked, "--games", games, "--seed", "planners", "--workers", 1, "--json", *words)
    assert (answer.code, answer.err) == (0, "")
    found: dict[str, dict[str, float]] = json.loads(answer.out)["bots"]
    return found


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_whole_games_without_forfeits(game: str, seats: int, options: list[str]) -> None:
    assert arena(game, seats, 2, options)["planner"]["forfeits"] == 0


@pytest.mark.parametrize("game", wk.games())
def test_a_planner_beats_chance(game: str) -> None:
    found = arena(game, wk.game(game).seats[0], 20, [])
    assert found["random"]["wins"] <= 2
    assert found["planner"]["margin"] > 0


def test_there_is_one_for_every_game_and_they_know_nothing_of_us() -> None:
    assert {path.stem for path in FOLDER.glob("*.py")} == {*wk.games(), "protocol"}
    for path in FOLDER.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            names += [str(node.module)] if isinstance(node, ast.ImportFrom) else []
            assert all(name.split(".")[0] in {*sys.stdlib_module_names, "protocol"} for name in names), path.name
