"""A game of another package, in every place where a game is played: library, terminal, server, environments, bots."""

import asyncio
import importlib
import io
import json
from pathlib import Path
from random import Random

import pyspiel
import pytest
from cli.running import LANGUAGES, Answer, finished_record, process, refused, run
from rich.console import Console
from seldom import daily
from server.serving import make, play_out, served

import wunderkammer as wk
from wunderkammer import bots, editions, env, record, shelf
from wunderkammer.boards import board
from wunderkammer.core.judge import Judge
from wunderkammer.env import openspiel
from wunderkammer.env.pettingzoo import env as table
from wunderkammer.server.http.game_kit import kit
from wunderkammer.texts import Speaker, meaning

from .installing import PACKAGE


def complaints(answer: Answer) -> str:
    """What stands on standard error; interpreted, a notice does."""
    return answer.err if wk.compiled else ""


def test_it_is_small() -> None:
    files = [path for path in PACKAGE.rglob("*.*") if path.is_file() and path.parent.name != "__pycache__"]
    assert sum(len(path.read_text(encoding="utf-8").splitlines()) for path in files) <= 400


def test_library() -> None:
    assert wk.games() == ("artefakt", "artifact", "artisans", "pawn")
    game = wk.game("pawn")
    assert (game.name, game.seats, game.actions) == ("pawn", range(2, 5), 7)
    state = wk.playout(game.new(3), Random(1))
    assert state.actor == wk.OVER
    assert state.game() == "pawn"
    plug = shelf.plug("pawn")
    assert type(plug.judge()) is Judge
    assert plug.board() is None
    assert plug.balance() is None


def test_its_glossary_is_read_where_there_is_one() -> None:
    assert meaning("shard", "en", "pawn") == (
        "shard",
        "shard",
        "The highest one that is bid takes the pot.",
        "",
        ["1.1", "2.1"],
    )
    assert meaning("shard", "de", "pawn") == meaning("shard", "en", "pawn")  # it has no German one
    assert meaning("hut", "en", "pawn") is None
    assert "takes the pot" in run("rules", "pawn", "shard").out
    assert "takes the pot" in run("rules", "pawn", "--glossary").out
    assert kit("pawn").glossary.terms["shard"].clauses == ["1.1", "2.1"]
    assert set(kit("pawn").glossary.words) == {"en"}


def test_an_edition_of_ones_own(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(editions.standard_text("pawn").replace('"standard"', '"longer"').replace("= 4", "= 9"))
    edition = wk.edition("pawn", path)
    assert wk.game("pawn").new(2, edition=edition).view(None)["rounds"] == 9
    answer = run("simulate", "pawn", "--games", "2", "--edition", path, "--json")
    assert (answer.code, complaints(answer)) == (0, "")


@pytest.mark.parametrize("level", daily(bots.bots(), *(level for level in bots.bots() if level != "grandmaster")))
def test_bots_of_every_level(level: str) -> None:
    state = wk.game("pawn").new(3)
    players = [bots.bot(level, Random(seat), clock=False) for seat in range(3)]
    assert bots.play_out(state, players, Random(5)) == 12


def test_who_sees_the_highest_shard_bids() -> None:
    state = wk.game("pawn").new(2)
    for shard in (5, 1):
        state.play(state.action(f"deal {shard}"))
    for level in ("expert", "master"):
        bot = bots.bot(level, Random(1), clock=False)
        assert state.name(bot.choose(bots.Perspective(state, 0, Random(1)))) == "bid"


def test_record_replay_and_verify(tmp_path: Path) -> None:
    path = finished_record(tmp_path / "game.wk", game="pawn", options={"open_folds": True})
    read = record.read(path)
    assert record.replay(read).actor == wk.OVER
    record.verify(read)
    for command in ("replay", "verify"):
        answer = run(command, path)
        assert (answer.code, complaints(answer)) == (0, ""), answer


@pytest.mark.parametrize("lang", LANGUAGES)
def test_terminal(lang: str, tmp_path: Path) -> None:
    game = ("pawn", "--seats", "3", "--seed", "1", "--bots", "random", "--save", tmp_path / "game.wk")
    answer = process("play", *game, "--lang", lang, typed=b"list\nfold\n" * 12)
    assert answer.code == 0, answer
    assert "Traceback" not in answer.err
    assert "Pawn" in answer.out
    assert "Round 4" in answer.out or lang != "en"
    for command in (("games",), ("rules", "pawn"), ("rules", "pawn", "3.1"), ("simulate", "pawn", "--games", "5")):
        answer = run(*command, "--lang", lang)
        assert (answer.code, complaints(answer)) == (0, ""), answer
    refused(run("lab", "balance", "pawn", "--games", "2", "--out", tmp_path / "report", "--lang", lang), "pawn")


def test_every_part_of_the_view_is_on_the_general_board() -> None:
    state = wk.deal(wk.game("pawn").new(3), Random(3))
    console = Console(width=100, record=True, file=io.StringIO())
    console.print(board(state.view(0), Speaker("en", "pawn"), ["Ada", "Ben", "Cleo"], 100))
    drawn = console.export_text()
    for word in ("Pawn", "round", "rounds", "pot", "coins", "shard", "bid", "Ada", "Cleo"):
        assert word in drawn


@pytest.mark.filterwarnings("ignore::UserWarning")
def test_pettingzoo() -> None:
    importlib.import_module("pettingzoo.test").api_test(table("pawn", seats=3), num_cycles=60)
    drawn = table("pawn", seats=2, render_mode="ansi")
    drawn.reset(seed=1)
    assert "pot" in str(drawn.render())


def test_openspiel() -> None:
    openspiel.register()
    game = pyspiel.load_game("wunderkammer_pawn", {"players": 3})
    pyspiel.random_sim_test(game, 3, False, False)


def test_batch() -> None:
    games = env.batch("pawn", 16, seats=4, seed=1)
    ended = 0
    for _ in range(80):
        moment = games.step(games.sample())
        assert (moment.observations <= games.highs).all()
        ended += int(moment.over.sum())
    assert ended == 16 * 5


def test_server(tmp_path: Path) -> None:
    async def story(address: str) -> None:
        made = await make(address, "pawn", [None, "amateur", "expert"])
        last = await play_out(address, made["table"], made["tokens"][0], Random(1))
        assert last["view"]["actor"] == wk.OVER
        assert last["view"]["game"] == "pawn"

    with served(tmp_path) as server:
        asyncio.run(story(server.address))


def test_the_list_of_games() -> None:
    assert json.loads(run("games", "--json").out)[-1]["name"] == "pawn"
