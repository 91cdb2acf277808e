"""Artifact in the terminal: its board, whole games, and its many moves."""

import io
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.console import Console
from seldom import daily

import wunderkammer as wk
from wunderkammer import record
from wunderkammer.boards import board, legend
from wunderkammer.cli.keyboard import WordByWord
from wunderkammer.cli.listing import MANY, Line, listed
from wunderkammer.cli.story import tell
from wunderkammer.texts import Speaker
from wunderkammer.texts.phrasing import phrasing
from wunderkammer.texts.telling import lines

from .running import LANGUAGES, against_chance, finished_record, moves_of_a_whole_game, positions_of_a_game, run, table

PEOPLE = ["Ada", "Ben", "Cleo", "Dov", "Eve"]
EVERYTHING: dict[str, bool | str] = {"research": True, "roles": True, "quick_start": True}
SEED = "42"
MISTAKES = [
    "",
    "fly home",
    "unearth africa/pottery",
    "why",
    "why unearth asia/gold",
    "why ship asia",
    "why fly",
    "?",
    "? sh",
    "help",
    "board",
    "rules x",
    "exhibit types-5 with ship",
    "save",
]


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def printed(drawing: Any, width: int, colours: bool = False) -> str:  # noqa: ANN401 (whatever rich can draw)
    console = Console(
        file=io.StringIO(), width=width, force_terminal=colours, color_system="truecolor" if colours else None
    )
    console.print(drawing)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def drawn(view: dict[str, Any], width: int, lang: str = "en", colours: bool = False) -> str:
    return printed(board(view, Speaker(lang, "artifact"), PEOPLE[: view["seats"]], width), width, colours)


def positions(seed: int, seats: int, options: dict[str, bool | str], every: int = 7) -> Iterator[wk.State]:
    """Some positions of a random game, and the last."""
    state = None
    for number, state in enumerate(positions_of_a_game(seed, seats, options, "artifact")):
        if number % every == 0:
            yield state
    assert state is not None
    yield state


@pytest.mark.parametrize("seats", daily([3, 4, 5], 5))
@pytest.mark.parametrize("width", daily([120, 80], 80))
def test_twins_look_the_same(seats: int, width: int) -> None:
    """What a seat may not know changes nothing on its screen."""
    rng = Random(seats)
    for number, state in enumerate(positions(seats, seats, EVERYTHING, every=16)):
        seat = number % seats
        twin = state.resample(seat, rng)
        assert drawn(state.view(seat), width, colours=True) == drawn(twin.view(seat), width, colours=True)


@pytest.mark.parametrize("lang", daily(LANGUAGES, "de"))
@pytest.mark.parametrize("width", [80, 100, 109, 110, 115, 120, 200])
def test_it_fits_and_shows_everybody_and_everything(lang: str, width: int) -> None:
    speaker = Speaker(lang, "artifact")
    for number, state in enumerate(positions(7, 5, EVERYTHING, every=20)):
        view = state.view(wk.ALL_SEEING if number % 6 == 5 else number % 6)
        # On a wider paper than it was drawn for: a line that is too long shows, instead of being broken.
        text = printed(board(view, speaker, PEOPLE, width), 300)
        assert max(len(line.rstrip()) for line in text.splitlines()) <= min(width, 120)
        for seat, name in enumerate(PEOPLE):
            assert f"{seat + 1} {name}" in text
        for site in view["sites"]:
            assert speaker.name("site", site["site"]) in text
            assert speaker.say("ui-in-deck", count=site["deck"]) in text


def test_without_the_expansions_the_board_has_no_room_for_them() -> None:
    for state in positions(3, 3, {"unused_site": "africa"}):
        text = drawn(state.view(0), 120)
        assert "research" not in text
        assert "sol" not in text
        assert "out of the game" in text


def about_to_act() -> dict[str, Any]:
    """Seat 2 may act, a while into a game of four, with something on the black market and ships to be had."""
    for state in positions_of_a_game(5, 4, EVERYTHING, "artifact"):
        view = state.view(1)
        if state.actor == 1 and view["question"] == {"ask": "act", "left": 2} and view["market"]:
            return view
    raise AssertionError


