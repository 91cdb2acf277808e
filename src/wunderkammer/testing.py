"""The contract of a game as a suite that its authors call from one test: `check_game(wk.game("pawn"))`.

Random games are played, and in some positions everything is held against everything else. A failure is an
AssertionError that says what is wrong, in which game, from which seed and at which ply.

`check_lesson("pawn")` does the same for the lesson of a game.
"""

import itertools
import json
import pickle
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from random import Random
from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

import wunderkammer as wk
from wunderkammer import shelf
from wunderkammer.core.batch import layout, words_of
from wunderkammer.core.seats import ranked
from wunderkammer.core.sheet import Sheet
from wunderkammer.core.tally import Tally
from wunderkammer.lessons.checking import check_lesson
from wunderkammer.record import Journal, Record, parse, replay, write

__all__ = ["check_game", "check_lesson"]

# What the terminal, the server and the page look for in every view.
FRAME: Final = ("game", "seats", "seat", "ply", "actor", "actors", "question", "players", "scores", "ranks")
MOST: Final = 16  # combinations of options that are all tried; of more, each value once
CHANCES: Final = 0.08  # how often a position is looked at
TRIED: Final = 25  # actions at such a position that may be refused

Options = Mapping[str, bool | str]
Count = Callable[[wk.State], object]
Choice = Callable[[wk.State, int, Random], int]


def anything(state: wk.State, who: int, rng: Random) -> int:
    """A random answer of a seat, or of chance."""
    return rng.choice(state.legal(who))


class Setup(NamedTuple):
    game: wk.Game
    seats: int
    options: Options

    def new(self) -> wk.State:
        return self.game.new(self.seats, self.options)


class Secrets:
    """Whether a seat was ever kept from seeing something, and whether a possible world was ever another one."""

    def __init__(self) -> None:
        self.kept = self.dealt_anew = False

    def note(self, state: wk.State, seat: int, twin: wk.State) -> None:
        self.kept = self.kept or {**state.view(seat), "seat": None} != state.view(wk.ALL_SEEING)
        self.dealt_anew = self.dealt_anew or everything(twin) != everything(state)


def check_game(
    game: wk.Game, games: int = 20, seed: int = 0, pieces: Count | None = None, choose: Choice = anything
) -> None:
    """Hold a game against the contract.

    What `pieces` counts in a state must never change, whatever is played. `choose` answers where random play would
    seldom bring a game to what is worth looking at.
    """
    check_notation(game)
    setups, secrets = setups_of(game), Secrets()
    for number in range(max(games, len(setups))):
        setup = setups[number % len(setups)]
        check_one_game(setup, seed + number, pieces, choose, secrets)
        check_record(setup, seed + number, choose)
    hidden = secrets.kept and not secrets.dealt_anew
    require(not hidden, f"views of {game.name} hide something, and no possible world ever differs from the true one")


def setups_of(game: wk.Game) -> list[Setup]:
    """Every number of seats with every combination of options; if there are many, with each value once."""
    names = [option.name for option in game.options]
    values: list[tuple[bool | str, ...]] = [option.values or (False, True) for option in game.options]
    combined = [
        dict(zip(names, chosen, strict=True)) for chosen in itertools.islice(itertools.product(*values), MOST + 1)
    ]
    if len(combined) > MOST:
        usual = {option.name: option.default for option in game.options}
        combined = [usual] + [
            usual | {name: value}
            for name, some in zip(names, values, strict=True)
            for value in some
            if value != usual[name]
        ]
    return [Setup(game, seats, options) for seats in game.seats for options in combined]


def check_one_game(setup: Setup, seed: int, pieces: Count | None, choose: Choice, secrets: Secrets) -> None:
    """A random game, with a copy that follows it move by move."""
    rng, state = Random(f"{setup.game.name}/{seed}"), setup.new()
    copy, counted = state.copy(), pieces(state) if pieces is not None else None
    state.listen()
    bounds = shelf.plug(setup.game.name).bounds(setup.seats)
    while True:
        with located(setup, seed, state):
            if rng.random() < CHANCES or state.actor == wk.OVER or state.ply == 0:
                check_position(setup, state, secrets, rng)
                require(everything(copy) == everything(state), "a copy that plays the same is not the same")
                copy = copy.copy()
                state.listen()
            if pieces is not None:
                require(pieces(state) == counted, "a piece got lost or came out of nowhere")
            if state.actor == wk.OVER:
                check_end(state, bounds)
                return
            require(state.ply <= bounds.decisions + bounds.events, "the game lasts longer than its bounds say")
            who = state.actor if state.actor == wk.CHANCE else rng.choice(state.actors())
            action, ply = choose(state, who, rng), state.ply
            require(state.play(action, who) is state, "play() does not give the state back")
            copy.play(action, who)
            require(state.ply > ply, "an action does not count as a ply")
            asked = [(one.actor, one.actors(), one.legal()) for one in (state, copy)]
            require(asked[0] == asked[1], "a copy that plays the same is asked something else")


