"""Who may come in: origins, and how often."""

import os
import time
from collections import OrderedDict
from urllib.parse import urlsplit

RATE = float(os.environ.get("WUNDERKAMMER_RATE", "20"))  # requests a second from one address
BURST = 5 * RATE  # and so many at once
KEPT = 10_000  # addresses remembered

HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}


class Doors:
    """Programs send no Origin and come in; pages must be ours, or of an origin that the host has named."""

    def __init__(self, origins: frozenset[str] = frozenset()) -> None:
        self.origins = origins
        self.callers: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def admits(self, origin: str | None, host: str | None) -> bool:
        if origin is None:
            return True
        return origin in self.origins or (host is not None and place(origin) == host)

    def may_call(self, caller: str) -> bool:
        """A bucket for each address, the oldest forgotten first."""
        now = time.monotonic()
        allowance, last = self.callers.pop(caller, (BURST, now))
        allowance = min(BURST, allowance + (now - last) * RATE)
        granted = allowance >= 1
        self.callers[caller] = (allowance - 1 if granted else allowance, now)
        if len(self.callers) > KEPT:
            self.callers.popitem(last=False)
        return granted


def place(origin: str) -> str | None:
    """The host and port of an origin; None if it is none."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return None
