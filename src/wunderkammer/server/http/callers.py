"""The caller: an address, as far as it distinguishes one household from another."""

from ipaddress import IPv6Address, ip_address, ip_network
from typing import Any

from litestar.connection import ASGIConnection

HOUSEHOLD = 64  # bits of an address of the sixth version that stay the same


def caller_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    return household(connection.client.host if connection.client else "")


def household(host: str) -> str:
    """One household has billions of addresses of the sixth version, and counts as one."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ip_network((int(address), HOUSEHOLD), strict=False))
