"""What a seat sees, as numbers: the same as in view.py, each thing always at the same place, the own seat first."""

from typing import Final

from mypy_extensions import i64

from wunderkammer.core.seats import seen_from
from wunderkammer.core.sheet import Sheet
from wunderkammer.games.artisans.components import (
    HAND,
    KINDS,
    KINDS_OF_ARTISAN,
    LEVELS,
    MARKET,
    NONE,
    ROUNDS,
    ROW,
    VALUES,
    WORKS,
    stocked,
    total,
)
from wunderkammer.games.artisans.questions import QUESTIONS
from wunderkammer.games.artisans.resample import unseen
from wunderkammer.games.artisans.rules import scoring
from wunderkammer.games.artisans.state import Board, Player

COPIES: Final = 24  # of a material, at most
CARDS: Final = 168


def observe(s: Board, eyes: i64, sheet: Sheet) -> None:
    sheet.one_of("question", s.question, len(QUESTIONS))
    sheet.one_of("actor", seen_from(eyes, s.actor, s.seats), s.seats)
    sheet.one_of("round", s.round - 1, ROUNDS)
    sheet.number("turns", s.turns, (s.rulings.most_turns + 1) * s.seats)
    sheet.one_of("first", seen_from(eyes, s.first, s.seats), s.seats)
    sheet.one_of("holder", seen_from(eyes, s.holder, s.seats), s.seats)
    sheet.several_of("market", s.market, MARKET, 4, KINDS)
    sheet.flags("row", in_the_row(s), WORKS)
    sheet.one_of("preview", s.preview, WORKS)
    sheet.counts("deck", s.deck, VALUES, 4, 4)
    sheet.flags("revealed", s.revealed, WORKS)
    sheet.number("pile", cards_in(s.pile), CARDS)
    sheet.counts("pile known", s.pile if s.refilled else 0, KINDS, 5, COPIES)
    sheet.counts("unseen", unseen(s, eyes), KINDS, 5, COPIES)
    sheet.counts("discard", s.discard, KINDS, 5, COPIES)
    for distance in range(s.seats):
        sheet.of("player", distance + 1)
        observe_player(s, s.players[(eyes + distance) % s.seats], distance == 0, sheet)


def observe_player(s: Board, player: Player, own: bool, sheet: Sheet) -> None:
    """§11 The own hand; of other hands what was taken from the market, and how many cards besides."""
    hand = player.hand if own else player.known
    sheet.one_of("artisan", player.artisan, KINDS_OF_ARTISAN)
    sheet.counts("hand", hand, KINDS, 4, HAND)
    sheet.number("hidden", total(player.hand) - total(hand), HAND)
    sheet.counts("levels", player.levels, KINDS, 4, LEVELS)
    for level in range(1, LEVELS + 1):
        sheet.counts("workshop", player.laid(level), KINDS, 4, HAND)
    sheet.flags("artworks", player.artworks, WORKS)
    sheet.one_of("reserved", player.reserved, WORKS)
    sheet.number("score", scoring.score(s, player), 255)


def in_the_row(s: Board) -> i64:
    """The artworks of the row as a set."""
    artworks: i64 = 0
    for place in range(ROW):
        artwork = s.in_row(place)
        if artwork != NONE:
            artworks |= 1 << artwork
    return artworks


def cards_in(pile: i64) -> i64:
    cards: i64 = 0
    for material in range(KINDS):
        cards += stocked(pile, material)
    return cards
