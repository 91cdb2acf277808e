"""The contract of a game, call by call as the design writes it down; and that chance is fair and repeatable."""

import itertools
from collections import Counter
from random import Random

import pytest
from play import RECORDS, Setup, all_options, all_setups, everything, new, positions, text, whole
from seldom import by_night_interpreted

import wunderkammer as wk
from wunderkammer.core.dealer import decision, outcome
from wunderkammer.core.found import Found
from wunderkammer.core.luck import Luck
from wunderkammer.record import Journal, write

GAME = wk.game("artefakt")
ARTIFACT = wk.game("artifact")
ARTISANS = wk.game("artisans")


def begun(seats: int = 4, seed: int = 1) -> wk.State:
    """A game at the first decision."""
    return wk.deal(GAME.new(seats), Random(seed))


def at_travel_cards(seats: int = 3) -> wk.State:
    """A game in which everybody is asked at the same time."""
    for state in positions(("artefakt", seats, {}), Random(1)):
        if len(state.actors()) == seats:
            return state
    raise AssertionError


# The shelf.


def test_games() -> None:
    assert wk.games() == ("artefakt", "artifact", "artisans")


def test_game() -> None:
    assert GAME.name == "artefakt"
    assert GAME.seats == range(2, 5)
    assert GAME.actions == 533
    assert GAME.rules == 1
    assert [(option.name, option.default) for option in GAME.options] == [("opening", "printed"), ("advanced", False)]
    assert len(all_options(GAME)) == 4


def test_artifact() -> None:
    assert ARTIFACT.name == "artifact"
    assert ARTIFACT.seats == range(3, 6)
    assert ARTIFACT.actions == 705
    assert ARTIFACT.rules == 2
    assert [(option.name, option.default) for option in ARTIFACT.options] == [
        ("research", False),
        ("roles", False),
        ("quick_start", False),
        ("unused_site", "asia"),
        ("may_rest", "six"),
        ("fragment", "site"),
    ]
    assert len(all_options(ARTIFACT)) == 128


def test_artisans() -> None:
    assert ARTISANS.name == "artisans"
    assert ARTISANS.seats == range(2, 5)
    assert ARTISANS.actions == 181
    assert ARTISANS.rules == 1
    assert ARTISANS.options == ()
    assert all_options(ARTISANS) == [{}]


@pytest.mark.parametrize("name", wk.games())
def test_the_tested_setups_have_every_value_of_every_option_with_all_seats(name: str) -> None:
    game = wk.game(name)
    tested = [(seats, options) for game_name, seats, options in all_setups() if game_name == name]
    assert {seats for seats, _ in tested} == set(game.seats)
    for option in game.options:
        assert {options[option.name] for _, options in tested} == set(option.values or (False, True))
        if not option.values:  # what can be on or off is both with any number of seats
            assert len({(seats, options[option.name]) for seats, options in tested}) == 2 * len(game.seats)
    assert len(tested) == len(game.seats) if not game.options else 10 <= len(tested) <= 16


def test_unknown_game_names_the_games() -> None:
    with pytest.raises(wk.UnknownGame) as caught:
        wk.game("chess")
    assert caught.value.code == "unknown-game"
    assert caught.value.details == {"name": "chess", "allowed": list(wk.games())}


@pytest.mark.parametrize("name", wk.games())
def test_bad_seats(name: str) -> None:
    game = wk.game(name)
    for seats in (-1, 0, min(game.seats) - 1, max(game.seats) + 1, 10**30):
        with pytest.raises(wk.BadSeats) as caught:
            game.new(seats=seats)
        assert caught.value.details["allowed"] == list(game.seats)


def test_unknown_option_names_the_options() -> None:
    with pytest.raises(wk.BadOption) as caught:
        GAME.new(seats=2, options={"research": True})
    assert caught.value.code == "unknown-option"
    assert caught.value.details == {"name": "research", "allowed": ["opening", "advanced"]}
    with pytest.raises(wk.BadOption) as caught:
        ARTISANS.new(seats=2, options={"advanced": True})
    assert caught.value.details == {"name": "advanced", "allowed": []}


