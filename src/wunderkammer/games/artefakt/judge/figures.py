"""The figures that the judge of Artefakt goes by, and what fragments are worth by them."""

from typing import Final, final

from mypy_extensions import i64

from wunderkammer.games.artefakt.components import COLOURS, colour_set, count, different, missing

FIGURES: Final[dict[str, int]] = {  # in hundredths of a point, unless it says otherwise
    "first": 240,  # the first piece of a colour
    "second": 270,  # the second different one
    "third": 420,  # the third
    "fourth": 1400,  # the fourth, which wins
    "behind": 35,  # per cent: how much of that counts in another colour than the best
    "held": 16,  # per cent: what is lost of it for each copy of a missing piece that rivals hold
    "spare": 150,  # a copy of a piece already owned: to give, to barter, to be robbed of, to keep from rivals
    "ticket": 15,  # to have the fourth travel card at hand
    "nearly": 50,  # per cent: how much a gain counts that is near, at first sight and while sites are settled
    "coming": 12,  # per cent: the same while figures travel; before that, it says nothing about who wins
    "loss": 50,  # per cent: how much the loss of a rival who is robbed counts as a gain
    "shared": 60,  # per cent: what is left of a gain for each figure that may still come to prevent it
    "doubt": 600,  # so much of a lead makes three wins of four, at a table of two
    "crowd": 96,  # per cent: what is left of the doubt for each seat more; a lead over several is more certain
}


@final
class Figures:
    """One number each, quick to read."""

    def __init__(self, named: dict[str, int]) -> None:
        self.named = named
        self.first: i64 = named["first"]
        self.second: i64 = named["second"]
        self.third: i64 = named["third"]
        self.fourth: i64 = named["fourth"]
        self.behind: i64 = named["behind"]
        self.held: i64 = named["held"]
        self.spare: i64 = named["spare"]
        self.ticket: i64 = named["ticket"]
        self.nearly: i64 = named["nearly"]
        self.coming: i64 = named["coming"]
        self.loss: i64 = named["loss"]
        self.shared: i64 = named["shared"]
        self.doubt: i64 = named["doubt"]
        self.crowd: i64 = named["crowd"]

    def collection(self, owned: i64, others: i64 = 0) -> i64:
        """What the fragments on a collecting card are worth, when all others together own these."""
        best: i64 = 0
        total: i64 = 0
        spares: i64 = 0
        for colour in range(len(COLOURS)):
            mine = owned & colour_set(colour)
            if mine != 0:
                kinds = different(mine)
                spares += count(mine) - kinds
                kept = 100 - self.held * count(others & missing(mine, colour))
                worth = self.pieces(kinds) * kept // 100
                total += worth
                best = max(best, worth)
        return best + self.behind * (total - best) // 100 + self.spare * spares

    def pieces(self, kinds: i64) -> i64:
        """What so many different pieces of a colour are worth."""
        total: i64 = 0
        for have in range(kinds):
            total += self.next_piece(have)
        return total

    def next_piece(self, kinds: i64) -> i64:
        """What another different piece is worth to a seat that has this many of its colour."""
        if kinds < 2:
            return self.first if kinds == 0 else self.second
        return self.third if kinds == 2 else self.fourth

    def loot(self, owned: i64, fragments: i64) -> i64:
        """What fragments of which only the colours are known are worth to one who takes them."""
        if fragments == 0:
            return 0
        total: i64 = 0
        for colour in range(len(COLOURS)):
            there = count(fragments & colour_set(colour))
            if there > 0:
                mine = owned & colour_set(colour)
                kinds = different(mine)
                unseen = 8 - count(mine)
                fresh = 8 - 2 * kinds
                total += there * (fresh * self.next_piece(kinds) + (unseen - fresh) * self.spare) // unseen
        return total

    def robbery(self, owned: i64, theirs: i64) -> i64:
        """What a blind fragment of a rival is worth, of the best colour: the gain, and the rival's loss."""
        best: i64 = 0
        for colour in range(len(COLOURS)):
            there = theirs & colour_set(colour)
            if there != 0:
                have = different(owned & colour_set(colour))
                fresh = different((owned | there) & colour_set(colour)) - have
                harm = self.next_piece(different(there) - 1) * self.loss // 100
                best = max(best, (fresh * self.next_piece(have) + harm) // count(there))
        return best


USUAL: Final = Figures(FIGURES)
