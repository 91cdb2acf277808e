"""What is seen in a game, against its moves and its end."""

from collections import Counter
from random import Random
from typing import Any

import pytest

import wunderkammer as wk
from wunderkammer import bots
from wunderkammer.games.artefakt import balance as artefakt
from wunderkammer.games.artifact import balance as artifact
from wunderkammer.games.artisans import balance as artisans
from wunderkammer.lab.balance.play import Seating, watch, watch_all
from wunderkammer.lab.balance.seen import Facts
from wunderkammer.lab.plan import Setup
from wunderkammer.lab.play import play

EVERYTHING = {"research": True, "roles": True}
SETUPS = [
    Seating("artifact", 3, ("novice", "random", "random"), "eyes", EVERYTHING),
    Seating("artisans", 2, ("novice", "random"), "eyes", {}),
    Seating("artefakt", 3, ("novice", "random", "random"), "eyes", {"advanced": True}),
]
ARTIFACT, ARTISANS, ARTEFAKT = SETUPS
GAMES = range(2)


def moves(setup: Setup, number: int) -> tuple[list[tuple[int, str]], wk.State]:
    """Every decision of a game, and its end."""
    state, luck = setup.new(), Random(f"{setup.seed}/{number}")
    players = [bots.bot(name, luck, clock=False) for name in setup.lineup(number)]
    made = []
    while wk.deal(state, luck).actor != wk.OVER:
        seat = state.actor
        action = players[seat].choose(bots.Perspective(state, seat, luck))
        made.append((seat, state.name(action)))
        state.play(action)
    return made, state


def counted(facts: Facts, *beginnings: str) -> Counter[tuple[int, str]]:
    return Counter(
        {
            (seat, key): count
            for seat, known in enumerate(facts.seats)
            for key, count in known.items()
            if key.startswith(beginnings)
        }
    )


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: str(setup.game))
def test_the_game_is_the_one_that_an_arena_plays(setup: Seating) -> None:
    setup = setup._replace(bots=("random",) * setup.seats)
    games = watch_all(setup, GAMES)
    assert games == watch_all(setup, GAMES)
    for game in games:
        result = play(setup, game.number)
        assert (game.ranks, game.scores) == (result.ranks, result.scores)
        assert game.facts.samples["decisions"] == [result.decisions]


def test_artifact_by_its_moves() -> None:
    seen = Counter[str]()
    for number in GAMES:
        facts, expected = watch(ARTIFACT, number).facts, Counter[tuple[int, str]]()
        made, state = moves(ARTIFACT, number)
        for seat, move in made:
            verb, *words = move.split()
            if verb == "exhibit":
                expected.update([(seat, f"tile/{words[0]}"), (seat, "habit/exhibitions")])
            elif verb == "role":
                expected.update([(seat, f"role/{words[0]}")])
            elif verb in ("sell", "buy", "gold", "feature"):
                done = {"sell": "sold", "buy": "bought", "gold": "gilded", "feature": "solos"}[verb]
                expected.update([(seat, f"habit/{done}")])
            if "with" in words:
                expected.update([(seat, "habit/jokers")])
        assert counted(facts, "tile/", "habit/", "role/") == expected
        seen.update(key for _, key in expected)
        check_the_end_of_artifact(facts, state)
    assert {"habit/exhibitions", "habit/jokers", "habit/sold"} <= set(seen)


def check_the_end_of_artifact(facts: Facts, state: wk.State) -> None:
    points = [sum(count for key, count in known.items() if key.startswith("points/")) for known in facts.seats]
    assert points == state.scores()
    players = state.view(None)["players"]
    assert [player["prestige"] for player in players] == [known["points/exhibitions"] for known in facts.seats]
    assert [player["research"]["africa"] for player in players] == [known["research/africa"] for known in facts.seats]
    assert sum(len(values) for key, values in facts.samples.items() if key.startswith("end/")) == 1


def test_artisans_by_its_moves() -> None:
    for number in GAMES:
        facts, expected = watch(ARTISANS, number).facts, Counter[tuple[int, str]]()
        made, state = moves(ARTISANS, number)
        chosen = {seat: move.split()[1] for seat, move in made if move.startswith("choose ")}
        works = state.view(None)["artworks"]
        for seat, move in made:
            verb, *words = move.split()
            if verb == "craft":
                value = works[words[0]]["value"]
                expected.update({(seat, f"artwork/{words[0]}"): 1, (seat, f"value/{value}"): 1})
                expected[seat, f"value-points/{value}"] += value
        assert counted(facts, "artwork/", "value") == expected
        for seat, known in enumerate(facts.seats):
            assert [key for key in known if key.startswith("artisan/")] == [f"artisan/{chosen[seat]}"]
            assert sum(known[f"points/{source}"] for source in artisans.SOURCES) == state.scores()[seat]
            stuff = sum(count for key, count in known.items() if key.startswith("material/"))
            assert stuff == known["points/materials"]


