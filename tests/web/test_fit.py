"""A whole table on one screen: nothing to scroll, nothing too small, however much lies there."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import WebSocketRoute, expect
from seldom import daily, daily_pairs
from server.serving import UNHURRIED, Server, served

import wunderkammer as wk
from wunderkammer.server.tables.names import LONGEST

from .browsing import COMPANY, DESK, PHONE, Visitor, make, seat_at, sit
from .conftest import Visit
from .covering import COVERED, FLOATS
from .fitting import CUT, SIZES, STILL, faults, faults_by_size
from .playing import click_what_glows, play_out, wait_for_turn
from .staging import PEOPLE, Scene, stage

LANGUAGES = ("en", "fr", "de")
HEAVIEST: dict[str, dict[str, bool | str]] = {
    "artifact": {"research": True, "roles": True},
    "artisans": {},
    "artefakt": {"advanced": True, "opening": "random"},
}
# Moves of the first seat that lie behind: the beginning (with the artisans to choose from), the thick of it, the end.
MOMENTS = {"artifact": (0, 25, 60, None), "artisans": (0, 1, 14, 30, None), "artefakt": (0, 6, 17, None)}
LONG = tuple(f"{name} {'Wunderkammerdieners' * 3}"[:LONGEST] for name in PEOPLE)
LOWEST = (1366, 650)  # a small laptop with all bars of its browser
LARGEST = (2560, 1440)


def scene(game: str, seats: int, moves: int | None, people: tuple[str, ...] = PEOPLE) -> Scene:
    name = f"{game}-{seats}-{moves}-{'long' if people is LONG else 'short'}"
    return Scene(name, game, seats, HEAVIEST[game], moves, seed=3, level="careless", people=people)


ALL = [scene(game, seats, moves) for game in HEAVIEST for seats in wk.game(game).seats for moves in MOMENTS[game]]
NAMED = [scene(game, wk.game(game).seats[-1], MOMENTS[game][-2], LONG) for game in HEAVIEST]
# While the first seat of Artefakt lays its cards: none, one or two of them lie.
LAYING = [
    scene("artefakt", seats, moves)._replace(name=f"laying-{seats}-{moves - 3}", together=True)
    for seats in wk.game("artefakt").seats
    for moves in (3, 4, 5)
]
CAMP = Scene("huts-of-five", "artifact", 5, HEAVIEST["artifact"], 9, seed=8, level="careless")
FULL = [one for one in ALL if one.seats == wk.game(one.game).seats[-1]]
OVER = [one for one in FULL if one.moves is None]
DAILY = [
    scene("artifact", 5, None),
    scene("artisans", 4, 1),
    scene("artefakt", 4, 0),
]  # and the thick of it, with names


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("fit")
    stage(folder, [*ALL, *NAMED, *LAYING, CAMP])
    with served(folder, UNHURRIED) as one:
        yield one


def look(visit: Visit, tables: Server, one: Scene, lang: str, sizes: tuple[tuple[int, int], ...] = SIZES) -> str:
    person = visit(address=tables.address, lang=lang, size=SIZES[0])
    person.hold(one.name, one.game, [one.token])
    person.enter(one.name)
    if one.moves is None:
        person.page.wait_for_selector(".final")
    else:
        person.page.wait_for_selector(".p-own > *")
    return "\n".join(faults_by_size(person, sizes))


@pytest.mark.parametrize("one", daily(FULL, *DAILY), ids=lambda one: one.name)
def test_a_full_table_fits_one_screen(one: Scene, visit: Visit, tables: Server) -> None:
    lang = LANGUAGES[FULL.index(one) % len(LANGUAGES)]
    faulty = look(visit, tables, one, lang)
    assert not faulty, faulty


@pytest.mark.parametrize("one", daily(NAMED, NAMED[0]), ids=lambda one: one.name)
def test_the_longest_names_fit(one: Scene, visit: Visit, tables: Server) -> None:
    faulty = look(visit, tables, one, "de")
    assert not faulty, faulty


LAYERS = [(one, lang) for one in LAYING for lang in LANGUAGES]


@pytest.mark.parametrize(
    ("one", "lang"),
    daily_pairs(LAYERS, (LAYING[-1], "de"), (LAYING[-1], "fr"), (LAYING[-3], "en")),
    ids=[f"{one.name}-{lang}" for one, lang in LAYERS],
)
def test_whoever_lays_cards_can_read_for_whom(one: Scene, lang: str, visit: Visit, tables: Server) -> None:
    """Names of figures, cards, holes and a hand share one row; nothing lies over words."""
    faulty = look(visit, tables, one, lang, (*SIZES, LOWEST, DESK, LARGEST))
    assert not faulty, faulty


def test_huts_of_five_lie_beside_what_can_be_done(visit: Visit, tables: Server) -> None:
    faulty = look(visit, tables, CAMP, "de", (*SIZES, DESK))
    assert not faulty, faulty


# How far the labels at sites are from the line around the board, which ends 5 px within its edge.
LABELS = """() => {
  const board = document.querySelector(".p-board .board").getBoundingClientRect();
  return [...document.querySelectorAll(".reach > span")].map(one => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return Math.min(top - board.top, board.bottom - bottom, left - board.left, board.right - right) - 5;
  });
}"""


@pytest.mark.parametrize("lang", daily(LANGUAGES, "de"))
def test_labels_at_sites_leave_the_line_around_the_board_alone(lang: str, visit: Visit, tables: Server) -> None:
    one = scene("artefakt", 4, 6)  # which way to go
    person = visit(address=tables.address, lang=lang, size=SIZES[0])
    person.hold(one.name, one.game, [one.token])
    person.enter(one.name)
    expect(person.page.locator(".reach > span")).to_have_count(2)
    for width, height in (*SIZES, LOWEST, DESK, LARGEST):
        person.page.set_viewport_size({"width": width, "height": height})
        person.page.evaluate(STILL)
        assert min(person.page.evaluate(LABELS)) >= 4, (width, height)
        assert person.page.evaluate(COVERED, FLOATS) == [], (width, height)


RAILS = [(game, lang) for game in HEAVIEST for lang in LANGUAGES]


class Breakable:
    """The line of a visitor to the server, which can be cut for good."""

    def __init__(self, person: Visitor) -> None:
        self.broken = False
        self.lines: list[WebSocketRoute] = []
        person.context.route_web_socket(re.compile("/live$"), self.open)

    def open(self, line: WebSocketRoute) -> None:
        if self.broken:
            line.close(code=4000)
        else:
            line.connect_to_server()
            self.lines.append(line)

    def cut(self) -> None:
        self.broken = True
        self.lines[-1].close(code=4000)


@pytest.mark.parametrize(("game", "lang"), daily_pairs(RAILS, ("artisans", "fr"), ("artefakt", "de")))
def test_names_and_what_is_said_of_them_are_whole(game: str, lang: str, visit: Visit, tables: Server) -> None:
    """With the longest words: while I am asked, by the clock; when the line is lost; when I have left."""
    levels = ["grandmaster", "amateur", "expert", "novice"][: wk.game(game).seats[-1] - 1]
    made = make(tables.address, game, [None, *levels], pace=600)
    person = visit(address=tables.address, lang=lang, size=SIZES[0])
    line = Breakable(person)
    person.hold(made["table"], game, [sit(tables.address, made["table"], made["invitations"][0], "Wanda")])
    person.enter(made["table"])
    wait_for_turn(person)
    assert rail_faults(person) == []
    person.page.click("[data-act=leave]")
    person.page.click("[data-act=leave-now]")
    person.page.wait_for_selector(".mine .tag.away")
    assert rail_faults(person) == []
    person.page.click("[data-act=back]")
    wait_for_turn(person)
    line.cut()
    person.page.wait_for_selector(".mine .tag.away")
    assert rail_faults(person) == []
    person.forgive_lost_connections()


def enriched(message: str | bytes) -> str:
    """The same table of Artisans when I have made much, and a rival among bots holds the token."""
    told = json.loads(message)
    if told["is"] == "table" and (view := told["view"]):
        made = list(view["artworks"])[:6]
        view |= {"holder": 1, "scores": [62, 59, 56, 41]}
        view["players"][0] |= {"artworks": made, "artisan": "collector"}
        for seat in told["seats"][1:]:
            seat |= {"kind": "bot", "level": "grandmaster"}
    return json.dumps(told)


@pytest.mark.parametrize("lang", daily(LANGUAGES, "fr"))
def test_who_has_made_much_still_sees_their_hand(lang: str, visit: Visit, tables: Server) -> None:
    one = scene("artisans", 4, 14)
    person = visit(address=tables.address, lang=lang, size=SIZES[0])

    def listen(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        server.on_message(lambda message: route.send(enriched(message)))

    person.page.route_web_socket(re.compile("/live$"), listen)
    person.hold(one.name, one.game, [one.token])
    person.enter(one.name)
    expect(person.page.locator(".made .own")).to_have_count(6)
    assert faults_by_size(person) == []


def test_who_has_left_and_has_chosen_keeps_their_name(visit: Visit, tables: Server) -> None:
    """A bot has chosen in secret for them, and others still think."""
    one = scene("artefakt", 4, 0)
    person = visit(address=tables.address, lang="de", size=SIZES[0])

    def left(message: str | bytes) -> str:
        told = json.loads(message)
        if told["is"] == "table":
            told["seats"][0]["away"] = True
            told["view"] |= {"question": {"ask": "assign"}, "starter": 0}
            told |= {"asked": [1], "legal": []}
        return json.dumps(told)

    def listen(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        server.on_message(lambda message: route.send(left(message)))

    person.page.route_web_socket(re.compile("/live$"), listen)
    person.hold(one.name, one.game, [one.token])
    person.enter(one.name)
    person.page.wait_for_selector(".mine .tag.away")
    assert rail_faults(person) == []


def rail_faults(person: Visitor) -> list[str]:
    found = [fault for fault in faults_by_size(person) if "Wanda" in fault or "tag" in fault or " > " in fault]
    return [fault for fault in found if "px:" not in fault]


@pytest.mark.soak
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("one", [*ALL, *NAMED], ids=lambda one: one.name)
def test_every_table_fits_one_screen_in_every_language(one: Scene, lang: str, visit: Visit, tables: Server) -> None:
    faulty = look(visit, tables, one, lang)
    assert not faulty, faulty


@pytest.mark.soak
@pytest.mark.parametrize(("game", "lang"), RAILS)
def test_no_words_are_cut_all_game_long(game: str, lang: str, visit: Visit) -> None:
    """Whatever is asked, and however far the answer has come: labels on the board, choices, notices."""
    person = visit(lang=lang, size=SIZES[0])
    seat_at(person, game, COMPANY[game], options=HEAVIEST[game])

    def look_and_click(person: Visitor, rng: Random) -> None:
        assert person.page.evaluate(CUT) == []
        click_what_glows(person, rng)

    play_out(person, look_and_click, Random(7))


WALKS = [(one, lang) for one in FULL if one.moves for lang in LANGUAGES]
USUAL = [(f"{game}-{wk.game(game).seats[-1]}-{MOMENTS[game][-2]}-short", "de") for game in HEAVIEST]


@pytest.mark.parametrize(
    ("one", "lang"),
    daily_pairs(WALKS, *(walk for walk in WALKS if (walk[0].name, walk[1]) in USUAL)),
    ids=[f"{one.name}-{lang}" for one, lang in WALKS],
)
def test_no_words_are_cut_on_a_phone(one: Scene, lang: str, visit: Visit, tables: Server) -> None:
    person = visit(address=tables.address, lang=lang, size=PHONE)
    page = person.page
    person.hold(one.name, one.game, [one.token])
    person.enter(one.name)
    for width in (320, 390):
        page.set_viewport_size({"width": width, "height": PHONE[1]})
        for tab in ("board", "own", "others", "log"):
            page.click(f"[data-tab={tab}]")
            page.evaluate(STILL)
            assert page.evaluate(CUT) == [], (width, tab)


@pytest.mark.parametrize("one", daily(NAMED, NAMED[0]), ids=lambda one: one.game)
def test_a_low_window_needs_no_scrolling(one: Scene, visit: Visit, tables: Server) -> None:
    person = visit(address=tables.address, lang="fr", size=LOWEST)
    person.hold(one.name, one.game, [one.token])
    person.enter(one.name)
    assert [fault for fault in faults(person) if " > " in fault] == []


@pytest.mark.parametrize("one", daily(OVER, OVER[1]), ids=lambda one: one.game)
def test_a_replay_shows_board_and_mat_without_scrolling(one: Scene, visit: Visit, tables: Server) -> None:
    person = visit(address=tables.address, lang="de", size=SIZES[0])
    person.page.goto(f"/#/replay/{one.name}/60")
    person.page.wait_for_selector(".p-own > *")
    assert [fault for fault in faults(person) if ".side" not in fault and " > " in fault] == []
