"""Every command in every language, for people and for programs."""

import json
from pathlib import Path
from typing import Any

import pytest

import wunderkammer as wk
from wunderkammer import editions
from wunderkammer.cli.language import from_environment

from .running import LANGUAGES, finished_record, process, run

in_every_language = pytest.mark.parametrize("lang", LANGUAGES)


def answered(*arguments: object) -> Any:  # noqa: ANN401 (JSON is anything)
    """What a program reads."""
    answer = run(*arguments, "--json")
    assert answer.code == 0
    assert answer.err == ""
    return json.loads(answer.out)


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return finished_record(tmp_path_factory.mktemp("records") / "game.wk")


def test_help_lists_the_commands() -> None:
    answer = run("--help")
    assert answer.code == 0
    for command in (
        "serve",
        "play",
        "replay",
        "verify",
        "why",
        "simulate",
        "games",
        "rules",
        "export",
        "import",
        "backup",
    ):
        assert command in answer.out


def test_version() -> None:
    answer = run("--version")
    assert answer.code == 0
    assert answer.out.split()[:2] == ["wunderkammer", wk.__version__]


@in_every_language
def test_games(lang: str) -> None:
    answer = run("games", "--lang", lang)
    assert answer.code == 0
    assert "artefakt" in answer.out
    assert "advanced" in answer.out
    assert "§7.2" in answer.out


def test_the_values_of_an_option_have_the_colon_of_the_language() -> None:
    printed = {lang: run("games", "--lang", lang).out for lang in LANGUAGES}
    assert "printed (default): " in printed["en"]
    assert "printed (par défaut)\u202f: " in printed["fr"]
    assert "printed (Standard): " in printed["de"]
    assert "random\u202f: " in printed["fr"]


def test_games_for_a_program() -> None:
    (artefakt,) = [game for game in answered("games") if game["name"] == "artefakt"]
    assert artefakt["seats"] == [2, 3, 4]
    assert [option["name"] for option in artefakt["options"]] == ["opening", "advanced"]
    assert artefakt["edition"]["name"] == "standard"


@in_every_language
@pytest.mark.parametrize("clause", ["3.2", "§3.2", "artefakt §3.2"])
def test_rules_of_a_clause(lang: str, clause: str) -> None:
    answer = run("--lang", lang, "rules", "artefakt", clause)
    assert answer.code == 0
    assert "§3.2" in answer.out
    assert "§3.1" not in answer.out
    assert "§3.3" not in answer.out


@in_every_language
def test_rules_of_a_chapter_and_whole(lang: str) -> None:
    chapter = run("rules", "artefakt", "10", "--lang", lang).out
    assert "§10.1 " in chapter
    assert "§10.11" in chapter
    assert "§9.1" not in chapter
    assert "§1.1" in run("rules", "artefakt", "--lang", lang).out


def test_rules_print_the_edition_as_it_is() -> None:
    assert run("rules", "artefakt", "--edition").out == editions.standard_text("artefakt")


@in_every_language
def test_verify(lang: str, game: Path) -> None:
    answer = run("verify", game, "--lang", lang)
    assert answer.code == 0
    assert "Ada" in answer.out


def test_verify_for_a_program(game: Path) -> None:
    answer = answered("verify", game)
    assert answer["right"] is True
    assert f"= {' '.join(map(str, answer['scores']))}" in game.read_text(encoding="utf-8")


@in_every_language
def test_replay_tells_the_whole_story(lang: str, game: Path) -> None:
    answer = run("replay", game, "--lang", lang)
    assert answer.code == 0
    assert answer.out.count("Ada") > 20


def test_replay_at_a_ply_for_a_program(game: Path) -> None:
    answer = answered("replay", game, "--at", 12)
    assert answer["ply"] == answer["view"]["ply"] == 12
    assert answer["legal"]
    assert answer["story"][0]["event"] == "laid"


def test_replay_with_the_eyes_of_a_seat_shows_no_secret(game: Path) -> None:
    everything = answered("replay", game, "--at", 60)["view"]
    seen = answered("replay", game, "--at", 60, "--seat", 2)["view"]
    assert len(everything["middle"]["known"]) == sum(everything["middle"]["fragments"].values())
    assert seen["seat"] == 1
    assert len(seen["middle"]["known"]) < len(everything["middle"]["known"])


