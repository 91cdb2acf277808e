"""What a bubble says and where it points to: text, figures from the learner's own view, and pieces on the table."""

import re
from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple

from wunderkammer.lessons.lesson import Lesson, Step
from wunderkammer.lessons.place import Place

View = Mapping[str, Any]
YEARS: Final = "year"  # a path with a number that is a name: it is said as it is written


class Bubble(NamedTuple):
    number: int  # of the step, from 0
    step: Step
    text: str  # the message
    facts: dict[str, int | str]


def bubbles(place: Place, view: View) -> list[Bubble]:
    """Those that are shown at a place. The view is that of the learner where they stand: at the last of its stops."""
    steps = [(number, place.lesson.step[number]) for number in place.shown]
    return [Bubble(number, step, message(place.lesson, step), facts(step, view)) for number, step in steps]


def message(lesson: Lesson, step: Step) -> str:
    return f"lesson-{lesson.game}-{step.id}"


def chapter(lesson: Lesson, step: Step) -> str:
    """The message that names the chapter which begins with a step."""
    return f"lesson-{lesson.game}-chapter-{step.chapter}"


def facts(step: Step, view: View) -> dict[str, int | str]:
    return {name: str(value(view, path)) if path == YEARS else value(view, path) for name, path in step.facts.items()}


def value(view: View, path: str) -> Any:  # noqa: ANN401 (whatever the view has there)
    """What is at a path such as `players.0.money`; `#` counts, and ` + ` and ` - ` join several paths."""
    first, *rest = re.split(r" ([+-]) ", path)
    total = at(view, first)
    for sign, term in zip(rest[::2], rest[1::2], strict=True):
        total = total + at(view, term) if sign == "+" else total - at(view, term)
    return total


def at(view: View, path: str) -> Any:  # noqa: ANN401
    if path.isdigit():
        return int(path)
    found: Any = view
    for key in path.removeprefix("#").split("."):
        found = found[int(key)] if isinstance(found, list) else found[key]
    return len(found) if path.startswith("#") else found


def in_sight(lesson: Lesson, anchor: str, view: View) -> bool:
    """Whether the piece that an anchor names lies on the table, as far as the learner sees."""
    word, _, name = anchor.partition(" ")
    return any(fits(pattern.split(), name.split(), view) for pattern in lesson.anchors.get(word, []))


def fits(pattern: list[str], name: list[str], view: View) -> bool:
    """Word by word: `hire|ship @sites.*[used].site` fits `ship africa` if Africa is used."""
    return len(pattern) == len(name) and all(
        word in (found(view, one) if one.startswith("@") else one.split("|"))
        for one, word in zip(pattern, name, strict=True)
    )


def found(view: View, path: str) -> set[str]:
    """All that is at a path: `*` is everything there, `*[used]` all of it that is used, `me` the learner's seat.

    At the end, `*` names the things of a list and the keys of a table that have something, and `#` the numbers of the
    places of a list, from 1, that are not empty.
    """
    *way, last = path.removeprefix("@").split(".")
    here: list[Any] = [view]
    for key in way:
        here = [below for one in here for below in step_down(one, view["seat"] if key == "me" else key)]
    return {str(name) for one in here for name in names(one, last)}


def step_down(here: Any, key: str | int) -> Iterator[Any]:  # noqa: ANN401
    if isinstance(key, str) and key.startswith("*"):
        wanted = key[2:-1]
        all_here = here.values() if isinstance(here, dict) else here
        yield from (one for one in all_here if not wanted or one[wanted])
    else:
        yield here[int(key)] if isinstance(here, list) else here[key]


def names(here: Any, last: str) -> Iterator[Any]:  # noqa: ANN401
    if last == "#":
        yield from (number for number, one in enumerate(here, 1) if one is not None)
    elif last == "*":
        yield from ([key for key, one in here.items() if one not in (None, 0)] if isinstance(here, dict) else here)
    elif here[last] is not None:
        yield here[last]
