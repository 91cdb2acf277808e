"""Reading observations: the numbers of a row in the words of a view.

Written from docs/env.md and not from the encoder, so that the one checks the other. Two things are not in a row: what
does not change during a game (`STATIC`), and what is of no use for a decision (`IDLE`).
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

import wunderkammer as wk
from wunderkammer.core.sheet import Part
from wunderkammer.games.artefakt import components as artefakt_box
from wunderkammer.games.artefakt import questions as artefakt_asks
from wunderkammer.games.artifact import components as artifact_box
from wunderkammer.games.artifact import questions as artifact_asks
from wunderkammer.games.artisans import components as artisans_box
from wunderkammer.games.artisans import questions as artisans_asks

View = dict[str, Any]
Word = TypeVar("Word")

STATIC = (
    "game",
    "seats",
    "rounds",
    "research",
    "roles",
    "values",
    "research_values",
    "printed",
    "spaces",
    "artworks",
    "directive",
    "used",
)
IDLE = ("ply", "winner", "scores", "ranks")


class Row:
    """The parts of an observation by their names; every part must be read."""

    def __init__(self, layout: Iterable[Part], numbers: Sequence[int], seats: int, eyes: int) -> None:
        self.parts = {part.name: [int(one) for one in numbers[part.start :][: part.size]] for part in layout}
        self.unread = set(self.parts)
        self.seats = seats
        self.eyes = eyes

    def part(self, name: str) -> list[int]:
        self.unread.discard(name)
        return self.parts[name]

    def number(self, name: str) -> int:
        (number,) = self.part(name)
        return number

    def flag(self, name: str) -> bool:
        return self.number(name) == 1

    def counts(self, name: str, words: Sequence[str]) -> dict[str, int]:
        return dict(zip(words, self.part(name), strict=True))

    def several(self, name: str, words: Sequence[str]) -> list[str]:
        """Each word as often as it is counted; of flags, the words that are set."""
        return [word for word, count in self.counts(name, words).items() for _ in range(count)]

    def one(self, name: str, words: Sequence[Word]) -> Word | None:
        return marked(self.part(name), words)

    def each(self, name: str, words: Sequence[Word]) -> list[Word | None]:
        """One of the words, for each of several things."""
        return [marked(numbers, words) for numbers in blocks(self.part(name), len(words))]

    def seat(self, name: str) -> int | None:
        """Seats are told from the own one on, clockwise."""
        return self.one(name, [(self.eyes + distance) % self.seats for distance in range(self.seats)])

    def of_seat(self, seat: int) -> str:
        """What is put before the names of the parts about a seat."""
        return f"player {(seat - self.eyes) % self.seats + 1} "


def marked(numbers: list[int], words: Sequence[Word]) -> Word | None:
    assert len(numbers) == len(words)
    assert sorted(numbers)[:-1] == [0] * (len(numbers) - 1), "at most one"
    return words[numbers.index(1)] if 1 in numbers else None


def blocks(numbers: list[int], size: int) -> list[list[int]]:
    return [numbers[first : first + size] for first in range(0, len(numbers), size)]


def read(game: str, row: Row) -> View:
    """All that a row says, in the form of a view."""
    seen = READERS[game](row)
    assert row.unread == set()
    return {"seat": row.eyes, **seen}


def asked(row: Row, questions: Sequence[tuple[str, str]]) -> tuple[str, int]:
    """The name of the question and who is asked."""
    ask = row.one("question", [name for name, _ in questions])
    assert ask is not None
    actor = row.seat("actor")
    if actor is None:
        return ask, wk.OVER if ask == "nothing" else wk.CHANCE
    return ask, actor


# Artefakt.

ARTEFAKT_STAGES = {
    "stand": "standing", "choose": "discover", "give": "discover", "assign": "prepare", "timetable": "travel",
    "move": "travel", "settle": "possession", "directive": "possession", "cursed": "possession", "open": "round-end",
    "nothing": "finished",
}  # fmt: skip


def artefakt(row: Row) -> View:
    ask, actor = asked(row, artefakt_asks.QUESTIONS)
    sites = [*range(1, 11)]
    players = [artefakt_player(row, seat) for seat in range(row.seats)]
    opened = row.part("open")
    return {
        "seat": row.one("seat", range(row.seats)),
        "round": row.number("round"),
        "stage": ARTEFAKT_STAGES.get(ask),
        "starter": row.seat("starter"),
        "actor": actor,
        "actors": [p["seat"] for p in players if p["laid"] < 3] if ask == "assign" else [actor] if actor >= 0 else [],
        "question": artefakt_question(row, ask, players[actor]),
        "ring": [site for site in row.each("ring", sites) if site is not None],
        "middle": pile(row, "middle "),
        "aside": pile(row, "aside "),
        "sites": [
            {
                "site": site,
                "open": opened[site - 1] == 1,
                **pile(row, f"site {site} "),
                "figures": [[p["seat"], f] for p in players for f, at in p["figures"].items() if at == site],
            }
            for site in sites
        ],
        "players": players,
    }


def artefakt_question(row: Row, ask: str, actor: View) -> View:
    """The travelling player's card in use lies open."""
    asks: View = {
        "ask": ask,
        "site": row.one("asked site", range(1, 11)),
        "figure": row.one("asked figure", artefakt_box.FIGURES),
        "steps": row.number("asked steps") or None,
        "by": row.seat("cursed by"),
    }
    if asks["steps"] is not None:
        figure = asks["figure"]
        asks["card"] = actor["fourth"] if actor["delayed"] == figure else actor["cards"][figure]
    return {key: value for key, value in asks.items() if value is not None}


