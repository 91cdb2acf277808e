"""Phones and tablets: nothing is wider than the screen, and what is asked is in sight."""

import json
from collections.abc import Iterator
from random import Random
from threading import Thread

import pytest
from playwright.sync_api import Browser, expect
from seldom import daily, daily_pairs
from server.serving import UNHURRIED, Server, served

from .browsing import COMPANY, EXPANSIONS, PHONE, Visitor, make, seat_at, sit
from .conftest import Visit
from .playing import GLOWS, PLY, SETTLED, SITUATION, play_out, wait_for_turn
from .staging import Scene, stage

LONG = tuple(
    f"{one} von und zu Wunderkammerburgenhausen-Ost"[:40] for one in ("Wanda", "Yusuf", "Zoe", "Ximena", "Viktor")
)
SCENES = [
    Scene("artifact-mid", "artifact", 5, EXPANSIONS["artifact"], moves=40, level="careless", people=LONG),
    Scene("artisans-mid", "artisans", 4, moves=22, level="careless", people=LONG),
    Scene("artefakt-mid", "artefakt", 4, {"advanced": True}, moves=17, level="careless", people=LONG),
    Scene("artifact-over", "artifact", 5, EXPANSIONS["artifact"], level="careless", people=LONG),
    Scene("artisans-over", "artisans", 4, level="careless", people=LONG),
    Scene("artefakt-over", "artefakt", 4, {"advanced": True}, level="careless", people=LONG),
]
WIDTHS = [320, 360, 390, 768]
LANGUAGES = ["en", "fr", "de"]
READ = [(LANGUAGES[at % 3], scene) for at, scene in enumerate(SCENES)]
TABS = ["board", "own", "others", "log"]

# What is wider than the screen: the page itself, and who makes it so.
TOO_WIDE = """() => {
  const page = document.documentElement, wide = page.clientWidth;
  const over = [...document.querySelectorAll("#app *:not(svg, svg *)")].filter(one => {
    const box = one.getBoundingClientRect();
    return box.width && box.right > wide + 1 && one.checkVisibility({ visibilityProperty: true });
  });
  const named = over.map(one => `${one.tagName}.${one.className} ${Math.round(one.getBoundingClientRect().right)}`);
  return page.scrollWidth > wide ? [`${page.scrollWidth} > ${wide}`, ...named.slice(0, 6)] : [];
}"""


