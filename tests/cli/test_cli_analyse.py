"""`analyse`: a finished game weighed, in the terminal, as a page and for a program."""

from pathlib import Path

import pytest
from play import RECORDS

from .running import LANGUAGES, answered, refused, run

GAME = RECORDS / "artisans-2-seats.wk"
QUICK = ("--iterations", 20)
SAID = {
    "en": ("Accuracy", "Turning points", "Luck"),
    "fr": ("Précision", "Tournants", "Chance"),
    "de": ("Genauigkeit", "Wendepunkte", "Glück"),
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_tells_and_writes_a_page(lang: str, tmp_path: Path) -> None:
    page = tmp_path / "game.html"
    answer = run("analyse", GAME, *QUICK, "--html", page, "--lang", lang)
    accuracy, turnings, luck = SAID[lang]
    assert (answer.code, answer.err) == (0, "")
    assert accuracy in answer.out
    assert luck in answer.out
    text = page.read_text(encoding="utf-8")
    assert f'<html lang="{lang}">' in text
    assert f"<h2>{turnings}</h2>" in text
    assert text.count("<polyline") == 6  # with open cards, and as each of the two knew it
    assert text.count("<details>") == 2
    assert "http" not in text  # it needs nothing from elsewhere


def test_for_a_program() -> None:
    data = answered("analyse", GAME, *QUICK)
    assert data["game"] == "artisans"
    assert len(data["seats"]) == 2
    plies = [one["ply"] for one in data["decisions"]]
    assert plies == sorted(plies)
    assert {ply for seat in data["turnings"] for ply in seat} <= set(plies)


def test_a_game_that_is_not_over_is_refused(tmp_path: Path) -> None:
    lines = GAME.read_text(encoding="utf-8").splitlines()
    (tmp_path / "short.wk").write_text("\n".join(lines[:60]) + "\n", encoding="utf-8")
    refused(run("analyse", tmp_path / "short.wk", *QUICK), "not over yet: only a finished game can be analysed")


def test_a_page_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    refused(run("analyse", GAME, *QUICK, "--html", tmp_path / "nowhere" / "game.html"), "cannot be written")
