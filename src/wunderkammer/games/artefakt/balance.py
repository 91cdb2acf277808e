"""Artefakt: which artifact wins, and what the directives are used for and bring."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from wunderkammer.games.artefakt.components import COLOURS, DIRECTIVES
from wunderkammer.lab.balance import measures
from wunderkammer.lab.balance.measures import Column
from wunderkammer.lab.balance.seen import Facts, Story, View
from wunderkammer.lab.balance.sheets import Sheet, rows
from wunderkammer.lab.balance.tally import Tally
from wunderkammer.lab.balance.watching import Eyes
from wunderkammer.lab.plan import Setup

USES = {
    "marched": "march",
    "peeked-site": "peek",
    "peeked-seat": "peek",
    "pushed": "push",
    "salvaged": "salvage",
    "sifted": "sift",
    "bartered": "barter",
    "carried": "carry",
    "dived": "dive",
    "cursed": "curse",
    "booked": "book",
}
NOBODY = "nobody"  # completes an artifact: the last round is over


class Collections:
    """The fragments of each seat, followed through the story."""

    def __init__(self, seats: int) -> None:
        self.owned = [Counter[str]() for _ in range(seats)]

    def follow(self, event: Mapping[str, Any]) -> None:
        seat, happened = event.get("seat"), event["event"]
        if seat is None or happened in ("peeked-site", "peeked-seat", "carried"):
            return
        if happened == "gave":
            self.owned[seat][event["fragment"]] -= 1
            return
        gained, given = (
            [event["fragment"]] if event.get("fragment") else [],
            [event["given"]] if "given" in event else [],
        )
        self.owned[seat].update([*gained, *event.get("pieces", [])])
        self.owned[seat].subtract(given)
        if happened in ("robbed", "bartered"):
            self.owned[event["rival"]].subtract(gained)
            self.owned[event["rival"]].update(given)

    def scores(self) -> list[int]:
        """§8.4 How many different pieces of its best colour each seat has."""
        return [
            max(sum(1 for piece in range(1, 5) if owned[f"{colour}/{piece}"] > 0) for colour in COLOURS)
            for owned in self.owned
        ]


def watch(facts: Facts, story: Story, view: View, scores: Sequence[int]) -> None:  # noqa: ARG001 (the story says it)
    directives = {site["site"]: site["directive"] for site in view["sites"]}
    collections, cursing = Collections(len(facts.seats)), -1
    for event in story:
        before = collections.scores()
        collections.follow(event)
        happened = event["event"]
        if happened == "cursed":
            cursing = event["seat"]  # what it brings shows when the rival gives
        elif happened == "gave" and cursing >= 0:
            note_use(facts, "curse", cursing, before, collections.scores())
            cursing = -1
        elif happened in USES:
            note_use(facts, USES[happened], event["seat"], before, collections.scores())
        elif happened == "skipped" and event["site"] in directives:
            facts.sample(f"taken/{directives[event['site']]}", 0)
        elif happened == "won":
            facts.sample(f"colour/{event['colour']}", 1)
        elif happened == "ended":
            facts.sample(f"colour/{NOBODY}", 1)


def note_use(facts: Facts, directive: str, seat: int, before: Sequence[int], after: Sequence[int]) -> None:
    gains = [new - old for old, new in zip(before, after, strict=True)]
    facts.add(seat, f"directive/{directive}")
    facts.sample(f"taken/{directive}", 1)
    facts.sample(f"gain/{directive}", gains[seat])
    facts.sample(f"rivals/{directive}", sum(gains) - gains[seat])


def sheets(tally: Tally, setup: Setup) -> list[Sheet]:  # noqa: ARG001 (the same in every game)
    used = [directive for directive in DIRECTIVES if tally.samples[f"taken/{directive}"]]
    won = [*rows(tally, WON, COLOURS, "name-colour-{}"), *rows(tally, WON, [NOBODY], "ui-balance-{}")]
    return [
        Sheet("colours", WON, won),
        Sheet("directives", USED, rows(tally, USED, used, "name-directive-{}")),
    ]


WON = (Column("games", "percent", "colour", measures.share_of_games, plotted=True),)
USED = (
    Column("per-game", "decimal", "directive", measures.per_game, plotted=True),
    Column("taken", "percent", "taken", measures.share_of_samples),
    Column("gain", "decimal", "gain", measures.per_sample, plotted=True),
    Column("rivals", "decimal", "rivals", measures.per_sample, plotted=True),
    Column("wins", "percent", "directive", measures.wins, plotted=True),
)

EYES = Eyes(watch, sheets)