@pytest.fixture(scope="module")
def theatre(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("phone")
    staging = Thread(target=stage, args=(folder, SCENES))  # Playwright has the event loop of this one
    staging.start()
    staging.join()
    with served(folder, UNHURRIED) as one:
        yield one


def fits(person: Visitor, where: str) -> list[str]:
    wide = person.page.evaluate(TOO_WIDE)
    return [f"{where}: {' '.join(wide)}"] if wide else []


def look_everywhere(browser: Browser, theatre: Server, scene: Scene, lang: str, widths: list[int]) -> None:
    """Every tab of a table, and its replay once it is over, at these widths."""
    person = Visitor(browser, theatre.address, size=(widths[0], 800), lang=lang)
    person.hold(scene.name, scene.game, [scene.token])
    person.enter(scene.name)
    found: list[str] = []
    for tab in TABS:
        person.page.locator(f"[data-tab={tab}]").click()
        for width in widths:
            person.page.set_viewport_size({"width": width, "height": 800})
            found += fits(person, f"{scene.name} {lang} {tab} {width}")
    if person.phase == "over":
        person.page.goto(f"/#/replay/{scene.name}")
        person.page.get_by_role("slider").first.wait_for()
        for width in widths:
            person.page.set_viewport_size({"width": width, "height": 800})
            found += fits(person, f"{scene.name} {lang} replay {width}")
    person.close()
    assert not found, "\n".join(found)


@pytest.mark.parametrize(("lang", "scene"), daily_pairs(READ, READ[0], READ[2], READ[4]))
def test_nothing_is_wider_than_the_screen(lang: str, scene: Scene, browser: Browser, theatre: Server) -> None:
    look_everywhere(browser, theatre, scene, lang, [320, 768])


@pytest.mark.soak
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("scene", SCENES)
def test_nothing_is_wider_than_any_screen(lang: str, scene: Scene, browser: Browser, theatre: Server) -> None:
    look_everywhere(browser, theatre, scene, lang, [*WIDTHS, 600, 1024, 1087])


# Whether something that can be tapped is in sight. What lies under the thumb always is, and counts where it is alone;
# so is the question whether somebody means to pass.
IN_SIGHT = """() => {
  if (document.querySelector("[data-act=pass-sure]")) return true;
  const all = [...document.querySelectorAll("main [data-target]")]
    .filter(one => one.checkVisibility({ visibilityProperty: true }));
  const asked = document.querySelector("main[data-asked=true]");
  if (!all.length) return !asked || document.querySelector(".thumb [data-target]") !== null;
  const top = document.querySelector(".banner").getBoundingClientRect().bottom;
  const bottom = document.querySelector(".thumb").getBoundingClientRect().top;
  return all.some(one => {
    const box = one.getBoundingClientRect();
    const middle = (box.top + box.bottom) / 2;
    return middle > top && middle < bottom;
  });
}"""


# Somebody has looked elsewhere, and does something all the same: by a click that does not scroll.
ELSEWHERE = """choice => {
  scrollTo(0, choice % 2 ? document.body.scrollHeight : 0);
  const all = [...document.querySelectorAll("[data-target]")].filter(one => !one.disabled);
  all[choice % all.length]?.click();
}"""


def act_elsewhere(person: Visitor, rng: Random) -> None:
    """Whatever it leads to, something of it is in sight."""
    page = person.page
    before, ply = page.evaluate(SITUATION, GLOWS), page.evaluate(PLY)
    if rng.random() < 0.2:
        page.locator("[data-tab=others]").click()
    page.evaluate(ELSEWHERE, rng.randrange(1000))
    page.evaluate(SETTLED, [GLOWS, before])
    wait_for_turn(person)
    if page.evaluate(PLY) != ply:  # half a move is no new question
        page.wait_for_function(IN_SIGHT)


@pytest.mark.parametrize("game", daily(COMPANY, "artifact"))
def test_what_is_asked_is_in_sight(game: str, visit: Visit) -> None:
    person = visit(size=PHONE)
    seat_at(person, game, COMPANY[game], options=EXPANSIONS.get(game, {}))
    wait_for_turn(person)
    rng = Random(5)
    for _ in range(25):
        act_elsewhere(person, rng)


@pytest.mark.soak
@pytest.mark.parametrize("game", COMPANY)
def test_what_is_asked_is_in_sight_all_game_long(game: str, visit: Visit) -> None:
    person = visit(size=PHONE)
    seat_at(person, game, COMPANY[game], options=EXPANSIONS.get(game, {}))
    play_out(person, act_elsewhere, Random(6))


# Something comes in above, as news do, when the page has already looked whether the question is in sight.
PUSHED = """() => {
  const watch = new MutationObserver(() => {
    if (document.querySelector("main[data-asked=true]") === null) return;
    watch.disconnect();
    setTimeout(() => {
      document.documentElement.style.overflowAnchor = "none";
      document.querySelector("main").style.paddingTop = "3000px";
      window.pushed = true;
    }, 100);
  });
  watch.observe(document, { subtree: true, childList: true, attributes: true });
}"""


def test_what_is_pushed_away_is_brought_back(visit: Visit) -> None:
    person = visit(size=PHONE)
    person.page.add_init_script(f"({PUSHED})()")
    seat_at(person, "artifact", COMPANY["artifact"])
    person.page.wait_for_function("() => window.pushed")
    person.page.wait_for_function(IN_SIGHT)


def test_who_scrolls_is_left_alone(visit: Visit) -> None:
    person = visit(size=PHONE)
    seat_at(person, "artifact", COMPANY["artifact"])
    wait_for_turn(person)
    page = person.page
    page.mouse.wheel(0, 4000)
    page.wait_for_function("() => scrollY > 200")
    page.wait_for_timeout(900)
    assert page.evaluate("() => scrollY") > 200


def test_back_leads_to_the_board_and_places_are_kept(visit: Visit) -> None:
    person = visit(size=PHONE)
    page = person.page
    made = make(person.address, "artifact", [None, *COMPANY["artifact"]])
    person.hold(made["table"], "artifact", [sit(person.address, made["table"], made["invitations"][0], "Wanda")])
    page.goto("/")
    page.wait_for_selector("[data-play]")
    person.enter(made["table"])
    wait_for_turn(person)
    page.wait_for_timeout(300)
    page.evaluate("() => { dispatchEvent(new WheelEvent('wheel')); scrollTo(0, 333); }")
    page.locator("[data-tab=own]").click()
    page.locator("[data-tab=log]").click()
    page.go_back()
    page.wait_for_selector("main.tab-board")
    page.wait_for_function("() => scrollY === 333")
    assert made["table"] in page.url
    page.locator("[data-tab=own]").click()
    page.reload()
    page.wait_for_selector("main.tab-own")
    page.go_back()
    page.wait_for_selector("main.tab-board")
    page.locator("[data-tab=own]").click()
    page.locator("[data-tab=board]").click()
    page.go_back()  # from board to board would look like nothing: it leaves
    page.wait_for_selector("[data-play]")


@pytest.mark.parametrize("size", daily([(667, 375), (320, 256)], (667, 375)))
@pytest.mark.parametrize("game", daily(COMPANY, "artifact", "artisans"))
def test_a_low_screen_has_nothing_over_its_board(game: str, size: tuple[int, int], visit: Visit) -> None:
    person = visit(size=size)
    seat_at(person, game, COMPANY[game])
    over = person.page.evaluate(
        """() => [...document.querySelectorAll("#app *")]
          .filter(one => ["fixed", "sticky"].includes(getComputedStyle(one).position))
          .filter(one => one.checkVisibility({ visibilityProperty: true }))
          .map(one => one.outerHTML.slice(0, 80))"""
    )
    assert not over
    assert not fits(person, game)


@pytest.mark.parametrize("clipboard", [True, False])
def test_a_link_is_called_copied_only_when_it_is(clipboard: bool, visit: Visit) -> None:
    person = visit()
    made = make(person.address, "artisans", [None, None])
    token = sit(person.address, made["table"], made["invitations"][0], "Wanda")
    held = [{"table": made["table"], "game": "artisans", "tokens": [token], "invited": made["invitations"], "when": 0}]
    person.context.add_init_script(f"localStorage['wunderkammer.tables'] = {json.dumps(json.dumps(held))}")
    there = "{ writeText: async text => void (window.written = text) }" if clipboard else "undefined"
    person.context.add_init_script(f"Object.defineProperty(navigator, 'clipboard', {{ value: {there} }})")
    person.enter(made["table"])
    button = person.page.locator("[data-act=copy]").first
    button.click()
    expect(button).to_contain_text("Copied" if clipboard else "Selected")
    link = person.page.locator(".invite input").first.input_value()
    if clipboard:
        assert person.page.evaluate("() => window.written") == link
    else:
        assert person.page.evaluate("() => getSelection().toString()") == link
