"""For everybody: axe finds nothing serious on any page, in both appearances."""

from pathlib import Path
from random import Random
from typing import Any

import pytest
from seldom import daily
from test_editions import changed

from .browsing import COMPANY, DESK, EXPANSIONS, PHONE, Visitor, make, seat_at, sit
from .conftest import Visit
from .playing import click_what_glows, play_out, play_some, type_a_move, wait_for_turn

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
WORST = ("serious", "critical")
# What axe takes less seriously, and people who cannot see the page do not.
ORDER = ("heading-order", "page-has-heading-one", "landmark-one-main", "landmark-unique", "region", "empty-heading")
LOOKS = daily(["light", "dark"], "light")


def is_for_everybody(person: Visitor) -> None:
    """Asks axe. It is put into the page by the debugger: the page itself would let in nothing foreign."""
    person.page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = person.page.evaluate("() => axe.run({ resultTypes: ['violations'] })")
    faults = [
        f"{one['id']}: {node['target']} {node['html'][:120]} {node['failureSummary'][:200]}"
        for one in found["violations"]
        if one["impact"] in WORST or one["id"] in ORDER
        for node in one["nodes"][:3]
    ]
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("look", LOOKS)
def test_the_lobby_and_a_new_table(look: str, visit: Visit) -> None:
    person = visit(look=look)
    person.page.goto("/")
    person.page.wait_for_selector("[data-play]")
    is_for_everybody(person)
    person.page.locator("[data-new]").first.click()
    person.page.wait_for_selector("form")
    is_for_everybody(person)


@pytest.mark.parametrize("look", LOOKS)
def test_a_table_that_gathers(look: str, visit: Visit) -> None:
    person = visit(look=look)
    made = make(person.address, "artisans", [None, None, None])
    sit(person.address, made["table"], made["invitations"][0], "Wanda")
    person.enter(made["table"], made["invitations"][1])
    is_for_everybody(person)


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("game", daily(COMPANY, "artifact"))
def test_a_table_in_the_middle_of_a_game(game: str, look: str, visit: Visit) -> None:
    person = visit(look=look)
    seat_at(person, game, COMPANY[game], options=EXPANSIONS.get(game, {}))
    is_for_everybody(person)
    play_some(person, type_a_move, Random(6), 8)
    wait_for_turn(person)
    is_for_everybody(person)


PAGES = ["learn", "watch", "past", "mine", "replay", "rules/artisans"]  # two of them have further tests of their own


@pytest.mark.parametrize("page", daily(PAGES, "past", "mine"))
def test_the_pages_of_the_house(page: str, visit: Visit) -> None:
    person = visit(size=PHONE if page == "mine" else DESK)
    person.page.goto(f"/#/{page}")
    person.page.wait_for_selector("h1")
    person.page.wait_for_load_state("networkidle")
    is_for_everybody(person)


@pytest.mark.parametrize("look", LOOKS)
def test_settings(look: str, visit: Visit) -> None:
    person = visit(look=look)
    person.page.goto("/")
    person.page.wait_for_selector("[data-play]")
    person.page.locator("[data-act=settings]").first.click()
    is_for_everybody(person)


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("rounds", daily([1, 30], 1))
def test_a_game_that_is_over_and_its_replay(rounds: int, look: str, visit: Visit) -> None:
    person = visit(look=look)
    seat_at(person, "artefakt", ["novice"], edition=changed(last_round=rounds))
    play_out(person, type_a_move, Random(7))
    is_for_everybody(person)
    person.page.locator("[data-act=replay]").first.click()
    person.page.get_by_role("slider").first.wait_for()
    is_for_everybody(person)


@pytest.mark.parametrize("game", daily(COMPANY, "artefakt"))
def test_targets_on_a_phone_are_as_large_as_a_finger(game: str, visit: Visit) -> None:
    person = visit(size=PHONE)
    seat_at(person, game, COMPANY[game])
    for _ in range(4):
        wait_for_turn(person)
        small = person.page.evaluate(
            """() => [...document.querySelectorAll("button:enabled, [role=button], a.btn, select")]
              .filter(one => one.checkVisibility({ visibilityProperty: true }))
              .map(one => [one.outerHTML.slice(0, 100), one.getBoundingClientRect()])
              .filter(([, { width, height }]) => Math.max(width, height) < 43.5)
              .map(([html, { width, height }]) => `${width.toFixed()}x${height.toFixed()} ${html}`)"""
        )
        assert not small, "\n".join(small)
        click_what_glows(person, Random(1))


@pytest.mark.parametrize("game", daily(COMPANY, "artisans"))
def test_a_phone(game: str, visit: Visit) -> None:
    person = visit(size=PHONE)
    seat_at(person, game, COMPANY[game], options=EXPANSIONS.get(game, {}))
    wait_for_turn(person)
    for tab in ("board", "own", "others", "log"):
        person.page.locator(f"[data-tab={tab}]").click()
        is_for_everybody(person)


