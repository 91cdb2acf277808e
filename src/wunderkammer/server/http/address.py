"""Where the web table can be found."""

import errno
import socket

from wunderkammer.core.errors import ServeError

ANYWHERE = ("0.0.0.0", "::")
OUTSIDE = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}  # an address elsewhere; nothing is sent there


def bound(host: str, port: int) -> socket.socket:
    """A socket that listens; ServeError says what is wrong with the address."""
    listening = socket.socket(family(host))
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen()
    except (OSError, UnicodeError) as error:
        listening.close()
        if isinstance(error, OSError) and error.errno == errno.EADDRINUSE:
            raise ServeError("address-taken", {"host": host, "port": port}) from None
        problem = error.strerror if isinstance(error, OSError) else None
        raise ServeError("address-unusable", {"host": host, "port": port, "problem": problem or str(error)}) from None
    return listening


def family(host: str) -> socket.AddressFamily:
    return socket.AF_INET6 if ":" in host else socket.AF_INET


def addresses(host: str, port: int) -> tuple[str, str]:
    """For this machine, and for the others (empty if they cannot reach it, or if nobody knows how)."""
    if host not in ANYWHERE:
        own = url(host, port)
        return own, "" if loops_back(host) else own
    here = "::1" if host == "::" else "127.0.0.1"
    outside = seen_outside(family(host))
    return url(here, port), url(outside, port) if outside else ""


def url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def loops_back(host: str) -> bool:
    return host in ("localhost", "::1") or host.startswith("127.")


def seen_outside(kind: socket.AddressFamily) -> str:
    """The address of this machine in its network."""
    with socket.socket(kind, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect((OUTSIDE[kind], 9))
        except OSError:
            return ""
        return str(asking.getsockname()[0])
