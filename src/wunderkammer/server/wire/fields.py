"""What fields of messages may hold, the same wherever it comes in."""

from typing import Annotated

from msgspec import Meta

from wunderkammer import editions

Id = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[!-~]*$")]
LARGEST = 2**53 - 1  # what every language can count to
Number = Annotated[int, Meta(ge=0, le=LARGEST)]
SeatNumber = Annotated[int, Meta(ge=0, le=4)]
Move = Annotated[str, Meta(max_length=80)]
Drawn = Annotated[str, Meta(pattern="^[0-9A-Za-z_-]{22,64}$")]  # 128 random bits or more
Figures = Annotated[str, Meta(max_length=editions.SIZE)]  # of an edition
Written = Annotated[str, Meta(max_length=65_536)]  # the text of a record

Digest = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]  # 32 bytes


def one_of(*words: str) -> Meta:
    return Meta(extra_json_schema={"enum": list(words)})


Phase = Annotated[str, one_of("gathering", "playing", "over")]
