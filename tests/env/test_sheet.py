"""A sheet of numbers, byte for byte."""

import numpy as np
import pytest
from librt.vecs import vec
from mypy_extensions import i64

from wunderkammer.core.sheet import Notes, Part, Sheet
from wunderkammer.env.table import numbers

SIZE = 24


def blank() -> Sheet:
    return Sheet(vec[i64]([0] * (SIZE // 8)))


def written(sheet: Sheet) -> list[int]:
    return [int(number) for number in numbers(sheet.words)]


@pytest.mark.parametrize("number", [1, 127, 128, 200, 255])
@pytest.mark.parametrize("place", range(SIZE))
def test_a_number_at_every_place(number: int, place: int) -> None:
    sheet = blank()
    for at in range(SIZE):
        sheet.number("n", number if at == place else 0, 255)
    assert written(sheet) == [number if at == place else 0 for at in range(SIZE)]


def test_numbers_beside_each_other() -> None:
    sheet = blank()
    for at in range(SIZE):
        sheet.number("n", 255 - at, 255)
    assert written(sheet) == [255 - at for at in range(SIZE)]


@pytest.mark.parametrize(("number", "told"), [(-3, 0), (0, 0), (7, 7), (10, 10), (11, 10), (1 << 40, 10)])
def test_what_lies_beyond_the_bounds_is_told_as_the_bound(number: int, told: int) -> None:
    sheet = blank()
    sheet.number("n", number, 10)
    assert written(sheet)[0] == told


@pytest.mark.parametrize("which", range(-1, 11))
def test_one_of_several(which: int) -> None:
    sheet = blank()
    sheet.number("before", 3, 9)
    sheet.one_of("one", which, 11)
    sheet.number("after", 4, 9)
    row = [0] * 11
    if which >= 0:
        row[which] = 1
    assert written(sheet)[:13] == [3, *row, 4]


def test_several_of_the_same_kind() -> None:
    sheet = blank()
    sheet.several_of("some", 0x302, 3, 4, 3)
    sheet.number("after", 5, 9)
    assert written(sheet)[:10] == [0, 1, 0, 0, 0, 0, 0, 0, 1, 5]


def test_packed_counts_and_sets() -> None:
    sheet = blank()
    sheet.counts("counts", 0o4071, 5, 3, 7)
    sheet.flags("set", 0b1011, 5)
    assert written(sheet)[:10] == [1, 7, 0, 4, 0, 1, 1, 0, 1, 0]


@pytest.mark.parametrize("bits", range(1, 8))
@pytest.mark.parametrize("before", range(9))
def test_packed_counts_of_all_widths_at_every_place(bits: int, before: int) -> None:
    most = (1 << bits) - 1
    row = [most, 0, *(at % (most + 1) for at in range(63 // bits - 3)), most][: SIZE - before - 1]
    sheet = Sheet(vec[i64]([0] * (2 * SIZE // 8)))
    sheet.one_of("before", -1, before)
    sheet.counts("counts", sum(one << (bits * at) for at, one in enumerate(row)), len(row), bits, most)
    sheet.number("after", 200, 255)
    assert written(sheet)[: before + len(row) + 2] == [0] * before + row + [200, 0]


@pytest.mark.parametrize("before", range(9))
def test_numbers_of_a_byte_each(before: int) -> None:
    sheet = blank()
    sheet.one_of("before", -1, before)
    sheet.numbers("numbers", 127 << 56 | 3 << 16 | 127, 8, 127)
    assert written(sheet) == [0] * before + [127, 0, 3, 0, 0, 0, 0, 127] + [0] * (SIZE - 8 - before)


@pytest.mark.parametrize("words", range(10))
def test_wiping_out(words: int) -> None:
    sheet = Sheet(vec[i64]([-1] * (words + 2)))
    sheet.blank(8, 8 * words)
    assert written(sheet) == [255] * 8 + [0] * 8 * words + [255] * 8


def test_writing_goes_on_where_it_was_wiped_out() -> None:
    sheet = Sheet(vec[i64]([-1] * 3))
    sheet.blank(8, 8)
    sheet.number("n", 6, 9)
    assert written(sheet)[8] == 6


def test_notes_say_what_stands_where() -> None:
    sheet = blank()
    notes = Notes()
    sheet.notes = notes
    sheet.number("round", 1, 12)
    sheet.of("player", 2)
    sheet.one_of("figures", 0, 3)
    sheet.one_of("figures", 1, 3)
    assert not sheet.skip(4)
    sheet.of("middle", 0)
    sheet.numbers("colours", 0, 3, 8)
    assert notes.parts == [
        Part("round", 0, 1, 12),
        Part("player 2 figures", 1, 6, 1),
        Part("middle colours", 7, 3, 8),
    ]


def test_windows_show_the_memory_itself() -> None:
    sheet = blank()
    window = numbers(sheet.words)
    assert window.dtype == np.uint8
    sheet.number("n", 9, 9)
    assert window[0] == 9
