"""Records that are made to be large or to mislead: a clear error, in bounded memory."""

import tracemalloc
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import wunderkammer as wk
from wunderkammer import record
from wunderkammer.record import fair, text
from wunderkammer.texts import LANGUAGES, Speaker

HEAD = "Wunderkammer: 1\nGame: artefakt\nSeat 1: Ada\nSeat 2: Ben\n"
NOTE = '; Fair: {"table": "t", "key": "00", "words": ["", ""]}'


@contextmanager
def measured() -> Iterator[list[int]]:
    """The most memory that was taken meanwhile, in bytes."""
    peak: list[int] = []
    tracemalloc.start()
    try:
        yield peak
    finally:
        peak.append(tracemalloc.get_traced_memory()[1])
        tracemalloc.stop()


def refused(content: str) -> wk.RecordError:
    with pytest.raises(wk.RecordError) as caught:
        record.verify(record.parse(content))
    return caught.value


@pytest.mark.parametrize(
    "note",
    [
        "[]",
        "5",
        "null",
        "true",
        '"text"',
        "{}",
        "",
        "[" * 100_000,
        '{"a":' * 100_000,
        '{"table": "t", "key": "00", "words": null}',
        '{"table": "t", "key": "00", "words": "ab"}',
        '{"table": "t", "key": "00", "words": {"a": 1}}',
        '{"table": "t", "key": "00", "words": [1, 2]}',
        '{"table": "t", "key": "00", "words": ["\\ud800", ""]}',
        '{"table": "t", "key": 5, "words": []}',
        '{"table": "t", "key": "0", "words": []}',
        '{"table": ["t"], "key": "00", "words": []}',
        '{"table": "t", "key": "00", "words": [], "from": -1}',
        '{"table": "t", "key": "00", "words": [], "from": 1.5}',
        '{"table": "t", "key": "00", "words": [], "from": ' + "9" * 5_000 + "}",
        '{"table": "t", "words": []}',
    ],
)
def test_a_note_about_chance_that_is_none(note: str) -> None:
    with pytest.raises(wk.RecordError) as caught:
        fair.noted(f"{HEAD}; Fair: {note}\n")
    assert (caught.value.code, caught.value.line) == ("bad-fairness", 5)


@pytest.mark.parametrize("sign", ["\u2028", "\u2029", "\x85", "\x0b", "\x0c", "\x1c", "\x1d", "\x1e", "\r"])
def test_a_note_cannot_hide_behind_another_end_of_line(sign: str) -> None:
    hidden = HEAD.replace("Ada", f"Ada{sign}{NOTE}")
    assert fair.noted(hidden) is None
    assert fair.noted(HEAD + NOTE) is not None


def test_lines_end_with_lf_or_crlf() -> None:
    assert list(text.lines_of("a\r\nb\n\nc\u2028d\re\r\r\n")) == [(1, "a"), (2, "b"), (3, ""), (4, "c\u2028d\re\r")]
    assert list(text.lines_of("a\nb")) == [(1, "a"), (2, "b")]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("content", "code"),
    [
        (HEAD + "\n* " + "x" * 81, "malformed-line"),
        (HEAD + "\n* " + "x" * 1_000_000, "malformed-line"),
        (HEAD + "\n* lay " + "9" * 100_000, "malformed-line"),
        (HEAD + "\n1" * 100_000, "malformed-line"),
        (HEAD + "\n= " + "1 " * 100_000, "malformed-scores"),
        (HEAD + "\n= 1 1\n" + "1 x " * 100_000, "after-the-end"),
        (HEAD + "x" * 100_000, "malformed-header"),
        (HEAD + "Options: " + "x" * 100_000, "malformed-header"),
        (HEAD.replace("Ada", "A" * 100_000), "malformed-header"),
        (HEAD + "Options: " + "x" * 900, "unknown-option"),
        (HEAD + "Options: " + "x=" * 400, "unknown-option"),
        (HEAD + "Edition: " + "x" * 900, "wrong-edition"),
        (HEAD + "Rules: " + "9" * 900, "wrong-rules"),
        (HEAD + "Seat " + "3" * 900 + ": X", "unknown-key"),
        (HEAD.replace("artefakt", "x" * 900), "unknown-game"),
        (HEAD.replace(": 1", ": " + "1" * 900), "unknown-version"),
    ],
)
def test_what_is_very_long_is_refused_and_can_be_told(content: str, code: str, lang: str) -> None:
    error = refused(content)
    assert error.code == code
    assert len(str(error)) < 1_100
    assert len(Speaker(lang).error(error)) < 1_200


def test_a_file_that_is_too_large_is_not_read_further(tmp_path: Path) -> None:
    path = tmp_path / "large.wk"
    path.write_text(HEAD + "\n" + "* lay 1\n" * (text.SIZE // 4), encoding="utf-8")
    with measured() as peak, pytest.raises(wk.RecordError) as caught:
        record.read(path)
    assert (caught.value.code, caught.value.details) == (
        "record-size",
        {"file": str(path), "allowed": text.SIZE},
    )
    assert peak[0] < 2 * text.SIZE
    assert refused(HEAD + ";" * text.SIZE).code == "record-size"


def test_a_record_takes_bounded_memory() -> None:
    content = HEAD + "\n" + "1 a\n" * 20_000
    with measured() as peak:
        assert len(record.parse(content).entries) == 20_000
    assert peak[0] < 30 * len(content), peak
