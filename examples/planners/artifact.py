"""A planner for Artifact.

The plan. A tile is worth its prestige, and its bonus for every year left, as far as that money can still buy
something; a hand is worth what the best tiles it comes near to are worth, each less by a share for every card missing
and for the time that is left. Every action is worth what it adds to that, less what its coins would buy elsewhere: to
exhibit turns cards into the tile, to ship brings the cards that fit best, best all together in one journey, and a hut
is worth the card that it will fetch. Markers are taken for what comes next: museum, ship, workers where cards fit.

wunderkammer lab arena artifact --bots planner,greedy --bot "planner=python3 examples/planners/artifact.py"
"""

from collections import Counter

from protocol import View, best, play

SITES = ("africa", "america", "asia", "mideast")
TYPES = ("architecture", "sculpture", "pottery", "jewellery", "weapon")
COIN = 0.2  # of a coin at the end
BUYS = 0.03  # how much more a coin is worth as long as there is much to buy
READY = 0.6  # of a tile whose cards are all in hand: a rival may take it
NEXT = 0.2  # of a further tile, as the same cards serve it or there is not the time
YEARS = 8  # a game is over before the last year
FETCH = 1.8  # of the card that a hut will fetch
TRIP = 3.0  # a journey saved by waiting until there are enough cards for a tile
HUT = 0.4  # of a hut that returns without a card
JOKER = 3  # coins: the marker would do something better
ROLES = ("paris", "morley", "london", "carter", "andersson", "judd", "newyork", "berlin")


SPECIAL = {"manuscript": 1.0, "solo": 1.2, "gold": 1.0, "curse": 0.0}  # what cards are worth that no tile asks for
SIZE = {f"{what}-{size}": size for what in (*TYPES, *SITES, "sites", "types") for size in (3, 4, 5)}


