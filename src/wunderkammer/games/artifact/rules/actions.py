"""Chapter 7: the six actions, with what the expansions add to them (§12, §13)."""

from mypy_extensions import i64

from wunderkammer.core.state import OK
from wunderkammer.games.artifact import events, reasons
from wunderkammer.games.artifact.components import (
    BERLIN,
    CARTER,
    CURSE,
    JUDD,
    KINDS_A_SITE,
    LONDON,
    MARKET,
    MORLEY,
    MUSEUM,
    NO_ROLE,
    SHIP,
    SOLO,
    WORKER,
    how_many,
    number_of,
    one,
    size_of,
    total,
)
from wunderkammer.games.artifact.rules.markers import pay, price, put_back
from wunderkammer.games.artifact.rules.rounds import check_tiles
from wunderkammer.games.artifact.rules.showing import can_be_shown
from wunderkammer.games.artifact.rules.turn import lay_down, take_from_market
from wunderkammer.games.artifact.state import EXHIBITED, FACE_UP, REMOVED, Board, Player


def research_refusal(s: Board, player: Player, site: i64) -> i64:
    if s.rulings.used_sites[site] == 0:
        return reasons.UNUSED_SITE  # §2.4
    if player.huts_at(site) > 0:
        return reasons.HUT_THERE  # §7.1
    if player.supply() == 0:
        return reasons.NO_HUT_LEFT  # §7.8
    return OK


def research(s: Board, site: i64, payment: i64) -> None:
    """§7.1 A hut on a site where you have none; if any hut stood there, a card is turned face up."""
    begin(s, site, MUSEUM, payment, 1)
    s.is_research = True
    player = s.me()
    s.to_unearth = 1 if s.all_huts_at(site) > 0 else 0
    player.huts += one(site)
    s.tell(events.RESEARCHED, s.turn, site)
    if s.rulings.research:
        advance(s, site, 2 if player.has(CARTER) else 1)
    s.drawer = JUDD if player.has(JUDD) else NO_ROLE


def advance(s: Board, site: i64, spaces: i64) -> None:
    """§12.1 His research marker moves up, never past the top."""
    player = s.me()
    now = number_of(player.research, site)
    then = min(now + spaces, s.rulings.research_top)
    player.research += (then - now) * one(site)
    s.tell(events.ADVANCED, s.turn, site, then)


def hire_refusal(player: Player, site: i64) -> i64:
    if player.huts_at(site) == 0:
        return reasons.NO_HUT_TO_JOIN  # §7.2
    if player.supply() == 0:
        return reasons.NO_HUT_LEFT  # §7.8
    return OK


def double_refusal(player: Player, site: i64) -> i64:
    """§13.4 Morley."""
    if not player.has(MORLEY):
        return reasons.NOT_MORLEY
    if player.huts_at(site) == 0:
        return reasons.NO_HUT_TO_JOIN
    return OK if player.supply() >= 2 else reasons.NO_TWO_HUTS


def hire(s: Board, site: i64, payment: i64, huts: i64) -> None:
    """§7.2 A hut joins your huts there, and one more card is turned face up; with Morley, two of each."""
    begin(s, site, WORKER + site, payment, huts)
    s.me().huts += huts * one(site)
    s.to_unearth = huts
    s.tell(events.HIRED, s.turn, site, huts)


def ship_refusal(player: Player, site: i64) -> i64:
    return OK if player.huts_at(site) > 0 else reasons.NO_HUT_TO_SHIP  # §7.3


def haul(s: Board, player: Player, site: i64) -> i64:
    """§7.3 As many cards as you have huts there, one fewer if no others stand there, and no more than lie there."""
    huts = player.huts_at(site)
    cards = huts - 1 if huts > 0 and s.all_huts_at(site) == huts else huts
    return min(cards, total(s.pile(FACE_UP, site)))


def ship(s: Board, site: i64, payment: i64) -> None:
    """§7.3 You take the cards, and your huts return."""
    begin(s, site, SHIP, payment, 1)
    player = s.me()
    cards = haul(s, player, site)
    player.huts -= player.huts_at(site) * one(site)
    s.tell(events.SHIPPED, s.turn, site, cards)
    curse = KINDS_A_SITE * site + CURSE
    if cards > 0 and s.count(FACE_UP, curse) > 0:
        s.remove(FACE_UP, curse)  # §12.7 the first card taken
        s.add(REMOVED, curse)
        s.tell(events.CURSE_LIFTED, s.turn, site)
        cards -= 1
    s.to_pick = cards
    s.card = KINDS_A_SITE * site
    s.drawer = LONDON if player.has(LONDON) else NO_ROLE


