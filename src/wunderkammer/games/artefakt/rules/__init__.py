"""Artefakt, as it is played. Each chapter of the rulebook has its file; here is the order in which they come."""

from mypy_extensions import i64

from wunderkammer.core.found import Found
from wunderkammer.core.state import OK, OVER
from wunderkammer.games.artefakt import moves
from wunderkammer.games.artefakt import questions as asked
from wunderkammer.games.artefakt.components import CARDS, count
from wunderkammer.games.artefakt.reasons import NOT_ASKED, OTHER_DIRECTIVE, REACH
from wunderkammer.games.artefakt.rules import blind, directives, discover, possession, prepare, round_end, setup, travel
from wunderkammer.games.artefakt.state import Board


def proceed(s: Board) -> None:
    """§2 to §7: set-up, then round after round of five actions, until somebody is asked or the game is over."""
    while s.question == asked.NOTHING and s.actor != OVER:
        if s.stage == asked.TRAVEL:
            travel.travel(s)
        elif s.stage == asked.POSSESSION:
            possession.take_possession(s)
        elif s.stage == asked.DISCOVER:
            discover.discover(s)
        elif s.stage == asked.PREPARE:
            prepare.prepare(s)
        elif s.stage == asked.ROUND_END:
            round_end.end_round(s)
        elif s.stage == asked.LAYING_OUT:
            setup.lay_out(s)
        elif s.stage == asked.OPENING_UP:
            setup.open_up(s)
        else:
            setup.stand_up(s)


