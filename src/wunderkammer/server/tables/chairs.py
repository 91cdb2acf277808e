"""The chairs around a table: who sits where, and who may sit down."""

import os
import unicodedata
from collections.abc import Iterable, Sequence
from typing import Literal

from wunderkammer import bots
from wunderkammer.bots import personas
from wunderkammer.server.tables import events as ev
from wunderkammer.server.tables import names
from wunderkammer.server.tables.refusal import Refused, counted
from wunderkammer.server.tables.tokens import hashed, same

DEVICES = 8  # on which one seat can be played at the same time
OPEN_SEATS = int(os.environ.get("WUNDERKAMMER_OPEN_SEATS", "1"))  # that one address may take without an invitation


class Seat:
    def __init__(self, chair: ev.Chair) -> None:
        self.kind: str = chair.kind
        self.name = chair.name
        self.level = chair.level
        self.invitation = chair.token if chair.kind != "person" else ""  # the hash of what lets somebody sit down here
        self.tokens = [chair.token, *chair.more] if chair.kind == "person" else []  # hashes, one for each device
        self.offer: ev.Offered | None = None  # of a token for one more device
        self.reserved = chair.reserved  # only the invitation opens it, even at a listed table
        self.place = ""  # where the person came from, if without an invitation
        self.seals = chair.seals  # a secret, before the first draw
        self.absent = chair.away  # a bot plays for the person
        self.earlier = 0  # how many people sat here before and left

    @property
    def automatic(self) -> bool:
        """A bot answers for it."""
        return self.kind == "bot" or self.absent

    def kept(self) -> ev.Chair:
        """The same for another game."""
        kind: Literal["person", "bot"] = "bot" if self.kind == "bot" else "person"
        token = self.tokens[0] if self.tokens else ""
        return ev.Chair(kind, self.name, self.level, token, away=self.absent, seals=self.seals, more=self.tokens[1:])


