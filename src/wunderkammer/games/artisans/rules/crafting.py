"""Chapters 5 and 7: crafting, and the last artworks when all rounds are played."""

from mypy_extensions import i64

from wunderkammer.core.found import Found
from wunderkammer.core.seats import left_of
from wunderkammer.core.state import OK, OVER
from wunderkammer.games.artisans import events, moves
from wunderkammer.games.artisans import questions as asked
from wunderkammer.games.artisans.components import NONE, ROW, WORKS, reaches
from wunderkammer.games.artisans.reasons import CRAFT_NOT_IN_ROW, LEVEL_MISSING, NOT_ASKED, PREVIEW, RESERVED_BY_OTHER
from wunderkammer.games.artisans.rules.rounds import place_in_row, take_from_row
from wunderkammer.games.artisans.state import Board, Player


def refusal(s: Board, player: Player, artwork: i64) -> i64:
    """§5.2 An artwork of the row, or your reserved one, whose materials you have developed far enough."""
    if place_in_row(s, artwork) == NONE and artwork != player.reserved:
        return why_not_there(s, artwork)
    return OK if is_able(s, player, artwork) else LEVEL_MISSING


def is_able(s: Board, player: Player, artwork: i64) -> bool:
    return reaches(player.levels, s.rulings.asked[artwork])


def why_not_there(s: Board, artwork: i64) -> i64:
    if artwork == s.preview:
        return PREVIEW  # §5.3
    for player in s.players:
        if player.reserved == artwork:
            return RESERVED_BY_OTHER  # §9.9
    return CRAFT_NOT_IN_ROW


def list_options(s: Board, player: Player, found: Found) -> None:
    """Every artwork that is not refused, in their order."""
    craftable: i64 = 0
    for place in range(ROW):
        artwork = s.in_row(place)
        if artwork != NONE and is_able(s, player, artwork):
            craftable |= 1 << artwork
    if player.reserved != NONE and is_able(s, player, player.reserved):
        craftable |= 1 << player.reserved
    if craftable != 0:
        for artwork in range(WORKS):
            if craftable >> artwork & 1:
                found.add(moves.CRAFT + artwork)


def craft(s: Board, player: Player, artwork: i64) -> None:
    """It moves in front of the player; developed cards stay."""
    if artwork == player.reserved:
        player.reserved = NONE
    else:
        take_from_row(s, artwork)
    player.artworks |= 1 << artwork
    s.tell(events.CRAFTED, s.turn, artwork)


def last_artworks(s: Board) -> None:
    """§7.1 From the holder of the token clockwise each may craft one more."""
    if s.step == s.seats:
        s.stage = asked.FINISHED
        s.ask(asked.NOTHING, OVER)
        s.tell(events.FINISHED)
    else:
        s.ask(asked.FINAL, s.turn)


def finish_refusal(s: Board, action: i64) -> i64:
    if action == moves.PASS:
        return OK
    return refusal(s, s.me(), action - moves.CRAFT) if action < moves.TAKE else NOT_ASKED


def finish(s: Board, action: i64) -> None:
    if action == moves.PASS:
        s.tell(events.PASSED, s.turn)
    else:
        craft(s, s.me(), action - moves.CRAFT)
    s.step += 1
    s.turn = left_of(s.turn, s.seats)
