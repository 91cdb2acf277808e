"""How heavy the page is, and what it asks for."""

from playwright.sync_api import Response

from .browsing import Visitor, seat_at
from .conftest import Visit

LIGHT = 150_000  # bytes over the line for the first page


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
    assert sum(weight.values()) < LIGHT, weight
    assert all(url.startswith(f"http://{person.address}/") for url in weight)


def test_a_table_needs_nothing_from_elsewhere(visit: Visit) -> None:
    person = visit()
    made = seat_at(person, "artifact", ["novice", "novice"])
    weight = weighed(person, f"/?again#/table/{made['table']}")
    assert all(url.startswith(f"http://{person.address}/") for url in weight)
