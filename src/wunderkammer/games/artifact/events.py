"""What can happen, as the rules note it: a number, then up to four more. story.py says what each seat sees of it."""

from typing import Final

from wunderkammer.core.tables import numbered

PLACED: Final = 0
UNEARTHED: Final = 1
TOOK: Final = 2
ROUND: Final = 3
EARNED: Final = 4
PAID: Final = 5
FREE: Final = 6
RESEARCHED: Final = 7
ADVANCED: Final = 8
HIRED: Final = 9
SHIPPED: Final = 10
CURSE_LIFTED: Final = 11
PICKED: Final = 12
DREW: Final = 13
DECLINED: Final = 14
DREW_CURSE: Final = 15
EXHIBITED: Final = 16
SHOWED: Final = 17
KEPT: Final = 18
FEATURED: Final = 19
NAMED_ROLE: Final = 20
SOLD: Final = 21
PUSHED_OUT: Final = 22
BOUGHT: Final = 23
GILDED: Final = 24
ENDED_TURN: Final = 25
PASSED: Final = 26
SWAPPED: Final = 27
RESTED: Final = 28
LAST_ROUND: Final = 29
FINISHED: Final = 30

# The name of each, and what its numbers are.
EVENTS: Final = numbered(
    {
        PLACED: ("placed", ("seat", "site")),
        UNEARTHED: ("unearthed", ("card",)),
        TOOK: ("took", ("seat", "marker")),
        ROUND: ("round", ("round", "seat", "coins")),
        EARNED: ("earned", ("seat", "coins")),
        PAID: ("paid", ("seat", "marker", "coins", "joker")),  # 1 if a joker
        FREE: ("free", ("seat",)),
        RESEARCHED: ("researched", ("seat", "site")),
        ADVANCED: ("advanced", ("seat", "site", "space")),
        HIRED: ("hired", ("seat", "site", "huts")),
        SHIPPED: ("shipped", ("seat", "site", "count")),
        CURSE_LIFTED: ("curse-lifted", ("seat", "site")),
        PICKED: ("picked", ("seat", "card")),
        DREW: ("drew", ("seat", "card")),
        DECLINED: ("declined", ("seat", "role")),
        DREW_CURSE: ("drew-curse", ("seat", "site")),
        EXHIBITED: ("exhibited", ("seat", "tile")),
        SHOWED: ("showed", ("seat", "card", "wild")),  # 1 if wild
        KEPT: ("kept", ("seat", "card")),
        FEATURED: ("featured", ("seat", "site")),
        NAMED_ROLE: ("named-role", ("seat", "role")),
        SOLD: ("sold", ("seat", "card", "coins")),
        PUSHED_OUT: ("pushed-out", ("card",)),
        BOUGHT: ("bought", ("seat", "card", "coins")),
        GILDED: ("gilded", ("seat", "card", "gold")),
        ENDED_TURN: ("ended-turn", ("seat",)),
        PASSED: ("passed", ("seat",)),
        SWAPPED: ("swapped", ("seat", "marker", "to")),
        RESTED: ("rested", ("seat",)),
        LAST_ROUND: ("last-round", ("condition",)),  # which condition of §10
        FINISHED: ("finished", ()),
    }
)
