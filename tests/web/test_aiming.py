"""Whatever move a hint advises, what it rings leads to that move, click by click: every kind of move of every game."""

import json
import re
import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import WebSocketRoute, expect
from seldom import daily
from server.serving import UNHURRIED, Server, served

import wunderkammer as wk
from wunderkammer.record import entry_of
from wunderkammer.record.entering import enter
from wunderkammer.server.tables.sets import ways
from wunderkammer.texts.phrasing import spelling, take_apart

from .browsing import PATIENCE, Visitor
from .conftest import Visit
from .fitting import STILL
from .playing import SURE
from .staging import Scene, played, stage

CLICKS = 12  # for one move, at most
# Tables after games of chance, by seed and moves: together they ask for every kind of move.
TABLES = {
    ("artifact", 4, "research roles"): (
        *((19, 68), (42, 46), (12, 33), (4, 65), (17, 57), (6, 47)),
        *((1, 28), (2, 64), (9, 42), (1, 0), (14, 98), (2, 21)),
    ),
    ("artefakt", 3, "advanced"): (
        *((16, 17), (20, 17), (1, 1), (1, 3), (1, 17), (1, 18), (1, 27), (1, 28), (1, 36)),
        *((2, 31), (2, 33), (4, 30), (5, 16), (6, 58), (6, 60), (8, 101), (16, 58), (22, 9)),
    ),
    ("artisans", 3, ""): ((1, 31), (14, 23), (4, 20), (9, 1), (1, 0)),
}
SCENES = [
    Scene(
        f"{game}-{seed}-{moves}",
        game,
        seats,
        dict.fromkeys(options.split(), True),
        moves,
        seed,
        level="random",
        practice=True,
    )
    for (game, seats, options), places in TABLES.items()
    for seed, moves in places
]
WILD = SCENES[1]  # several cards at once, the last of them as any other
EVERY_DAY = [WILD, SCENES[12], SCENES[-5]]
# Where the ring lies on something that can be clicked, and what the hint says then.
RINGED = """() => {
  const ring = document.querySelector(".hinted")?.getBoundingClientRect();
  if (!ring) return null;
  const middle = [ring.x + ring.width / 2, ring.y + ring.height / 2];
  const target = document.elementFromPoint(...middle)?.closest("[data-target]")?.getBoundingClientRect();
  if (!target || Math.abs(target.x - ring.x) + Math.abs(target.width - ring.width) >= 2) return null;
  return [...middle, JSON.stringify(ring)];
}"""


def answers(scene: Scene) -> list[list[str]]:
    """All that the first seat can do there: a move, or the moves that choose several things."""
    state = wk.game(scene.game).new(scene.seats, dict(scene.options))
    for line in played(scene)[0]:
        enter(state, entry_of(line))
    return [moves for _, moves in ways(state, 0)] or [[state.name(action)] for action in state.legal(0)]


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("aiming")
    stage(folder, SCENES)
    with served(folder, UNHURRIED) as one:
        yield one


class Adviser:
    """Answers for the server: hints as the test wants them; moves are noted and refused, so that all stays as it is."""

    def __init__(self) -> None:
        self.advised: list[str] = []
        self.played: list[list[str]] = []
        self.event = 0

    def sit_between(self, route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def told(message: str | bytes) -> None:
            self.event = json.loads(message).get("event", self.event)
            route.send(message)

        def heard(message: str | bytes) -> None:
            wish = json.loads(message)
            if wish["do"] == "hint":
                best = {"move": self.advised[-1], "estimate": 0.5, "visits": 1, "equal": True, "brings": {}, "now": {}}
                best |= {"whole": self.advised}
                route.send(json.dumps({"is": "hint", "id": wish["id"], "event": self.event, "moves": [best]}))
            elif wish["do"] == "play":
                self.played.append(wish["moves"])
                route.send(json.dumps({"is": "refused", "id": wish["id"], "code": "stale", "clause": "", "args": {}}))
            else:
                server.send(message)

        server.on_message(told)
        route.on_message(heard)


def follow(person: Visitor, adviser: Adviser, moves: list[str]) -> None:
    page = person.page
    adviser.advised, adviser.played = moves, []
    page.keyboard.press("h")
    expect(page.locator("[data-depth=look]")).to_be_visible()
    page.keyboard.press("h")
    expect(page.locator("[data-depth=move]")).to_be_visible()
    before = ""
    for _ in range(CLICKS):
        end = time.monotonic() + PATIENCE / 1000
        page.evaluate(STILL)  # a ring is laid with the next picture
        while not adviser.played and (found := page.evaluate(RINGED) or ["", "", before])[2] == before:
            assert time.monotonic() < end, f"{moves}: nothing is ringed"
            page.wait_for_timeout(20)
            if page.locator(SURE).is_visible():
                page.locator(SURE).click()
        if adviser.played:
            break
        x, y, before = found
        page.mouse.click(x, y)
    assert adviser.played == [moves]
    expect(page.locator("[data-depth]")).to_have_count(0)


@pytest.mark.parametrize("scene", daily(SCENES, *EVERY_DAY), ids=lambda one: one.name)
def test_what_is_ringed_leads_to_the_move_that_is_advised(scene: Scene, visit: Visit, tables: Server) -> None:
    person, adviser = visit(address=tables.address, size=(1280, 720)), Adviser()
    person.hold(scene.name, scene.game, [scene.token])
    person.page.route_web_socket("**/live*", adviser.sit_between)
    person.enter(scene.name)
    person.page.wait_for_selector("main[data-asked=true]")
    for moves in answers(scene):
        follow(person, adviser, moves)


@pytest.mark.parametrize("game", ["artifact", "artefakt", "artisans"])
def test_there_is_every_kind_of_move(game: str) -> None:
    """All verbs that are written, but those of chance, and of a choice that all make at once."""
    scenes = [one for one in SCENES if one.game == game]
    asked = {take_apart(game, move)[0] for one in scenes for way in answers(one) for move in way}
    lines = [line.split(" ", 1) for one in scenes for line in played(one)[0]]
    dealt = {take_apart(game, move)[0] for who, move in lines if who == "*"}
    every = {"-".join(re.sub("<[a-z]+>", " ", pattern).split()) for pattern in spelling(game).patterns}
    assert every - dealt - {"draw", "assign"} == asked
