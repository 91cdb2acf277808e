"""Chapter 7, continued: which cards an exhibition may show (§7.4, §7.5, §12.6, §13.3).

Cards are shown in card order, so that each set has one path; a wild card (New York) comes last.
"""

from typing import cast

from mypy_extensions import i64

from wunderkammer.core.state import OK
from wunderkammer.games.artifact import reasons
from wunderkammer.games.artifact.components import (
    FRAGMENT,
    KINDS_A_SITE,
    NEW_YORK,
    ORDINARY,
    SITE_TILES,
    SITES,
    SITES_3,
    SOLO,
    TYPES,
    TYPES_5,
    how_many,
    size_of,
    total,
)
from wunderkammer.games.artifact.state import HAND, SHOWN, Board


def can_be_shown(s: Board, tile: i64) -> bool:
    """§7.4 Whether a complete showing for this tile exists in the hand of the player whose turn it is."""
    return can_be_completed(s, tile, 0, size_of(tile))


def showable(s: Board) -> i64:
    """The set of all tiles that can be shown, on the board or not."""
    cards = cards_in_hand(s)
    if cards < 3:
        return 0
    found: i64 = 0
    evens, odds = tally(s, 0)
    for kind in range(len(TYPES)):
        found |= shown_by(s, 3 * kind, 3, of_type_in(evens, odds, kind))
    for site in range(len(SITES) if cards >= 4 else 0):
        found |= shown_by(s, SITE_TILES + 2 * site, 2, of_site(s, site, 0))
    found |= shown_by(s, SITES_3, 1, of_new_sites(s, 0))
    if cards >= 5:
        found |= shown_by(s, TYPES_5, 1, of_new_types(s, 0))
    return found


def shown_by(s: Board, first: i64, count: i64, fitting: i64) -> i64:
    """Of tiles that differ only in size, the smallest first: those that this many fitting cards can show."""
    found: i64 = 0
    tile = first
    while tile < first + count and suffice(s, tile, 0, size_of(tile), fitting):
        found |= 1 << tile
        tile += 1
    return found


def cards_in_hand(s: Board) -> i64:
    hand = s.hand(s.turn)
    return total(s.cards[hand]) + total(s.cards[hand + 1]) + total(s.cards[hand + 2]) + total(s.cards[hand + 3])


def can_be_completed(s: Board, tile: i64, start: i64, missing: i64) -> bool:
    """Whether the missing cards can be shown, none of them (but a wild one) before a card of the order."""
    return missing == 0 or suffice(s, tile, start, missing, how_many_fit(s, tile, start))


def suffice(s: Board, tile: i64, start: i64, missing: i64, fitting: i64) -> bool:
    """Whether the fitting cards are enough, if need be with a wild one."""
    if fitting >= missing:
        return True
    return fitting == missing - 1 and s.me().has(NEW_YORK) and has_wild(s, tile, start, missing - 1)


