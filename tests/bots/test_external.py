"""External bots: what they are told, and what becomes of those that misbehave. All are real processes."""

from pathlib import Path

import pytest

import wunderkammer as wk
from bots.programs import all_gone, program, told
from wunderkammer.bots.external import Program
from wunderkammer.lab.match import Forfeited, ranked
from wunderkammer.lab.plan import Setup
from wunderkammer.lab.play import Result, play

GAME = "artefakt"
CHILD = """
code = "import os, time; open('running', 'a').write(f'{os.getpid()}\\\\n'); time.sleep(600)"
subprocess.Popen([sys.executable, "-I", "-S", "-c", code])
while open("running").read().count("\\n") < 2: time.sleep(0.02)
"""

# What it does, when it begins or when it is asked; what is said of it, with a detail.
Case = tuple[str, str, dict[str, object]]
BEFORE: dict[str, Case] = {
    "ends at once": ("sys.exit(3)", "forfeit-ended", {"status": 3}),
    "kills itself": ("os.kill(os.getpid(), signal.SIGKILL)", "forfeit-ended", {"status": -9}),
    "ends with a child that holds the pipes": (CHILD + "os._exit(4)", "forfeit-ended", {"status": 4}),
    "is silent": ("time.sleep(600)", "forfeit-silent", {"seconds": 0.5}),
    "is silent and ignores signals": (
        "for n in (1, 2, 15): signal.signal(n, signal.SIG_IGN)\ntime.sleep(600)",
        "forfeit-silent",
        {"seconds": 0.5},
    ),
    "is silent with a child": (CHILD + "time.sleep(600)", "forfeit-silent", {"seconds": 0.5}),
    "closes its output": ("os.close(1); time.sleep(600)", "forfeit-closed", {}),
    "floods without a line": ("while True: os.write(1, b'x' * 9999)", "forfeit-too-long", {"limit": 65_536}),
    "floods with lines": ("while True: os.write(1, b'x\\n' * 9999)", "forfeit-no-move", {"answer": "x"}),
    "floods its complaints": ("while True: os.write(2, b'x\\n' * 9999)", "forfeit-silent", {"seconds": 0.5}),
    "speaks before it is asked": ("print('I am ready.', flush=True)", "forfeit-no-move", {"answer": "I am ready."}),
}
ANSWERS: dict[str, Case] = {
    "breaks down": ("return 1 // 0", "forfeit-ended", {"status": 1}),
    "closes its input": ("os.close(0); print(legal[0], flush=True); time.sleep(600)", "forfeit-closed", {}),
    "answers nothing": ("return ''", "forfeit-unreadable", {"answer": ""}),
    "answers rubbish": ("os.write(1, b'\\xff\\xfe\\n')", "forfeit-unreadable", {"answer": "��"}),
    "answers half an object": ("return '{'", "forfeit-unreadable", {"answer": "{"}),
    "answers another object": ("return '{\"go\": 1}'", "forfeit-unreadable", {"answer": '{"go": 1}'}),
    "answers a number": ("return '{\"move\": 1}'", "forfeit-unreadable", {"answer": '{"move": 1}'}),
    "answers deep nesting": ("return '{\"move\":' + '[' * 60000", "forfeit-unreadable", {}),
    "answers with a long word": ("return 'x' * 200", "forfeit-no-move", {"answer": "x" * 80 + "…"}),
    "cheats": ("return 'dive'", "forfeit-illegal", {"move": "dive", "clause": "artefakt §2.3"}),
    "plays a part of chance": ("return 'roll 6'", "forfeit-illegal", {"move": "roll 6"}),
}


def played(*programs: Program, game: str = GAME, seats: int = 2, number: int = 0) -> Result:
    names = (*(one.name for one in programs), "random")
    return play(Setup(game, seats, names, "e", {}, programs=programs), number)


def forfeit_of(result: Result, seat: int = 0) -> Forfeited:
    assert result.ranks == ([2, 1] if seat == 0 else [1, 2])
    (forfeited,) = result.forfeits
    assert forfeited.seat == seat
    return forfeited


def check(forfeited: Forfeited, code: str, details: dict[str, object]) -> None:
    assert forfeited.code == code, forfeited
    assert forfeited.details.items() >= details.items()


@pytest.mark.parametrize("habit", BEFORE)
def test_who_misbehaves_from_the_beginning_loses(habit: str, tmp_path: Path) -> None:
    before, code, details = BEFORE[habit]
    patience = 0.5 if code == "forfeit-silent" else 30
    forfeited = forfeit_of(played(program(tmp_path, before, patience=patience)))
    if code != "forfeit-silent":  # on a machine with much to do it may not have come so far
        assert (tmp_path / "running").exists()
    check(forfeited, code, details)
    assert not (tmp_path / "running").exists() or all_gone(tmp_path)


@pytest.mark.parametrize("habit", ANSWERS)
def test_who_answers_wrongly_loses(habit: str, tmp_path: Path) -> None:
    answer, code, details = ANSWERS[habit]
    check(forfeit_of(played(program(tmp_path, answer=f"def answer(legal): {answer}"))), code, details)
    assert all_gone(tmp_path)


def test_what_it_complained_of_last_is_kept(tmp_path: Path) -> None:
    forfeited = forfeit_of(played(program(tmp_path, answer="def answer(legal): return legal[99]")))
    assert forfeited.stderr.endswith("IndexError: list index out of range")
    assert len(forfeited.stderr.split("\n")) == 3


