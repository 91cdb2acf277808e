"""A table of Artisans in words: put it in any position, play the lines of a record, read it back.

A position is drawn line by line: a seat, or a place on the table, and what is there.

    1       collector  wood*3 ~gold  textile:3,2  fan reserved:lamp
    market  wood - gold clay stone
    row     necklace - - lantern
    preview mask
    deck    3 5 5 6

Seat 1 is the collector. In its hand are three cards of wood that everybody saw it take and a gold that it was dealt;
three textiles lie at level 1 of its workshop and two at level 2; it has crafted a fan and reserved a lamp. The second
place of the market is empty. In the deck lie face down an artwork worth 3, two worth 5 and one worth 6.

A seat has nothing unless drawn otherwise, and an artisan who matters in scoring only. Market and row have cards unless
drawn otherwise (an artwork drawn elsewhere leaves a gap in the row); the deck has those that are left. Cards that are
not drawn are in the pile, unless there is a line for the `pile`: then they are out of the game. A line may also be for
the `discard`. Seats count from 1 here, as in a record.
"""

from collections import Counter
from itertools import pairwise

import pytest

import wunderkammer as wk
from wunderkammer.games.artisans import rules
from wunderkammer.games.artisans.components import (
    ARTISANS,
    ARTWORKS,
    MATERIALS,
    NONE,
    card,
    stock,
    stocked,
)
from wunderkammer.games.artisans.contract import Artisans
from wunderkammer.games.artisans.questions import NOTHING, STAGES, TRADING

DECKS = ({3: 4, 4: 3, 5: 2, 6: 1}, {4: 1, 5: 2, 6: 3, 7: 4})  # how many artworks of each value
ROW = ("fan", "lamp", "necklace", "lantern")
IN_SCORING = ("goldlover", "sculptor", "versatile", "specialist", "collector")


def new(seats: int = 2, edition: wk.Edition | None = None) -> Artisans:
    """A new game before its first event."""
    state = wk.game("artisans").new(seats, {}, edition)
    assert isinstance(state, Artisans)
    return state


def opened(hands: list[str], artisans: str, *, market: str = "wood gold clay stone glass") -> Artisans:
    """A game after its set-up, played move by move; a hand is six materials, or one of which there are six."""
    state = new(len(hands))
    cards = [multiplied(hand if " " in hand else f"{hand}*6") for hand in hands]
    do(state, *[f"* deal {material}" for turn in zip(*cards, strict=True) for material in turn])
    lay(state, market)
    reveal(state, "fan lamp necklace lantern mask")
    return do(state, *[f"{seat} choose {artisan}" for seat, artisan in enumerate(artisans.split(), 1)])


def table(
    drawing: str = "",
    *,
    seats: int = 2,
    in_round: int = 3,
    first: int = 1,
    turns: int = 0,
    stage: str = "trading",
    edition: wk.Edition | None = None,
) -> Artisans:
    """A game in phase A after this many turns; or in a later stage, which the first player begins."""
    state = new(seats, edition)
    state.round = in_round
    state.first = first - 1
    state.turn = (first - 1 + turns) % seats
    state.turns = turns
    state.enter(STAGES.index(stage))
    if state.stage != TRADING:
        state.holder = first - 1
    draw(state, drawing)
    state.question = NOTHING
    rules.proceed(state)
    assert_sound(state)
    return state


def draw(state: Artisans, drawing: str) -> None:
    elsewhere = drawing.replace(":", " ").split()
    drawn = {"row": ["-" if artwork in elsewhere else artwork for artwork in ROW]}
    drawn["preview"] = ["mask"] if "mask" not in elsewhere else []
    drawn["market"] = ["textile", "clay", "wood", "stone", "glass"] if state.stage == TRADING else []
    for line in filter(None, map(str.split, drawing.splitlines())):
        drawn[line[0]] = multiplied(" ".join(line[1:]))
    for seat in range(state.seats):
        for thing in drawn.get(str(seat + 1), []):
            give(state, seat, thing)
    left = [artisan for artisan in IN_SCORING if artisan not in [who(state, seat) for seat in range(state.seats)]]
    for player in state.players:
        if player.artisan == NONE:
            player.artisan = ARTISANS.index(left.pop(0))
    for place, material in enumerate(drawn["market"]):
        if material != "-":
            draw_card(state, material)
            state.market += (MATERIALS.index(material) + 1) << 4 * place
    for place, artwork in enumerate(drawn["row"]):
        if artwork != "-":
            state.row += (show(state, artwork) + 1) << 8 * place
    for artwork in drawn["preview"]:
        state.preview = show(state, artwork)
    for material in drawn.get("discard", []):
        state.discard += draw_card(state, material)
    if "pile" in drawn:
        state.pile = sum(draw_card(state, material) for material in drawn["pile"])
    values = [int(value) for value in drawn["deck"]] if "deck" in drawn else left_in_deck(state)
    state.deck = sum(1 << 4 * (value - 3) for value in values)