class Table:
    """What cards, huts and coins are worth to the planner."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.me = view["players"][view["seat"]]
        self.hand = list(self.me["hand"])
        self.left = 0 if view["last_round"] else max(0, YEARS - view["round"])  # incomes to come
        self.coin = COIN + BUYS * min(1.0, self.left / 4)
        self.sites = {site["site"]: site for site in view["sites"] if site["used"]}
        self.tiles = {tile: self.prize(tile) for tile in view["tiles"]}
        self.worths: dict[tuple[str, ...], float] = {}
        self.held = self.hold(self.hand)

    def prize(self, tile: str) -> float:
        prestige, bonus = self.view["values"][tile]
        return float(prestige + bonus * self.left * self.coin)

    def hold(self, hand: list[str]) -> float:
        """What a hand is worth: the tiles it comes near to, the best one most. Looked up if it was asked before."""
        key = tuple(sorted(hand))
        if key not in self.worths:
            count = counted(hand)
            promises = []
            for tile, prize in self.tiles.items():
                missing = max(0, SIZE[tile] - count[tile.partition("-")[0]])
                promises.append(READY * prize * (1 - missing / (SIZE[tile] + 1)) * self.in_time(missing))
            promises.sort(reverse=True)
            cards = sum(SPECIAL.get(card.partition("/")[2], 0.1) for card in hand)
            self.worths[key] = cards + sum(promise * NEXT**place for place, promise in enumerate(promises[:3]))
        return self.worths[key]

    def in_time(self, missing: int) -> float:
        """The chance to get so many cards and to exhibit them before the game is over."""
        return min(1.0, (0.5 + 1.5 * self.left) / missing) if missing else 1.0

    def adds(self, cards: list[str]) -> float:
        return self.hold([*self.hand, *cards]) - self.held

    def haul(self, site: str, number: int) -> tuple[float, list[str]]:
        """The best cards to ship from a site, picked one after another, and what they add."""
        lying, taken = list(self.sites[site]["face_up"]), list[str]()
        for _ in range(min(number, len(lying))):
            card = max(lying, key=lambda card: self.adds([*taken, card]))
            lying.remove(card)
            taken.append(card)
        return self.adds(taken), taken

    def hut(self, site: str) -> float:
        """What one more hut there is worth: the card that it will fetch, and the one that it unearths."""
        place = self.sites[site]
        number = place["haul"][self.view["seat"]]
        now, taken = self.haul(site, number)
        more = self.haul(site, number + 1)[0] - now
        blind = sum(count * self.adds([*taken, f"{site}/{kind}"]) for kind, count in place["unseen"].items())
        hope = blind / max(1, sum(place["unseen"].values())) - now
        rivals = sum(1 for seat, huts in enumerate(place["huts"]) if huts and seat != self.view["seat"])
        time = min(1.0, 0.35 + 0.3 * self.left)
        return FETCH * time * max(more * (1 - 0.1 * rivals), 0.8 * hope, 0.0)

    def kept(self, shown: list[str]) -> list[str]:
        """What is left of the hand after an exhibition, with the best card that returns."""
        rest = list(self.hand)
        for card in shown:
            rest.remove(card)
        back = max(shown, key=lambda card: self.hold([*rest, card]), default=None)
        return [*rest, *([back] if back else [])]


def counted(hand: list[str]) -> Counter[str]:
    """How many cards of a hand a tile of each type or site could show, and how many different ones of them."""
    plain = [card.split("/") for card in hand if card.split("/")[1] in TYPES]
    count = Counter(word for card in plain for word in card)
    count["sites"] = len({site for site, _ in plain})
    count["types"] = len({kind for _, kind in plain})
    for card in hand:
        if card.endswith("/fragment"):
            count.update((*TYPES, card.split("/")[0], "types"))
    return count


def fitting(tile: str, hand: list[str]) -> list[str]:
    """The cards of a hand that a tile can show, no more than it asks for; those that serve least elsewhere first."""
    what = tile.partition("-")[0]
    types = Counter(card.split("/")[1] for card in hand)
    places = Counter(card.split("/")[0] for card in hand)
    plain = [card for card in hand if card.split("/")[1] in TYPES]
    plain.sort(key=lambda card: types[card.split("/")[1]] + places[card.split("/")[0]])
    if what in TYPES:
        found = [card for card in plain if card.endswith(what)]
    elif what in SITES:
        found = [card for card in plain if card.startswith(what)]
    else:
        part = 0 if what == "sites" else 1
        found = list({card.split("/")[part]: card for card in reversed(plain)}.values())
    wild = [card for card in hand if card.endswith("/fragment") and (what not in SITES or card.startswith(what))]
    return [*found, *wild][: SIZE[tile]]


def price(table: Table, words: list[str]) -> float:
    """The coins that an action costs."""
    view = table.view
    if "free" in words:
        return 0.0
    twice = 2 if "double" in words else 1
    if "with" in words:
        return float(twice * view["printed"]["joker"]) + JOKER
    marker = {"research": "museum", "exhibit": "museum", "feature": "museum", "ship": "ship"}.get(words[0], words[1])
    return float(twice * (view["tracks"][marker]["cost"] or 0))


def act(table: Table, move: str) -> float:
    """What an action adds, less what its coins are worth; nothing for ending the turn or passing."""
    words = move.split()
    verb, view, seat = words[0], table.view, table.view["seat"]
    if verb in {"end", "pass"}:
        return 0.0
    if verb in {"buy", "gold"}:
        cost = view["market_price"] if verb == "buy" else 3
        return table.adds([view["market"][int(words[1]) - 1]]) - table.coin * cost - 0.3
    if verb == "sell":
        rest = list(table.hand)
        rest.remove(words[1])
        return table.coin * view["market_price"] - (table.held - table.hold(rest)) - 0.3
    paid = table.coin * price(table, words)
    if verb == "exhibit":
        shown = fitting(words[1], table.hand)
        return table.tiles[words[1]] + table.hold(table.kept(shown)) - table.held - paid
    if verb == "feature":
        return 1 + table.coin * table.left - 1.2 - paid + 0.3
    place = table.sites[words[1]]
    if verb == "ship":
        number = place["haul"][seat]
        gain, taken = table.haul(words[1], number)
        ready = any(len(fitting(tile, [*table.hand, *taken])) == SIZE[tile] for tile in table.tiles)
        return gain - TRIP * min(1, table.left) * (not ready) - HUT * (place["huts"][seat] - len(taken)) - paid
    if verb in {"research", "hire"}:
        steps = table.me["research"]
        rung = 0.0
        if verb == "research" and view["research"]:
            low = min(steps[site] for site in table.sites)
            rung = 1.0 if steps[words[1]] <= low + 1 else 0.5
        return table.hut(words[1]) * (1.7 if "double" in words else 1.0) + rung - paid
    return 0.0


def wish(table: Table, marker: str) -> float:
    """How much another marker of a kind is wanted."""
    have = table.me["markers"][marker]
    if marker in {"museum", "ship"}:
        return 3.0 - 1.6 * have + (0.5 if marker == "museum" else 0.3)
    if marker not in table.sites:
        return -1.0
    huts = table.sites[marker]["huts"][table.view["seat"]]
    dear = table.view["tracks"][marker]["cost"] or 5
    return (1.2 if huts else 0.3) + table.hut(marker) - 0.9 * have - 0.1 * dear


def small(table: Table, move: str) -> float:
    """The worth of an answer within an action, or about a marker."""
    verb, *words = move.split()
    view = table.view
    if verb == "take":
        return wish(table, words[0])
    if verb == "swap":
        table.me["markers"][words[0]] -= 1
        gain = wish(table, words[1]) - wish(table, words[0])
        table.me["markers"][words[0]] += 1
        return gain
    if verb == "place":
        place = table.sites[words[0]]
        return len(place["face_up"]) + 0.6 * sum(place["huts"]) - 0.5 * place["huts"][view["seat"]]
    if verb == "pick":
        place = view["question"].get("site") or words[0].split("/")[0]
        return float(words[0] in table.haul(place, view["question"].get("left", 1))[1])
    if verb == "show":
        tile = view["question"]["tile"]
        return (words[0] in fitting(tile, table.hand)) - 0.5 * ("wild" in words)
    if verb == "keep":
        return table.hold([*table.hand, words[0]])
    if verb == "role":
        return -float(ROLES.index(words[0]))
    return {"use": 1.0, "skip": 0.0, "rest": 0.2}.get(verb, 0.0)


def choose(view: View, legal: list[str]) -> str:
    table = Table(view)
    if "pass" in legal or "end" in legal:
        return best(legal, lambda move: act(table, move))
    return best(legal, lambda move: small(table, move))


if __name__ == "__main__":
    play(choose)
