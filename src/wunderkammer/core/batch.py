"""Many games at once: every step answers one question of each, deals what chance has to, and observes who is asked."""

from random import Random
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from wunderkammer.core.dealer import answer_chance
from wunderkammer.core.errors import IllegalMove
from wunderkammer.core.found import Found
from wunderkammer.core.luck import Luck
from wunderkammer.core.sheet import LANES, Notes, Part, Sheet, sheet_of
from wunderkammer.core.state import OK, OVER, State

REWARDS: Final = ("ranks", "scores", "wins")  # what a game that is over brings
WIDEST: Final = 1 << 14  # words of a sheet, at most


def layout(fresh: State) -> list[Part]:
    """What stands where in the observations of a game with these seats and options."""
    sheet = sheet_of(WIDEST)
    notes = Notes()
    sheet.notes = notes
    fresh.observe(0, sheet)
    return notes.parts


def words_of(fresh: State) -> i64:
    """How many words the observations of such a game fill."""
    sheet = sheet_of(WIDEST)
    fresh.observe(0, sheet)
    return (sheet.at + LANES - 1) // LANES


class Batch:
    """Copies of a fresh game, played side by side; a game that is over starts again.

    The figures of all games lie in arrays, game after game, and change with every step.
    """

    def __init__(self, fresh: State, games: i64, actions: i64, reward: str, rng: Random) -> None:
        words: int = words_of(fresh)
        seats: int = fresh.seats
        self.fresh = fresh
        self.games = games
        self.width: i64 = actions
        self.size: i64 = LANES * words  # of an observation: whole words
        self.reward = reward
        self.luck = Luck(rng)
        self.found = Found()
        self.states: list[State] = [fresh.copy() for _ in range(games)]
        self.ended: list[State] = [fresh] * games  # the last game that ended in each place
        self.options: list[Found] = [Found() for _ in range(games)]
        self.observations: vec[i64] = vec[i64]([0] * (games * words))
        self.masks: vec[u8] = vec[u8]([0] * (games * actions))
        self.rewards: vec[float] = vec[float]([0.0] * (games * seats))
        self.seats: vec[i64] = vec[i64]([0] * games)
        self.over: vec[u8] = vec[u8]([0] * games)
        self.actions: vec[i64] = vec[i64]([0] * games)
        self.sheet = Sheet(self.observations)

    def begin(self, rng: Random | None) -> None:
        """Start all games again, with new random numbers if given."""
        if rng is not None:
            self.luck = Luck(rng)
        for game in range(self.games):
            self.restart(game)

    def restart(self, game: i64) -> None:
        """A fresh game in this place, whatever became of the one before."""
        self.states[game] = self.fresh.copy()
        self.look(game)

    def resume(self, states: list[State], luck: Luck, over: list[int], rewards: list[float]) -> None:
        """Go on from where these games stand: in each of them a seat is asked, and these ended with the last step."""
        self.luck = luck
        for game in range(self.games):
            self.states[game] = states[game]
            self.look(game)
            self.over[game] = u8(over[game])
            self.give(game, rewards[game * self.fresh.seats : (game + 1) * self.fresh.seats])

    def sample(self) -> None:
        """Uniformly random legal actions, into `actions`."""
        for game in range(self.games):
            self.actions[game] = self.luck.any_of(self.options[game])

    def step(self, actions: list[int]) -> None:
        """One decision of each game. If one of them is refused, nothing is played."""
        for game in range(self.games):
            self.check(game, actions[game])
        for game in range(self.games):
            self.play(game, actions[game])

    def step_some(self, games: list[int], actions: list[int]) -> None:
        """One decision of each of these games; the others stay as they are."""
        for index in range(len(games)):
            self.check(games[index], actions[index])
        for index in range(len(games)):
            self.play(games[index], actions[index])

    def check(self, game: i64, action: int) -> None:
        """MalformedMove or IllegalMove, which says why and in which game."""
        if action < 0 or action >= self.width or self.masks[game * self.width + action] == 0:
            state = self.states[game]
            move = state.name(action)
            refusal = state.refusal(action, state.actor)
            if refusal != OK:
                raise IllegalMove(f"{move} (game {game})", state.reason(refusal, action))

    def play(self, game: i64, action: i64) -> None:
        state = self.states[game]
        state.perform(action, state.actor)
        self.look(game)

    def look(self, game: i64) -> None:
        """Deal, reward if it is over, and observe for the seat that is asked."""
        state = self.states[game]
        answer_chance(state, self.luck, self.found)
        if self.over[game] == 1:
            self.over[game] = 0
            self.give(game, [0.0] * state.seats)
        if state.actor == OVER:
            self.over[game] = 1
            self.give(game, earned(state, self.reward))
            self.ended[game] = state
            state = self.fresh.copy()
            self.states[game] = state
            answer_chance(state, self.luck, self.found)
        self.seats[game] = state.actor
        sheet = self.sheet
        sheet.blank(game * self.size, self.size)
        state.observe(state.actor, sheet)
        self.mark(game, state)

    def mark(self, game: i64, state: State) -> None:
        """The legal actions, in place of those before."""
        options = self.options[game]
        masks = self.masks
        first = game * self.width
        for index in range(options.count):
            masks[first + options.actions[index]] = 0
        options.clear()
        state.find(state.actor, options)
        actions = options.actions
        for index in range(options.count):
            masks[first + actions[index]] = 1

    def give(self, game: i64, rewards: list[float]) -> None:
        seats = self.fresh.seats
        for seat in range(seats):
            self.rewards[game * seats + seat] = rewards[seat]


def earned(state: State, reward: str) -> list[float]:
    """What each seat gets for a game that is over."""
    if reward == "ranks":
        return rank_rewards(state.ranks())
    if reward == "wins":
        return win_rewards(state.ranks())
    return [float(score) for score in state.scores()]


def win_rewards(ranks: list[int]) -> list[float]:
    """1 for the first and 0 for all others; those who are first together share it."""
    first = 1 / ranks.count(1)
    return [first if rank == 1 else 0.0 for rank in ranks]


def rank_rewards(ranks: list[int]) -> list[float]:
    """From 1 for the first to -1 for the last; those who tie get the mean of their places."""
    last = len(ranks) - 1
    rewards: list[float] = []
    for rank in ranks:
        place = rank - 1 + (ranks.count(rank) - 1) / 2
        rewards.append(1 - 2 * place / last)
    return rewards
