"""Where a rule comes from: the marks of a rulebook as a terminal shows them, and what they mean."""

import re
from typing import Final

from wunderkammer.texts import Speaker

SIGNS: Final = {"P": "■P", "D": "○D", "R": "▨R", "O": "◆O"}  # a shape and a letter, as on the page
MARK: Final = re.compile(r"\[([PDRO])(?:: ?([^\]]+))?\]")  # [D], or [D: from what]


def drawn(text: str) -> str:
    """The Markdown of a rulebook with its marks as signs."""
    return MARK.sub(lambda found: f"`{SIGNS[found[1]]}`" + (f" *({found[2]})*" if found[2] else ""), text)


def legend(text: str, speaker: Speaker) -> str:
    """A line for each mark of a text; nothing if it has none."""
    used = {found[1] for found in MARK.finditer(text)}
    return "\n".join([f"{sign}  {about(letter, speaker)}" for letter, sign in SIGNS.items() if letter in used])


def about(letter: str, speaker: Speaker) -> str:
    name, more = speaker.say(f"ui-mark-{letter.lower()}"), speaker.say(f"ui-mark-{letter.lower()}-about")
    return speaker.say("ui-mark-legend", name=name, about=more)