def pile(row: Row, owner: str) -> View:
    colours = artefakt_box.COLOURS
    pieces = [f"{colour}/{piece}" for colour in colours for piece in range(1, 5)]
    return {"fragments": row.counts(owner + "colours", colours), "known": row.several(owner + "pieces", pieces)}


def artefakt_player(row: Row, seat: int) -> View:
    owner, names, cards = row.of_seat(seat), artefakt_box.FIGURES, [1, 2, 3, 4]
    return {
        "seat": seat,
        **pile(row, owner),
        "figures": dict(zip(names, row.each(owner + "figures", range(1, 11)), strict=True)),
        "laid": row.number(owner + "laid"),
        "cards": dict(zip(names, row.each(owner + "cards", cards), strict=True)),
        "shown": row.several(owner + "shown", names),
        "fourth": row.one(owner + "fourth", cards),
        "delayed": row.one(owner + "delayed", names),
        "booked": row.flag(owner + "booked"),
        "ticket": row.flag(owner + "ticket"),
    }


# Artifact.

CARDS = [f"{site}/{kind}" for site in artifact_box.SITES for kind in artifact_box.KINDS]
TILES = artifact_box.tile_names()


def artifact(row: Row) -> View:
    ask, actor = asked(row, artifact_asks.QUESTIONS)
    figures = wk.game("artifact").standard.figures
    year = row.one("round", range(1920, 1929))
    assert year is not None
    on_track = row.counts("tracks", artifact_box.MARKERS)
    players = [artifact_player(row, seat) for seat in range(row.seats)]
    done = row.number("done")
    tiles = row.several("tiles", TILES)
    return {
        "round": year - 1919,
        "year": year,
        "stage": row.one("stage", artifact_asks.STAGES),
        "last_round": row.flag("last round"),
        "first": row.seat("first"),
        "turn": row.seat("turn"),
        "done": done,
        "actor": actor,
        "actors": [actor] if actor >= 0 else [],
        "question": artifact_question(row, ask, done, players[actor]),
        "base_income": row.number("base income"),
        "tracks": {
            name: {"left": left, "cost": (*figures["track_costs"], None)[left]} for name, left in on_track.items()
        },
        "market": [card for card in row.each("market", CARDS) if card is not None],
        "market_price": (*figures["market_prices"], None)[on_track["ship"]],
        "tiles": tiles,
        "income_tiles": [tile for tile in tiles if TILES.index(tile) >= 15],
        "shown": row.several("shown", CARDS),
        "sites": artifact_sites(row, players),
        "players": [{key: player[key] for key in player if key != "huts"} for player in players],
    }


