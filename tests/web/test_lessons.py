"""Guided games in a browser: bubbles beside their pieces, kind answers, steps back, leaving and coming back."""

import contextlib
from itertools import product

import pytest
from playwright.sync_api import TimeoutError as TooLate
from playwright.sync_api import expect
from seldom import daily, daily_pairs

from .browsing import PHONE, Visitor
from .conftest import Visit
from .learning import (
    BUBBLE,
    MEANT,
    SEEN,
    Act,
    begin,
    bubble,
    by_keyboard,
    by_mouse,
    go_on,
    is_over,
    kind,
    step,
    wait,
    walk,
)
from .test_accessible import LOOKS, is_for_everybody

LAPTOP = (1280, 720)
KINDLY = "[data-kindly]"
PRESSES = 10  # of a key, at most
WALKS = product(("artefakt", "artisans", "artifact"), ("mouse", "keys", "phone"))
# A bubble neither leaves the window nor covers what it points to; whether the page has grown by it.
PLACED = """() => {
  const wrong = [];
  const bubble = document.querySelector(".bubble").getBoundingClientRect();
  if (bubble.left < 0 || bubble.top < 0 || bubble.right > innerWidth + 1 || bubble.bottom > innerHeight + 1)
    wrong.push(`out of the window: ${JSON.stringify(bubble)}`);
  if (document.documentElement.scrollWidth > innerWidth) wrong.push("the page is wider than the window");
  for (const meant of document.querySelectorAll(".ring.do")) {
    const box = meant.getBoundingClientRect();
    const wide = Math.min(box.right, bubble.right) - Math.max(box.left, bubble.left);
    const high = Math.min(box.bottom, bubble.bottom) - Math.max(box.top, bubble.top);
    if (wide > 0 && high > 0 && wide * high > 0.25 * box.width * box.height) wrong.push("over what is meant");
  }
  return wrong;
}"""
DRAWN = "() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))"


def is_well_placed(person: Visitor) -> None:
    here = bubble(person)
    person.page.wait_for_function(SEEN, arg=here["at"], polling=20)
    person.page.evaluate(DRAWN)
    wrong = person.page.evaluate(PLACED)
    assert not wrong, f"{step(person)}: {wrong}"


@pytest.mark.parametrize(("game", "way"), daily_pairs(WALKS, ("artisans", "keys")))
def test_a_whole_lesson(game: str, way: str, visit: Visit) -> None:
    person = visit(size=PHONE if way == "phone" else LAPTOP)
    begin(person, game)
    acts: dict[str, Act] = {"mouse": by_mouse, "phone": by_mouse, "keys": by_keyboard}
    seen: list[str] = []

    def look(one: Visitor) -> None:
        seen.append(step(one))
        shown = "figure" in bubble(one)["at"] and way == "phone"  # before they stand, figures lie in another tab
        if not shown:
            is_well_placed(one)
        if len(seen) % 12 == 1:
            is_for_everybody(one)

    walk(person, acts[way], look)
    assert len(seen) == person.told["lesson"]["steps"]
    on = person.page.locator("[data-act=lesson-on]")
    assert on.count() == (person.told["lesson"]["then"]["on"] is not None)


def test_other_clicks_are_answered_kindly(visit: Visit) -> None:
    """In each kind of step: nothing happens but a line in the bubble, and after two of them the way is offered."""
    person = visit(size=LAPTOP)
    page = person.page
    begin(person, "artisans")
    page.locator("[data-at=golden], .p-own [data-at]").first.click(force=True)
    expect(page.locator(KINDLY)).to_contain_text("Next")  # a say
    go_on(person, by_mouse)
    assert kind(person) == "watch"
    page.locator("[data-at=hand] button").first.click()
    expect(page.locator(KINDLY)).to_contain_text("Next")
    walk(person, by_mouse, until="choose")
    ply = person.told["ply"]
    page.locator("[data-at='artisan sculptor']").click()
    expect(page.locator(KINDLY)).to_be_visible()
    assert "breathes" not in (page.get_attribute("[data-act=show-me]", "class") or "")
    page.locator("[data-at='artisan goldlover']").click()
    expect(page.locator("[data-act=show-me].breathes")).to_be_visible()
    assert person.told["ply"] == ply
    walk(person, by_mouse, until="swap")
    page.locator("[data-at=token]").click()  # legal, and answered by its own line
    expect(page.locator(KINDLY)).to_be_visible()
    page.keyboard.press("/")
    page.keyboard.type("craft lamp")  # not even legal: the reason of the rules comes first
    page.keyboard.press("Enter")
    expect(page.locator(f"{KINDLY} .reason")).to_contain_text("§")


def test_show_me_leaves_the_click_to_the_learner(visit: Visit) -> None:
    person = visit(size=LAPTOP, motion=True)
    begin(person, "artefakt")
    walk(person, by_mouse, until="stand")
    ply = person.told["ply"]
    person.page.keyboard.press("s")
    expect(person.page.locator("[data-ghost]")).to_be_attached()
    assert person.told["ply"] == ply
    assert person.page.evaluate("() => document.activeElement.matches('[data-target]')")


def test_only_what_is_meant_glows_and_nothing_helps_besides(visit: Visit) -> None:
    person = visit(size=LAPTOP)
    begin(person, "artefakt")
    expect(person.page.locator("[data-act=hint], [data-act=undo], [data-act=leave]")).to_have_count(0)
    walk(person, by_mouse, until="card-bulky")
    assert len(person.told["legal"]) == 4
    expect(person.page.locator(MEANT)).to_have_count(1)
    expect(person.page.locator(".banner .where")).to_contain_text("prepared luck")


