"""The pages that are no table: where they lead, what they list, and that all that starts a game is in sight."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect
from seldom import daily
from server.serving import UNHURRIED, Server, served

from .browsing import PHONE, Visitor, make, sit
from .conftest import Visit
from .staging import Scene, stage

LAPTOP = (1280, 720)
SIZES = {"laptop": LAPTOP, "phone": PHONE}
PLACES = ("play", "learn", "watch", "past", "mine")
SCENES = [
    Scene("turn", "artisans", 3, moves=2),
    Scene("running", "artefakt", 3, moves=1),
    Scene("over", "artisans", 2),
    Scene("theirs", "artefakt", 2, people=("Nils", "Nora")),
]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("house")
    stage(folder, SCENES)
    with served(folder, UNHURRIED) as one:
        yield one


@pytest.fixture
def wanda(visit: Visit, house: Server) -> Visitor:
    """Somebody whose turn it is at one table, and who has finished another."""
    person = visit(address=house.address, size=LAPTOP)
    held = [f'{{"table":"{one.name}","game":"{one.game}","tokens":["{one.token}"],"when":0}}' for one in SCENES[::2]]
    person.context.add_init_script(f"localStorage['wunderkammer.tables'] ??= '[{','.join(held)}]'")
    return person


@pytest.mark.parametrize("size", daily(SIZES.values(), LAPTOP), ids=SIZES.keys())
def test_every_page_leads_to_all_others(size: tuple[int, int], visit: Visit, house: Server) -> None:
    page = visit(address=house.address, size=size).page
    page.goto("/")
    for place in PLACES[1:] + PLACES[:1]:
        page.locator(f"[data-nav={place}]").click()
        current = page.locator("nav [aria-current=page]")
        expect(current).to_have_count(1)
        expect(current).to_have_attribute("data-nav", place)
        expect(page.locator("h1")).to_have_count(1)
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    page.goto("/#/learn")
    page.locator("[data-teaches=artisans]").click()
    expect(page.locator("nav [aria-current=page]").first).to_have_attribute("data-nav", "learn")
    expect(page.locator("main h1")).to_have_text("Artisans")


@pytest.mark.parametrize("lang", daily(["en", "fr", "de"], "de"))
def test_all_that_starts_a_game_is_in_sight_on_a_laptop(lang: str, visit: Visit, house: Server) -> None:
    page = visit(address=house.address, size=LAPTOP, lang=lang).page
    page.goto("/")
    page.wait_for_selector("[data-play]")
    below = page.evaluate(
        """() => [...document.querySelectorAll("[data-play], [data-new], [data-learn], [data-table]")]
          .filter(one => one.getBoundingClientRect().bottom > innerHeight).map(one => one.outerHTML.slice(0, 80))"""
    )
    assert not below


def test_the_number_of_games_that_wait_for_me(wanda: Visitor) -> None:
    page = wanda.page
    page.goto("/#/learn")
    expect(page.locator("[data-nav=mine]")).to_contain_text("one game is waiting for you")
    page.locator("[data-nav=mine]").click()
    page.locator("[data-table=turn].go").click()
    page.wait_for_selector("main[data-phase=playing][data-eyes='0']")
    page.locator("header a.game").click()  # a way back that gives nothing up
    expect(page.locator("[data-table=turn].go")).to_be_visible()


def test_games_of_others_can_be_watched(wanda: Visitor) -> None:
    page = wanda.page
    page.goto("/#/watch")
    expect(page.locator("[data-table]")).to_have_count(1)
    page.locator("[data-table=running]").click()
    page.wait_for_selector("[data-spectator]")


def test_finished_games_are_found_by_name_and_replayed(wanda: Visitor) -> None:
    page = wanda.page
    page.goto("/#/past")
    expect(page.locator("[data-table]")).to_have_count(2)
    page.locator("[data-act=find]").fill("nörA arte")
    expect(page.locator("[data-table]")).to_have_count(1)
    page.locator("[data-act=find]").fill("zzz")
    expect(page.locator("main")).to_contain_text("Nothing found.")
    page.locator("[data-act=find]").fill("wanda")
    page.locator("[data-table=over]").click()
    page.get_by_role("slider").first.wait_for()
    page.locator("header a.game").click()
    expect(page.locator("[data-act=find]")).to_be_visible()


def waiting_room(person: Visitor, seats: list[str | None]) -> str:
    """Wanda has made a table and sits in the first seat."""
    made = make(person.address, "artisans", seats)
    token = sit(person.address, made["table"], made["invitations"][0], "Wanda")
    rights = [one or other for one, other in zip(made["invitations"], made["bots"], strict=True)]
    held = [{"table": made["table"], "game": "artisans", "tokens": [token], "invited": [None, *rights[1:]], "when": 0}]
    person.page.goto("/")
    person.page.evaluate("held => { localStorage['wunderkammer.tables'] = JSON.stringify(held); }", held)
    person.enter(made["table"])
    return str(made["table"])


@pytest.mark.parametrize("size", daily(SIZES.values(), PHONE), ids=SIZES.keys())
def test_bots_take_free_seats_and_get_up_again(size: tuple[int, int], visit: Visit) -> None:
    person = visit(size=size)
    page = person.page
    waiting_room(person, [None, None, None, "novice"])
    page.locator("[data-act=level]").select_option("expert")
    page.locator("[data-seat='1'] [data-act=fill]").click()
    expect(page.locator("[data-seat='1']")).to_contain_text("Bot: Expert")
    page.locator("[data-seat='3'] [data-act=remove]").click()
    expect(page.locator("[data-seat='3']")).to_have_attribute("data-kind", "free")
    expect(page.locator("[data-act=begin]")).to_have_text("Begin now, with 2 bots")
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    page.locator("[data-act=level]").select_option("novice")
    page.locator("[data-act=begin]").click()
    page.wait_for_selector("main[data-phase=playing]")
    assert [seat["level"] for seat in person.told["seats"]] == ["", "expert", "novice", "novice"]


def test_who_was_invited_can_give_no_seat_away(visit: Visit) -> None:
    person = visit()
    made = make(person.address, "artisans", [None, None, None], listed=True)
    token = sit(person.address, made["table"], made["invitations"][1], "Yusuf")
    person.hold(made["table"], "artisans", [token])
    person.enter(made["table"])
    expect(person.page.locator("[data-seat='1']")).to_contain_text("Yusuf")
    expect(person.page.locator("[data-act=fill], [data-act=begin], [data-act=copy]")).to_have_count(0)


def test_those_who_watch_talk_and_players_may_mute_them(wanda: Visitor, visit: Visit, house: Server) -> None:
    player, watcher = wanda.page, visit(address=house.address, size=LAPTOP).page
    player.goto("/#/table/turn")
    watcher.goto("/#/table/turn")
    for page in (player, watcher):
        page.wait_for_selector("main[data-phase]")
        page.locator("[data-side=chat]").click()
    expect(player.locator("[data-chat=spectators]")).to_have_count(0)
    watcher.get_by_label("Your name").fill("Nils")
    watcher.get_by_label("Say something").fill("What a hand!")
    watcher.get_by_label("Say something").press("Enter")
    player.locator("[data-chat=spectators]").click()
    expect(player.get_by_role("list", name="Spectators")).to_contain_text("Nils What a hand!")
    expect(player.get_by_label("Say something")).to_have_count(0)
    player.locator("[data-act=mute]").check()
    expect(player.get_by_role("list", name="Spectators")).not_to_contain_text("Nils")
    watcher.locator("[data-chat=table]").click()
    expect(watcher.get_by_label("Say something")).to_have_count(0)
    expect(watcher.get_by_role("list", name="Table")).to_contain_text("Good luck")
