"""Everything on the boards answers: a click says why not, and the mouse, a finger or `?` learns what a thing is."""

import json
import re
from collections.abc import Iterator
from itertools import product

import pytest
from playwright.sync_api import Page, expect
from seldom import daily, daily_pairs
from server.serving import UNHURRIED, Server, served

from wunderkammer.texts.terms import meanings, terms

from .browsing import EXPANSIONS, PHONE, Visitor
from .conftest import Visit
from .playing import wait_for_turn
from .staging import Scene, stage

LAPTOP = (1280, 720)
SIZES = {"laptop": LAPTOP, "phone": PHONE}
# Between them they have every term of their game on the table.
SCENES = {
    "acting": Scene("acting", "artifact", 3, EXPANSIONS["artifact"], moves=35, seed=2, level="careless"),
    "alone": Scene("alone", "artifact", 3, EXPANSIONS["artifact"], moves=6, seed=6, level="careless"),
    "showing": Scene("showing", "artifact", 3, moves=20),
    "trading": Scene("trading", "artisans", 4, moves=6, seed=2, level="careless"),
    "developing": Scene("developing", "artisans", 4, moves=7, seed=2, level="careless"),
    "choosing": Scene("choosing", "artisans", 3, moves=0),
    "travelling": Scene("travelling", "artefakt", 3, {"advanced": True}, moves=7),
    "settling": Scene("settling", "artefakt", 3, {"advanced": True}, moves=9, seed=4, level="careless"),
    "robbing": Scene("robbing", "artefakt", 3, {"advanced": True}, moves=29, seed=2, level="careless"),
    "opening": Scene("opening", "artefakt", 3, {"advanced": True}, moves=10, level="careless"),
}
DAILY = (("settling", "phone"),)
# Click one after the other on the pieces and spaces that can be seen and do nothing; those that stay silent, and how
# many there were. Of those that look alike and would answer alike one is enough, unless every single one is wanted.
# A button that is disabled would swallow the click.
CLICKED = """async every => {
  const does = "[data-target], [data-picked], [aria-pressed=true], [aria-expanded], [data-act], .btn, a, input, select";
  const drawn = () => new Promise(requestAnimationFrame);
  const kinds = new Set();
  const silent = [];
  for (const one of document.querySelectorAll(".p-board *, .p-own *, .p-others *")) {
    if (!one.matches("[data-piece], [data-place], [data-at], [data-term], [data-why], svg.i, td, li")) continue;
    if (one.matches(".who, .sites, .unseen *")) continue;
    if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    one.scrollIntoView({ block: "nearest", inline: "nearest" });
    const box = one.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const hit = box.width && box.height ? document.elementFromPoint(x, y) : null;
    if (!hit || !(one.contains(hit) || hit.contains(one)) || hit.closest(does)) continue;
    const { term } = hit.closest("[data-term]")?.dataset ?? {};
    const { why = "" } = hit.closest("[data-why]")?.dataset ?? {};
    const { piece = "", place = "", at = "" } = one.dataset;
    const named = [piece, place, at, why].map(name => every ? name : name.split(" ")[0]);
    const kind = [...named, one.tagName, one.classList[0] ?? "", term].join();
    if (kinds.has(kind)) continue;
    kinds.add(kind);
    await drawn(); // what scrolling tells
    await drawn();
    const click = { bubbles: true, cancelable: true, clientX: x, clientY: y, detail: 1 };
    if (!hit.closest(":disabled")) hit.dispatchEvent(new MouseEvent("click", click));
    let answer = "";
    for (let frame = 0; frame < 300 && !answer; frame += 1) {
      await drawn();
      answer = document.querySelector(".why")?.textContent.trim() ?? "";
    }
    if (answer.length < 10) silent.push(`${one.outerHTML.slice(0, 200)} says "${answer}"`);
    dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
    await drawn();
  }
  return [kinds.size, silent];
}"""
IN_FRONT = """one => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""
STILL = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
# Drawings that nothing explains; those of buttons have their words beside them.
UNEXPLAINED = """() => [...document.querySelectorAll(".p-board svg.i, .p-own svg.i, .p-others svg.i")]
  .filter(one => one.checkVisibility() && !one.closest("[data-term], .btn, .way"))
  .map(one => one.parentElement.outerHTML.slice(0, 160))"""
TERMS = "() => [...document.querySelectorAll('.table [data-term]')].map(one => one.dataset.term)"
# Words that no single thing on a board stands for; all of them are in the glossary of the rulebook.
GENERAL = {
    "artifact": {"site", "type", "marker", "special"},
    "artisans": {"craft", "take", "swap", "develop", "material"},
    "artefakt": {"site", "artifact", "rob", "blind", "last-round", "aside", "timetable"},
}
REST = 400  # ms
# The first word that is underlined, and where it stands.
WORD = """() => {
  const [word] = CSS.highlights.get("term") ?? [];
  if (!word) return null;
  word.startContainer.parentElement.scrollIntoView({ block: "center" });
  const { x, y, width, height } = word.getClientRects()[0];
  return { said: word.toString(), x: x + width / 2, y: y + height / 2 };
}"""


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("asking")
    stage(folder, list(SCENES.values()))
    with served(folder, UNHURRIED) as one:
        yield one


def look(visit: Visit, tables: Server, scene: Scene, size: tuple[int, int], **how: object) -> Visitor:
    person = visit(address=tables.address, size=size, **how)
    person.hold(scene.name, scene.game, [scene.token])
    person.enter(scene.name)
    person.page.wait_for_selector("[data-at=board]")
    return person


def tabs(page: Page) -> Iterator[str]:
    """All parts of a table, one after the other where there is room for one."""
    yield "board"
    for tab in ("own", "others"):
        if page.locator(f"[data-tab={tab}]").count():
            page.click(f"[data-tab={tab}]")
            yield tab


@pytest.mark.parametrize(("name", "size"), daily_pairs(product(SCENES, SIZES), *DAILY))
def test_no_piece_is_silent(name: str, size: str, visit: Visit, tables: Server) -> None:
    person = look(visit, tables, SCENES[name], SIZES[size])
    page = person.page
    ply = person.told["ply"]
    asked = 0
    for _ in tabs(page):
        number, silent = page.evaluate(CLICKED, False)
        assert silent == []
        asked += number
    assert asked > 10
    assert person.told["ply"] == ply
    assert not [frame for frame in person.frames if json.loads(frame)["is"] == "refused"]  # each asked for a real move


@pytest.mark.soak
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", SCENES)
def test_no_single_piece_is_silent(name: str, size: str, visit: Visit, tables: Server) -> None:
    person = look(visit, tables, SCENES[name], SIZES[size])
    for _ in tabs(person.page):
        _, silent = person.page.evaluate(CLICKED, True)
        assert silent == []


@pytest.mark.parametrize("game", daily(GENERAL, "artisans"))
def test_every_drawing_has_a_term_and_every_term_a_place(game: str, visit: Visit, tables: Server) -> None:
    used: set[str] = set()
    for scene in SCENES.values():
        if scene.game != game:
            continue
        page = look(visit, tables, scene, LAPTOP).page
        for width, height in (LAPTOP, PHONE):
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(STILL)
            for _ in tabs(page):
                assert page.evaluate(UNEXPLAINED) == []
                used |= set(page.evaluate(TERMS))
    assert used - set(terms(game)) <= set(terms(None))
    assert set(terms(game)) - used == GENERAL[game]


def test_the_mouse_learns_what_a_thing_is(visit: Visit, tables: Server) -> None:
    page = look(visit, tables, SCENES["acting"], LAPTOP).page
    label = page.locator(".explain")
    board = page.locator("[data-at=board]").bounding_box()
    page.hover("[data-at=money]")
    expect(label).to_contain_text("coins")
    expect(label).to_contain_text("They pay for actions.")
    money = page.locator("[data-at=money] b").inner_text()
    assert label.locator(".called b").inner_text() == money
    assert page.locator("[data-at=board]").bounding_box() == board
    page.hover("[data-at='deck africa']")
    expect(label).to_contain_text("The cards still buried at a site.")
    assert page.locator("[data-at='deck africa']").get_attribute("title") is None  # one label is enough
    page.mouse.move(640, 4)
    expect(label).to_have_count(0)
    assert page.locator("[data-at='deck africa']").get_attribute("title")
    page.hover("[data-at=base]")
    page.click(".explain .more")
    page.wait_for_selector(".drawer [data-clause]")
    expect(label).to_have_count(0)


def test_a_key_explains_what_has_the_focus(visit: Visit, tables: Server) -> None:
    person = look(visit, tables, SCENES["trading"], LAPTOP)
    page = person.page
    wait_for_turn(person)
    label = page.locator(".explain")
    sheet = page.locator("[popover]:popover-open")
    page.keyboard.press("?")
    expect(sheet).to_be_visible()
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    place = page.locator("[data-target^='place']").first
    place.focus()
    page.evaluate(STILL)  # the focus may scroll, and that ends an explanation
    page.keyboard.press("?")
    expect(label).to_contain_text("A material")
    expect(sheet).to_have_count(0)
    expect(place).to_have_attribute("aria-describedby", re.compile("term-"))
    described = page.locator(f"#{place.get_attribute('aria-describedby')}")
    assert (described.text_content() or "") in label.inner_text()
    page.keyboard.press("?")
    page.wait_for_selector(".drawer [data-clause]")


def test_a_long_press_explains_and_does_nothing_else(visit: Visit, tables: Server) -> None:
    person = look(visit, tables, SCENES["trading"], PHONE)
    page = person.page
    wait_for_turn(person)
    ply = person.told["ply"]
    label = page.locator(".explain")
    for piece in ("[data-target^='place']", "[data-at=round]"):  # one that can be clicked, one that only answers
        press_long(person, piece)
        expect(label).to_be_visible()
        thumb, sheet = page.locator("footer.thumb").bounding_box(), label.bounding_box()
        assert thumb
        assert sheet
        assert sheet["y"] + sheet["height"] <= thumb["y"]
        assert page.locator("[data-picked], .why").count() == 0
        page.touchscreen.tap(195, 20)
        expect(label).to_have_count(0)
    assert person.told["ply"] == ply


def press_long(person: Visitor, piece: str) -> None:
    """A finger that lies on a piece until something is said, and goes."""
    page = person.page
    page.locator(piece).first.scroll_into_view_if_needed()
    box = page.locator(piece).first.bounding_box()
    assert box
    press_long_at(person, box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def press_long_at(person: Visitor, x: float, y: float) -> None:
    page, spot = person.page, {"x": x, "y": y}
    touch = person.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
    page.wait_for_selector(".explain")
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.evaluate(STILL)


def test_a_word_in_a_text_explains_itself(visit: Visit, tables: Server) -> None:
    """To the mouse, to the keyboard where the focus is, and to a finger: the same line of the glossary."""
    person = visit(address=tables.address, size=PHONE)
    page, label = person.page, person.page.locator(".explain")
    page.goto("/#/learn/artisans")
    page.wait_for_load_state("networkidle")  # words that come later may be explained before this one
    page.wait_for_function(WORD)
    word = page.evaluate(WORD)
    page.evaluate(STILL)
    page.mouse.move(word["x"], word["y"])
    expect(label).to_be_visible()
    told = label.inner_text()
    assert word["said"].lower()[:4] in told.lower()
    assert any(meaning.means in told for meaning in meanings("en", "artisans").values())
    page.keyboard.press("Escape")
    expect(label).to_have_count(0)
    page.locator("#main").focus()
    page.evaluate(STILL)  # the focus scrolls, and that ends an explanation
    page.keyboard.press("?")
    expect(label).to_have_text(told, use_inner_text=True)
    page.keyboard.press("Escape")
    expect(label).to_have_count(0)
    word = page.evaluate(WORD)
    page.evaluate(STILL)
    press_long_at(person, word["x"], word["y"])
    expect(label).to_have_text(told, use_inner_text=True)


def test_whoever_watches_learns_what_things_are(visit: Visit, tables: Server) -> None:
    person = visit(address=tables.address, size=LAPTOP)
    page = person.page
    page.goto("/#/table/acting")
    page.click("[data-at=base]")
    expect(page.locator(".why")).to_contain_text("The coins everybody receives each year")
    page.goto("/#/replay/acting")
    page.hover("[data-at=base]")
    expect(page.locator(".explain")).to_contain_text("The coins everybody receives each year")
    page.click(".explain .more")
    page.wait_for_selector("h1:not(.unseen), .rules")
    assert "#/rules/artifact/" in page.url
    person.problems.clear()  # that a game under way is not shown with open cards, of which the browser complains


def test_nothing_is_explained_where_a_move_goes_on(visit: Visit, tables: Server) -> None:
    """With a card in hand, the places it can go to glow, and no label lies over them."""
    page = look(visit, tables, SCENES["trading"], LAPTOP).page
    card = page.locator("[data-target^='material']").first
    card.hover()
    expect(page.locator(".explain")).to_be_visible()
    card.click()
    page.wait_for_selector("[data-picked]")
    page.locator("[data-target^='place']").first.hover()
    page.wait_for_timeout(2 * REST)
    assert page.locator(".explain").count() == 0
    page.hover("[data-at=points]")  # what does not glow still is
    expect(page.locator(".explain")).to_be_visible()


# Where the label would lie that explains a thing, something that can be clicked glows now; and what a click there hits.
UNDER = """label => {
  const over = label.getBoundingClientRect();
  return [...document.querySelectorAll("[data-target]")].filter(one => {
    const box = one.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (x < over.x || x > over.right || y < over.y || y > over.bottom) return false;
    return label.contains(document.elementFromPoint(x, y));
  }).map(one => one.outerHTML.slice(0, 90));
}"""
HOVERED = "[data-term]:not([data-clause])"


@pytest.mark.soak
@pytest.mark.parametrize("name", SCENES)
def test_no_explanation_takes_a_click_from_what_glows(name: str, visit: Visit, tables: Server) -> None:
    """Whatever the mouse rests on, the label leaves it free, and what glows under the label can still be clicked."""
    page = look(visit, tables, SCENES[name], LAPTOP).page
    label = page.locator(".explain")
    seen = 0
    for thing in page.locator(f".p-board {HOVERED}, .p-own {HOVERED}").all()[::5]:
        box = thing.bounding_box()
        if not box or not thing.evaluate(IN_FRONT):
            continue
        page.mouse.move(0, 0)
        expect(label).to_have_count(0)
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        expect(label).to_be_visible()
        page.evaluate(STILL)
        assert label.evaluate(UNDER) == []
        assert thing.evaluate(IN_FRONT), "the label lies over what it is about"
        seen += 1
    assert seen > 3


@pytest.mark.parametrize("size", daily(SIZES, "laptop"))
def test_a_closed_site_tells_its_directive(size: str, visit: Visit, tables: Server) -> None:
    page = look(visit, tables, SCENES["settling"], SIZES[size]).page
    shut = page.locator(".place.shut .face").first
    name = (shut.get_attribute("data-own") or "").split(" – ")[1]
    shut.click()
    expect(page.locator(".why")).to_contain_text(name)
