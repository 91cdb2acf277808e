"""Addresses that lead nowhere: the page says so."""

import pytest
from playwright.sync_api import expect

from .conftest import Visit

NOWHERE = ["%", "%zz", "%ff", "a%2Fb", "..", "%2e", "%00", "a%20b", "%5C", "?", "nowhere", "%E2%80%AE", "x" * 3000]


@pytest.mark.parametrize("page", ["table", "replay"])
def test_where_there_is_no_table_the_page_says_so(visit: Visit, page: str) -> None:
    visitor = visit()
    visitor.page.goto("/")
    for name in NOWHERE:
        visitor.page.goto("/#/")
        visitor.page.goto(f"/#/{page}/{name}")
        expect(visitor.page.get_by_text("This table does not exist").first).to_be_visible()
    visitor.problems = [text for text in visitor.problems if "404" not in text]  # the browser's own words


def test_where_there_are_no_rules_the_page_says_so(visit: Visit) -> None:
    visitor = visit()
    visitor.page.goto("/#/rules/%")
    expect(visitor.page.locator(".problem")).to_be_visible()


def test_any_other_address_is_the_lobby(visit: Visit) -> None:
    visitor = visit()
    for address in ("/#/%", "/#%", "/#/nowhere/%"):
        visitor.page.goto(address)
        expect(visitor.page.locator("main")).to_be_visible()
