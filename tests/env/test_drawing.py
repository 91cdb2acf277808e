"""What people see of an environment: text, pictures, the terminal."""

from random import Random

import numpy as np
import pytest
from play import Setup, all_setups, sampled
from rich.text import Text

import wunderkammer as wk
from wunderkammer.boards import rows
from wunderkammer.env.drawing import COLUMNS, Easel, drawing, set_out
from wunderkammer.env.pettingzoo import raw_env
from wunderkammer.env.picture import FRAME, HIGH, MARGIN, SHEET, WALL, WIDE, picture
from wunderkammer.texts import LANGUAGES, Speaker


def painted(text: Text, height: int = 1) -> np.ndarray[tuple[int, ...], np.dtype[np.uint8]]:
    """The cells of a picture, without the margins."""
    edge = FRAME + MARGIN
    return picture(set_out(text), COLUMNS, height)[edge:-edge, edge:-edge]


@pytest.mark.parametrize("setup", all_setups(), ids=str)
def test_every_board_has_room_in_the_picture(setup: Setup) -> None:
    rng = Random(6)
    for number, state in enumerate(sampled(setup, rng, 0.02)):
        speaker = Speaker(LANGUAGES[number % 3], setup[0])
        seat = max(state.actor, 0)
        if state.actor != wk.CHANCE:
            lines = set_out(drawing(state.view(seat), speaker, COLUMNS))
            assert len(lines) <= rows(*setup[:2])
            assert max(sum(part.cell_length for part in line) for line in lines) <= COLUMNS


@pytest.mark.parametrize("game", wk.games())
def test_all_pictures_of_a_game_are_of_one_size(game: str) -> None:
    made = raw_env(game, seats=3, render_mode="rgb_array")
    made.reset(seed=3)
    sizes = set()
    for _ in range(3):
        for _ in range(9):
            made.step(made._position.legal()[0])
        shown = made.render()
        assert isinstance(shown, np.ndarray)
        sizes.add(shown.shape)
    edges = 2 * (FRAME + MARGIN)
    assert sizes == {(rows(game, 3) * HIGH + edges, COLUMNS * WIDE + edges, 3)}


def test_the_sheet_hangs_on_the_wall() -> None:
    shown = picture([], 4, 2)
    assert tuple(shown[0, 0]) == WALL
    assert tuple(shown[shown.shape[0] // 2, shown.shape[1] // 2]) == SHEET


def test_a_drawing_that_is_too_high_is_not_cut_off() -> None:
    assert painted(Text("\n".join("abc")), height=2).shape[0] == 3 * HIGH


def test_frames_are_joined() -> None:
    """Along a line of a frame no pixel is fainter than the others."""
    upright = painted(Text("│\n│\n│\n│"))[HIGH // 2 : -HIGH // 2, :WIDE].max(axis=(1, 2))
    level = painted(Text("────"))[:, WIDE // 2 : 4 * WIDE - WIDE // 2].max(axis=(0, 2))
    for line in (upright, level):
        assert line.min() > 150
        assert int(line.max()) - int(line.min()) < 40


def test_colours_and_cuts_of_the_letters() -> None:
    plain, bold, italic = (painted(Text("Museum", style)) for style in ("", "bold", "italic"))
    assert bold.sum() > plain.sum()
    assert not np.array_equal(plain, italic)
    assert painted(Text("Museum", "dim")).max() < plain.max()
    mark = painted(Text("2B", "#fff8e8 on #bf3b27"))
    assert tuple(mark[0, 0]) == (0xBF, 0x3B, 0x27)
    assert tuple(mark[0, 2 * WIDE]) == SHEET


@pytest.mark.parametrize("game", wk.games())
def test_the_text_is_the_board_and_the_question_in_the_language(game: str) -> None:
    for lang in LANGUAGES:
        made = raw_env(game, render_mode="ansi", lang=lang)
        made.reset(seed=1)
        view = made.view(made.agent_selection)
        speaker = Speaker(lang, game)
        shown = made.render()
        assert isinstance(shown, str)
        mask = made.observe(made.agent_selection)["action_mask"]
        legal = [name for name, open_ in zip(wk.game(game).move_names(), mask, strict=True) if open_]
        assert shown.endswith(speaker.question(view, ["", "", ""], legal))
        assert legal
        assert speaker.say("name-seat", number=2) in shown
        assert "\x1b" not in shown


def test_a_human_sees_every_step(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "90")
    made = raw_env("artefakt", render_mode="human")
    made.reset(seed=1)
    after_reset = capsys.readouterr().out
    assert made.render() is None
    assert capsys.readouterr().out == after_reset
    assert max(map(len, after_reset.splitlines())) <= 90
    made.step(made._position.legal()[0])
    assert "▸" in capsys.readouterr().out


def test_without_a_mode_nothing_is_drawn() -> None:
    made = raw_env("artefakt")
    made.reset()
    with pytest.warns(UserWarning, match="render_mode"):
        assert made.render() is None
    assert Easel(None, "artefakt", "en").draw(made.view("seat_1")) is None
