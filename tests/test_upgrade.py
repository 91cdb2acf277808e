"""Games of earlier rules, upgraded while they are read: those of Artifact in `tests/records` that say `Rules: 1`."""

from dataclasses import replace
from pathlib import Path

import pytest
from play import RECORDS

import wunderkammer as wk
from wunderkammer.record import Journal, Record, parse, positions, read, replay, start, upgraded, verify, write
from wunderkammer.record.upgrade import is_unasked

OLD = [path.stem for path in sorted(RECORDS.glob("artifact*.wk")) if read(path).rules == 1]

HEADER = """Wunderkammer: 1
Game: artifact
Rules: 1
Options: research, quick_start
Seat 1: Ada
Seat 2: Ben
Seat 3: Cleo

"""


def old(name: str) -> Record:
    return read(RECORDS / f"{name}.wk")


def added(record: Record) -> list[str]:
    """The answers that are put in, as lines."""
    state = start(record)
    found = []
    for entry in upgraded(record).entries:
        if is_unasked(state, 1):
            found.append(f"{entry.seat + 1} {entry.move}")
        state.play(state.action(entry.move), entry.seat)
    return found


def test_there_are_records_of_version_1() -> None:
    assert len(OLD) == 9


@pytest.mark.parametrize("name", OLD)
def test_all_that_was_played_stays_and_comes_to_the_same_scores(name: str) -> None:
    record, now = old(name), upgraded(old(name))
    state = start(now)
    played = []
    for entry in now.entries:
        if not is_unasked(state, 1):
            played.append(entry)
        state.play(state.action(entry.move), entry.seat)
    assert played == record.entries
    assert state.scores() == record.scores == verify(now).scores()


@pytest.mark.parametrize("name", OLD)
def test_only_shows_and_ends_are_put_in(name: str) -> None:
    verbs = {line.split()[1] for line in added(old(name))}
    assert verbs <= {"show", "end"}
    assert ("end" in verbs) == ("research" in old(name).options)


@pytest.mark.parametrize("name", OLD)
def test_what_is_written_is_of_the_newest_rules(name: str) -> None:
    text = write(upgraded(old(name)))
    assert "\nRules: 2\n" in text
    assert verify(parse(text)).scores() == old(name).scores
    assert upgraded(parse(text)) == parse(text)


@pytest.mark.parametrize("name", OLD)
def test_every_door_upgrades(name: str) -> None:
    record = old(name)
    length = len(upgraded(record).entries)
    assert verify(record).ply == replay(record).ply == length
    assert [state.ply for state in positions(record)] == list(range(length + 1))
    journal = Journal.of(record)
    assert journal.record.entries == [replace(entry, line=0) for entry in upgraded(record).entries]
    assert journal.record.rules == 2


def test_a_seed_plays_the_same_game_by_both_versions() -> None:
    """Where only one answer is possible nothing is drawn: so this is what version 2 made of the seed by itself."""
    then, now = upgraded(old("artifact-seed-2026")), old("artifact-rules-2-seed-2026")
    assert (now.rules, write(then)) == (2, write(now))


def test_a_record_that_stops_after_a_second_action_goes_on_with_the_next_seat() -> None:
    """As it did then: nobody was asked for `end`."""
    record = old("artifact-4-seats-both")
    entries, turns = [], []
    for entry in record.entries:
        entries.append(entry)
        cut = replace(record, entries=list(entries), scores=None)
        if added(cut) and added(cut)[-1].endswith(" end") and upgraded(cut).entries[-1].move == "end":
            turns.append((upgraded(cut).entries[-1].seat, verify(cut).actor))
            if len(turns) == 5:
                break
    assert all(after != before for before, after in turns)
    assert len(turns) == 5


def test_a_record_that_names_no_rules_is_one_of_the_newest() -> None:
    record = replace(old("artifact-4-seats-both"), rules=None)
    assert upgraded(record) is record
    with pytest.raises(wk.RecordError):
        verify(record)


@pytest.mark.parametrize("rules", [0, 3, 99])
def test_rules_that_nobody_knows_are_refused(rules: int) -> None:
    with pytest.raises(wk.RecordError) as caught:
        verify(parse(HEADER.replace("Rules: 1", f"Rules: {rules}")))
    assert (caught.value.code, caught.value.line) == ("wrong-rules", 3)


@pytest.mark.parametrize("name", OLD[:2])
def test_a_mistake_is_named_with_its_line(name: str, tmp_path: Path) -> None:
    lines = (RECORDS / f"{name}.wk").read_text(encoding="utf-8").splitlines()
    lines[120] = "1 role paris" if lines[120] != "1 role paris" else "1 role london"
    path = tmp_path / "wrong.wk"
    path.write_text("\n".join(lines), encoding="utf-8")
    with pytest.raises(wk.RecordError) as caught:
        verify(read(path))
    assert caught.value.line == 121
    assert replay(read(path), 60).ply == 60


def test_a_mistake_after_an_answer_that_was_put_in_is_named_with_its_line() -> None:
    """Entries that are put in stand on no line of their own."""
    record = old("artifact-3-seats-both")
    wrong = replace(record.entries[-1], move="place asia")
    with pytest.raises(wk.RecordError) as caught:
        verify(replace(record, entries=[*record.entries[:-1], wrong]))
    assert caught.value.line == record.entries[-1].line


def test_other_games_are_not_touched() -> None:
    for name in ("3-seats", "artisans-3-seats"):
        assert upgraded(old(name)) is not None
        assert upgraded(old(name)) == old(name)
