"""Bounds that no game of Artifact can pass. They follow from the rules clause by clause."""

from wunderkammer.shelf import Bounds


def bounds(seats: int) -> Bounds:
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
