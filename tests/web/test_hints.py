"""A hint is a ring on the board and a label beside it: it moves nothing, lets clicks through, and leads to its move."""

import json
from collections.abc import Callable, Iterator
from random import Random

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect
from seldom import daily
from server.serving import UNHURRIED, Server, served

from .browsing import COMPANY, EXPANSIONS, PHONE, Visitor, seat_at
from .conftest import Visit
from .fitting import STILL
from .playing import PLY, SURE, play_out
from .staging import Scene, stage

SCENES = [
    Scene("artifact", "artifact", 4, {"research": True, "roles": True}, moves=25, seed=3, practice=True),
    Scene("artisans", "artisans", 3, moves=14, seed=2, practice=True),
    Scene("artefakt", "artefakt", 3, {"advanced": True}, moves=16, seed=4, practice=True),
]
DEPTHS = ("look", "move", "why")
PICKED = Scene("picked", "artisans", 4, moves=6, seed=2, level="careless", practice=True)
WARNED = Scene("warned", "artisans", 3, moves=14, seed=2, practice=True)
# Five cards are shown, with a choice about the last ones only.
TOGETHER = Scene("together", "artifact", 3, EXPANSIONS["artifact"], moves=71, seed=13, level="random", practice=True)
HASTY = Scene("hasty", "artefakt", 3, moves=0, seed=4, practice=True)  # where one decision of a seat follows another
# Notes what is played.
WATCH = """() => {
  window.played = [];
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) {
    const message = JSON.parse(text);
    if (message.do === "play") window.played.push(message.moves);
    send.call(this, text);
  };
}"""
PLACES = "() => [...document.querySelectorAll('[data-piece]')].map(one => JSON.stringify(one.getBoundingClientRect()))"
# The middle of the ring, once it lies on something that can be clicked there.
RINGED = """before => {
  if (window.played.length) return [];
  const ring = document.querySelector(".hinted")?.getBoundingClientRect();
  if (!ring || JSON.stringify(ring) === before) return false;
  const middle = [ring.x + ring.width / 2, ring.y + ring.height / 2];
  const target = document.elementFromPoint(...middle)?.closest("[data-target]")?.getBoundingClientRect();
  const fits = target && Math.abs(target.x - ring.x) + Math.abs(target.width - ring.width) < 2;
  return fits && [...middle, JSON.stringify(ring), document.querySelector("[data-hint]").dataset.hint];
}"""


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("hints")
    stage(folder, [*SCENES, PICKED, WARNED, TOGETHER, HASTY])
    with served(folder, UNHURRIED) as one:
        yield one


def come(visit: Visit, tables: Server, scene: Scene, **how: object) -> Visitor:
    person = visit(address=tables.address, **how)
    person.context.add_init_script(f"({WATCH})()")
    person.hold(scene.name, scene.game, [scene.token])
    person.enter(scene.name)
    person.page.wait_for_selector("main[data-asked=true]")
    return person


def look_on_a_phone(person: Visitor) -> None:
    """The words are above the thumb, and the page goes to what is ringed."""
    for depth in ("look", "move"):
        person.page.locator("[data-act=hint]").click()
        expect(person.page.locator(f".thumb [data-depth={depth}]")).to_be_visible()
    person.page.wait_for_function(RINGED, arg="")


def follow(person: Visitor, _: Random) -> None:
    """Ask for a hint, and click what it rings until a move is made: the one that it names."""
    page = person.page
    ply = page.evaluate(PLY)
    page.evaluate("window.played = []")
    if not page.locator("[data-act=hint]").is_enabled():  # the page gives the one answer that there is
        page.wait_for_function(f"before => ({PLY})() !== before", arg=ply)
        return
    page.keyboard.press("h")
    expect(page.locator("[data-depth=look]")).to_be_visible()
    page.keyboard.press("h")
    expect(page.locator("[data-depth=move]")).to_be_visible()
    moves = []
    before = ""
    for _step in range(12):
        if page.locator(SURE).is_visible():
            page.locator(SURE).click()
        if page.evaluate("window.played.length"):
            break
        page.evaluate(STILL)  # a ring is laid with the next picture
        if found := page.wait_for_function(RINGED, arg=before).json_value():
            x, y, before, move = found
            moves.append(move)  # of a set, one after another; what is left over at last has no move
            page.mouse.click(x, y)
    assert moves[-1] in page.evaluate("window.played[0]"), (moves, page.evaluate("window.played"))
    page.wait_for_function(f"before => ({PLY})() !== before", arg=ply)


@pytest.mark.parametrize("scene", daily(SCENES, SCENES[1]), ids=lambda one: one.game)
def test_a_hint_rings_what_to_click_and_moves_nothing(scene: Scene, visit: Visit, tables: Server) -> None:
    look_on_a_phone(come(visit, tables, scene, size=PHONE))
    person = come(visit, tables, scene)
    page = person.page
    before = page.evaluate(PLACES)
    button = page.locator("[data-act=hint]")
    told = []
    for depth in DEPTHS:
        button.click()
        speech = page.locator(f"[data-depth={depth}]")
        expect(speech).to_be_visible()
        expect(page.locator(".hinted")).to_be_visible()
        assert page.evaluate(PLACES) == before
        assert bool(speech.get_attribute("data-hint")) == (depth != "look"), "no move is told before it is asked for"
        told.append(speech.inner_text())
    assert len(set(told)) == 3
    assert "%" not in "".join(told)
    label = page.locator("[data-hint]").bounding_box()
    assert label
    middle = [label["x"] + label["width"] / 2, label["y"] + label["height"] / 2]
    assert not page.evaluate("place => document.elementFromPoint(...place).closest('[data-hint]')", middle)
    expect(button).to_have_attribute("aria-label", "Hide hint")
    button.click()
    expect(page.locator("[data-hint], .hinted")).to_have_count(0)
    follow(person, Random())


