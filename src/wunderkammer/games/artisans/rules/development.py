"""Chapter 6: phase B, development."""

from mypy_extensions import i64

from wunderkammer.core.found import Found
from wunderkammer.core.seats import left_of
from wunderkammer.core.state import OK
from wunderkammer.games.artisans import events, moves
from wunderkammer.games.artisans import questions as asked
from wunderkammer.games.artisans.components import HAND, KINDS, LEVELS, PERFECTIONIST, ROUNDS, held
from wunderkammer.games.artisans.reasons import DEVELOP_NOT_IN_HAND, TOO_MANY, TOP_LEVEL
from wunderkammer.games.artisans.rules.rounds import begin_round
from wunderkammer.games.artisans.rules.trading import give
from wunderkammer.games.artisans.state import Board, Player


def next_player(s: Board) -> None:
    """§6.1 From the holder of the token clockwise; then the next round, or §7.1 the last artworks."""
    if s.step < s.seats:
        s.ask(asked.DEVELOP, s.turn)
    elif s.round < ROUNDS:
        begin_round(s)
    else:
        s.enter(asked.FINISHING)


def refusal(player: Player, which: i64) -> i64:
    """Why this many cards of a material cannot be laid; `which` counts the combinations of both."""
    material = which // HAND
    number = which % HAND + 1
    if player.level(material) == LEVELS:
        return TOP_LEVEL
    if number > held(player.hand, material):
        return DEVELOP_NOT_IN_HAND
    return TOO_MANY if number > room(player, material) else OK


def room(player: Player, material: i64) -> i64:
    """§6.1 Any number at level 1, then at most as many as lie at the level before; §9.6 the perfectionist one more."""
    level = player.level(material)
    if level == 0:
        return HAND
    if level == LEVELS:
        return 0
    return player.topmost(material) + (1 if player.artisan == PERFECTIONIST else 0)


def list_options(player: Player, found: Found) -> None:
    for material in range(KINDS):
        cards = held(player.hand, material)
        if cards > 0:
            most = room(player, material)
            if most > cards:
                most = cards
            first = moves.DEVELOP + HAND * material
            for action in range(first, first + most):
                found.add(action)
    found.add(moves.REST)


def act(s: Board, action: i64) -> None:
    if action == moves.REST:
        s.tell(events.RESTED, s.turn)
    else:
        develop(s, s.me(), (action - moves.DEVELOP) // HAND, (action - moves.DEVELOP) % HAND + 1)
    s.step += 1
    s.turn = left_of(s.turn, s.seats)


def develop(s: Board, player: Player, material: i64, number: i64) -> None:
    give(s, player, material, number)
    player.lay(material, number)
    s.tell(events.DEVELOPED, s.turn, material, number, player.level(material))
