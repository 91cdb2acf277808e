"""Artifact, as it is played. Each chapter of the rulebook has its file; here is the order in which they come."""

from mypy_extensions import i64

from wunderkammer.core.found import Found
from wunderkammer.core.state import OK, OVER
from wunderkammer.games.artifact import moves
from wunderkammer.games.artifact import questions as asked
from wunderkammer.games.artifact.components import ACTIONS_A_TURN, KINDS_A_SITE, NEW_YORK, SITES
from wunderkammer.games.artifact.reasons import NOT_ASKED, TURN_FULL
from wunderkammer.games.artifact.rules import acting, following, passing, rounds, showing, startup, turn
from wunderkammer.games.artifact.state import DECK, FACE_UP, SHOWN, Board


def proceed(s: Board) -> None:
    """§3 to §9: start-up, then year after year of income, actions and full mats, until somebody is asked."""
    while s.question == asked.NOTHING and s.actor != OVER:
        if following.is_awaited(s):
            following.follow_up(s)
            answer_if_forced(s)
        elif s.stage == asked.ACTIONS:
            turn.next_action(s)
        elif s.stage == asked.REFILLING:
            rounds.refill_mats(s)
        elif s.stage == asked.STOCKING:
            startup.stock_up(s)
        elif s.stage == asked.PLACING:
            startup.place_huts(s)
        else:
            startup.open_sites(s)


def answer_if_forced(s: Board) -> None:
    """`pick` and `keep` with a single legal answer are not asked: all see the cards (§7.3, §7.4)."""
    if s.question == asked.PICK or s.question == asked.KEEP:
        found = Found()
        find(s, found)
        if found.count == 1:
            answer(s, found.actions[0])


def perform(s: Board, action: i64) -> None:
    """The answer to the question, and everything that follows by itself."""
    answer(s, action)
    s.ply += 1
    proceed(s)


def answer(s: Board, action: i64) -> None:
    question = s.question
    s.question = asked.NOTHING
    if question == asked.ACT:
        acting.act(s, action)
    elif question == asked.UNEARTH:
        following.unearth(s, action - moves.UNEARTH)
    elif question == asked.TAKE or question == asked.PASSED:
        passing.tend_markers(s, action)
        if question == asked.PASSED:
            turn.end_turn(s)
    elif question == asked.PICK:
        following.pick(s, action - moves.PICK)
    elif question == asked.SHOW:
        wild = action >= moves.WILD
        following.show(s, action - moves.WILD if wild else action - moves.SHOW, wild)
    elif question == asked.KEEP:
        following.keep(s, action - moves.KEEP)
    elif question == asked.USE:
        following.answer_draw(s, action)
    elif question == asked.DRAW:
        following.draw(s, action - moves.DRAW)
    elif question == asked.ROLE:
        following.name_role(s, action - moves.ROLE)
    else:
        startup.place(s, action - moves.PLACE)


def answers(s: Board) -> tuple[i64, i64]:
    """The actions of the right kind to answer the question: from the first to before the last."""
    question = s.question
    if question == asked.ACT:
        return (moves.GOLD if s.done == ACTIONS_A_TURN else moves.RESEARCH), moves.PICK
    if question == asked.UNEARTH:
        return moves.UNEARTH + KINDS_A_SITE * s.site, moves.UNEARTH + KINDS_A_SITE * (s.site + 1)
    if question == asked.DRAW:
        return moves.DRAW + KINDS_A_SITE * s.site, moves.DRAW + KINDS_A_SITE * (s.site + 1)
    if question == asked.TAKE:
        return moves.TAKE, moves.SWAP
    if question == asked.PASSED:
        return moves.TAKE, moves.ACTIONS
    if question == asked.PICK:
        return moves.PICK + KINDS_A_SITE * s.site, moves.PICK + KINDS_A_SITE * (s.site + 1)
    if question == asked.SHOW:
        return moves.SHOW, moves.KEEP
    if question == asked.KEEP:
        return moves.KEEP, moves.USE
    if question == asked.USE:
        return moves.USE, moves.ROLE
    if question == asked.ROLE:
        return moves.ROLE, moves.TAKE
    return moves.PLACE, moves.RESEARCH


