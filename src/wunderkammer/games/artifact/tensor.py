"""What a seat sees, as numbers: the same as in view.py, each thing always at the same place, the own seat first."""

from typing import Final

from mypy_extensions import i64

from wunderkammer.core.seats import left_of, seen_from
from wunderkammer.core.sheet import Sheet
from wunderkammer.core.state import OVER
from wunderkammer.games.artifact.components import (
    ACTIONS_A_TURN,
    ARCHAEOLOGISTS,
    CARDS,
    CITIES,
    HUTS,
    KINDS_A_SITE,
    KINDS_OF_MARKER,
    MARKET,
    MAT,
    SITES,
    SPACES,
    TILES,
    total,
)
from wunderkammer.games.artifact.questions import KEEP, PICK, QUESTIONS, SHOW, STAGES, USE
from wunderkammer.games.artifact.resample import unseen
from wunderkammer.games.artifact.rules.markers import may_act_free
from wunderkammer.games.artifact.rules.rounds import YEARS, base_income
from wunderkammer.games.artifact.state import DECK, FACE_UP, NONE, SHOWN, Board, Player

COPIES: Final = 4  # of a card, at most
DECK_SIZE: Final = 27
SOLO_CARDS: Final = 12
MUCH: Final = 255  # money, prestige, income: larger values are given as this


def observe(s: Board, eyes: i64, sheet: Sheet) -> None:
    observe_question(s, eyes, sheet)
    sheet.one_of("stage", s.stage, len(STAGES))
    sheet.one_of("round", s.round - 1, YEARS)
    sheet.number("last round", 1 if s.last_round else 0, 1)
    sheet.one_of("first", seen_from(eyes, s.first, s.seats), s.seats)
    sheet.one_of("turn", seen_from(eyes, s.turn, s.seats), s.seats)
    sheet.number("done", s.done, ACTIONS_A_TURN)
    sheet.number("base income", base_income(s), MUCH)
    sheet.counts("tracks", s.tracks, KINDS_OF_MARKER, 4, SPACES)
    for place in range(MARKET):
        card: i64 = NONE
        if place < s.market_size:
            card = s.card_in_market(place)
        sheet.one_of("market", card, CARDS)
    sheet.flags("tiles", s.tiles, TILES)
    observe_row(s, "shown", SHOWN, sheet)
    observe_row(s, "face up", FACE_UP, sheet)
    observe_decks(s, sheet)
    for site in range(0, len(SITES), 2):
        observe_two_piles("unseen", unseen(s, eyes, site), unseen(s, eyes, site + 1), sheet)
    seat = eyes
    for distance in range(s.seats):
        sheet.of("player", distance + 1)
        observe_hand(s, seat, distance == 0 or s.actor == OVER, sheet)
        observe_player(s, s.players[seat], sheet)
        seat = left_of(seat, s.seats)


def observe_question(s: Board, eyes: i64, sheet: Sheet) -> None:
    """What is asked, and what one must know to answer."""
    question = s.question
    site: i64 = NONE
    tile: i64 = NONE
    card: i64 = 0
    if question == PICK or question == USE:
        site = s.site
    elif question == SHOW:
        tile = s.tile
    if question == PICK or question == SHOW or question == KEEP:
        card = s.card
    sheet.one_of("question", question, len(QUESTIONS))
    sheet.one_of("actor", seen_from(eyes, s.actor, s.seats), s.seats)
    sheet.one_of("asked site", site, len(SITES))
    sheet.one_of("asked tile", tile, TILES)
    sheet.number("to pick", s.to_pick, HUTS)
    sheet.number("to show", s.to_show, MAT)
    sheet.number("to keep", s.to_keep, MAT)
    sheet.number("from card", card, CARDS - 1)


def observe_row(s: Board, name: str, row: i64, sheet: Sheet) -> None:
    """The cards of a row of piles: how many of each kind, site after site; two piles fit into one number."""
    cards = s.cards
    for site in range(0, len(SITES), 2):
        observe_two_piles(name, cards[row + site], cards[row + site + 1], sheet)


def observe_two_piles(name: str, one: i64, other: i64, sheet: Sheet) -> None:
    sheet.counts(name, one | other << (3 * KINDS_A_SITE), 2 * KINDS_A_SITE, 3, COPIES)


def observe_decks(s: Board, sheet: Sheet) -> None:
    cards = s.cards
    sizes: i64 = 0
    for site in range(len(SITES)):
        sizes |= total(cards[DECK + site]) << (8 * site)
    sheet.numbers("decks", sizes, len(SITES), DECK_SIZE)


def observe_hand(s: Board, seat: i64, whole: bool, sheet: Sheet) -> None:
    """§14 The own hand, in the end all; else what everybody knows of it, and how many cards of each site besides."""
    hand = s.hand(seat)
    row = hand if whole else s.known(seat)
    observe_row(s, "hand", row, sheet)
    cards = s.cards
    hidden: i64 = 0
    for site in range(len(SITES)):
        hidden |= total(cards[hand + site] - cards[row + site]) << (8 * site)
    sheet.numbers("hidden", hidden, len(SITES), DECK_SIZE)


def observe_player(s: Board, player: Player, sheet: Sheet) -> None:
    sheet.number("money", player.money, MUCH)
    sheet.counts("markers", player.markers, KINDS_OF_MARKER, 4, MAT)
    sheet.counts("huts", player.huts, len(SITES), 4, HUTS)
    sheet.counts("research", player.research, len(SITES), 4, s.rulings.research_top)
    sheet.flags("tiles", player.tiles, TILES)
    sheet.number("solos", player.solos, SOLO_CARDS)
    sheet.number("prestige", player.prestige, MUCH)
    sheet.number("bonus", player.bonus, MUCH)
    sheet.one_of("city", player.city, len(CITIES))
    sheet.one_of("archaeologist", player.archaeologist - len(CITIES), len(ARCHAEOLOGISTS))
    sheet.number("used", player.used, 2 * MAT)
    sheet.number("may act free", 1 if may_act_free(player) else 0, 1)
    sheet.number("passed", 1 if player.passed else 0, 1)
