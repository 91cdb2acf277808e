"""Exercises as files: one that lists them, and a record for each."""

import json
from collections.abc import Sequence
from pathlib import Path

from wunderkammer.exercises import Exercise
from wunderkammer.record.text import save_text

LISTED = "exercises.toml"


def write(folder: Path, found: Sequence[Exercise]) -> None:
    """All of a game; what was in the folder before is replaced."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.wk"):
        old.unlink()
    parts = []
    for number, one in enumerate(found, 1):
        save_text(folder / f"{number:02}.wk", one.text)
        parts.append(entry(f"{number:02}", one))
    save_text(folder / LISTED, "\n".join(parts))


def entry(record: str, one: Exercise) -> str:
    chances = ", ".join(f"{json.dumps(move)} = {chance}" for move, chance in one.chances.items())
    return (
        "[[exercise]]\n"
        f'record = "{record}"\n'
        f'grade = "{one.grade}"\n'
        f"answers = {json.dumps(one.answers)}\n"
        f"tempting = {json.dumps(one.tempting)}\n"
        f"chances = {{ {chances} }}\n"
    )
