"""The documentation of the environments, and the example that learns: what they say is so."""

import ast
import contextlib
import inspect
import io
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

import wunderkammer as wk
from wunderkammer import env
from wunderkammer.core.batch import layout
from wunderkammer.core.sheet import Part
from wunderkammer.env.gymnasium import SeatEnv
from wunderkammer.env.vector import Moment

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "env.md").read_text(encoding="utf-8")
EXAMPLE = (ROOT / "examples" / "learn.py").read_text(encoding="utf-8")
PARTS = re.compile(r"^\| `([a-z ]+)` \| ([\dn ×]+) \| ([\dn ×]+) \| (.*) ?\|$", re.MULTILINE)


def section(title: str) -> str:
    """What stands under a heading, to the next of its level or above."""
    level, body = re.search(rf"^(##+) {title}$(.*)", PAGE, re.MULTILINE | re.DOTALL).groups()  # type: ignore[union-attr]
    return re.split(rf"^#{{2,{len(level)}}} ", body, maxsplit=1, flags=re.MULTILINE)[0]


def programs(title: str) -> list[str]:
    return re.findall(r"^```python\n(.*?)^```$", section(title), re.MULTILINE | re.DOTALL)


# The tables of parts.


def value(cell: str, seats: int) -> int:
    """`3 × n` in numbers."""
    return int(np.prod([seats if factor.strip() == "n" else int(factor) for factor in cell.split("×")]))


def documented(game: str, seats: int) -> list[Part]:
    """The layout that the table of a game describes."""
    parts: list[Part] = []
    for name, size, high in spelled_out(PARTS.findall(section(game.capitalize())), seats):
        start = parts[-1].start + parts[-1].size if parts else 0
        parts.append(Part(name, start, value(size, seats), value(high, seats)))
    return parts


def spelled_out(rows: list[tuple[str, str, str, str]], seats: int) -> Iterator[tuple[str, str, str]]:
    """Every row, those of an owner `k` as often as there are such owners."""
    owners = {"site k": 10, "player k": seats}
    while rows:
        owner = next((owner for owner in owners if rows[0][0].startswith(owner)), "")
        block = [row for row in rows if row[0].startswith(owner)] if owner else rows[:1]
        assert rows[: len(block)] == block, "the parts of an owner stand together"
        for number in range(1, owners.get(owner, 1) + 1):
            for name, size, high, _ in block:
                yield name.replace(owner, owner.replace("k", str(number)), 1) if owner else name, size, high
        rows = rows[len(block) :]


@pytest.mark.parametrize("game", wk.games())
def test_the_parts_are_those_of_the_layout(game: str) -> None:
    for seats in wk.game(game).seats:
        assert documented(game, seats) == layout(wk.game(game).new(seats))


@pytest.mark.parametrize("game", wk.games())
def test_the_lengths_are_right(game: str) -> None:
    (told,) = re.findall(rf"^\| `{game}` \| (.*) \|$", section("Observations"), re.MULTILINE)
    sizes = {seats: env.batch(game, 1, seats=seats).table.size for seats in wk.game(game).seats}
    assert told == ", ".join(f"{seats}: {size}" for seats, size in sizes.items())


@pytest.mark.parametrize("game", wk.games())
def test_one_of_and_set_are_said_of_zeros_and_ones_only(game: str) -> None:
    for name, _, high, meaning in PARTS.findall(section(game.capitalize())):
        if meaning.startswith(("one of", "set")):
            assert high == "1", name


# One seat.


def test_the_programs_of_gymnasium_run() -> None:
    for program in programs("Gymnasium"):
        with contextlib.redirect_stdout(io.StringIO()) as out:
            exec(compile(program, "env.md", "exec"), {"__name__": "example"})
        assert out.getvalue().strip()


def test_the_arguments_of_gymnasium_are_listed() -> None:
    words = re.findall(r"^\| (`[a-z`, _]+) \|", section("Gymnasium"), re.MULTILINE)
    named = [word for cell in words for word in re.findall(r"\w+", cell)]
    assert sorted(named) == sorted(set(inspect.signature(SeatEnv).parameters) - {"game"})


# The batch.


def test_the_programs_of_the_batch_run() -> None:
    assert programs("Batch")
    for program in programs("Batch"):
        with contextlib.redirect_stdout(io.StringIO()) as out:
            exec(compile(program, "env.md", "exec"), {"__name__": "example"})
        assert out.getvalue().strip()


def test_the_arguments_and_arrays_are_listed() -> None:
    words = re.findall(r"^\| (`[a-z`, ]+) \|", section("Batch"), re.MULTILINE)
    named = [word for cell in words for word in re.findall(r"\w+", cell)]
    arguments = [name for name in env.batch.__annotations__ if name != "return"]
    assert sorted(named) == sorted([*arguments, *Moment._fields])


# The example.


def test_the_example_is_short_and_quoted_as_it_stands() -> None:
    assert len(EXAMPLE.splitlines()) <= 40
    assert EXAMPLE in programs("Learning")


def test_the_example_uses_names_that_exist() -> None:
    """Without PyTorch it cannot run; but what it takes from this library must be there."""
    games = env.batch("artisans", 1)
    owners = {"env": env, "games": games, "now": games.reset(), "before": games.reset()}
    used = [node for node in ast.walk(ast.parse(EXAMPLE)) if isinstance(node, ast.Attribute)]
    ours = [node for node in used if isinstance(node.value, ast.Name) and node.value.id in owners]
    assert {node.value.id for node in ours if isinstance(node.value, ast.Name)} == set(owners)
    for node in ours:
        assert isinstance(node.value, ast.Name)
        assert hasattr(owners[node.value.id], node.attr), ast.unparse(node)


def test_the_example_calls_them_rightly() -> None:
    calls = [node for node in ast.walk(ast.parse(EXAMPLE)) if isinstance(node, ast.Call)]
    (made,) = [node for node in calls if ast.unparse(node.func) == "env.batch"]
    games = eval(compile(ast.Expression(made), "learn.py", "eval"), {"env": env})
    assert games.n == 512
    now = games.step(games.sample())
    assert now.rewards.shape == (512, 2)


def test_its_extra_is_there() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    assert {re.split(r"[>=\[]", need)[0] for need in extras["learn"]} == {"numpy", "torch"}
    for extra in re.findall(r"wunderkammer\[(\w+)\]", PAGE):
        assert extra in extras
