"""An exercise in the browser: from the list to the board, a wrong answer, the right one, and a game from there."""

import pytest
from playwright.sync_api import expect
from seldom import daily

from wunderkammer import exercises
from wunderkammer.insight.words import percent

from .browsing import Visitor
from .conftest import Visit
from .test_accessible import is_for_everybody

ONE = exercises.exercises("artefakt")[1]


def answer(visitor: Visitor, move: str) -> None:
    """By its key: the moves are numbered in their order."""
    state = ONE.position()
    legal = [state.name(action) for action in state.legal()]
    visitor.page.keyboard.press(str(legal.index(move) + 1))


@pytest.mark.parametrize("size", daily([(1280, 720), (390, 844)], (390, 844)), ids=["laptop", "phone"])
def test_a_wrong_answer_the_right_one_and_the_game_from_there(visit: Visit, size: tuple[int, int]) -> None:
    visitor = visit(size=size)
    page = visitor.page
    page.goto("/#/exercises/artefakt")
    expect(page.locator("[data-exercise]")).to_have_count(12)
    is_for_everybody(visitor)
    page.locator(f"[data-exercise='{ONE.number}']").click()
    page.wait_for_selector("main[data-asked=true]")
    assert page.locator("[data-act=hint], [data-act=leave], [data-side=chat]").count() == 0
    answer(visitor, ONE.tempting)
    expect(page.locator(".verdict[data-right=false]")).to_be_focused()
    assert page.locator(".hinted").count() == 0
    is_for_everybody(visitor)
    page.locator("[data-act=reveal]").click()
    expect(page.locator(".hinted")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".verdict")).to_have_count(0)
    answer(visitor, ONE.best)
    share = percent(ONE.chances[ONE.best])
    expect(page.locator(".verdict[data-right=true]")).to_contain_text(f"{share} %")
    page.locator("[data-act=play-on]").click()
    page.wait_for_url("**/#/table/*")
    page.wait_for_selector(f"main[data-phase=playing][data-ply='{ONE.position().ply}']")
    page.goto("/#/exercises/artefakt")
    expect(page.locator("[data-state=solved]")).to_have_count(1)


def test_the_one_of_the_day_is_in_the_lobby_and_moves_nothing_below_the_fold(visit: Visit) -> None:
    page = visit(size=(1280, 720)).page
    page.goto("/")
    page.wait_for_selector("[data-act=today]")
    for button in page.locator("[data-play], [data-learn]").all():
        box = button.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= 720
    page.locator("[data-act=today]").click()
    page.wait_for_selector("main[data-asked=true]")
