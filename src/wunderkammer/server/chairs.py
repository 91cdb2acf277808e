"""The chairs round a table: who sits where, and who may sit down."""

from collections.abc import Sequence
from typing import Literal

from wunderkammer import bots
from wunderkammer.server import events as ev
from wunderkammer.server.refusal import Refused
from wunderkammer.server.tokens import opens

NAME = 40  # characters, at most


class Seat:
    def __init__(self, chair: ev.Chair) -> None:
        self.kind: str = chair.kind
        self.name = chair.name
        self.level = chair.level
        self.token = chair.token
        self.lang = chair.lang
        self.absent = False  # a bot plays for the person

    @property
    def automatic(self) -> bool:
        """A bot answers for it."""
        return self.kind == "bot" or self.absent

    def kept(self) -> ev.Chair:
        """The same for another game."""
        kind: Literal["person", "bot"] = "bot" if self.kind == "bot" else "person"
        return ev.Chair(kind, self.name, self.level, self.token, self.lang)


class Chairs:
    def __init__(self, chairs: Sequence[ev.Chair]) -> None:
        self.all = [Seat(chair) for chair in chairs]
        self.left = 0  # so often somebody got up before the game

    @property
    def full(self) -> bool:
        return not self.free_seats()

    def free_seats(self) -> list[int]:
        """As people count them."""
        return [number for number, seat in enumerate(self.all, 1) if seat.kind == "free"]

    def holder(self, token: str) -> int | None:
        """Whose seat a token opens. All are compared, so that the time tells nothing."""
        found = [number for number, seat in enumerate(self.all) if opens(token, seat.token)]
        return found[0] if found else None

    def others(self, seat: int) -> list[int]:
        """The people besides one who have a say."""
        return [
            number for number, one in enumerate(self.all) if number != seat and one.kind == "person" and not one.absent
        ]

    def for_person(self, seat: int | None, token: str, listed: bool) -> int:
        """The seat that somebody may take; Refused if there is none."""
        if token:
            held = self.holder(token)
            if held is None or seat not in (None, held):
                raise Refused("wrong-token")
            return held
        if not listed:
            raise Refused("by-invitation")
        free = [number - 1 for number in self.free_seats()]
        if not free:
            raise Refused("table-full")
        if seat is not None and seat not in free:
            raise Refused("seat-taken", free=[number + 1 for number in free])
        return free[0] if seat is None else seat

    def free_name(self, name: str, seat: int) -> str:
        """A name on one line that nobody else has, and no bot."""
        words = " ".join(name.split())
        taken = {one.name.casefold() for number, one in enumerate(self.all) if number != seat and one.name}
        if not 0 < len(words) <= NAME or not words.isprintable():
            raise Refused("bad-name", name=words[:NAME])
        if words.casefold() in taken or words.casefold() in bots.bots():
            raise Refused("same-name", name=words)
        return words

    def sit(self, event: ev.Sat) -> None:
        seat = self.all[event.seat]
        seat.kind, seat.name, seat.token, seat.lang = "person", event.name, event.token, event.lang

    def leave(self, number: int, before: bool) -> None:
        seat = self.all[number]
        if before:
            seat.kind, seat.name = "free", ""
            self.left += 1
        else:
            seat.absent = True

    def people(self) -> list[str]:
        """The names for the record."""
        return [seat.name if seat.kind == "person" else seat.level for seat in self.all]
