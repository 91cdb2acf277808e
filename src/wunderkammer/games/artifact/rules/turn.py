"""Chapters 6 and 8: turns of one or two actions, and passing."""

from mypy_extensions import i64

from wunderkammer.core.seats import left_of
from wunderkammer.core.state import OK
from wunderkammer.games.artifact import events, reasons
from wunderkammer.games.artifact import questions as asked
from wunderkammer.games.artifact.components import ACTIONS_A_TURN, GOLD, KINDS_A_SITE, SITES, how_many
from wunderkammer.games.artifact.rules.rounds import end_round
from wunderkammer.games.artifact.state import NONE, REMOVED, Board


def next_action(s: Board) -> None:
    """§6.1 One or two actions, or passing. After two the turn ends by itself, but for gold (§12.5)."""
    player = s.me()
    if player.passed:
        if s.last_round:
            end_turn(s)  # §8.4
        else:
            s.ask(asked.PASSED, s.turn)  # §8.2
    elif s.done == ACTIONS_A_TURN and not gold_is_asked_for(s):
        end_turn(s)
    else:
        s.ask(asked.ACT, s.turn)


def gold_is_asked_for(s: Board) -> bool:
    """§12.5 Everybody is asked, with gold or without: holding gold is secret."""
    return s.rulings.research and s.market_size > 0


def end_turn(s: Board) -> None:
    """§6.1 Clockwise, again and again, until all have passed."""
    s.done = 0
    if all_have_passed(s):
        end_round(s)
    else:
        s.turn = left_of(s.turn, s.seats)


def all_have_passed(s: Board) -> bool:
    for player in s.players:
        if not player.passed:
            return False
    return True


def end_refusal(s: Board) -> i64:
    return OK if s.done > 0 else reasons.END_TOO_EARLY  # §6.1


def pass_refusal(s: Board) -> i64:
    return OK if s.done == 0 else reasons.PASS_TOO_LATE  # §6.4


def pass_round(s: Board) -> None:
    """§8.1 Who passes performs no more actions this round."""
    s.me().passed = True
    s.tell(events.PASSED, s.turn)
    if s.last_round:
        end_turn(s)  # §8.4
    else:
        s.ask(asked.PASSED, s.turn)  # §8.2


def gold_in_hand(s: Board) -> i64:
    """§12.5 The first gold in card order, or NONE."""
    for site in range(len(SITES)):
        if how_many(s.pile(s.hand(s.turn), site), GOLD) > 0:
            return KINDS_A_SITE * site + GOLD
    return NONE


def gold_refusal(s: Board, place: i64) -> i64:
    if gold_in_hand(s) == NONE:
        return reasons.NO_GOLD  # §12.5
    return OK if place < s.market_size else reasons.GOLD_EMPTY  # §12.5


def play_gold(s: Board, place: i64) -> None:
    """§12.5 Out of the game it goes, for any card of the black market."""
    gold = gold_in_hand(s)
    lay_down(s, gold)
    s.add(REMOVED, gold)
    card = take_from_market(s, place)
    s.tell(events.GILDED, s.turn, card, gold)


def lay_down(s: Board, card: i64) -> None:
    """A card leaves the hand in front of all; if it was among the known ones, it is no longer (§14.1)."""
    s.remove(s.hand(s.turn), card)
    if s.count(s.known(s.turn), card) > 0:
        s.remove(s.known(s.turn), card)
    else:
        s.uncover()


def enter_hand(s: Board, card: i64) -> None:
    """A card is taken up in front of all."""
    s.add(s.hand(s.turn), card)
    s.add(s.known(s.turn), card)


def take_from_market(s: Board, place: i64) -> i64:
    """§7.7 Into the hand; the row closes up."""
    card = s.card_in_market(place)
    below = s.market & ((1 << (8 * place)) - 1)
    above = s.market >> (8 * (place + 1)) << (8 * place)
    s.market = below | above
    s.market_size -= 1
    enter_hand(s, card)
    return card
