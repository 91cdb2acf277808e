"""The tuning itself: generations of candidates, what is kept so that it can go on later, and the last match."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from wunderkammer.core.errors import LabError
from wunderkammer.lab.tally import Mean
from wunderkammer.lab.tune.contest import Contest, contests, play_contest
from wunderkammer.lab.tune.optimiser import Candidate, Optimiser, spread
from wunderkammer.lab.tune.plan import Plan

KEPT = "tuning.json"

Work = Callable[..., Any]


class Generation(NamedTuple):
    """What was tried, and how many times its fair share each candidate won."""

    candidates: list[Candidate]
    results: list[float]

    @property
    def best(self) -> float:
        return max(self.results)

    @property
    def mean(self) -> float:
        return sum(self.results) / len(self.results)

    @property
    def spread(self) -> float:
        return spread(self.candidates)


class Tuning:
    """Saved after every generation; the optimiser is told again what is kept, and goes on as if never stopped."""

    def __init__(self, plan: Plan, folder: Path) -> None:
        self.plan = plan
        self.folder = folder
        self.optimiser = Optimiser(plan)
        self.done: list[Generation] = []
        for generation in self.kept():
            self.learn(generation)

    def kept(self) -> list[Generation]:
        found = read(self.folder)
        if found is None:
            return []
        if found["recipe"] != self.plan.recipe():
            raise LabError("tune-other-recipe", {"file": str(self.folder / KEPT)})
        return [Generation(**one) for one in found["generations"]]

    def learn(self, generation: Generation) -> None:
        self.optimiser.tell(generation.candidates, generation.results)
        self.done.append(generation)

    def save(self) -> None:
        part = self.folder / f"{KEPT}.part"
        kept = {"recipe": self.plan.recipe(), "generations": [one._asdict() for one in self.done]}
        part.write_text(json.dumps(kept), encoding="utf-8")
        part.replace(self.folder / KEPT)

    def run(self, work: Work) -> Iterator[Generation]:
        """Generation after generation, each reported when it is saved."""
        while len(self.done) < self.plan.generations:
            candidates = self.optimiser.ask()
            generation = Generation(candidates, self.measure(work, candidates))
            self.learn(generation)
            self.save()
            yield generation

    def measure(self, work: Work, candidates: list[Candidate]) -> list[float]:
        """All with the same deals."""
        plan, games = self.plan, self.plan.even(self.plan.games)
        course = plan.course(str(len(self.done)))
        each = [Contest(course, self.optimiser.figures(one), plan.iterations, range(games)) for one in candidates]
        results = work(play_contest, [part for contest in each for part in contests(contest)])
        return [sum(results[first : first + games]) / games for first in range(0, len(results), games)]

    def figures(self) -> dict[str, int]:
        """What the tuning comes to."""
        return self.optimiser.figures(self.optimiser.mean())

    def match(self, work: Work) -> Mean:
        """They against the present ones, with deals that no candidate had: as many games as those of a generation."""
        games = self.plan.even(self.plan.games * self.optimiser.cma.population_size)
        contest = Contest(self.plan.course("match"), self.figures(), self.plan.iterations, range(games))
        found = Mean()
        for result in work(play_contest, contests(contest)):
            found.note(result)
        return found


def read(folder: Path) -> dict[str, Any] | None:
    """What is kept in a folder, if it is that of a tuning; a LabError says what else is in the way."""
    file = folder / KEPT
    try:
        found = json.loads(file.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return None
    except (OSError, ValueError):
        raise LabError("tune-unreadable", {"file": str(file)}) from None
    if not (isinstance(found, dict) and found.keys() == {"recipe", "generations"}):
        raise LabError("tune-unreadable", {"file": str(file)})
    return found


def kept_seed(folder: Path) -> str | None:
    """The seed of the tuning in a folder, if there is one."""
    found = read(folder)
    return None if found is None else str(found["recipe"]["seed"])