def artifact_question(row: Row, ask: str, done: int, actor: View) -> View:
    """London draws after shipping, when no own hut is left at the site; Judd after research, when one is."""
    site = row.one("asked site", artifact_box.SITES)
    row.number("from card")  # a view does without: its reader is told the moves
    asks: View = {
        "ask": ask,
        "site": site,
        "tile": row.one("asked tile", TILES),
        "left": row.number("to pick") + row.number("to show") + row.number("to keep") or None,
    }
    if ask == "use":
        asks["role"] = "judd" if actor["huts"][site] else "london"
    if ask == "act":
        asks["left"] = 2 - done
    if ask == "take":
        asks["left"] = 6 - sum(actor["markers"].values())
    return {key: value for key, value in asks.items() if value is not None}


def artifact_sites(row: Row, players: list[View]) -> list[View]:
    face_up = row.several("face up", CARDS)
    sites = []
    for site, unseen in zip(artifact_box.SITES, blocks(row.part("unseen"), 10), strict=True):
        huts = [player["huts"][site] for player in players]
        lying = [card for card in face_up if card.startswith(f"{site}/")]
        alone = [count for count in huts if count == sum(huts)]
        sites.append(
            {
                "site": site,
                "deck": row.counts("decks", artifact_box.SITES)[site],
                "unseen": {kind: n for kind, n in zip(artifact_box.KINDS, unseen, strict=True) if n},
                "face_up": lying,
                "huts": huts,
                "haul": [min(count - 1 if count and alone else count, len(lying)) for count in huts],
            }
        )
    return sites


def artifact_player(row: Row, seat: int) -> View:
    owner = row.of_seat(seat)
    huts = row.counts(owner + "huts", artifact_box.SITES)
    return {
        "seat": seat,
        "money": row.number(owner + "money"),
        "markers": row.counts(owner + "markers", artifact_box.MARKERS),
        "huts": huts,
        "supply": 10 - sum(huts.values()),
        "hand": row.several(owner + "hand", CARDS),
        "hidden": {site: n for site, n in row.counts(owner + "hidden", artifact_box.SITES).items() if n},
        "tiles": row.several(owner + "tiles", TILES),
        "solos": row.number(owner + "solos"),
        "prestige": row.number(owner + "prestige"),
        "bonus": row.number(owner + "bonus"),
        "city": row.one(owner + "city", artifact_box.CITIES),
        "archaeologist": row.one(owner + "archaeologist", artifact_box.ARCHAEOLOGISTS),
        "research": row.counts(owner + "research", artifact_box.SITES),
        "passed": row.flag(owner + "passed"),
        "used": row.number(owner + "used"),
        "may_act_free": row.flag(owner + "may act free"),
    }


# Artisans.

ARTISANS_STAGES = {
    "choose": "choosing", "reserve": "reserving", "turn": "trading", "last": "trading", "night": "trading",
    "second": "trading", "develop": "developing", "final": "finishing", "nothing": "finished",
}  # fmt: skip
MATERIALS = artisans_box.MATERIALS
WORKS = artisans_box.ARTWORKS


def artisans(row: Row) -> View:
    ask, actor = asked(row, artisans_asks.QUESTIONS)
    turns, first = row.number("turns"), row.seat("first")
    number = row.one("round", range(1, 13)) or 0
    may_trade = ask in ("last", "night", "second") or (ask == "turn" and turns < 10 * row.seats)
    values = row.counts("deck", ["3", "4", "5", "6", "7"])
    in_pile = row.counts("pile known", MATERIALS)
    players = [artisans_player(row, seat) for seat in range(row.seats)]
    row.part("revealed")
    return {
        "round": number,
        "stage": ARTISANS_STAGES.get(ask),
        "first": first,
        "turn": first if ask == "reserve" else actor,
        "holder": row.seat("holder"),
        "actor": actor,
        "actors": [actor] if actor >= 0 else [],
        "question": {"ask": ask},
        "may_craft": ask == "final" or (ask in ("turn", "last") and may_trade and number >= 3 and turns < row.seats),
        "may_trade": may_trade,
        "market": row.each("market", MATERIALS),
        "row": row.several("row", WORKS),
        "preview": row.one("preview", WORKS),
        "deck": {"number": 1 if number < 7 else 2, "left": sum(values.values()), "values": values},
        "pile": {
            "left": row.number("pile"),
            "refilled": any(in_pile.values()),
            "unseen": {name: n + in_pile[name] for name, n in row.counts("unseen", MATERIALS).items()},
        },
        "discard": row.counts("discard", MATERIALS),
        "players": players,
    }


