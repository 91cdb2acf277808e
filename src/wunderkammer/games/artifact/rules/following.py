"""What follows an action, in this order: cards come to light, are picked, drawn, shown, kept, and a role is named."""

from mypy_extensions import i64

from wunderkammer.core.state import CHANCE, OK
from wunderkammer.games.artifact import events, moves, reasons
from wunderkammer.games.artifact import questions as asked
from wunderkammer.games.artifact.components import (
    CITIES,
    CURSE,
    KINDS_A_SITE,
    NO_ROLE,
    ORDINARY,
    PARIS,
    SITES,
    SOLO,
    total,
)
from wunderkammer.games.artifact.rules.rounds import check_deck
from wunderkammer.games.artifact.rules.turn import enter_hand, lay_down
from wunderkammer.games.artifact.state import DECK, EXHIBITED, FACE_UP, REMOVED, SHOWN, Board


def follow_up(s: Board) -> None:
    """Ask for the next thing that follows; when there is none, the action is done."""
    if s.to_unearth > 0:
        if s.pile(DECK, s.site) != 0:
            s.ask(asked.UNEARTH, CHANCE)
        else:
            s.to_unearth = 0  # §7.8
    elif s.to_pick > 0:
        s.ask(asked.PICK, s.turn)
    elif s.drawer != NO_ROLE and not s.to_draw:
        if s.pile(DECK, s.site) != 0:
            s.ask(asked.USE, s.turn)
        else:
            s.drawer = NO_ROLE  # §13.3, §13.4
    elif s.to_draw:
        s.ask(asked.DRAW, CHANCE)
    elif s.to_show > 0:
        s.ask(asked.SHOW, s.turn)
    elif s.to_keep > 0:
        s.ask(asked.KEEP, s.turn)
    elif s.to_name_role:
        s.ask(asked.ROLE, s.turn)
    elif s.acting:
        s.acting = False
        s.done += 1


def is_awaited(s: Board) -> bool:
    """Whether anything of an action (or of a hut placed at start-up) is still to come."""
    return s.acting or s.to_unearth > 0


def deck_refusal(s: Board, card: i64) -> i64:
    of_this_site = card // KINDS_A_SITE == s.site
    return OK if of_this_site and s.count(DECK, card) > 0 else reasons.NOT_IN_DECK  # §1.1


def unearth(s: Board, card: i64) -> None:
    """§3.2 A card is turned face up beside its site."""
    s.remove(DECK, card)
    s.add(FACE_UP, card)
    if s.to_unearth > 0:
        s.to_unearth -= 1
    s.tell(events.UNEARTHED, card)
    check_deck(s, s.site)


def pick_refusal(s: Board, card: i64) -> i64:
    if s.count(FACE_UP, card) == 0 or card // KINDS_A_SITE != s.site:
        return reasons.PICK_NOT_THERE  # §7.3
    if card < s.card:
        return reasons.PICK_ORDER  # §7.3
    return OK if left_from(s, FACE_UP, card) >= s.to_pick else reasons.PICK_TOO_FEW  # §7.3


def left_from(s: Board, row: i64, card: i64) -> i64:
    """How many cards of a pile there are from one on in card order."""
    kind = card % KINDS_A_SITE
    return total(s.pile(row, card // KINDS_A_SITE) >> (3 * kind))


def pick(s: Board, card: i64) -> None:
    """§7.3 Into the hand, before all eyes."""
    s.remove(FACE_UP, card)
    enter_hand(s, card)
    s.card = card
    s.to_pick -= 1
    s.tell(events.PICKED, s.turn, card)


def answer_draw(s: Board, action: i64) -> None:
    """§13.2 London and Judd: asked, since a draw may bring the curse."""
    if action == moves.USE:
        s.to_draw = True
        return
    s.tell(events.DECLINED, s.turn, s.drawer)
    s.drawer = NO_ROLE


def draw(s: Board, card: i64) -> None:
    """§13.3, §13.4 One card of that site's deck, unseen; a curse is shown and leaves the game (§12.7)."""
    s.to_draw = False
    s.drawer = NO_ROLE
    s.reveals += 1
    s.remove(DECK, card)
    if card % KINDS_A_SITE == CURSE:
        s.add(REMOVED, card)
        s.tell(events.DREW_CURSE, s.turn, s.site)
    else:
        s.add(s.hand(s.turn), card)
        s.tell(events.DREW, s.turn, card)
    check_deck(s, s.site)


def show(s: Board, card: i64, wild: bool) -> None:
    """§7.4 A card is shown; after the last, one of them returns, with Paris two (§13.3)."""
    lay_down(s, card)
    s.add(SHOWN, card)
    s.card = card
    s.to_show -= 1
    s.tell(events.SHOWED, s.turn, card, 1 if wild else 0)
    if s.to_show == 0:
        s.card = 0
        s.to_keep = 2 if s.me().has(PARIS) else 1
        ordinary = ordinary_shown_from(s, 0)
        if s.to_keep > ordinary:
            s.to_keep = ordinary  # §12.6
        if s.to_keep == 0:
            lay_under_tile(s)


def ordinary_shown_from(s: Board, card: i64) -> i64:
    """How many ordinary cards are shown, from one on in card order."""
    found: i64 = 0
    for site in range(card // KINDS_A_SITE, len(SITES)):
        pile = s.pile(SHOWN, site) & ORDINARY
        if site == card // KINDS_A_SITE:
            kind = card % KINDS_A_SITE
            pile = pile >> (3 * kind)
        found += total(pile)
    return found


def keep_refusal(s: Board, card: i64) -> i64:
    if s.count(SHOWN, card) == 0:
        return reasons.KEEP_NOT_SHOWN  # §7.4
    if card % KINDS_A_SITE >= SOLO:
        return reasons.KEEP_SPECIAL  # §12.6
    if card < s.card:
        return reasons.KEEP_ORDER  # §7.4
    return OK if ordinary_shown_from(s, card) >= s.to_keep else reasons.KEEP_TOO_FEW  # §7.4


def keep(s: Board, card: i64) -> None:
    """§7.4 It returns to hand; the others are laid under the tile."""
    s.remove(SHOWN, card)
    enter_hand(s, card)
    s.card = card
    s.to_keep -= 1
    s.tell(events.KEPT, s.turn, card)
    if s.to_keep == 0:
        lay_under_tile(s)


def lay_under_tile(s: Board) -> None:
    for site in range(len(SITES)):
        s.cards[EXHIBITED + site] += s.cards[SHOWN + site]
        s.cards[SHOWN + site] = 0


def role_refusal(s: Board, role: i64) -> i64:
    return reasons.ROLE_HELD if s.me().has(role) else OK  # §13.1


def name_role(s: Board, role: i64) -> None:
    """§13.1 A city replaces your city, an archaeologist your archaeologist."""
    player = s.me()
    if role < len(CITIES):
        player.city = role
    else:
        player.archaeologist = role
    s.to_name_role = False
    s.tell(events.NAMED_ROLE, s.turn, role)
