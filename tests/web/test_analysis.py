"""A finished game, weighed, in the browser."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import expect
from seldom import daily
from server.serving import UNHURRIED, Server, served

from .browsing import Visitor, make
from .conftest import Visit
from .staging import Scene, stage

SCENE = Scene("weighed", "artisans", 2, level="careless")
WEIGHING = 300_000  # ms: it yields to everybody else on the machine


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
    expect(visitor.page.locator("figure .line")).to_have_count(2, timeout=WEIGHING)
    expect(visitor.page.locator("tbody tr")).to_have_count(2)
    for button in visitor.page.locator(".whose button").all():
        button.click()
        shown = visitor.page.locator("main li.sheet, main .none")
        expect(shown.first).to_be_visible()
    wide = visitor.page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0


def test_the_chances_are_also_shown_as_a_seat_knew_them(visit: Visit, staged: Server) -> None:
    visitor = visit(address=staged.address)
    visitor.page.goto(f"/#/analysis/{SCENE.name}")
    lines = visitor.page.locator("figure .line")
    expect(lines).to_have_count(2, timeout=WEIGHING)
    drawn = {lines.first.get_attribute("d")}
    for seat in ("0", "1"):
        visitor.page.select_option("[data-act=eyes]", seat)
        expect(visitor.page.locator("figure p")).to_contain_text(SCENE.people[int(seat)])
        drawn.add(lines.first.get_attribute("d"))
    assert len(drawn) == 3, "everybody knows something else"


def with_turnings(visitor: Visitor) -> None:
    """Look at somebody who gave something away."""
    expect(visitor.page.locator("figure .line")).to_have_count(2, timeout=WEIGHING)
    for button in visitor.page.locator(".whose button").all():
        button.click()
        if visitor.page.locator("[data-act=look]").count():
            return


def test_the_final_scores_lead_there_and_a_turning_point_to_its_position(visit: Visit, staged: Server) -> None:
    visitor = visit(address=staged.address)
    visitor.enter(SCENE.name)
    visitor.page.locator(".final [data-act=analysis]").click()
    with_turnings(visitor)
    link = visitor.page.locator("[data-act=look]").first
    goal = (link.get_attribute("href") or "").rpartition("/")[2]
    link.click()
    visitor.page.wait_for_selector(f"main[data-step='{goal}']")


@pytest.mark.soak
def test_a_record_from_disk_is_weighed_and_tried_again_from_a_turning_point(visit: Visit, staged: Server) -> None:
    record = httpx.get(f"http://{staged.address}/api/tables/{SCENE.name}/record").content
    visitor = visit(address=staged.address)
    visitor.page.goto("/#/replay")
    visitor.page.locator("input[type=file]").set_input_files({"name": "g.wk", "mimeType": "", "buffer": record})
    visitor.page.locator("[data-act=analysis]").click()
    with_turnings(visitor)
    visitor.page.locator("[data-act=again]").first.click()
    visitor.page.wait_for_url("**/#/table/*")
    expect(visitor.page.locator(".p-board")).to_be_visible()


def test_a_game_that_goes_on_is_not_weighed(visit: Visit, server: Server) -> None:
    table = make(server.address, "artisans", [None, "novice"])["table"]
    visitor = visit()
    visitor.page.goto(f"/#/analysis/{table}")
    expect(visitor.page.get_by_role("alert")).to_contain_text("not over yet")
    visitor.problems = [text for text in visitor.problems if "409" not in text]  # the browser's own words
