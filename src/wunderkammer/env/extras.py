"""What the environments need besides this library comes with its extras."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator


@contextmanager
def needing(extra: str) -> Iterator[None]:
    """Around imports: a module that is missing is said to come with this extra."""
    try:
        yield
    except ModuleNotFoundError as missing:
        raise ModuleNotFoundError(f"{missing}; it comes with 'wunderkammer[{extra}]'", name=missing.name) from missing
