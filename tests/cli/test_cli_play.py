"""Whole games through the keyboard, with mistakes, pauses and second thoughts."""

import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from seldom import daily

from wunderkammer import bots, record
from wunderkammer.texts import Speaker

from .running import LANGUAGES, against_chance, moves_of_a_whole_game, process, run, table

SEED = "42"
PLAY = ["play", "artefakt", "--bots", "random", "--save", "game.wk", "--seed", SEED]
MISTAKES = [
    "",
    "fly home",
    "lay 3",
    "why",
    "why lay 3",
    "why fly",
    "?",
    "? mo",
    "help",
    "hint",
    "board",
    "rules 3.2",
    "rules x",
    "save",
]


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def play(*arguments: str, typed: list[str]) -> str:
    answer = run("play", *against_chance(arguments), "--seed", SEED, typed="\n".join(typed) + "\n" if typed else "")
    assert answer.code == 0, answer
    return answer.out


@pytest.mark.parametrize("lang", daily(LANGUAGES, "de"))
def test_a_whole_game_with_mistakes_in_between(tmp_path: Path, lang: str) -> None:
    moves = moves_of_a_whole_game(tmp_path / "expected.wk", SEED)
    typed = []
    for number, move in enumerate(moves):
        typed += [MISTAKES[number % len(MISTAKES)], move]
    out = play("artefakt", "--name", "Ada", "--save", "game.wk", "--lang", lang, typed=typed)
    assert Path("game.wk").read_text() == Path("expected.wk").read_text()
    assert record.read(Path("game.wk")).scores is not None
    assert "game.wk" in out
    assert "§" in out
    assert f"› {moves[-1]}" in out
    assert "�" not in out


def test_as_a_real_process(tmp_path: Path) -> None:
    moves = moves_of_a_whole_game(tmp_path / "expected.wk", SEED)
    typed = "\n".join(moves).encode()
    answer = process(
        "play", "artefakt", "--bots", "random", "--name", "Ada", "--save", "game.wk", "--seed", SEED, typed=typed
    )
    assert answer.code == 0
    assert Path("game.wk").read_text() == Path("expected.wk").read_text()


def test_a_hint_is_a_legal_move_and_changes_nothing(tmp_path: Path) -> None:
    made = table(tmp_path / "t.wk", SEED)
    before = made.state.copy()
    moves = [made.state.name(one.action) for one in made.hint().moves]
    assert set(moves) <= set(made.legal())
    assert made.state.view(0) == before.view(0)
    out = play("artefakt", "--save", "game.wk", typed=["hint"] * 3)
    assert f"  {moves[0]}\n" in out


def test_amateurs_sit_at_the_table_if_nobody_is_named() -> None:
    play_with = run("play", "artefakt", "--save", "game.wk", typed="")
    assert play_with.code == 0
    people = [bots.named(name) for name in record.read(Path("game.wk")).people[1:]]
    assert [one.level for one in people] == ["amateur", "amateur"]
    assert len({one.persona for one in people} - {""}) == 2
    for one in people:
        assert f"amateur: {Speaker('en').say(f'persona-{one.persona}')}" in play_with.out
        assert one.persona.capitalize() in play_with.out.replace(f"amateur: {one.persona.capitalize()}", "")


def test_a_bot_of_a_certain_name_or_style() -> None:
    levels = "novice-uli,expert-racer,random,novice"
    assert run("play", "artifact", "--save", "game.wk", "--bots", levels, "--name", "Sam", typed="").code == 0
    _, uli, racer, any_, novice = record.read(Path("game.wk")).people
    assert [uli, racer, any_] == ["novice-uli", "expert-racer", "random"]
    assert bots.named(novice).persona not in ("", "uli", "sol"), "nobody twice, and no initial of a person"


@pytest.mark.parametrize(
    ("name", "means"), [("expert-bulider", "builder, racer, denier"), ("genius-racer", "“genius”")]
)
def test_a_bad_name_of_a_bot_is_explained(name: str, means: str) -> None:
    refused = run("play", "artefakt", "--bots", name, typed="")
    assert refused.code != 0
    assert means in " ".join(refused.err.split())


def test_left_and_continued_is_the_same_game(tmp_path: Path) -> None:
    moves = moves_of_a_whole_game(tmp_path / "expected.wk", SEED)
    third = len(moves) // 3
    out = play("artefakt", "--name", "Ada", "--save", "game.wk", typed=[*moves[:third], "quit", "nonsense"])
    assert "wunderkammer play --continue game.wk" in out
    play("--continue", "game.wk", typed=moves[third : 2 * third])  # the input just ends
    play("artefakt", "--continue", "game.wk", "--save", "other.wk", typed=moves[2 * third :])
    assert Path("other.wk").read_text() == Path("expected.wk").read_text()
    again = play("--continue", "other.wk", typed=[])
    assert "finished" in again


