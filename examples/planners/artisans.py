"""A planner for Artisans.

The plan. Twelve rounds are twelve developments: a material that is laid three or four times with about three cards
each time brings most, so cards count by the levels they can still reach. For every material the planner knows what a
number of developments and cards would bring; it deals the rounds that are left out among the materials, and gives
future cards the price at which as many are wanted as will probably come. The worth of a workshop and a hand is what
this plan brings, and what the artworks in sight bring, each less by a share for every level that is missing. Each
market card is worth what it adds to the plan; the token is taken when every card would only spoil it.

wunderkammer lab arena artisans --bots planner,greedy --bot "planner=python3 examples/planners/artisans.py"
"""

from functools import cache

from protocol import View, best, play

MATERIALS = ("textile", "clay", "wood", "stone", "glass", "gold", "metal")
ARTISANS = (
    "collector",
    "perfectionist",
    "sculptor",
    "goldlover",
    "opportunist",
    "nightworker",
    "specialist",
    "versatile",
    "farsighted",
)
HAND = 6
CARDS = {2: 2.6, 3: 2.2, 4: 2.0}  # market cards a round, by the number of players
PRICES = (1.0, 1.5, 2.0, 2.5, 3.0, 3.5)  # of a future card, in points
MOST_CARDS = 7  # of one material that are hoped for
NEARER = 0.6  # what is left of an artwork for each level missing
UNSEEN = 0.12  # an artwork that may come, against one that lies there
TOKEN = -0.4  # it ends one's own market, too; to be first in the next round is some comfort
TURN = 1.5  # crafting takes the place of a market card


