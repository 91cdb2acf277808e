"""The folder without a server, under a sub-path of a plain file server; then the network is cut."""

import asyncio
import json
import os
import shutil
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

import pytest
from cli.running import run
from playwright.sync_api import Browser, expect
from server.inside import open_house
from server.serving import UNHURRIED, served

import wunderkammer as wk
from wunderkammer import record
from wunderkammer.core.options import settle
from wunderkammer.core.state import CHANCE
from wunderkammer.record import fair
from wunderkammer.server.tables import events as ev
from wunderkammer.server.tables.records import whole

from . import device, learning
from .browsing import Visitor
from .offline import PATH, SLOW, Host, against, build, hosted, in_the_browsers_python, keep, list_anew, saved
from .playing import click_what_glows, play_out, play_some, wait_for_others, wait_for_turn

# Building the folder and starting Python in a browser take a minute; by day server/test_local.py tries the same house.
pytestmark = pytest.mark.soak
Come = Callable[..., Visitor]
RECORDS = Path(__file__).parents[1] / "records"
GAMES = {"artefakt": "3-seats.wk", "artisans": "artisans-2-seats.wk", "artifact": "artifact-rules-2-3-seats-both.wk"}
LEVELS = ["random", "greedy", "novice", "amateur", "expert", "master"]
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

