"""The folder without a server, under a sub-path of a plain file server; then the network is cut."""

import asyncio
import json
import os
import shutil
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

import pytest
from cli.running import run
from playwright.sync_api import Browser, expect
from server.inside import open_house
from server.serving import UNHURRIED, served

from . import device, learning
from .browsing import Visitor
from .offline import PATH, SLOW, against, build, hosted, in_the_browsers_python, keep, list_anew, saved
from .playing import click_what_glows, play_out, play_some, wait_for_turn

# Building the folder and starting Python in a browser take a minute; by day server/test_local.py tries the same house.
pytestmark = pytest.mark.soak
Come = Callable[..., Visitor]
GAME = Path(__file__).parents[1] / "records" / "artisans-2-seats.wk"
STAYS = "() => navigator.serviceWorker.getRegistration().then(one => one.waiting !== null)"
# Whether a worker of the page gets something from elsewhere.
OUTSIDE = "address => fetch(address, { mode: 'no-cors' }).then(() => true, () => false)"
# Whether it may turn a text into a program; later, since a debugger may.
EVALUATES = """() => new Promise(done => setTimeout(() => {
  try { done(new Function("return true")()); } catch { done(false); }
}))"""
NEVER_KEPT = """async () => {
  const one = await navigator.serviceWorker.register("../sw.js", { scope: "../" });
  const worker = one.installing;
  return new Promise(done => worker.addEventListener("statechange", () => done(worker.state)));
}"""


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of files that has ours somewhere below."""
    folder = tmp_path_factory.mktemp("host")
    build(folder / PATH.strip("/"))
    return folder


@pytest.fixture(scope="module")
def host(files: Path) -> Iterator[str]:
    with hosted(files) as address:
        yield address


@pytest.fixture
def come(browser: Browser, host: str) -> Iterator[Come]:
    """Somebody who has opened the folder once, and is without a network now."""
    visitors: list[Visitor] = []

    def coming(**how: object) -> Visitor:
        visitor = Visitor(browser, str(how.pop("address", host)), **how)  # type: ignore[arg-type]
        visitors.append(visitor)
        keep(visitor)
        visitor.context.set_offline(True)
        return visitor

    yield coming
    for one in visitors:
        one.close()


def copied(files: Path, folder: Path) -> Path:
    """The same files for a test that changes some; where ours are. Those that stay are not copied."""
    shutil.copytree(files, folder, copy_function=os.link, dirs_exist_ok=True)
    return folder / PATH.strip("/")


def rewrite(file: Path, content: bytes) -> None:
    file.unlink()  # it is linked
    file.write_bytes(content)


def test_a_table_is_back_after_reloading_and_a_newer_version_waits_for_the_lobby(
    come: Come, files: Path, tmp_path: Path
) -> None:
    site = copied(files, tmp_path)
    with hosted(tmp_path) as address:
        person = come(address=address)
        asked: list[str] = []
        person.page.on("request", lambda request: asked.append(request.url))
        against(person, "artefakt", "amateur")
        play_some(person, click_what_glows, Random(1), 2)
        wait_for_turn(person)
        before = person.page.get_attribute("main", "data-ply")
        person.page.reload()
        person.page.wait_for_selector("main[data-phase=playing]", timeout=SLOW)
        wait_for_turn(person)
        assert person.page.get_attribute("main", "data-ply") == before

        person.context.set_offline(False)
        page = site / "index.html"
        rewrite(page, page.read_bytes().replace(b"<title>", b"<!-- newer --><title>"))
        list_anew(site)
        person.page.evaluate("navigator.serviceWorker.getRegistration().then(one => one.update()).then(() => 0)")
        person.page.wait_for_function(STAYS)
        assert person.page.locator("[data-act=renew]").count() == 0
        play_some(person, click_what_glows, Random(2), 1)
        assert b"newer" not in person.page.content().encode()
        person.page.evaluate("location.hash = '#/'")
        person.page.click("[data-act=renew]")
        person.page.wait_for_function("document.documentElement.outerHTML.includes('newer')")
        assert all(url.startswith((f"http://{address}{PATH}", "blob:", "data:")) for url in asked), asked


def test_nothing_comes_from_elsewhere(come: Come) -> None:
    person = come()
    person.page.reload()  # what the browser keeps has the policy with it
    person.page.wait_for_selector("[data-play]")
    policy = person.page.get_attribute("meta[http-equiv=content-security-policy]", "content") or ""
    assert "'wasm-unsafe-eval'" in policy
    assert "unsafe-eval" not in policy.replace("'wasm-unsafe-eval'", "")
    assert "http" not in policy
    with hosted(Path(__file__).parent) as elsewhere:
        person.context.set_offline(False)
        workers = person.page.workers
        assert workers
        assert not any(worker.evaluate(OUTSIDE, f"http://{elsewhere}/test_site.py") for worker in workers)
        assert not workers[0].evaluate(EVALUATES)
    person.problems = [one for one in person.problems if "Content Security Policy" not in one]


def test_a_changed_file_is_refused(browser: Browser, files: Path, tmp_path: Path) -> None:
    wasm = copied(files, tmp_path) / "python" / "pyodide.asm.wasm"
    content = bytearray(wasm.read_bytes())
    content[len(content) // 2] ^= 1
    rewrite(wasm, bytes(content))
    with hosted(tmp_path) as address:
        person = Visitor(browser, address)
        person.page.goto(f"{PATH}kit/games.json")
        assert person.page.evaluate(NEVER_KEPT) == "redundant"
        person.context.close()


@pytest.mark.parametrize(
    ("game", "levels"),
    [
        ("artisans", ["amateur"]),
        *((game, ["novice", "amateur", "expert", "master"]) for game in ("artefakt", "artifact", "artisans")),
    ],
)
def test_bots_think_the_same_as_on_a_server(game: str, levels: list[str], files: Path) -> None:
    wish = {"game": game, "seed": "a device", "levels": levels}
    there = json.loads(in_the_browsers_python(files / PATH.strip("/"), json.dumps(wish)))
    assert there == device.thoughts(game, "a device", levels)
    assert len(there) == device.THOUGHT_OF * len(levels)


@pytest.mark.parametrize("game", ["artisans", "artefakt", "artifact"])
def test_a_record_is_byte_for_byte_that_of_a_server(game: str, files: Path, tmp_path: Path) -> None:
    wish = {"game": game, "seed": "moves"}
    there = in_the_browsers_python(files / PATH.strip("/"), json.dumps(wish))
    assert there == played_at_a_server(game, tmp_path)
    verified(there, tmp_path)


def played_at_a_server(game: str, folder: Path) -> str:
    """The record of a game; in a thread, since Playwright has the loop of this one."""

    async def playing() -> str:
        async with open_house(folder / "tables") as (house, _):
            return await device.played(house, game, "moves")

    with ThreadPoolExecutor() as pool:
        return pool.submit(lambda: asyncio.run(playing())).result()


def verified(text: str, folder: Path) -> None:
    file = folder / "game.wk"
    file.write_text(text)
    answer = run("verify", file)
    assert answer.code == 0, answer


@pytest.mark.parametrize(("game", "lang"), [("artefakt", "en"), ("artisans", "fr"), ("artifact", "de")])
def test_a_whole_game_and_its_record(game: str, lang: str, come: Come, tmp_path: Path) -> None:
    person = come(lang=lang)
    against(person, game, "amateur")
    play_out(person, click_what_glows, Random(game))
    expect(person.page.locator("[data-over]").first).to_be_visible()
    verified(saved(person), tmp_path)


@pytest.mark.parametrize(("game", "lang"), [("artefakt", "de"), ("artisans", "en"), ("artifact", "fr")])
def test_a_lesson(game: str, lang: str, come: Come) -> None:
    person = come(lang=lang)
    person.page.goto(f"{PATH}#/learn/{game}")
    person.page.click("[data-act=guided]")
    person.page.wait_for_selector(learning.BUBBLE, timeout=SLOW)
    learning.wait(person)
    learning.walk(person, learning.by_mouse)
    assert learning.is_over(person)


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_a_record_is_imported_replayed_forked_and_exported(lang: str, come: Come) -> None:
    person = come(lang=lang)
    person.page.goto(f"{PATH}#/past")
    person.page.click("[data-act=upload]")
    person.page.set_input_files("input[type=file]", GAME)
    person.page.wait_for_selector("main[data-step]", timeout=SLOW)
    assert saved(person) == GAME.read_text()
    person.page.goto(f"{PATH}#/past")
    person.page.reload()  # it is kept
    table = person.page.locator("a[data-table]").get_attribute("data-table", timeout=SLOW)
    person.page.goto(f"{PATH}#/replay/{table}/20")
    person.page.wait_for_selector("main[data-step='20']", timeout=SLOW)
    person.page.click("[data-act=fork]")
    person.page.wait_for_selector("main[data-phase=playing]", timeout=SLOW)
    play_some(person, click_what_glows, Random(lang), 2)


def test_friends_are_invited_to_a_game_of_a_device(come: Come, browser: Browser, tmp_path: Path) -> None:
    person = come()
    against(person, "artisans", "amateur")
    play_some(person, click_what_glows, Random(3), 2)
    wait_for_turn(person)
    before = int(person.page.get_attribute("main", "data-ply") or 0)
    person.context.set_offline(False)
    with served(tmp_path, UNHURRIED) as server:
        person.page.click("[data-act=settings]")
        person.page.click("[data-act=invite-friends]")
        person.page.fill("input[type=url]", server.address)
        person.page.click("[data-act=take-there]")
        expect(person.page.locator(".settings .problem")).to_be_visible()
        person.page.fill("input[type=url]", f"http://{server.address}")
        person.page.click("[data-act=take-there]")
        person.page.click("[data-act=open]")
        person.page.wait_for_selector("main[data-phase=gathering]")
        assert "arrive" not in person.page.url
        link = person.page.locator(".link input").input_value()
        friend = Visitor(browser, server.address)
        friend.page.goto(link)
        form = friend.page.locator("form", has=friend.page.locator("[data-act=sit]"))
        form.get_by_role("textbox").first.fill("Wanda")
        friend.page.click("[data-act=sit]")
        for one in (person, friend):
            one.page.wait_for_selector("main[data-phase=playing]")
            assert int(one.page.get_attribute("main", "data-ply") or 0) >= before
            one.page.goto("about:blank")  # before the server ends
        friend.close()


def test_the_page_of_a_server_leads_to_the_device_while_the_server_is_away(
    browser: Browser, files: Path, tmp_path: Path
) -> None:
    site = str(files / PATH.strip("/"))
    with served(tmp_path, {**UNHURRIED, "WUNDERKAMMER_APP": site}) as server:
        person = Visitor(browser, server.address)
        person.page.goto("/")
        person.page.click("[data-act=app]")
        person.page.wait_for_url("**/app/")
        person.page.evaluate("navigator.serviceWorker.ready.then(() => 0)")
        person.page.click("[data-act=to-server]")
        person.page.wait_for_selector("[data-act=app]")
        person.page.evaluate("navigator.serviceWorker.ready.then(() => 0)")
        server.kill()
        expect(person.page.locator("[data-away]")).to_be_visible()
        person.page.reload()
        person.page.wait_for_url("**/app/")
        person.page.wait_for_selector("[data-play]")
        server.start()
        person.page.click("[data-act=to-server]")
        person.page.wait_for_selector("[data-act=app]")
        person.forgive_lost_connections()
        person.close()
