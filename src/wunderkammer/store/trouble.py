"""Why a store cannot do its work: one word that may be noted and shown, since it speaks of no table."""

from typing import Final

from wunderkammer.core.errors import StoreError

FULL, READ_ONLY, BUSY, AWAY, DAMAGED = "full", "read-only", "busy", "away", "damaged"
CAUSES: Final = (FULL, READ_ONLY, BUSY, AWAY, DAMAGED)
WRITING: Final = (FULL, READ_ONLY, BUSY)  # one can still read then


class StoreTrouble(StoreError):
    """Something around the store is broken."""

    @property
    def cause(self) -> str:
        return str(self.details["cause"])

    @property
    def problem(self) -> str:
        """In words of the driver that hold nothing of a table; they may be missing."""
        return str(self.details["problem"])


def trouble(cause: str, problem: str = "") -> StoreTrouble:
    return StoreTrouble("store-trouble", {"cause": cause, "problem": problem})
