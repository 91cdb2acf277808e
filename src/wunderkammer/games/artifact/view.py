"""What a seat sees: built up from nothing, so that nothing has to be taken away. Seats count from 0."""

from typing import Final

from mypy_extensions import i64

from wunderkammer.core.state import ALL_SEEING, OVER
from wunderkammer.games.artifact import questions as asked
from wunderkammer.games.artifact.components import (
    ACTIONS_A_TURN,
    INCOME_TILES,
    KINDS,
    KINDS_A_SITE,
    MARKERS,
    MARKET,
    MAT,
    NO_ROLE,
    ROLES,
    SHIP,
    SITES,
    SPACES,
    TILES,
    card_name,
    how_many,
    number,
    number_of,
    tile_names,
    total,
)
from wunderkammer.games.artifact.resample import unseen
from wunderkammer.games.artifact.rules import scoring
from wunderkammer.games.artifact.rules.actions import haul
from wunderkammer.games.artifact.rules.markers import JOKER, cost, may_act_free, price
from wunderkammer.games.artifact.rules.rounds import YEARS, base_income
from wunderkammer.games.artifact.state import DECK, FACE_UP, SHOWN, Board
from wunderkammer.games.artifact.views import (
    ArtifactHand,
    ArtifactPlayer,
    ArtifactPrinted,
    ArtifactQuestion,
    ArtifactSite,
    ArtifactTrack,
    ArtifactView,
)

_TILES: Final = tile_names()
FIRST_YEAR: Final = 1920
_YEARS: Final = [FIRST_YEAR + year for year in range(YEARS)]


def view(s: Board, eyes: i64) -> ArtifactView:
    """The table as `eyes` see it: a seat, a spectator, or one who sees everything."""
    over = s.actor == OVER
    return {
        "game": "artifact",
        "seats": s.seats,
        "seat": eyes if eyes >= 0 else None,
        "ply": s.ply,
        "round": s.round,
        "year": FIRST_YEAR - 1 + s.round,
        "stage": asked.STAGES[s.stage],
        "last_round": s.last_round,
        "research": s.rulings.research,
        "roles": s.rulings.roles,
        "first": s.first,
        "turn": s.turn,
        "done": s.done,
        "actor": s.actor,
        "actors": s.actors(),
        "question": question(s),
        "base_income": base_income(s),
        "tracks": {name: track_view(s, marker) for marker, name in enumerate(MARKERS)},
        "market": [card_name(s.card_in_market(place)) for place in range(s.market_size)],
        "market_price": price(s, SHIP) if s.on_track(SHIP) < SPACES else None,
        "tiles": [_TILES[tile] for tile in range(TILES) if s.tiles >> tile & 1],
        "income_tiles": [_TILES[tile] for tile in range(TILES) if s.tiles & INCOME_TILES & 1 << tile],
        "values": {name: [s.rulings.prestige[tile], s.rulings.bonus[tile]] for tile, name in enumerate(_TILES)},
        "research_values": s.rulings.research_values[:],
        "printed": printed(s),
        "spaces": {"years": _YEARS[:], "mat": MAT, "market": MARKET},
        "shown": row(s, SHOWN),
        "sites": [site_view(s, site, eyes) for site in range(len(SITES))],
        "players": [player_view(s, seat, eyes) for seat in range(s.seats)],
        "scores": scoring.scores(s) if over else None,
        "ranks": scoring.ranks(s) if over else None,
    }


def printed(s: Board) -> ArtifactPrinted:
    """What is printed on the board: the numbers of the spaces, dear to cheap, and what a joker costs."""
    rulings = s.rulings
    return {"costs": rulings.costs[:], "prices": rulings.prices[:], "incomes": rulings.incomes[:], "joker": JOKER}


def question(s: Board) -> ArtifactQuestion:
    """What is asked now, with what one must know to answer."""
    asks: ArtifactQuestion = {"ask": asked.QUESTIONS[s.question][0]}
    if s.question in (asked.PICK, asked.UNEARTH, asked.DRAW, asked.USE):
        asks["site"] = SITES[s.site]
    if s.question == asked.USE:
        asks["role"] = ROLES[s.drawer]
    if s.question == asked.PICK:
        asks["left"] = s.to_pick
    elif s.question == asked.SHOW:
        asks["tile"] = _TILES[s.tile]
        asks["left"] = s.to_show
    elif s.question == asked.KEEP:
        asks["left"] = s.to_keep
    elif s.question == asked.ACT:
        asks["left"] = ACTIONS_A_TURN - s.done
    elif s.question == asked.TAKE:
        asks["left"] = MAT - number(s.me().markers)
    return asks


def track_view(s: Board, marker: i64) -> ArtifactTrack:
    """How many markers lie on a track, and what it would cost to put one back now."""
    return {"left": s.on_track(marker), "cost": cost(s, marker) if s.on_track(marker) < SPACES else None}


def pile_names(site: i64, pile: i64) -> list[str]:
    """The cards of a pile in words, each as often as it is there."""
    names: list[str] = []
    for kind in range(KINDS_A_SITE):
        names += [card_name(KINDS_A_SITE * site + kind)] * how_many(pile, kind)
    return names


def row(s: Board, first: i64) -> list[str]:
    """The cards of a row of piles, in card order."""
    names: list[str] = []
    for site in range(len(SITES)):
        names += pile_names(site, s.cards[first + site])
    return names


def site_view(s: Board, site: i64, eyes: i64) -> ArtifactSite:
    """§14.1 What lies there, and which kinds are still unseen as far as that follows."""
    hidden = s.pile(DECK, site) if eyes == ALL_SEEING else unseen(s, eyes, site)
    return {
        "site": SITES[site],
        "used": s.rulings.used_sites[site] == 1,
        "deck": total(s.pile(DECK, site)),
        "unseen": {KINDS[kind]: how_many(hidden, kind) for kind in range(KINDS_A_SITE) if how_many(hidden, kind) > 0},
        "face_up": pile_names(site, s.pile(FACE_UP, site)),
        "huts": [player.huts_at(site) for player in s.players],
        "haul": [haul(s, player, site) for player in s.players],
    }


def player_view(s: Board, seat: i64, eyes: i64) -> ArtifactPlayer:
    player = s.players[seat]
    return {
        "seat": seat,
        "money": player.money,
        "markers": {name: number_of(player.markers, marker) for marker, name in enumerate(MARKERS)},
        "supply": player.supply(),
        **hand_view(s, seat, eyes),
        "tiles": [_TILES[tile] for tile in range(TILES) if player.tiles >> tile & 1],
        "solos": player.solos,
        "prestige": player.prestige,
        "bonus": player.bonus,
        "city": ROLES[player.city] if player.city != NO_ROLE else None,
        "archaeologist": ROLES[player.archaeologist] if player.archaeologist != NO_ROLE else None,
        "research": {name: number_of(player.research, site) for site, name in enumerate(SITES)},
        "passed": player.passed,
        "used": player.used,
        "may_act_free": may_act_free(player),
    }


def hand_view(s: Board, seat: i64, eyes: i64) -> ArtifactHand:
    """§14 The own hand; of others, and of all hands for a spectator, what was drawn unseen only by its site."""
    if eyes == seat or eyes == ALL_SEEING or s.actor == OVER:
        return {"hand": row(s, s.hand(seat)), "hidden": {}}
    hidden = {
        name: total(s.pile(s.hand(seat), site)) - total(s.pile(s.known(seat), site)) for site, name in enumerate(SITES)
    }
    return {"hand": row(s, s.known(seat)), "hidden": {name: count for name, count in hidden.items() if count > 0}}
