"""A planner for Artefakt.

The plan. A fragment is worth what it adds to a colour: the fourth different piece wins, so the third is worth much
more than the first, and each is weighed by the chance that it is new, from the pieces whose place is known. What a
rival has nearly finished counts, too: whatever keeps a fragment from him is worth part of what it would be worth to
him. Before travelling the planner tries all cards and directions of its figures, and reckons for every site with which
chance it will have more figures there than everybody else: rivals go anywhere their cards can take them, more often to
where much lies.

wunderkammer lab arena artefakt --bots planner,greedy --bot "planner=python3 examples/planners/artefakt.py"
"""

from functools import cache
from itertools import permutations, product

from protocol import View, best, play

COLOURS = ("blue", "brown", "yellow")
FIGURES = ("bulky", "lady", "tall")  # the order in which they travel
PIECES = range(1, 5)
COPIES = 2
WORTH = (0.0, 1.0, 4.0, 12.0, 60.0)  # of so many different pieces of a colour
SPARE = 0.3  # of a fragment that is no new piece: a rival cannot have it, and it can be robbed instead of another
DENIED = 0.2  # of what a fragment is worth to a rival, if he does not get it
LURE = 1.5  # how much more often rivals go where a fragment lies
DIRECTIVE = {"dive": 0.8, "curse": 0.7, "barter": 0.5, "sift": 0.4, "salvage": 0.4, "carry": 0.2, "march": 0.2}