def refusal(s: Board, action: i64) -> i64:
    """Why the seat that is asked may not answer with this; OK if it may."""
    first, last = answers(s)
    if first <= action < last:
        return refusal_of_answer(s, action)
    if s.question == asked.ACT and moves.RESEARCH <= action < moves.GOLD:
        return TURN_FULL
    return NOT_ASKED


def refusal_of_answer(s: Board, action: i64) -> i64:
    """Why an answer of the right kind is refused."""
    question = s.question
    if question == asked.ACT:
        return acting.refusal(s, action)
    if question == asked.UNEARTH:
        return following.deck_refusal(s, action - moves.UNEARTH)
    if question == asked.DRAW:
        return following.deck_refusal(s, action - moves.DRAW)
    if question == asked.TAKE or question == asked.PASSED:
        return passing.refusal(s, action)
    if question == asked.PICK:
        return following.pick_refusal(s, action - moves.PICK)
    if question == asked.SHOW:
        if action >= moves.WILD:
            return showing.wild_refusal(s, action - moves.WILD)
        return showing.show_refusal(s, action - moves.SHOW)
    if question == asked.KEEP:
        return following.keep_refusal(s, action - moves.KEEP)
    if question == asked.ROLE:
        return following.role_refusal(s, action - moves.ROLE)
    if question == asked.PLACE:
        return startup.place_refusal(s, action - moves.PLACE)
    return OK


def find(s: Board, found: Found) -> None:
    """All answers that are not refused, in the order of the notation. Only what is there can be meant."""
    if s.question == asked.ACT:
        acting.list_options(s, found)
    elif s.question == asked.PICK:
        list_pile(s, s.pile(FACE_UP, s.site), moves.PICK + KINDS_A_SITE * s.site, found)
    elif s.question == asked.SHOW:
        list_cards(s, s.hand(s.turn), moves.SHOW, found)
        if s.me().has(NEW_YORK):
            list_cards(s, s.hand(s.turn), moves.WILD, found)
    elif s.question == asked.KEEP:
        list_cards(s, SHOWN, moves.KEEP, found)
    else:
        first, last = answers(s)
        for action in range(first, last):
            if refusal_of_answer(s, action) == OK:
                found.add(action)


def list_cards(s: Board, row: i64, verb: i64, found: Found) -> None:
    """Those cards of a row of piles with which a verb is not refused."""
    for site in range(len(SITES)):
        list_pile(s, s.cards[row + site], verb + KINDS_A_SITE * site, found)


def list_pile(s: Board, pile: i64, first: i64, found: Found) -> None:
    """The same of a single pile; the first action is that of its first kind."""
    action = first
    while pile != 0:
        if pile & 7 != 0 and refusal_of_answer(s, action) == OK:
            found.add(action)
        pile >>= 3
        action += 1


def in_the_open(s: Board) -> bool:
    """§14.1 Everything but the cards drawn unseen lies open: these can be shown, sold, exhibited, or be gold."""
    if s.question == asked.SHOW or (s.question == asked.ACT and acting.may_need_cards(s)):
        return is_hand_known(s)
    return True


def is_hand_known(s: Board) -> bool:
    """Whether everybody has seen every card in the hand of the player whose turn it is."""
    for site in range(len(SITES)):
        if s.pile(s.hand(s.turn), site) != s.pile(s.known(s.turn), site):
            return False
    return True


def block(s: Board) -> tuple[i64, i64]:
    """Where the answers lie to a question of which a good part of the answers is legal."""
    question = s.question
    if question == asked.ACT or question == asked.SHOW or question == asked.KEEP:
        return 0, 0
    return answers(s)


def weight(s: Board, action: i64) -> i64:
    """How many cards of this kind are left in the deck."""
    card = action - (moves.UNEARTH if s.question == asked.UNEARTH else moves.DRAW)
    return s.count(DECK, card)
