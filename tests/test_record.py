"""Records: written, read, replayed, verified; what is wrong is refused with its line; and how far one may take back."""

from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from play import RECORDS, Setup, all_setups, everything, whole

import wunderkammer as wk
from wunderkammer import editions
from wunderkammer.core.errors import RecordError
from wunderkammer.games.artisans.components import ARTISANS
from wunderkammer.record import Entry, Journal, Record, parse, positions, read, replay, save, start, verify, write

GAME = wk.game("artefakt")
LAID_OUT = "".join(f"* lay {site}\n" for site in range(1, 11))
HEADER = "Wunderkammer: 1\nGame: artefakt\nSeat 1: Ada\nSeat 2: Ben\n"
BEGUN = f"{HEADER}\n{LAID_OUT}* roll 3\n"  # 16 lines, then seat 1 is asked to stand a figure

# Whole games: rounds played, scores, ranks.
GAMES = {
    "2-seats": (10, [4, 0], [1, 2]),
    "2-seats-random": (7, [2, 4], [2, 1]),
    "2-seats-both": (7, [3, 4], [2, 1]),
    "3-seats": (17, [4, 1, 1], [1, 3, 2]),
    "3-seats-advanced": (6, [3, 2, 4], [2, 3, 1]),
    "3-seats-both": (5, [4, 3, 3], [1, 3, 2]),
    "4-seats": (15, [2, 4, 2, 2], [4, 1, 2, 3]),
    "4-seats-random": (10, [1, 4, 3, 1], [4, 1, 2, 3]),
    "4-seats-both": (13, [2, 0, 1, 4], [2, 4, 3, 1]),
    "round-30": (30, [0, 2, 1, 2], [4, 1, 3, 2]),
    "round-30-shared": (30, [2, 3, 3, 2], [4, 1, 1, 3]),
    "seed-2026": (6, [4, 1, 2], [1, 3, 2]),
    "shared-rank": (20, [4, 3, 2, 2], [1, 2, 3, 3]),
    "artifact-3-seats": (9, [4, 9, 16], [3, 2, 1]),
    "artifact-3-seats-both": (9, [7, 5, 7], [2, 3, 1]),
    "artifact-4-seats": (8, [13, 10, 3, 12], [1, 3, 4, 2]),
    "artifact-4-seats-research": (9, [9, 10, 9, 4], [3, 1, 2, 4]),
    "artifact-4-seats-both": (9, [8, 19, 9, 9], [4, 1, 2, 3]),
    "artifact-5-seats-roles": (7, [12, 4, 0, 16, 6], [2, 4, 5, 1, 3]),
    "artifact-5-seats-both": (8, [9, 18, 13, 5, 8], [3, 1, 2, 5, 4]),
    "artifact-empty-deck": (5, [0, 0, 5, 0, 0], [2, 5, 1, 4, 3]),
    "artifact-seed-2026": (9, [6, 12, 6], [2, 1, 3]),
    "artifact-rules-2-3-seats-both": (9, [11, 6, 3], [1, 2, 3]),
    "artifact-rules-2-4-seats-both": (9, [11, 11, 9, 20], [2, 3, 4, 1]),
    "artifact-rules-2-5-seats-research": (9, [9, 3, 6, 2, 4], [1, 4, 2, 5, 3]),
    "artifact-rules-2-5-seats-roles": (9, [12, 5, 0, 4, 14], [2, 3, 5, 4, 1]),
    "artifact-rules-2-seed-2026": (9, [6, 12, 6], [2, 1, 3]),
    "artisans-2-seats": (12, [41, 42], [2, 1]),
    "artisans-2-seats-refill": (12, [53, 50], [1, 2]),
    "artisans-3-seats": (12, [23, 46, 33], [3, 1, 2]),
    "artisans-3-seats-farsighted": (12, [47, 42, 46], [1, 3, 2]),
    "artisans-3-seats-refill": (12, [44, 43, 52], [2, 3, 1]),
    "artisans-4-seats": (12, [48, 42, 48, 39], [2, 3, 1, 4]),
    "artisans-4-seats-night": (12, [28, 40, 52, 35], [4, 2, 1, 3]),
    "artisans-4-seats-refill": (12, [66, 60, 44, 52], [1, 2, 4, 3]),
    "artisans-negative": (12, [-3, 0], [2, 1]),
    "artisans-seed-2026": (12, [23, 30, 16], [2, 1, 3]),
    "artisans-shared-rank": (12, [32, 32, 30, 34], [2, 2, 4, 1]),
    "artisans-ten-turns": (12, [37, 47], [2, 1]),
}


def refused(text: str, edition: wk.Edition | None = None) -> tuple[int, str]:
    """The line and the code of a record that cannot be read or replayed."""
    with pytest.raises(RecordError) as caught:
        verify(parse(text), edition)
    assert str(caught.value).startswith(f"line {caught.value.line}: " if caught.value.line else "")
    return caught.value.line, caught.value.code


