"""What a move costs and brings stands on the page as the server says it."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from server.serving import UNHURRIED, served

from .browsing import Visitor
from .staging import Scene, stage

# The first seat holds Berlin, a ship and cards to sell.
BERLIN = Scene("berlin", "artifact", 3, {"research": True, "roles": True}, 51, 1, "careless")


@pytest.mark.parametrize("scene", [BERLIN])
def test_a_seller_with_berlin_reads_what_a_card_brings(scene: Scene, browser: Browser, tmp_path: Path) -> None:
    with ThreadPoolExecutor() as threads:  # Playwright has a loop in this one
        threads.submit(stage, tmp_path, [scene]).result()
    with served(tmp_path, UNHURRIED) as server:
        person = Visitor(browser, server.address)
        person.hold(scene.name, scene.game, [scene.token])
        person.enter(scene.name)
        sums = {terms["coins"] for move, terms in person.told["terms"].items() if move.startswith("sell ")}
        assert sums == {person.told["view"]["market_price"] + 3}
        expect(person.page.locator("[data-price=sell]")).to_have_text(f"+{sums.pop()}")
        person.close()
