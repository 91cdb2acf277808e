"""The bad input that is kept (`tests/corpus`), and mutations of it: the same ones for the same seed."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

CORPUS = Path(__file__).parent / "corpus"
LONGEST = 60_000  # bytes of a mutation: what a server reads
STRANGE = [
    *(
        b"\xff",
        b"\xed\xa0\x80",
        b"\xc0\x80",
        b"\0",
        b"\r",
        b"\n",
        b"\n\n",
        b"\xe2\x80\xa8",
        b"\xc2\x85",
        b"\xef\xbb\xbf",
    ),
    *(
        b"\\ud800",
        b"\\u0000",
        b'"',
        b"'",
        b'"""',
        b"'''",
        b"{",
        b"}",
        b"[",
        b"]",
        b"{ $x }",
        b"%",
        b";",
        b":",
        b"=",
        b".",
    ),
    *(
        b"null",
        b"NaN",
        b"1e999",
        b"-1",
        b"9" * 400,
        b"[" * 400,
        b'{"a":' * 400,
        b"a." * 400,
        b"x" * 2_000,
        b"\xcc\x81" * 50,
    ),
]


def seeds(folder: str) -> list[Path]:
    found = sorted((CORPUS / folder).iterdir())
    assert found, folder
    return found


def contents(folder: str) -> list[bytes]:
    return [path.read_bytes() for path in seeds(folder)]


def mutations(folder: str, count: int, seed: int = 1) -> Iterator[bytes]:
    """So many of them, each of one file, sometimes crossed with another."""
    rng = Random(f"{folder} {seed}")
    known = contents(folder)
    for _ in range(count):
        data = bytearray(rng.choice(known)[:LONGEST])
        for _ in range(rng.randint(1, 4)):
            mutate(rng, data, known)
        yield bytes(data[:LONGEST])


def mutate(rng: Random, data: bytearray, known: list[bytes]) -> None:
    """One change, somewhere."""
    start = rng.randrange(len(data) + 1)
    end = min(len(data), start + rng.choice([1, 4, 30, 300]))
    match rng.randrange(6):
        case 0:
            del data[start:end]
        case 1:
            data[start:start] = rng.choice(STRANGE)
        case 2:
            data[start:end] = rng.choice(STRANGE)
        case 3:
            data[start:start] = data[start:end] * rng.choice([1, 2, 50])
        case 4:
            other = rng.choice(known)
            cut = rng.randrange(len(other) + 1)
            data[start:end] = other[cut : cut + 500]
        case _ if data:
            data[start % len(data)] ^= 1 << rng.randrange(8)