# Whole games.


def test_every_record_is_listed() -> None:
    assert {path.stem for path in RECORDS.glob("*.wk")} == set(GAMES)


@pytest.mark.parametrize("name", GAMES)
def test_whole_games_come_to_their_scores(name: str) -> None:
    path = RECORDS / f"{name}.wk"
    state = verify(read(path))
    rounds, scores, ranks = GAMES[name]
    assert (state.view(None)["round"], state.scores(), state.ranks()) == (rounds, scores, ranks)
    assert state.actor == wk.OVER
    assert write(read(path)) == path.read_text(encoding="utf-8")


def records_of(game: str) -> list[Record]:
    return [record for record in map(read, sorted(RECORDS.glob("*.wk"))) if record.game == game]


@pytest.mark.parametrize("name", wk.games())
def test_the_records_cover_all_seats_and_verbs(name: str) -> None:
    records = records_of(name)
    assert {len(record.people) for record in records} == set(wk.game(name).seats)
    words = {entry.move.split()[0] for record in records for entry in record.entries}
    assert words == {move.split()[0] for move in wk.game(name).move_names()}


def test_the_records_of_artefakt_cover_all_options() -> None:
    options = {tuple(record.options) for record in records_of("artefakt")}
    assert options == {(), ("opening",), ("advanced",), ("opening", "advanced")}


def test_the_records_of_artifact_cover_both_expansions_all_payments_and_an_empty_deck() -> None:
    records = records_of("artifact")
    assert {("research" in record.options, "roles" in record.options) for record in records} == {
        (research, roles) for research in (False, True) for roles in (False, True)
    }
    assert {"quick_start", "unused_site", "may_rest", "fragment"} <= {
        key for record in records for key in record.options
    }
    words = {word for record in records for entry in record.entries for word in entry.move.split()[2:]}
    assert words >= {"with", "free", "double", "wild"}
    end = verify(read(RECORDS / "artifact-empty-deck.wk")).view(None)
    assert end["round"] < 9
    assert 0 in [site["deck"] for site in end["sites"]]


def test_the_records_of_artisans_cover_every_artisan_question_and_event() -> None:
    asked, told, artisans = set(), set(), set()
    for record in records_of("artisans"):
        for state in positions(record):
            if state.actor >= 0:
                asked.add(state.view(None)["question"]["ask"])
            told |= {event["event"] for event in state.story(None)}
        artisans |= {player["artisan"] for player in state.view(None)["players"]}
    assert asked == {"choose", "reserve", "turn", "last", "night", "second", "develop", "final"}
    assert artisans == set(ARTISANS)
    assert told >= {"deck-changed", "refilled", "moved-up", "reserved", "skipped", "crafted", "rested", "finished"}


@pytest.mark.parametrize("name", ["artisans-2-seats-refill", "artisans-3-seats-refill", "artisans-4-seats-refill"])
def test_the_pile_is_refilled_in_these_records(name: str) -> None:
    record = read(RECORDS / f"{name}.wk")
    refills = [event["event"] for state in positions(record) for event in state.story(None)].count("refilled")
    assert refills == 1
    assert verify(record).view(None)["pile"]["refilled"]


def test_after_ten_turns_of_each_only_the_token_is_left() -> None:
    forced = 0
    for state in positions(read(RECORDS / "artisans-ten-turns.wk")):
        if state.view(None)["question"]["ask"] == "turn" and len(state.legal()) == 1:
            assert state.name(state.legal()[0]) == "token"
            reason = state.why_not(state.action("take 1"))
            assert reason == wk.Reason("only-token", "artisans §4.7", {"place": "1", "turns": 10})
            forced += 1
    assert forced == 12


# Writing and reading.


def test_what_is_written() -> None:
    journal = Journal(GAME, ["Ada", "  Ben\n the\tSecond ", ""], {"advanced": True, "opening": "random"})
    journal.play(journal.state.action("lay 7"))
    assert write(journal.record) == (
        "Wunderkammer: 1\nGame: artefakt\nRules: 1\nEdition: standard\nOptions: opening=random, advanced\n"
        "Seat 1: Ada\nSeat 2: Ben the Second\nSeat 3:\n\n* lay 7\n"
    )


def test_defaults_are_left_out() -> None:
    journal = Journal(GAME, ["Ada", "Ben"], {"advanced": False, "opening": "printed"})
    assert "Options" not in write(journal.record)


def test_what_is_read() -> None:
    record = parse(BEGUN + "1 stand lady ; where else?\n")
    assert (record.game, record.people, record.options) == ("artefakt", ["Ada", "Ben"], {})
    assert (record.rules, record.edition, record.scores) == (None, "standard", None)
    assert record.entries[0] == Entry(wk.CHANCE, "lay 1", 6)
    assert record.entries[-1] == Entry(0, "stand lady", 17)


