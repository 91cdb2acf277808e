"""The options of a game: switches and choices, checked before a game begins."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from wunderkammer.core.errors import BadOption


class Option(NamedTuple):
    """A switch (`values` empty, off by default) or a choice of one word, the first being the default."""

    name: str
    clause: str
    values: tuple[str, ...] = ()

    @property
    def default(self) -> bool | str:
        return self.values[0] if self.values else False

    @property
    def allowed(self) -> tuple[bool | str, ...]:
        """All that it can be, the default first."""
        return self.values or (False, True)

    def check(self, value: object) -> bool | str:
        """The value, if the option can have it."""
        if not self.values:
            if value is True or value is False:
                return bool(value)
        elif isinstance(value, str) and value in self.values:
            return value
        raise BadOption("bad-option-value", {"name": self.name, "value": value, "allowed": list(self.allowed)})


def settle(options: tuple[Option, ...], wanted: Mapping[str, Any] | None) -> dict[str, bool | str]:
    """Every option of a game with the value wanted, or its default."""
    settled: dict[str, bool | str] = {option.name: option.default for option in options}
    known = {option.name: option for option in options}
    for name, value in (wanted or {}).items():
        if name not in known:
            raise BadOption("unknown-option", {"name": name, "allowed": list(known)})
        settled[name] = known[name].check(value)
    return settled
