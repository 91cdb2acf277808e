"""The end of a game: rows by source that make the sum, and ties only where they decide."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from seldom import daily
from server.serving import UNHURRIED, Server, served

from .browsing import PHONE
from .conftest import Visit
from .staging import Scene, stage
from .test_fit import LONG

FIVE = Scene("five", "artifact", 5, {"research": True, "roles": True}, people=LONG)
OVER = [FIVE, Scene("artisans", "artisans", 4, level="careless"), Scene("artefakt", "artefakt", 3, level="careless")]
ROWS = {
    "artifact": ["exhibitions", "research", "coins"],
    "artisans": ["materials", "artworks", "artisan", "reserved"],
    "artefakt": ["blue", "brown", "yellow"],
}
READ = """() => Object.fromEntries([...document.querySelectorAll(".final tr")].map(row => [
  row.dataset.source ?? row.className.split(" ")[0],
  [...row.querySelectorAll("td")].map(one => Number(one.textContent)),
]))"""


@pytest.fixture(scope="module")
def ended(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("ended")
    stage(folder, OVER)
    with served(folder, UNHURRIED) as one:
        yield one


@pytest.mark.parametrize("one", daily(OVER, *OVER[1:]), ids=lambda one: one.name)
def test_the_rows_make_the_sum(one: Scene, visit: Visit, ended: Server) -> None:
    person = visit(address=ended.address)
    person.enter(one.name)
    person.page.wait_for_selector("[data-over]")
    rows: dict[str, list[int]] = person.page.evaluate(READ)
    sources = [name for name in ROWS[one.game] if name in rows]
    assert len(sources) > 1
    together = max if one.game == "artefakt" else sum
    assert [together(column) for column in zip(*(rows[name] for name in sources), strict=True)] == rows["total"]
    ties = [tie["name"] for tie in person.told["final"]["ties"] if tie["decides"]]
    shown = person.page.locator("[data-tie]").evaluate_all("rows => rows.map(row => row.dataset.tie)")
    assert shown == ties


@pytest.mark.parametrize("size", daily([PHONE, (320, 640)], (320, 640)), ids=["phone", "small"])
def test_five_seats_are_not_cut_on_a_phone(size: tuple[int, int], visit: Visit, ended: Server) -> None:
    person = visit(address=ended.address, size=size, lang="de")
    person.enter(FIVE.name)
    person.page.wait_for_selector("[data-over]")
    cut = person.page.evaluate(
        """() => [...document.querySelectorAll(".final .scroll, .final td, .final th")]
          .filter(one => one.getBoundingClientRect().right > innerWidth || one.scrollWidth > one.clientWidth + 1)
          .map(one => one.outerHTML.slice(0, 90))"""
    )
    assert not cut
