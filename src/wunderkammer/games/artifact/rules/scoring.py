"""Chapter 11: scoring, with the research tracks of §12."""

from mypy_extensions import i64

from wunderkammer.core.seats import ranked
from wunderkammer.games.artifact.components import KINDS_A_SITE, MANUSCRIPT, SITES, bits, number_of
from wunderkammer.games.artifact.state import Board, Player


def scores(s: Board) -> list[int]:
    """§11.1 Prestige of own exhibitions, plus 1 for every 5 coins; §12.2 the research track."""
    return [score(s, seat) for seat in range(s.seats)]


def score(s: Board, seat: i64) -> i64:
    player = s.players[seat]
    points = player.prestige + player.money // 5
    if s.rulings.research:
        points += s.rulings.research_values[research_space(s, seat)]
    return points


def research_space(s: Board, seat: i64) -> i64:
    """§12.2 The lowest of three markers; of four, the lowest is left out. §12.8 Manuscripts help as best they can."""
    player = s.players[seat]
    manuscripts = manuscripts_of(s, seat)
    if s.seats == 3:
        return lowest_but(s, player, -1, manuscripts)
    best: i64 = 0
    for left_out in range(len(SITES)):
        lowest = lowest_but(s, player, left_out, manuscripts)
        if lowest > best:
            best = lowest
    return best


def manuscripts_of(s: Board, seat: i64) -> i64:
    found: i64 = 0
    for site in range(len(SITES)):
        found += s.count(s.hand(seat), KINDS_A_SITE * site + MANUSCRIPT)
    return found


def lowest_but(s: Board, player: Player, left_out: i64, manuscripts: i64) -> i64:
    """The highest space that all markers but one can be brought to, one step a manuscript."""
    space: i64 = 0
    while space < s.rulings.research_top and steps_to(s, player, left_out, space + 1) <= manuscripts:
        space += 1
    return space


def steps_to(s: Board, player: Player, left_out: i64, space: i64) -> i64:
    """How many steps are missing until all markers but one are there."""
    steps: i64 = 0
    sites: i64 = len(SITES)
    for site in range(sites):
        here = number_of(player.research, site)
        if site != left_out and s.rulings.used_sites[site] == 1 and here < space:
            steps += space - here
    return steps


def ranks(s: Board) -> list[int]:
    """§11.2 Ties: more exhibitions, then more money; then the victory is shared."""
    worth: list[tuple[int, ...]] = []
    for seat in range(s.seats):
        player = s.players[seat]
        exhibitions = bits(player.tiles) + player.solos
        worth.append((score(s, seat), exhibitions, player.money))
    return ranked(worth)
