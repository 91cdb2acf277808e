"""Whole games: played at random with everything looked at on the way, written down and replayed."""

import itertools
from random import Random
from typing import Final

import wunderkammer as wk
from wunderkammer import shelf
from wunderkammer.record import Journal, Record, parse, replay, write
from wunderkammer.testing.endings import check_end
from wunderkammer.testing.positions import check_position
from wunderkammer.testing.secrets import Secrets
from wunderkammer.testing.tools import Choice, Count, Setup, everything, located, require

MOST: Final = 16  # combinations of options that are all tried; of more, each value once
CHANCES: Final = 0.08  # how often a position is looked at


def anything(state: wk.State, who: int, rng: Random) -> int:
    """A random answer of a seat, or of chance."""
    return rng.choice(state.legal(who))


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


def check_notation(game: wk.Game) -> None:
    """Every action has a name and every name its action, in plain words."""
    state = game.new(game.seats[0])
    names = [state.name(action) for action in range(game.actions)]
    require(names == game.move_names(), "name() and move_names() differ")
    require(names == shelf.plug(game.name).notation().names, "name() and the notation of the plug differ")
    require([state.action(name) for name in names] == list(range(game.actions)), "a name leads to another action")
    for name in names:
        require(name.isascii() and name == " ".join(name.lower().split()), f"{name!r} is not in plain small words")


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
