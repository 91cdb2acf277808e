"""What can happen, as the rules note it: a number, then up to four more. story.py says what each seat sees of it."""

from typing import Final

from wunderkammer.core.tables import numbered

DEALT: Final = 0
LAID: Final = 1
REVEALED: Final = 2
PREVIEWED: Final = 3
MOVED_UP: Final = 4
CHOSE: Final = 5
ROUND: Final = 6
DECK_CHANGED: Final = 7
REFILLED: Final = 8
RESERVED: Final = 9
SKIPPED: Final = 10
CRAFTED: Final = 11
TOOK: Final = 12
SWAPPED: Final = 13
TOKEN: Final = 14
PASSED: Final = 15
CLOSED: Final = 16
DEVELOPED: Final = 17
RESTED: Final = 18
FINISHED: Final = 19

# The name of each, and what its numbers are.
EVENTS: Final = numbered(
    {
        DEALT: ("dealt", ("seat", "material")),
        LAID: ("laid", ("material", "place")),
        REVEALED: ("revealed", ("artwork", "place")),
        PREVIEWED: ("previewed", ("artwork",)),
        MOVED_UP: ("moved-up", ("artwork", "place")),  # the preview fills a gap
        CHOSE: ("chose", ("seat", "artisan")),
        ROUND: ("round", ("round", "seat")),
        DECK_CHANGED: ("deck-changed", ()),
        REFILLED: ("refilled", ()),  # the pile, from the discard
        RESERVED: ("reserved", ("seat", "artwork")),
        SKIPPED: ("skipped", ("seat",)),
        CRAFTED: ("crafted", ("seat", "artwork")),
        TOOK: ("took", ("seat", "material", "place")),
        SWAPPED: ("swapped", ("seat", "given", "taken", "place")),
        TOKEN: ("token", ("seat",)),
        PASSED: ("passed", ("seat",)),
        CLOSED: ("closed", ("count",)),
        DEVELOPED: ("developed", ("seat", "material", "count", "level")),
        RESTED: ("rested", ("seat",)),
        FINISHED: ("finished", ()),
    }
)