def test_own_colours_show_what_is_legal_and_where_one_is(visit: Visit) -> None:
    person = visit(size=PHONE)
    seat_at(person, "artisans", ["novice"])
    wait_for_turn(person)
    person.page.emulate_media(forced_colors="active")
    drawn = "one => [getComputedStyle(one).outlineStyle, getComputedStyle(one).outlineWidth]"
    assert person.page.locator(".legal").first.evaluate(drawn) == ["solid", "3px"]
    assert person.page.locator(".tabbar .on").evaluate(drawn)[0] != "none"


def test_what_happened_before_one_came_is_not_read_out(visit: Visit) -> None:
    person = visit()
    seat_at(person, "artisans", ["novice"])
    play_some(person, type_a_move, Random(3), 3)
    wait_for_turn(person)
    person.page.reload()
    wait_for_turn(person)
    assert person.page.locator("[aria-live=polite]").first.inner_text() == ""


DRAWN = """one => {
  const style = getComputedStyle(one);
  const shadow = style.boxShadow.match(/rgba?\\([^)]*\\)/)?.[0] ?? "";
  return [style.outlineStyle, style.outlineWidth, style.outlineColor, shadow];
}"""


@pytest.mark.parametrize("look", LOOKS)
def test_the_focus_has_two_tones_that_no_legal_move_has(look: str, visit: Visit) -> None:
    person = visit(look=look)
    person.page.goto("/")
    button = person.page.locator("[data-play]").first
    button.wait_for()
    person.page.keyboard.press("Tab")
    button.focus()
    style, width, outer, inner = button.evaluate(DRAWN)
    assert (style, width) == ("solid", "3px")
    assert inner
    assert inner != outer
    glow = person.page.evaluate(
        """() => {
          const one = document.body.appendChild(document.createElement("i"));
          one.style.color = "var(--glow)";
          return getComputedStyle(one).color;
        }"""
    )
    assert glow not in (outer, inner)


def test_strong_contrast_leaves_no_faint_words_and_rings_what_is_legal(visit: Visit) -> None:
    person = visit()
    seat_at(person, "artisans", ["novice"])
    wait_for_turn(person)
    person.page.emulate_media(contrast="more")
    faint, ink = person.page.evaluate(
        "() => ['--ink-2', '--ink'].map(name => getComputedStyle(document.documentElement).getPropertyValue(name))"
    )
    assert faint == ink
    assert person.page.locator(".legal").first.evaluate(DRAWN)[:2] == ["solid", "3px"]


def test_own_colours_say_on_which_page_one_is(visit: Visit) -> None:
    person = visit()
    person.page.goto("/#/watch")
    here = person.page.locator("nav [aria-current=page]")
    here.wait_for()
    person.page.emulate_media(forced_colors="active")
    assert "underline" in here.evaluate("one => getComputedStyle(one).textDecorationLine")


def test_nothing_lies_under_the_notch_or_the_bar_of_a_phone(visit: Visit) -> None:
    person = visit(size=PHONE)
    seat_at(person, "artisans", ["novice"])
    wait_for_turn(person)
    insets = {"top": 47, "topMax": 47, "bottom": 34, "bottomMax": 34}
    person.context.new_cdp_session(person.page).send("Emulation.setSafeAreaInsetsOverride", {"insets": insets})
    padding = "one => [getComputedStyle(one).paddingTop, getComputedStyle(one).paddingBottom]"
    assert person.page.locator("header").evaluate(padding)[0] == "47px"
    assert person.page.locator(".thumb").evaluate(padding)[1] == "34px"
    person.page.locator("header a.game").click()
    person.page.wait_for_selector("[data-play]")
    assert person.page.locator("header").evaluate(padding)[0] == "47px"
    assert person.page.locator("header nav").evaluate(padding)[1] == "34px"


@pytest.mark.parametrize("game", daily(COMPANY, "artifact"))
def test_what_can_be_pressed_on_a_phone_has_a_name_in_words(game: str, visit: Visit) -> None:
    person = visit(size=PHONE)
    seat_at(person, game, COMPANY[game], options=EXPANSIONS.get(game, {}))
    wait_for_turn(person)
    tree = person.context.new_cdp_session(person.page).send("Accessibility.getFullAXTree")
    names = [
        str(node["name"]["value"])
        for node in tree["nodes"]
        if not node["ignored"] and node["role"]["value"] in ("button", "link") and "name" in node
    ]
    assert len(names) > 8
    assert not [name for name in names if sum(map(str.isalpha, name)) < 2 and name not in ("?", "×")], names