def test_replay_of_early_and_late_positions(game: Path) -> None:
    """From before the first site is laid to the end, at both widths."""
    last = answered("verify", game)["actions"]
    for at in [0, 1, 5, 10, 11, last // 2, last]:
        for columns in (120, 80):
            assert run("replay", game, "--at", at, columns=columns).code == 0


@in_every_language
def test_why(lang: str, game: Path) -> None:
    refused = run("why", game, "--at", 11, "rob 2 blue", "--lang", lang)
    assert refused.code == 0
    assert "§2.3" in refused.out
    legal = run("why", game, "--at", 11, "stand  LADY", "--lang", lang)
    assert legal.code == 0
    assert "stand lady" in legal.out
    assert "§" not in legal.out


def test_why_for_a_program(game: Path) -> None:
    assert answered("why", game, "--at", 11, "stand lady")["legal"] is True
    refused = answered("why", game, "--at", 11, "stand lady", "--seat", 2)
    assert refused["legal"] is False
    assert refused["reason"]["code"] == "not-your-turn"


@in_every_language
def test_simulate(lang: str) -> None:
    answer = run("simulate", "artefakt", "--games", 5, "--seats", 4, "--seed", "x", "--lang", lang)
    assert answer.code == 0
    assert "random" in answer.out
    assert "%" in answer.out
    assert "�" not in answer.out


def test_simulate_depends_on_the_seed_alone() -> None:
    arguments = ("simulate", "artefakt", "--games", 6, "--bots", "random,random,random", "--option", "advanced")
    one, two, other = (answered(*arguments, "--seed", seed) for seed in ("a", "a", "b"))
    for answer in (one, two, other):
        del answer["seconds"], answer["decisions_per_second"]
    assert one == two
    assert one["per_game"] != other["per_game"]
    assert sum(seat["wins"] for seat in one["seats"]) == pytest.approx(6)


def test_language_before_and_after_the_command() -> None:
    assert run("--lang", "de", "games").out == run("games", "--lang", "de").out != run("games", "--lang", "fr").out
    assert run("--lang", "de", "games", "--lang", "fr").out == run("games", "--lang", "fr").out


def test_language_of_the_environment() -> None:
    assert from_environment({}) == "en"
    assert from_environment({"LANG": "de_AT.UTF-8"}) == "de"
    assert from_environment({"LANG": "de_AT.UTF-8", "LC_MESSAGES": "fr_FR"}) == "fr"
    assert from_environment({"LC_ALL": "C", "LANG": "de"}) == "en"
    assert from_environment({"WUNDERKAMMER_LANG": "fr", "LC_ALL": "de"}) == "fr"


def test_a_notice_when_interpreted(game: Path) -> None:
    assert "interpreted" in process("verify", game, environment={"WUNDERKAMMER_PURE": "1"}).err
    assert process("verify", game, "--json", environment={"WUNDERKAMMER_PURE": "1"}).err == ""


def test_colours_only_where_they_are_wanted(game: Path) -> None:
    forced = {"FORCE_COLOR": "1", "TERM": "xterm-256color"}
    assert "\x1b[" in process("replay", game, environment=forced).out
    assert "38;" not in process("replay", game, environment={**forced, "NO_COLOR": "1"}).out


def test_a_bot_says_what_it_would_play_in_a_position(game: Path) -> None:
    answer = run("replay", game, "--at", 40, "--hint", "amateur", "--json")
    data = json.loads(answer.out)
    assert sorted(one["move"] for one in data["hint"]) == sorted(data["legal"])
    estimates = [one["estimate"] for one in data["hint"]]
    assert estimates == sorted(estimates, reverse=True)
    shown = run("replay", game, "--at", 40, "--hint", "amateur").out
    assert f"{data['hint'][0]['move']} " in shown[shown.index("A bot would") :]
    assert run("replay", game, "--hint", "amateur", "--json").out.count('"hint": []') == 1
    assert run("replay", game, "--hint", "clever").code == 2
