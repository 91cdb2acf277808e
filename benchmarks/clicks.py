"""How long a click takes: from the click to the new board on the screen, in a real browser against a real server.

    PYTHONPATH=tests python benchmarks/clicks.py --clicks 100 [GAME...]

Each game with all its expansions, an idle server on the same machine. The page is watched from within: when the click
came, when the command went out and the table came in, when the page changed, and when that had been painted. About two
seconds a move: the bots' moves are shown at the usual pace, and nothing else is under way when the mouse goes down.
`--write` puts the figures into docs/benchmarks.md.
"""

import argparse
import statistics
import sys
from random import Random
from typing import Any

import page as report
from hosting import serving
from playwright.sync_api import Browser, sync_playwright
from web.browsing import COMPANY, EXPANSIONS, Visitor, seat_at
from web.chromium import FLAGS, MISSING, find
from web.playing import click_what_glows, wait_for_turn

BAR = 50  # ms
REST = 250  # ms after a click in which nothing is asked of the page, since that would slow it down
SAID = 10  # moves between two lines of progress

WATCH = """() => {
  const seen = window.seen = { now: null, moves: [], first: null };
  const tell = name => { if (seen.now && !(name in seen.now)) seen.now[name] = performance.now(); };
  addEventListener("click", event => { seen.now = { click: event.timeStamp }; }, { capture: true });
  const Plain = window.WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...given) {
      super(...given);
      super.addEventListener("message", event => { if (event.data.includes('"is":"table"')) tell("told"); });
    }
    send(text) { if (text.includes('"do":"play"')) tell("sent"); super.send(text); }
  };
  const painted = whenDone => requestAnimationFrame(() => { const next = new MessageChannel();
    next.port1.onmessage = () => whenDone(performance.now()); next.port2.postMessage(0); });
  new MutationObserver(changes => {
    if (!changes.some(one => one.target.dataset?.event && one.attributeName === "data-event")) {
      if (seen.first === null && document.querySelector("main[data-phase=playing]")) {
        seen.first = 0;
        painted(when => { seen.first = when; });
      }
      return;
    }
    if (!seen.now?.sent || "changed" in seen.now) return;
    tell("changed");
    const one = seen.now;
    painted(when => { seen.moves.push({ ...one, painted: when }); });
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-event"] });
}"""

# The middle of one of the things that glow and can be seen, scrolled to where it can.
GLOWING = """chance => {
  const all = [...document.querySelectorAll("[data-target]")].filter(one => one.checkVisibility());
  const one = all[Math.floor(chance * all.length)];
  if (!one) return [];
  one.scrollIntoView({ block: "center" });
  const { x, y, width, height } = one.getBoundingClientRect();
  const middle = [x + width / 2, y + height / 2];
  return one.contains(document.elementFromPoint(...middle)) ? [middle] : [];
}"""

# Whether all that flies has landed and the page has drawn it.
AT_REST = """() => document.getAnimations()
  .every(one => one.playState !== "running" || one.effect.getTiming().iterations > 1)"""

PARTS = [
    ("the page decides what was clicked", "click", "sent"),
    ("the server commits the move and tells it", "sent", "told"),
    ("the page reads it and changes", "told", "changed"),
    ("the browser lays it out and paints", "changed", "painted"),
    ("**from the click to the new board**", "click", "painted"),
]


def click_and_rest(person: Visitor, rng: Random) -> None:
    """A plain click of the mouse on something that glows; nothing is asked of the page until it has been answered."""
    found: list[list[float]] = person.page.evaluate(GLOWING, rng.random())
    if not found:
        click_what_glows(person, rng)
        return
    (x, y) = found[0]
    person.page.mouse.move(x, y)
    person.page.wait_for_function(AT_REST)
    person.page.mouse.down()
    person.page.mouse.up()
    person.page.wait_for_timeout(REST)


def clicked(browser: Browser, address: str, game: str, clicks: int) -> tuple[list[dict[str, float]], list[float]]:
    """The moments of so many moves, over as many games as it takes, and when the first board of each was there."""
    moments: list[dict[str, float]] = []
    first: list[float] = []
    rng = Random(1)
    while len(moments) < clicks:
        person = Visitor(browser, address, motion=True)
        person.context.add_init_script(f"({WATCH})()")
        seat_at(person, game, COMPANY[game], options=EXPANSIONS.get(game, {}))
        said = 0
        while (done := len(moments) + person.page.evaluate("() => seen.moves.length")) < clicks:
            wait_for_turn(person)
            if person.phase == "over":
                break
            if done >= said + SAID:
                said = say(game, done, clicks)
            click_and_rest(person, rng)
        wait_for_turn(person)
        seen: dict[str, Any] = person.page.evaluate("() => window.seen")
        moments += seen["moves"]
        first.append(seen["first"])
        person.close()
    return moments, first


def say(game: str, done: int, wanted: int) -> int:
    print(f"{game}: {done} of {wanted} moves", file=sys.stderr, flush=True)
    return done


def at(times: list[float], share: float) -> float:
    return sorted(times)[min(len(times) - 1, int(share * len(times)))]


def table(moments: list[dict[str, float]]) -> str:
    rows = ["| milliseconds | median | 90 % |", "|---|---:|---:|"]
    for name, begin, end in PARTS:
        times = [one[end] - one[begin] for one in moments]
        rows.append(f"| {name} | {statistics.median(times):.1f} | {at(times, 0.9):.1f} |")
    return "\n".join(rows)


def measured(games: list[str], clicks: int) -> str:
    program = find()
    if program is None:
        raise SystemExit(MISSING)
    with serving() as hosted, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=list(FLAGS))
        told = [f"Chromium {browser.version}.", *(one_game(browser, hosted.address, game, clicks) for game in games)]
        browser.close()
    return "\n\n".join(told)


def one_game(browser: Browser, address: str, game: str, clicks: int) -> str:
    clicked(browser, address, game, 5)  # to warm up
    moments, first = clicked(browser, address, game, clicks)
    whole = statistics.median([one["painted"] - one["click"] for one in moments])
    verdict = "passed" if whole < BAR else "missed"
    return (
        f"{game.capitalize()}, {len(moments)} moves: the bar of {BAR} ms is {verdict}; the first board was on the "
        f"screen {statistics.median(first):.0f} ms after its address was opened.\n\n{table(moments)}"
    )


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("games", metavar="GAME", nargs="*", help="all if none is named")
    asked.add_argument("--clicks", type=int, default=100)
    asked.add_argument("--write", action="store_true", help="into docs/benchmarks.md")
    wanted = asked.parse_args()
    text = measured(wanted.games or list(COMPANY), wanted.clicks)
    print(text)
    if wanted.write:
        whole = report.PAGE.read_text(encoding="utf-8")
        report.PAGE.write_text(report.replaced(whole, "clicks", text), encoding="utf-8")


if __name__ == "__main__":
    main()
