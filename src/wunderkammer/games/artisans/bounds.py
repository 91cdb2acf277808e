"""Bounds that no game of Artisans can pass. They follow from the rules clause by clause."""

from wunderkammer.shelf import Bounds


def bounds(seats: int) -> Bounds:
    """Twelve rounds (§1.3), with set-up and last artworks."""
    turns = 10 * seats + seats + 2  # then the token and last turns; an extra action of two artisans (§4.7, §9.5, §9.8)
    artworks = 5 * (3 + 4 + 5 + 6) + 4 * 7  # §10
    return Bounds(
        seats + 12 * (1 + turns + seats) + seats,  # §2.4, §9.9, §6.1, §7.1
        6 * seats + 20 + 12 * (5 + turns + 5),  # §2.1, §2.2; the market and what is taken from it (§3.1, §4.5)
        -7,  # §9.9
        12 * 6 * 4 + artworks + 4 * 9,  # six cards a round at the top level, and what a lover of gold dreams of
    )