def check_position(setup: Setup, state: wk.State, secrets: Secrets, rng: Random) -> None:
    check_copies(state, rng)
    check_legal(setup, state)
    check_refusals(setup, state, rng)
    check_views(setup, state)
    for seat in range(state.seats):
        twin = state.resample(seat, rng)
        secrets.note(state, seat, twin)
        check_twin(setup, state, twin, seat, rng)
        other = rng.randrange(state.seats)
        check_evident(state, twin.resample(other, rng))


def check_notation(game: wk.Game) -> None:
    """Every action has a name and every name its action, in plain words."""
    state = game.new(game.seats[0])
    names = [state.name(action) for action in range(game.actions)]
    require(names == game.move_names(), "name() and move_names() differ")
    require(names == shelf.plug(game.name).notation().names, "name() and the notation of the plug differ")
    require([state.action(name) for name in names] == list(range(game.actions)), "a name leads to another action")
    for name in names:
        require(name.isascii() and name == " ".join(name.lower().split()), f"{name!r} is not in plain small words")


def check_legal(setup: Setup, state: wk.State) -> None:
    """A seat that decides has legal moves, in ascending order; no other seat has any."""
    asked = state.actors() or ([wk.CHANCE] if state.actor == wk.CHANCE else [])
    require(bool(asked) == (state.actor != wk.OVER), "somebody is asked in a game that is over, or nobody in another")
    for who in (wk.CHANCE, *range(state.seats)):
        legal = state.legal(who)
        require(bool(legal) == (who in asked), f"seat {who} is asked without an answer, or has one without being asked")
        require(legal == sorted(set(legal)), f"the legal actions of seat {who} are not in ascending order")
        if who in asked:
            reasons = [state.why_not(action, who) for action in range(setup.game.actions)]
            allowed = [action for action, reason in enumerate(reasons) if reason is None]
            require(allowed == legal, f"legal() and why_not() of seat {who} differ")
            for reason in reasons:
                check_reason(setup, reason)
    if asked:
        require(state.actor == asked[0], "the actor is not the first of those who are asked")
        require(state.legal() == state.legal(asked[0]), "legal() is not what the actor may do")
    weights, heaviest = state.weights(), state.heaviest() if state.actor == wk.CHANCE else 0
    require(len(weights) == len(state.legal(wk.CHANCE)), "chance has as many weights as outcomes")
    require(all(0 < weight <= heaviest for weight in weights), "a weight is not between 1 and the heaviest")


def check_reason(setup: Setup, reason: wk.Reason | None) -> None:
    """An illegal move is refused with a code and a clause, with details that can be sent."""
    if reason is not None:
        require(bool(reason.code), "a move is refused without a reason")
        clause = f"{setup.game.name} §"
        require(reason.clause.startswith(clause), f"{reason.code} points at no clause ({clause}…)")
        text(reason.args)


def check_refusals(setup: Setup, state: wk.State, rng: Random) -> None:
    """What is refused is refused with the right error, and changes and tells nothing."""
    tried = state.copy()
    tried.listen()
    for who in (wk.CHANCE, *range(state.seats)):
        legal = state.legal(who)
        for action in rng.sample(range(setup.game.actions), min(TRIED, setup.game.actions)):
            if action not in legal:
                check_error(tried, action, who)
        with suppress(wk.MoveError):
            tried.play(setup.game.actions, who)
            raise AssertionError("an action that there is not was played")
    require(everything(tried) == everything(state), "a refused move changed the game")
    require(tried.story(wk.ALL_SEEING) == [], "a refused move is told")


