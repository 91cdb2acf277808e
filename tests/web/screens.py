"""The pictures of docs/screens: every page and board, on a laptop, a large screen and a phone, by day and by night.

    PYTHONPATH=tests python -m web.screens [--out FOLDER] [NAME...]

The games have been played by bots with luck of a seed, so that the same pictures come out as long as rules, bots and
page stay the same.
"""

import argparse
import io
import tempfile
from collections.abc import Callable
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, sync_playwright
from server.serving import UNHURRIED, served

from . import learning
from .browsing import EXPANSIONS, PHONE, Visitor
from .chromium import FLAGS, MISSING, find
from .staging import Scene, stage

FOLDER = Path(__file__).parents[2] / "docs" / "screens"
QUALITY = 68  # of WebP
SIZES = {"laptop": (1280, 720), "desk": (1920, 1080), "phone": PHONE}

SCENES = {
    "artifact": Scene("artifact-in-the-middle", "artifact", 4, EXPANSIONS["artifact"], moves=60, level="expert"),
    "artisans": Scene("artisans-in-the-middle", "artisans", 3, moves=22),
    "artefakt": Scene("artefakt-in-the-middle", "artefakt", 3, {"advanced": True}, moves=17),
    "since": Scene("artifact-after-the-others", "artifact", 4, EXPANSIONS["artifact"], moves=42, seed=3),
    "over": Scene("artifact-that-is-over", "artifact", 3, EXPANSIONS["artifact"], seed=2, level="expert"),
    "analysis": Scene("artisans-that-is-over", "artisans", 2, seed=2),  # a short one: every decision is weighed
}
SHORT = 900  # ms after which nothing moves any more
LONG = 600_000  # ms: every decision of a game is weighed


def lobby(person: Visitor) -> None:
    person.page.goto("/")
    person.page.wait_for_selector("[data-play]")


def new_table(person: Visitor) -> None:
    lobby(person)
    person.page.locator("[data-new]").first.click()
    person.page.wait_for_selector("form")


def settings(person: Visitor) -> None:
    table("artisans")(person)
    person.page.locator("[data-act=settings]").first.click()


def gathering(person: Visitor) -> None:
    """As whoever made the table sees it."""
    new_table(person)
    chairs = person.page.locator("form li select")
    chairs.nth(1).select_option("link")
    chairs.nth(2).select_option("expert")
    person.page.locator("[data-act=open]").click()
    person.page.wait_for_selector("main[data-phase=gathering]")


def change_table(person: Visitor) -> None:
    gathering(person)
    person.page.locator("[data-act=change]").click()
    person.page.wait_for_selector("form.terms")


def table(name: str) -> Callable[[Visitor], None]:
    scene = SCENES[name]

    def look(person: Visitor) -> None:
        person.hold(scene.name, scene.game, [scene.token])
        person.enter(scene.name)

    return look


def learn(person: Visitor) -> None:
    person.page.goto("/#/learn/artisans")
    person.page.wait_for_selector("[data-act=guided]")


def lesson(person: Visitor) -> None:
    """Where the learner is asked to do something for the first time."""
    learning.begin(person, "artisans")
    while learning.kind(person) != "do":
        shown = learning.step(person)
        person.page.locator(learning.NEXT).click()
        person.page.wait_for_selector(f"{learning.BUBBLE}:not([data-step='{shown}'])")
        learning.wait(person)


def analysis(person: Visitor) -> None:
    table("analysis")(person)
    person.page.goto(f"/#/analysis/{SCENES['analysis'].name}")
    person.page.wait_for_selector("figure .line", timeout=LONG)


def since(person: Visitor) -> None:
    """What the others did, open also on a phone."""
    table("since")(person)
    if person.phone:
        person.page.locator(".thumb [data-act=since]").click()
    person.page.wait_for_selector("[data-since]")


def rules(person: Visitor) -> None:
    person.page.goto("/#/rules/artisans")
    person.page.wait_for_selector("main")


def replay(person: Visitor) -> None:
    table("over")(person)
    person.page.locator("[data-act=replay]").first.click()
    slider = person.page.get_by_role("slider").first
    slider.fill(str(int(slider.get_attribute("max") or 0) // 2))


PICTURES: dict[str, Callable[[Visitor], None]] = {
    "lobby": lobby,
    "new-table": new_table,
    "gathering": gathering,
    "change-table": change_table,
    **{name: table(name) for name in SCENES},
    "since": since,
    "replay": replay,
    "analysis": analysis,
    "learn": learn,
    "lesson": lesson,
    "rules": rules,
    "settings": settings,
}


def take(browser: Browser, address: str, folder: Path, name: str, size: str, look: str) -> int:
    """One picture; its bytes."""
    person = Visitor(browser, address, size=SIZES[size], look=look)
    PICTURES[name](person)
    person.page.mouse.move(1, 1)  # nothing is pointed at
    person.page.wait_for_timeout(SHORT)
    picture = Image.open(io.BytesIO(person.page.screenshot()))
    person.close()
    path = folder / f"{name}-{size}-{look}.webp"
    picture.convert("RGB").save(path, quality=QUALITY, method=6)
    return path.stat().st_size


def index(folder: Path) -> str:
    """All pictures of a folder on one page, each with its size and look."""
    names = [name for name in PICTURES if (folder / f"{name}-laptop-light.webp").exists()]
    shown = "![{0}, {1}]({0}-{1}-light.webp)"
    rows = [
        [name, *(f"[light]({name}-{size}-light.webp), [dark]({name}-{size}-dark.webp)" for size in SIZES)]
        for name in names
    ]
    heads = ["", *(f"{size} {width}x{height}" for size, (width, height) in SIZES.items())]
    table = [heads, ["---"] * len(heads), *rows]
    lines = [f"| {' | '.join(cells)} |" for cells in table]
    pictures = [shown.format(name, "laptop") for name in names]
    about = "Every page and board, taken by `make screens` from games that bots have played."
    return "\n".join(["# Screens", "", about, "", *lines, "", *pictures, ""])


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("names", metavar="NAME", nargs="*", help=f"of {', '.join(PICTURES)}; all if none is named")
    asked.add_argument("--out", type=Path, default=FOLDER, help="where to put them; docs/screens if not said")
    names, out = asked.parse_args().names or list(PICTURES), asked.parse_args().out
    program = find()
    if program is None:
        raise SystemExit(MISSING)
    out.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        stage(Path(folder), list(SCENES.values()))
        with served(Path(folder), UNHURRIED) as server, sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=program, args=list(FLAGS))
            for name in names:
                sizes = [
                    take(browser, server.address, out, name, size, look) for size in SIZES for look in ("light", "dark")
                ]
                print(f"{name}: {sum(sizes) / 1000:.0f} KB in {len(sizes)} pictures", flush=True)  # noqa: T201
            browser.close()
    (out / "README.md").write_text(index(out))


if __name__ == "__main__":
    main()
