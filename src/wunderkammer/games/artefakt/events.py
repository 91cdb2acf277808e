"""What can happen, as the rules note it: a number, then up to four more. story.py says what each seat sees of it."""

from typing import Final

LAID: Final = 0  # site
OPENED: Final = 1  # site, seat (NOBODY: at set-up)
ROLLED: Final = 2  # site
STOOD: Final = 3  # seat, figure, site
ROUND: Final = 4  # number, starter
NOT_ENOUGH: Final = 5  # discover is left out
GAVE: Final = 6  # seat, fragment
MIXED: Final = 7
COLOUR_ROLLED: Final = 8  # colour
CHOSE: Final = 9  # seat, colour
DISCOVERED: Final = 10  # fragment, site
ASSIGNED: Final = 11  # seat, figure, card
REVEALED: Final = 12  # seat, figure, card
DELAYED: Final = 13  # seat, figure, card
MOVED: Final = 14  # seat, figure, site, direction
COLLECTED: Final = 15  # seat, site, fragments
STANDOFF: Final = 16  # site
LEFT: Final = 17  # seat, site
ROBBED: Final = 18  # seat, victim, fragment
SKIPPED: Final = 19  # seat, site (0: the timetable)
MARCHED: Final = 20  # seat, figure, site, direction
PEEKED_SITE: Final = 21  # seat, site, fragments
PEEKED_SEAT: Final = 22  # seat, owner, fragment
PUSHED: Final = 23  # seat, owner, figure, site
SALVAGED: Final = 24  # seat, site, fragment
SIFTED: Final = 25  # seat, fragment set aside, fragment drawn
BARTERED: Final = 26  # seat, rival, fragment given, fragment got
CARRIED: Final = 27  # seat, fragment, from, to
DIVED: Final = 28  # seat, fragment (0: none of that colour)
CURSED: Final = 29  # seat, victim
BOOKED: Final = 30  # seat
WON: Final = 31  # seat, colour
ENDED: Final = 32  # after the last round
