"""In the terminal: undo past bots, as practice beyond what was revealed; and answers that are given by themselves."""

from pathlib import Path

import pytest

from wunderkammer import record
from wunderkammer.record.practice import MARK, is_practice

from .running import answered, run, table

SEED = "42"
FILE = Path("game.wk")


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def play(*arguments: str, typed: list[str], lang: str = "en") -> str:
    asked = ["play", *arguments, "--seed", SEED, "--save", str(FILE), "--lang", lang]
    answer = run(*asked, *([] if "--continue" in arguments else ["--bots", "random"]), typed="\n".join(typed) + "\n")
    assert answer.code == 0, answer
    return answer.out


def test_who_insists_takes_back_what_chance_has_answered() -> None:
    first = table(Path("other.wk"), SEED).legal()[0]
    out = play("artefakt", typed=[first, "undo", "?", "undo"])
    assert out.count("Type “undo” again") == 2, "in between something else was asked for"
    assert not is_practice(FILE.read_text())
    FILE.unlink()
    out = play("artefakt", typed=[first, "undo", "undo", "undo"])
    assert "This game is practice from now on" in out
    assert "You have not moved yet." in out
    text = FILE.read_text()
    assert text.splitlines()[1] == MARK
    assert f"1 {first}" not in text


def test_practice_is_remembered_and_told() -> None:
    first = table(Path("other.wk"), SEED).legal()[0]
    play("artefakt", typed=[first, "undo", "undo", first])
    out = play("artefakt", "--continue", str(FILE), typed=["undo", first])
    assert "Undone." in out, "all of it is free there"
    assert is_practice(FILE.read_text())
    assert answered("verify", FILE)["practice"] is True
    assert "Practice:" in run("verify", FILE).out
    FILE.write_text(FILE.read_text().replace(MARK + "\n", ""))
    assert answered("verify", FILE)["practice"] is False


def test_bots_that_have_moved_are_no_obstacle() -> None:
    """Artisans: the others have chosen their artisans, and nothing was revealed by that."""
    out = play("artisans", typed=["choose collector", "undo", "choose sculptor"])
    assert "Undone." in out
    entries = record.read(FILE).entries
    assert [entry.move for entry in entries if entry.seat == 0] == ["choose sculptor"]
    assert not is_practice(FILE.read_text())


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "Nothing to choose here: Place the tall expert there – done for you."),
        ("fr", "Rien à choisir ici\u202f: Placer là le grand – c’est fait pour toi."),
        ("de", "Hier gibt es nichts zu wählen: Hier beginnt der Große – für dich erledigt."),
    ],
)
def test_the_last_figure_stands_up_by_itself(lang: str, line: str) -> None:
    out = play("artefakt", typed=["stand bulky", "stand lady"], lang=lang)
    assert line in out
    assert [entry.move for entry in record.read(FILE).entries if entry.seat == 0][2] == "stand tall"
