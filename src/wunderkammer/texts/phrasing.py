"""How the words of a game are put together: data that comes with each game, and that the page reads as well."""

import tomllib
from functools import cache
from importlib.resources import files

import msgspec

from wunderkammer import shelf
from wunderkammer.core.notation import Notation


class Gathered(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the sentence of a deed takes from the events of its line: a slot of all events of one name."""

    of: str  # the name of these events
    slot: str
    words: str = ""  # the words for one of them, or for several that are alike; without, things go by their names


class Heap(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Things that are named for those who may know them, and counted for the others."""

    pieces: str  # the slot that names them
    kind: str
    counted: list[str]  # the slots that count them
    count: str  # the words for one of these counts
    by: str  # what it is a count of
    told: str  # the argument of the sentence that gets the list


class Phrasing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the words of a game are put together."""

    people: list[str]  # slots that hold a seat
    headings: list[str]  # events that begin a new paragraph
    quiet: list[str] = []  # events without a separate line
    opening: list[str] = []  # events that open the line of a deed and leave its name to the event that follows
    awaited: list[str] = []  # events of several seats that are one line, told as soon as something else follows
    deeds: dict[str, dict[str, Gathered]] = {}  # events that name a deed, with what they gather: each has one line
    amid: list[str] = []  # questions in the middle of a deed: its line is not complete yet
    sets: dict[str, Gathered] = {}  # questions for several things in an order of their own, with what tells which
    kinds: dict[str, str] = {}  # of what is in a slot that is not called after it
    defaults: dict[str, str] = {}  # of slots that a move does not name
    look: dict[str, str] = {}  # by the first word of a verb, the place of the board where a coach says to look first
    heap: Heap | None = None


class Spelling(msgspec.Struct, frozen=True):
    """How the moves of a game are written, and how its words are put together."""

    patterns: list[str]
    words: dict[str, list[str]]  # of each slot of the patterns
    phrasing: Phrasing


def notation(game: str) -> Notation:
    """How the moves of a game are written."""
    return shelf.plug(game).notation()


@cache
def phrasing(game: str | None) -> Phrasing:
    """What all games share, with what one game adds."""
    shared = files("wunderkammer.texts").joinpath("phrasing.toml").read_text(encoding="utf-8")
    added = "" if game is None else shelf.plug(game).phrasing()
    return msgspec.convert(tomllib.loads(shared) | tomllib.loads(added), Phrasing)


def take_apart(game: str, move: str) -> tuple[str, dict[str, str]]:
    """A move as the texts call it, and what it speaks of: `peek seat 2 blue` is `peek-seat` of a seat and a colour."""
    spelled = notation(game)
    action = spelled.action(move)
    return spelled.verb(action), phrasing(game).defaults | spelled.parameters(action)


def spelling(game: str) -> Spelling:
    """All of that, for the page to do the same."""
    spelled = notation(game)
    return Spelling(spelled.patterns, spelled.words, phrasing(game))