def test_a_hint_comes_though_something_else_was_picked(visit: Visit, tables: Server) -> None:
    page = come(visit, tables, PICKED).page
    page.keyboard.press("h")
    expect(page.locator("[data-depth=look]")).to_be_visible()
    page.keyboard.press("h")
    move = page.locator("[data-depth=move]").get_attribute("data-hint") or ""
    for _ in ("why", "hidden"):
        page.keyboard.press("h")
    expect(page.locator("[data-depth]")).to_have_count(0)
    others = [f":not([data-target='material {word}'])" for word in move.split()]
    page.locator("[data-target^='material']" + "".join(others)).first.click()
    page.wait_for_selector("[data-picked]")
    page.keyboard.press("h")
    expect(page.locator("[data-depth=look]")).to_be_visible()
    expect(page.locator("[data-picked]")).to_have_count(0)


def test_all_cards_that_are_chosen_together_are_advised(visit: Visit, tables: Server) -> None:
    """Also where the rules ask first for one that there is no choice about, and after others were chosen."""
    person = come(visit, tables, TOGETHER)
    page = person.page
    assert len(person.told["legal"]) == 1, "no choice about the first"
    assert len(person.told["sets"]["ways"]) > 1
    page.keyboard.press("h")
    expect(page.locator("[data-depth=look]")).to_be_visible()
    page.keyboard.press("h")
    advised = page.locator("[data-depth=move]").get_attribute("data-hint") or ""
    for _ in ("why", "hidden"):
        page.keyboard.press("h")
    other = f"[data-at^=hand] [data-target]:not([data-target*='{advised.split()[1]}'])"
    page.locator(other).first.click()
    page.keyboard.press("h")
    expect(page.locator("[data-depth=look]")).to_be_visible()
    for _ in DEPTHS:
        page.keyboard.press("h")
    follow(person, Random())


@pytest.mark.soak
@pytest.mark.parametrize("game", COMPANY)
def test_a_whole_game_can_be_played_by_its_hints(game: str, visit: Visit) -> None:
    person = visit(size=(1280, 720))
    person.context.add_init_script(f"({WATCH})()")
    seat_at(person, game, COMPANY[game], options=EXPANSIONS.get(game, {}))
    play_out(person, follow, Random(1))


def come_to_be_warned(visit: Visit, tables: Server, scene: Scene, route: Callable[[WebSocketRoute], None]) -> Page:
    person = visit(address=tables.address)
    person.context.add_init_script(f"({WATCH})()")
    person.context.add_init_script("localStorage['wunderkammer.settings'] = JSON.stringify({ coach: 'strict' })")
    person.hold(scene.name, scene.game, [scene.token])
    person.page.route_web_socket("**/live*", route)
    person.enter(scene.name)
    person.page.wait_for_selector("main[data-asked=true]")
    return person.page


def test_a_strict_coach_holds_a_grave_mistake_back(visit: Visit, tables: Server) -> None:
    """The move is not sent until somebody insists; whether it is grave the server decides, here it always is."""
    page = come_to_be_warned(visit, tables, WARNED, grave)
    ply = page.evaluate(PLY)
    page.keyboard.press("1")
    warning = page.locator("[data-warning]")
    expect(warning).to_be_visible()
    assert page.evaluate("window.played") == []
    page.keyboard.press("Escape")
    expect(warning).to_have_count(0)
    assert page.evaluate(PLY) == ply
    page.keyboard.press("1")  # at most once a turn
    page.wait_for_function(f"before => ({PLY})() !== before", arg=ply)


def test_who_asks_for_a_hint_while_a_move_is_weighed_gets_one_for_what_comes_after_it(
    visit: Visit, tables: Server
) -> None:
    asked: list[str] = []
    waiting: list[Callable[[], None]] = []

    def slow(route: WebSocketRoute) -> None:
        """Whoever weighs a move takes their time, and finds nothing wrong with it."""
        server = route.connect_to_server()
        server.on_message(route.send)

        def heard(message: str | bytes) -> None:
            wish = json.loads(message)
            asked.append(wish["do"])
            if wish["do"] != "weigh":
                server.send(message)
                return
            fine = {"is": "weigh", "id": wish["id"], "event": 0, "mistake": "", "better": "", "brings": {}}
            waiting.append(lambda: route.send(json.dumps(fine)))

        route.on_message(heard)

    page = come_to_be_warned(visit, tables, HASTY, slow)
    ply = page.evaluate(PLY)
    page.keyboard.press("1")
    page.keyboard.press("h")
    assert page.evaluate(PLY) == ply
    while not waiting:
        page.wait_for_timeout(20)
    waiting[0]()
    page.wait_for_function(f"before => ({PLY})() !== before", arg=ply)
    expect(page.locator("[data-depth=look]")).to_be_visible()
    assert [one for one in asked if one in ("weigh", "play", "hint")] == ["weigh", "play", "hint"]


def grave(route: WebSocketRoute) -> None:
    """Every move that is weighed is called a mistake."""
    server = route.connect_to_server()
    event = 0

    def told(message: str | bytes) -> None:
        nonlocal event
        event = json.loads(message).get("event", event)
        route.send(message)

    def heard(message: str | bytes) -> None:
        asked = json.loads(message)
        if asked["do"] != "weigh":
            server.send(message)
            return
        found = {
            "is": "weigh",
            "id": asked["id"],
            "event": event,
            "mistake": asked["moves"][0],
            "brings": {"points": 4},
        }
        route.send(json.dumps(found | {"better": asked["moves"][0]}))

    server.on_message(told)
    route.on_message(heard)
