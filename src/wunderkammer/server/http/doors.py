"""Access checks: by host name, by origin, and by rate."""

import os
import time
from collections import OrderedDict

from wunderkammer.server.http import hosts

RATE = float(os.environ.get("WUNDERKAMMER_RATE", "20"))  # requests a second from one address
BURST = 5 * RATE  # and this many at once
KEPT = 10_000  # addresses remembered

# What the page may load that needs no server: Python in the browser is compiled there.
APP_POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'"
)
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

    def __init__(
        self, origins: frozenset[str] = frozenset(), names: frozenset[str] = frozenset(), limited: bool = True
    ) -> None:
        self.origins = origins
        self.names = names
        self.limited = limited
        self.asked_for_others = False  # whether that has been noted: the operator may have forgotten a name
        self.callers: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def answers_to(self, host: str | None) -> bool:
        """Whether the server may be called by this name: an address, one of its own names, or one that was allowed."""
        if host is None or hosts.ANY in self.names:
            return True
        name = hosts.plain(host)
        return hosts.is_address(name) or name in self.names or name == "localhost"

    def admits(self, origin: str | None, scheme: str, host: str | None) -> bool:
        """Whether a page of this origin may do something; ours has the scheme and the host that were asked for."""
        if origin is None or origin in self.origins:
            return True
        secure = "https" if scheme in ("https", "wss") else "http"
        return host is not None and origin.lower() == f"{secure}://{host.lower()}"

    def may_call(self, caller: str) -> bool:
        """A bucket for each address, the oldest forgotten first."""
        if not self.limited:
            return True
        now = time.monotonic()
        allowance, last = self.callers.pop(caller, (BURST, now))
        allowance = min(BURST, allowance + (now - last) * RATE)
        granted = allowance >= 1
        self.callers[caller] = (allowance - 1 if granted else allowance, now)
        if len(self.callers) > KEPT:
            self.callers.popitem(last=False)
        return granted
