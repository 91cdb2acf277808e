"""Artisans in the terminal: its board, whole games, refused moves, and what stays secret."""

import io
import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.console import Console
from seldom import daily, daily_pairs

import wunderkammer as wk
from wunderkammer import record
from wunderkammer.boards import board, legend
from wunderkammer.cli.listing import MANY, listed
from wunderkammer.texts import Speaker
from wunderkammer.texts.telling import lines, sentence

from .running import LANGUAGES, against_chance, finished_record, moves_of_a_whole_game, positions_of_a_game, run, table

PEOPLE = ["Ada", "Ben", "Cleo", "Dov"]
MATERIALS = ("textile", "clay", "wood", "stone", "glass", "gold", "metal")
SEED = "42"
MISTAKES = [
    "",
    "fly home",
    "deal gold",
    "why",
    "why craft fan",
    "why swap gold 1",
    "why fly",
    "?",
    "? sw",
    "help",
    "board",
    "rules x",
    "choose sculptor",
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
    return printed(board(view, Speaker(lang, "artisans"), PEOPLE[: view["seats"]], width), width, colours)


def positions(seed: int, seats: int, every: int = 7) -> Iterator[wk.State]:
    """Some positions of a random game, and the last."""
    state = None
    for number, state in enumerate(positions_of_a_game(seed, seats, {}, "artisans")):
        if number % every == 0:
            yield state
    assert state is not None
    yield state


def asked(ask: str, seat: int = 0, seats: int = 3, seed: int = 1, least: int = 0) -> dict[str, Any]:
    """The view of a seat when it is asked this, in one of the games that begin with a seed."""
    for number in range(seed, seed + 40):
        for state in positions_of_a_game(number, seats, {}, "artisans"):
            view = state.view(seat)
            if seat in view["actors"] and view["question"]["ask"] == ask and view["round"] >= least:
                return view
    raise AssertionError(ask)


# The board.


@pytest.mark.parametrize("seats", daily([2, 3, 4], 4))
@pytest.mark.parametrize("width", daily([120, 80], 80))
def test_twins_look_the_same(seats: int, width: int) -> None:
    """What a seat may not know changes nothing on its screen."""
    rng = Random(seats)
    for number, state in enumerate(positions(seats, seats, every=16)):
        seat = number % seats
        twin = state.resample(seat, rng)
        assert drawn(state.view(seat), width, colours=True) == drawn(twin.view(seat), width, colours=True)


@pytest.mark.parametrize("lang", daily(LANGUAGES, "de"))
@pytest.mark.parametrize("width", [80, 89, 90, 100, 119, 120, 200])
def test_it_fits_and_shows_everybody_and_everything(lang: str, width: int) -> None:
    speaker = Speaker(lang, "artisans")
    for number, state in enumerate(positions(7, 4, every=20)):
        view = state.view(wk.ALL_SEEING if number % 5 == 4 else number % 5)
        # On a wider paper than it was drawn for: a line that is too long shows, instead of being broken.
        text = printed(board(view, speaker, PEOPLE, width), 300)
        assert max(len(line.rstrip()) for line in text.splitlines()) <= min(width, 120)
        for seat, name in enumerate(PEOPLE):
            assert f"{seat + 1} {name}" in text
            if view["round"]:  # a long name may be broken into lines, but is never cut off
                assert set(speaker.name("artisan", view["players"][seat]["artisan"]).split()) <= set(text.split())
        for artwork in filter(None, [*view["row"], view["preview"]]):
            for word in speaker.name("artwork", artwork).split():
                assert word in text
        for material in filter(None, view["market"]):
            assert f"{material[:2].title()} {speaker.name('material', material)}" in text
        assert "…" not in text


@pytest.mark.parametrize("seats", daily([2, 3, 4], 4))
@pytest.mark.parametrize("width", daily([120, 80], 80))
def test_every_position_can_be_drawn(seats: int, width: int) -> None:
    """By everybody, also before the first card is dealt."""
    assert "Ada" in drawn(wk.game("artisans").new(seats).view(0), width)
    for state in positions(seats, seats, every=3):
        for eyes in (0, seats - 1, None, wk.ALL_SEEING):
            assert "Ada" in drawn(state.view(eyes), width)


def test_long_names_leave_room_for_the_signs() -> None:
    view = asked("turn", least=3)
    view["holder"] = 0
    people = ["Maximiliane Schwarzenberg-Hohenlohe zu Waldeck", "Ben", "Cleo"]
    text = printed(board(view, Speaker("de", "artisans"), people, 80), 300)
    assert "… (du) ◉" in text
    assert max(len(line.rstrip()) for line in text.splitlines()[2:]) <= 80


@pytest.mark.parametrize("width", [120, 80])
def test_the_moment(width: int) -> None:
    view = asked("turn", least=4)
    text = drawn(view, width)
    number = view["round"]
    assert f"Round {number} of 12 {'▮' * number}{'▯' * (12 - number)} · Market" in text
    assert f"{view['first'] + 1} {PEOPLE[view['first']]} is first player" in text
    assert f"Deck {view['deck']['number']}" in text
    for label, count in (("Pile", view["pile"]["left"]), ("unseen", sum(view["pile"]["unseen"].values()))):
        (row,) = [row for row in text.splitlines() if label in row]
        assert row.split(label)[1].split()[0] == str(count)


@pytest.mark.parametrize("width", [120, 80])
def test_the_market_is_a_circle(width: int) -> None:
    view = asked("turn")
    view.update(market=["gold", "textile", None, "stone", "glass"], may_trade=True)
    view["players"][0].update(hand=["gold"] * 5, cards=5)
    rows = [row[:31].rstrip() for row in drawn(view, width).splitlines()[3:10]]
    assert rows == [
        "     ╭────▸1 Go gold ───╮",
        "     │                  │",
        "▸5 Gl glass     ▸2 Te textile",
        "     │     ▸◉ token     │",
        "     │closes the market │",
        "     ╰╮                ╭╯",
        "  ▸4 St stone ────── 3 ·",
    ]
    view.update(holder=1, actors=[1])
    text = drawn(view, width)
    assert "▸1" not in text
    assert "■ 2 Ben" in text
    assert "has the token" in text


def test_a_full_hand_shows_where_it_can_swap() -> None:
    """Not beside its like, nor for its like."""
    view = asked("turn")
    view.update(market=["gold", "textile", "wood", "stone", "glass"], may_trade=True)
    view["players"][0].update(hand=["gold"] * 6, cards=6)
    text = drawn(view, 120)
    assert [place for place in range(1, 6) if f"▸{place} " in text] == [3, 4]
    view["players"][0]["hand"][0] = "stone"
    text = drawn(view, 120)
    assert [place for place in range(1, 6) if f"▸{place} " in text] == [1, 2, 3, 4]


@pytest.mark.parametrize("seats", daily([2, 3], 2))
def test_what_glows_is_what_can_be_done(seats: int) -> None:
    """The signs of the board agree with the legal moves, in every position of some games."""
    seen: Counter[str] = Counter()
    for seed in range(4):
        for state in positions_of_a_game(seed, seats, {}, "artisans"):
            if state.actor == wk.OVER:
                continue
            view = state.view(state.actor)
            moves = [state.name(action) for action in state.legal()]
            text = drawn(view, 80)
            places = {move.split()[-1] for move in moves if move.startswith(("take", "swap"))}
            market = text.partition("Artworks")[0]
            assert {str(place) for place in range(1, 6) if f"▸{place} " in market} == places
            assert ("▸◉" in text) == ("token" in moves)
            speaker = Speaker("en", "artisans")
            works = {move.split()[1] for move in moves if move.startswith(("craft", "reserve"))}
            for artwork in works:
                title = f"{speaker.name('artwork', artwork)} {view['artworks'][artwork]['value']}"
                assert f"▸ {title}" in text or f"▸ reserved {title}" in text
            own = view["players"][state.actor]["reserved"]
            assert ("▸ reserved" in text) == (own in works)
            seen.update(move.split()[0] for move in moves)
    assert {"take", "swap", "token", "craft"} <= set(seen)


@pytest.mark.parametrize("width", [120, 80])
def test_artworks_show_what_they_ask_for(width: int) -> None:
    view = asked("turn", least=4)
    view.update(row=["armour", "clock", None, "fan"], preview="buddha", may_craft=True)
    for player in view["players"]:
        player["levels"] = dict.fromkeys(MATERIALS, 0)
    view["players"][0]["levels"].update(textile=1, clay=1, metal=3, wood=1)
    view["players"][1]["levels"].update(textile=1, wood=4)
    text = drawn(view, width)
    for mark in ("Te II  ▮▯ ", "Cl I   ▮ ✓", "Me II  ▮▮ ✓", "Gl II  ▯▯", "St III ▯▯▯", "Go II  ▯▯"):
        assert mark in text
    assert "● ■" in text  # who could craft the fan
    assert text.count("preview") == 1
    assert ("▸ 3" if width == 120 else "▸ Fan 3") in text
    view["may_craft"] = False
    text = drawn(view, width)
    assert "▸ 3" not in text
    assert "▸ Fan" not in text


@pytest.mark.parametrize("width", [120, 80])
def test_the_workshop(width: int) -> None:
    view = asked("develop", least=2)
    for player in view["players"]:
        player["workshop"] = {material: [0, 0, 0, 0] for material in MATERIALS}
        player["levels"] = dict.fromkeys(MATERIALS, 0)
    me = view["players"][0]
    me["workshop"].update(gold=[5, 3, 0, 0], metal=[2, 0, 0, 0])
    me["levels"].update(gold=2, metal=1)
    me.update(hand=["gold", "clay"], cards=2)
    me["room"] = {**dict.fromkeys(MATERIALS, 6), "gold": 3, "metal": 2}
    rows = drawn(view, width).splitlines()
    head = next(number for number, row in enumerate(rows) if row.startswith("│     Te"))
    cells = [row.split("│")[1].split() for row in rows[head + 1 : head + 5]]
    assert cells == [
        ["I", "·", "▸1", "·", "·", "·", "5", "2"],
        ["II", "·", "·", "·", "·", "·", "3", "≤2"],
        ["III", "·", "·", "·", "·", "·", "▸1", "·"],
        ["IV", "·", "·", "·", "·", "·", "·", "·"],
    ]


def test_a_panel_has_points_artworks_and_what_is_reserved() -> None:
    view = asked("turn", least=4)
    ben = view["players"][1]
    points = {"materials": 9, "artworks": 8, "artisan": 4, "reserved": 6}
    ben.update(artisan="farsighted", artworks=["fan", "chest"], reserved="buddha", points=points)
    ben.update(hand=["gold"], hidden=2, cards=3)
    view["scores"][1] = 15
    for width in (120, 80):
        text = drawn(view, width)
        for words in (
            "Planner",
            "reserves an artwork",
            "Fan 3  Chest 5",
            "reserved Buddha 6",
            "St III",
            "15 points",
        ):
            assert words in text
        for words in ("materials 9", "artworks 8", "artisan 4", "reserved −6", "3 cards Go ? ?"):
            assert words in text


def test_hidden_cards_are_counted_and_the_own_hand_is_named() -> None:
    found = 0
    for state in positions(2, 3, every=5):
        view = state.view(0)
        text = drawn(view, 80)
        for player in view["players"]:
            marks = [card[:2].title() for card in player["hand"]] + ["?"] * player["hidden"]
            found += player["hidden"]
            if player["cards"]:
                assert " ".join(["card" if player["cards"] == 1 else "cards", *marks]) in text
        assert "only you see this" in text
        for material, count in Counter(view["players"][0]["hand"]).items():
            assert f"{f'{count}×' if count > 1 else ''}{material[:2].title()} {material}" in text
        assert "only you see this" not in drawn(state.view(None), 80)
    assert found


def test_the_artisans_stand_there_while_they_are_chosen() -> None:
    view = asked("choose", seat=1)
    text = drawn(view, 120)
    assert "Perfectionist lays one extra card" in text
    taken = Speaker("en", "artisans").name("artisan", view["players"][0]["artisan"])
    assert f"● {taken}" in text
    assert "Round 0" not in text
    assert "Perfectionist lays one extra card" not in drawn(asked("turn"), 120)


def test_the_last_board_shows_ranks() -> None:
    *_, last = positions_of_a_game(3, 3, {}, "artisans")
    for width in (120, 80):
        text = drawn(last.view(0), width)
        for seat, rank in enumerate(last.ranks()):
            assert f"Rank {rank}  Score {last.scores()[seat]}" in text


@pytest.mark.parametrize("lang", daily(LANGUAGES, "fr"))
def test_the_legend_explains_the_letters(lang: str) -> None:
    speaker = Speaker(lang, "artisans")
    text = printed(legend("artisans", speaker), 200)
    assert max(len(line.rstrip()) for line in text.splitlines()) <= 80
    for material in MATERIALS:
        assert f"{material[:2].title()} {speaker.name('material', material)}" in text


# Whole games.


def play(*arguments: str, typed: list[str], columns: int = 120) -> str:
    typed_in = "\n".join(typed) + "\n" if typed else ""
    answer = run("play", *against_chance(arguments), "--seed", SEED, typed=typed_in, columns=columns)
    assert answer.code == 0, answer
    return answer.out


@pytest.mark.usefixtures("elsewhere")
@pytest.mark.parametrize(
    ("lang", "seats", "columns"), daily_pairs([("en", 4, 120), ("fr", 3, 80), ("de", 2, 80)], ("de", 2, 80))
)
def test_a_whole_game_with_mistakes_in_between(lang: str, seats: int, columns: int, tmp_path: Path) -> None:
    moves = moves_of_a_whole_game(tmp_path / "expected.wk", SEED, seats, game="artisans")
    typed = []
    for number, move in enumerate(moves):
        typed += [MISTAKES[number % len(MISTAKES)], move]
    arguments = ["artisans", "--seats", str(seats), "--name", "Ada", "--save", "game.wk", "--lang", lang]
    out = play(*arguments, typed=typed, columns=columns)
    assert Path("game.wk").read_text() == Path("expected.wk").read_text()
    assert record.read(Path("game.wk")).scores is not None
    assert "artisans §" in out
    assert f"› {moves[-1]}" in out
    assert "�" not in out


@pytest.mark.usefixtures("elsewhere")
def test_left_and_continued_is_the_same_game(tmp_path: Path) -> None:
    moves = moves_of_a_whole_game(tmp_path / "expected.wk", SEED, 3, game="artisans")
    third = len(moves) // 3
    out = play("artisans", "--name", "Ada", "--save", "game.wk", typed=[*moves[:third], "quit", "nonsense"])
    assert "wunderkammer play --continue game.wk" in out
    play("--continue", "game.wk", typed=moves[third : 2 * third])  # the input just ends
    play("artisans", "--continue", "game.wk", "--save", "other.wk", typed=moves[2 * third :])
    assert Path("other.wk").read_text() == Path("expected.wk").read_text()
    assert "finished" in play("--continue", "other.wk", typed=[])


@pytest.mark.usefixtures("elsewhere")
@pytest.mark.parametrize("lang", daily(LANGUAGES, "en"))
def test_refused_moves_have_their_reason(lang: str, tmp_path: Path) -> None:
    """Typed or asked about, with the clause, and nothing happens."""
    made = table(tmp_path / "expected.wk", SEED, game="artisans")
    typed = ["choose specialist"]
    made.play(made.state.action(typed[0]))
    made.go_on()
    view = made.state.view(0)
    assert view["question"]["ask"] == "turn"
    missing = next(material for material in MATERIALS if material not in view["players"][0]["hand"])
    refused = {
        "pass": "§4.1",
        "take 1": "§4.3",
        f"swap {missing} 1": "§4.3",
        f"craft {view['row'][0]}": "§5.1",
        "develop gold 1": "§4.1",
        "choose collector": "§4.1",
    }
    for move, clause in refused.items():
        for words in (move, f"why {move}"):
            out = play("artisans", "--name", "Ada", "--save", f"{words}.wk", "--lang", lang, typed=[*typed, words])
            answer = out.rpartition(f"› {words}")[2].strip().splitlines()[0]
            assert f"artisans {clause})" in answer, (words, answer)
            assert move in answer
    legal = play("artisans", "--save", "legal.wk", "--lang", lang, typed=[*typed, "why token"])
    assert "§" not in legal.rpartition("› why token")[2].strip().splitlines()[0]


@pytest.mark.usefixtures("elsewhere")
def test_the_lists_on_the_screen() -> None:
    out = play("artisans", "--save", "game.wk", typed=["?", "choose collector", "?", "? tok", "undo"])
    first, _, rest = out.partition("› ?")[2].partition("› choose")
    assert "You have 9 moves:" in first
    assert "choose farsighted" in first
    assert Speaker("en", "artisans").move("choose collector") in first
    several, _, one = rest.partition("› ? tok")
    assert "swap " in several
    assert "You have one move:" in one
    assert "Take the first-player token" in one
    assert "Undone." in one, "whatever the bots have done since"


def test_a_list_of_moves_is_never_long() -> None:
    notation = frozenset(wk.game("artisans").move_names())
    for state in positions(4, 4, every=1):
        if state.actor == wk.OVER:
            break
        moves = [state.name(action) for action in state.legal()]
        rows = listed(moves, notation)
        assert len(rows) <= MANY
        assert all(any(move.startswith(row.beginning) for row in rows) for move in moves)


# The other commands.


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return finished_record(tmp_path_factory.mktemp("records") / "artisans.wk", 1, 4, "artisans", {})


@pytest.mark.parametrize("lang", daily(LANGUAGES, "de"))
def test_every_command(lang: str, game: Path) -> None:
    told = run("replay", game, "--lang", lang)
    assert told.code == 0
    assert told.out.count("Ada") > 20
    last = json.loads(run("verify", game, "--json").out)["actions"]
    for at in (0, 24, 29, 34, last // 2, last):
        for columns in (120, 80):
            assert run("replay", game, "--at", at, "--seat", 2, "--lang", lang, columns=columns).code == 0
    assert "artisans §2.4" in run("why", game, "--at", 34, "take 1", "--lang", lang).out
    assert "§" not in run("why", game, "--at", 34, "choose sculptor", "--lang", lang).out
    listing = run("games", "--lang", lang).out
    assert "artisans" in listing
    assert "wunderkammer rules artisans" in listing
    simulated = run("simulate", "artisans", "--games", 3, "--seats", 4, "--seed", "x", "--lang", lang)
    assert simulated.code == 0
    assert "%" in simulated.out


def test_games_for_a_program() -> None:
    (artisans,) = [game for game in json.loads(run("games", "--json").out) if game["name"] == "artisans"]
    assert artisans["seats"] == [2, 3, 4]
    assert artisans["options"] == []


# Secrets.


def test_replay_with_the_eyes_of_a_seat_shows_no_dealt_card(game: Path) -> None:
    everything = json.loads(run("replay", game, "--at", 34, "--json").out)["view"]
    seen = json.loads(run("replay", game, "--at", 34, "--seat", 2, "--json").out)["view"]
    for seat, player in enumerate(seen["players"]):
        assert len(everything["players"][seat]["hand"]) == 6
        assert player["hand"] == (everything["players"][seat]["hand"] if seat == 1 else [])
    own = run("replay", game, "--at", 34, "--seat", 2).out
    assert own.count("? ? ? ? ? ?") == 3
    assert "?" not in run("replay", game, "--at", 34).out.split("▸")[-1].splitlines()[0]


@pytest.mark.parametrize("lang", daily(LANGUAGES, "fr"))
def test_the_story_of_a_seat_tells_no_dealt_card(lang: str) -> None:
    """Two deals that differ only in what others got are told alike."""
    speaker = Speaker(lang, "artisans")
    state = wk.game("artisans").new(2)
    state.listen()
    for material in ("gold", "clay") * 6:
        state.apply(state.action(f"deal {material}"))
    told = [speaker.event(event, PEOPLE) for event in state.story(0)]
    assert sum(speaker.name("material", "clay") in line for line in told) == 0
    assert sum(speaker.name("material", "gold") in line for line in told) == 6
    assert lines(state.story(0), speaker.phrasing) == []  # the board shows it


# The story.


@pytest.mark.parametrize("lang", daily(LANGUAGES, "en"))
def test_two_market_actions_are_told_in_one_sentence(lang: str) -> None:
    speaker = Speaker(lang, "artisans")
    story: list[dict[str, Any]] = [
        {"event": "token", "seat": 1},
        {"event": "took", "seat": 0, "material": "gold", "place": 1},
        {"event": "laid", "material": "wood", "place": 1},
        {"event": "took", "seat": 0, "material": "clay", "place": 2},
        {"event": "closed", "count": 3},
        {"event": "round", "round": 2, "seat": 1},
        {"event": "moved-up", "artwork": "fan", "place": 1},
        {"event": "previewed", "artwork": "doll"},
    ]
    told = lines(story, speaker.phrasing)
    assert [[event["event"] for event in line] for line in told] == [
        ["token"],
        ["took", "took"],
        ["closed"],
        ["round"],
        ["moved-up", "previewed"],
    ]
    text = sentence(speaker, told[1], PEOPLE)
    assert text.count("Ada") == 1
    for material in ("gold", "clay"):
        assert speaker.name("material", material) in text