class Table:
    """What fragments are worth, and where figures may be after travelling."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.seat = view["seat"]
        self.me = view["players"][self.seat]
        self.rivals = [player for player in view["players"] if player["seat"] != self.seat]
        self.sites = view["sites"]
        self.mine = {colour: {int(name[-1]) for name in known(self.me, colour)} for colour in COLOURS}
        self.fresh = {colour: self.chance_of_new(colour) for colour in COLOURS}
        self.gains = {colour: self.gain(colour, self.fresh[colour]) for colour in COLOURS}
        self.threats = {colour: max(threat(rival, colour) for rival in self.rivals) for colour in COLOURS}

    def chance_of_new(self, colour: str) -> float:
        """The chance that a fragment whose front is unknown is a piece of this colour that the planner lacks."""
        places = [*self.view["players"], *self.sites, self.view["middle"], self.view["aside"]]
        seen = [int(name[-1]) for place in places for name in known(place, colour)]
        unknown = {piece: COPIES - seen.count(piece) for piece in PIECES}
        new = sum(number for piece, number in unknown.items() if piece not in self.mine[colour])
        return new / max(1, sum(unknown.values()))

    def gain(self, colour: str, chance: float) -> float:
        """What a fragment of this colour brings, if it is a new piece with this chance."""
        have = len(self.mine[colour])
        return SPARE + (chance * (WORTH[have + 1] - WORTH[have]) if have < 4 else 0.0)

    def pile(self, place: View) -> float:
        """What all fragments of a place bring: known ones for certain, of the others the later ones a little less."""
        total = 0.0
        for colour in COLOURS:
            seen = known(place, colour)
            total += sum(self.gain(colour, float(int(name[-1]) not in self.mine[colour])) for name in seen)
            total += sum(self.gains[colour] * 0.8**n for n in range(place["fragments"][colour] - len(seen)))
            total += DENIED * self.threats[colour] * min(2, place["fragments"][colour])
        return total

    def robbing(self, rival: View, colour: str) -> float:
        """A blind fragment of a rival: the planner may know some of them."""
        seen = known(rival, colour)
        number = rival["fragments"][colour]
        new = sum(int(name[-1]) not in self.mine[colour] for name in seen)
        chance = (new + self.fresh[colour] * (number - len(seen))) / number
        return self.gain(colour, chance) + 1.2 * DENIED * lost(rival, colour)

    def distances(self, figure: str, seat: int) -> list[int]:
        """How far a figure may still travel in this round; no distance at all if it has."""
        player, steps = self.view["players"][seat], self.view["printed"]["travel_cards"]
        if self.view["stage"] not in {"prepare", "travel"} or figure in player["shown"]:
            return []
        card, gone = player["cards"][figure], {player["cards"][other] for other in player["shown"]}
        return [steps[card - 1]] if card else [steps[other - 1] for other in PIECES if other not in gone]

    def chances(self, rival: View) -> list[list[float]]:
        """For each site the chances that 0, 1, 2 or 3 figures of a rival will stand there."""
        goes = [dict.fromkeys(range(1, 11), 0.0) for _ in FIGURES]
        for figure, where in zip(FIGURES, goes, strict=True):
            at = rival["figures"][figure]
            ends = [self.step(at, way * far) for far in self.distances(figure, rival["seat"]) for way in (1, -1)] or [
                at
            ]
            pulls = [1 + LURE * sum(self.sites[end - 1]["fragments"].values()) for end in ends]
            for end, pull in zip(ends, pulls, strict=True):
                where[end] += pull / sum(pulls)
        return [self.crowd([where[site] for where in goes]) for site in range(1, 11)]

    def step(self, site: int, steps: int) -> int:
        ring = self.view["ring"]
        return int(ring[(ring.index(site) + steps) % len(ring)])

    @staticmethod
    def crowd(each: list[float]) -> list[float]:
        """The chances of every number of figures, from the chance of each."""
        found = [1.0]
        for chance in each:
            found = [a * (1 - chance) + b * chance for a, b in zip([*found, 0.0], [0.0, *found], strict=True)]
        return found

    def prizes(self) -> list[list[float]]:
        """For each site what 0, 1, 2 or 3 own figures there promise."""
        crowds = [self.chances(rival) for rival in self.rivals]
        found = []
        for place in self.sites:
            loot = self.pile(place) + (DIRECTIVE.get(place["directive"], 0.1) if place["open"] else 0.0)
            line = [0.0]
            for mine in (1, 2, 3):
                ahead, meets = 1.0, 0.0
                for rival, crowd in zip(self.rivals, crowds, strict=True):
                    chances = crowd[place["site"] - 1]
                    ahead *= sum(chances[:mine])
                    owned = [colour for colour in COLOURS if rival["fragments"][colour]]
                    meets += sum(chances[1:mine]) * max((self.robbing(rival, colour) for colour in owned), default=0.0)
                line.append(max(ahead * loot, 0.8 * meets, 0.6 * (ahead * loot + meets)))
            found.append(line)
        return found

    def outlook(self, ends: list[int], prizes: list[list[float]]) -> float:
        return sum(prizes[site - 1][ends.count(site)] for site in set(ends))


def known(place: View, colour: str) -> list[str]:
    return [name for name in place["known"] if name.startswith(colour)]


@cache
def different(number: int) -> float:
    """How many different pieces so many blind fragments of a colour probably are."""
    missing = 1.0
    for n in range(number):
        missing *= max(0, 6 - n) / (8 - n)
    return 4 * (1 - missing)


def threat(rival: View, colour: str) -> float:
    """What one more fragment of this colour probably is worth to a rival."""
    have = different(rival["fragments"][colour])
    low = min(3, int(have))
    return (WORTH[low + 1] - WORTH[low]) * (4 - have) / 4


def lost(rival: View, colour: str) -> float:
    have = min(4, round(different(rival["fragments"][colour])))
    return WORTH[min(have, 3)] - WORTH[max(0, have - 1)]


def assign(table: Table, legal: list[str]) -> str:
    """The card of a figure: the one with which the best journey of all figures begins."""
    cards, prizes = table.me["cards"], table.prizes()
    steps = table.view["printed"]["travel_cards"]
    set_ = [cards[figure] for figure in FIGURES if cards[figure]]
    free = [card for card in PIECES if card not in set_]
    worths: dict[int, float] = {}
    for rest in permutations(free, 3 - len(set_)):
        hand = [*set_, *rest]
        for ways in product((1, -1), repeat=3):
            legs = zip(FIGURES, hand, ways, strict=True)
            ends = [table.step(table.me["figures"][figure], way * steps[card - 1]) for figure, card, way in legs]
            worths[rest[0]] = max(worths.get(rest[0], 0.0), table.outlook(ends, prizes))
    return best(legal, lambda move: worths[int(move.split()[2])])


def journey(table: Table, figure: str, steps: int, ways: tuple[int, ...] = (1, -1)) -> float:
    """The best that can come of moving a figure so far, with those that travel after it."""
    prizes, ends = table.prizes(), []
    for other in FIGURES:
        at = table.me["figures"][other]
        if other == figure:
            ends.append([table.step(at, way * steps) for way in ways])
        else:
            far = table.distances(other, table.seat)
            ends.append([table.step(at, way * far[0]) for way in (1, -1)] if far else [at])
    return max(table.outlook(list(one), prizes) for one in product(*ends))


def settle(table: Table, move: str) -> float:
    """The worth of an answer at a site: what to take there, and whether to follow its directive."""
    verb, *words = move.split()
    players, sites = table.view["players"], table.sites
    here = table.view["question"].get("site")
    if verb == "collect":
        return table.pile(sites[here - 1])
    if verb == "rob":
        return table.robbing(players[int(words[0]) - 1], words[1])
    if verb == "dive":
        return 1.0
    if verb == "curse":
        rival = players[int(words[0]) - 1]
        return 0.1 + max(lost(rival, colour) for colour in COLOURS if rival["fragments"][colour])
    if verb == "salvage":
        return 0.1 + table.gains[words[1]]
    if verb in {"sift", "barter"}:
        colour, piece = words[0], words[1]
        spare = known(table.me, colour).count(f"{colour}/{piece}") > 1
        chance = table.fresh[colour]
        if verb == "barter":
            rival = players[int(words[2]) - 1]
            return (table.robbing(rival, colour) - table.threats[colour] / 2) if spare else -1.0
        return table.gain(colour, chance) if spare else -1.0
    if verb == "march":
        end = table.step(here, table.view["printed"]["march_steps"] * (1 if words[1] == "cw" else -1))
        crowd = [seat for seat, _ in sites[end - 1]["figures"]]
        mine = crowd.count(table.seat) + 1
        wins = end > here and all(crowd.count(rival["seat"]) < mine for rival in table.rivals)
        return table.pile(sites[end - 1]) if wins else -0.1
    if verb == "carry":
        return 0.5 * (near(table, int(words[2])) - near(table, int(words[1]))) * table.gains[words[0]]
    return {"book": 0.2, "peek": 0.1, "push": 0.05}.get(verb, 0.0)


def near(table: Table, site: int) -> float:
    """Whether a site is better for the planner than for its rivals: its own figures there, less theirs."""
    crowd = [seat for seat, _ in table.sites[site - 1]["figures"]]
    mine = crowd.count(table.seat)
    return (1.0 if site > table.view["question"]["site"] else 0.3) * (2 * mine - len(crowd))


def giving(table: Table, move: str) -> float:
    """A spare fragment first, then one of the colour with the fewest pieces."""
    _, colour, piece = move.split()
    if known(table.me, colour).count(f"{colour}/{piece}") > 1:
        return 0.0
    have = len(table.mine[colour])
    return WORTH[max(0, have - 1)] - WORTH[have]


def choose(view: View, legal: list[str]) -> str:
    table, ask = Table(view), view["question"]
    verb = legal[0].split()[0]
    if verb == "assign":
        return assign(table, legal)
    if verb == "move":
        way = {"move cw": (1,), "move ccw": (-1,)}
        return best(legal, lambda move: journey(table, ask["figure"], ask["steps"], way[move]))
    if "timetable" in legal:
        fourth = view["printed"]["travel_cards"][table.me["fourth"] - 1]
        now = view["printed"]["travel_cards"][ask["card"] - 1]
        better = journey(table, ask["figure"], fourth) > 0.5 + journey(table, ask["figure"], now)
        return "timetable" if better else "skip"
    if verb == "give":
        return best(legal, lambda move: giving(table, move))
    if verb == "choose":
        return best(legal, lambda move: table.gains[move.split()[1]] - table.threats[move.split()[1]])
    if verb in {"stand", "open"}:
        return legal[0]
    return best(legal, lambda move: settle(table, move))


if __name__ == "__main__":
    play(choose)