class Chairs:
    def __init__(self, chairs: Sequence[ev.Chair], company: Sequence[str] = ()) -> None:
        self.all = [Seat(chair) for chair in chairs]
        self.company = list(company)  # personas for the bots
        self.left = 0  # so often somebody got up before the game

    @property
    def full(self) -> bool:
        return not self.free_seats()

    def free_seats(self) -> list[int]:
        return [number for number, seat in enumerate(self.all) if seat.kind == "free"]

    def holder(self, key: str) -> int | None:
        """The seat of the token with this hash. All are compared, so that timing reveals nothing."""
        found = [number for number, seat in enumerate(self.all) for token in seat.tokens if same(key, token)]
        return found[0] if found else None

    def played_with(self, keys: frozenset[str]) -> list[int]:
        """The seats that tokens with these hashes open now; looked up each time, since a seat may change hands."""
        return [number for number, seat in enumerate(self.all) if not keys.isdisjoint(seat.tokens)]

    def meant(self, invitation: str) -> int:
        """The seat that an invitation is for; Refused if it is none."""
        key = hashed(invitation)
        found = [number for number, seat in enumerate(self.all) if same(key, seat.invitation)]
        if not found:
            raise Refused("wrong-token")
        return found[0]

    def invited(self, invitation: str) -> int:
        """The same; Refused if the seat is taken."""
        seat = self.meant(invitation)
        if self.all[seat].kind != "free":
            raise Refused("invitation-used")
        return seat

    def with_bot(self, invitation: str) -> int:
        """The same; Refused if no bot sits there."""
        seat = self.meant(invitation)
        if self.all[seat].kind != "bot":
            raise Refused("no-bot-there")
        return seat

    def unknown(self, key: str) -> str:
        """The hash of a secret that opens nothing here yet; else nobody could tell whose it is."""
        known = [one for seat in self.all for one in (*seat.tokens, seat.invitation, seat.offer and seat.offer.code)]
        if any([same(key, one) for one in known if one]):  # noqa: C419 - all are compared
            raise Refused("known-secret")
        return key

    def offered(self, code: str, now: float) -> int:
        """The seat that a code with this hash opens on one more device; Refused if the code is wrong or too old."""
        open_ = [(number, seat.offer) for number, seat in enumerate(self.all) if seat.offer is not None]
        found = [number for number, offer in open_ if same(code, offer.code) and now <= offer.until]
        if not found:
            raise Refused("wrong-code")
        if len(self.all[found[0]].tokens) >= DEVICES:
            raise Refused("many-devices", allowed=DEVICES)
        return found[0]

    def hand_over(self, event: ev.Renewed | ev.Offered | ev.Carried) -> None:
        """The person in the seat has new secrets."""
        seat = self.all[event.seat]
        seat.offer = event if isinstance(event, ev.Offered) else None
        if not isinstance(event, ev.Offered):
            seat.tokens = [*(seat.tokens if isinstance(event, ev.Carried) else []), event.token]

    def others(self, seat: int) -> list[int]:
        """The people besides one, also those who are away: they may come back."""
        return [number for number, one in enumerate(self.all) if number != seat and one.kind == "person"]

    def away(self, seats: Iterable[int]) -> list[int]:
        return [seat for seat in seats if self.all[seat].absent]

    def for_guest(self, seat: int | None, invitation: str) -> int:
        """The seat that somebody may take with an invitation."""
        found = self.invited(invitation)
        if seat not in (None, found):
            raise Refused("wrong-token")
        return found

    def for_anybody(self, seat: int | None, place: str) -> int:
        """The seat that somebody may take at a listed table: not a reserved one, and one only for each address."""
        free = self.free_seats()
        if not free:
            raise Refused("table-full")
        if seat is not None and seat not in free:
            raise Refused("seat-taken", free=counted(free))
        wanted = [number for number in free if not self.all[number].reserved and seat in (None, number)]
        if not wanted:
            raise Refused("by-invitation")
        if sum(one.place == place for one in self.all) >= OPEN_SEATS:
            raise Refused("second-seat", allowed=OPEN_SEATS)
        return wanted[0]

    def free_name(self, name: str, seat: int | None, besides: Iterable[str] = ()) -> str:
        """A name on one line that can be seen, and that nobody else has, nor one like it, and no bot."""
        words = unicodedata.normalize("NFC", " ".join(name.split()))
        seated = [one.name for number, one in enumerate(self.all) if number != seat and one.name]
        others = [*seated, *bots.names(), *besides]
        if not names.is_name(words):
            raise Refused("bad-name", name=words[: names.LONGEST])
        if names.folded(words) in map(names.folded, others):
            raise Refused("same-name", name=words)
        if (like := names.alike(words, others)) is not None:
            raise Refused("similar-name", name=words, like=like)
        return words

    def sit(self, event: ev.Sat) -> None:
        seat = self.all[event.seat]
        seat.kind, seat.name, seat.seals, seat.absent = "person", event.name, event.seals, False
        if event.token not in seat.tokens:  # else it is another name
            seat.tokens, seat.place, seat.offer = [event.token], event.place, None

    def fill(self, event: ev.Filled) -> None:
        for number in event.seats:
            self.all[number].kind, self.all[number].level = "bot", event.level

    def free(self, number: int) -> None:
        self.all[number].kind, self.all[number].level = "free", ""

    def change(self, event: ev.Changed) -> None:
        """More seats or fewer, and other bots; people stay where they are, and invitations stay valid."""
        self.all = [*self.all, *(Seat(ev.Chair(token=one)) for one in event.invitations)][: len(event.bots)]
        for seat, level in zip(self.all, event.bots, strict=True):
            if seat.kind != "person":
                seat.kind, seat.level = "bot" if level else "free", level

    def leave(self, number: int, before: bool) -> None:
        seat = self.all[number]
        if before:
            seat.kind, seat.name, seat.tokens, seat.place, seat.offer = "free", "", [], "", None
            seat.earlier += 1
            self.left += 1
        else:
            seat.absent = True

    def miss(self, event: ev.Missed) -> None:
        """Nobody waits for them any longer: a bot plays until they are back."""
        for number in event.seats:
            self.all[number].absent = True

    def people(self) -> list[str]:
        """The names for the record."""
        playing = self.bots()
        return [playing.get(number, seat.name) for number, seat in enumerate(self.all)]

    def bots(self) -> dict[int, str]:
        """By seat, the bots by their full names: the level, and who it is if people can choose this level."""
        found = {number: seat.level for number, seat in enumerate(self.all) if seat.kind == "bot"}
        if not self.company:
            return found
        plain = [number for number, level in found.items() if level in bots.LEVELS]
        people = [seat.name for seat in self.all if seat.kind == "person"]
        who = personas.seated(self.company, len(self.all), plain, people)
        return {number: f"{level}-{who[number]}" if number in who else level for number, level in found.items()}
