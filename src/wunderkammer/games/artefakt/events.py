"""What can happen, as the rules note it: a number, then up to four more. story.py says what each seat sees of it."""

from typing import Final

from wunderkammer.core.tables import numbered

LAID: Final = 0
OPENED: Final = 1
ROLLED: Final = 2
STOOD: Final = 3
ROUND: Final = 4
NOT_ENOUGH: Final = 5
GAVE: Final = 6
MIXED: Final = 7
COLOUR_ROLLED: Final = 8
CHOSE: Final = 9
DISCOVERED: Final = 10
ASSIGNED: Final = 11
REVEALED: Final = 12
DELAYED: Final = 13
MOVED: Final = 14
COLLECTED: Final = 15
STANDOFF: Final = 16
LEFT: Final = 17
ROBBED: Final = 18
SKIPPED: Final = 19
MARCHED: Final = 20
PEEKED_SITE: Final = 21
PEEKED_SEAT: Final = 22
PUSHED: Final = 23
SALVAGED: Final = 24
SIFTED: Final = 25
BARTERED: Final = 26
CARRIED: Final = 27
DIVED: Final = 28
CURSED: Final = 29
BOOKED: Final = 30
WON: Final = 31
ENDED: Final = 32

# The name of each, and what its numbers are.
EVENTS: Final = numbered(
    {
        LAID: ("laid", ("site",)),
        OPENED: ("opened", ("site", "seat")),  # NOBODY: at set-up
        ROLLED: ("rolled", ("site",)),
        STOOD: ("stood", ("seat", "figure", "site")),
        ROUND: ("round", ("round", "seat")),
        NOT_ENOUGH: ("not-enough", ()),  # discover is left out
        GAVE: ("gave", ("seat", "fragment")),
        MIXED: ("mixed", ()),
        COLOUR_ROLLED: ("colour-rolled", ("colour",)),
        CHOSE: ("chose", ("seat", "colour")),
        DISCOVERED: ("discovered", ("fragment", "site")),
        ASSIGNED: ("assigned", ("seat", "figure", "card")),
        REVEALED: ("revealed", ("seat", "figure", "card")),
        DELAYED: ("delayed", ("seat", "figure", "card")),
        MOVED: ("moved", ("seat", "figure", "site", "direction")),
        COLLECTED: ("collected", ("seat", "site", "fragments")),
        STANDOFF: ("standoff", ("site",)),
        LEFT: ("left", ("seat", "site")),
        ROBBED: ("robbed", ("seat", "rival", "fragment")),
        SKIPPED: ("skipped", ("seat", "site")),  # 0: the timetable
        MARCHED: ("marched", ("seat", "figure", "site", "direction")),
        PEEKED_SITE: ("peeked-site", ("seat", "site", "fragments")),
        PEEKED_SEAT: ("peeked-seat", ("seat", "rival", "fragment")),
        PUSHED: ("pushed", ("seat", "rival", "figure", "site")),
        SALVAGED: ("salvaged", ("seat", "site", "fragment")),
        SIFTED: ("sifted", ("seat", "given", "fragment")),
        BARTERED: ("bartered", ("seat", "rival", "given", "fragment")),
        CARRIED: ("carried", ("seat", "fragment", "site", "to")),
        DIVED: ("dived", ("seat", "fragment")),  # 0: none of that colour
        CURSED: ("cursed", ("seat", "rival")),
        BOOKED: ("booked", ("seat",)),
        WON: ("won", ("seat", "colour")),
        ENDED: ("ended", ()),  # after the last round
    }
)
