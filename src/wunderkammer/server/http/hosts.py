"""By which names the server may be called.

A foreign page can have its own name lead to this machine, and then counts as one of ours (DNS rebinding). It cannot do
so with an address or with a name that is not its own: only those are answered.
"""

import ipaddress
import socket
from collections.abc import Iterable

ANY = "*"


def plain(host: str) -> str:
    """The name in a Host header or in what an operator has typed: without port, brackets and capitals."""
    name = host.strip().lower()
    if name.startswith("["):
        return name[1:].partition("]")[0]
    return name.partition(":")[0].rstrip(".") if name.count(":") < 2 else name


def own(listening: str) -> set[str]:
    """The names that this machine has in any network, and the one that it listens to."""
    machine = plain(socket.gethostname())
    return {"localhost", machine, f"{machine}.local", plain(listening)} - {""}


def known(listening: str, named: Iterable[str]) -> frozenset[str]:
    return frozenset(own(listening) | {plain(name) for name in named})


def is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
