"""How heavy the page is, and what it asks for."""

import pytest
from playwright.sync_api import Response

from .browsing import DESK, PHONE, Visitor, seat_at
from .conftest import Visit

LIGHT = 160_000  # bytes over the line for the first page, besides its fonts
FONTS = 120_000  # bytes of fonts, which come once and are kept
STILL = 0.05  # of the layout may move while the lobby comes
SLOW = 40_000  # bytes a second: the fonts come long after the words
# All that moved on the page without anybody having done something, from its beginning.
MOVED = """() => new Promise(done => {
  new PerformanceObserver(list => done(list.getEntries().reduce((sum, one) => sum + one.value, 0)))
    .observe({ type: "layout-shift", buffered: true });
  setTimeout(() => done(0), 500);
})"""


def weighed(person: Visitor, path: str) -> dict[str, int]:
    """What is sent for a page, in bytes by address, headers and all."""
    answers: list[Response] = []
    person.page.on("response", lambda answer: answers.append(answer))  # noqa: PLW0108 (Playwright marks a function)
    person.page.goto(path)
    person.page.wait_for_selector("[data-play], main[data-phase]")
    person.page.wait_for_load_state("networkidle")
    sizes = {answer.url: answer.request.sizes() for answer in answers}
    return {url: size["responseBodySize"] + size["responseHeadersSize"] for url, size in sizes.items()}


def test_the_first_page_is_light(visit: Visit) -> None:
    person = visit()
    weight = weighed(person, "/")
    fonts = {url: size for url, size in weight.items() if url.endswith(".woff2")}
    assert fonts
    assert sum(fonts.values()) < FONTS, fonts
    assert sum(weight.values()) - sum(fonts.values()) < LIGHT, weight
    assert all(url.startswith(f"http://{person.address}/") for url in weight)


def test_a_table_needs_nothing_from_elsewhere(visit: Visit) -> None:
    person = visit()
    made = seat_at(person, "artifact", ["novice", "novice"])
    weight = weighed(person, f"/?again#/table/{made['table']}")
    assert all(url.startswith(f"http://{person.address}/") for url in weight)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("line", [0, pytest.param(SLOW, marks=pytest.mark.soak)], ids=["fast", "slow"])
def test_the_lobby_stands_still_while_it_comes(line: int, size: tuple[int, int], visit: Visit) -> None:
    person = visit(size=size)
    if line:
        throttle = person.context.new_cdp_session(person.page)
        limits = {"offline": False, "latency": 100, "downloadThroughput": line, "uploadThroughput": line}
        throttle.send("Network.emulateNetworkConditions", limits)
    person.page.goto("/")
    person.page.wait_for_selector("[data-play]")
    person.page.wait_for_load_state("networkidle")
    person.page.evaluate("() => document.fonts.ready.then(() => undefined)")
    moved = person.page.evaluate(MOVED)
    assert moved < STILL, moved
