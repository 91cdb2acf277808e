"""Taking lessons in a browser: what a learner does, by mouse, by keyboard and by thumb."""

from collections.abc import Callable
from typing import Any

import httpx

from .browsing import Visitor, sit

BUBBLE = ".bubble"
NEXT = "[data-act=lesson-next]"
MEANT = "[data-target]:visible"
STEPS = 80  # more than any lesson has, with the moves of each
# What can be seen of where the lesson stands.
STANDING = """() => JSON.stringify([
  document.querySelector(".bubble")?.dataset.step,
  document.querySelector("main")?.dataset.ply,
  document.querySelectorAll("[data-picked], .picked").length])"""
# Until a bubble is there, and what it asks for glows.
TOLD = """() => {
  const bubble = document.querySelector(".bubble");
  if (!bubble?.querySelector("p")?.textContent) return false;
  const glows = [...document.querySelectorAll("[data-target]")].some(one => one.checkVisibility());
  return bubble.dataset.kind === "do" ? glows : true;
}"""
SEEN = """name => [...document.querySelectorAll(`[data-at="${name}"]`)].some(one => {
  const box = one.getBoundingClientRect();
  return box.width > 0 && box.height > 0 && one.checkVisibility({ visibilityProperty: true });
})"""

Act = Callable[[Visitor], None]


def begin(visitor: Visitor, game: str) -> str:
    """A lesson with the visitor as its learner, looking at its first bubble; the name of its table."""
    games = httpx.get(f"http://{visitor.address}/api/games").json()
    lesson = next(one["lesson"] for one in games if one["name"] == game)
    wish = {"game": game, "seats": lesson["seats"], "lesson": lesson["name"]}
    made = httpx.post(f"http://{visitor.address}/api/tables", json=wish).json()
    token = sit(visitor.address, made["table"], made["invitations"][0], "Wanda")
    visitor.hold(made["table"], game, [token])
    visitor.enter(made["table"])
    wait(visitor)
    return str(made["table"])


def wait(visitor: Visitor) -> None:
    visitor.page.wait_for_function(TOLD, polling=20)


def step(visitor: Visitor) -> str:
    return visitor.page.get_attribute(BUBBLE, "data-step") or ""


def kind(visitor: Visitor) -> str:
    return visitor.page.get_attribute(BUBBLE, "data-kind") or ""


def bubble(visitor: Visitor) -> dict[str, Any]:
    """What the server has said of the bubble that is shown."""
    shown: dict[str, Any] = next(one for one in visitor.told["lesson"]["bubbles"] if one["step"] == step(visitor))
    return shown


def is_over(visitor: Visitor) -> bool:
    return visitor.page.locator("[data-act=lesson-new]").count() > 0


def go_on(visitor: Visitor, act: Act) -> None:
    """Do one thing, and wait until it has had its effect."""
    before = visitor.page.evaluate(STANDING)
    act(visitor)
    visitor.page.wait_for_function(f"before => ({STANDING})() !== before", arg=before, polling=20)
    wait(visitor)


def by_mouse(visitor: Visitor) -> None:
    if kind(visitor) == "do":
        visitor.page.locator(MEANT).first.click()
    else:
        visitor.page.locator(NEXT).click()


def by_keyboard(visitor: Visitor) -> None:
    """Enter reads on; F6 goes to the piece that is ringed, and Enter clicks it."""
    if kind(visitor) == "do":
        visitor.page.keyboard.press("F6")
        if not visitor.page.evaluate("() => document.activeElement.matches('[data-target]')"):
            visitor.page.keyboard.press("F6")
    visitor.page.keyboard.press("Enter")


def walk(visitor: Visitor, act: Act, look: Act = lambda _: None, until: str = "") -> None:
    """The lesson to its end, or to a step; `look` is called with every new bubble."""
    known = ""
    for _ in range(STEPS):
        if step(visitor) != known:
            known = step(visitor)
            look(visitor)
        if known == until or is_over(visitor):
            return
        go_on(visitor, act)
    raise AssertionError(f"the lesson does not end: {step(visitor)}")
