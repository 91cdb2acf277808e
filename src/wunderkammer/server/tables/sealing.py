"""Before the first draw: everybody seals a secret, and only when all seals are on the table the secrets are opened.

When all seats are taken, the people who said that they seal are waited for. With the last seal all of them are frozen
and shown; then they are opened. If a seat fails to open its seal, all that was opened is void and everybody seals anew.
Bots, programs and people who are away are covered by what the server promised before anybody sat down.
"""

from typing import TYPE_CHECKING

from wunderkammer.record.seals import MOST, fits
from wunderkammer.server.tables import events as ev
from wunderkammer.server.tables.refusal import Refused

if TYPE_CHECKING:
    from wunderkammer.server.tables.chairs import Chairs

GATHERING, SEALING, OPENING, READY = "gathering", "sealing", "opening", "ready"
LIMIT = 60  # seconds to open a seal, and at a table with a quick clock at least this many to seal
QUICK = 300  # seconds per move; with more than that, the game waits for everybody


class Sealing:
    def __init__(self, chairs: "Chairs", asked: bool) -> None:
        self.chairs = chairs
        self.asked = asked  # whether seals belong to this table; before there were any, people added words
        self.given: dict[int, str] = {}  # seals, as long as they are not all there
        self.seals: list[str] = []  # by seat, from the moment on when all are there; empty for a seat that is covered
        self.secrets = [""] * len(chairs.all)  # that were opened
        self.aborted = [0] * len(chairs.all)  # how often a seat has made everybody seal again
        self.was = GATHERING  # the stage
        self.since = 0  # and the event with which it began

    @property
    def stage(self) -> str:
        if self.seals:
            return OPENING if self.waiting else READY
        return SEALING if self.chairs.full else GATHERING

    @property
    def waiting(self) -> list[int]:
        """The seats that have to seal now, or to open; nobody as long as seats are free."""
        if self.seals:
            return [seat for seat, seal in enumerate(self.seals) if seal and not self.secrets[seat]]
        return [seat for seat in self.sealers() if seat not in self.given] if self.chairs.full else []

    def sealers(self) -> list[int]:
        if not self.asked:
            return []
        return [number for number, seat in enumerate(self.chairs.all) if seat.seals and not seat.automatic]

    @property
    def result(self) -> tuple[list[str], list[str], list[int]]:
        """For the record: seals, secrets and aborts by seat."""
        return self.seals, self.secrets, self.aborted

    # Commands

    def seal(self, seat: int, seal: str) -> ev.Sealed:
        if seat in self.given or (self.seals and self.seals[seat]):
            raise Refused("seal-stands")
        if not self.chairs.full:
            raise Refused("seats-free", free=self.chairs.free_seats())
        if seat not in self.waiting:
            raise Refused("seal-not-asked")
        if seal in self.given.values():  # so that nobody opens what somebody else has opened
            raise Refused("seal-copied")
        return ev.Sealed(seat, seal)

    def open(self, seat: int, secret: str) -> ev.Opened | ev.Voided:
        """Without a secret: it is lost, and everybody has to seal again."""
        if self.stage != OPENING or seat not in self.waiting:
            raise Refused("open-not-asked")
        if not secret:
            return ev.Voided([seat], "lost")
        if not fits(secret, self.seals[seat]):
            raise Refused("wrong-secret")
        return ev.Opened(seat, secret)

    def patience(self, pace: int) -> int | None:
        """Seconds that the others wait for a seal or a secret; None if there is nothing to wait for, or no hurry."""
        if self.stage == OPENING:
            return LIMIT
        return max(LIMIT, pace) if self.stage == SEALING and 0 < pace <= QUICK else None

    def overdue(self, since: int) -> ev.Voided | ev.Missed:
        """The time of a stage is up."""
        if since != self.since or not self.waiting:
            raise Refused("open-not-asked")
        return ev.Voided(self.waiting, "late") if self.stage == OPENING else ev.Missed(self.waiting)

    # Events

    def left(self, seat: int) -> None:
        """Somebody gets up; if seals were frozen already, that counts as an abort."""
        if self.seals:
            self.void([seat])
        self.anew()

    def apply(self, event: ev.Sealed | ev.Opened | ev.Voided | ev.Missed) -> None:
        match event:
            case ev.Sealed():
                self.given[event.seat] = event.seal
            case ev.Opened():
                self.secrets[event.seat] = event.secret
            case ev.Voided():
                self.void(event.seats)
            case ev.Missed():
                self.chairs.miss(event)

    def void(self, seats: list[int]) -> None:
        for seat in seats:
            self.aborted[seat] = min(MOST, self.aborted[seat] + 1)
        self.anew()

    def anew(self) -> None:
        self.given, self.seals, self.secrets = {}, [], [""] * len(self.secrets)

    def count_seats(self) -> None:
        """There are more seats now, or fewer. As long as one is free, nothing is sealed."""
        self.aborted = [*self.aborted, *([0] * len(self.chairs.all))][: len(self.chairs.all)]
        self.secrets = [""] * len(self.chairs.all)

    def settle(self, number: int) -> None:
        """Freeze the seals when the last one is there. From then on it is fixed who takes part, and with what."""
        if not self.seals and self.chairs.full and not self.waiting:
            sealers = self.sealers()
            self.seals = [self.given[seat] if seat in sealers else "" for seat in range(len(self.secrets))]
        if self.stage != self.was:
            self.was, self.since = self.stage, number