def check_error(state: wk.State, action: int, who: int) -> None:
    """GameOver, NotYourTurn or IllegalMove, and the same reason as why_not() gives."""
    expected = wk.GameOver if state.actor == wk.OVER else wk.IllegalMove if state.is_open(who) else wk.NotYourTurn
    error, reason = refusal_of(state, action, who), state.why_not(action, who)
    require(isinstance(error, expected), f"{state.name(action)!r} is refused by {type(error).__name__}")
    require(reason is not None and bool(reason.code), f"{state.name(action)!r} is refused without a reason")
    if isinstance(error, wk.IllegalMove):
        require(error.reason == reason, "play() and why_not() give different reasons")
        require(error.move == state.name(action), "a refusal names another move")


def check_copies(state: wk.State, rng: Random) -> None:
    """A copy is equal, nobody listens to it, and neither it nor the original changes the other."""
    before, copy = everything(state), state.copy()
    require(everything(copy) == before, "a copy differs")
    require(copy.story(wk.ALL_SEEING) == [], "a copy tells what happened before it was made")
    other = copy.copy()
    wk.playout(copy, rng)
    require(everything(state) == everything(other) == before, "what a copy plays changes the game it was taken from")


def check_views(setup: Setup, state: wk.State) -> None:
    """Views and stories are JSON, have the common frame, and observations keep within their bounds."""
    for eyes in (*range(state.seats), None, wk.ALL_SEEING):
        view = state.view(eyes)
        missing = [key for key in FRAME if key not in view]
        require(not missing, f"a view has no {missing}")
        require(view["game"] == state.game() == setup.game.name, "the view is of a game of another name")
        require(len(view["players"]) == state.seats, "a view has not one player for each seat")
        for shown in (view, state.story(eyes)):
            require(json.loads(text(shown)) == shown, "a view or a story is not plain JSON")
    parts = layout(state)
    require(parts == layout(setup.new()), "an observation is not laid out as in a new game")
    for seat in range(state.seats):
        require(state.player(seat) == state.view(seat)["players"][seat], "player() differs from the view")
        seen = observation(state, seat)
        for part in parts:
            numbers = seen[part.start : part.start + part.size]
            require(all(number <= part.high for number in numbers), f"{part.name} is above its bound {part.high}")


def check_twin(setup: Setup, state: wk.State, twin: wk.State, seat: int, rng: Random) -> None:
    """A world that differs only in what a seat may not know looks the same to it, byte for byte, and answers alike."""
    luck = rng.random()
    require(twin is not state, "resample gives the true state away")
    require(seen_by(twin, seat) == seen_by(state, seat), f"seat {seat} can tell a possible world from the true one")
    require(text(twin.view(None)) == text(state.view(None)), f"a spectator can tell a world of seat {seat}")
    require(observation(twin, seat) == observation(state, seat), f"the observation of seat {seat} tells what is hidden")
    worlds = [everything(one.resample(seat, Random(luck))) for one in (state, twin)]
    require(worlds[0] == worlds[1], f"what is dealt anew for seat {seat} depends on what it may not know")
    if state.is_open(seat):
        for action in range(setup.game.actions):
            same = state.why_not(action, seat) == twin.why_not(action, seat)
            require(same, f"the refusal of {state.name(action)!r} tells seat {seat} what is hidden")
    for action in rng.sample(range(setup.game.actions), min(TRIED, setup.game.actions)):
        if action not in state.legal(seat):
            same = refused(state, action, seat) == refused(twin, action, seat)
            require(same, f"the refusal of {state.name(action)!r} tells seat {seat} what is hidden")
    if state.is_open(seat):
        check_next(state, twin, seat, rng)


def check_evident(state: wk.State, twin: wk.State) -> None:
    """A spectator sees two worlds alike: so is what they can tell of the answers, and it is true in both."""
    for seat in state.actors():
        require(state.in_the_open(seat) == twin.in_the_open(seat), f"whether seat {seat} has a choice tells a secret")
        require(state.is_evident(seat) == twin.is_evident(seat), f"the one answer of seat {seat} is not for all to see")


def check_next(state: wk.State, twin: wk.State, seat: int, rng: Random) -> None:
    """The same move in both worlds has the same story, as long as it reveals nothing."""
    action = rng.choice(state.legal(seat))
    after = []
    for one in (state.copy(), twin.copy()):
        one.listen()
        one.play(action, seat)
        after.append((one.reveals, text([one.story(seat), one.view(seat), one.legal(seat)])))
    if all(reveals == state.reveals for reveals, _ in after):
        require(after[0] == after[1], f"{state.name(action)!r} tells seat {seat} what is hidden and counts no reveal")


