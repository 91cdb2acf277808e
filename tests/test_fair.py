"""Fair chance in records: what a host or a player would have to change afterwards is found."""

import hashlib
import json
import sys
from collections import Counter
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from test_docs import DOCS, blocks, text_of

import wunderkammer as wk
from wunderkammer import record
from wunderkammer.core.errors import RecordError
from wunderkammer.core.state import CHANCE, OVER
from wunderkammer.record import Journal, entering, fair
from wunderkammer.record.fair import Fairness
from wunderkammer.record.seals import mixed, promise, seal_of

KEY = bytes(range(32))
SECRETS = ["", "a1" * 32, "b2" * 32]
SEALED = Fairness(
    "Table_1",
    KEY,
    (),
    seals=[seal_of(one) if one else "" for one in SECRETS],
    secrets=SECRETS,
    aborted=[0, 2, 0],
    shown=fair.commitment(KEY),
)
secret_texts = st.binary(min_size=32, max_size=32).map(bytes.hex)


def played(fairness: Fairness, actions: int | None = 40) -> str:
    """The text of a record whose chance followed from this; None: to its end."""
    journal = Journal(wk.game("artefakt"), ["Ada", "Ben", "Cleo"], {})
    rng = Random(1)
    while journal.state.actor != OVER and (actions is None or len(journal.record.entries) < actions):
        state = journal.state
        journal.play(fairness.outcome(state) if state.actor == CHANCE else rng.choice(state.legal()))
    return fair.written(journal.record, fairness)


TEXT = played(SEALED)
NOTE = TEXT.splitlines()[1]


def checked(text: str, shown: str = "") -> int:
    fairness = fair.noted(text)
    assert fairness is not None
    if shown:
        fair.check_commitment(fairness, shown)
    return fair.check(record.parse(text), fairness)


def told(**changes: object) -> str:
    """The record with another note."""
    note = json.loads(NOTE.removeprefix(fair.MARK)) | changes
    return TEXT.replace(NOTE, fair.MARK + json.dumps(note))


def wrong(text: str, shown: str = "") -> str:
    with pytest.raises(RecordError) as caught:
        checked(text, shown)
    return caught.value.code


def test_the_note_holds_everything_and_everything_is_checked() -> None:
    assert fair.noted(TEXT) == SEALED
    assert checked(TEXT) == sum(entry.seat == CHANCE for entry in record.parse(TEXT).entries)
    assert checked(TEXT, fair.commitment(KEY).upper()) > 0
    assert checked(TEXT, f" {SEALED.promise}\n") > 0
    assert SEALED.promise == promise("Table_1", fair.commitment(KEY), SEALED.seals)


def test_a_host_who_took_another_key_is_found() -> None:
    """The host grinds keys when the seals are on the table, plays by the best, and changes the note to fit."""
    key = bytes(31) + b"!"
    text = played(SEALED._replace(key=key))
    assert checked(text) > 0, "alone it is consistent"
    assert wrong(text, fair.commitment(KEY)) == "wrong-commitment"
    assert wrong(text, SEALED.promise) == "wrong-commitment"
    assert wrong(told(key=key.hex())) == "wrong-commitment"
    assert wrong(told(key=key.hex(), commitment=fair.commitment(key))) == "unfair-outcome"


def test_a_host_who_took_another_secret_for_a_friend_is_found() -> None:
    """The key stays, so its commitment alone would not tell; the fingerprint of the promise does."""
    other = ["", "a1" * 32, "cc" * 32]
    text = played(SEALED._replace(secrets=other, seals=["", SEALED.seals[1], seal_of(other[2])]))
    assert checked(text, fair.commitment(KEY)) > 0
    assert wrong(text, SEALED.promise) == "wrong-commitment"
    assert wrong(told(secrets=other)) == "wrong-seal"
    assert wrong(told(secrets=["dd" * 32, *SECRETS[1:]])) == "wrong-seal", "a secret for a seat that was covered"
    assert wrong(told(secrets=["", "", SECRETS[2]])) == "wrong-seal", "none for a seat that had sealed"


def test_an_outcome_that_was_changed_is_found() -> None:
    line = next(line for line in TEXT.splitlines() if line.startswith("* roll"))
    other = "* roll 1" if line != "* roll 1" else "* roll 2"
    assert wrong(TEXT.replace(line, other, 1)) == "unfair-outcome"


@pytest.mark.parametrize(
    "changes",
    [
        {"seals": []},
        {"seals": ["", ""]},
        {"seals": "ab"},
        {"secrets": [None, "", ""]},
        {"secrets": ["", "a1", ""]},
        {"secrets": ["", "A1" * 32, ""]},
        {"aborted": [0, -1, 0]},
        {"aborted": [0, 10**9, 0]},
        {"aborted": [0, True, 0]},
        {"aborted": 3},
        {"commitment": 5},
        {"commitment": "5"},
        {"table": "a b"},
        {"key": "xyz"},
        {"from": -1},
    ],
)
def test_a_note_that_is_none_is_refused(changes: dict[str, object]) -> None:
    assert wrong(told(**changes)) == "bad-fairness"