def test_comments_and_blank_lines() -> None:
    text = (
        "; a game\nWunderkammer: 1\n;another comment: here\nGame: artefakt\nSeat 1: Ada; the first\nSeat 2:\n\n\n"
        "* lay 1 ; one\n\n   \n;\n; a line\n\t* lay 2\t\n"
    )
    record = parse(text)
    assert record.people == ["Ada; the first", ""]
    assert [entry.move for entry in record.entries] == ["lay 1", "lay 2"]
    assert [entry.line for entry in record.entries] == [9, 14]
    assert verify(record).ply == 2


def test_line_ends_of_other_systems(tmp_path: Path) -> None:
    text = (RECORDS / "2-seats.wk").read_text(encoding="utf-8")
    assert write(parse(text.replace("\n", "\r\n"))) == text
    path = tmp_path / "windows.wk"
    path.write_bytes(text.replace("\n", "\r\n").encode())
    assert write(read(path)) == text
    assert parse(text.removesuffix("\n")) == parse(text)


def test_save_and_read(tmp_path: Path) -> None:
    path = tmp_path / "game.wk"
    record = read(RECORDS / "3-seats.wk")
    save(path, record)
    save(path, record)
    assert path.read_bytes() == (RECORDS / "3-seats.wk").read_bytes()
    assert list(tmp_path.iterdir()) == [path]


def test_a_name_that_is_no_text_is_refused(tmp_path: Path) -> None:
    """As it comes from a command line that is not UTF-8."""
    with pytest.raises(RecordError):
        save(tmp_path / "game.wk", Record("artefakt", ["\udc80", "Ben"]))


def test_files_that_cannot_be_read_or_written(tmp_path: Path) -> None:
    binary = tmp_path / "binary.wk"
    binary.write_bytes(b"\xff\xfe\x00\x01")
    for path, code in (
        (tmp_path / "missing.wk", "unreadable-file"),
        (tmp_path, "unreadable-file"),
        (binary, "not-text"),
    ):
        with pytest.raises(RecordError) as caught:
            read(path)
        assert (caught.value.code, caught.value.line, caught.value.details["file"]) == (code, 0, str(path))
    for path in (tmp_path / "nowhere" / "game.wk", tmp_path):
        with pytest.raises(RecordError) as caught:
            save(path, Record("artefakt", ["Ada", "Ben"]))
        assert (caught.value.code, caught.value.details["file"]) == ("unwritable-file", str(path))


# What is wrong with a header.


@pytest.mark.parametrize(
    ("text", "line", "code"),
    [
        ("", 1, "not-a-record"),
        ("\n", 1, "not-a-record"),
        ("; nothing but this\n", 1, "not-a-record"),
        ("hello\n", 1, "not-a-record"),
        ("Game: artefakt\nWunderkammer: 1\n", 1, "not-a-record"),
        (";\n{}\n", 2, "not-a-record"),
        ("Wunderkammer: 2\nGame: artefakt\nSeat 1: Ada\nSeat 2: Ben\n", 1, "unknown-version"),
        ("Wunderkammer:\nGame: artefakt\nSeat 1: Ada\nSeat 2: Ben\n", 1, "unknown-version"),
        ("Wunderkammer: 1\nGame artefakt\n", 2, "malformed-header"),
        ("Wunderkammer: 1\nGame:artefakt\n", 2, "malformed-header"),
        ("Wunderkammer: 1\n Game: artefakt\n", 2, "malformed-header"),
        ("Wunderkammer: 1\ngame: artefakt\n", 2, "malformed-header"),
        (HEADER + "* lay 1\n", 5, "malformed-header"),
        (HEADER + "Date: today\n", 5, "unknown-key"),
        (HEADER + "Seat 0: Zoe\n", 5, "unknown-key"),
        (HEADER + "Seat 03: Zoe\n", 5, "unknown-key"),
        (HEADER + "Seat 100: Zoe\n", 5, "unknown-key"),
        (HEADER + "Seat: Zoe\n", 5, "unknown-key"),
        (HEADER + "Game: artefakt\n", 5, "repeated-key"),
        (HEADER + "Seat 2: Zoe\n", 5, "repeated-key"),
        ("Wunderkammer: 1\nSeat 1: Ada\nSeat 2: Ben\n", 1, "missing-key"),
        ("Wunderkammer: 1\nGame: artefakt\n", 1, "missing-key"),
        ("Wunderkammer: 1\nGame: artefakt\nSeat 2: Ben\n", 3, "seat-gap"),
        (HEADER + "Seat 4: Zoe\n", 5, "seat-gap"),
        ("Wunderkammer: 1\nGame: chess\nSeat 1: Ada\nSeat 2: Ben\n", 2, "unknown-game"),
        ("Wunderkammer: 1\nGame:\nSeat 1: Ada\nSeat 2: Ben\n", 2, "unknown-game"),
        ("Wunderkammer: 1\nGame: artefakt\nSeat 1: Ada\n", 3, "bad-seats"),
        (HEADER + "Seat 3: C\nSeat 4: D\nSeat 5: E\n", 7, "bad-seats"),
        (HEADER + "Options: research\n", 5, "unknown-option"),
        (HEADER + "Options: opening=closed\n", 5, "bad-option-value"),
        (HEADER + "Options: opening\n", 5, "bad-option-value"),
        (HEADER + "Options: advanced=True\n", 5, "bad-option-value"),
        (HEADER + "Options: advanced,\n", 5, "bad-option-text"),
        (HEADER + "Options: ,advanced\n", 5, "bad-option-text"),
        (HEADER + "Options: opening=\n", 5, "bad-option-text"),
        (HEADER + "Options: =random\n", 5, "bad-option-text"),
        (HEADER + "Options: advanced, advanced\n", 5, "bad-option-text"),
        (HEADER + "Rules: 2\n", 5, "wrong-rules"),
        (HEADER + "Rules: one\n", 5, "wrong-rules"),
        (HEADER + "Rules: -1\n", 5, "wrong-rules"),
        (HEADER + "Rules: ²\n", 5, "wrong-rules"),
        (HEADER + "Rules:\n", 5, "wrong-rules"),
        (HEADER + "Edition: mine@12345678\n", 5, "wrong-edition"),
        (HEADER + "Edition:\n", 5, "wrong-edition"),
    ],
)
def test_a_header_is_refused(text: str, line: int, code: str) -> None:
    assert refused(text) == (line, code)


