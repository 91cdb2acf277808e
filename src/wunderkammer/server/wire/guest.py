"""Somebody who watches a table: a queue of messages for them, which never makes anybody else wait."""

import asyncio

from wunderkammer.server.wire.messages import Done, encode

ROOM = 64  # messages that may wait


class Guest:
    """A connection. One that does not keep up is sent away, and comes back with what it has seen."""

    def __init__(self, keys: frozenset[str] = frozenset(), place: str = "") -> None:
        self.place = place  # where it came from: a keyed hash of the address
        self.keys = keys  # hashes of the tokens it came with; which seats they open is asked of the table each time
        self.seats: list[int] = []  # that it was told it plays
        self.waiting: asyncio.Queue[bytes | None] = asyncio.Queue(ROOM + 1)
        self.slow = False

    def tell(self, message: bytes) -> None:
        if self.slow:
            return
        if self.waiting.qsize() >= ROOM:
            self.slow = True
            self.dismiss()
            return
        self.waiting.put_nowait(message)

    def acknowledge(self, id_: str, event: int) -> None:
        self.tell(encode(Done(id_, event)))

    def dismiss(self) -> None:
        """End the connection after the messages that wait; a slow one loses them."""
        if self.slow:
            while not self.waiting.empty():
                self.waiting.get_nowait()
        if not self.waiting.full():
            self.waiting.put_nowait(None)
