"""What can happen, as the rules note it: a number, then up to four more. story.py says what each seat sees of it."""

from typing import Final

PLACED: Final = 0  # seat, site
UNEARTHED: Final = 1  # card
TOOK: Final = 2  # seat, marker
ROUND: Final = 3  # round, first player, base income
EARNED: Final = 4  # seat, coins
PAID: Final = 5  # seat, marker, coins, 1 if a joker
FREE: Final = 6  # seat
RESEARCHED: Final = 7  # seat, site
ADVANCED: Final = 8  # seat, site, space
HIRED: Final = 9  # seat, site, huts
SHIPPED: Final = 10  # seat, site, cards
CURSE_LIFTED: Final = 11  # seat, site
PICKED: Final = 12  # seat, card
DREW: Final = 13  # seat, card
DECLINED: Final = 14  # seat, role
DREW_CURSE: Final = 15  # seat, site
EXHIBITED: Final = 16  # seat, tile
SHOWED: Final = 17  # seat, card, 1 if wild
KEPT: Final = 18  # seat, card
FEATURED: Final = 19  # seat, site
NAMED_ROLE: Final = 20  # seat, role
SOLD: Final = 21  # seat, card, coins
PUSHED_OUT: Final = 22  # card
BOUGHT: Final = 23  # seat, card, coins
GILDED: Final = 24  # seat, card taken, gold played
ENDED_TURN: Final = 25  # seat
PASSED: Final = 26  # seat
SWAPPED: Final = 27  # seat, marker given, marker taken
RESTED: Final = 28  # seat
LAST_ROUND: Final = 29  # which condition of §10
FINISHED: Final = 30
