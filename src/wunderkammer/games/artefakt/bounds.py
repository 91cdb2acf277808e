"""Bounds that no game of Artefakt can pass. They follow from the rules clause by clause."""

from wunderkammer.shelf import Bounds


def bounds(seats: int) -> Bounds:
    """30 rounds (§8.3) and the set-up; a score is a number of pieces (§8.4)."""
    discover = 4 + 4  # gives and chosen colours (§3.2-3)
    travel = 3 * seats * 3  # a card, a timetable and a way for each figure (§4.1, §5.1)
    possession = 10 * 2 + 1  # each site settled, with a directive; one of them is a curse (§6.4, §6.6, §10.9)
    opening = 1  # §7.2
    chances = 4 * 3 + 10 * 3  # discoveries (§3.1); at each site a robbery, a colour and a piece (§6.4, §10.8)
    return Bounds(
        3 * seats + 30 * (discover + travel + possession + opening),
        10 + 4 + 3 * seats + 30 * chances,  # §2.1, §2.3
        0,
        4,
    )