def multiplied(words: str) -> list[str]:
    """`wood*2 clay` is `wood wood clay`."""
    return [word.partition("*")[0] for word in words.split() for _ in range(int(word.partition("*")[2] or 1))]


def give(state: Artisans, seat: int, thing: str) -> None:
    player = state.players[seat]
    word, _, rest = thing.partition(":")
    if word in ARTISANS:
        player.artisan = ARTISANS.index(word)
    elif word in ARTWORKS:
        player.artworks |= 1 << show(state, word)
    elif word == "reserved":
        player.reserved = show(state, rest)
    elif rest:
        for number in map(int, rest.split(",")):
            draw_card(state, word, number)
            player.lay(MATERIALS.index(word), number)
    else:
        material = thing.lstrip("~")
        draw_card(state, material)
        player.hand += card(MATERIALS.index(material))
        if not thing.startswith("~"):
            player.known += card(MATERIALS.index(material))


def draw_card(state: Artisans, name: str, number: int = 1) -> int:
    """Cards leave the pile; one such card, as part of a pile."""
    material = MATERIALS.index(name)
    assert stocked(state.pile, material) >= number, f"no {name} left"
    state.pile -= number * stock(material)
    return stock(material)


def show(state: Artisans, name: str) -> int:
    """An artwork that has been revealed, as its number."""
    artwork = ARTWORKS.index(name)
    assert not state.revealed >> artwork & 1, f"{name} twice"
    state.revealed |= 1 << artwork
    return artwork


def left_in_deck(state: Artisans) -> list[int]:
    """The values in the deck of this round; deck 2 has as many as can be."""
    seen = Counter(int(state.rulings.value_of(artwork)) for artwork in range(24) if state.revealed >> artwork & 1)
    if state.round < 7:
        return [value for value, number in DECKS[0].items() for _ in range(number - seen[value])]
    unseen = {value: (4 if value == 7 else 5) - seen[value] for value in range(3, 8)}
    return [value for value, number in DECKS[1].items() for _ in range(min(number, unseen[value]))]


# Play.


def do(state: Artisans, *lines: str) -> Artisans:
    """Play the lines of a record: `1 take 3`, `* market wood`. Whoever acts must be asked, and no card gets lost."""
    for line in lines:
        seat, words = line.split(" ", 1)
        asked = "*" if state.actor == wk.CHANCE else str(state.actor + 1)
        assert seat == asked, f"{line!r}: asked is {asks(state)}"
        before = materials(state)
        state.play(state.action(words), None if seat == "*" else int(seat) - 1)
        assert materials(state) == before
        assert_sound(state)
    return state


def lay(state: Artisans, cards: str) -> Artisans:
    return do(state, *[f"* market {material}" for material in multiplied(cards)])


def reveal(state: Artisans, artworks: str) -> Artisans:
    return do(state, *[f"* reveal {artwork}" for artwork in artworks.split()])


def finish_round(state: Artisans) -> Artisans:
    """Whoever is next takes the token and all do as little as they can, until a new round begins or none is left."""
    number = state.round
    while state.round == number and state.view(None)["stage"] not in ("finishing", "finished"):
        do_little(state)
    return state


def begin_round(state: Artisans) -> Artisans:
    """What comes first comes first, and nothing is reserved, until somebody has a turn."""
    while not asks(state).endswith(" turn"):
        do_little(state)
    return state


def do_little(state: Artisans) -> None:
    names = [state.name(action) for action in state.legal()]
    idle = [word for word in ("token", "pass", "rest", "skip") if word in names]
    state.play(state.action((idle or names)[0]))
    assert_sound(state)


# Reading.


def asks(state: Artisans) -> str:
    """Who is asked what: `1 turn`, `* reveal`, `over`."""
    if state.actor == wk.OVER:
        return "over"
    return f"{'*' if state.actor == wk.CHANCE else state.actor + 1} {state.view(None)['question']['ask']}"


