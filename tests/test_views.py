"""Views and events have the shape that their types promise, for all eyes; and docs/views.md has every key."""

import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from random import Random
from types import UnionType
from typing import Any, Literal, NotRequired, get_args, get_origin, get_type_hints, is_typeddict

import pytest
from play import Setup, all_setups, new, sampled

import wunderkammer as wk
from wunderkammer import shelf

PAGE = Path(__file__).parents[1] / "docs" / "views.md"


def mismatch(value: Any, kind: Any, where: str) -> str | None:  # noqa: ANN401 - any part of a view, and any type
    """Where a value is something else than its type says, or None if all is well."""
    if is_typeddict(kind):
        return mismatched_keys(value, kind, where)
    if isinstance(kind, UnionType):
        wrong = [mismatch(value, one, where) for one in get_args(kind)]
        return None if None in wrong else f"{where}: {value!r} is no {kind}"
    if get_origin(kind) is Literal:
        return None if value in get_args(kind) else f"{where}: {value!r} is no {kind}"
    if type(value) is not (get_origin(kind) or kind):  # True is no int here
        return f"{where}: {value!r} is no {kind}"
    parts: list[tuple[Any, Any, str]] = []
    if get_origin(kind) is list:
        parts = [(one, get_args(kind)[0], f"{where}[{index}]") for index, one in enumerate(value)]
    elif get_origin(kind) is dict:
        parts = [(key, get_args(kind)[0], f"{where}: key") for key in value]
        parts += [(one, get_args(kind)[1], f"{where}.{key}") for key, one in value.items()]
    return first_mismatch(parts)


def mismatched_keys(value: Any, kind: Any, where: str) -> str | None:  # noqa: ANN401
    if type(value) is not dict:
        return f"{where}: {value!r} is no {kind}"
    hints = get_type_hints(kind)
    missing, unknown = kind.__required_keys__ - value.keys(), value.keys() - hints.keys()
    if missing or unknown:
        return f"{where}: without {sorted(missing)}, but with {sorted(unknown)}"
    return first_mismatch([(one, hints[key], f"{where}.{key}") for key, one in value.items()])


def first_mismatch(parts: list[tuple[Any, Any, str]]) -> str | None:
    return next((wrong for one, kind, where in parts if (wrong := mismatch(one, kind, where))), None)


@pytest.mark.parametrize("setup", all_setups(), ids=str)
def test_every_view_has_its_shape(setup: Setup) -> None:
    kind = shelf.plug(setup[0]).view_type()
    assert kind is not None
    player = get_args(get_type_hints(kind)["players"])[0]
    for state in sampled(setup, Random(str(setup)), 0.1):
        for eyes in (*range(state.seats), None, wk.ALL_SEEING):
            assert mismatch(state.view(eyes), kind, setup[0]) is None
        for seat in range(state.seats):
            assert mismatch(state.player(seat), player, f"{setup[0]} player") is None


@pytest.mark.parametrize("setup", all_setups(), ids=str)
def test_every_event_has_its_shape(setup: Setup) -> None:
    kinds = shelf.plug(setup[0]).event_types()
    told = set()
    state, rng = new(setup), Random(3)
    state.listen()
    wk.playout(state, rng)
    for eyes in (*range(state.seats), None, wk.ALL_SEEING):
        for event in state.story(eyes):
            told.add(event["event"])
            assert mismatch(event, kinds[event["event"]], event["event"]) is None
    assert len(told) > len(kinds) / 3


@pytest.mark.parametrize("name", wk.games())
def test_what_is_optional_is_there_sometimes(name: str) -> None:
    """A key that no view has would be a promise that nobody keeps."""
    kind = shelf.plug(name).view_type()
    assert kind is not None
    question = get_type_hints(kind)["question"]
    seen: set[str] = set()
    for setup in all_setups():
        for state in sampled(setup, Random(5), 0.3) if setup[0] == name else ():
            for seat in range(state.seats):
                seen |= state.view(seat)["question"].keys()
    assert seen == get_type_hints(question).keys()


def test_the_comparison_finds_what_is_wrong() -> None:
    kind = shelf.plug("artifact").view_type()
    view = wk.game("artifact").new(3).view(0)
    assert mismatch(view, kind, "view") is None
    for change in ({"seats": True}, {"seats": None}, {"market": [1]}, {"market": ()}, {"tracks": {}, "new": 1}):
        assert mismatch({**view, **change}, kind, "view") is not None
    del view["printed"]["joker"]
    assert mismatch(view, kind, "view") == "view.printed: without ['joker'], but with []"


# The page.


def types_within(kind: Any) -> Iterator[Any]:  # noqa: ANN401
    """A type and all that its keys lead to, each once."""
    waiting, met = [kind], []
    while waiting:
        one = waiting.pop(0)
        if is_typeddict(one) and one not in met:
            met.append(one)
            waiting += get_type_hints(one).values()
        waiting += get_args(one)
    yield from met


def keys_of(kind: Any) -> dict[str, bool]:  # noqa: ANN401
    """The keys of a type, and whether they may be missing."""
    hints = get_type_hints(kind, include_extras=True)
    return {key: get_origin(hint) is NotRequired for key, hint in hints.items()}


def described() -> dict[str, dict[str, str]]:
    """By type: the keys that the page has, each with its sentence."""
    parts = re.split(r"^### `(\w+)`.*$", PAGE.read_text(encoding="utf-8"), flags=re.MULTILINE)
    row = re.compile(r"^\| `([\w-]+)` \| (.+) \|$", re.MULTILINE)
    return {name: dict(row.findall(text)) for name, text in zip(parts[1::2], parts[2::2], strict=True)}


def test_the_page_has_every_key_and_no_other() -> None:
    ours = {kind.__name__: set(keys_of(kind)) for kind in described_types()}
    ours |= {f"{name.title()}Event": set(shelf.plug(name).event_types()) for name in wk.games()}
    assert {name: set(rows) for name, rows in described().items()} == ours


def described_types() -> Iterator[Any]:
    for name in wk.games():
        yield from types_within(shelf.plug(name).view_type())
        yield from types_within(told_type(name))


def told_type(name: str) -> Any:  # noqa: ANN401
    return getattr(import_module(f"wunderkammer.games.{name}.views"), f"{name.title()}Told")


def test_the_page_says_which_keys_may_be_missing() -> None:
    page = described()
    for kind in described_types():
        for key, optional in keys_of(kind).items():
            assert page[kind.__name__][key].startswith("(sometimes) ") == optional, f"{kind.__name__}.{key}"


@pytest.mark.parametrize("name", wk.games())
def test_the_page_says_what_each_event_is_told_with(name: str) -> None:
    page = described()
    slots = dict(import_module(f"wunderkammer.games.{name}.events").EVENTS)
    assert {event: tuple(re.findall(r"`(\w+)`", row)) for event, row in page[f"{name.title()}Event"].items()} == slots
    assert {slot for row in slots.values() for slot in row} == set(keys_of(told_type(name)))