@pytest.mark.parametrize("note", ["[]", "5", "null", '"table"', "{}", "[" * 5000, "{" * 5000])
def test_what_is_no_note_at_all_is_refused(note: str) -> None:
    assert wrong(TEXT.replace(NOTE, fair.MARK + note)) == "bad-fairness"


def test_a_note_for_another_number_of_seats_is_refused() -> None:
    four = {name: [*getattr(SEALED, name), new] for name, new in (("seals", ""), ("secrets", ""), ("aborted", 0))}
    assert wrong(told(**four)) == "bad-fairness"


def test_records_with_words_are_checked_as_ever() -> None:
    old = Fairness("Table_1", KEY, ["", "abracadabra; ü", ""])
    text = played(old)
    assert fair.noted(text) == old
    assert json.loads(text.splitlines()[1].removeprefix(fair.MARK)) == {
        "table": "Table_1",
        "key": KEY.hex(),
        "words": ["", "abracadabra; ü", ""],
    }
    assert checked(text, fair.commitment(KEY)) > 0
    assert wrong(text.replace("abracadabra", "hocuspocus")) == "unfair-outcome"
    assert wrong(text, SEALED.promise) == "wrong-commitment"


def test_the_derivation_is_the_one_that_is_written_down() -> None:
    """Numbers that must never change: records of today are checked by the programs of tomorrow."""
    assert seal_of("00" * 32) == hashlib.sha256(bytes(32)).hexdigest()
    assert mixed(KEY, "Table_1", SECRETS).hex() == "6f2358e5cf71b0d660ae42d8f989b85fa9671a8e59e5fbeb0d9e1873da8ce855"
    words = Fairness("Table_1", KEY, ["", "ü"])
    assert [SEALED.below(1000, ply) for ply in range(5)] == [655, 916, 513, 767, 341]
    assert [words.below(1000, ply) for ply in range(5)] == [102, 266, 835, 685, 115]


@given(st.lists(st.just("") | secret_texts, min_size=2, max_size=5), st.binary(min_size=32, max_size=32), st.data())
def test_every_part_counts_and_the_same_parts_give_the_same(
    secrets: list[str], key: bytes, data: st.DataObject
) -> None:
    game = mixed(key, "t", secrets)
    assert game == mixed(key, "t", list(secrets))
    seat = data.draw(st.integers(0, len(secrets) - 1))
    other = data.draw(st.just("") | secret_texts)
    changed = [*secrets[:seat], other, *secrets[seat + 1 :]]
    assert (mixed(key, "t", changed) == game) == (changed == secrets)
    assert mixed(key, "u", secrets) != game
    assert mixed(key[:-1] + bytes([key[-1] ^ 1]), "t", secrets) != game


@given(st.integers(1, 10**30), st.integers(0, 10**6))
def test_a_draw_is_below_its_bound_and_always_the_same(bound: int, ply: int) -> None:
    found = SEALED.below(bound, ply)
    assert 0 <= found < bound
    assert found == SEALED.below(bound, ply)


def test_draws_are_even() -> None:
    """Chi-square of a die over 6,000 draws, with keys that people have mixed: 5 degrees of freedom, p = 0.00001."""
    counts = Counter(SEALED._replace(secrets=["", f"{number:064x}", ""]).below(6, number % 7) for number in range(6000))
    assert sum((counts[face] - 1000) ** 2 / 1000 for face in range(6)) < 30.86


def test_the_check_by_hand_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("game.wk").write_text(TEXT, encoding="utf-8")
    (program,) = blocks(text_of(DOCS / "fair-chance.md"), "python")
    exec(compile(program, "fair-chance.md", "exec"), {"__name__": "example"})
    lines = capsys.readouterr().out.splitlines()
    assert lines[:3] == ["True", "True", f"fingerprint of the promise {SEALED.promise}"]
    assert int(lines[3].split()[3]) % 5 == SEALED.below(5, 0)


def test_a_record_is_verified_in_one_replay(monkeypatch: pytest.MonkeyPatch) -> None:
    text = played(SEALED, None)
    game = record.parse(text)
    entered: list[str] = []
    enter = entering.enter

    def counted(state: wk.State, entry: record.Entry) -> None:
        entered.append(entry.move)
        enter(state, entry)

    for module in ("replay", "fair"):
        monkeypatch.setattr(sys.modules[f"wunderkammer.record.{module}"], "enter", counted)
    found = record.verify_all(game, lambda: fair.noted(text), finished=True)
    assert (found.state.actor, found.fairness, found.outcomes) == (OVER, SEALED, checked_outcomes(game))
    assert entered == [entry.move for entry in game.entries]


def checked_outcomes(game: record.Record) -> int:
    return sum(entry.seat == CHANCE for entry in game.entries)


def test_what_is_wrong_with_chance_is_told_after_all_else() -> None:
    game = record.parse(TEXT)
    unfair = SEALED._replace(key=bytes(32), shown=fair.commitment(bytes(32)))
    with pytest.raises(RecordError, match="unfair outcome"):
        record.verify_all(game, lambda: unfair)
    with pytest.raises(RecordError, match="not finished"):
        record.verify_all(game, lambda: unfair, finished=True)
    game.entries[-1] = record.Entry(game.entries[-1].seat, "nonsense", 99)
    with pytest.raises(RecordError) as caught:
        record.verify_all(game, lambda: unfair)
    assert caught.value.line == 99