@pytest.mark.parametrize("width", [120, 80])
def test_figures_of_now(width: int) -> None:
    view = about_to_act()
    text = drawn(view, width)
    rows = text.splitlines()
    assert str(view["year"]) in rows[0]
    assert f"Base income {view['base_income']}" in text
    for letters, marker in zip(("Mu", "Sh", "Af", "Am", "As", "Me"), view["tracks"], strict=True):
        (row,) = [row for row in rows if row.startswith(f"{letters} ")]
        track = view["tracks"][marker]
        held = any(player["markers"][marker] for player in view["players"])
        place = rows[rows.index(row) - list(view["tracks"]).index(marker) - 1].index("cost") + len("cost")
        assert row[:place].split()[-2:] == [str(track["left"]), str(track["cost"]) if held else "·"]
    assert f"buy −{view['market_price']}" in text
    assert f"sell +{view['market_price']}" in text
    for place, card in enumerate(view["market"], 1):
        site, kind = card.split("/")
        assert f"{place} {'Me' if site == 'mideast' else site[:2].title()}/{kind[:3]}" in text


@pytest.mark.parametrize("width", [120, 80])
def test_a_ship_shows_what_it_would_fetch(width: int) -> None:
    """The haul of the view, and the cost, where the ship can be paid."""
    view = about_to_act()
    view["players"][1].update(money=5, markers={**view["players"][1]["markers"], "ship": 1})
    view["tracks"]["ship"]["cost"] = 4
    africa, america, *others = view["sites"]
    africa.update(huts=[1, 2, 0, 0], haul=[1, 2, 0, 0], face_up=["africa/pottery"] * 3)
    america.update(huts=[0, 2, 0, 0], haul=[0, 1, 0, 0], face_up=["america/pottery"] * 3)
    for site in others:
        site["huts"] = [0, 0, 1, 0]
    text = drawn(view, width)
    assert text.count("ship 2 cards, −4") == text.count("ship 1 card, −4") == 1
    view["players"][1]["money"] = 3
    assert "ship 2 cards" not in drawn(view, width)


@pytest.mark.parametrize("width", [120, 80])
def test_tiles_show_what_they_are_worth(width: int) -> None:
    """As the edition in play has it."""
    view = about_to_act()
    text = drawn(view, width)
    assert "worth 4+1 7+2 10+3" in text
    assert "worth 5+2 8+3 3+1 6+3" in text
    view["values"]["types-5"] = [9, 4]
    assert "worth 5+2 8+3 3+1 9+4" in drawn(view, width)


def test_a_taken_tile_leaves_the_sign_of_its_owner() -> None:
    *_, last = positions_of_a_game(8, 4, EVERYTHING, "artifact")
    view = last.view(0)
    text = drawn(view, 120)
    before, marks = "", ("●", "■", "◆", "▲")
    for player in view["players"]:
        for tile in player["tiles"]:
            if tile in ("sites-3", "types-5"):
                before = "Three sites" if tile == "sites-3" else "Five types"
                (row,) = [
                    row for row in text.splitlines() if before in row and "Base" not in row and "shows" not in row
                ]
                assert marks[player["seat"]] in row
    assert before, "this game was chosen because somebody took one of the two"


def test_hidden_cards_are_shown_by_their_site() -> None:
    found = 0
    for seed in range(6):
        for state in positions(seed, 4, EVERYTHING, every=3):
            view = state.view(0)
            for player in view["players"]:
                for count in player["hidden"].values():
                    found += 1
                    assert ("?" if count == 1 else f"{count}×?") in drawn(view, 120)
    assert found


def test_the_last_board_shows_ranks() -> None:
    *_, last = positions_of_a_game(3, 3, {}, "artifact")
    for width in (120, 80):
        text = drawn(last.view(0), width)
        for seat, rank in enumerate(last.ranks()):
            assert f"Rank {rank}  Score {last.scores()[seat]}" in text


@pytest.mark.parametrize("lang", daily(LANGUAGES, "fr"))
def test_the_legend_explains_the_letters(lang: str) -> None:
    speaker = Speaker(lang, "artifact")
    text = printed(legend("artifact", speaker), 80)
    assert max(len(line.rstrip()) for line in text.splitlines()) <= 80
    for letters, kind, which in (("Me", "site", "mideast"), ("pot", "kind", "pottery"), ("man", "kind", "manuscript")):
        assert f"{letters} {speaker.name(kind, which)}" in text


# Whole games.


def play(*arguments: str, typed: list[str]) -> str:
    answer = run("play", *against_chance(arguments), "--seed", SEED, typed="\n".join(typed) + "\n" if typed else "")
    assert answer.code == 0, answer
    return answer.out


def options_of(options: dict[str, bool | str]) -> list[str]:
    return [word for option in options for word in ("--option", option)]