@cache
def laying(level: int, top: int, cards: int, times: int, more: int) -> int:
    """The points of so many cards in so many developments: even layers, none larger than the last and `more`."""
    points, room = 0, top if level else HAND
    for step in range(times):
        layer = min(room, -(-cards // (times - step)), HAND)
        points += layer * (level + step + 1)
        cards -= layer
        room = layer + more
    return points


@cache
def prospects(level: int, top: int, held: int, price: float, more: int, goal: int) -> tuple[float, ...]:
    """What 0, 1, … developments of a material bring, with as many future cards as pay at this price."""
    found = [0.0]
    for times in range(1, 4 - level + 1):
        extra = goal if level + times == 4 else 0
        found.append(
            extra
            + max(laying(level, top, held + cards, times, more) - price * cards for cards in range(MOST_CARDS + 1))
        )
    return tuple(found)


class Seat:
    """A player's hand and workshop, to try things out with."""

    def __init__(self, view: View) -> None:
        me = view["players"][view["seat"]]
        self.view = view
        self.artisan = me["artisan"]
        self.hand = {material: me["hand"].count(material) for material in MATERIALS}
        self.levels = dict(me["levels"])
        self.tops = {m: me["workshop"][m][me["levels"][m] - 1] if me["levels"][m] else 0 for m in MATERIALS}
        self.points = me["points"]["materials"]
        self.reserved = me["reserved"]
        owned = {name for player in view["players"] for name in player["artworks"]}
        self.row = [name for name in (*view["row"], view["preview"], me["reserved"]) if name]
        hidden = [name for name in view["artworks"] if name not in owned and name not in self.row]
        self.coming = [name for name in hidden if view["deck"]["values"][str(view["artworks"][name]["value"])]]

    def develop(self, material: str, number: int) -> None:
        self.hand[material] -= number
        self.levels[material] += 1
        self.tops[material] = number
        self.points += number * self.levels[material]

    def plan(self, rounds: int, cards: float) -> float:
        """The points that materials will bring, with future cards at the price that fits what will come."""
        more, goal = int(self.artisan == "perfectionist"), 5 * (self.artisan == "specialist")
        found = []
        for price in PRICES:
            table = [0.0] * (rounds + 1)
            for material in MATERIALS:
                level, held = self.levels[material], self.hand[material]
                gains = prospects(level, self.tops[material], held, price, more, goal)
                table = [
                    max(table[left - times] + gains[times] for times in range(min(left, len(gains) - 1) + 1))
                    for left in range(rounds + 1)
                ]
            found.append(table[rounds] + price * cards)
        return self.points + min(found)

    def gain(self, name: str) -> float:
        """What an artwork brings, with the artisan's share."""
        artwork = self.view["artworks"][name]
        asked = artwork["levels"]
        extra = {
            "collector": 2,
            "goldlover": 4 * ("gold" in asked),
            "sculptor": 3 * ("wood" in asked or "stone" in asked),
            "versatile": 1.2 * len(asked),
        }
        return float(artwork["value"] + extra.get(self.artisan, 0))

    def missing(self, name: str) -> int:
        asked = self.view["artworks"][name]["levels"]
        return sum(max(0, level - self.levels[material]) for material, level in asked.items())

    def artworks(self, rounds: int) -> float:
        """What artworks promise: one a round, the best first, each less for every level missing and for rivals."""
        net = {name: max(0.0, self.gain(name) - TURN) for name in (*self.row, *self.coming)}
        hopes = [net[name] * NEARER ** self.missing(name) for name in self.row if self.missing(name) <= rounds]
        hopes.sort(reverse=True)
        seen = sum(hope * 0.8**place for place, hope in enumerate(hopes[: rounds + 1]))
        unseen = sum(net[name] * NEARER ** self.missing(name) for name in self.coming if self.missing(name) < rounds)
        return seen + UNSEEN * unseen * min(1.0, rounds / 6)

    def worth(self, rounds: int, cards: float) -> float:
        return self.plan(rounds, cards) + self.artworks(rounds)


def after(view: View, move: str) -> float:
    """The worth of everything after a market action or a development, before the next cards come."""
    seat = Seat(view)
    verb, *words = move.split()
    left = view["rounds"] - view["round"]
    if verb == "develop":
        seat.develop(words[0], int(words[1]))
    elif verb in {"take", "swap"}:
        seat.hand[view["market"][int(words[-1]) - 1]] += 1
        if verb == "swap":
            seat.hand[words[0]] -= 1
    rounds = left if verb in {"develop", "rest"} else left + 1
    return seat.worth(rounds, left * CARDS[view["seats"]])


def trade(view: View, legal: list[str]) -> str:
    """A market action, the token, or to pass."""
    stay = after(view, "pass")

    def worth(move: str) -> float:
        if move == "token":
            return TOKEN
        return 0.0 if move == "pass" else after(view, move) - stay

    return best(legal, worth)


def craft(view: View, legal: list[str]) -> str:
    """The artwork that brings most; a little more if a rival could take it."""
    seat = Seat(view)

    def worth(move: str) -> float:
        name = move.split()[1]
        rivals = [player for player in view["players"] if player["seat"] != view["seat"]]
        asked = view["artworks"][name]["levels"].items()
        wanted = name != seat.reserved and any(all(one["levels"][m] >= n for m, n in asked) for one in rivals)
        last = name == seat.reserved and view["round"] == view["rounds"]
        return seat.gain(name) + 0.5 * wanted + 10 * last

    return best(legal, worth)


def reserve(view: View, legal: list[str]) -> str:
    """What can be made soon; nothing late in the game."""
    seat = Seat(view)

    def worth(move: str) -> float:
        if move == "skip":
            return 2.0
        name = move.split()[1]
        return (
            seat.gain(name) * 0.8 ** seat.missing(name) if seat.missing(name) <= view["rounds"] - view["round"] else 0.0
        )

    return best(legal, worth)


def choose(view: View, legal: list[str]) -> str:
    verb = legal[0].split()[0]
    crafts = [move for move in legal if move.startswith("craft")]
    if verb == "choose":
        return min(legal, key=lambda move: ARTISANS.index(move.split()[1]))
    if crafts:
        return craft(view, crafts)
    if any(move.startswith("reserve") for move in legal):
        return reserve(view, legal)
    if verb == "develop":
        return best(legal, lambda move: after(view, move))
    return trade(view, legal)


if __name__ == "__main__":
    play(choose)
