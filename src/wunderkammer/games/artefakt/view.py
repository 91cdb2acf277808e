"""What a seat sees: built up from nothing, so that nothing has to be taken away. Seats count from 0."""

from mypy_extensions import i64

from wunderkammer.core.state import ALL_SEEING, OVER
from wunderkammer.games.artefakt import questions as asked
from wunderkammer.games.artefakt.components import (
    ALL_FRAGMENTS,
    ASIDE,
    CARD,
    COLOURS,
    DIRECTIVES,
    FIGURES,
    MIDDLE,
    SITES,
    TALL,
    by_colour,
    names,
)
from wunderkammer.games.artefakt.rules import winning
from wunderkammer.games.artefakt.rules.directives import directive_here
from wunderkammer.games.artefakt.state import NOBODY, Board, Player
from wunderkammer.games.artefakt.views import (
    ArtefaktPile,
    ArtefaktPlayer,
    ArtefaktPrinted,
    ArtefaktQuestion,
    ArtefaktSite,
    ArtefaktView,
)


def view(s: Board, eyes: i64) -> ArtefaktView:
    """The table as `eyes` see it: a seat, a spectator, or one who sees everything."""
    over = s.actor == OVER
    return {
        "game": "artefakt",
        "seats": s.seats,
        "seat": eyes if eyes >= 0 else None,
        "ply": s.ply,
        "round": s.round,
        "stage": asked.STAGES[s.stage],
        "starter": s.starter,
        "actor": s.actor,
        "actors": s.actors(),
        "question": question(s, eyes),
        "ring": [s.site_at(position) for position in range(SITES) if s.site_at(position) != 0],
        "printed": printed(s),
        "middle": pile(s, MIDDLE, eyes),
        "aside": pile(s, ASIDE, eyes),
        "sites": [site_view(s, site, eyes) for site in range(1, SITES + 1)],
        "players": [player_view(s, seat, eyes) for seat in range(s.seats)],
        "winner": s.winner if s.winner != NOBODY else None,
        "scores": winning.scores(s) if over else None,
        "ranks": winning.ranks(s) if over else None,
    }


def printed(s: Board) -> ArtefaktPrinted:
    """What cards and directives say: how far figures and fragments go, and which round is the last (§8.3)."""
    rulings = s.rulings
    return {
        "travel_cards": rulings.travel_cards[:],
        "march_steps": rulings.march_steps,
        "push_steps": rulings.push_steps,
        "carry_reach": rulings.carry_reach,
        "last_round": rulings.last_round,
    }


def known_to(s: Board, eyes: i64) -> i64:
    """§9.2 The fragments whose piece this viewer knows; a spectator knows none until the cards are shown."""
    if eyes == ALL_SEEING:
        return ALL_FRAGMENTS
    if eyes >= 0:
        return s.players[eyes].known
    shown: i64 = 0
    if s.actor == OVER:
        for seat in range(s.seats):
            shown |= s.owned(seat)
    return shown


def pile(s: Board, place: i64, eyes: i64) -> ArtefaktPile:
    """§9.1 Colours are public; the pieces are named as far as they are known."""
    return {"fragments": by_colour(s.at[place]), "known": names(s.at[place] & known_to(s, eyes))}


def site_view(s: Board, site: i64, eyes: i64) -> ArtefaktSite:
    return {
        "site": site,
        "open": s.is_opened(site),
        "directive": DIRECTIVES[s.rulings.directives[site - 1] - 1],
        **pile(s, site, eyes),
        "figures": [
            [seat, FIGURES[figure]]
            for seat in range(s.seats)
            for figure in range(TALL + 1)
            if s.players[seat].site_of(figure) == site
        ],
    }


def player_view(s: Board, seat: i64, eyes: i64) -> ArtefaktPlayer:
    player = s.players[seat]
    own = eyes == seat or eyes == ALL_SEEING
    return {
        "seat": seat,
        "figures": {name: player.site_of(figure) or None for figure, name in enumerate(FIGURES)},
        **pile(s, CARD + seat, eyes),
        "laid": player.next_figure(),
        "cards": {name: visible_card(player, figure, own) for figure, name in enumerate(FIGURES)},
        "shown": [name for figure, name in enumerate(FIGURES) if player.shown >> figure & 1],
        "fourth": visible_fourth(player, own),
        "delayed": FIGURES[player.delayed] if player.delayed != NOBODY else None,
        "booked": player.booked,
        "ticket": player.ticket,
    }


def visible_card(player: Player, figure: i64, own: bool) -> int | None:
    """§9.2 A travel card is secret until revealed."""
    if own or player.shown >> figure & 1 == 1:
        return player.card_of(figure) or None
    return None


def visible_fourth(player: Player, own: bool) -> int | None:
    """§9.2 The fourth card is secret for good, unless it was used by timetable."""
    if player.next_figure() <= TALL:
        return None
    return player.fourth_card() if own or player.delayed != NOBODY else None


def question(s: Board, eyes: i64) -> ArtefaktQuestion:
    """What is asked now, with what one must know to answer; of a secret choice only the own part."""
    asks: ArtefaktQuestion = {"ask": asked.QUESTIONS[s.question][0]}
    if s.question == asked.ASSIGN:
        if eyes >= 0 and s.is_open(eyes):
            asks["figure"] = FIGURES[s.players[eyes].next_figure()]
    elif s.question == asked.STAND or s.question == asked.CHOOSE:
        asks["site"] = s.site
    elif s.question == asked.MOVE or s.question == asked.TIMETABLE:
        player = s.players[s.turn]
        asks["figure"] = FIGURES[s.figure]
        asks["site"] = player.site_of(s.figure)
        asks["card"] = player.card_in_use(s.figure)
        asks["steps"] = s.rulings.travel_cards[player.card_in_use(s.figure) - 1]
    elif s.question == asked.SETTLE:
        asks["site"] = s.step
    elif s.question == asked.DIRECTIVE:
        asks["site"] = s.step
        asks["directive"] = DIRECTIVES[directive_here(s) - 1]
    elif s.question == asked.CURSED:
        asks["by"] = s.turn
    elif s.question == asked.PIECE:
        asks["colour"] = COLOURS[s.colour]
    return asks