@pytest.mark.usefixtures("elsewhere")
@pytest.mark.parametrize("lang", daily(LANGUAGES, "en"))
def test_a_whole_game_with_mistakes_in_between(lang: str, tmp_path: Path) -> None:
    moves = moves_of_a_whole_game(tmp_path / "expected.wk", SEED, 4, EVERYTHING, "artifact")
    typed = []
    for number, move in enumerate(moves):
        typed += [MISTAKES[number % len(MISTAKES)], move]
    arguments = ["artifact", "--seats", "4", "--name", "Ada", "--save", "game.wk", "--lang", lang]
    out = play(*arguments, *options_of(EVERYTHING), typed=typed)
    assert Path("game.wk").read_text() == Path("expected.wk").read_text()
    assert record.read(Path("game.wk")).scores is not None
    assert "artifact §" in out
    assert f"› {moves[-1]}" in out
    assert "�" not in out


@pytest.mark.usefixtures("elsewhere")
def test_left_and_continued_is_the_same_game(tmp_path: Path) -> None:
    moves = moves_of_a_whole_game(tmp_path / "expected.wk", SEED, 3, {}, "artifact")
    third = len(moves) // 3
    out = play("artifact", "--name", "Ada", "--save", "game.wk", typed=[*moves[:third], "quit", "nonsense"])
    assert "wunderkammer play --continue game.wk" in out
    play("--continue", "game.wk", typed=moves[third : 2 * third])  # the input just ends
    play("artifact", "--continue", "game.wk", "--save", "other.wk", typed=moves[2 * third :])
    assert Path("other.wk").read_text() == Path("expected.wk").read_text()
    assert "finished" in play("--continue", "other.wk", typed=[])


@pytest.mark.usefixtures("elsewhere")
def test_undo_until_something_new_was_seen() -> None:
    typed = ["take museum", "take ship", "undo", "take asia", "quit"]
    out = play("artifact", "--seats", "4", "--save", "game.wk", *options_of({"quick_start": True}), typed=typed)
    assert out.count("Undone.") == 1
    assert [entry.move for entry in record.read(Path("game.wk")).entries[-2:]] == ["take museum", "take asia"]


# The other commands.


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return finished_record(tmp_path_factory.mktemp("records") / "artifact.wk", 1, 5, "artifact", EVERYTHING)


