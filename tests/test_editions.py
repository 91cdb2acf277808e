"""Editions: the figures that the print leaves open, as data; a user's own are used, and bad ones are refused."""

import tomllib
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest
from play import positions

import wunderkammer as wk
from wunderkammer import editions
from wunderkammer.core.batch import layout
from wunderkammer.core.edition import MARKS

GAME = wk.game("artefakt")
STANDARD = editions.standard_text("artefakt")
TABLES = tomllib.loads(STANDARD)
FINGERPRINTS = {"artefakt": "2813dfb1", "artifact": "0c4ebb13", "artisans": "c6d438a9"}  # of version 0.1


def changed(game: str = "artefakt", /, **values: object) -> str:
    """The standard edition of a game under another name, with other figures."""
    lines = ['name = "mine"', f'game = "{game}"']
    for key, table in tomllib.loads(editions.standard_text(game)).items():
        if isinstance(table, dict):
            value = toml(values.get(key, table["value"]))
            lines += [f"[{key}]", f"value = {value}", f'mark = "{table["mark"]}"', 'source = "a test"']
    return "\n".join(lines) + "\n"


def toml(value: object) -> str:
    if isinstance(value, list):
        return "[" + ", ".join(toml(one) for one in value) + "]"
    if isinstance(value, bool):
        return str(value).lower()
    return f'"{value}"' if isinstance(value, str) else str(value)


def parsed(text: str, game: str = "artefakt") -> wk.Edition:
    return editions.parse(text, game, wk.game(game).figures)


def mine(**values: object) -> wk.Edition:
    return parsed(changed(**values))


def refused(text: str, game: str = "artefakt") -> tuple[str, dict[str, Any]]:
    with pytest.raises(wk.BadEdition) as caught:
        parsed(text, game)
    return caught.value.code, caught.value.details


# The standard edition.


@pytest.mark.parametrize("name", wk.games())
def test_the_standard_edition(name: str) -> None:
    game = wk.game(name)
    edition = editions.parse(editions.standard_text(name), name, game.figures)
    assert edition == game.standard
    assert edition.name == "standard"
    assert set(edition.figures) == {figure.key for figure in game.figures}


@pytest.mark.parametrize("name", wk.games())
def test_every_figure_has_its_mark_and_source(name: str) -> None:
    for key, table in tomllib.loads(editions.standard_text(name)).items():
        if key not in ("name", "game"):
            assert set(table) == {"value", "mark", "source"}, key
            assert table["mark"] in MARKS
            assert len(table["source"]) > 20
            assert "§" in table["source"]


def test_the_standard_figures() -> None:
    assert parsed(STANDARD).figures == {
        "travel_cards": [1, 2, 3, 4],
        "colour_die": [1, 1, 1],
        "directives": ["march", "peek", "push", "salvage", "sift", "barter", "carry", "dive", "curse", "book"],
        "march_steps": 2,
        "push_steps": 1,
        "carry_reach": 2,
        "last_round": 30,
    }


def test_the_standard_figures_of_artifact() -> None:
    assert parsed(editions.standard_text("artifact"), "artifact").figures == {
        "track_costs": [5, 5, 4, 4, 3, 3, 2, 2, 1, 1],
        "market_prices": [7, 7, 6, 6, 5, 5, 4, 4, 3, 3],
        "income_track": [8, 7, 7, 6, 6, 5, 5, 4, 4, 3, 3],
        "type_tiles": [[4, 1], [7, 2], [10, 3]],
        "site_tiles": [[5, 2], [8, 3]],
        "sites_tile": [3, 1],
        "types_tile": [6, 3],
        "research_track": [0, 2, 4, 6, 8],
        "quick_start_3": [["africa", "america"], ["america", "mideast"], ["mideast", "africa"]],
        "quick_start_4": [["africa", "asia"], ["america", "africa"], ["mideast", "america"], ["asia", "mideast"]],
        "quick_start_5": [
            ["africa", "america"],
            ["america", "asia"],
            ["mideast", "asia"],
            ["asia", "africa"],
            ["mideast", "america"],
        ],
    }


