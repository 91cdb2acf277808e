"""The rows of a SQLite file page by page, without its schema and its trees: for a file that SQLite cannot follow.

https://www.sqlite.org/fileformat2.html describes all of it. A page that makes no sense holds nothing; what is found is
to be judged by whoever asked. Pages that are in no tree any more may hold rows that are old, but rows of a log do not
change.
"""

import struct
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

USUAL = 4096  # bytes of a page, if nobody says otherwise
HEADER = 100  # bytes before the tree of the first page
TABLE_LEAF, INDEX_LEAF = 0x0D, 0x0A
WAL_HEADER, FRAME_HEADER = 32, 24
INTEGERS = {1: 1, 2: 2, 3: 3, 4: 4, 5: 6, 6: 8}  # bytes, by the type of a value


class Found(NamedTuple):
    """A row, or what an index says of one."""

    indexed: bool
    values: tuple[Any, ...]


class Pages:
    """The newest version of each page, as file and write-ahead log have it."""

    def __init__(self, file: Path) -> None:
        data = file.read_bytes()
        self.size = page_size(data)
        self.all = {
            number + 1: data[number * self.size : (number + 1) * self.size] for number in range(len(data) // self.size)
        }
        wal = file.with_name(f"{file.name}-wal")
        if wal.is_file():
            self.all |= committed(wal.read_bytes(), self.size)
        self.usable = self.size - (self.all[1][20] if self.all[1][:6] == b"SQLite" else 0)

    def rows(self) -> Iterator[Found]:
        for number, page in self.all.items():
            start = HEADER if number == 1 else 0
            if page[start] in (TABLE_LEAF, INDEX_LEAF):
                yield from self.cells(page, start, indexed=page[start] == INDEX_LEAF)

    def cells(self, page: bytes, start: int, indexed: bool) -> Iterator[Found]:
        (count,) = struct.unpack_from(">H", page, start + 3)
        for index in range(min(count, (self.size - start - 8) // 2)):
            (place,) = struct.unpack_from(">H", page, start + 8 + 2 * index)
            try:
                yield Found(indexed, values_of(self.payload(page, place, indexed)))
            except (IndexError, KeyError, UnicodeDecodeError, struct.error, ValueError):
                continue  # of a damaged page nothing can be expected

    def payload(self, page: bytes, place: int, indexed: bool) -> bytes:
        """All bytes of a cell, including those that overflow into other pages."""
        length, place = varint(page, place)
        if not indexed:
            _, place = varint(page, place)  # the number of the row
        most = ((self.usable - 12) * 64 // 255 - 23) if indexed else self.usable - 35
        here = length if length <= most else self.local(length, most)
        if place + here > len(page):
            raise ValueError("beyond the page")
        data = page[place : place + here]
        following = 0 if here == length else struct.unpack_from(">I", page, place + here)[0]
        seen: set[int] = set()
        while len(data) < length:
            if following in seen:
                raise ValueError("a ring")
            seen.add(following)
            more = self.all[following]
            data += more[4 : 4 + min(self.usable - 4, length - len(data))]
            (following,) = struct.unpack_from(">I", more)
        return data

    def local(self, length: int, most: int) -> int:
        """How much of a long cell stands in its page."""
        least = (self.usable - 12) * 32 // 255 - 23
        fitting = least + (length - least) % (self.usable - 4)
        return fitting if fitting <= most else least


def page_size(data: bytes) -> int:
    size = int.from_bytes(data[16:18], "big") if data[:6] == b"SQLite" else USUAL
    return 65536 if size == 1 else size if size >= 512 and size & (size - 1) == 0 else USUAL


def committed(wal: bytes, size: int) -> dict[int, bytes]:
    """The pages of the write-ahead log, as far as it was committed."""
    pages: dict[int, bytes] = {}
    waiting: dict[int, bytes] = {}
    for place in range(WAL_HEADER, len(wal) - FRAME_HEADER - size + 1, FRAME_HEADER + size):
        number, commit = struct.unpack_from(">II", wal, place)
        if wal[place + 8 : place + 16] != wal[16:24]:
            break  # of an earlier round
        waiting[number] = wal[place + FRAME_HEADER : place + FRAME_HEADER + size]
        if commit:
            pages |= waiting
            waiting = {}
    return pages


def varint(data: bytes, place: int) -> tuple[int, int]:
    """A number of one to nine bytes, and the place after it."""
    value = 0
    for index in range(8):
        byte = data[place + index]
        value = value << 7 | byte & 0x7F
        if byte < 0x80:
            return value, place + index + 1
    return value << 8 | data[place + 8], place + 9


def values_of(payload: bytes) -> tuple[Any, ...]:
    end, place = varint(payload, 0)
    kinds = []
    while place < end:
        kind, place = varint(payload, place)
        kinds.append(kind)
    values = []
    for kind in kinds:
        value, place = value_of(payload, place, kind)
        values.append(value)
    if place != len(payload) or not values:
        raise ValueError("no row")
    return tuple(values)


def value_of(payload: bytes, place: int, kind: int) -> tuple[Any, int]:
    if kind in (0, 8, 9):
        return {0: None, 8: 0, 9: 1}[kind], place
    if kind == 7:
        return struct.unpack_from(">d", payload, place)[0], place + 8
    if kind >= 12:
        end = place + (kind - 12) // 2
        return (payload[place:end].decode() if kind % 2 else payload[place:end]), end
    end = place + INTEGERS[kind]
    return int.from_bytes(payload[place:end], "big", signed=True), end
