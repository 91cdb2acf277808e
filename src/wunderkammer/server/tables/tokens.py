"""Secrets that open a seat: 128 random bits, kept only as a hash, compared in constant time."""

import base64
import hashlib
import hmac
import re
import secrets

TABLE = re.compile(r"[\w-]{1,32}", re.ASCII)


def new_token() -> str:
    return secrets.token_urlsafe(16)


def derived_token(key: bytes, purpose: bytes) -> str:
    """The same for the same purpose; nobody who does not know all of it can tell."""
    return base64.urlsafe_b64encode(hmac.digest(key, purpose, "sha256")[:16]).decode().rstrip("=")


def new_table() -> str:
    """The name of a table: nobody guesses it, and no command takes it for an option."""
    while (name := secrets.token_urlsafe(12)).startswith("-"):
        pass
    return name


def is_table(name: str) -> bool:
    """Whether a table could be called so; what it could not be is not looked for."""
    return TABLE.fullmatch(name) is not None


def new_key() -> bytes:
    return secrets.token_bytes(32)


def hashed(token: str) -> str:
    """Tokens are random, so a plain hash keeps them."""
    return hashlib.sha256(token.encode()).hexdigest()


def same(key: str, kept: str) -> bool:
    """Whether two hashes are those of the same secret."""
    return hmac.compare_digest(key, kept)