def exhibit_refusal(s: Board, tile: i64) -> i64:
    if s.tiles >> tile & 1 == 0:
        return reasons.TILE_GONE  # §7.4
    return OK if can_be_shown(s, tile) else reasons.NO_SHOWING  # §7.4, §7.5


def exhibit(s: Board, tile: i64, payment: i64) -> None:
    """§7.4 He takes the tile; the showing of cards follows."""
    begin(s, 0, MUSEUM, payment, 1)
    player = s.me()
    s.tiles &= ~(1 << tile)
    player.tiles |= 1 << tile
    player.prestige += s.rulings.prestige[tile]
    player.bonus += s.rulings.bonus[tile]
    s.tile = tile
    s.to_show = size_of(tile)
    s.card = 0
    s.to_name_role = s.rulings.roles
    s.tell(events.EXHIBITED, s.turn, tile)
    check_tiles(s)


def feature_refusal(s: Board, site: i64) -> i64:
    return OK if how_many(s.pile(s.hand(s.turn), site), SOLO) > 0 else reasons.NO_SOLO  # §12.4


def feature(s: Board, site: i64, payment: i64) -> None:
    """§12.4 A solo card alone makes an exhibition."""
    begin(s, site, MUSEUM, payment, 1)
    player = s.me()
    lay_down(s, KINDS_A_SITE * site + SOLO)
    s.add(EXHIBITED, KINDS_A_SITE * site + SOLO)
    player.solos += 1
    player.prestige += 1
    player.bonus += 1
    s.to_name_role = s.rulings.roles
    s.tell(events.FEATURED, s.turn, site)


def sell_refusal(s: Board, card: i64) -> i64:
    if s.count(s.hand(s.turn), card) == 0:
        return reasons.SELL_NOT_IN_HAND  # §7.6
    if card % KINDS_A_SITE == CURSE:
        return reasons.SELL_CURSE  # §12.7
    return OK if s.me().holds(SHIP) else reasons.SELL_NO_SHIP  # §7.6


def proceeds(s: Board) -> i64:
    """§7.6 What a card brings at the black market; §13.3 Berlin: three more."""
    return price(s, SHIP) + (3 if s.me().has(BERLIN) else 0)


def sell(s: Board, card: i64) -> None:
    """§7.6 Onto the right end of the black market; a fourth pushes the leftmost out of the game."""
    s.acting = True
    coins = proceeds(s)
    use_ship(s, coins)
    s.tell(events.SOLD, s.turn, card, coins)
    lay_down(s, card)
    if s.market_size == MARKET:
        pushed_out = s.card_in_market(0)
        s.add(REMOVED, pushed_out)
        s.market >>= 8
        s.market_size -= 1
        s.tell(events.PUSHED_OUT, pushed_out)
    s.market |= card << (8 * s.market_size)
    s.market_size += 1


def buy_refusal(s: Board, place: i64) -> i64:
    if place >= s.market_size:
        return reasons.BUY_EMPTY  # §7.7
    if not s.me().holds(SHIP):
        return reasons.BUY_NO_SHIP  # §7.7
    return OK if s.me().money >= price(s, SHIP) else reasons.TOO_DEAR  # §4.4


def buy(s: Board, place: i64) -> None:
    """§7.7 The card of any space of the black market, for the price above the space that the ship covers."""
    s.acting = True
    coins = price(s, SHIP)
    use_ship(s, -coins)
    card = take_from_market(s, place)
    s.tell(events.BOUGHT, s.turn, card, coins)


def use_ship(s: Board, coins: i64) -> None:
    player = s.me()
    player.money += coins
    put_back(s, player, SHIP)
    player.used += 1


def begin(s: Board, site: i64, needed: i64, payment: i64, times: i64) -> None:
    """§6.2 An action is paid; what it does follows."""
    pay(s, needed, payment, times)
    s.acting = True
    s.is_research = False
    s.site = site
