"""Commit and reveal: how the key of a game is mixed from the key of the server and a secret of each seat.

Everybody is bound before anybody shows anything. A seal is the SHA-256 of a secret; the key of the game follows from
the server's key and all secrets, so whoever knows all of them but one knows nothing about it.
"""

import hashlib
import hmac
import json
import re
from collections.abc import Sequence

SECRET = re.compile("[0-9a-f]{64}")  # 32 bytes, and so is a seal
MOST = 999  # aborts that are counted


def seal_of(secret: str) -> str:
    """What is shown of a secret before it is opened."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def fits(secret: str, seal: str) -> bool:
    """Whether a seal is of this secret; a seat without a seal has no secret either."""
    if not secret or not seal:
        return secret == seal
    return SECRET.fullmatch(secret) is not None and hmac.compare_digest(seal_of(secret), seal)


def mixed(key: bytes, table: str, secrets: Sequence[str]) -> bytes:
    """The key of the game: of the server's and all secrets in the order of the seats, empty where there is none."""
    return hmac.digest(key, json.dumps([table, *secrets]).encode(), "sha256")


def promise(table: str, commitment: str, seals: Sequence[str]) -> str:
    """One fingerprint of all that is fixed before the first secret is opened."""
    return hashlib.sha256(json.dumps([table, commitment, *seals]).encode()).hexdigest()
