"""Chapter 11: scoring, with the research tracks of §12."""

from mypy_extensions import i64

from wunderkammer.core.seats import ranked
from wunderkammer.core.tally import Row, Tally
from wunderkammer.games.artifact.components import KINDS_A_SITE, MANUSCRIPT, SITES, bits, number_of
from wunderkammer.games.artifact.state import Board, Player


def scores(s: Board) -> list[int]:
    """§11.1 Prestige of own exhibitions, plus 1 for every 5 coins; §12.2 the research track."""
    return [score(s, seat) for seat in range(s.seats)]


def score(s: Board, seat: i64) -> i64:
    return s.players[seat].prestige + of_research(s, seat) + of_coins(s, seat)


def of_coins(s: Board, seat: i64) -> i64:
    return s.players[seat].money // 5


def of_research(s: Board, seat: i64) -> i64:
    return s.rulings.research_values[research_space(s, seat)] if s.rulings.research else 0


def tally(s: Board) -> Tally:
    """§11.1, §12.2 By source; §11.2 ties."""
    seats = range(s.seats)
    sources = [Row("exhibitions", [player.prestige for player in s.players])]
    if s.rulings.research:
        sources.append(Row("research", [of_research(s, seat) for seat in seats]))
    sources.append(Row("coins", [of_coins(s, seat) for seat in seats]))
    shown = Row("exhibitions", [exhibitions(player) for player in s.players])
    return Tally(sources, True, [shown, Row("coins", [player.money for player in s.players])])


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
        worth.append((score(s, seat), exhibitions(player), player.money))
    return ranked(worth)


def exhibitions(player: Player) -> i64:
    return bits(player.tiles) + player.solos