def test_an_unknown_key_names_the_known_ones() -> None:
    with pytest.raises(RecordError) as caught:
        parse(HEADER + "Date: today\n")
    assert caught.value.details["key"] == "Date"
    assert "Options" in caught.value.details["allowed"]


@pytest.mark.parametrize(
    "options", ["", "advanced", "advanced, opening=random", " opening = random".replace(" = ", "=")]
)
def test_options_are_accepted(options: str) -> None:
    assert verify(parse(f"{HEADER}Options: {options}\n\n")).ply == 0


def test_the_order_of_the_keys_is_free() -> None:
    text = "Wunderkammer: 1\nSeat 2: Ben\nRules: 1\nSeat 1: Ada\nEdition: standard\nGame: artefakt\n"
    assert parse(text).people == ["Ada", "Ben"]
    assert verify(parse(text)).ply == 0


def test_a_record_keeps_to_its_edition() -> None:
    mine = editions.parse(editions.standard_text("artefakt").replace('"standard"', '"mine"'), "artefakt", GAME.figures)
    other = mine._replace(fingerprint="00000000")
    journal = Journal(GAME, ["Ada", "Ben"], edition=mine)
    journal.deal(Random(1))
    text = write(journal.record)
    assert f"\nEdition: mine@{mine.fingerprint}\n" in text
    assert everything(verify(parse(text), mine)) == everything(journal.state)
    assert refused(text) == (4, "wrong-edition")
    assert refused(text, other) == (4, "wrong-edition")
    assert refused(BEGUN, mine)[1] == "wrong-edition"


# What is wrong with a body.


@pytest.mark.parametrize(
    ("text", "line", "code"),
    [
        ("2 stand lady", 17, "wrong-seat"),
        ("9 stand lady", 17, "wrong-seat"),
        ("* roll 3", 17, "unexpected-chance"),
        ("1 stand lady\n1 stand tall", 18, "not-chance"),
        ("1 stand uncle", 17, "unknown-move"),
        ("1 Stand lady", 17, "unknown-move"),
        ("1 move cw", 17, "illegal-move"),
        ("1 ?", 17, "hidden-move"),
        ("1 stand ?", 17, "hidden-move"),
        ("\n; comment\n1 stand lady\n* roll 11", 20, "unknown-move"),
        ("1", 17, "malformed-line"),
        ("1 stand  lady", 17, "malformed-line"),
        ("0 stand lady", 17, "malformed-line"),
        ("01 stand lady", 17, "malformed-line"),
        ("stand lady", 17, "malformed-line"),
        ("*roll 3", 17, "malformed-line"),
        ("Seat 3: Zoe", 17, "malformed-line"),
        ("= 0 0", 17, "not-over"),
        ("=", 17, "malformed-scores"),
        ("= four 3", 17, "malformed-scores"),
        ("=4 3", 17, "malformed-scores"),
        ("= 4  3", 17, "malformed-scores"),
        ("= 0 0\n1 stand lady", 18, "after-the-end"),
        ("= 0 0\n= 0 0", 18, "after-the-end"),
    ],
)
def test_a_body_is_refused(text: str, line: int, code: str) -> None:
    assert refused(f"{BEGUN}{text}\n") == (line, code)


