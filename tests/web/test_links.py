"""What a link brings is exchanged and leaves the address; a seat goes to another device, and is taken back from it."""

import re
from pathlib import Path
from random import Random

import httpx
from playwright.sync_api import expect
from server.serving import Server

from .browsing import PHONE, Visitor, make, seat_at, sit
from .conftest import Visit
from .playing import click_what_glows, play_some, type_a_move
from .test_accessible import is_for_everybody
from .test_together import sit_down

GAME = (Path(__file__).parents[1] / "records" / "artisans-2-seats.wk").read_text(encoding="utf-8")
NEARLY_OVER = 190  # actions
HELD = "() => JSON.parse(localStorage['wunderkammer.tables'] ?? '[]').flatMap(one => one.tokens)"


def address(person: Visitor) -> str:
    return str(person.page.evaluate("() => location.href"))


def seats_here(person: Visitor, seat: int) -> None:
    person.page.wait_for_selector(f"main[data-eyes='{seat}']")


def settings(person: Visitor) -> None:
    """By the keyboard, as they can be reached."""
    person.page.locator("[data-act=settings]").first.focus()
    person.page.keyboard.press("Enter")


def carried_link(person: Visitor) -> str:
    settings(person)
    person.page.get_by_role("button", name="Play on another device").press("Enter")
    link = person.page.get_by_role("textbox", name="Link to your seat").input_value()
    expect(person.page.get_by_role("img", name="The link to your seat as a QR code")).to_be_visible()
    return link


def finish(table: str, tokens: list[str]) -> None:
    """Play to the end, elsewhere."""
    headers = [{"authorization": f"Bearer {token}"} for token in tokens]
    with httpx.Client() as client:
        while (now := [client.get(table, headers=one).json() for one in headers])[0]["phase"] != "over":
            for told, one in zip(now, headers, strict=True):
                if told["legal"]:
                    move = {"do": "play", "id": f"{told['event']}", "event": told["event"], "moves": told["legal"][:1]}
                    client.post(f"{table}/do", json=move, headers=one).raise_for_status()


def test_an_invitation_leaves_the_address_at_once_and_no_secret_comes_back_there(visit: Visit, server: Server) -> None:
    made = make(server.address, "artisans", [None, None])
    table, invitation = made["table"], made["invitations"][1]
    person = visit()
    person.enter(table, invitation)
    plain = f"http://{server.address}/#/table/{table}"
    assert address(person) == plain
    person.page.reload()
    person.page.wait_for_selector("[data-act=sit]")
    token = sit_down(person, table, invitation, "Wanda")
    seats_here(person, 1)
    assert token != invitation
    assert address(person) == plain
    person.page.reload()
    seats_here(person, 1)
    content = person.page.content()
    assert token not in content
    assert invitation not in content


def test_a_link_to_a_seat_in_which_somebody_sits_says_so(visit: Visit, server: Server) -> None:
    made = make(server.address, "artisans", [None, None])
    sit(server.address, made["table"], made["invitations"][0], "Yusuf")
    late = visit()
    late.enter(made["table"], made["invitations"][0])
    late.page.locator("[data-act=sit]").click()
    expect(late.page.get_by_role("alert")).to_contain_text("already sat down with this invitation")
    assert late.page.evaluate(HELD) == []
    late.problems = [text for text in late.problems if "403" not in text]  # the browser notes every refusal


def test_who_gets_up_before_the_game_may_sit_down_again(visit: Visit, server: Server) -> None:
    made = make(server.address, "artisans", [None, None])
    person = visit()
    first = sit_down(person, made["table"], made["invitations"][0], "Wanda")
    httpx.post(
        f"http://{server.address}/api/tables/{made['table']}/do",
        json={"do": "leave", "id": "elsewhere"},
        headers={"authorization": f"Bearer {first}"},
    ).raise_for_status()
    person.page.wait_for_selector("[data-act=sit]")
    person.page.locator("[data-act=sit]").click()
    seats_here(person, 0)
    (second,) = person.page.evaluate(HELD)
    assert second != first
    person.problems.clear()  # the browser's own words about a token that was just given up


def test_two_people_on_one_device_sit_down_at_once_and_leave_the_open_seat_to_others(visit: Visit) -> None:
    person, other = visit(), visit()
    person.page.goto("/")
    person.page.locator("[data-new=artefakt]").click()
    chairs = person.page.locator("form li select")
    chairs.nth(1).select_option("here")
    chairs.nth(2).select_option("link")
    person.page.locator("form li input").fill("Yusuf")
    person.page.get_by_text("Open to everyone").click()
    person.page.locator("[data-act=open]").click()
    person.page.wait_for_selector("main[data-phase=gathering]")
    assert len(person.page.evaluate(HELD)) == 2
    table = address(person).rpartition("/")[2]
    told = httpx.get(f"http://{person.address}/api/tables/{table}").json()
    assert [(one["kind"], one["reserved"]) for one in told["seats"]] == [
        ("person", False),
        ("person", False),
        ("free", False),
    ]
    link = person.page.get_by_role("textbox", name="Link to this seat").input_value()
    sit_down(other, table, link.rpartition("/")[2], "Zoe")
    seats_here(other, 2)