def test_who_breaks_down_later_has_made_its_moves(tmp_path: Path) -> None:
    late = "def answer(legal): return legal[0] if asked < 4 else sys.exit(0)"
    result = played(program(tmp_path, answer=late), number=1)
    check(forfeit_of(result, seat=1), "forfeit-ended", {"status": 0})
    assert result.decisions >= 3


def test_what_cannot_be_started_loses(tmp_path: Path) -> None:
    check(forfeit_of(played(Program("mine", "./nowhere", str(tmp_path)))), "forfeit-not-started", {})
    check(forfeit_of(played(Program("mine", "true", str(tmp_path / "no")))), "forfeit-not-started", {})


@pytest.mark.parametrize(
    "before",
    ["", CHILD, "signal.signal(15, signal.SIG_IGN)", "os.write(2, b'x\\n' * 30000)"],
    ids=["quietly", "with a child", "deaf to signals", "with complaints"],
)
def test_who_answers_well_plays_to_the_end(before: str, tmp_path: Path) -> None:
    result = played(program(tmp_path, before))
    assert result.forfeits == ()
    assert result == played(program(tmp_path, before))
    assert all_gone(tmp_path)


def test_who_does_not_leave_when_it_is_over_is_ended(tmp_path: Path) -> None:
    stays = program(tmp_path)
    path = tmp_path / "mine.py"
    path.write_text(path.read_text(encoding="utf-8") + "\ntime.sleep(600)\n", encoding="utf-8")
    assert played(stays).forfeits == ()
    assert all_gone(tmp_path)


def test_of_two_that_lose_the_last_one_left_wins(tmp_path: Path) -> None:
    first = program(tmp_path / "a", "sys.exit()", name="first")
    second = program(tmp_path / "b", answer="def answer(legal): return legal[0] if asked < 3 else 'no'", name="second")
    result = played(first, second, seats=3)
    assert result.bots == ["first", "second", "random"]
    assert [forfeited.seat for forfeited in result.forfeits] == [0, 1]
    assert result.ranks == [3, 2, 1]


def test_the_others_play_on_against_a_stand_in(tmp_path: Path) -> None:
    result = played(program(tmp_path, "sys.exit()"), seats=4)
    lost = [seat for seat, name in enumerate(result.bots) if name == "mine"]
    assert sorted(forfeited.seat for forfeited in result.forfeits) == lost
    assert sorted(result.ranks[seat] for seat in lost) == list(range(5 - len(lost), 5))
    assert result.decisions > 50


def test_ranks_after_forfeits() -> None:
    assert ranked([1, 2, 3], []) == [1, 2, 3]
    assert ranked([1, 2, 3], [0]) == [3, 1, 2]
    assert ranked([1, 2, 2, 4], [0]) == [4, 1, 1, 3]
    assert ranked([1, 1, 3, 4], [1, 0]) == [3, 4, 1, 2]


@pytest.mark.parametrize("game", wk.games())
def test_what_a_program_is_told(game: str, tmp_path: Path) -> None:
    last = "def answer(legal): return json.dumps({'move': legal[-1], 'why': 'I like it.'})"
    seats = wk.game(game).seats[0]
    setup = Setup(game, seats, ("mine", "random"), "t", {}, programs=(program(tmp_path, answer=last),))
    number = next(number for number in range(9) if setup.lineup(number).count("mine") == 1)
    result, seat = play(setup, number), setup.lineup(number).index("mine")
    assert result.forfeits == ()
    hello, *asked, end = told(tmp_path)
    assert (hello["is"], hello["protocol"], hello["game"]) == ("hello", 1, game)
    assert (hello["rules"], hello["seats"], hello["seat"]) == (wk.game(game).rules, seats, seat)
    assert hello["edition"] == wk.game(game).standard._asdict()
    assert set(hello["options"]) == {option.name for option in wk.game(game).options}
    assert isinstance(hello["seed"], int)
    for ask in asked:
        assert list(ask) == ["is", "view", "legal", "story"]
        assert (ask["is"], ask["view"]["seat"], ask["view"]["actor"]) == ("ask", seat, seat)
        assert ask["legal"]
    assert asked[0]["story"]
    assert list(end) == ["is", "ranks", "scores", "forfeits", "story"]
    assert (end["is"], end["ranks"], end["scores"], end["forfeits"]) == ("end", result.ranks, result.scores, [])
    assert end["story"]


def test_a_program_knows_no_more_than_its_seat(tmp_path: Path) -> None:
    """The draw of another seat is told without what was drawn."""
    play(Setup("artisans", 2, ("mine", "random"), "t", {}, programs=(program(tmp_path),)), 0)
    story = [event for message in told(tmp_path)[1:] for event in message["story"]]
    dealt = [event for event in story if event["event"] == "dealt"]
    assert {event["seat"] for event in dealt} == {0, 1}
    assert all((event["material"] is None) == (event["seat"] == 1) for event in dealt)


def test_the_seed_of_a_program_changes_from_game_to_game_and_seat_to_seat(tmp_path: Path) -> None:
    setup = Setup(
        GAME, 2, ("one", "two"), "t", {}, programs=tuple(program(tmp_path, name=name) for name in ("one", "two"))
    )
    for number in (0, 1, 0):
        play(setup, number)
    seeds = [message["seed"] for message in told(tmp_path) if message["is"] == "hello"]
    assert (len(seeds), len(set(seeds))) == (6, 4)
