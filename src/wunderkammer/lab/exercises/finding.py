"""A game among bots is played, and looked through for decisions that make an exercise."""

from random import Random
from typing import Final, NamedTuple

import wunderkammer as wk
from wunderkammer import bots
from wunderkammer.bots.perspective import Perspective
from wunderkammer.core.state import OVER, State
from wunderkammer.exercises import Exercise
from wunderkammer.insight.calibration import RAW
from wunderkammer.insight.reasons import compare
from wunderkammer.insight.weighing import Scales
from wunderkammer.lab.exercises.grading import grade, plays
from wunderkammer.lab.exercises.verifying import CLEAR, Verified, holds, verified
from wunderkammer.record import Journal, Record, write
from wunderkammer.record.text import option_words
from wunderkammer.texts.phrasing import phrasing

PLAYERS: Final = ("amateur", "expert")  # of the games
SIGHT: Final = "amateur"  # the bot that plays what looks best at first sight
PLAIN: Final = 4  # of so many decisions one is looked at even if the best move is what one sees at first sight
VARIANTS: Final = 3  # every third game has options drawn at random, the others are as printed
GLANCE: Final = 200  # quick iterations, to see whether a decision is worth a short search
SHORT: Final = 1_200  # and to see whether it is worth a long one
MOST: Final = 2  # answers
FEWEST: Final = 2  # other moves
BROADEST: Final = 20  # legal moves: of more than these nobody keeps an overview
PLAUSIBLE: Final = 0.4  # of the best chance, what another move has to have
OPEN: Final = (0.12, 0.93)  # chances of a game that is still to be decided


class Found(NamedTuple):
    """An exercise, and what tells it apart from others."""

    exercise: Exercise
    game: int  # the number of the game it comes from
    seats: int
    phase: int  # third of the game
    variant: str  # the options of its game

    @property
    def kind(self) -> str:
        """Of the best move: its first word."""
        return self.exercise.best.split()[0]


class Played(NamedTuple):
    """A game, and where in it somebody had to decide."""

    record: Record
    plies: list[int]


def game_of(name: str, number: int, seed: str) -> Played:
    """The game of this number: seats, options and bots follow from it and the seed."""
    rng = Random(f"{seed}/{number}")
    game = wk.game(name)
    seats = game.seats[number % len(game.seats)]
    drawn = {option.name: rng.choice(option.values or (False, True)) for option in game.options}
    levels = [rng.choice(PLAYERS) for _ in range(seats)]
    journal = Journal(game, levels, drawn if number % VARIANTS == VARIANTS - 1 else {})
    players = [bots.bot(level, rng, clock=False) for level in levels]
    plies = []
    journal.deal(rng)
    while journal.state.actor != OVER:
        state, seat = journal.state, journal.state.actor
        plies.append(state.ply)
        journal.play(players[seat].choose(Perspective(state, seat, rng)), seat)
        journal.deal(rng)
    return Played(journal.record, plies)


def found_in(name: str, number: int, seed: str) -> list[Found]:
    """The exercises in one game."""
    played = game_of(name, number, seed)
    record, decided = played.record, set(played.plies)
    variant = ", ".join(option_words(record.options))
    found = []
    for ply, state in enumerate(wk.record.positions(record)):
        own = f"{seed}/{number}/{ply}"
        if ply in decided and promising(state, own, ply % PLAIN == number % PLAIN):
            exercise = made(state, part(record, ply), own)
            if exercise is not None:
                found.append(Found(exercise, number, state.seats, 3 * ply // len(record.entries), variant))
    return found


def part(record: Record, ply: int) -> Record:
    """The game up to a ply."""
    return Record(record.game, record.people, record.options, record.rules, record.edition, list(record.entries[:ply]))


def promising(state: State, seed: str, plain: bool) -> bool:
    """Whether there is a choice of one thing at a time, for one seat, and a short search has a favourite.

    A plain one may be what one sees at first sight, too.
    """
    seat = state.actor
    if state.actors() != [seat] or not FEWEST < len(state.legal(seat)) <= BROADEST:
        return False
    if state.view(seat)["question"]["ask"] in phrasing(state.game()).sets:
        return False
    scales = Scales(GLANCE, seed, RAW)  # as the long search states it, too: a new calibration finds the same exercises
    moves = scales.compare(Perspective(state, seat, scales.rng()), MOST + 1)
    if not OPEN[0] < moves[0][1] < OPEN[1] or moves[0][1] - moves[-1][1] < CLEAR:
        return False
    return plain or plays(state, SIGHT, seed) != moves[0][0]


def made(state: State, record: Record, seed: str) -> Exercise | None:
    """The exercise of a decision, if there is something to say about it and a long search bears it out."""
    seat = state.actor
    short = verified(state, seat, f"{seed}/short", SHORT, 1)
    if short is None or not worthwhile(short) or not told(state, short, seed):
        return None
    weighed = verified(state, seat, seed)
    if weighed is None or not worthwhile(weighed) or not told(state, weighed, seed):
        return None
    answers = [state.name(action) for action in weighed.answers]
    if not holds(state, answers):
        return None
    return Exercise(
        record="",
        grade=grade(state, weighed.answers, seed),
        answers=answers,
        tempting=state.name(temptation(state, weighed, seed)),
        chances={state.name(action): round(chance, 3) for action, chance in weighed.chances.items()},
        game=record.game,
        text=write(record),
    )


def told(state: State, weighed: Verified, seed: str) -> bool:
    """Whether there is a reason, in figures, that speaks for the best move."""
    perspective = Perspective(state, state.actor, Random(seed))
    reasons = compare(perspective, weighed.answers[0], temptation(state, weighed, seed), seed)
    return bool(reasons) and reasons[0].more > 0


def worthwhile(weighed: Verified) -> bool:
    """Few answers, several other moves, and at least one of those could be played in earnest."""
    chances = list(weighed.chances.values())
    count = len(weighed.answers)
    return (
        count <= MOST
        and len(chances) >= count + FEWEST
        and OPEN[0] < chances[0] < OPEN[1]
        and chances[count] >= PLAUSIBLE * chances[0]
    )


def temptation(state: State, weighed: Verified, seed: str) -> int:
    """What one would play at first sight, if that is wrong; else the best of what is wrong."""
    sight = plays(state, SIGHT, seed)
    if sight not in weighed.answers:
        return sight
    return next(action for action in weighed.chances if action not in weighed.answers)