def test_numbers_that_are_too_long_for_python_are_refused() -> None:
    assert refused(f"{HEADER}Rules: {'9' * 5000}\n")[0] == 5
    assert refused(f"{BEGUN}= {'9' * 5000} 3\n")[0] == 17


def test_an_illegal_move_comes_with_its_clause() -> None:
    with pytest.raises(RecordError) as caught:
        verify(parse(f"{BEGUN}1 stand lady\n* roll 1\n1 stand lady\n"))
    assert (caught.value.line, caught.value.code) == (19, "illegal-move")
    assert caught.value.details["move"] == "stand lady"
    assert caught.value.details["reason"] == wk.Reason("already-stands", "artefakt §2.3", {"figure": "lady"})


def test_the_wrong_seat_names_the_right_ones() -> None:
    with pytest.raises(RecordError) as caught:
        verify(parse(f"{BEGUN}2 stand lady\n"))
    assert caught.value.details == {"seat": 2, "expected": [1]}


STARTED = """Wunderkammer: 1
Game: artifact
Options: roles, quick_start
Seat 1: Ada
Seat 2: Ben
Seat 3: Cleo

* unearth africa/weapon
* unearth america/pottery
* unearth mideast/weapon
"""  # 10 lines, then seat 1 is asked to take four markers


@pytest.mark.parametrize(
    ("text", "line", "code"),
    [
        ("2 take ship", 11, "wrong-seat"),
        ("* unearth africa/weapon", 11, "unexpected-chance"),
        ("1 take asia", 11, "illegal-move"),  # out of the game with three players
        ("1 hire africa", 11, "illegal-move"),
        ("1 take europe", 11, "unknown-move"),
        ("1 hire africa with", 11, "unknown-move"),
        ("1 take ?", 11, "hidden-move"),
        ("= 0 0 0", 11, "not-over"),
    ],
)
def test_a_body_of_artifact_is_refused(text: str, line: int, code: str) -> None:
    assert verify(parse(STARTED)).actors() == [0]
    assert refused(f"{STARTED}{text}\n") == (line, code)


@pytest.mark.parametrize("option", ["opening=random", "unused_site=europe", "research=yes"])
def test_options_of_artifact_are_refused(option: str) -> None:
    code = "unknown-option" if option.startswith("opening") else "bad-option-value"
    assert refused(STARTED.replace("roles, quick_start", option)) == (3, code)


DEALT = """Wunderkammer: 1
Game: artisans
Seat 1: Ada
Seat 2: Ben

* deal textile
* deal clay
* deal wood
* deal stone
* deal glass
* deal gold
* deal metal
* deal textile
* deal clay
* deal wood
* deal stone
* deal glass
* market gold
* market metal
* market textile
* market clay
* market wood
* reveal fan
* reveal lamp
* reveal mask
* reveal chest
* reveal doll
"""  # 27 lines, then seat 1 is asked to choose an artisan
TRADING = f"{DEALT}1 choose nightworker\n2 choose farsighted\n2 reserve mask\n"  # then seat 1 has the first turn


@pytest.mark.parametrize(
    ("text", "line", "code"),
    [
        ("2 choose sculptor", 28, "wrong-seat"),
        ("* reveal vase", 28, "unexpected-chance"),
        ("1 token", 28, "illegal-move"),
        ("1 choose painter", 28, "unknown-move"),
        ("1 choose ?", 28, "hidden-move"),
        ("1 choose sculptor\n2 choose sculptor", 29, "illegal-move"),
        ("= 0 0", 28, "not-over"),
    ],
)
def test_a_body_of_artisans_is_refused(text: str, line: int, code: str) -> None:
    assert verify(parse(DEALT)).actors() == [0]
    assert refused(f"{DEALT}{text}\n") == (line, code)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("1 craft fan", "illegal-move"),  # not in the first two rounds
        ("1 take 1", "illegal-move"),  # six cards in hand
        ("1 swap metal 3", "illegal-move"),  # metal lies beside it
        ("1 swap gold 2", "illegal-move"),  # not in hand
        ("1 pass", "illegal-move"),
        ("1 swap metal 6", "unknown-move"),
        ("2 token", "wrong-seat"),
        ("* market gold", "unexpected-chance"),
    ],
)
def test_a_turn_of_artisans_is_refused(text: str, code: str) -> None:
    assert verify(parse(f"{TRADING}1 swap stone 5\n2 token\n1 pass\n")).actors() == [1]
    assert refused(f"{TRADING}{text}\n") == (31, code)