def moves(state: Artisans, verbs: str = "") -> str:
    """The legal moves of the deciding seat, in their order; or only those of some verbs."""
    names = [state.name(action) for action in state.legal()]
    return ", ".join(name for name in names if not verbs or name.split(" ")[0] in verbs.split())


def odds(state: Artisans) -> str:
    """What chance can bring, and how likely it is: `wood: 4, gold: 1`."""
    pairs = zip(state.legal(), state.weights(), strict=True)
    return ", ".join(f"{state.name(action).split(' ')[1]}: {weight}" for action, weight in pairs)


def refused(state: Artisans, move: str) -> str:
    """Why a move is refused: `hand-full §4.3`. It is refused at every door, and nothing changes."""
    action = state.action(move)
    before = state.view(wk.ALL_SEEING)
    reason = state.why_not(action)
    with pytest.raises(wk.IllegalMove) as caught:
        state.play(action)
    assert caught.value.reason == reason
    assert action not in state.legal()
    assert state.view(wk.ALL_SEEING) == before
    game, clause = caught.value.reason.clause.split()
    assert game == "artisans"
    return f"{caught.value.reason.code} {clause}"


def who(state: Artisans, seat: int) -> str | None:
    artisan = state.players[seat].artisan
    return None if artisan == NONE else ARTISANS[artisan]


def hand(state: Artisans, seat: int) -> str:
    return " ".join(state.view(wk.ALL_SEEING)["players"][seat - 1]["hand"])


def market(state: Artisans) -> str:
    return " ".join(material or "-" for material in state.view(None)["market"])


def row(state: Artisans) -> str:
    return " ".join(artwork or "-" for artwork in state.view(None)["row"])


def preview(state: Artisans) -> str | None:
    found = state.view(None)["preview"]
    assert found is None or isinstance(found, str)
    return found


def crafted(state: Artisans, seat: int) -> str:
    return " ".join(state.view(None)["players"][seat - 1]["artworks"])


def reserved(state: Artisans, seat: int) -> str | None:
    found = state.view(None)["players"][seat - 1]["reserved"]
    assert found is None or isinstance(found, str)
    return found


def column(state: Artisans, seat: int, material: str) -> list[int]:
    """How many cards of a material lie at each level of a workshop."""
    found = state.view(None)["players"][seat - 1]["workshop"][material]
    assert isinstance(found, list)
    return found


def pile(state: Artisans) -> str:
    return in_words(state.view(wk.ALL_SEEING)["pile"]["unseen"])


def discard(state: Artisans) -> str:
    return in_words(state.view(None)["discard"])


def in_words(cards: dict[str, int]) -> str:
    return " ".join(material for material, number in cards.items() for _ in range(number))


# Nothing gets lost.


def materials(state: Artisans) -> Counter[str]:
    """All material cards, wherever they lie."""
    view = state.view(wk.ALL_SEEING)
    found = Counter(view["pile"]["unseen"]) + Counter(view["discard"])
    found.update(filter(None, view["market"]))
    for player in view["players"]:
        found.update(player["hand"])
        found.update({material: sum(levels) for material, levels in player["workshop"].items()})
    return +found


def artworks(state: Artisans) -> list[str]:
    """All artworks that lie face up."""
    view = state.view(None)
    found = [*view["row"], view["preview"]]
    for player in view["players"]:
        found += [*player["artworks"], player["reserved"]]
    return [artwork for artwork in found if artwork]


def assert_sound(state: Artisans) -> None:
    """No artwork is there twice; no hand, market or workshop has more cards than it may."""
    view = state.view(wk.ALL_SEEING)
    assert len(set(artworks(state))) == len(artworks(state))
    assert len(view["market"]) == 5
    for seat, player in enumerate(view["players"]):
        assert len(player["hand"]) <= 6
        assert not Counter(state.view(None)["players"][seat]["hand"]) - Counter(player["hand"])
        more = 1 if player["artisan"] == "perfectionist" else 0
        for levels in player["workshop"].values():
            assert len(levels) == 4
            for below, above in pairwise(levels):
                assert above <= (below + more if below else 0)
    reserving = [player["artisan"] for player in view["players"] if player["reserved"]]
    assert reserving in ([], ["farsighted"])


def assert_all_is_there(state: Artisans) -> None:
    """As many material cards as are in play with this many players."""
    assert materials(state) == dict.fromkeys(MATERIALS, 6 * state.seats)
