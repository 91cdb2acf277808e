"""How the tests run the command: in this process for speed, or as a real one where that matters."""

import contextlib
import io
import json
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple
from unittest.mock import patch

import wunderkammer as wk
from wunderkammer import record
from wunderkammer.cli import main
from wunderkammer.cli.table import Table
from wunderkammer.record import Journal

LANGUAGES = ("en", "fr", "de")


class Answer(NamedTuple):
    code: int
    out: str
    err: str


def run(*arguments: object, typed: str = "", columns: int = 120) -> Answer:
    """The command in this process, with lines typed into it; in English unless it says otherwise."""
    out, err, before = io.StringIO(), io.StringIO(), sys.stdin
    sys.stdin = io.StringIO(typed)
    try:
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err), at_home(columns):
            code = ended(arguments)
    finally:
        sys.stdin = before
    return Answer(code, out.getvalue(), err.getvalue())


def answered(*arguments: object) -> dict[str, Any]:
    """What the command says with --json, when all is well."""
    answer = run(*arguments, "--json")
    assert (answer.code, answer.err) == (0, "")
    data: dict[str, Any] = json.loads(answer.out)
    return data


def refused(answer: Answer, *words: str) -> None:
    """That the command did not do what it was asked, and said so with these words."""
    assert answer.code == 2, answer
    assert "Traceback" not in answer.err
    for word in words:
        assert word in answer.err


def against_chance(arguments: Sequence[str]) -> list[str]:
    """The arguments of `play`, with bots that play like those of `table` unless others are named."""
    named = {"--bots", "--continue"} & set(arguments)
    return list(arguments) if named else [*arguments, "--bots", "random"]


def at_home(columns: int) -> contextlib.AbstractContextManager[object]:
    return patch.dict(os.environ, {"WUNDERKAMMER_LANG": "en", "COLUMNS": str(columns)})


def ended(arguments: Sequence[object]) -> int:
    try:
        main([str(argument) for argument in arguments])
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else int(end.code is not None)
    return 0


def process(*arguments: object, typed: bytes = b"", environment: dict[str, str] | None = None) -> Answer:
    """The command as a real process."""
    result = subprocess.run(
        [sys.executable, "-m", "wunderkammer", *map(str, arguments)],
        input=typed,
        capture_output=True,
        check=False,
        env={**os.environ, "WUNDERKAMMER_LANG": "en", **(environment or {})},
    )
    return Answer(result.returncode, result.stdout.decode(), result.stderr.decode())


def table(
    path: Path,
    seed: str,
    seats: int = 3,
    seat: int = 0,
    options: dict[str, bool | str] | None = None,
    game: str = "artefakt",
) -> Table:
    """A table as `play` makes it, waiting for the person."""
    people = ["Ada" if number == seat else "random" for number in range(seats)]
    levels = {number: "random" for number in range(seats) if number != seat}
    made = Table(Journal(wk.game(game), people, options), seat, levels, seed, path)
    made.go_on()
    return made


def moves_of_a_whole_game(
    path: Path, seed: str, seats: int = 3, options: dict[str, bool | str] | None = None, game: str = "artefakt"
) -> list[str]:
    """What a person who chooses at random types from the first question to the last."""
    rng = Random(f"person {seed}")
    made = table(path, seed, seats, options=options, game=game)
    typed = []
    while not made.is_over:
        typed.append(rng.choice(made.legal()))
        made.play(made.state.action(typed[-1]))
        made.go_on()
    made.save()
    return typed


def positions_of_a_game(
    seed: int, seats: int, options: dict[str, bool | str], game: str = "artefakt"
) -> Iterator[wk.State]:
    """Every position of a random game in which somebody decides, and the last one."""
    rng = Random(seed)
    state = wk.game(game).new(seats, options)
    while wk.deal(state, rng).actor != wk.OVER:
        yield state
        state.apply(rng.choice(state.legal()))
    yield state


def finished_record(
    path: Path,
    seed: int = 1,
    seats: int = 3,
    game: str = "artefakt",
    options: dict[str, bool | str] | None = None,
) -> Path:
    """The record of a whole random game, on disk."""
    rng = Random(seed)
    people = ["Ada", "Ben", "Cleo", "Dov", "Eve"][:seats]
    journal = Journal(wk.game(game), people, {"advanced": True} if options is None else options)
    journal.deal(rng)
    while journal.state.actor != wk.OVER:
        journal.play(rng.choice(journal.state.legal()))
        journal.deal(rng)
    record.save(path, journal.record)
    return path