def test_artisans_has_no_options() -> None:
    assert refused(DEALT.replace("Game: artisans", "Game: artisans\nOptions: advanced")) == (3, "unknown-option")


@pytest.mark.parametrize("scores", ["= 4 1", "= 0 4", "= 4", "= 4 0 0", "= -4 0"])
def test_scores_must_match(scores: str) -> None:
    text = (RECORDS / "2-seats.wk").read_text(encoding="utf-8")
    wrong = text.replace("= 4 0\n", f"{scores}\n")
    assert refused(wrong) == (text.count("\n"), "wrong-scores")


def test_nothing_is_played_after_the_end() -> None:
    text = (RECORDS / "2-seats.wk").read_text(encoding="utf-8")
    assert refused(text + "1 skip\n") == (text.count("\n") + 1, "after-the-end")
    assert refused(text.replace("= 4 0\n", "1 skip\n")) == (text.count("\n"), "after-the-end")


def test_negative_scores_are_compared() -> None:
    text = (RECORDS / "artisans-negative.wk").read_text(encoding="utf-8")
    assert text.endswith("= -3 0\n")
    assert refused(text.replace("= -3 0\n", "= 3 0\n")) == (text.count("\n"), "wrong-scores")
    assert refused(text.replace("= -3 0\n", "= - 3 0\n")) == (text.count("\n"), "malformed-scores")


def test_an_illegal_change_anywhere_is_found() -> None:
    """A move repeated is never right twice at the same place, or it changes what follows, or the scores."""
    lines = (RECORDS / "2-seats-both.wk").read_text(encoding="utf-8").split("\n")
    for number in range(8, len(lines) - 2, 5):
        changed = [*lines[:number], *lines[number + 1 :]]
        line, _ = refused("\n".join(changed))
        assert line > number


# Torn and foreign files.


@pytest.mark.parametrize("name", ["2-seats-both", "3-seats-both", "artifact-rules-2-3-seats-both", "artisans-negative"])
def test_torn_after_any_line(name: str) -> None:
    lines = (RECORDS / f"{name}.wk").read_text(encoding="utf-8").split("\n")
    header = lines.index("")
    whole_record = parse("\n".join(lines))
    for number in range(len(lines) - 1):
        assert_unfinished_or_refused("\n".join(lines[:number]) + "\n", whole_record, number > header)


@pytest.mark.parametrize("name", ["2-seats-both", "3-seats-both"])
def test_torn_at_any_byte(name: str) -> None:
    text = (RECORDS / f"{name}.wk").read_text(encoding="utf-8")
    whole_record = parse(text)
    for length in range(0, len(text) - 1, 7):
        assert_unfinished_or_refused(text[:length], whole_record, False)


def assert_unfinished_or_refused(text: str, whole_record: Record, valid: bool) -> None:
    try:
        record = parse(text)
        state = verify(record)
    except RecordError:
        assert not valid
        return
    assert record.scores is None
    assert state.ply == len(record.entries)
    complete = record.entries[:-1]  # the last move may be torn and still be a move: `lay 1` of `lay 10`
    assert complete == whole_record.entries[: len(complete)]


@settings(max_examples=150, deadline=None)
@given(st.binary(max_size=300))
def test_binary_junk_is_refused(tmp_path_factory: pytest.TempPathFactory, junk: bytes) -> None:
    path = tmp_path_factory.getbasetemp() / "junk.wk"
    path.write_bytes(junk)
    with pytest.raises(RecordError):
        verify(read(path))


@settings(max_examples=150, deadline=None)
@given(st.integers(0, 1500), st.text(max_size=8))
def test_junk_in_the_middle_is_refused_or_harmless(place: int, junk: str) -> None:
    text = (RECORDS / "3-seats-both.wk").read_text(encoding="utf-8")
    torn = text[:place] + junk + text[place:]
    try:
        state = verify(parse(torn))
    except RecordError:
        return
    assert state.scores() == [4, 3, 3]


@settings(max_examples=60, deadline=None)
@given(st.lists(st.text(max_size=20), min_size=2, max_size=4))
def test_any_names_come_back(people: list[str]) -> None:
    record = parse(write(Record("artefakt", people)))
    assert record.people == [" ".join(person.split()) for person in people]
    assert verify(record).seats == len(people)


# Replay.


def test_replay_to_a_ply() -> None:
    record = read(RECORDS / "2-seats.wk")
    assert replay(record, 0).ply == 0
    assert everything(replay(record, 0)) == everything(start(record))
    for ply in (1, 10, 100, len(record.entries)):
        assert replay(record, ply).ply == ply
    assert everything(replay(record)) == everything(replay(record, len(record.entries)))