VERBS = {"march", "peek", "push", "salvage", "sift", "barter", "carry", "dive", "curse", "book"}


def test_artefakt_by_its_moves() -> None:
    for number in GAMES:
        facts, expected = watch(ARTEFAKT, number).facts, Counter[tuple[int, str]]()
        made, state = moves(ARTEFAKT, number)
        expected.update((seat, f"directive/{move.split()[0]}") for seat, move in made if move.split()[0] in VERBS)
        assert counted(facts, "directive/") == expected
        taken = sum(sum(values) for key, values in facts.samples.items() if key.startswith("taken/"))
        assert taken == expected.total() == sum(map(len, gains(facts)))
        assert sum(len(values) for key, values in facts.samples.items() if key.startswith("colour/")) == 1
        assert facts.samples["rounds"] == [state.view(None)["round"]]


def gains(facts: Facts) -> list[list[int]]:
    return [values for key, values in facts.samples.items() if key.startswith("gain/")]


def test_fragments_are_followed_to_the_end() -> None:
    for number in range(4):
        state, luck = ARTEFAKT.new(), Random(f"follow {number}")
        state.listen()
        wk.playout(state, luck)
        collections = artefakt.Collections(3)
        for event in state.story(wk.ALL_SEEING):
            collections.follow(event)
        owned = [Counter(player["known"]) for player in state.view(wk.ALL_SEEING)["players"]]
        assert [+collected for collected in collections.owned] == owned
        assert collections.scores() == state.scores()


# By hand.


def test_gains_of_directives_by_hand() -> None:
    facts = Facts(2)
    story: list[dict[str, Any]] = [
        {"event": "collected", "seat": 0, "site": 1, "pieces": ["blue/1", "blue/2", "blue/2"]},
        {"event": "skipped", "seat": 0, "site": 1},
        {"event": "collected", "seat": 1, "site": 2, "pieces": ["blue/3", "brown/1"]},
        {"event": "bartered", "seat": 0, "rival": 1, "given": "blue/2", "fragment": "blue/3"},  # 2 to 3; 1 stays 1
        {"event": "cursed", "seat": 1, "rival": 0},
        {"event": "gave", "seat": 0, "fragment": "blue/1"},  # 3 to 2
        {"event": "skipped", "seat": 0, "site": 0},  # the timetable, no directive
        {"event": "dived", "seat": 1, "fragment": None},
        {"event": "gave", "seat": 0, "fragment": "blue/2"},  # not by a curse
        {"event": "won", "seat": 0, "colour": "blue"},
    ]
    sites = [{"site": 1, "directive": "march"}, {"site": 2, "directive": "peek"}]
    artefakt.watch(facts, story, {"sites": sites}, [])
    assert facts.seats == [{"directive/barter": 1}, {"directive/curse": 1, "directive/dive": 1}]
    assert facts.samples == {
        "taken/march": [0],
        "taken/barter": [1],
        "gain/barter": [1],
        "rivals/barter": [0],
        "taken/curse": [1],
        "gain/curse": [0],
        "rivals/curse": [-1],
        "taken/dive": [1],
        "gain/dive": [0],
        "rivals/dive": [0],
        "colour/blue": [1],
    }


def test_artifact_by_hand() -> None:
    facts = Facts(1)
    story: list[dict[str, Any]] = [
        {"event": "exhibited", "seat": 0, "tile": "weapon-4"},
        {"event": "paid", "seat": 0, "marker": "ship", "coins": 6, "joker": True},
        {"event": "paid", "seat": 0, "marker": "ship", "coins": 2, "joker": False},
        {"event": "named-role", "seat": 0, "role": "paris"},
        {"event": "last-round", "condition": 3},
    ]
    player = {"money": 14, "prestige": 7, "research": {"asia": 1}}
    artifact.watch(facts, story, {"players": [player]}, [13])
    assert facts.seats == [
        {"habit/exhibitions": 1, "tile/weapon-4": 1, "habit/jokers": 1, "role/paris": 1}
        | {"points/exhibitions": 7, "points/coins": 2, "points/research": 4, "research/asia": 1}
    ]
    assert facts.samples == {"end/3": [1]}
