"""The rulebook of a game in one language, opened where one wants to read."""

import re

from wunderkammer import shelf
from wunderkammer.cli.house import Trouble
from wunderkammer.texts import Speaker

_PLACE = re.compile(r"(?:[a-z]+ )?§? ?([0-9]+)(?:\.([0-9]+))?\.?")


def whole(speaker: Speaker) -> str:
    """The rulebook of the speaker's game; Trouble if it has none."""
    game = speaker.game or ""
    book = shelf.plug(game).rulebook(speaker.lang)
    if book is None:
        raise Trouble("no-rulebook", {"game": game})
    return book


def is_place(text: str) -> bool:
    """Whether this is the number of a chapter or a clause, and not a word."""
    return _PLACE.fullmatch(text.strip()) is not None


def passage(speaker: Speaker, place: str) -> str:
    """A chapter (`3`) or a clause (`3.2`), with or without its sign, as Markdown."""
    match = _PLACE.fullmatch(place.strip())
    text = None
    if match is not None:
        chapter, clause = match.groups()
        text = chapter_of(whole(speaker), chapter)
        if text is not None and clause is not None:
            text = clause_of(text, f"{chapter}.{clause}")
    if text is None:
        raise Trouble("no-clause", {"clause": place})
    return text


def chapter_of(book: str, chapter: str) -> str | None:
    """From its heading to the next."""
    match = re.search(rf"^## §{chapter}\b.*?(?=^## |\Z)", book, re.MULTILINE | re.DOTALL)
    return match.group().strip() if match else None


def clause_of(chapter: str, clause: str) -> str | None:
    """From its number to the next."""
    match = re.search(rf"^\*\*§{re.escape(clause)}\*\*.*?(?=^\*\*§|^#|\Z)", chapter, re.MULTILINE | re.DOTALL)
    return match.group().strip() if match else None
