"""A finished game, weighed, in the browser."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect
from seldom import daily
from server.serving import UNHURRIED, Server, served

from .browsing import PATIENCE, make
from .conftest import Visit
from .staging import Scene, stage

SCENE = Scene("weighed", "artisans", 2)
WEIGHED = 6 * PATIENCE  # it is weighed in the background, when nobody needs the machine more


@pytest.fixture(scope="module")
def staged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("weighed")
    stage(folder, [SCENE])
    with served(folder, UNHURRIED) as one:
        yield one


@pytest.mark.parametrize("size", daily([(1280, 720), (390, 844)], (390, 844)), ids=["laptop", "phone"])
def test_chances_table_and_turning_points(visit: Visit, staged: Server, size: tuple[int, int]) -> None:
    visitor = visit(address=staged.address, size=size)
    visitor.page.goto(f"/#/analysis/{SCENE.name}")
    expect(visitor.page.locator("figure .line")).to_have_count(2, timeout=WEIGHED)
    expect(visitor.page.locator("tbody tr")).to_have_count(2)
    for button in visitor.page.locator(".whose button").all():
        button.click()
        shown = visitor.page.locator(".turnings article, .turnings > .when")
        expect(shown.first).to_be_visible()
    wide = visitor.page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0


def test_the_final_scores_lead_there_and_a_turning_point_to_its_position(visit: Visit, staged: Server) -> None:
    visitor = visit(address=staged.address)
    visitor.enter(SCENE.name)
    visitor.page.locator(".final [data-act=analysis]").click()
    expect(visitor.page.locator("figure .line")).to_have_count(2, timeout=WEIGHED)
    for button in visitor.page.locator(".whose button").all():
        button.click()
        if visitor.page.locator(".turnings article").count():
            break
    link = visitor.page.locator(".turnings article a").first
    goal = (link.get_attribute("href") or "").rpartition("/")[2]
    link.click()
    visitor.page.wait_for_selector(f"main[data-step='{goal}']")


def test_a_game_that_goes_on_is_not_weighed(visit: Visit, server: Server) -> None:
    table = make(server.address, "artisans", [None, "novice"])["table"]
    visitor = visit()
    visitor.page.goto(f"/#/analysis/{table}")
    expect(visitor.page.get_by_role("alert")).to_contain_text("not over yet")
    visitor.problems = [text for text in visitor.problems if "409" not in text]  # the browser's own words