@pytest.mark.parametrize(
    ("game", "name", "value", "allowed"),
    [
        ("artefakt", "opening", "closed", ["printed", "random"]),
        ("artefakt", "opening", True, ["printed", "random"]),
        ("artefakt", "opening", None, ["printed", "random"]),
        ("artefakt", "advanced", "yes", [False, True]),
        ("artefakt", "advanced", 1, [False, True]),
        ("artefakt", "advanced", None, [False, True]),
        ("artifact", "research", "I", [False, True]),
        ("artifact", "roles", 0, [False, True]),
        ("artifact", "unused_site", "europe", ["asia", "africa", "america", "mideast"]),
        ("artifact", "may_rest", "never", ["six", "always"]),
        ("artifact", "fragment", True, ["site", "any"]),
    ],
)
def test_bad_option_names_the_values(game: str, name: str, value: object, allowed: list[object]) -> None:
    with pytest.raises(wk.BadOption) as caught:
        wk.game(game).new(seats=3, options={name: value})
    assert caught.value.code == "bad-option-value"
    assert caught.value.details == {"name": name, "value": value, "allowed": allowed}


# A state.


@pytest.mark.parametrize("setup", all_setups())
def test_a_new_game_waits_for_chance_or_the_first_seat(setup: Setup) -> None:
    name, seats, options = setup
    state = new(setup)
    dealt = name != "artifact" or options["quick_start"]
    assert (state.seats, state.actor, state.ply) == (seats, wk.CHANCE if dealt else 0, 0)
    assert state.actors() == ([] if dealt else [0])
    assert len(state.weights()) == (len(state.legal()) if dealt else 0)
    assert state.legal()
    assert (wk.CHANCE, wk.OVER) == (-1, -2)


@pytest.mark.parametrize("name", wk.games())
def test_new_without_options_is_new_with_defaults(name: str) -> None:
    game = wk.game(name)
    plain = game.new(3)
    spelled_out = game.new(seats=3, options={option.name: option.default for option in game.options}, edition=None)
    assert whole(plain) == whole(spelled_out)


def test_actor_and_legal_at_a_decision() -> None:
    state = begun()
    assert state.actor == 0
    assert state.actors() == [0]
    assert [state.name(action) for action in state.legal()] == ["stand bulky", "stand lady", "stand tall"]
    assert state.legal() == state.legal(0)
    assert state.legal(1) == state.legal(wk.CHANCE) == state.weights() == []


def test_legal_of_every_open_seat_in_a_simultaneous_choice() -> None:
    state = at_travel_cards()
    assert state.actor == 0
    assert state.actors() == [0, 1, 2]
    for seat in range(3):
        assert [state.name(action) for action in state.legal(seat)] == [f"assign bulky {card}" for card in range(1, 5)]


def test_play_gives_the_state_back() -> None:
    state = begun()
    assert state.play(state.action("stand lady")) is state
    assert state.ply == 12


def test_play_for_a_named_seat() -> None:
    state = at_travel_cards()
    state.play(state.action("assign bulky 2"), seat=2)
    assert state.actors() == [0, 1, 2]
    assert [state.name(action) for action in state.legal(2)] == [f"assign lady {card}" for card in (1, 3, 4)]


@pytest.mark.parametrize("name", wk.games())
def test_apply_is_play_without_the_check(name: str) -> None:
    played = wk.deal(wk.game(name).new(4), Random(1))
    applied = played.copy()
    while played.actor != wk.OVER:
        action = played.legal()[-1]  # in Artifact a player who passes early; in Artisans one who takes the token
        assert applied.apply(action) is applied
        played.play(action)
        assert applied.legal() == played.legal()
    assert whole(applied) == whole(played)


def test_illegal_move_says_why() -> None:
    state = begun()
    with pytest.raises(wk.IllegalMove) as caught:
        state.play(state.action("move cw"))
    assert caught.value.move == "move cw"
    assert caught.value.reason == wk.Reason("not-asked", "artefakt §2.3", {"question": "stand"})
    assert caught.value.reason == state.why_not(state.action("move cw"))
    assert str(caught.value) == "'move cw' is refused: not asked: question=stand (artefakt §2.3)"


def test_not_your_turn() -> None:
    state = begun()
    for seat in (1, wk.CHANCE):
        with pytest.raises(wk.NotYourTurn) as caught:
            state.play(state.legal()[0], seat)
        assert caught.value.details == {"seat": seat + 1, "asked": [1]}
        reason = state.why_not(state.legal()[0], seat)
        assert reason is not None
        assert reason.code == "not-your-turn"