WORKS = (
    "fan lamp necklace sundial doll",
    "lantern mask fountain dagger spindle",
    "chest hourglass tapestry vase windmill",
    "buddha chandelier armour rosewindow guardian",
    "deathmask longship clock sarcophagus",
)


def test_the_standard_figures_of_artisans() -> None:
    """§10: each artwork with the materials it asks for, and at which level."""
    materials = ("textile", "clay", "wood", "stone", "glass", "gold", "metal")
    figures = parsed(editions.standard_text("artisans"), "artisans").figures
    artworks: dict[str, dict[str, Any]] = {
        artwork: {"value": int(key[-1]), "levels": {m: n for m, n in zip(materials, asked, strict=True) if n}}
        for (key, works), names in zip(list(figures.items())[:5], WORKS, strict=True)
        for artwork, asked in zip(names.split(), works, strict=True)
    }
    assert artworks == wk.game("artisans").new(2).view(None)["artworks"]
    for artwork in artworks.values():
        assert len(artwork["levels"]) >= 2
        assert sum(artwork["levels"].values()) == artwork["value"] - 1
    for material in materials:
        assert sum(material in artwork["levels"] for artwork in artworks.values()) == 9
    assert artworks["buddha"] == {"value": 6, "levels": {"stone": 3, "gold": 2}}
    assert artworks["sarcophagus"] == {"value": 7, "levels": {"textile": 1, "clay": 2, "stone": 2, "glass": 1}}


def test_the_fingerprint_changes_with_any_figure_and_with_nothing_else() -> None:
    assert mine().fingerprint == parsed(STANDARD).fingerprint
    others = [
        mine(travel_cards=[1, 2, 3, 5]),
        mine(colour_die=[1, 2, 1]),
        mine(directives=["peek", "march", *TABLES["directives"]["value"][2:]]),
        mine(march_steps=3),
        mine(push_steps=2),
        mine(carry_reach=1),
        mine(last_round=29),
    ]
    assert len({edition.fingerprint for edition in others} | {mine().fingerprint}) == len(others) + 1


# A user's own edition.


