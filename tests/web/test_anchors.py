"""Whatever a lesson or a hint points at can be found on the boards: `data-at` names it, on a laptop and on a phone."""

from collections.abc import Iterable, Iterator
from itertools import cycle, islice, product
from typing import Any

import pytest
from seldom import daily_pairs
from server.serving import UNHURRIED, Server, served

from .browsing import PHONE, Visitor
from .conftest import Visit
from .staging import Scene, stage

SIZES = {"laptop": (1280, 720), "phone": PHONE}
View = dict[str, Any]


def by_name(*scenes: tuple[Scene, str]) -> dict[str, tuple[Scene, str]]:
    return {scene.name: (scene, words) for scene, words in scenes}


FRAME = "board player first golden hint"  # the words of all games
# A table, and the words of its game that are seen there.
SCENES = by_name(
    (
        Scene("artifact-acting", "artifact", 3, moves=30, practice=True),
        "site chip card huts deck track price museum tile income base year market sell mat marker hand money joker",
    ),
    (Scene("artifact-showing", "artifact", 3, moves=20, practice=True), "sites shown golden tracks"),
    (Scene("artisans-choosing", "artisans", 3, moves=0, practice=True), "artisans artisan hand card"),
    (
        Scene("artisans-trading", "artisans", 3, moves=10, practice=True),
        "market place token row artwork preview round hand workshop level artisan points deck",
    ),
    (
        Scene("artefakt-settling", "artefakt", 3, moves=9, practice=True),
        "circle site middle steps figure figures travel card collection disc fragment directive first",
    ),
    (Scene("artefakt-travelling", "artefakt", 3, moves=7, practice=True), "journeys"),
)
# What can be seen of them: on a phone the tabs are opened one after the other.
SEEN = """() => [...document.querySelectorAll("[data-at]")]
  .filter(one => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
  .filter(one => { const box = one.getBoundingClientRect(); return box.width > 0 && box.height > 0; })
  .map(one => one.dataset.at)"""


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("anchors")
    stage(folder, [scene for scene, _ in SCENES.values()])
    with served(folder, UNHURRIED) as one:
        yield one


@pytest.mark.parametrize(
    ("name", "size"), daily_pairs(product(SCENES, SIZES), *islice(zip(SCENES, cycle(SIZES), strict=False), 0, None, 2))
)
def test_everything_has_its_anchor(name: str, size: str, visit: Visit, tables: Server) -> None:
    scene, there = SCENES[name]
    person = visit(address=tables.address, size=SIZES[size])
    person.hold(scene.name, scene.game, [scene.token])
    person.enter(scene.name)
    person.page.wait_for_selector("[data-at=board]")
    seen = anchors(person)
    words = {anchor.split()[0] for anchor in seen}
    known = [FRAME, *(words for other, words in SCENES.values() if other.game == scene.game)]
    assert {*there.split(), "board", "player", "first", "hint"} <= words <= set(" ".join(known).split())
    view = person.told["view"]
    missing = {*NAMED[scene.game](view, view["players"][0]), *(f"player {seat}" for seat in (1, 2, 3))} - seen
    assert not missing


def anchors(person: Visitor) -> set[str]:
    found = set(person.page.evaluate(SEEN))
    for tab in person.page.query_selector_all("[data-tab]"):
        tab.click()
        found |= set(person.page.evaluate(SEEN))
    return found


def in_artifact(view: View, me: View) -> Iterable[str]:
    for site in view["sites"]:
        if site["used"]:
            yield from (f"{word} {site['site']}" for word in ("site", "deck", "huts", "track", "price"))
            yield from (f"card {card}" for card in site["face_up"])
    yield from (f"{word} {marker}" for word in ("track", "price") for marker in ("museum", "ship"))
    yield from (f"card {card}" for card in view["market"])
    yield from (f"tile {tile}" for tile in [*view["tiles"], *me["tiles"]])
    yield from (f"hand {card}" for card in me["hand"])
    yield from (f"marker {marker}" for marker, count in me["markers"].items() if count)
    yield from (f"shown {card}" for card in view["shown"])


def in_artisans(view: View, me: View) -> Iterable[str]:
    yield from (f"place {place}" for place in range(1, 6))
    yield from (f"artwork {artwork}" for artwork in [*view["row"], me["reserved"]] if artwork)
    yield from (f"card {material}" for material in me["hand"])
    if view["stage"] == "choosing":
        yield "artisan collector"
    else:
        yield from (f"level {material} {level}" for material in me["workshop"] for level in range(1, 5))


def in_artefakt(view: View, me: View) -> Iterable[str]:
    for site in view["sites"]:
        yield from (f"{word} {site['site']}" for word in ("site", "directive"))
        if any(site["fragments"].values()):
            yield f"fragment {site['site']}"
    yield from (f"figure {figure}" for figure in me["figures"])
    yield from (f"disc {colour}" for colour in me["fragments"])
    yield from (f"card {card}" for card in range(1, 5))


NAMED = {"artifact": in_artifact, "artisans": in_artisans, "artefakt": in_artefakt}