@pytest.mark.parametrize("lang", daily(LANGUAGES, "de"))
def test_every_command(lang: str, game: Path) -> None:
    told = run("replay", game, "--lang", lang)
    assert told.code == 0
    assert told.out.count("Ada") > 20
    last = json.loads(run("verify", game, "--json").out)["actions"]
    for at in (0, 4, last // 2, last):
        for columns in (120, 80):
            assert run("replay", game, "--at", at, "--seat", 2, "--lang", lang, columns=columns).code == 0
    assert "artifact §3.3" in run("why", game, "--at", 4, "ship asia", "--lang", lang).out
    assert "§" not in run("why", game, "--at", 4, "take museum", "--lang", lang).out
    assert "§12.6" in run("games", "--lang", lang).out
    simulated = run("simulate", "artifact", "--games", 3, "--seats", 4, "--seed", "x", "--lang", lang)
    assert simulated.code == 0
    assert "%" in simulated.out


@pytest.mark.parametrize("lang", daily(LANGUAGES, "fr"))
def test_rules_of_a_clause(lang: str) -> None:
    answer = run("--lang", lang, "rules", "artifact", "7.3")
    assert answer.code == 0
    assert "§7.3" in answer.out
    assert "§7.2" not in answer.out
    assert "§7.4" not in answer.out


# Many moves, few lines.


def test_moves_that_differ_in_their_ending_stand_together() -> None:
    notation = frozenset(wk.game("artifact").move_names())
    moves = [
        *[f"hire asia{ending}" for ending in ("", " with museum", " with ship", " double", " double with ship")],
        *[f"ship asia with {marker}" for marker in ("museum", "africa")],
        *[f"sell africa/{kind}" for kind in ("pottery", "weapon", "gold", "solo", "fragment")],
        "end",
    ]
    assert listed(moves, notation) == [
        Line("hire asia", True, ["with museum, ship", "double with ship"]),
        Line("ship asia", False, ["with museum, africa"]),
        *[Line(f"sell africa/{kind}", True, []) for kind in ("pottery", "weapon", "gold", "solo", "fragment")],
        Line("end", True, []),
    ]
    assert listed(moves[:5], notation) == [Line(move, True, []) for move in moves[:5]]


def test_all_moves_of_a_game_are_listed_by_their_verb() -> None:
    names = wk.game("artifact").move_names()
    verbs = listed(names, frozenset(names))
    assert len(verbs) <= MANY
    assert {line.beginning.split()[0] for line in verbs} == {name.split()[0] for name in names}


def test_a_list_of_moves_is_never_long() -> None:
    notation = frozenset(wk.game("artifact").move_names())
    for state in positions(4, 4, EVERYTHING, every=1):
        if state.actor == wk.OVER:
            break
        moves = [state.name(action) for action in state.legal()]
        rows = listed(moves, notation)
        assert len(rows) <= MANY
        assert all(any(move.startswith(row.beginning) for row in rows) for move in moves)


@pytest.mark.usefixtures("elsewhere")
def test_the_list_on_the_screen(tmp_path: Path) -> None:
    made = table(tmp_path / "expected.wk", SEED, 4, options=EVERYTHING, game="artifact")
    typed = []
    while made.state.view(0)["question"]["ask"] != "act":
        typed.append(made.legal()[0])
        made.play(made.state.action(typed[-1]))
        made.go_on()
    out = play("artifact", "--seats", "4", *options_of(EVERYTHING), "--save", "game.wk", typed=[*typed, "?", "? pass"])
    whole, _, narrow = out.rpartition("› ? pass")
    assert f"You have {len(made.legal())} moves:" in whole
    assert "… with " in whole
    assert "Pass for this year" in narrow


def test_completion_goes_word_by_word() -> None:
    from prompt_toolkit.completion import CompleteEvent  # noqa: PLC0415 (slow to import)
    from prompt_toolkit.document import Document  # noqa: PLC0415

    moves = [(name, "") for name in wk.game("artifact").move_names()]
    complete = WordByWord(moves).get_completions

    def offered(typed: str) -> list[str]:
        return [completion.text for completion in complete(Document(typed), CompleteEvent())]

    assert offered("rese") == ["research "]
    assert offered("hire as") == ["asia "]
    assert offered("hire asia with mu") == ["museum"]
    assert len(offered("sell africa/")) == 10
    assert len(offered("exhibit ")) == 25


# The story.


def test_what_belongs_together_stands_in_one_line() -> None:
    story: list[dict[str, Any]] = [
        {"event": "round", "round": 2, "seat": 1, "coins": 8},
        {"event": "earned", "seat": 1, "coins": 8},
        {"event": "paid", "seat": 1, "marker": "ship", "coins": 3, "joker": False},
        {"event": "shipped", "seat": 1, "site": "asia", "count": 2},
        {"event": "picked", "seat": 1, "card": "asia/pottery"},
        {"event": "picked", "seat": 1, "card": "asia/weapon"},
        {"event": "paid", "seat": 1, "marker": "asia", "coins": 2, "joker": False},
        {"event": "hired", "seat": 1, "site": "asia", "huts": 1},
        {"event": "unearthed", "card": "asia/gold"},
        {"event": "took", "seat": 2, "marker": "asia"},
    ]
    told = lines(story, phrasing("artifact"))
    assert [[event["event"] for event in line] for line in told] == [
        ["round"],
        ["paid", "shipped", "picked", "picked"],
        ["paid", "hired", "unearthed"],
        ["took"],
    ]


@pytest.mark.parametrize("lang", daily(LANGUAGES, "en"))
def test_what_is_done_in_a_row_is_said_once(lang: str) -> None:
    from wunderkammer.cli.house import House  # noqa: PLC0415

    house = House(lang)
    house.speak(game="artifact")
    house.out = Console(file=io.StringIO(), width=80, force_terminal=True, color_system=None)
    cards = [{"event": "picked", "seat": 1, "card": f"asia/{kind}"} for kind in ("pottery", "pottery", "weapon")]
    tell(house, lines(cards, house.speaker.phrasing), PEOPLE)
    assert isinstance(house.out.file, io.StringIO)
    text = house.out.file.getvalue()
    assert text.count("Ben") == 1
    assert text.count("2 ") == 1
    assert house.speaker.name("card", "asia/weapon") in text


@pytest.mark.usefixtures("elsewhere")
@pytest.mark.parametrize("lang", daily(LANGUAGES, "de"))
def test_enter_plays_the_only_move_and_nothing_where_there_is_a_choice(lang: str) -> None:
    game = record.read(Path(__file__).parents[1] / "records" / "artifact-rules-2-3-seats-both.wk")
    showing = next(s.ply for s in record.positions(game) if s.actor == 0 and len(s.legal()) == 1 and s.ply > 200)
    game.entries, game.scores = game.entries[:showing], None
    move = record.replay(game).name(record.replay(game).legal()[0])
    record.save(Path("game.wk"), game)
    answer = run("play", "--continue", "game.wk", "--bots", "random", "--lang", lang, typed="\nquit\n")
    assert answer.code == 0
    assert move in answer.out
    assert record.read(Path("game.wk")).entries[showing].move == move
    game.entries = game.entries[:0]
    record.save(Path("game.wk"), game)
    run("play", "--continue", "game.wk", "--bots", "random", "--lang", lang, typed="\n\nquit\n")
    assert record.read(Path("game.wk")).entries == []