# The status of the answer to a request for a file; 0 if there is none.
ASKED = "path => fetch(path).then(answer => answer.status, () => 0)"
ASKED_AFTER_LOSS = f"""async path => {{
  for (const name of await caches.keys()) await (await caches.open(name)).delete(new URL(path, location.href));
  return ({ASKED})(path);
}}"""


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of files that has ours somewhere below."""
    folder = tmp_path_factory.mktemp("host")
    build(folder / PATH.strip("/"))
    return folder


@pytest.fixture
def host(files: Path) -> Iterator[Host]:
    with hosted(files) as one:
        yield one


@pytest.fixture
def come(browser: Browser, host: Host) -> Iterator[Come]:
    """Somebody who has opened the folder once, and is without a network now; its host is gone."""
    visitors: list[Visitor] = []

    def coming(at: Host = host, **how: object) -> Visitor:
        visitor = Visitor(browser, at.address, **how)  # type: ignore[arg-type]
        visitors.append(visitor)
        keep(visitor)
        visitor.context.set_offline(True)
        at.stop()
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


def test_a_newer_version_waits_for_the_lobby(come: Come, files: Path, tmp_path: Path) -> None:
    site = copied(files, tmp_path)
    with hosted(tmp_path) as host:
        person = come(host)
        asked: list[str] = []
        person.page.on("request", lambda request: asked.append(request.url))
        against(person, "artefakt", "amateur")
        play_some(person, click_what_glows, Random(1), 2)
        wait_for_turn(person)

        person.context.set_offline(False)
        host.start()
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
        assert all(url.startswith((f"http://{host.address}{PATH}", "blob:", "data:")) for url in asked), asked


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
        assert not any(worker.evaluate(OUTSIDE, f"http://{elsewhere.address}/test_site.py") for worker in workers)
        assert not workers[0].evaluate(EVALUATES)
    person.problems = [one for one in person.problems if "Content Security Policy" not in one]


def test_a_changed_file_is_refused(browser: Browser, files: Path, tmp_path: Path) -> None:
    wasm = copied(files, tmp_path) / "python" / "pyodide.asm.wasm"
    content = bytearray(wasm.read_bytes())
    content[len(content) // 2] ^= 1
    rewrite(wasm, bytes(content))
    with hosted(tmp_path) as host:
        person = Visitor(browser, host.address)
        person.page.goto(f"{PATH}kit/games.json")
        assert person.page.evaluate(NEVER_KEPT) == "redundant"
        person.context.close()


def test_no_file_of_another_version_is_mixed_in(come: Come, files: Path, tmp_path: Path) -> None:
    """Something that the browser kept is gone, and the host has a newer version meanwhile."""
    site = copied(files, tmp_path)
    with hosted(tmp_path) as host:
        person = come(host)
        person.context.set_offline(False)
        host.start()
        assert person.page.evaluate(ASKED_AFTER_LOSS, "kit/games.json") == 200, "the same one is fetched and kept again"
        kit = site / "kit" / "games.json"
        rewrite(kit, kit.read_bytes() + b" ")
        assert person.page.evaluate(ASKED, "kit/games.json") == 200
        assert person.page.evaluate(ASKED_AFTER_LOSS, "kit/games.json") == 0
        person.problems.clear()  # the browser tells of it


def test_a_page_does_not_begin_with_the_rules_of_another_version(browser: Browser, files: Path, tmp_path: Path) -> None:
    """On a first visit, while the host puts up a newer version."""
    site = copied(files, tmp_path)
    house = site / "python" / "house.tar.xz"
    rewrite(house, house.read_bytes() + b"newer")
    with hosted(tmp_path) as host:
        person = Visitor(browser, host.address)
        person.page.goto(PATH)
        expect(person.page.get_by_role("alert")).to_have_count(1, timeout=SLOW)
        person.context.close()


def test_the_lobby_is_there_while_python_comes_and_then_levels_say_what_is_too_much(come: Come) -> None:
    person = come()
    person.page.reload()
    expect(person.page.locator("progress")).to_be_visible()
    person.page.click("[data-play=artisans]")
    expect(person.page.locator("progress")).to_have_count(1)
    expect(person.page.locator("[data-level=grandmaster]")).to_contain_text("2 seconds", timeout=SLOW)
    expect(person.page.locator("progress")).to_have_count(0)
    expect(person.page.locator("[data-level=amateur]")).not_to_contain_text("2 seconds")


def test_it_can_be_installed_and_everything_leads_to_it(come: Come, host: Host) -> None:
    person = come()
    told = person.context.new_cdp_session(person.page).send("Page.getAppManifest")
    assert not told["errors"]
    manifest = json.loads(told["data"])
    assert told["url"] == f"http://{host.address}{PATH}manifest.webmanifest"
    assert {"any", "maskable"} == {one.get("purpose", "any") for one in manifest["icons"]}
    assert manifest["theme_color"] == person.page.get_attribute("meta[name=theme-color]", "content")
    for icon in manifest["icons"]:
        assert person.page.evaluate(ASKED, icon["src"]) == 200
    person.page.goto(f"{PATH}no/such/page")  # without a network
    person.page.wait_for_url(f"http://{host.address}{PATH}")
    person.page.wait_for_selector("[data-play]")


@pytest.mark.parametrize("game", wk.games())
def test_bots_think_the_same_as_on_a_server(game: str, files: Path) -> None:
    """Without a clock: the levels, which ask a network where there is one, and two that never do."""
    wish = {"game": game, "seed": "a device", "levels": LEVELS}
    there = json.loads(in_the_browsers_python(files / PATH.strip("/"), json.dumps(wish)))
    assert there == device.thoughts(game, "a device", LEVELS)
    assert len(there) == device.THOUGHT_OF * len(LEVELS)


@pytest.mark.parametrize("game", wk.games())
def test_a_record_is_byte_for_byte_that_of_a_server(game: str, files: Path, tmp_path: Path) -> None:
    wish = {"game": game, "seed": "moves"}
    there = in_the_browsers_python(files / PATH.strip("/"), json.dumps(wish))
    assert there == played_at_a_server(game, tmp_path)
    verified(there, tmp_path)


def played_at_a_server(game: str, folder: Path) -> str:
    """The record of a game."""

    async def playing() -> str:
        async with open_house(folder / "tables") as (house, _):
            return await device.played(house, game, "moves")

    return apart(playing())


def played_again_at_a_server(text: str, folder: Path) -> str:
    """The record of a game with the same key, the same secrets and the same moves."""
    game, fairness = record.parse(text), fair.noted(text)
    assert fairness is not None
    moves = [entry for entry in game.entries if entry.seat != CHANCE]

    async def playing() -> str:
        async with open_house(folder / "tables") as (house, _):
            rules = wk.game(game.game)
            chairs = [
                ev.Chair("person", name, seals=bool(seal))
                for name, seal in zip(game.people, fairness.seals, strict=True)
            ]
            options = settle(rules.options, game.options)
            made = ev.Made(game.game, rules.rules, options, "", chairs, False, 0, "", sealed=True)
            name = (await house.make(made, fairness.key, fairness.table)).name
            for seat, seal in enumerate(fairness.seals):
                if seal:
                    await house.submit(name, f"seal/{seat}", lambda now: now.sealing.seal(seat, seal))  # noqa: B023
            for seat, secret in enumerate(fairness.secrets):
                if secret:
                    await house.submit(name, f"open/{seat}", lambda now: now.sealing.open(seat, secret))  # noqa: B023
            table = (await house.room(name)).table
            while table.journal is None:
                await asyncio.sleep(0.001)
            for number, entry in enumerate(moves):
                await house.submit(name, f"play/{number}", lambda now: now.play(entry.seat, now.number, [entry.move]))  # noqa: B023
            return whole(table)

    return apart(playing())


def apart(story: Coroutine[None, None, str]) -> str:
    """In a thread, since Playwright has the loop of this one."""
    with ThreadPoolExecutor() as pool:
        return pool.submit(lambda: asyncio.run(story)).result()


def verified(text: str, folder: Path) -> None:
    file = folder / "game.wk"
    file.write_text(text)
    answer = run("verify", file)
    assert answer.code == 0, answer


@pytest.mark.parametrize(("game", "lang"), [("artefakt", "en"), ("artisans", "fr"), ("artifact", "de")])
def test_a_whole_game_and_its_record(game: str, lang: str, come: Come, tmp_path: Path) -> None:
    person = come(lang=lang)
    against(person, game, "amateur")
    play_some(person, click_what_glows, Random(game), 3)
    wait_for_turn(person)
    before = person.page.get_attribute("main", "data-ply")
    person.page.reload()  # the same table is back
    person.page.wait_for_selector("main[data-phase=playing]", timeout=SLOW)
    wait_for_turn(person)
    assert person.page.get_attribute("main", "data-ply") == before
    play_out(person, click_what_glows, Random(game))
    expect(person.page.locator("[data-over]").first).to_be_visible()
    text = saved(person)
    verified(text, tmp_path)
    assert text == played_again_at_a_server(text, tmp_path)


@pytest.mark.parametrize(("game", "lang"), [("artefakt", "de"), ("artisans", "en"), ("artifact", "fr")])
def test_a_lesson(game: str, lang: str, come: Come) -> None:
    person = come(lang=lang)
    person.page.goto(f"{PATH}#/learn/{game}")
    person.page.click("[data-act=guided]")
    person.page.wait_for_selector(learning.BUBBLE, timeout=SLOW)
    learning.wait(person)
    learning.walk(person, learning.by_mouse)
    assert learning.is_over(person)


@pytest.mark.parametrize(("game", "lang"), [("artefakt", "fr"), ("artisans", "de"), ("artifact", "en")])
def test_a_record_is_imported_replayed_forked_and_exported(game: str, lang: str, come: Come) -> None:
    person = come(lang=lang)
    person.page.goto(f"{PATH}#/past")
    person.page.click("[data-act=upload]")
    person.page.set_input_files("input[type=file]", RECORDS / GAMES[game])
    person.page.wait_for_selector("main[data-step]", timeout=SLOW)
    assert saved(person) == (RECORDS / GAMES[game]).read_text()
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
        set_out(person, "a friend")
        expect(person.page.locator(".settings .problem")).to_be_visible()
        take(person, server.address)
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
        person.page.click("[data-act=settings]")
        expect(person.page.locator("[data-act=carry]")).to_be_visible()
        assert not person.page.locator("[data-act=journey]").count(), "others know what is hidden"
        for one in (person, friend):
            one.page.goto("about:blank")  # before the server ends
        friend.close()


@pytest.mark.parametrize("game", wk.games())
def test_a_game_goes_to_a_server_and_back(game: str, come: Come, host: Host, tmp_path: Path) -> None:
    """Against bots there, too; and its way back is known, while only the server can be reached."""
    person = come()
    against(person, game, "amateur")
    play_some(person, click_what_glows, Random(4), 2)
    person.context.set_offline(False)
    with served(tmp_path, UNHURRIED) as server:
        set_out(person, f"http://{server.address}")
        person.page.locator("main select").nth(1).select_option("novice")
        person.page.click("[data-act=open]")
        person.page.wait_for_selector("main[data-phase=playing]")
        play_some(person, click_what_glows, Random(5), 2)
        wait_for_others(person)
        there, table = person.told["ply"], person.page.url
        set_out(person)
        person.page.wait_for_url(f"http://{host.address}{PATH}#/")
        person.page.click("[data-act=open]", timeout=SLOW)
        person.page.wait_for_selector("main[data-phase=playing]", timeout=SLOW)
        wait_for_turn(person)
        assert int(person.page.get_attribute("main", "data-ply") or 0) >= there
        play_some(person, click_what_glows, Random(6), 2)
        person.page.goto(table)
        expect(person.page.locator(".practice")).to_be_visible()
        person.page.goto("about:blank")  # before the server ends


def set_out(person: Visitor, address: str | None = None) -> None:
    """Take the game elsewhere: to this address, or to the one that is known."""
    person.page.click("[data-act=settings]")
    person.page.click("[data-act=journey]")
    take(person, address)


def take(person: Visitor, address: str | None) -> None:
    if address is not None:
        person.page.fill("input[type=url]", address)
    person.page.click("[data-act=take-there]")


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
