"""Practice: a comment in the record of a game in which moves could be taken back after something had been seen."""

from typing import Final

from wunderkammer.record.text import lines_of

NAME: Final = "; Practice: "  # begins the comment
MARK: Final = f"{NAME}moves could be taken back after chance had decided or something hidden was seen"


def marked(text: str, practice: bool) -> str:
    """The text of a record, with the comment after its first line if it was practice."""
    first, rest = text.split("\n", 1)
    return f"{first}\n{MARK}\n{rest}" if practice else text


def is_practice(text: str) -> bool:
    return any(line.startswith(NAME) for _, line in lines_of(text))