def test_whoever_made_the_table_changes_it_and_the_others_see_that(visit: Visit) -> None:
    person, other = visit(), visit(lang="de")
    page = person.page
    page.goto("/")
    page.locator("[data-new=artefakt]").click()
    page.locator("form li select").nth(1).select_option("link")
    page.locator("form li select").nth(2).select_option("link")
    page.locator("[data-act=open]").click()
    page.wait_for_selector("main[data-phase=gathering]")
    table = address(person).rpartition("/")[2]
    link = page.get_by_role("textbox", name="Link to this seat").input_value()
    other.enter(table, link.rpartition("/")[2])
    other.page.locator("[data-act=sit]").click()
    seats_here(other, 1)
    assert other.page.locator("[data-act=change]").count() == 0
    page.locator("[data-act=change]").click()
    assert page.get_by_role("radio", name="2").is_enabled()  # both of us have seats, the third is free
    page.get_by_text("4", exact=True).click()
    page.locator("form li select").nth(0).select_option("expert")
    page.locator("[data-option=advanced]").check()
    page.locator("[data-act=pace]").select_option("300")
    is_for_everybody(person)
    page.locator("[data-act=change-now]").click()
    expect(page.locator("[data-seat]")).to_have_count(4)
    expect(page.locator("[data-seat='2']")).to_have_attribute("data-kind", "bot")
    expect(other.page.get_by_role("status")).to_contain_text("Der Tisch wurde geändert")
    expect(other.page.locator(".played")).to_contain_text("5 Minuten")
    expect(other.page.locator("[data-seat]")).to_have_count(4)
    page.locator("[data-act=begin]").click()
    for one in (person, other):
        one.page.wait_for_selector("main[data-phase=playing]")
    assert len(person.told["seats"]) == 4


def test_once_more_by_one_click_everybody_has_the_seat_that_they_had(visit: Visit, server: Server) -> None:
    made = make(server.address, "artisans", [None, None], record=GAME, at=NEARLY_OVER)
    people = [visit(), visit()]
    tokens = [
        sit_down(person, made["table"], invitation, name)
        for person, invitation, name in zip(people, made["invitations"], ("Wanda", "Yusuf"), strict=True)
    ]
    finish(f"http://{server.address}/api/tables/{made['table']}", tokens)
    people[0].page.locator("[data-act=rematch]").first.click()
    people[1].page.locator("[data-act=follow]").first.click()
    for person, seat, token in zip(people, (1, 0), tokens, strict=True):
        seats_here(person, seat)
        assert person.page.evaluate(HELD) == [token, token], "the same at both tables"


def test_a_seat_is_carried_to_a_phone_and_played_on_both(visit: Visit) -> None:
    desk, phone, late = visit(), visit(size=PHONE), visit()
    table = seat_at(desk, "artisans", ["novice"])["table"]
    link = carried_link(desk)
    is_for_everybody(desk)
    assert re.fullmatch(rf"http://{desk.address}/#/carry/{table}/[\w-]{{22}}", link)
    phone.page.goto(link)
    seats_here(phone, 0)
    assert address(phone) == f"http://{desk.address}/#/table/{table}"
    assert phone.page.evaluate(HELD) != desk.page.evaluate(HELD)
    desk.page.keyboard.press("Escape")
    play_some(phone, click_what_glows, Random(1), 1)
    play_some(desk, type_a_move, Random(2), 1)
    late.page.goto(link)
    expect(late.page.get_by_role("alert")).to_contain_text("has been used or has expired")
    late.page.locator("[data-act=watch]").click()
    seats_here(late, -1)
    late.problems = [text for text in late.problems if "403" not in text]


def test_somebody_else_has_my_link(visit: Visit) -> None:
    """The thief sees the table as a bystander from then on; who renewed plays on, also after coming again."""
    mine, thief = visit(), visit()
    table = seat_at(mine, "artisans", ["novice"])["table"]
    (stolen,) = mine.page.evaluate(HELD)
    thief.hold(table, "artisans", [stolen])
    thief.enter(table)
    seats_here(thief, 0)
    settings(mine)
    mine.page.get_by_role("button", name="Somebody else has my link").press("Enter")
    mine.page.get_by_role("button", name="Lock out all others").press("Enter")
    expect(mine.page.get_by_role("status").filter(has_text="can now be played on this device only")).to_be_visible()
    seats_here(thief, -1)
    expect(thief.page.locator("[data-dropped]")).to_be_visible()
    assert thief.page.evaluate(HELD) == []
    seats_here(mine, 0)
    mine.page.reload()
    seats_here(mine, 0)
    (fresh,) = mine.page.evaluate(HELD)
    assert fresh != stolen
    play_some(mine, type_a_move, Random(3), 1)
