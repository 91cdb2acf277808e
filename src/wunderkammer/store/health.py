"""How a store is: what keeps it from its work, until it does it again."""

from collections.abc import Callable

from wunderkammer.store.trouble import DAMAGED, WRITING, StoreTrouble


def ignore(cause: str, problem: str) -> None:
    """Nobody wants to know."""


class Health:
    """`cause` is empty while all is well. A damaged page is reported as well, but concerns only the tables on it."""

    def __init__(self) -> None:
        self.cause = ""
        self.damaged = False
        self.heard: Callable[[str, str], None] = ignore  # told whenever the cause is another one

    def failed(self, trouble: StoreTrouble) -> StoreTrouble:
        """The same trouble, to be raised."""
        if trouble.cause != DAMAGED:
            self.turn(trouble.cause, trouble.problem)
        elif not self.damaged:
            self.damaged = True
            self.heard(DAMAGED, trouble.problem)
        return trouble

    def worked(self, wrote: bool) -> None:
        """A successful read does not show that writing works."""
        if self.cause and (wrote or self.cause not in WRITING):
            self.turn("", "")

    def turn(self, cause: str, problem: str) -> None:
        if cause != self.cause:
            self.cause = cause
            self.heard(cause, problem)
