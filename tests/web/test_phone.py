"""Phones and tablets: nothing is wider than the screen, and what is asked is in sight."""

import re
from collections.abc import Iterator
from random import Random
from threading import Thread

import pytest
from playwright.sync_api import Browser
from server.serving import UNHURRIED, Server, served

from .browsing import COMPANY, EXPANSIONS, PHONE, Visitor, seat_at
from .conftest import Visit
from .playing import click_what_glows, wait_for_turn
from .staging import Scene, stage

LONG = tuple(
    f"{one} von und zu Wunderkammerburgenhausen-Ost"[:40] for one in ("Wanda", "Yusuf", "Zoe", "Ximena", "Viktor")
)
SCENES = [
    Scene("artifact-mid", "artifact", 5, EXPANSIONS["artifact"], moves=40, level="novice", people=LONG),
    Scene("artisans-mid", "artisans", 4, moves=22, level="novice", people=LONG),
    Scene("artefakt-mid", "artefakt", 4, {"advanced": True}, moves=17, level="novice", people=LONG),
    Scene("artifact-over", "artifact", 5, EXPANSIONS["artifact"], level="novice", people=LONG),
    Scene("artisans-over", "artisans", 4, level="novice", people=LONG),
    Scene("artefakt-over", "artefakt", 4, {"advanced": True}, level="novice", people=LONG),
]
WIDTHS = [320, 360, 390, 768]
LANGUAGES = ["en", "fr", "de"]
TABS = ["board", "own", "others", "log"]

# What is wider than the screen: the page itself, and who makes it so.
TOO_WIDE = """() => {
  const page = document.documentElement, wide = page.clientWidth;
  const over = [...document.querySelectorAll("#app *:not(svg, svg *)")].filter(one => {
    const box = one.getBoundingClientRect();
    return box.width && box.right > wide + 1 && one.checkVisibility({ visibilityProperty: true });
  });
  const named = over.map(one => `${one.tagName}.${one.getAttribute("class")} ${Math.round(one.getBoundingClientRect().right)}`);
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


@pytest.mark.parametrize(("lang", "scene"), [(LANGUAGES[at % 3], scene) for at, scene in enumerate(SCENES)])
def test_nothing_is_wider_than_the_screen(lang: str, scene: Scene, browser: Browser, theatre: Server) -> None:
    look_everywhere(browser, theatre, scene, lang, [320, 768])


@pytest.mark.soak
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("scene", SCENES)
def test_nothing_is_wider_than_any_screen(lang: str, scene: Scene, browser: Browser, theatre: Server) -> None:
    look_everywhere(browser, theatre, scene, lang, [*WIDTHS, 600, 1024, 1087])