@pytest.mark.parametrize("ply", [-1, 312, 10**9])
def test_a_ply_that_there_is_not(ply: int) -> None:
    with pytest.raises(RecordError) as caught:
        replay(read(RECORDS / "2-seats.wk"), ply)
    assert (caught.value.code, caught.value.details) == ("no-such-ply", {"ply": ply, "last": 311})


def test_positions_tell_the_story_of_the_last_action() -> None:
    record = read(RECORDS / "2-seats.wk")
    states = positions(record)
    assert next(states).story(None) == []
    assert next(states).story(None) == [{"event": "laid", "site": int(record.entries[0].move.split()[1])}]
    assert sum(1 for _ in states) == len(record.entries) - 1


def test_an_unfinished_record_ends_where_it_ends() -> None:
    assert verify(parse(BEGUN)).actors() == [0]


# The journal.


def journal_at(*moves: str, seats: int = 2) -> Journal:
    journal = Journal(GAME, [f"Person {seat + 1}" for seat in range(seats)])
    for words in (*LAID_OUT.replace("* ", "").split("\n")[:-1], *moves):
        enter(journal, words)
    return journal


def enter(journal: Journal, words: str) -> None:
    """`roll 3`, or `2: assign tall 1` for a named seat."""
    seat, colon, move = words.rpartition(": ")
    journal.play(journal.state.action(move), int(seat) - 1 if colon else None)


def at_the_cards(seats: int = 2) -> Journal:
    """All figures stand on site 1, four fragments lie on site 9, and all are asked for their travel cards."""
    standing = [
        move for _ in range(seats) for name in ("bulky", "lady", "tall") for move in ("roll 1", f"stand {name}")
    ]
    dealt = [move for number in range(1, 5) for move in ("roll 9", "colour blue", f"piece {number}")]
    return journal_at(*standing, *dealt, seats=seats)


def ends_at(journal: Journal) -> list[int]:
    """How many actions each seat may take back."""
    return [journal.state.ply - journal.free_to(seat) for seat in range(journal.state.seats)]


def test_nothing_to_take_back_at_first() -> None:
    assert ends_at(Journal(GAME, ["Ada", "Ben"])) == [0, 0]


def test_chance_is_not_taken_back() -> None:
    journal = journal_at("roll 3")
    assert ends_at(journal) == [0, 0]
    enter(journal, "stand lady")
    assert ends_at(journal) == [1, 0]
    enter(journal, "roll 4")
    assert ends_at(journal) == [0, 0]


def test_cards_are_taken_back_until_they_are_revealed() -> None:
    journal = at_the_cards()
    for number, words in enumerate(("bulky 1", "lady 2", "tall 3"), 1):
        enter(journal, f"1: assign {words}")
        assert ends_at(journal) == [number, 0]
    for number, words in enumerate(("bulky 1", "lady 2"), 1):
        enter(journal, f"2: assign {words}")
        assert ends_at(journal) == [0, number]
    enter(journal, "2: assign tall 4")  # the first card is revealed
    assert ends_at(journal) == [0, 0]


def test_interleaved_cards_are_taken_back_to_the_act_of_the_other() -> None:
    journal = at_the_cards()
    for words in ("1: assign bulky 1", "2: assign bulky 4", "2: assign lady 3", "1: assign lady 2"):
        enter(journal, words)
    assert ends_at(journal) == [1, 0]
    enter(journal, "1: assign tall 3")
    assert ends_at(journal) == [2, 0]
    enter(journal, "2: assign tall 1")
    assert ends_at(journal) == [0, 0]


def test_a_move_that_reveals_the_next_card_stands() -> None:
    journal = at_the_cards()
    for seat in (1, 2):
        for number, name in enumerate(("bulky", "lady", "tall"), 1):
            enter(journal, f"{seat}: assign {name} {number}")
    enter(journal, "move cw")  # reveals the card of the other
    assert ends_at(journal) == [0, 0]


def test_own_answers_of_artifact_are_taken_back_until_another_answers() -> None:
    journal = Journal.of(parse(STARTED))
    assert ends_at(journal) == [0, 0, 0]
    for number, marker in enumerate(("museum", "ship", "ship", "africa"), 1):
        enter(journal, f"1: take {marker}")
        assert ends_at(journal) == [number, 0, 0]
    enter(journal, "2: take museum")
    assert ends_at(journal) == [0, 1, 0]


def test_a_hut_that_unearths_a_card_stands() -> None:
    journal = Journal(wk.game("artifact"), ["Ada", "Ben", "Cleo"])
    enter(journal, "1: place africa")
    assert ends_at(journal) == [1, 0, 0]
    enter(journal, "2: place africa")
    assert ends_at(journal) == [0, 1, 0]
    enter(journal, "unearth africa/weapon")
    assert ends_at(journal) == [0, 0, 0]


