"""Playing on the page as people do: by what glows, by the keyboard, by words that are typed."""

import time
from collections.abc import Callable
from random import Random

from playwright.sync_api import Error

from .browsing import PATIENCE, Visitor

STEPS = 60  # clicks or so for one move, at most
TURNS = 400  # moves in a game
ROUND = 250  # presses of Tab that lead round the whole page
GLOWS = "[data-target]"
PLAYABLE = "[data-target], [data-move]"
SURE = "[data-act=pass-sure]"  # whether somebody means to pass

# Waits until somebody has to do something here or nobody any more; nothing is asked while pieces still travel.
READY = """() => {
  const main = document.querySelector("main[data-phase]");
  if (!main) return false;
  if (main.dataset.phase === "over") return true;
  return main.dataset.asked === "true";
}"""
# The numbers of those that can be clicked now.
CLICKABLE = """what => [...document.querySelectorAll(what)]
  .map((one, number) => [one, number])
  .filter(([one]) => !one.disabled && one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
  .map(([, number]) => number)"""
# What can be seen of where the game and the choice stand.
SITUATION = """what => JSON.stringify([
  { ...document.querySelector("main[data-phase]")?.dataset },
  [...document.querySelectorAll(what)].map(one => one.outerHTML.length),
  document.querySelectorAll("[data-picked], .picked, [aria-pressed=true]").length])"""
# Waits until a click has changed that, or the page has drawn itself some times.
SETTLED = f"""([what, before]) => new Promise(done => {{
  let drawn = 0;
  const look = () => {{
    if (({SITUATION})(what) !== before || ++drawn > 5) done();
    else requestAnimationFrame(look);
  }};
  look();
}})"""
# Whether the visitor is asked, whether the focus is on something that can be played, and was not tried for this move.
REACHED = """what => {
  const { asked, ply } = document.querySelector("main")?.dataset ?? {};
  if (window.tried?.ply !== ply) window.tried = { ply, names: new Set() };
  const one = document.activeElement;
  const playable = one.matches(what);
  return [asked === "true", playable, playable && !window.tried.names.has(JSON.stringify(one.dataset))];
}"""
TRIED = "() => void window.tried.names.add(JSON.stringify(document.activeElement.dataset))"
PLY = "() => document.querySelector('main[data-phase]')?.dataset.ply ?? ''"

Step = Callable[[Visitor, Random], None]


def play_out(visitor: Visitor, step: Step, rng: Random) -> None:
    """A whole game, step by step, however many steps a move takes."""
    steps = 0
    for _ in range(TURNS * STEPS):
        wait_for_turn(visitor)
        if visitor.phase == "over":
            return
        before = visitor.page.evaluate(PLY)
        step(visitor, rng)
        steps = 0 if visitor.page.evaluate(PLY) != before else steps + 1
        assert steps < STEPS, f"nothing comes of it: {visitor.told.get('legal')}"
    raise AssertionError("the game does not end")


def play_some(visitor: Visitor, step: Step, rng: Random, moves: int) -> None:
    """A few moves into a game."""
    for _ in range(moves):
        one_move(visitor, step, rng)


def one_move(visitor: Visitor, step: Step, rng: Random) -> None:
    wait_for_turn(visitor)
    before = visitor.page.evaluate(PLY)
    for _ in range(STEPS):
        if visitor.phase == "over" or visitor.page.evaluate(PLY) != before:
            return
        step(visitor, rng)
        wait_for_turn(visitor)
    raise AssertionError(f"nothing comes of it: {visitor.told.get('legal')}")


def wait_for_turn(visitor: Visitor) -> None:
    visitor.page.wait_for_function(READY, polling=20, timeout=2 * PATIENCE)


def wait_for_others(visitor: Visitor) -> None:
    """Until nothing happens any more before the visitor does something: of those who choose at once, the last."""
    wait_for_turn(visitor)
    end = time.monotonic() + PATIENCE / 1000
    while visitor.told["asked"] != [visitor.told["seat"]]:
        assert time.monotonic() < end, f"still asked: {visitor.told['asked']}"
        visitor.page.wait_for_timeout(20)
    visitor.page.wait_for_selector(f"main[data-event='{visitor.told['event']}']")


def wait_for_answers(visitor: Visitor) -> None:
    """Until the page knows all that it has asked, as at the beginning of a turn what the last one has brought."""
    end = time.monotonic() + PATIENCE / 1000
    while visitor.unanswered:
        assert time.monotonic() < end, f"not answered: {visitor.unanswered}"
        visitor.page.wait_for_timeout(20)


def click_what_glows(visitor: Visitor, rng: Random) -> None:
    """One click on something that glows, and a look at what comes of it."""
    page = visitor.page
    before = page.evaluate(SITUATION, GLOWS)
    if page.locator(SURE).is_visible():  # it lies over what glows
        if rng.random() < 0.5:
            page.locator(SURE).click()
        else:
            page.keyboard.press("Escape")
        page.evaluate(SETTLED, [GLOWS, before])
        return
    if (number := something_glowing(visitor, rng)) is None:
        return
    try:
        page.query_selector_all(GLOWS)[number].click()
    except (Error, IndexError) as problem:
        gone = isinstance(problem, IndexError) or "not attached" in problem.message
        if not gone and page.evaluate(SITUATION, GLOWS) == before:  # else an answer was given by itself meanwhile
            raise
    page.evaluate(SETTLED, [GLOWS, before])


def something_glowing(visitor: Visitor, rng: Random) -> int | None:
    """On a phone in whichever tab there is something. None if it is not the turn of the visitor any more."""
    page = visitor.page
    end = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < end:
        for tab in [None, *page.query_selector_all("[data-tab]")]:
            if tab and tab.is_visible():
                tab.click()
            if glowing := page.evaluate(CLICKABLE, GLOWS):
                return int(rng.choice(glowing))
        if visitor.page.get_attribute("main", "data-asked") != "true":
            return None
    raise AssertionError(f"nothing glows: {visitor.told.get('legal')}")


def use_keys(visitor: Visitor, rng: Random) -> None:
    """Tab to something that can be played, perhaps further, and Enter; nothing, if it is not the turn any more.

    What was tried comes again only when all has been tried: so each walk ends with a move.
    """
    page = visitor.page
    further = rng.randrange(max(1, min(3, len(page.query_selector_all(PLAYABLE)))))  # not once round the whole page
    for pressed in range(2 * ROUND):
        page.keyboard.press("Tab")
        asked, playable, untried = page.evaluate(REACHED, PLAYABLE)
        if not asked:
            return
        if untried or (playable and pressed > ROUND):
            if not further or pressed > ROUND:
                page.evaluate(TRIED)
                page.keyboard.press("Enter")
                return
            further -= 1
    raise AssertionError("the keyboard reaches nothing that can be played")


def type_a_move(visitor: Visitor, rng: Random) -> None:
    """`/`, the move in notation as if pasted, Enter; and wait until it is done."""
    write_a_move(visitor, rng, visitor.page.keyboard.insert_text)


def spell_a_move(visitor: Visitor, rng: Random) -> None:
    """The same letter by letter, to all of which the page answers."""
    write_a_move(visitor, rng, visitor.page.keyboard.type)


def write_a_move(visitor: Visitor, rng: Random, write: Callable[[str], None]) -> None:
    page = visitor.page
    before = page.evaluate(PLY)
    page.keyboard.press("/")
    write(rng.choice(visitor.told["legal"]))
    page.keyboard.press("Enter")
    page.wait_for_function(f"before => ({PLY})() !== before", arg=before, polling=20)
