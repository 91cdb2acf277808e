"""Artisans, as it is played. Each chapter of the rulebook has its file; here is the order in which they come."""

from mypy_extensions import i64

from wunderkammer.core.found import Found
from wunderkammer.core.state import OK, OVER
from wunderkammer.games.artisans import moves
from wunderkammer.games.artisans import questions as asked
from wunderkammer.games.artisans.components import COPIES_A_SEAT, in_deck, number_of, stocked
from wunderkammer.games.artisans.reasons import NOT_ASKED
from wunderkammer.games.artisans.rules import crafting, development, rounds, setup, trading
from wunderkammer.games.artisans.state import Board


def proceed(s: Board) -> None:
    """§2 to §7: set-up, then twelve rounds of market and development, until somebody is asked."""
    while s.question == asked.NOTHING and s.actor != OVER:
        if s.to_lay > 0:
            rounds.lay_next(s)
        elif s.stage == asked.TRADING:
            trading.next_turn(s)
        elif s.stage == asked.DEVELOPING:
            development.next_player(s)
        elif s.stage == asked.FILLING:
            rounds.fill_row(s)
        elif s.stage == asked.RESERVING:
            rounds.offer_reserve(s)
        elif s.stage == asked.DEALING:
            setup.deal_hands(s)
        elif s.stage == asked.CHOOSING:
            setup.choose_artisans(s)
        else:
            crafting.last_artworks(s)


def perform(s: Board, action: i64) -> None:
    """The answer to the question, and everything that follows by itself."""
    question = s.question
    s.question = asked.NOTHING
    if asked.TURN <= question <= asked.SECOND:
        trading.act(s, action, question)
    elif question == asked.LAY:
        rounds.lay(s, action - moves.LAY)
    elif question == asked.DEVELOP:
        development.act(s, action)
    elif question == asked.REVEAL:
        rounds.reveal(s, action - moves.REVEAL)
    elif question == asked.DEAL:
        setup.deal(s, action - moves.DEAL)
    elif question == asked.RESERVE:
        rounds.answer_reserve(s, action)
    elif question == asked.CHOOSE:
        setup.choose(s, action - moves.CHOOSE)
    else:
        crafting.finish(s, action)
    s.ply += 1
    proceed(s)


def answers(s: Board) -> tuple[i64, i64]:
    """The actions of the right kind to answer the question: from the first to before the last."""
    question = s.question
    if asked.TURN <= question <= asked.SECOND or question == asked.FINAL:
        return moves.CRAFT, moves.DEVELOP
    if question == asked.DEVELOP:
        return moves.DEVELOP, moves.ACTIONS
    if question == asked.LAY:
        return moves.LAY, moves.REVEAL
    if question == asked.DEAL:
        return moves.DEAL, moves.LAY
    if question == asked.REVEAL:
        return moves.REVEAL, moves.CHOOSE
    if question == asked.CHOOSE:
        return moves.CHOOSE, moves.RESERVE
    return moves.RESERVE, moves.CRAFT


def refusal(s: Board, action: i64) -> i64:
    """Why the seat that is asked may not answer with this; OK if it may."""
    first, last = answers(s)
    if action < first or action >= last:
        return NOT_ASKED
    question = s.question
    if question == asked.LAY:
        return rounds.pile_refusal(s, action - moves.LAY)
    if question == asked.DEAL:
        return rounds.pile_refusal(s, action - moves.DEAL)
    if question == asked.REVEAL:
        return rounds.reveal_refusal(s, action - moves.REVEAL)
    if question == asked.CHOOSE:
        return setup.choose_refusal(s, action - moves.CHOOSE)
    if question == asked.RESERVE:
        return OK if action == moves.SKIP else rounds.reserve_refusal(s, action - moves.RESERVE)
    if question == asked.DEVELOP:
        return OK if action == moves.REST else development.refusal(s.me(), action - moves.DEVELOP)
    if question == asked.FINAL:
        return crafting.finish_refusal(s, action)
    return trading.refusal(s, action)


def find(s: Board, found: Found) -> None:
    """All answers that are not refused, in the order of the notation."""
    question = s.question
    if asked.TURN <= question <= asked.SECOND:
        trading.list_options(s, found)
    elif question == asked.DEVELOP:
        development.list_options(s.me(), found)
    elif question == asked.REVEAL:
        rounds.list_reveals(s, found)
    elif question == asked.FINAL:
        crafting.list_options(s, s.me(), found)
        found.add(moves.PASS)
    else:
        first, last = answers(s)
        for action in range(first, last):
            if refusal(s, action) == OK:
                found.add(action)


def in_the_open(s: Board) -> bool:
    """§11.1 Workshops, row and market lie open; of a hand only its size and what was taken from the market."""
    question = s.question
    if question == asked.DEVELOP:
        return s.me().hand == s.me().known
    if asked.TURN <= question <= asked.SECOND:
        return trading.in_the_open(s)
    return True


def block(s: Board) -> tuple[i64, i64]:
    """Where the answers lie to a question of which a good part of the answers is legal."""
    question = s.question
    if question == asked.LAY or question == asked.DEAL or question == asked.CHOOSE:
        return answers(s)
    return 0, 0


def weight(s: Board, action: i64) -> i64:
    """How many cards of a material are in the pile; §2.6 how likely an artwork is the next of the deck."""
    if s.question == asked.REVEAL:
        rulings = s.rulings
        rank = rulings.ranks[action - moves.REVEAL]
        unseen = rulings.groups[rank] & ~s.revealed
        return rulings.shares * in_deck(s.deck, rank) // number_of(unseen)
    return stocked(s.pile, action - (moves.LAY if s.question == asked.LAY else moves.DEAL))


def heaviest(s: Board) -> i64:
    """§2.6 All of a value that have not been seen are in the deck; §1.1 all cards of a material are in the pile."""
    if s.question == asked.REVEAL:
        return s.rulings.shares
    return COPIES_A_SEAT * s.seats