def check_end(state: wk.State, bounds: shelf.Bounds) -> None:
    scores, ranks = state.scores(), state.ranks()
    require(len(scores) == len(ranks) == state.seats, "not every seat has a score and a rank")
    require(min(ranks) == 1 and max(ranks) <= state.seats, "ranks do not begin with 1")
    check_tally(state.tally(), scores, ranks)
    check_values(state)
    require(bounds.lowest <= min(scores) and max(scores) <= bounds.highest, "a score is beyond the bounds")


def check_values(state: wk.State) -> None:
    """A copy equals its original, and so does what pickle gives back."""
    require(state.copy() == state, "a copy is not equal to its original")
    restored = pickle.loads(pickle.dumps(state))
    require(restored == state and everything(restored) == everything(state), "a state that was pickled is another one")


def check_tally(tally: Tally, scores: list[int], ranks: list[int]) -> None:
    """The scores come from the sources, and the ranks from the scores and what tells equal ones apart."""
    together = sum if tally.adds else max
    for seat, score in enumerate(scores):
        parts = [row.values[seat] for row in tally.sources]
        require(not parts or together(parts) == score, f"the sources of seat {seat} do not make its score")
    worth = [(score, *(row.values[seat] for row in tally.ties)) for seat, score in enumerate(scores)]
    require(not tally.ties or ranked(worth) == ranks, "scores and ties do not make the ranks")


def check_record(setup: Setup, seed: int, choose: Choice) -> None:
    """A game that was written down is the same when it is read and replayed."""
    rng = Random(f"{setup.game.name}/record/{seed}")
    journal = Journal(setup.game, [f"Person {seat}" for seat in range(setup.seats)], setup.options)
    journal.deal(rng)
    while journal.state.actor != wk.OVER:
        seat = rng.choice(journal.state.actors())
        journal.play(choose(journal.state, seat, rng), seat)
        journal.deal(rng)
    with located(setup, seed, journal.state):
        words = write(journal.record)
        require(write(parse(words)) == words, "a record that is read and written again differs")
        again = replayed(parse(words))
        require(everything(again) == everything(journal.state), "a replayed game differs from the one that was played")
        ply = rng.randrange(len(journal.record.entries))
        half = replayed(parse(words), ply)
        require(half.ply == ply and half.actor != wk.OVER, "a game that is replayed halfway is somewhere else")


def replayed(record: Record, ply: int | None = None) -> wk.State:
    """At the end it has the scores that stand in the record, or it is a mistake."""
    try:
        return replay(record, ply)
    except wk.RecordError as error:
        raise AssertionError(f"a game that was written down cannot be replayed: {error}") from error


def everything(state: wk.State) -> str:
    """The true state of the world, through all eyes and with all that can be asked of it."""
    views = [state.view(eyes) for eyes in (*range(state.seats), None, wk.ALL_SEEING)]
    asked = [state.legal(seat) for seat in range(state.seats)]
    return text([views, asked, state.actor, state.ply, state.reveals, state.weights(), state.scores(), state.ranks()])


def seen_by(state: wk.State, seat: int) -> str:
    return text([state.view(seat), state.legal(seat), state.actor, state.actors()])


def observation(state: wk.State, seat: int) -> bytes:
    words = vec[i64]([0] * words_of(state))
    state.observe(seat, Sheet(words))
    return bytes(memoryview(words))


def refused(state: wk.State, action: int, who: int) -> str:
    """All that a refusal says."""
    error = refusal_of(state, action, who)
    return text([type(error).__name__, str(error), error.details])


def refusal_of(state: wk.State, action: int, who: int) -> wk.MoveError:
    try:
        state.play(action, who)
    except wk.MoveError as error:
        return error
    raise AssertionError(f"{state.name(action)!r} is not legal and was played")


def text(thing: object) -> str:
    """The bytes that would go over the wire."""
    return json.dumps(thing, allow_nan=False)


def require(holds: bool, otherwise: str) -> None:
    if not holds:
        raise AssertionError(otherwise)


@contextmanager
def located(setup: Setup, seed: int, state: wk.State) -> Iterator[None]:
    """Say where it happened."""
    try:
        yield
    except AssertionError as error:
        where = f"{setup.game.name}, {setup.seats} seats, {dict(setup.options)}, seed {seed}, ply {state.ply}"
        raise AssertionError(f"{error} ({where})") from error
