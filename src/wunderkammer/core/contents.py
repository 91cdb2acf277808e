"""What a state holds, as plain data: for `pickle` and `==`, alike for compiled and interpreted classes."""

from types import GetSetDescriptorType, MemberDescriptorType
from typing import Any, Final, NamedTuple

# What copies share with their original, and what nobody tells them: it is no part of the position.
NOT_HELD: Final = frozenset({"chronicle", "origin", "rulings"})


class Contents(NamedTuple):
    """The attributes of an object."""

    of: dict[str, Any]


def contents(thing: object) -> Contents:
    return Contents({name: plain(getattr(thing, name)) for name in attributes(thing) if name not in NOT_HELD})


def attributes(thing: object) -> list[str]:
    """The names of what an object holds: a compiled class has descriptors for that, an interpreted one a dictionary."""
    names = dict.fromkeys(getattr(thing, "__dict__", {}))
    for kind in type(thing).__mro__:
        for name, slot in vars(kind).items():
            if isinstance(slot, (GetSetDescriptorType, MemberDescriptorType)) and not name.startswith("__"):
                names[name] = None
    return sorted(names)


def plain(value: Any) -> Any:  # noqa: ANN401 - a game holds whatever it likes
    """Numbers, words and tuples as they are; lists anew; objects as their contents."""
    if value is None or isinstance(value, (int, float, str, bytes, tuple, frozenset)):
        return value
    if isinstance(value, list) or is_array(value):
        return [plain(one) for one in value]
    if isinstance(value, dict):
        return {key: plain(one) for key, one in value.items()}
    return set(value) if isinstance(value, set) else contents(value)


def is_array(value: object) -> bool:
    """A `vec` of numbers; mypyc has no other way to ask."""
    return type(value).__name__.startswith("vec[")


def fill(thing: object, held: Contents) -> None:
    """Give an object of the same class what another one held."""
    for name, value in held.of.items():
        setattr(thing, name, renewed(getattr(thing, name, None), value))


def renewed(old: Any, value: Any) -> Any:  # noqa: ANN401
    """What `plain` was given, with the objects that are there already."""
    if isinstance(value, Contents):
        if old is None:
            raise TypeError("this state holds an object that a new game has not: its class needs a __reduce__")
        fill(old, value)
        return old
    if isinstance(value, dict):
        before: dict[Any, Any] = old if isinstance(old, dict) else {}
        return {key: renewed(before.get(key), one) for key, one in value.items()}
    if isinstance(value, list):
        return in_place(old, value) if is_array(old) else in_order(old, value)
    return value


def in_order(old: Any, values: list[Any]) -> list[Any]:  # noqa: ANN401
    before: list[Any] = old if isinstance(old, list) else []
    return [renewed(before[at] if at < len(before) else None, one) for at, one in enumerate(values)]


def in_place(old: Any, values: list[Any]) -> Any:  # noqa: ANN401
    """An array of numbers keeps its length."""
    for at, one in enumerate(values):
        old[at] = one
    return old