def test_own_answers_of_artisans_are_taken_back_until_another_answers() -> None:
    journal = Journal.of(parse(DEALT))
    assert ends_at(journal) == [0, 0]
    enter(journal, "1: choose nightworker")
    assert ends_at(journal) == [1, 0]
    enter(journal, "2: choose farsighted")
    enter(journal, "2: reserve mask")
    assert ends_at(journal) == [0, 2]
    enter(journal, "1: token")
    enter(journal, "2: pass")
    assert ends_at(journal) == [0, 1]
    enter(journal, "1: rest")
    assert ends_at(journal) == [1, 0]
    enter(journal, "2: rest")  # a new round: the preview fills the gap and a new one is turned up
    assert ends_at(journal) == [0, 1]
    enter(journal, "reveal vase")
    assert ends_at(journal) == [0, 0]


def test_a_given_fragment_may_be_taken_back() -> None:
    """It lies face down, and its giver knew it: nothing came to light."""
    record = read(RECORDS / "3-seats.wk")
    found = 0
    for number, entry in enumerate(record.entries):
        if entry.move.startswith("give") and record.entries[number + 1].seat != wk.CHANCE:
            journal = Journal.of(Record(record.game, record.people, record.options, entries=record.entries[:number]))
            journal.play(journal.state.action(entry.move), entry.seat)
            assert journal.free_to(entry.seat) <= number
            found += 1
            if found == 3:
                return
    assert found


@pytest.mark.parametrize("setup", all_setups())
def test_taking_back_and_playing_on_gives_the_same_record(setup: Setup) -> None:
    name, seats, options = setup
    rng = Random(seats)
    journal = Journal(wk.game(name), ["x"] * seats, options)
    taken_back = 0
    while journal.state.actor != wk.OVER and journal.state.ply < 250:
        journal.deal(rng)
        if journal.state.actor == wk.OVER:
            break
        seat = rng.choice(journal.state.actors())
        journal.play(rng.choice(journal.state.legal(seat)), seat)
        ply = journal.free_to(seat)
        if ply < journal.state.ply and rng.random() < 0.4:
            taken_back += 1
            assert_back_and_forth(journal, ply)
    assert taken_back > 3


def assert_back_and_forth(journal: Journal, ply: int) -> None:
    now, text = whole(journal.state), write(journal.record)
    again = journal.record.entries[ply:]
    assert len({entry.seat for entry in again}) == 1
    journal.take_back(ply)
    assert journal.state.ply == len(journal.record.entries) == ply
    assert whole(journal.state) == whole(replay(parse(text), ply).copy())
    for entry in again:
        journal.play(journal.state.action(entry.move), entry.seat)
    assert whole(journal.state) == now
    assert write(journal.record) == text


def test_the_end_can_be_taken_back_by_agreement() -> None:
    record = read(RECORDS / "2-seats.wk")
    journal = Journal.of(record)
    assert write(journal.record) == write(record)
    assert ends_at(journal) == [0, 0]
    journal.take_back(len(record.entries) - 1)
    assert journal.record.scores is None
    assert journal.state.actor != wk.OVER
    last = record.entries[-1]
    journal.play(journal.state.action(last.move), last.seat)
    assert write(journal.record) == write(record)


@pytest.mark.parametrize("ply", [-1, 12])
def test_take_back_to_nowhere(ply: int) -> None:
    journal = journal_at("roll 3")
    with pytest.raises(ValueError, match="no ply"):
        journal.take_back(ply)
    assert journal.state.ply == 11


def test_what_is_refused_is_not_written_down() -> None:
    journal = journal_at("roll 3")
    before = write(journal.record)
    with pytest.raises(wk.IllegalMove):
        journal.play(journal.state.action("move cw"))
    with pytest.raises(wk.NotYourTurn):
        journal.play(journal.state.action("stand lady"), 1)
    assert write(journal.record) == before


def test_a_journal_goes_on_from_a_record() -> None:
    journal = Journal.of(parse(BEGUN))
    enter(journal, "1: stand lady")
    assert ends_at(journal) == [1, 0]
    with pytest.raises(RecordError) as caught:
        Journal.of(parse(BEGUN + "1 move cw\n"))
    assert (caught.value.line, caught.value.code) == (17, "illegal-move")
    with pytest.raises(RecordError):
        Journal.of(parse(HEADER + "Rules: 7\n"))


def test_a_journal_saves_what_it_has(tmp_path: Path) -> None:
    journal = journal_at("roll 3")
    journal.save(tmp_path / "game.wk")
    assert everything(verify(read(tmp_path / "game.wk"))) == everything(journal.state)


def test_a_journal_is_refused_like_a_game() -> None:
    with pytest.raises(wk.BadSeats):
        Journal(GAME, ["Ada"])
    with pytest.raises(wk.BadOption):
        Journal(GAME, ["Ada", "Ben"], {"research": True})
