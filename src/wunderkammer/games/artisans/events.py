"""What can happen, as the rules note it: a number, then up to four more. story.py says what each seat sees of it."""

from typing import Final

DEALT: Final = 0  # seat, material
LAID: Final = 1  # material, place
REVEALED: Final = 2  # artwork, place in the row
PREVIEWED: Final = 3  # artwork
MOVED_UP: Final = 4  # artwork, place in the row: the preview fills a gap
CHOSE: Final = 5  # seat, artisan
ROUND: Final = 6  # round, first player
DECK_CHANGED: Final = 7
REFILLED: Final = 8  # the pile, from the discard
RESERVED: Final = 9  # seat, artwork
SKIPPED: Final = 10  # seat
CRAFTED: Final = 11  # seat, artwork
TOOK: Final = 12  # seat, material, place
SWAPPED: Final = 13  # seat, material laid down, material taken, place
TOKEN: Final = 14  # seat
PASSED: Final = 15  # seat
CLOSED: Final = 16  # the market; how many cards go to the discard
DEVELOPED: Final = 17  # seat, material, number, level
RESTED: Final = 18  # seat
FINISHED: Final = 19
