"""What a seat sees: built up from nothing, so that nothing has to be taken away. Seats count from 0."""

from mypy_extensions import i64

from wunderkammer.core.state import ALL_SEEING, OK, OVER
from wunderkammer.games.artisans import questions as asked
from wunderkammer.games.artisans.components import (
    ARTISANS,
    ARTWORKS,
    KINDS,
    LOWEST_VALUE,
    MARKET,
    MATERIALS,
    NONE,
    ROUNDS,
    ROW,
    VALUES,
    WORKS,
    held,
    stocked,
    total,
)
from wunderkammer.games.artisans.resample import unseen
from wunderkammer.games.artisans.rules import scoring, trading
from wunderkammer.games.artisans.rules.development import room
from wunderkammer.games.artisans.rules.rounds import SECOND_DECK
from wunderkammer.games.artisans.state import Board, Player
from wunderkammer.games.artisans.views import (
    ArtisansArtwork,
    ArtisansDeck,
    ArtisansHand,
    ArtisansPile,
    ArtisansPlayer,
    ArtisansPoints,
    ArtisansView,
)


def view(s: Board, eyes: i64) -> ArtisansView:
    """The table as `eyes` see it: a seat, a spectator, or one who sees everything."""
    return {
        "game": "artisans",
        "seats": s.seats,
        "seat": eyes if eyes >= 0 else None,
        "ply": s.ply,
        "round": s.round,
        "rounds": ROUNDS,
        "stage": asked.STAGES[s.stage],
        "first": s.first,
        "turn": s.turn,
        "holder": None if s.holder == NONE else s.holder,
        "actor": s.actor,
        "actors": s.actors(),
        "question": {"ask": asked.QUESTIONS[s.question][0]},
        "may_craft": may_craft(s),
        "may_trade": may_trade(s),
        "market": [word(MATERIALS, s.lying_at(place)) for place in range(MARKET)],
        "row": [word(ARTWORKS, s.in_row(place)) for place in range(ROW)],
        "preview": word(ARTWORKS, s.preview),
        "deck": deck_view(s),
        "pile": pile_view(s, eyes),
        "discard": {name: stocked(s.discard, material) for material, name in enumerate(MATERIALS)},
        "artworks": {name: artwork_view(s, artwork) for artwork, name in enumerate(ARTWORKS)},
        "players": [player_view(s, seat, eyes) for seat in range(s.seats)],
        "scores": scoring.scores(s),
        "ranks": scoring.ranks(s) if s.actor == OVER else None,
    }


def word(words: tuple[str, ...], number: i64) -> str | None:
    return None if number == NONE else words[number]


def may_craft(s: Board) -> bool:
    """Whether the deciding seat may craft at this moment; whether it has the levels is another matter."""
    return s.question == asked.FINAL or (may_trade(s) and trading.craft_is_untimely(s) == OK)


def may_trade(s: Board) -> bool:
    """Whether something else than the token can be taken from the market now."""
    return asked.TURN <= s.question <= asked.SECOND and not trading.only_token_is_left(s)


def deck_view(s: Board) -> ArtisansDeck:
    """Which deck is in use, and how many of each value lie face down in it: that follows from what has been seen."""
    values = {str(LOWEST_VALUE + rank): s.deck >> (4 * rank) & 15 for rank in range(VALUES)}
    return {"number": 1 if s.round < SECOND_DECK else 2, "left": sum(values.values()), "values": values}


def pile_view(s: Board, eyes: i64) -> ArtisansPile:
    """How many cards the pile has; and of each material, how many are there or in other hands unseen (§11)."""
    hidden = s.pile if eyes == ALL_SEEING else unseen(s, eyes) + (s.pile if s.refilled else 0)
    return {
        "left": sum([stocked(s.pile, material) for material in range(KINDS)]),
        "refilled": s.refilled,
        "unseen": {name: stocked(hidden, material) for material, name in enumerate(MATERIALS)},
    }


def artwork_view(s: Board, artwork: i64) -> ArtisansArtwork:
    asks = s.rulings.asked[artwork]
    levels = {name: held(asks, material) for material, name in enumerate(MATERIALS) if held(asks, material) > 0}
    return {"value": s.rulings.value_of(artwork), "levels": levels}


def player_view(s: Board, seat: i64, eyes: i64) -> ArtisansPlayer:
    player = s.players[seat]
    return {
        "seat": seat,
        "artisan": word(ARTISANS, player.artisan),
        **hand_view(player, eyes == seat or eyes == ALL_SEEING),
        "workshop": {name: player.column(material) for material, name in enumerate(MATERIALS)},
        "levels": {name: player.level(material) for material, name in enumerate(MATERIALS)},
        "room": {name: room(player, material) for material, name in enumerate(MATERIALS)},
        "artworks": [ARTWORKS[artwork] for artwork in range(WORKS) if player.artworks >> artwork & 1],
        "reserved": word(ARTWORKS, player.reserved),
        "points": points_view(s, player),
    }


def hand_view(player: Player, own: bool) -> ArtisansHand:
    """§11 The own hand; of other hands what was taken from the market, and how many cards besides."""
    cards = player.hand if own else player.known
    names: list[str] = []
    for material in range(KINDS):
        names += [MATERIALS[material]] * held(cards, material)
    return {"hand": names, "hidden": total(player.hand) - total(cards), "cards": total(player.hand)}


def points_view(s: Board, player: Player) -> ArtisansPoints:
    """Where the points come from."""
    return {
        "materials": scoring.material_points(player),
        "artworks": scoring.artwork_points(s, player),
        "artisan": scoring.artisan_points(s, player),
        "reserved": scoring.penalty(s, player),
    }