def how_many_fit(s: Board, tile: i64, start: i64) -> i64:
    """How many cards of the hand, from one on in card order, can be shown together besides those shown already."""
    if tile < SITE_TILES:
        return of_type(s, tile // 3, start)
    if tile < SITES_3:
        return of_site(s, (tile - SITE_TILES) // 2, start)
    return of_new_sites(s, start) if tile == SITES_3 else of_new_types(s, start)


def hand_from(s: Board, site: i64, start: i64) -> i64:
    """The pile of a site in the hand, without the cards that come before one in card order."""
    pile = s.cards[HAND + 4 * s.turn + site]
    if start == 0:
        return pile
    kind = start - KINDS_A_SITE * site
    if kind <= 0:
        return pile
    return 0 if kind >= KINDS_A_SITE else pile >> (3 * kind) << (3 * kind)


def tally(s: Board, start: i64) -> tuple[i64, i64]:
    """The hand counted by kind over all sites, six bits each: the even kinds and the odd ones."""
    evens: i64 = 0
    odds: i64 = 0
    for site in range(len(SITES)):
        pile = hand_from(s, site, start)
        evens += pile & 0o0707070707
        odds += pile >> 3 & 0o0707070707
    return evens, odds


def of_type_in(evens: i64, odds: i64, kind: i64) -> i64:
    """Artifacts of a type in a tally, and fragments, which stand for any (§12.6)."""
    of_it = odds >> (3 * kind - 3) if kind & 1 == 1 else evens >> (3 * kind)
    fragments = odds >> (3 * FRAGMENT - 3)
    return (of_it & 63) + (fragments & 63)


def of_type(s: Board, kind: i64, start: i64) -> i64:
    evens, odds = tally(s, start)
    return of_type_in(evens, odds, kind)


def of_site(s: Board, site: i64, start: i64) -> i64:
    """Artifacts of a site, and its fragment; with the option `fragment=any`, every fragment."""
    found: i64 = 0
    pile = hand_from(s, site, start)
    for kind in range(len(TYPES)):
        found += how_many(pile, kind)
    for other in range(len(SITES)):
        if other == site or s.rulings.fragment_of_any_site:
            found += how_many(hand_from(s, other, start), FRAGMENT)
    return found


def of_new_types(s: Board, start: i64) -> i64:
    """Types that are not shown yet, and fragments, each for one type more."""
    found: i64 = 0
    for kind in range(len(TYPES)):
        if first_shown_of_type(s, kind) < 0 and cards_of_type(s, kind, start) > 0:
            found += 1
    for site in range(len(SITES)):
        found += how_many(hand_from(s, site, start), FRAGMENT)
    return found


def of_new_sites(s: Board, start: i64) -> i64:
    """Sites that are not shown yet; with the option `fragment=any`, each fragment is one site more."""
    found: i64 = 0
    for site in range(len(SITES)):
        pile = hand_from(s, site, start)
        fragments = how_many(pile, FRAGMENT)
        if s.rulings.fragment_of_any_site:
            found += fragments
            fragments = 0
        if not is_shown(s, site) and (pile & ORDINARY != 0 or fragments > 0):
            found += 1
    return found


def is_shown(s: Board, site: i64) -> bool:
    """Whether a card shown already counts as this site."""
    shown = s.pile(SHOWN, site)
    fragments = 0 if s.rulings.fragment_of_any_site else how_many(shown, FRAGMENT)
    return shown & ORDINARY != 0 or fragments > 0


def cards_of_type(s: Board, kind: i64, start: i64) -> i64:
    """How many ordinary cards of a type are in hand, from one on in card order."""
    found: i64 = 0
    for site in range(len(SITES)):
        found += how_many(hand_from(s, site, start), kind)
    return found


def first_shown_of_type(s: Board, kind: i64) -> i64:
    """The ordinary card of this type among those shown, or -1."""
    for site in range(len(SITES)):
        if how_many(s.pile(SHOWN, site), kind) > 0:
            return KINDS_A_SITE * site + kind
    return -1


def ordinary_shown_of_site(s: Board, site: i64) -> i64:
    """The ordinary card of this site among those shown, or -1."""
    for kind in range(len(TYPES)):
        if how_many(s.pile(SHOWN, site), kind) > 0:
            return KINDS_A_SITE * site + kind
    return -1


def ordinary_of_site(s: Board, site: i64, start: i64) -> i64:
    """How many ordinary cards of a site are in hand, from one on in card order."""
    found: i64 = 0
    pile = hand_from(s, site, start)
    for kind in range(len(TYPES)):
        found += how_many(pile, kind)
    return found


def has_wild(s: Board, tile: i64, start: i64, others: i64) -> bool:
    """§13.3 Whether a wild card can end the showing, after as many others as are still to come."""
    if tile < SITE_TILES:
        return any_ordinary_but(s, tile // 3, -1)
    if tile < SITES_3:
        return any_ordinary_but(s, -1, (tile - SITE_TILES) // 2)
    return has_wild_site(s, start, others) if tile == SITES_3 else has_wild_type(s, start, others)


def any_ordinary_but(s: Board, kind: i64, site: i64) -> bool:
    """Any ordinary card in hand that is not of this type, or not of this site."""
    for other in range(len(SITES)):
        if other == site:
            continue
        pile = s.pile(s.hand(s.turn), other) & ORDINARY
        if kind >= 0:
            pile &= ~(7 << (3 * kind))
        if pile != 0:
            return True
    return False


def has_wild_type(s: Board, start: i64, others: i64) -> bool:
    """A second card of a type that is shown, or that will be; not before the one shown."""
    for kind in range(len(TYPES)):
        shown = first_shown_of_type(s, kind)
        if shown >= 0:
            if cards_of_type(s, kind, shown) > 0:
                return True
        elif others > 0 and cards_of_type(s, kind, start) > 1:
            return True
    return False


def has_wild_site(s: Board, start: i64, others: i64) -> bool:
    """A second card of a site that is shown, or that will be; not before an ordinary one shown."""
    for site in range(len(SITES)):
        shown = ordinary_shown_of_site(s, site)
        if shown >= 0:
            if ordinary_of_site(s, site, shown) > 0:
                return True
        elif is_shown(s, site):
            if ordinary_of_site(s, site, 0) > 0:
                return True
        elif others > 0 and will_leave_a_wild(s, site, start):
            return True
    return False


def will_leave_a_wild(s: Board, site: i64, start: i64) -> bool:
    """Whether a site can still be shown by one card and leave another, ordinary one."""
    if ordinary_of_site(s, site, start) > 1:
        return True
    if s.rulings.fragment_of_any_site:
        return False
    return how_many(hand_from(s, site, start), FRAGMENT) > 0 and ordinary_of_site(s, site, 0) > 0


def fits(s: Board, card: i64) -> bool:
    """§7.5 Whether a card counts towards the tile, as itself, beside those shown already."""
    site = card // KINDS_A_SITE
    kind = card % KINDS_A_SITE
    if kind == FRAGMENT:
        if SITE_TILES <= s.tile < SITES_3:
            return s.rulings.fragment_of_any_site or site == (s.tile - SITE_TILES) // 2
        return s.tile != SITES_3 or s.rulings.fragment_of_any_site or not is_shown(s, site)
    if kind >= SOLO:
        return False
    if s.tile < SITE_TILES:
        return kind == s.tile // 3
    if s.tile < SITES_3:
        return site == (s.tile - SITE_TILES) // 2
    return not is_shown(s, site) if s.tile == SITES_3 else first_shown_of_type(s, kind) < 0


def show_refusal(s: Board, card: i64) -> i64:
    hand = s.hand(s.turn)
    if s.count(hand, card) == 0:
        return reasons.SHOW_NOT_IN_HAND  # §7.4
    if card < s.card:
        return reasons.SHOW_ORDER  # §7.4
    if not fits(s, card):
        return reasons.SHOW_UNFIT  # §7.5
    return OK if goes_on_after(s, card) else reasons.SHOW_TOO_FEW  # §7.4


def goes_on_after(s: Board, card: i64) -> bool:
    """Whether the showing can still be completed once this card is shown, too.

    It is one of those that fit. Only where a wild card has to help, it is tried on a table of its own.
    """
    fitting = how_many_fit(s, s.tile, card)
    if fitting >= s.to_show:
        return True
    if fitting < s.to_show - 1 or not s.me().has(NEW_YORK):
        return False
    then = cast("Board", s.copy())
    then.remove(then.hand(then.turn), card)
    then.add(SHOWN, card)
    return can_be_completed(then, s.tile, card, s.to_show - 1)


def wild_refusal(s: Board, card: i64) -> i64:
    """§13.3 New York: the last card may count as any site or type."""
    if not s.me().has(NEW_YORK):
        return reasons.NOT_NEW_YORK
    if s.to_show != 1:
        return reasons.WILD_LAST
    if card % KINDS_A_SITE >= SOLO:
        return reasons.WILD_SPECIAL
    if s.count(s.hand(s.turn), card) == 0:
        return reasons.SHOW_NOT_IN_HAND
    if fits(s, card):
        return reasons.WILD_NEEDLESS
    if s.tile == SITES_3 and card < ordinary_shown_of_site(s, card // KINDS_A_SITE):
        return reasons.WILD_ORDER
    if s.tile == TYPES_5 and card < first_shown_of_type(s, card % KINDS_A_SITE):
        return reasons.WILD_ORDER
    return OK
