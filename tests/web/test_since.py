"""What the others did since my turn: told by rival, numbered on the pieces, and gone with my first click."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect
from seldom import daily
from server.serving import UNHURRIED, Server, served

import wunderkammer as wk

from .browsing import PHONE, Visitor, seat_at
from .conftest import Visit
from .playing import PLY, wait_for_turn
from .seeking import moves, seek
from .staging import Scene, stage

SCENES = [
    Scene("artifact", "artifact", 4, {"research": True, "roles": True}, moves=14, seed=3),
    Scene("artisans", "artisans", 4, moves=14, seed=2),
    Scene("artefakt", "artefakt", 4, {"advanced": True}, moves=16, seed=4),
]
# Of each ring its numbers, and the piece that it lies on.
RINGS = """() => [...document.querySelectorAll(".rings [data-numbers]")].map(ring => {
  const box = ring.getBoundingClientRect();
  const under = [...document.querySelectorAll("[data-piece]")].find(piece => {
    const { x, y, width, height } = piece.getBoundingClientRect();
    return Math.abs(x - box.x) + Math.abs(y - box.y) + Math.abs(width - box.width) + Math.abs(height - box.height) < 2;
  });
  return [ring.dataset.numbers, under?.dataset.piece ?? null, under?.dataset.place ?? null];
})"""
HERE = """() => {
  const mark = document.querySelector("[data-since-here]");
  return Number(mark.nextElementSibling.dataset.line);
}"""


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("since")
    stage(folder, SCENES)
    with served(folder, UNHURRIED) as one:
        yield one


def come(visit: Visit, tables: Server, scene: Scene, **how: object) -> Visitor:
    person = visit(address=tables.address, **how)
    person.hold(scene.name, scene.game, [scene.token])
    person.enter(scene.name)
    return person


@pytest.mark.parametrize("scene", daily(SCENES, SCENES[1]), ids=lambda one: one.game)
def test_what_happened_since_my_turn_stands_on_the_pieces(scene: Scene, visit: Visit, tables: Server) -> None:
    person = come(visit, tables, scene)
    page = person.page
    lines = page.locator("[data-since]")
    expect(lines.first).to_be_visible()  # it opens by itself
    expect(page.locator(".rings [data-numbers]").first).to_be_visible()
    numbers = [int(number) for number in page.locator("[data-since] .mark").all_inner_texts()]
    assert sorted(numbers) == list(range(1, lines.count() + 1))
    assert str(len(numbers)) in page.locator("[data-act=since]").inner_text()
    rings = page.evaluate(RINGS)
    assert all(piece for _, piece, _ in rings), rings
    assert {int(number) for told, *_ in rings for number in told.split()} <= set(numbers)
    shown = rings[0][0].split()[0]  # what lies on the board is pulsed by its line
    page.locator("[data-since]").nth(numbers.index(int(shown))).hover()
    expect(page.locator(f".rings .looked[data-numbers~='{shown}']").first).to_be_visible()
    first = min(int(line.get_attribute("data-since") or 0) for line in lines.all())
    assert page.evaluate(HERE) == first  # the log has a mark where my turn ended


def test_my_first_click_closes_it_and_coming_back_shows_it_again(visit: Visit, tables: Server) -> None:
    person = come(visit, tables, SCENES[0])
    page = person.page
    before = page.locator("[data-since]").all_inner_texts()
    expect(page.locator(".rings [data-numbers]").first).to_be_visible()
    page.locator(".p-own [data-target]").first.click()  # a marker: the move is only half made
    expect(page.locator("[data-since]")).to_have_count(0)
    expect(page.locator(".rings [data-numbers]")).to_have_count(0)
    page.reload()  # nothing of it is stored: it comes from the story
    person.enter(SCENES[0].name)
    expect(page.locator("[data-since]").first).to_be_visible()
    assert page.locator("[data-since]").all_inner_texts() == before
    page.locator("[data-since]").first.click()
    expect(page.locator("[data-act=now]")).to_be_visible()  # the table as it was then
    expect(page.locator(".rings [data-numbers]")).to_have_count(0)


@pytest.mark.parametrize("scene", daily(SCENES, SCENES[0]), ids=lambda one: one.game)
def test_it_is_told_in_drawings_and_spoken_in_words(scene: Scene, visit: Visit, tables: Server) -> None:
    person = come(visit, tables, scene)
    page = person.page
    lines = page.locator("[data-since]")
    expect(lines.first.locator("svg.i").first).to_be_visible()
    spoken = [(line.get_attribute("title"), line.text_content() or "") for line in lines.all()]
    assert all(title and title in text for title, text in spoken)
    page.locator("[data-act=since-words]").click()
    expect(lines.locator("svg.i:not(.price svg)")).to_have_count(0)
    for (title, _), line in zip(spoken, lines.all(), strict=True):
        assert title == " ".join((line.locator("> span").text_content() or "").split()) or "(" in str(title)
    page.locator("[data-act=since-words]").click()
    expect(lines.first.locator("svg.i").first).to_be_visible()


def test_who_hides_it_is_not_shown_it_again(visit: Visit, tables: Server) -> None:
    person = come(visit, tables, SCENES[0])
    page = person.page
    page.locator("[data-act=since][aria-expanded=true]").click()
    page.reload()
    person.enter(SCENES[0].name)
    expect(page.locator("[data-act=since][aria-expanded=false]")).to_be_visible()
    expect(page.locator("[data-since]")).to_have_count(0)


def test_on_a_phone_it_opens_above_the_thumb(visit: Visit, tables: Server) -> None:
    person = come(visit, tables, SCENES[2], size=PHONE)
    page = person.page
    expect(page.locator("[data-since]")).to_have_count(0)
    page.locator(".thumb [data-act=since]").click()
    expect(page.locator(".thumb [data-since]").first).to_be_visible()
    expect(page.locator(".rings [data-numbers]").first).to_be_visible()
    assert all(piece for _, piece, _ in page.evaluate(RINGS))
    page.locator(".p-board [data-target]").first.click()
    expect(page.locator("[data-since]")).to_have_count(0)


def begins_a_turn(state: wk.State) -> bool:
    question = state.view(0)["question"]
    return question == {"ask": "act", "left": 2} and any(move.startswith("hire ") for move in moves(state))


def test_the_strip_is_gone_with_my_first_move(visit: Visit) -> None:
    """Though the turn goes on: what happened before it has been seen."""
    person = visit()
    page = person.page
    seat_at(person, "artifact", ["novice", "novice"], **seek("artifact", 3, begins_a_turn, least=60))
    wait_for_turn(person)
    expect(page.locator("[data-since]").first).to_be_visible()
    ply = page.evaluate(PLY)
    page.keyboard.press("/")
    page.keyboard.type(next(move for move in person.told["legal"] if move.startswith("hire ")))
    page.keyboard.press("Enter")
    page.wait_for_function(f"before => ({PLY})() !== before", arg=ply)
    expect(page.locator("[data-act=since], [data-since]")).to_have_count(0)
    assert person.told["asked"] == [0]