def artisans_player(row: Row, seat: int) -> View:
    owner = row.of_seat(seat)
    laid = blocks(row.part(owner + "workshop"), len(MATERIALS))
    artisan = row.one(owner + "artisan", artisans_box.ARTISANS)
    hand, hidden = row.several(owner + "hand", MATERIALS), row.number(owner + "hidden")
    made, reserved = row.several(owner + "artworks", WORKS), row.one(owner + "reserved", WORKS)
    columns = {name: [level[material] for level in laid] for material, name in enumerate(MATERIALS)}
    points = sum(level * sum(cards) for level, cards in enumerate(laid, 1))
    return {
        "seat": seat,
        "artisan": artisan,
        "hand": hand,
        "hidden": hidden,
        "cards": len(hand) + hidden,
        "workshop": columns,
        "levels": row.counts(owner + "levels", MATERIALS),
        "room": {name: room(column, artisan == "perfectionist") for name, column in columns.items()},
        "made": made,
        "reserved": reserved,
        "points": {
            "materials": points,
            "artworks": sum(worth(work) for work in made),
            "reserved": worth(reserved) if reserved else 0,
        },
        "score": row.number(owner + "score"),
    }


def room(column: list[int], perfectionist: bool) -> int:
    """How many cards may be laid at the next level."""
    level = sum(cards > 0 for cards in column)
    return 6 if level == 0 else 0 if level == 4 else column[level - 1] + perfectionist


def worth(work: str) -> int:
    return 3 + WORKS.index(work) // 5


READERS: dict[str, Callable[[Row], View]] = {"artefakt": artefakt, "artifact": artifact, "artisans": artisans}


# The view, as far as a row tells it.


def told(view: View) -> View:
    """A view without what is not in a row, and with what a row tells in another way."""
    players = [told_player(player, score) for player, score in zip(view["players"], scores(view), strict=True)]
    seen = {key: value for key, value in view.items() if key not in (*STATIC, *IDLE)}
    seen["players"] = players
    if "sites" in view:
        seen["sites"] = [{key: site[key] for key in site if key not in STATIC} for site in view["sites"]]
    if "row" in view:  # as a set: the places mean nothing
        seen["row"] = sorted(filter(None, view["row"]), key=WORKS.index)
    if "pile" in view and view["pile"]["left"] == 0:  # whether it was ever refilled no longer matters
        seen["pile"] = {**view["pile"], "refilled": False}
    seen["question"] = {key: value for key, value in view["question"].items() if key != "directive"}
    if view["actor"] < 0:  # nobody decides, and what chance does for whom is not told
        seen["question"] = {"ask": view["question"]["ask"]}
        if view["game"] == "artisans":
            seen["turn"] = view["actor"]
    if view["actor"] == wk.CHANCE and view["game"] != "artifact":
        seen["stage"] = None
    return seen


def scores(view: View) -> Sequence[int | None]:
    return view["scores"] if view["game"] == "artisans" else [None] * view["seats"]


def told_player(player: View, score: int | None) -> View:
    """A score below nothing is told as nothing; what the artisan brings is part of it."""
    if score is None:
        return player
    points = {key: player["points"][key] for key in ("materials", "artworks", "reserved")}
    made = {"made" if key == "artworks" else key: value for key, value in player.items()}
    return {**made, "points": points, "score": max(0, score)}