def test_wk_edition_reads_a_file(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(changed(last_round=2), encoding="utf-8")
    for place in (path, str(path)):
        edition = wk.edition("artefakt", place)
        assert (edition.name, edition.figures["last_round"]) == ("mine", 2)
    with pytest.raises(wk.UnknownGame):
        wk.edition("chess", path)


def at(question: str, edition: wk.Edition, wanted: str = "", options: dict[str, bool | str] | None = None) -> wk.State:
    """The first position of random games in which this is asked (and this move is legal)."""
    for seed in range(100):
        rng = Random(seed)
        state = GAME.new(2, options, edition)
        while state.actor != wk.OVER:
            names = [state.name(action) for action in state.legal()]
            if state.view(None)["question"]["ask"] == question and any(name.startswith(wanted) for name in names):
                return state
            state.apply(rng.choice(state.legal()))
    raise AssertionError(question)


def steps(state: wk.State, start: int, end: int) -> int:
    """How far clockwise it is from site to site."""
    ring: list[int] = state.view(None)["ring"]
    return (ring.index(end) - ring.index(start)) % 10


def test_travel_cards_of_other_values() -> None:
    state = at("move", mine(travel_cards=[9, 7, 5, 6]))
    question = state.view(None)["question"]
    assert question["steps"] == [9, 7, 5, 6][question["card"] - 1]
    seat, figure = state.actor, question["figure"]
    state.play(state.action("move cw"))
    there = state.view(None)["players"][seat]["figures"][figure]
    assert steps(state, question["site"], there) == question["steps"]


@pytest.mark.parametrize("far", [1, 3, 9])
def test_march_steps(far: int) -> None:
    state = at("directive", mine(march_steps=far), "march")
    seat = state.actor
    figure = next(state.name(action) for action in state.legal()).split()[1]
    state.play(state.action(f"march {figure} ccw"))
    there = state.view(None)["players"][seat]["figures"][figure]
    assert steps(state, there, 1) == far


def test_push_steps() -> None:
    state = at("directive", mine(push_steps=4), "push", {"opening": "random"})
    rival = 1 - state.actor
    before = state.view(None)["players"][rival]["figures"]["lady"]
    state.play(state.action(f"push {rival + 1} lady cw"))
    assert steps(state, before, state.view(None)["players"][rival]["figures"]["lady"]) == 4


@pytest.mark.parametrize("reach", [1, 5])
def test_carry_reach(reach: int) -> None:
    state = at("directive", mine(carry_reach=reach), "carry", {"opening": "random"})
    names = [state.name(action).split() for action in state.legal()[:-1]]
    distances = {steps(state, int(words[2]), int(words[3])) for words in names}
    assert {min(distance, 10 - distance) for distance in distances} == set(range(1, reach + 1))
    assert 0 not in distances


def test_last_round() -> None:
    for seed in range(30):
        state = wk.playout(GAME.new(2, edition=mine(last_round=2)), Random(seed))
        view = state.view(None)
        assert view["round"] <= 2
        assert view["winner"] is not None or view["round"] == 2
        if view["winner"] is None:
            assert min(state.ranks()) == 1
            assert max(state.scores()) < 4


def test_a_weighted_colour_die_shows_in_the_weights() -> None:
    state = at("colour", mine(colour_die=[1, 1000, 7]))
    assert [state.name(action) for action in state.legal()] == ["colour blue", "colour brown", "colour yellow"]
    assert state.weights() == [1, 1000, 7]
    brown = sum(thrown(state, seed) == "brown" for seed in range(400))
    assert brown > 380


def thrown(state: wk.State, seed: int) -> str:
    game = state.copy()
    game.listen()
    wk.deal(game, Random(seed))
    return str(next(event["colour"] for event in game.story(None) if event["event"] == "colour-rolled"))


def test_swapped_directives() -> None:
    swapped = ["dive", "peek", "push", "salvage", "sift", "barter", "carry", "march", "curse", "book"]
    edition = mine(directives=swapped)
    state = at("directive", edition, "dive")
    assert state.view(None)["question"]["site"] == 1
    assert [site["directive"] for site in state.view(None)["sites"]] == swapped
    assert [state.name(action) for action in state.legal()] == ["dive", "skip"]
    state = at("directive", edition, "march")
    assert state.view(None)["question"]["site"] == 8


def test_one_directive_everywhere() -> None:
    edition = mine(directives=["book"] * 10)
    state = at("directive", edition)
    assert [state.name(action) for action in state.legal()] == ["book", "skip"]
    state = wk.playout(GAME.new(4, {"advanced": True, "opening": "random"}, edition), Random(1))
    assert state.actor == wk.OVER


def test_extreme_figures_can_be_played() -> None:
    edition = mine(
        travel_cards=[9] * 4, colour_die=[1000] * 3, march_steps=9, push_steps=9, carry_reach=5, last_round=1
    )
    for seed in range(20):
        assert wk.playout(GAME.new(3, {"opening": "random"}, edition), Random(seed)).actor == wk.OVER


def of_artifact(**values: object) -> wk.Edition:
    return parsed(changed("artifact", **values), "artifact")


def test_tile_values_of_artifact() -> None:
    edition = of_artifact(type_tiles=[[11, 1], [12, 2], [13, 3]], site_tiles=[[14, 4], [15, 5]], sites_tile=[16, 6])
    values = wk.game("artifact").new(3, edition=edition).view(None)["values"]
    for kind in ("architecture", "weapon"):
        assert [values[f"{kind}-{size}"] for size in (3, 4, 5)] == [[11, 1], [12, 2], [13, 3]]
    for site in ("africa", "mideast"):
        assert [values[f"{site}-{size}"] for size in (4, 5)] == [[14, 4], [15, 5]]
    assert (values["sites-3"], values["types-5"]) == ([16, 6], [6, 3])


def test_quick_start_of_artifact() -> None:
    edition = of_artifact(quick_start_4=[["asia", "asia"], ["africa", "asia"], ["mideast", "asia"], ["asia", "africa"]])
    sites = wk.game("artifact").new(4, {"quick_start": True}, edition).view(None)["sites"]
    assert {site["site"]: site["huts"] for site in sites} == {
        "africa": [0, 1, 0, 1],
        "america": [0, 0, 0, 0],
        "asia": [2, 1, 1, 1],
        "mideast": [0, 0, 1, 0],
    }


def test_tracks_of_artifact() -> None:
    edition = of_artifact(track_costs=list(range(10)), market_prices=[15] * 10, research_track=[1, 1, 2, 3, 5])
    view = wk.game("artifact").new(3, {"quick_start": True}, edition).view(None)
    assert view["tracks"]["africa"] == {"left": 6, "cost": 6}  # eight with three players, two given to the huts
    assert (view["market_price"], view["research_values"]) == (15, [1, 1, 2, 3, 5])
    assert (view["printed"]["costs"], view["printed"]["prices"]) == (list(range(10)), [15] * 10)


def test_tiles_of_artifact_that_differ_from_type_to_type_and_from_site_to_site() -> None:
    by_type = [[[kind, 1], [kind, 2], [kind, 3]] for kind in range(5)]
    by_site = [[[10 + site, 1], [10 + site, 2]] for site in range(4)]
    edition = of_artifact(type_tiles=by_type, site_tiles=by_site)
    values = wk.game("artifact").new(4, edition=edition).view(None)["values"]
    assert [values[f"pottery-{size}"] for size in (3, 4, 5)] == [[2, 1], [2, 2], [2, 3]]
    assert [values[f"weapon-{size}"] for size in (3, 4, 5)] == [[4, 1], [4, 2], [4, 3]]
    assert [values[f"mideast-{size}"] for size in (4, 5)] == [[13, 1], [13, 2]]


@pytest.mark.parametrize("values", [[2, 4, 6, 8], [0, 1], list(range(10))])
def test_a_research_track_of_another_length_is_seen(values: list[int]) -> None:
    state = wk.game("artifact").new(3, {"research": True}, of_artifact(research_track=values))
    assert state.view(None)["research_values"] == values
    parts = {part.name: part for part in layout(state)}
    assert parts["player 1 research"].high == len(values) - 1
    assert state.scores() == [values[0]] * 3
    assert wk.playout(state, Random(1)).actor == wk.OVER


@pytest.mark.parametrize("high", [0, 50])
def test_extreme_figures_of_artifact_can_be_played(high: int) -> None:
    edition = of_artifact(
        track_costs=[min(high, 15)] * 10,
        market_prices=[min(high, 15)] * 10,
        income_track=[high] * 11,
        type_tiles=[[high, high]] * 3,
        site_tiles=[[high, high]] * 2,
        sites_tile=[high, high],
        types_tile=[high, high],
        research_track=[high] * 5,
    )
    for seed in range(4):
        state = wk.game("artifact").new(4, {"research": True, "roles": True}, edition)
        assert wk.playout(state, Random(seed)).actor == wk.OVER


def of_artisans(**values: object) -> wk.Edition:
    return parsed(changed("artisans", **values), "artisans")


def levels(level: int, works: int = 5) -> list[list[int]]:
    """So many artworks that ask for all materials at one level."""
    return [[level] * 7 for _ in range(works)]


def test_artworks_of_artisans() -> None:
    edition = of_artisans(artworks_7=[[0, 0, 0, 0, 0, 4, 4], *levels(1, 3)])
    artworks = wk.game("artisans").new(2, edition=edition).view(None)["artworks"]
    assert artworks["deathmask"] == {"value": 7, "levels": {"gold": 4, "metal": 4}}
    assert set(artworks["clock"]["levels"].values()) == {1}
    assert len(artworks["clock"]["levels"]) == 7
    assert artworks["fan"] == {"value": 3, "levels": {"textile": 1, "wood": 1}}


def test_artworks_of_artisans_that_ask_for_nothing_are_crafted_by_anybody() -> None:
    edition = of_artisans(**{f"artworks_{value}": levels(0) for value in range(3, 7)}, artworks_7=levels(0, 4))
    rng = Random(1)
    state = wk.game("artisans").new(2, edition=edition)
    while state.view(None)["round"] < 3 or state.actor < 0:
        state.apply(rng.choice(state.legal()))
    row = state.view(None)["row"]
    names = [state.name(action) for action in state.legal()]
    assert {name for name in names if name.startswith("craft")} >= {f"craft {artwork}" for artwork in row if artwork}


def of_numbers(*numbers: int) -> wk.Edition:
    """An edition of Artisans with these numbers of artworks of each value."""
    return of_artisans(**{f"artworks_{value}": levels(1, number) for value, number in enumerate(numbers, 3)})


@pytest.mark.parametrize("numbers", [(8, 4, 4, 4, 4), (4, 4, 4, 4, 8), (6, 5, 4, 5, 4), (5, 5, 5, 5, 4)])
def test_other_numbers_of_artworks_of_a_value(numbers: tuple[int, ...]) -> None:
    """§10: the names belong to the 24 artworks in their order, whatever they are worth."""
    state = wk.game("artisans").new(2, edition=of_numbers(*numbers))
    values = [artwork["value"] for artwork in state.view(None)["artworks"].values()]
    assert values == [value for value, number in enumerate(numbers, 3) for _ in range(number)]
    revealed, rng = Counter[int](), Random(2)
    while state.actor != wk.OVER:
        if state.view(None)["question"]["ask"] == "reveal":
            check_shares(state, values, revealed)
        action = rng.choices(state.legal(), state.weights() if state.actor == wk.CHANCE else None)[0]
        if state.name(action).startswith("reveal"):
            revealed[state.view(None)["artworks"][state.name(action).split()[1]]["value"]] += 1
        state.apply(action)
    points = [player["points"]["artworks"] for player in state.view(None)["players"]]
    worth = {name: artwork["value"] for name, artwork in state.view(None)["artworks"].items()}
    assert points == [sum(worth[name] for name in player["artworks"]) for player in state.view(None)["players"]]


def check_shares(state: wk.State, values: list[int], revealed: Counter[int]) -> None:
    """§2.6 A value comes next as often as it lies in the deck; among its artworks all are equally likely."""
    shares: dict[int, list[int]] = {}
    worth = {name: artwork["value"] for name, artwork in state.view(None)["artworks"].items()}
    for action, weight in zip(state.legal(), state.weights(), strict=True):
        shares.setdefault(worth[state.name(action).split()[1]], []).append(weight)
    deck = {int(value): left for value, left in state.view(None)["deck"]["values"].items() if left}
    assert set(shares) == set(deck)
    assert all(len(set(weights)) == 1 for weights in shares.values())
    assert {value: len(weights) for value, weights in shares.items()} == {
        value: values.count(value) - revealed[value] for value in deck
    }
    whole = sum(map(sum, shares.values()))
    left = sum(deck.values())
    assert all(sum(weights) * left == deck[value] * whole for value, weights in shares.items())


@pytest.mark.parametrize("most", [1, 3, 50])
def test_4_7_the_cap_of_turns(most: int) -> None:
    """As long as nobody takes the token, everybody has this many turns and no more."""
    state = wk.game("artisans").new(3, edition=of_artisans(most_turns=most))
    rng, turns = Random(1), 0
    token = state.action("token")
    while state.view(None)["round"] < 2 and state.actor != wk.OVER:
        if state.view(None)["question"]["ask"] == "turn":
            others = [action for action in state.legal() if action != token]
            if not others:
                break
            turns += 1
            state.apply(rng.choice(others))
        else:
            state.apply(rng.choice(state.legal()))
    assert turns == 3 * most
    reason = state.why_not(state.action("take 1"))
    assert reason is not None
    assert (reason.code, reason.args["turns"]) == ("only-token", most)
    assert state.legal() == [token]


@pytest.mark.parametrize("high", [0, 4])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_extreme_figures_of_artisans_can_be_played(seats: int, high: int) -> None:
    edition = of_artisans(**{f"artworks_{value}": levels(high) for value in range(3, 7)}, artworks_7=levels(high, 4))
    for seed in range(4):
        state = wk.playout(wk.game("artisans").new(seats, edition=edition), Random(seed))
        assert state.actor == wk.OVER
        crafted = [player["artworks"] for player in state.view(None)["players"]]
        assert any(crafted) == (high == 0)


def test_the_standard_game_is_not_changed_by_another_edition() -> None:
    GAME.new(2, edition=mine(last_round=1))
    rounds = {state.view(None)["round"] for state in positions(("artefakt", 2, {}), Random(1))}
    assert max(rounds) > 1


@pytest.mark.parametrize("name", FINGERPRINTS)
def test_what_the_rules_read_is_read_once_for_games_that_begin_alike(name: str) -> None:
    game = wk.game(name)
    seats, edition = game.seats[0], parsed(changed(name), name)
    option = next(({one.name: one.values[-1] if one.values else True} for one in game.options), None)
    read = read_by(game.new(seats))
    assert read_by(game.new(seats)) is read
    assert read_by(game.new(seats, None, edition)) is read_by(game.new(seats, None, edition))
    if option is not None:
        assert read_by(game.new(seats, option)) is not read
    assert read_by(game.new(seats)) is read


def test_an_edition_whose_lists_are_changed_is_read_anew() -> None:
    """What was kept of it holds neither for the next game nor changes in one that is being played."""
    edition = mine(travel_cards=[2, 2, 3, 3])
    before = GAME.new(2, None, edition)
    edition.figures["travel_cards"][0] = 1
    assert GAME.new(2, None, edition).view(None)["printed"]["travel_cards"] == [1, 2, 3, 3]
    assert before.view(None)["printed"]["travel_cards"] == [2, 2, 3, 3]


def read_by(state: Any) -> Any:  # noqa: ANN401 (each game has its own rulings)
    return state.rulings


def test_a_made_up_edition_is_checked_too() -> None:
    with pytest.raises(wk.BadEdition) as caught:
        GAME.new(2, edition=wk.Edition("mine", "", {}))
    assert (caught.value.code, caught.value.details) == ("figure-missing", {"key": "travel_cards"})


def test_an_edition_from_before_a_figure_was_known_plays_as_it_did() -> None:
    """Its fingerprint is what its records say, so it stays."""
    text = changed("artisans")
    old = parsed(text[: text.index("[most_turns]")], "artisans")
    assert old == parsed(text, "artisans")
    assert old.fingerprint == FINGERPRINTS["artisans"]
    assert parsed(changed("artisans", most_turns=11), "artisans").fingerprint != old.fingerprint
    bare = wk.Edition("mine", "", {key: value for key, value in old.figures.items() if key != "most_turns"})
    games = [wk.playout(wk.game("artisans").new(2, edition=edition), Random(1)) for edition in (None, bare)]
    assert games[0].view(None) == games[1].view(None)


@pytest.mark.parametrize("name", wk.games())
def test_the_fingerprint_of_the_standard_edition(name: str) -> None:
    assert wk.game(name).standard.fingerprint == FINGERPRINTS[name]


# What is refused.


@pytest.mark.parametrize(
    ("key", "value", "code"),
    [
        ("march_steps", 0, "figure-range"),
        ("march_steps", 10, "figure-range"),
        ("march_steps", -1, "figure-range"),
        ("march_steps", "two", "figure-range"),
        ("march_steps", True, "figure-range"),
        ("march_steps", 2.0, "figure-range"),
        ("march_steps", [2], "figure-range"),
        ("push_steps", 0, "figure-range"),
        ("push_steps", 10, "figure-range"),
        ("carry_reach", 0, "figure-range"),
        ("carry_reach", 6, "figure-range"),
        ("last_round", 0, "figure-range"),
        ("last_round", 1001, "figure-range"),
        ("last_round", 10**30, "figure-range"),
        ("travel_cards", 3, "figure-length"),
        ("travel_cards", [1, 2, 3], "figure-length"),
        ("travel_cards", [1, 2, 3, 4, 5], "figure-length"),
        ("travel_cards", [0, 2, 3, 4], "figure-range"),
        ("travel_cards", [1, 2, 3, 10], "figure-range"),
        ("travel_cards", [1, 2, 3, True], "figure-range"),
        ("travel_cards", ["1", "2", "3", "4"], "figure-range"),
        ("colour_die", [1, 1], "figure-length"),
        ("colour_die", [0, 1, 1], "figure-range"),
        ("colour_die", [1, 1, 1001], "figure-range"),
        ("directives", ["march"] * 9, "figure-length"),
        ("directives", "march", "figure-length"),
        ("directives", ["fly"] * 10, "figure-word"),
        ("directives", [1] * 10, "figure-word"),
        ("directives", ["March"] * 10, "figure-word"),
    ],
)
def test_a_figure_is_refused_with_its_key(key: str, value: object, code: str) -> None:
    found, details = refused(changed(**{key: value}))
    assert (found, details["key"]) == (code, key)


@pytest.mark.parametrize(
    ("key", "value", "code"),
    [
        ("track_costs", [5] * 9, "figure-length"),
        ("track_costs", [16] * 10, "figure-range"),
        ("market_prices", [-1] * 10, "figure-range"),
        ("income_track", [8] * 10, "figure-length"),
        ("type_tiles", [[4, 1], [7, 2]], "figure-length"),
        ("type_tiles", [[4, 1], [7, 2], [10]], "figure-length"),
        ("type_tiles", [4, 7, 10], "figure-length"),
        ("type_tiles", [[4, 1], [7, 2], [51, 3]], "figure-range"),
        ("type_tiles", [[[4, 1], [7, 2], [10, 3]]] * 4, "figure-length"),
        ("type_tiles", [[[4, 1], [7, 2]]] * 5, "figure-length"),
        ("type_tiles", [[[4, 1], [7, 2], [10, 51]]] * 5, "figure-range"),
        ("site_tiles", [[[5, 2], [8, 3]]] * 5, "figure-length"),
        ("research_track", [0], "figure-lengths"),
        ("research_track", [0] * 11, "figure-lengths"),
        ("research_track", 8, "figure-lengths"),
        ("research_track", [0, 51], "figure-range"),
        ("sites_tile", [[3, 1]], "figure-length"),
        ("types_tile", ["6", "3"], "figure-range"),
        ("quick_start_3", [["africa", "america"], ["america", "mideast"]], "figure-length"),
        ("quick_start_3", [["africa", "america"], ["america", "mideast"], ["mideast"]], "figure-length"),
        ("quick_start_3", [["africa", "asia"]] * 3, "figure-word"),  # it takes the place of the unused site
        ("quick_start_4", [["africa", "atlantis"]] * 4, "figure-word"),
        ("quick_start_5", [["africa", 1]] * 5, "figure-word"),
        ("quick_start_5", ["africa", "america", "asia", "mideast", "asia"], "figure-length"),
    ],
)
def test_a_figure_of_artifact_is_refused_with_its_key(key: str, value: object, code: str) -> None:
    found, details = refused(changed("artifact", **{key: value}), "artifact")
    assert (found, details["key"]) == (code, key)


@pytest.mark.parametrize(
    ("key", "value", "code"),
    [
        ("artworks_3", levels(1, 3), "figure-lengths"),
        ("artworks_3", levels(1, 9), "figure-lengths"),
        ("artworks_3", levels(1, 4), "figure-total"),
        ("artworks_3", levels(1, 6), "figure-total"),
        ("artworks_3", [1] * 7, "figure-length"),
        ("artworks_4", [*levels(1, 4), [1] * 6], "figure-length"),
        ("artworks_4", [*levels(1, 4), [1] * 8], "figure-length"),
        ("artworks_5", levels(5), "figure-range"),
        ("artworks_5", levels(-1), "figure-range"),
        ("artworks_6", [["gold"] * 7] * 5, "figure-range"),
        ("artworks_6", [[True] * 7] * 5, "figure-range"),
        ("artworks_7", 7, "figure-lengths"),
        ("most_turns", 0, "figure-range"),
        ("most_turns", 51, "figure-range"),
        ("most_turns", [10], "figure-range"),
    ],
)
def test_a_figure_of_artisans_is_refused_with_its_key(key: str, value: object, code: str) -> None:
    found, details = refused(changed("artisans", **{key: value}), "artisans")
    assert (found, details["key"]) == (code, key)


def test_an_unknown_word_of_artifact_comes_with_the_known_ones() -> None:
    _, details = refused(changed("artifact", quick_start_4=[["africa", "atlantis"]] * 4), "artifact")
    assert (details["value"], details["allowed"]) == ("atlantis", ["africa", "america", "asia", "mideast"])


def test_bounds_and_words_are_named() -> None:
    assert refused(changed(march_steps=0))[1] == {"key": "march_steps", "value": 0, "low": 1, "high": 9}
    assert refused(changed(colour_die=[1]))[1] == {"key": "colour_die", "length": 3, "value": [1]}
    details = refused(changed("artifact", research_track=[8]), "artifact")[1]
    assert details == {"key": "research_track", "low": 2, "high": 10, "value": [8]}
    details = refused(changed("artisans", artworks_7=levels(1, 8)), "artisans")[1]
    keys = [f"artworks_{value}" for value in range(3, 8)]
    assert details == {"key": "artworks_3", "keys": keys, "total": 24, "found": 28}
    details = refused(changed(directives=["fly"] * 10))[1]
    assert details["value"] == "fly"
    assert details["allowed"] == TABLES["directives"]["value"]


@pytest.mark.parametrize("key", [key for key in TABLES if key not in ("name", "game")])
def test_a_missing_figure_is_named(key: str) -> None:
    start = STANDARD.index(f"[{key}]")
    end = STANDARD.find("\n[", start)
    assert refused(STANDARD[:start] + (STANDARD[end:] if end > 0 else "")) == ("figure-missing", {"key": key})


TABLE = '[march_steps]\nvalue = 2\nmark = "reviews"\n'


@pytest.mark.parametrize(
    ("old", "new", "code", "key"),
    [
        ("[march_steps]", '[jumps]\nvalue = 2\nmark = "ours"\nsource = ""\n[march_steps]', "figure-unknown", "jumps"),
        ("[march_steps]", "[jumps]\n[march_steps]", "figure-shape", "jumps"),
        (TABLE, '[march_steps]\nmark = "reviews"\n', "figure-shape", "march_steps"),
        (TABLE, "[march_steps]\nvalue = 2\n", "figure-mark", "march_steps"),
        (TABLE, '[march_steps]\nvalue = 2\nmark = "guess"\n', "figure-mark", "march_steps"),
        (TABLE, "[march_steps]\nvalue = 2\nmark = 1\n", "figure-mark", "march_steps"),
        (TABLE, "[march_steps]\nvalue = 2\nmark = []\n", "figure-mark", "march_steps"),
        (TABLE, '[march_steps]\nvalue = 2\nmark = "ours"\nsource = 5\n[x]\n', "figure-source", "march_steps"),
        (TABLE, '[march_steps]\nvalue = 2\nmark = "ours"\n[x]\n', "figure-source", "march_steps"),
        ('game = "artefakt"', 'game = "artisans"', "edition-game", "game"),
        ('game = "artefakt"', "game = 1", "edition-game", "game"),
        ('game = "artefakt"', "", "edition-game", "game"),
        ('name = "standard"', "", "edition-name", "name"),
        ('name = "standard"', 'name = ""', "edition-name", "name"),
        ('name = "standard"', 'name = "my own"', "edition-name", "name"),
        ('name = "standard"', 'name = "a\\nb"', "edition-name", "name"),
        ('name = "standard"', "name = 7", "edition-name", "name"),
        ('name = "standard"', 'name = "mine"\nmarch = 2', "figure-shape", "march"),
    ],
)
def test_an_edition_is_refused_with_its_key(old: str, new: str, code: str, key: str) -> None:
    assert old in STANDARD
    found, details = refused(STANDARD.replace(old, new))
    assert (found, details["key"]) == (code, key)


@pytest.mark.parametrize("text", ["name = ", "[", "\x00", "name = 'a'\nname = 'b'", STANDARD + "[march_steps]\n"])
def test_what_is_not_toml(text: str) -> None:
    code, details = refused(text)
    assert code == "edition-not-toml"
    assert details["problem"]


def test_a_file_that_is_refused_is_named(tmp_path: Path) -> None:
    missing, binary, bad = tmp_path / "missing.toml", tmp_path / "binary.toml", tmp_path / "bad.toml"
    binary.write_bytes(b"\xff\xfe\x00")
    bad.write_text(changed(march_steps=99), encoding="utf-8")
    for path, code in (
        (missing, "edition-unreadable"),
        (tmp_path, "edition-unreadable"),
        (binary, "edition-not-text"),
        (bad, "figure-range"),
    ):
        with pytest.raises(wk.BadEdition) as caught:
            wk.edition("artefakt", path)
        assert (caught.value.code, caught.value.details["file"]) == (code, str(path))
        assert caught.value.details.get("key") == ("march_steps" if path == bad else None)
