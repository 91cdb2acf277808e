"""A table of Artefakt in words: put it in any position, play the lines of a record, read it back.

A position is drawn line by line: a site or a seat, and what is there.

    3 open   1BL 2T   blue/12 brown/4
    seat 2   yellow/11

Site 3 is open; the bulky figure and the lady of seat 1 and the tall figure of seat 2 stand on it, among blue 1, blue 2
and brown 4; seat 2 owns both copies of yellow 1. Sites are closed unless drawn open, figures that are not drawn stand
on 10, fragments that are not drawn lie in the middle. Seats count from 1 here, as in a record.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

import pytest

import wunderkammer as wk
from wunderkammer.games.artefakt import questions, rules
from wunderkammer.games.artefakt.components import CARD, COLOURS, FIGURES, MIDDLE
from wunderkammer.games.artefakt.contract import Artefakt

CHAPTERS = {
    "discover": questions.DISCOVER,
    "prepare": questions.PREPARE,
    "travel": questions.TRAVEL,
    "possession": questions.POSSESSION,
    "round end": questions.ROUND_END,
}
LETTERS = "BLT"
ALL_OF_A_COLOUR = "11223344"
EVERYTHING = " ".join(f"{colour}/{ALL_OF_A_COLOUR}" for colour in COLOURS)


def new(seats: int = 2, **options: bool | str) -> Artefakt:
    """A new game before its first event."""
    state = wk.game("artefakt").new(seats, options)
    assert isinstance(state, Artefakt)
    return state


def table(
    chapter: str,
    drawing: str = "",
    *,
    seats: int = 2,
    ring: str = "1 2 3 4 5 6 7 8 9 10",
    site: int = 1,
    cards: Mapping[int, str] | None = None,
    booked: Iterable[int] = (),
    knows: Mapping[int, Mapping[str, str]] | None = None,
    in_round: int = 1,
    starter: int = 1,
    **options: bool | str,
) -> Artefakt:
    """A game at the beginning of a chapter; take possession may begin with a later site.

    `cards` are the travel cards laid for bulky, lady and tall, `1 2 3` unless told otherwise. `knows` is what a seat
    knows besides its own: {1: {"site 7": "blue/12"}}.
    """
    state = new(seats, **options)
    lay_ring(state, ring)
    draw(state, drawing)
    for seat, player in enumerate(state.players, 1):
        player.known = state.owned(seat - 1)
        player.booked = seat in booked
        if chapter not in ("discover", "prepare"):
            for figure, card in enumerate((cards or {}).get(seat, "1 2 3").split()):
                player.lay(figure, int(card))
            player.shown = 0 if chapter == "travel" else 7
        for where, what in (knows or {}).get(seat, {}).items():
            for bits in bits_of(what, state.at[place(where)]):
                player.known |= bits
    state.round = in_round
    state.starter = starter - 1
    state.enter(CHAPTERS[chapter])
    if chapter == "possession":
        state.step = site - 1
    state.question = questions.NOTHING
    rules.proceed(state)
    assert_all_is_there(state)
    return state


def lay_ring(state: Artefakt, ring: str) -> None:
    sites = [int(site) for site in ring.split()]
    assert sorted(sites) == list(range(1, 11))
    state.ring = sum(site << 4 * position for position, site in enumerate(sites))
    state.spots = sum(position << 4 * site for position, site in enumerate(sites))


def draw(state: Artefakt, drawing: str) -> None:
    for player in state.players:
        for figure in range(3):
            player.put(figure, 10)
    for line in filter(None, map(str.split, drawing.splitlines())):
        where = "seat " + line[1] if line[0] == "seat" else "site " + line[0]
        for thing in line[2 if line[0] == "seat" else 1 :]:
            put(state, where, thing)


def put(state: Artefakt, where: str, thing: str) -> None:
    if thing == "open":
        state.opened |= 1 << place(where)
    elif "/" in thing:
        for bit in bits_of(thing, state.at[MIDDLE]):
            state.at[MIDDLE] -= bit
            state.at[place(where)] |= bit
    else:
        for letter in thing[1:]:
            state.players[int(thing[0]) - 1].put(LETTERS.index(letter), place(where))


def bits_of(things: str, among: int) -> list[int]:
    """One bit for each fragment of `blue/12 brown/4`, chosen among those that are there."""
    bits: list[int] = []
    for thing in things.split():
        colour, pieces = thing.split("/")
        for piece in pieces:
            first = 8 * COLOURS.index(colour) + 2 * (int(piece) - 1)
            bits.append(next(1 << bit for bit in (first, first + 1) if among >> bit & 1))
            among -= bits[-1]
    return bits


def place(where: str) -> int:
    """The number of `middle`, `site 3` or `seat 1`."""
    if where == "middle":
        return MIDDLE
    kind, number = where.split()
    return int(number) if kind == "site" else CARD + int(number) - 1


def do(state: Artefakt, *lines: str) -> Artefakt:
    """Play the lines of a record: `1 move cw`, `* roll 3`. Whoever acts must be asked, and nothing gets lost."""
    for line in lines:
        who, move = line.split(" ", 1)
        if who == "*":
            assert state.actor == wk.CHANCE, f"{line!r}: asked is {asks(state)}"
            state.play(state.action(move))
        else:
            assert int(who) - 1 in state.actors(), f"{line!r}: asked is {asks(state)}"
            state.play(state.action(move), int(who) - 1)
        assert_all_is_there(state)
    return state


def lay_cards(state: Artefakt, seat: int, cards: str) -> Artefakt:
    """A seat lays its travel cards for bulky, lady and tall."""
    return do(state, *(f"{seat} assign {figure} {card}" for figure, card in zip(FIGURES, cards.split(), strict=True)))


def asks(state: Artefakt) -> str:
    """Who is asked what: `1 settle`, `1 2 assign`, `* roll`, `over`."""
    if state.actor == wk.OVER:
        return "over"
    who = "*" if state.actor == wk.CHANCE else " ".join(str(seat + 1) for seat in state.actors())
    return f"{who} {state.view(None)['question']['ask']}"


def moves(state: Artefakt, seat: int | None = None) -> str:
    """The legal moves of the deciding seat, or of a named seat, in their order."""
    return ", ".join(state.name(action) for action in state.legal(None if seat is None else seat - 1))


def odds(state: Artefakt) -> str:
    """What chance can bring, and how likely it is: `piece 1: 2, piece 4: 1`."""
    pairs = zip(state.legal(), state.weights(), strict=True)
    return ", ".join(f"{state.name(action)}: {weight}" for action, weight in pairs)


def refused(state: Artefakt, move: str, seat: int | None = None) -> str:
    """Why a move is refused: `not-yourself §6.4`. It is refused at every door, and nothing changes."""
    who = None if seat is None else seat - 1
    action = state.action(move)
    before = state.view(wk.ALL_SEEING)
    reason = state.why_not(action, who)
    with pytest.raises(wk.IllegalMove) as caught:
        state.play(action, who)
    assert caught.value.reason == reason
    assert action not in state.legal(who)
    assert state.view(wk.ALL_SEEING) == before
    game, clause = caught.value.reason.clause.split()
    assert game == "artefakt"
    return f"{caught.value.reason.code} {clause}"


def holds(state: Artefakt, where: str) -> str:
    """What lies at a place, as it would be drawn: `blue/12 brown/4`."""
    return " ".join(as_drawn(pile(state, where, wk.ALL_SEEING)["known"]))


def knows(state: Artefakt, seat: int | None, where: str) -> str:
    """What a seat (None: a spectator) knows of a place."""
    return " ".join(as_drawn(pile(state, where, None if seat is None else seat - 1)["known"]))


def backs(state: Artefakt, where: str) -> dict[str, int]:
    """What everybody sees of a place: how many of each colour, without those of which there are none."""
    seen = [pile(state, where, seat)["fragments"] for seat in (None, *range(state.seats))]
    assert all(one == seen[0] for one in seen)
    return {colour: number for colour, number in seen[0].items() if number}


def pile(state: Artefakt, where: str, eyes: int | None) -> dict[str, Any]:
    view = state.view(eyes)
    if where in ("middle", "aside"):
        found = view[where]
    else:
        kind, number = where.split()
        found = view["sites" if kind == "site" else "players"][int(number) - 1]
    assert isinstance(found, dict)
    return found


def as_drawn(fragments: list[str]) -> list[str]:
    pieces: dict[str, str] = {}
    for fragment in fragments:
        colour, piece = fragment.split("/")
        pieces[colour] = pieces.get(colour, "") + piece
    return [f"{colour}/{owned}" for colour, owned in pieces.items()]


def stands(state: Artefakt, figure: str) -> int:
    """The site on which a figure stands: `1B` is the bulky one of seat 1."""
    site = state.view(None)["players"][int(figure[0]) - 1]["figures"][FIGURES[LETTERS.index(figure[1])]]
    assert isinstance(site, int)
    return site


def assert_all_is_there(state: Artefakt) -> None:
    """24 fragments, two copies of each piece, wherever they are."""
    view = state.view(wk.ALL_SEEING)
    piles = [view["middle"], view["aside"], *view["sites"], *view["players"]]
    found = Counter(fragment for pile in piles for fragment in pile["known"])
    assert found == {f"{colour}/{piece}": 2 for colour in COLOURS for piece in range(1, 5)}