def test_the_name_of_the_file_is_made_up_if_none_is_given() -> None:
    play("artefakt", typed=["quit"])
    (path,) = Path().glob("artefakt-????????-??????.wk")
    assert len(record.read(path).people) == 3


def test_seats_bots_and_options() -> None:
    play("artefakt", "--seat", "2", "--bots", "random,random,random", "--option", "advanced", "--name", "Zoë",
         "--save", "game.wk", typed=["quit"])  # fmt: skip
    kept = record.read(Path("game.wk"))
    assert kept.people == ["random", "Zoë", "random", "random"]
    assert kept.options == {"advanced": True}
    out = play("--continue", "game.wk", typed=["quit"])
    assert "Zoë" in out


def test_every_own_move_is_on_disk_at_once() -> None:
    made = table(Path("expected.wk"), SEED)
    play("artefakt", "--name", "Ada", "--save", "game.wk", typed=[made.legal()[0]])
    assert f"1 {made.legal()[0]}" in Path("game.wk").read_text()


def test_undo_within_the_free_limit_and_not_beyond() -> None:
    made = table(Path("expected.wk"), SEED)
    typed: list[str] = []
    while not made.legal()[0].startswith("assign"):
        typed.append(made.legal()[0])
        made.play(made.state.action(typed[-1]))
        made.go_on()
    typed = ["undo", *typed, "undo", "assign bulky 3", "assign lady 1", "undo", "undo", "assign bulky 4"]
    out = play("artefakt", "--name", "Ada", "--save", "game.wk", typed=typed)
    assert "You have not moved yet." in out
    assert "Chance has decided something since your last decision." in out
    assert out.count("Undone.") == 2
    text = Path("game.wk").read_text()
    assert text.endswith("1 assign bulky 4\n")
    assert "assign lady" not in text


def test_a_refused_move_is_explained_and_nothing_is_lost() -> None:
    out = play("artefakt", "--save", "game.wk", typed=["collect", "stand lazy", "STAND  lady", "quit"])
    assert "§2.3" in out
    assert "stand lady" in out.split("stand lazy")[2]
    assert record.read(Path("game.wk")).entries[11].move == "stand lady"


def test_bytes_that_are_no_text() -> None:
    answer = process(*PLAY, typed=b"\xff\xfe\x00\n\x1b[A\nstand lady\n")
    assert answer.code == 0
    assert "Traceback" not in answer.err
    assert record.read(Path("game.wk")).entries[11].move == "stand lady"


def test_ctrl_c_leaves_cleanly_with_the_game_saved() -> None:
    command = [sys.executable, "-m", "wunderkammer", *PLAY, "--lang", "en"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as running:
        assert running.stdin is not None
        running.stdin.write(b"stand lady\n")
        running.stdin.flush()
        wait_for(lambda: "stand lady" in (Path("game.wk").read_text() if Path("game.wk").exists() else ""))
        running.send_signal(signal.SIGINT)
        out, err = running.communicate(timeout=20)
    assert running.returncode == 0
    assert b"Traceback" not in err
    assert b"--continue game.wk" in out


def wait_for(condition: object, seconds: float = 20) -> None:
    end = time.monotonic() + seconds
    while not (callable(condition) and condition()):
        assert time.monotonic() < end
        time.sleep(0.05)


def test_a_real_terminal_with_completion() -> None:
    """Tab completes word by word; Ctrl-D leaves."""
    child, screen = pty.fork()
    if child == 0:
        os.environ.update(TERM="xterm", COLUMNS="120", LINES="50", WUNDERKAMMER_LANG="en")
        os.execv(
            sys.executable,
            [
                sys.executable,
                "-m",
                "wunderkammer",
                "play",
                "artefakt",
                "--bots",
                "random",
                "--save",
                "game.wk",
                "--seed",
                SEED,
            ],
        )
    try:
        read_until(screen, "›")
        os.write(screen, b"st\t")
        read_until(screen, "and")
        os.write(screen, b"la\t")
        read_until(screen, "dy")
        os.write(screen, b"\r")
        read_until(screen, "▸.*›")
        assert "1 stand lady" in Path("game.wk").read_text()
        os.write(screen, b"\x04")
        read_until(screen, "--continue game.wk")
    finally:
        os.close(screen)
        os.waitpid(child, 0)


def read_until(screen: int, pattern: str, seconds: float = 60) -> None:
    """Read what the terminal shows until it looks as wanted; answer when asked where the cursor is."""
    seen, end = "", time.monotonic() + seconds
    while not re.search(pattern, seen, re.DOTALL):
        assert time.monotonic() < end, seen
        if select.select([screen], [], [], 0.2)[0]:
            fresh = os.read(screen, 65536).decode(errors="replace")
            seen += fresh
            if "\x1b[6n" in fresh:
                os.write(screen, b"\x1b[1;1R")
