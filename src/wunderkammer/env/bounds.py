"""Bounds that no game can pass: how long it lasts and what it scores, with the standard edition.

They follow from the rules clause by clause and are generous; real games stay far below.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable


class Bounds(NamedTuple):
    decisions: int  # of all seats together
    events: int  # of chance
    lowest: int  # score of a seat at the end
    highest: int


def artefakt(seats: int) -> Bounds:
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


def artifact(seats: int) -> Bounds:
    """Nine years (§1.9) and the start-up; chance turns up every card at most once."""
    actions = 6 + 1  # markers, and one free action (§4.3, §13.4)
    action = 1 + 10 + 1 + 1  # with a pick for each hut, a role used, and the end of the turn (§7.3, §13.3, §6.1)
    passing = 1 + (actions + 1)  # then an answer in each turn of the others (§8.2)
    cards = 4 * 27  # §1.1
    prestige = 5 * (4 + 7 + 10) + 4 * (5 + 8) + 3 + 6 + 12  # every tile and every solo (§11.3, §12.4)
    income = 8 + 5 * (1 + 2 + 3) + 4 * (2 + 3) + 1 + 3 + 12  # the same for the bonus, and the base (§5.2)
    sales = actions * (7 + 3)  # §7.6, §13.3
    return Bounds(
        seats * (2 + 4 + 9 * (actions * action + passing + 6)) + 4,  # §3.1, §3.3, §9.2; four golds (§12.5)
        cards,
        0,
        prestige + 8 + 9 * (income + sales) // 5,  # research (§12.1), money (§11.1)
    )


def artisans(seats: int) -> Bounds:
    """Twelve rounds (§1.3), with set-up and last artworks."""
    turns = 10 * seats + seats + 2  # then the token and last turns; an extra action of two artisans (§4.7, §9.5, §9.8)
    artworks = 5 * (3 + 4 + 5 + 6) + 4 * 7  # §10
    return Bounds(
        seats + 12 * (1 + turns + seats) + seats,  # §2.4, §9.9, §6.1, §7.1
        6 * seats + 20 + 12 * (5 + turns + 5),  # §2.1, §2.2; the market and what is taken from it (§3.1, §4.5)
        -7,  # §9.9
        12 * 6 * 4 + artworks + 4 * 9,  # six cards a round at the top level, and what a lover of gold dreams of
    )


BOUNDS: Final[dict[str, Callable[[int], Bounds]]] = {"artefakt": artefakt, "artifact": artifact, "artisans": artisans}