@pytest.mark.parametrize("seat", [-5, -2, 4, 10**12])
def test_a_seat_that_there_is_not(seat: int) -> None:
    state = begun()
    with pytest.raises(wk.BadSeats):
        state.play(state.legal()[0], seat)
    with pytest.raises(wk.BadSeats):
        state.legal(seat)
    with pytest.raises(wk.BadSeats):
        state.view(seat)
    with pytest.raises(wk.BadSeats):
        state.story(seat)
    with pytest.raises(wk.BadSeats):
        state.resample(seat, Random(1))


@pytest.mark.parametrize("seat", [wk.CHANCE, wk.ALL_SEEING])
def test_only_a_seat_has_a_possible_world(seat: int) -> None:
    with pytest.raises(wk.BadSeats):
        begun().resample(seat, Random(1))


@pytest.mark.parametrize("action", [-1, 533, 10**6, 10**30])
def test_an_action_that_there_is_not(action: int) -> None:
    state = begun()
    with pytest.raises(wk.MalformedMove):
        state.play(action)
    with pytest.raises(wk.MalformedMove):
        state.why_not(action)
    with pytest.raises(wk.MalformedMove) as caught:
        state.name(action)
    assert caught.value.code == "unknown-action"


@pytest.mark.parametrize("words", ["", "hire asia", "Move cw", "move  cw", " move cw", "move cw ", "lay 0", "lay 11"])
def test_words_that_are_no_move(words: str) -> None:
    with pytest.raises(wk.MalformedMove) as caught:
        begun().action(words)
    assert (caught.value.code, caught.value.details) == ("unknown-move", {"move": words})


def test_why_not() -> None:
    state = begun()
    assert state.why_not(state.action("stand tall")) is None
    state.play(state.action("stand tall"))
    wk.deal(state, Random(1))
    assert state.why_not(state.action("stand tall")) == wk.Reason("already-stands", "artefakt §2.3", {"figure": "tall"})


def test_view_of_seats_spectators_and_all() -> None:
    state = begun()
    assert [state.view(eyes)["seat"] for eyes in (0, 3, None, wk.ALL_SEEING)] == [0, 3, None, None]
    assert state.view(None)["middle"]["known"] == []
    assert len(state.view(wk.ALL_SEEING)["middle"]["known"]) == 24


def test_story_needs_a_listener() -> None:
    state = begun()
    assert state.story(None) == []
    state.listen()
    state.play(state.action("stand lady"))
    assert [event["event"] for event in state.story(None)] == ["stood"]
    state.listen()
    assert state.story(None) == []


def test_scores_and_ranks() -> None:
    state = begun(3)
    assert state.scores() == [0, 0, 0]
    assert state.ranks() == [1, 1, 1]
    wk.playout(state, Random(1))
    assert len(state.scores()) == len(state.ranks()) == 3
    assert max(state.scores()) == 4
    assert state.ranks()[state.scores().index(4)] == 1
    assert state.view(None)["scores"] == state.scores()
    assert state.view(None)["ranks"] == state.ranks()


@pytest.mark.parametrize("name", wk.games())
def test_after_the_end_nobody_is_asked_anything(name: str) -> None:
    state = wk.playout(wk.game(name).new(4), Random(1))
    assert state.actor == wk.OVER
    assert state.actors() == []
    assert state.legal() == []
    assert state.weights() == []
    assert [state.legal(seat) for seat in range(4)] == [[], [], [], []]
    for seat in (None, 0, wk.CHANCE):
        with pytest.raises(wk.GameOver):
            state.play(0, seat)
        assert state.why_not(0, seat) == wk.Reason("game-over", "", {})
    before = whole(state)
    assert wk.deal(state, Random(1)) is state
    assert wk.playout(state, Random(1)) is state
    assert whole(state) == before


@pytest.mark.parametrize("name", wk.games())
def test_resample_gives_a_new_state(name: str) -> None:
    state = wk.deal(wk.game(name).new(4), Random(1))
    world = state.resample(0, Random(1))
    assert world is not state
    assert text(world.view(0)) == text(state.view(0))


def test_compiled_is_a_bool() -> None:
    assert isinstance(wk.compiled, bool)


def test_errors_are_wunderkammer_errors() -> None:
    for error in (wk.MalformedMove, wk.IllegalMove, wk.NotYourTurn, wk.GameOver):
        assert issubclass(error, wk.MoveError)
    for other in (wk.UnknownGame, wk.BadSeats, wk.BadOption, wk.BadEdition):
        assert issubclass(other, wk.SetupError)
    assert issubclass(wk.MoveError, wk.WunderkammerError)
    assert issubclass(wk.SetupError, wk.WunderkammerError)


