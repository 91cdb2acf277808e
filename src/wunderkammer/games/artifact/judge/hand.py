"""What the cards of a seat in Artifact are worth, in hand or in reach of its huts, towards the tiles on the board."""

from typing import Final

from mypy_extensions import i64

from wunderkammer.games.artifact.components import (
    CURSE,
    FRAGMENT,
    GOLD,
    KINDS_A_SITE,
    ORDINARY,
    SITE_TILES,
    SITES,
    SITES_3,
    SOLO,
    TYPES,
    TYPES_5,
    one_card,
    total,
)
from wunderkammer.games.artifact.judge.money import income
from wunderkammer.games.artifact.judge.tiles import READY, TileWorths
from wunderkammer.games.artifact.state import FACE_UP, Board

# In hundredths of a point, or as a share in hundredths.
SECOND: Final = 15  # share that each other use of the same cards adds
SPARE_CARD: Final = 21  # a card in hand, for whatever use
GOLD_CARD: Final = 80  # a gold card in hand
FRAGMENT_CARD: Final = 120  # a fragment in hand
UNSEEN: Final = 130  # a card that is not turned yet
IN_REACH: Final = 82  # share of what the cards are worth that huts could ship
CONTESTED: Final = 75  # the same where others have huts too
HUT: Final = 15  # a hut for which no card lies there
SPECIAL: Final = 100  # how much a special card is wanted when there is a choice


class Hand:
    """The cards of a seat, counted by type and by site, six bits each."""

    def __init__(self, s: Board, years: i64, worths: TileWorths) -> None:
        self.s = s
        self.years = years  # to come
        self.worths = worths
        self.types: i64 = 0
        self.sites: i64 = 0
        self.cards: i64 = 0
        self.extras: i64 = 0

    def add(self, site: i64, pile: i64) -> None:
        """The cards of a site."""
        if pile == 0:
            return
        ordinary = pile & ORDINARY
        number: i64 = len(TYPES)
        for kind in range(number):
            self.types += (ordinary >> (3 * kind) & 7) << (6 * kind)
        self.sites += total(ordinary) << (6 * site)
        self.cards += total(pile)
        if pile != ordinary:
            self.extras += (pile >> (3 * SOLO) & 7) * (100 + income(self.years)) * READY // 100
            self.extras += (pile >> (3 * GOLD) & 7) * GOLD_CARD + (pile >> (3 * FRAGMENT) & 7) * FRAGMENT_CARD

    def tile(self, tile: i64, there: i64) -> i64:
        """What this many cards are worth towards a tile, as long as it can be had."""
        if self.s.tiles >> tile & 1 == 0:
            return 0
        return self.worths.of(self.years, tile, there)

    def of_type(self, kind: i64, there: i64) -> i64:
        """The best tile of a type for this many cards."""
        if there == 0:
            return 0
        first = 3 * kind
        best = max(self.tile(first, there), self.tile(first + 1, there))
        return max(best, self.tile(first + 2, there))

    def of_site(self, site: i64, there: i64) -> i64:
        """The best tile of a site for this many cards."""
        if there == 0:
            return 0
        first = SITE_TILES + 2 * site
        return max(self.tile(first, there), self.tile(first + 1, there))

    def promise(self) -> i64:
        """What the hand may come to: the best way to sort it, and something of the others."""
        by_type: i64 = 0
        types: i64 = 0
        all_types: i64 = len(TYPES)
        for kind in range(all_types):
            there = self.types >> (6 * kind) & 63
            if there > 0:
                by_type += self.of_type(kind, there)
                types += 1
        by_site: i64 = 0
        sites: i64 = 0
        all_sites: i64 = len(SITES)
        for site in range(all_sites):
            there = self.sites >> (6 * site) & 63
            if there > 0:
                by_site += self.of_site(site, there)
                sites += 1
        mixed = max(self.tile(SITES_3, sites), self.tile(TYPES_5, types))
        best = max(by_type, by_site)
        best = max(best, mixed)
        others = by_type + by_site + mixed - best
        return best + others * SECOND // 100 + SPARE_CARD * self.cards + self.extras

    def haul(self, site: i64, huts: i64, held: i64) -> i64:
        """§7.3 What the huts at a site could ship, now or when more has come to light."""
        there = total(self.s.pile(FACE_UP, site))
        picks = huts
        share: i64 = CONTESTED
        if self.s.all_huts_at(site) == huts:
            picks -= 1
            share = IN_REACH
        coming: i64 = 0
        if self.s.site == site and picks > there:
            coming = min(self.s.to_unearth, picks - there)
        idle = huts - min(picks, there + coming)
        sure = self.best(site, min(picks, there), 0, held)
        return (sure + coming * UNSEEN) * share // 100 + idle * HUT

    def best(self, site: i64, picks: i64, first: i64, held: i64) -> i64:
        """What the best cards that lie face up there, from a kind on, add to what the hand promises."""
        pile = self.s.pile(FACE_UP, site) >> (3 * first) << (3 * first)
        if pile >> (3 * CURSE) & 7 > 0 and self.s.to_pick == 0:
            picks -= 1  # §12.7
        if picks <= 0 or pile == 0:
            return 0
        types, sites, cards, extras = self.types, self.sites, self.cards, self.extras
        while picks > 0 and pile != 0:
            kind = self.choice(pile)
            self.add(site, one_card(kind))
            pile -= one_card(kind)
            picks -= 1
        gain = self.promise() - held
        self.types, self.sites, self.cards, self.extras = types, sites, cards, extras
        return gain

    def choice(self, pile: i64) -> i64:
        """The kind that is most wanted."""
        best: i64 = 0
        most: i64 = -1
        kinds: i64 = KINDS_A_SITE
        for kind in range(kinds):
            if pile >> (3 * kind) & 7 > 0:
                gain = self.gain(kind)
                if gain > most:
                    most = gain
                    best = kind
        return best

    def gain(self, kind: i64) -> i64:
        """What one more of a kind adds, sorted by type."""
        if kind < SOLO:
            there = self.types >> (6 * kind) & 63
            return self.of_type(kind, there + 1) - self.of_type(kind, there)
        return SPECIAL