def test_one_step_back_and_forth(visit: Visit) -> None:
    person = visit(size=LAPTOP)
    begin(person, "artefakt")
    walk(person, by_mouse, until="card-lady")
    go_on(person, lambda one: one.page.keyboard.press("b"))
    assert step(person) == "card-bulky"
    go_on(person, lambda one: one.page.locator("[data-act=step-back]").click())
    assert step(person) == "plan"
    go_on(person, by_keyboard)
    assert step(person) == "card-bulky"
    go_on(person, by_mouse)
    assert step(person) == "card-lady"


def test_who_leaves_comes_back_to_their_place(visit: Visit) -> None:
    person = visit(size=LAPTOP)
    page = person.page
    page.goto("/#/learn/artefakt")
    expect(page.locator("[data-act=guided]")).to_contain_text("6 minutes")
    page.locator("[data-act=guided]").click()
    page.wait_for_selector(BUBBLE)
    wait(person)
    walk(person, by_mouse, until="card-lady")
    number = bubble(person)["number"]
    page.locator("[data-act=leave-lesson]").click()
    expect(page.locator("[data-act=guided]")).to_contain_text(f"step {number} of")
    page.goto("/")
    page.wait_for_selector("[data-play]")
    expect(page.locator("main")).not_to_contain_text("Ada")  # a lesson is not among one's tables
    page.goto("/#/learn")
    expect(page.locator("[data-teaches=artefakt]")).to_contain_text(f"step {number} of")
    page.locator("[data-teaches=artefakt]").click()
    page.locator("[data-act=guided]").click()
    page.wait_for_selector(BUBBLE)
    wait(person)
    assert step(person) == "card-lady"


def test_others_move_at_the_pace_of_the_table_until_somebody_clicks(visit: Visit) -> None:
    person = visit(size=LAPTOP, motion=True)
    begin(person, "artefakt")
    walk(person, by_mouse, until="stand-more")
    person.page.clock.install()
    person.page.clock.pause_at("2030-01-01")  # nobody moves while time stands still
    go_on(person, by_mouse)
    person.page.locator(MEANT).first.click()
    expect(person.page.locator(".watch")).to_be_visible()
    then = person.page.locator(f"{BUBBLE}[data-step=ada-stands]")
    for _ in range(PRESSES):  # each shows what has come so far
        person.page.keyboard.press("Space")
        with contextlib.suppress(TooLate):
            then.wait_for(timeout=2_000)
            return
    raise AssertionError("the lesson does not go on")


@pytest.mark.soak
@pytest.mark.parametrize("game", daily(["artifact", "artisans"], "artisans"))
def test_playing_on_from_the_end(game: str, visit: Visit) -> None:
    person = visit(size=LAPTOP)
    table = begin(person, game)
    walk(person, by_mouse)
    assert is_over(person)
    person.page.locator("[data-act=lesson-on]").click()
    person.page.wait_for_function("table => !location.hash.endsWith(table)", arg=table)
    person.page.wait_for_selector("main[data-phase=playing]")
    expect(person.page.locator(BUBBLE)).to_have_count(0)
    assert person.told["lesson"] is None


@pytest.mark.parametrize("lang", daily(["en", "fr", "de"], "de"))
def test_learn_pages_fit(lang: str, visit: Visit) -> None:
    person = visit(size=LAPTOP, lang=lang)
    page = person.page
    for game in ("", "artifact", "artisans", "artefakt"):
        page.goto(f"/#/learn/{game}")
        page.wait_for_selector(".panels .shown" if game else "[data-teaches]")
        for width, height in (LAPTOP, PHONE, (320, 640)):
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(DRAWN)
            high, wide = page.evaluate(
                "() => [document.documentElement.scrollHeight, document.documentElement.scrollWidth]"
            )
            assert wide <= width, f"{game} {width}: {wide}"
            assert height != LAPTOP[1] or high <= height, f"{game}: {high}"
            if game:
                box = page.locator("[data-act=guided]").bounding_box()
                assert box is not None
                assert box["y"] + box["height"] <= height


@pytest.mark.parametrize("look", LOOKS)
def test_learn_pages_are_for_everybody(look: str, visit: Visit) -> None:
    person = visit(size=LAPTOP, look=look)
    for game in ("", "artifact", "artisans", "artefakt"):
        person.page.goto(f"/#/learn/{game}")
        person.page.wait_for_selector(".panels .shown" if game else "[data-teaches]")
        is_for_everybody(person)


def test_figures_of_the_learn_page_are_those_of_the_edition(visit: Visit) -> None:
    """No digit is typed: the server's figures are what is read."""
    person = visit(size=LAPTOP)
    person.page.route("**/api/games/artifact", lambda route: route.fulfill(json=changed(route.fetch().json())))
    person.page.goto("/#/learn/artifact")
    person.page.wait_for_selector(".panels .shown")
    expect(person.page.locator(".acts em").first).to_have_text("1–9 coins")


def changed(kit: dict[str, object]) -> dict[str, object]:
    figures = kit["figures"]
    assert isinstance(figures, list)
    for one in figures:
        if one["key"] == "track_costs":
            one["value"] = [9, *one["value"][1:]]
    return kit


def test_a_first_game_begins_with_a_click(visit: Visit) -> None:
    person = visit(size=LAPTOP)
    person.page.goto("/#/learn/artisans")
    person.page.locator("[data-act=just-play]").click()
    person.page.wait_for_selector("main[data-phase=playing]")
    assert [seat["kind"] for seat in person.told["seats"]] == ["person", "bot", "bot"]