# The dealer.


def test_deal_stops_at_a_decision() -> None:
    state = GAME.new(2)
    assert wk.deal(state, Random(1)) is state
    assert state.actor >= 0
    before = whole(state)
    rng = Random(1)
    untouched = rng.getstate()
    assert whole(wk.deal(state, rng)) == before
    assert rng.getstate() == untouched


@pytest.mark.parametrize(("name", "options"), [("artefakt", {}), ("artifact", {"quick_start": True}), ("artisans", {})])
def test_the_same_seed_deals_the_same(name: str, options: dict[str, bool | str]) -> None:
    fresh = wk.game(name).new(3, options)
    worlds = {everything(wk.playout(fresh.copy(), Random(seed // 2))) for seed in range(40)}
    assert len(worlds) == 20
    starts = [everything(wk.deal(fresh.copy(), Random(seed // 2))) for seed in range(40)]
    assert starts[::2] == starts[1::2]
    assert len(set(starts)) > 15  # in Artifact, of 125


def seeded_game(game: wk.Game, seats: int, options: dict[str, bool | str], seed: int) -> str:
    """A game of which the dealer decides everything, as text."""
    journal = Journal(game, [f"Person {seat + 1}" for seat in range(seats)], options)
    rng = Random(seed)
    while journal.state.actor != wk.OVER:
        journal.deal(rng)
        if journal.state.actor != wk.OVER:
            journal.play(decision(journal.state, journal.state.actor, Luck(rng), Found()))
    return write(journal.record)


@pytest.mark.parametrize(
    ("name", "options", "pinned"),
    [
        ("artefakt", {"opening": "random", "advanced": True}, "seed-2026"),
        ("artifact", {"research": True, "roles": True}, "artifact-rules-2-seed-2026"),
        ("artisans", {}, "artisans-seed-2026"),
    ],
)
def test_a_seed_deals_the_same_game_compiled_and_interpreted_on_any_machine(
    name: str, options: dict[str, bool | str], pinned: str
) -> None:
    text = (RECORDS / f"{pinned}.wk").read_text(encoding="utf-8")
    assert seeded_game(wk.game(name), 3, options, 2026) == text


def test_a_seed_plays_out_the_same_compiled_and_interpreted_on_any_machine() -> None:
    ends = [wk.playout(new(setup), Random(2026)) for setup in all_setups()]
    assert [(end.ply, end.scores()) for end in ends] == [
        (215, [4, 2]),
        (193, [3, 4]),
        (260, [3, 4]),
        (168, [4, 3]),
        (155, [2, 2, 4]),
        (199, [1, 2, 4]),
        (313, [3, 4, 2]),
        (249, [3, 1, 4]),
        (517, [2, 4, 2, 1]),
        (193, [1, 0, 0, 4]),
        (151, [0, 1, 1, 4]),
        (530, [0, 2, 4, 1]),
        (202, [1, 0, 3]),
        (241, [9, 2, 5]),
        (227, [3, 0, 0]),
        (271, [2, 9, 5]),
        (355, [5, 3, 0, 11]),
        (333, [2, 3, 4, 11]),
        (336, [0, 5, 0, 5]),
        (429, [15, 9, 3, 2]),
        (392, [7, 0, 0, 0, 5]),
        (419, [3, 1, 3, 7, 3]),
        (460, [0, 0, 4, 10, 4]),
        (465, [4, 8, 9, 13, 10]),
        (177, [17, 35]),
        (213, [25, 30, 15]),
        (262, [17, 29, 19, 28]),
    ]


def test_a_journal_deals_as_the_dealer_does() -> None:
    journal = Journal(GAME, ["Ada", "Ben"])
    journal.deal(Random(5))
    assert everything(journal.state) == everything(wk.deal(GAME.new(2), Random(5)))


# Fairness: the chi-square statistic of fixed seeds stays below the bound that it passes once in 100,000 times.

BOUNDS = {1: 19.6, 2: 23.1, 3: 25.9, 4: 28.5, 5: 30.9, 6: 33.2, 7: 35.4, 8: 37.4, 9: 39.4, 11: 43.3, 23: 64.0}
DRAWS = 3000


def chi_square(counts: Counter[int], weights: dict[int, int]) -> float:
    assert set(counts) <= set(weights)
    draws, total = sum(counts.values()), sum(weights.values())
    expected = {thing: draws * weight / total for thing, weight in weights.items()}
    return sum((counts[thing] - share) ** 2 / share for thing, share in expected.items())


def assert_fair(counts: Counter[int], weights: dict[int, int]) -> None:
    freedom = len(weights) - 1
    if freedom == 0:
        assert set(counts) == set(weights)
    else:
        bound = next(value for degrees, value in BOUNDS.items() if degrees >= freedom)
        assert chi_square(counts, weights) < bound


def one_of_each_question(rng: Random) -> dict[tuple[str, str, int], wk.State]:
    """Positions of random games, one for each game, question and number of answers."""
    found: dict[tuple[str, str, int], wk.State] = {}
    for setup in all_setups():
        for state in positions(setup, rng):
            if state.actor != wk.OVER and len(state.legal()) <= 24:
                question = state.view(None)["question"]["ask"]
                found.setdefault((setup[0], question, len(state.legal())), state.copy())
    return found


@by_night_interpreted
def test_outcomes_fall_by_their_weights() -> None:
    luck = Luck(Random(11))
    seen = set()
    for (game, question, _), state in one_of_each_question(Random(11)).items():
        if state.actor == wk.CHANCE:
            seen.add((game, question))
            counts = Counter(outcome(state, luck, Found()) for _ in range(DRAWS))
            assert_fair(counts, dict(zip(state.legal(), state.weights(), strict=True)))
    assert seen == {
        *(("artefakt", question) for question in ("lay", "opening", "roll", "colour", "piece")),
        *(("artifact", question) for question in ("unearth", "draw")),
        *(("artisans", question) for question in ("deal", "lay", "reveal")),
    }


def test_pieces_fall_by_their_copies() -> None:
    """Where some piece is there twice and another once."""
    luck = Luck(Random(12))
    checked = 0
    for state in positions(("artefakt", 3, {}), Random(12)):
        if len(set(state.weights())) > 1 and checked < 10:
            checked += 1
            counts = Counter(outcome(state, luck, Found()) for _ in range(DRAWS))
            assert_fair(counts, dict(zip(state.legal(), state.weights(), strict=True)))
    assert checked == 10


def test_deal_throws_a_fair_die() -> None:
    rng = Random(13)
    counts: Counter[int] = Counter()
    for _ in range(DRAWS):
        counts[wk.deal(GAME.new(2), rng).view(None)["question"]["site"]] += 1
    assert_fair(counts, dict.fromkeys(range(1, 11), 1))


@by_night_interpreted
def test_random_decisions_are_uniform() -> None:
    luck = Luck(Random(14))
    seen: dict[str, set[str]] = {name: set() for name in wk.games()}
    for (game, question, _), state in one_of_each_question(Random(15)).items():
        if state.actor >= 0:
            seen[game].add(question)
            counts = Counter(decision(state, state.actor, luck, Found()) for _ in range(DRAWS))
            assert_fair(counts, dict.fromkeys(state.legal(), 1))
    assert seen["artefakt"] >= {"stand", "assign", "move", "settle", "directive", "open", "timetable", "give"}
    assert seen["artifact"] >= {"place", "take", "act", "pick", "show", "keep", "use", "role", "passed"}
    assert seen["artisans"] >= {"choose", "reserve", "turn", "last", "night", "second", "develop", "final"}


def test_numbers_below_a_bound_are_uniform() -> None:
    luck = Luck(Random(15))
    for bound in (2, 3, 7, 10, 24):
        assert_fair(Counter(luck.below(bound) for _ in range(DRAWS)), dict.fromkeys(range(bound), 1))


def test_neighbouring_numbers_are_independent() -> None:
    """Several are taken from one random float: pairs of them must be as fair as single ones."""
    luck = Luck(Random(16))
    pairs = Counter(luck.below(4) * 3 + luck.below(3) for _ in range(DRAWS))
    assert_fair(pairs, dict.fromkeys(range(12), 1))


def test_a_shuffle_is_fair() -> None:
    luck = Luck(Random(17))
    orders = {order: number for number, order in enumerate(itertools.permutations(range(4)))}
    counts: Counter[int] = Counter()
    for _ in range(DRAWS):
        things = list(range(4))
        luck.shuffle(things)
        counts[orders[tuple(things)]] += 1
    assert_fair(counts, dict.fromkeys(range(24), 1))