def perform(s: Board, action: i64, seat: i64) -> None:
    """The answer to the question, and everything that follows by itself."""
    question = s.question
    s.question = asked.NOTHING
    if question == asked.MOVE:
        travel.move(s, action - moves.MOVE)
    elif question == asked.ASSIGN:
        prepare.assign(s, seat, (action - moves.ASSIGN) // CARDS, (action - moves.ASSIGN) % CARDS + 1)
    elif question == asked.PIECE:
        blind.draw(s, action - moves.PIECE)
    elif question == asked.ROLL:
        setup.roll(s, action - moves.ROLL + 1)
    elif question == asked.COLOUR:
        blind.roll_colour(s, action - moves.COLOUR)
    elif question == asked.SETTLE:
        possession.settle(s, action)
    elif question == asked.DIRECTIVE:
        directives.use(s, action)
    elif question == asked.CHOOSE:
        discover.choose(s, action - moves.CHOOSE)
    elif question == asked.GIVE:
        discover.give(s, seat, action - moves.GIVE)
    elif question == asked.CURSED:
        discover.give_back(s, seat, action - moves.GIVE)
    elif question == asked.TIMETABLE:
        travel.answer_timetable(s, action)
    elif question == asked.OPEN:
        round_end.open_site(s, action - moves.OPEN + 1)
    elif question == asked.STAND:
        setup.stand(s, action - moves.STAND)
    elif question == asked.LAY:
        setup.lay(s, action - moves.LAY + 1)
    else:
        setup.open_at_random(s, action - moves.OPEN + 1)
    s.ply += 1
    proceed(s)


def answers(s: Board) -> tuple[i64, i64]:
    """The actions of the right kind to answer the question, besides `skip`: from the first to before the last."""
    question = s.question
    if question == asked.MOVE:
        return moves.MOVE, moves.COLLECT
    if question == asked.ASSIGN:
        return moves.ASSIGN, moves.MOVE
    if question == asked.PIECE:
        return moves.PIECE, moves.STAND
    if question == asked.ROLL:
        return moves.ROLL, moves.COLOUR
    if question == asked.COLOUR:
        return moves.COLOUR, moves.PIECE
    if question == asked.DIRECTIVE:
        return directives.answers(directives.directive_here(s))
    if question == asked.SETTLE:
        return moves.COLLECT, moves.MARCH
    if question == asked.CHOOSE:
        return moves.CHOOSE, moves.GIVE
    if question == asked.GIVE or question == asked.CURSED:
        return moves.GIVE, moves.ASSIGN
    if question == asked.TIMETABLE:
        return moves.TIMETABLE, moves.SKIP
    if question == asked.STAND:
        return moves.STAND, moves.CHOOSE
    if question == asked.LAY:
        return moves.LAY, moves.OPEN
    return moves.OPEN, moves.ROLL


def may_be_skipped(s: Board) -> bool:
    return s.question == asked.DIRECTIVE or s.question == asked.TIMETABLE


def refusal(s: Board, action: i64, seat: i64) -> i64:
    """Why a seat that is asked may not answer with this; OK if it may."""
    first, last = answers(s)
    if first <= action < last:
        return refusal_of_answer(s, action, seat)
    if action == moves.SKIP and may_be_skipped(s):
        return OK
    if s.question == asked.DIRECTIVE and moves.MARCH <= action < moves.TIMETABLE:
        return OTHER_DIRECTIVE
    return NOT_ASKED


def refusal_of_answer(s: Board, action: i64, seat: i64) -> i64:
    """Why an answer of the right kind is refused."""
    question = s.question
    if question == asked.ASSIGN:
        return prepare.assign_refusal(s, seat, (action - moves.ASSIGN) // CARDS, (action - moves.ASSIGN) % CARDS + 1)
    if question == asked.PIECE:
        return blind.piece_refusal(s, action - moves.PIECE)
    if question == asked.SETTLE:
        return possession.settle_refusal(s, action)
    if question == asked.DIRECTIVE:
        return directives.refusal(s, action)
    if question == asked.CHOOSE:
        return discover.choose_refusal(s, action - moves.CHOOSE)
    if question == asked.GIVE:
        return discover.give_refusal(s, seat, action - moves.GIVE)
    if question == asked.CURSED:
        return directives.obey_refusal(s, seat, action - moves.GIVE)
    if question == asked.STAND:
        return setup.stand_refusal(s, action - moves.STAND)
    if question == asked.LAY:
        return setup.lay_refusal(s, action - moves.LAY + 1)
    if question == asked.OPEN or question == asked.OPENING:
        return round_end.open_refusal(s, action - moves.OPEN + 1)
    return OK


def find(s: Board, seat: i64, found: Found) -> None:
    """All answers that are not refused, in the order of the notation."""
    action, last = answers(s)
    while action < last:
        refused = refusal_of_answer(s, action, seat)
        if refused == OK:
            found.add(action)
        action += REACH[refused]
    if may_be_skipped(s):
        found.add(moves.SKIP)


def in_the_open(s: Board, seat: i64) -> bool:
    """§9.2 Figures, sites and colours lie open; travel cards, and which piece a fragment is, do not."""
    if s.question == asked.GIVE or s.question == asked.CURSED:
        return count(s.owned(seat)) == 1
    return s.question != asked.ASSIGN


def block(s: Board, seat: i64) -> tuple[i64, i64]:
    """Where the answers lie to a question of which a good part of the answers is legal."""
    if s.question == asked.ASSIGN:
        first: i64 = moves.ASSIGN + CARDS * s.players[seat].next_figure()
        return first, first + CARDS
    if s.question == asked.DIRECTIVE or s.question == asked.SETTLE:
        return 0, 0
    first, last = answers(s)
    return first, last + 1 if s.question == asked.TIMETABLE else last  # `skip` comes next there


def weight(s: Board, action: i64) -> i64:
    """§1.4, §3.1 How likely an outcome is."""
    if s.question == asked.PIECE:
        return blind.piece_weight(s, action - moves.PIECE)
    if s.question == asked.COLOUR:
        return s.rulings.colour_die[action - moves.COLOUR]
    return 1


def heaviest(s: Board) -> i64:
    if s.question == asked.PIECE:
        return 2  # both copies of a piece
    return s.rulings.heaviest_colour if s.question == asked.COLOUR else 1
