"""The training itself: rounds of games and learning, tests, and what is kept so that it can go on later."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple
from zlib import crc32

import numpy as np

from wunderkammer.bots.thinking.learned import COST
from wunderkammer.bots.weights import Weights, kind_of_table, read
from wunderkammer.core.errors import LabError
from wunderkammer.lab.train.course import Course
from wunderkammer.lab.train.crew import portions
from wunderkammer.lab.train.gates import EXAM, THOUGHT, Trial, play_trials, strength
from wunderkammer.lab.train.learner import Learner
from wunderkammer.lab.train.lessons import Learnt, Task, play_lessons
from wunderkammer.lab.train.memory import Memory
from wunderkammer.lab.train.teaching import teach

PORTION = 8  # games that a worker plays at a time
CHECKPOINT = "checkpoint.npz"
BEST = "weights.bin"

Work = Callable[..., Any]


class Progress(NamedTuple):
    """A row of the curve; what was not tested in this round is None."""

    round: int
    games: int
    score: float  # mean of all seats
    loss: float
    doubt: float
    against_judge: float | None = None  # times the fair share
    against_best: float | None = None
    is_best: bool = False


class Training:
    """Everything that changes while a network learns; saved after every round."""

    def __init__(self, course: Course, folder: Path) -> None:
        self.course = course
        self.folder = folder
        self.sizes = course.sizes()
        self.by_points = course.features().by_points
        self.learner = Learner(*self.sizes, crc32(course.seed.encode()), course.steady)
        self.memory = Memory(course.memory, max(course.seats()), self.sizes[0])
        self.done = 0
        self.doubt = 1.0
        self.best: bytes | None = None
        self.before: dict[str, Any] | None = None  # the recipe of weights that it began with
        folder.mkdir(parents=True, exist_ok=True)
        self.resume()

    def resume(self) -> None:
        """Go on where the folder ends. The memory is filled anew: the first round after it learns a little less."""
        best = self.folder / BEST
        self.best = best.read_bytes() if best.exists() else None
        file = self.folder / CHECKPOINT
        if not file.exists():
            self.begin_with_the_best()
            return
        with np.load(file) as kept:
            if json.loads(str(kept["recipe"])) != self.recipe():
                raise LabError("train-other-recipe", {"file": str(file)})
            self.learner.restore(kept)
            self.done, self.doubt = int(kept["done"]), float(kept["doubt"])
            self.before = json.loads(str(kept["before"]))

    def begin_with_the_best(self) -> None:
        """A folder with weights alone: those of an earlier training, by whatever recipe, to be made better."""
        if self.best is None:
            return
        known = read(self.best)
        if known.inputs != self.course.fingerprint() or known.sizes != self.learner.sizes:
            raise LabError("train-other-recipe", {"file": str(self.folder / BEST)})
        self.learner.begin_with(known.values)
        self.doubt, self.before = known.doubt, known.recipe

    def recipe(self) -> dict[str, Any]:
        """All but the number of rounds, so that a training can be made longer."""
        recipe = {**self.course.recipe(), "inputs": self.course.fingerprint()}
        return json.loads(json.dumps({key: recipe[key] for key in recipe if key != "rounds"}))  # type: ignore[no-any-return]

    def save(self) -> None:
        part = self.folder / "checkpoint.part.npz"
        kept = self.learner.kept()
        before = json.dumps(self.before)
        np.savez(part, recipe=json.dumps(self.recipe()), before=before, done=self.done, doubt=self.doubt, **kept)
        part.replace(self.folder / CHECKPOINT)

    def weights(self) -> bytes:
        recipe = {**self.course.recipe(), "rounds": self.done}
        if self.before is not None:
            recipe["before"] = self.before
        return Weights(self.sizes, self.course.fingerprint(), self.doubt, recipe, self.learner.values()).written()

    def run(self, work: Work) -> Iterator[Progress]:
        """Round after round, each reported when it is saved."""
        while self.done < self.course.rounds:
            learnt = self.play(work)
            loss = self.study(learnt)
            self.done += 1
            last = self.done == self.course.rounds
            row = Progress(self.done, len(learnt), mean_score(learnt), loss, self.doubt)
            if self.done % self.course.gate == 0 or last:
                row = self.test(work, row)
            self.save()
            yield row

    def play(self, work: Work) -> list[Learnt]:
        weights = self.weights()
        tasks = [Task(self.course, weights, self.done, part) for part in portions(self.course.games, PORTION)]
        found: list[Learnt] = work(play_lessons, tasks)
        return found

    def study(self, learnt: list[Learnt]) -> float:
        for one in learnt:
            self.memory.add(one)
        course, positions = self.course, sum(len(one.targets) for one in learnt)
        steps = int(course.reuse * positions / course.batch)
        rate = course.rate * course.waning(self.done)
        seed = crc32(f"{course.seed}/{self.done}".encode())
        loss = teach(self.learner, self.memory, self.by_points, steps, course.batch, rate, seed)
        if self.by_points:
            self.doubt = self.memory.doubt()
        return loss

    def test(self, work: Work, row: Progress) -> Progress:
        """The gate: what is stronger than the judge at some tables, and than the best so far, becomes the best."""
        new = self.weights()
        by_judge = self.compare(work, new, None)
        against_judge = strength(by_judge)
        against_best = None if self.best is None else strength(self.compare(work, new, self.best))
        tables = [[one for one in by_judge if one[0] == seats] for seats in self.course.seats()]
        is_best = any(strength(table) > 1 for table in tables) and (against_best is None or against_best > 1)
        if is_best:
            self.best = new
            (self.folder / BEST).write_bytes(new)
        return row._replace(against_judge=against_judge, against_best=against_best, is_best=is_best)

    def compare(self, work: Work, new: bytes, old: bytes | None) -> list[tuple[int, float]]:
        """At every kind of table; by search if the games are."""
        tables = play_all(work, self.trials(new, old, self.course.trials // 2, COST * self.course.thought))
        return [game for table in tables for game in table]

    def trials(self, new: bytes, old: bytes | None, games: int, iterations: int = 0) -> list[Trial]:
        """A test for every kind of table, with at least so many games, and each seat equally often."""
        numbers = {seats: range(-(-games // seats) * seats) for seats in self.course.seats()}
        tables = self.course.tables()
        return [Trial(self.course, new, old, seats, plain, numbers[seats], iterations) for seats, plain in tables]

    def examine(self, work: Work) -> dict[str, float]:
        """The last test: at which tables a search with the best weights beats one with the judge alone. It is noted."""
        if self.best is None:
            return {}
        exams = self.trials(self.best, None, EXAM, THOUGHT)
        results = zip(exams, play_all(work, exams), strict=True)
        found = {kind_of_table(exam.seats, exam.plain): round(strength(games), 3) for exam, games in results}
        self.best = read(self.best)._replace(exam=found).written()
        (self.folder / BEST).write_bytes(self.best)
        return found


def play_all(work: Work, trials: list[Trial]) -> list[list[tuple[int, float]]]:
    """All tests at once, for many workers; of each game the number of seats and the share of the victory."""
    tasks = [trial._replace(numbers=part) for trial in trials for part in portions(len(trial.numbers), PORTION)]
    shares = iter(work(play_trials, tasks))
    return [[(trial.seats, next(shares)) for _ in trial.numbers] for trial in trials]


def kept_seed(folder: Path) -> str | None:
    """The seed of the training in a folder, if there is one."""
    file = folder / CHECKPOINT
    if not file.exists():
        return None
    with np.load(file) as kept:
        return str(json.loads(str(kept["recipe"]))["seed"])


def mean_score(learnt: list[Learnt]) -> float:
    scores = [score for one in learnt for score in one.scores]
    return sum(scores) / len(scores)
