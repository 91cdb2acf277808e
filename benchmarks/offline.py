"""The folder without a server: how heavy it is, how long it takes to open, how long bots think.

    PYTHONPATH=tests python benchmarks/offline.py

Everything on this machine: a plain file server, a real Chromium, and for the bots Node with the files of the folder.
Other work slows all of it down alike, so the load is stated, and ratios mean more than seconds. `--write` puts the
figures into docs/benchmarks.md.
"""

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import deciding
import page as report
from hosting import serving
from playwright.sync_api import Browser, sync_playwright
from web.browsing import Visitor
from web.chromium import FLAGS, MISSING, find
from web.offline import PATH, ROOT, SLOW, build, hosted, in_the_browsers_python
from web.playing import wait_for_turn

from wunderkammer import bots
from wunderkammer.server.local.measuring import CLOCK

BAR = 9_000_000  # bytes, compressed
LOBBY = "[data-play]"
POSITIONS = 5
PARTS = {"Python": "python/pyodide", "its library": "python/python_stdlib", "the house": "python/house", "the page": ""}


def weights(site: Path) -> dict[str, list[int]]:
    """By part: plain, with gzip, with brotli."""
    command = [sys.executable, str(ROOT / "web" / "npm.py"), "run", "--silent", "weigh", "--", str(site)]
    listed = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    found = {part: [0, 0, 0] for part in PARTS}
    for name, *sizes in listed:
        path = Path(name).relative_to(site).as_posix()
        part = next(part for part, start in PARTS.items() if path.startswith(start))
        found[part] = [one + more for one, more in zip(found[part], sizes, strict=True)]
    return found


def heavy(found: dict[str, list[int]]) -> str:
    whole = [sum(sizes) for sizes in zip(*found.values(), strict=True)]
    rows = [[name, *(f"{size / 1e6:.2f}" for size in sizes)] for name, sizes in [*found.items(), ("**all**", whole)]]
    verdict = "passed" if max(whole[1:]) <= BAR else "missed"
    return "\n".join(
        [
            f"The bar of {BAR / 1e6:.0f} MB compressed is {verdict}.\n",
            "| megabytes | plain | gzip | brotli |",
            "|---|---:|---:|---:|",
            *(f"| {' | '.join(row)} |" for row in rows),
        ]
    )


def to_lobby(person: Visitor, address: str) -> float:
    began = time.perf_counter()
    person.page.goto(address)
    person.page.wait_for_selector(LOBBY)
    return time.perf_counter() - began


def to_first_move(person: Visitor) -> float:
    """From the lobby, which has just come, to the first question at a table against bots."""
    began = time.perf_counter()
    person.page.click("[data-play=artisans]")
    person.page.click(f"[data-level={bots.USUAL}]")
    person.page.wait_for_selector("main[data-phase=playing]", timeout=SLOW)
    wait_for_turn(person)
    return time.perf_counter() - began


def opened(browser: Browser, host: str, server: str) -> str:
    """Cold and cached, beside a server."""
    rows: list[tuple[str, float, float]] = []
    person = Visitor(browser, host)
    for name in ("the folder, cold", "the folder, kept by the browser"):
        lobby = to_lobby(person, PATH)
        rows.append((name, lobby, lobby + to_first_move(person)))
        person.page.evaluate("navigator.serviceWorker.ready.then(() => 0)")
    person.context.close()
    person = Visitor(browser, server)
    for name in ("a server, cold", "a server, again"):
        lobby = to_lobby(person, "/")
        rows.append((name, lobby, lobby + to_first_move(person)))
    person.context.close()
    told = [f"| {name} | {lobby:.2f} | {move:.2f} |" for name, lobby, move in rows]
    return "\n".join(["| seconds from the address | to the lobby | to the first move |", "|---|---:|---:|", *told])


def thinking(site: Path, game: str) -> list[str]:
    wish = {"game": game, "positions": POSITIONS, "clock": CLOCK, "levels": list(bots.LEVELS)}
    there = json.loads(in_the_browsers_python(site, json.dumps(wish), Path(deciding.__file__)))
    here = json.loads(asyncio.run(deciding.told(json.dumps({**wish, "clock": 0.0}))))
    return [
        f"| {game.capitalize()}, {level} | {1000 * here[level]:.1f} | {1000 * there[level]:.0f} | "
        f"{there[level] / here[level]:.0f} |"
        for level in bots.LEVELS
    ]


def measured() -> str:
    program = find()
    if program is None:
        raise SystemExit(MISSING)
    with tempfile.TemporaryDirectory() as folder:
        site = Path(folder) / PATH.strip("/")
        build(site)
        weight = heavy(weights(site))
        rows = [row for game in ("artefakt", "artifact", "artisans") for row in thinking(site, game)]
        bots_think = "\n".join(
            ["| milliseconds for a decision | a server | in the browser | ratio |", "|---|---:|---:|---:|", *rows]
        )
        with hosted(Path(folder)) as host, serving() as server, sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=program, args=list(FLAGS))
            times = opened(browser, host.address, server.address)
            version = browser.version
            browser.close()
    load = f"{os.getloadavg()[1]:.1f} on {os.cpu_count()} processors"
    return f"Chromium {version}; the load of the machine was {load}.\n\n{weight}\n\n{times}\n\n{bots_think}"


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--write", action="store_true", help="into docs/benchmarks.md")
    wanted = asked.parse_args()
    text = measured()
    print(text)
    if wanted.write:
        whole = report.PAGE.read_text(encoding="utf-8")
        report.PAGE.write_text(report.replaced(whole, "offline", text), encoding="utf-8")


if __name__ == "__main__":
    main()
