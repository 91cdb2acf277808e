"""Bots on the page are somebody: a name, a level, and a sentence where one would look for it."""

import re

from playwright.sync_api import expect
from server.serving import Server

from wunderkammer.bots import PERSONAS
from wunderkammer.texts import Speaker

from .browsing import PHONE, Visitor, make, sit
from .conftest import Visit
from .playing import wait_for_turn


def entered(person: Visitor, game: str, bots: list[str | None]) -> None:
    made = make(person.address, game, bots)
    person.hold(made["table"], game, [sit(person.address, made["table"], made["invitations"][0], "Wanda")])
    person.enter(made["table"])


def told(person: Visitor, seat: int) -> tuple[str, str]:
    """The name of a bot, as the server tells it, and what there is to say of it."""
    name = person.told["seats"][seat]["name"]
    assert name.lower() in PERSONAS
    return name, Speaker(person.page.evaluate("document.documentElement.lang")).say(f"persona-{name.lower()}")


def test_who_waits_reads_how_each_bot_likes_to_play(visit: Visit, server: Server) -> None:
    for lang, level, size in (("en", "Bot: Grandmaster", (1280, 720)), ("fr", "Robot : Grand maître", PHONE)):
        person = visit(address=server.address, lang=lang, size=size)
        entered(person, "artisans", [None, "grandmaster", "novice", None])
        place = person.page.locator("[data-seat='1']")
        expect(place).to_contain_text(level.replace(" :", "\u202f:"))
        for seat in (1, 2):
            name, likes = told(person, seat)
            place = person.page.locator(f"[data-seat='{seat}']")
            expect(place.locator("b")).to_have_text(name)
            expect(place.locator("em")).to_have_text(likes)
        assert told(person, 1) != told(person, 2)
        assert person.page.locator("[data-seat='0'] em, [data-seat='3'] em").count() == 0
        assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert person.problems == []


def test_at_the_table_the_name_and_the_level_say_it_when_asked(visit: Visit, server: Server) -> None:
    person = visit(address=server.address, lang="de", size=(1280, 720))
    entered(person, "artisans", [None, "expert"])
    wait_for_turn(person)
    name, likes = told(person, 1)
    rail = person.page.locator(".who[data-seat='1']")
    expect(rail.locator(".name")).to_have_text(name)
    for thing in (rail.locator(".name"), rail.locator(".bot .tag")):
        person.page.mouse.move(0, 0)
        thing.hover()
        expect(person.page.locator(".explain")).to_contain_text(likes)
        expect(person.page.locator(".explain .own")).to_have_text("Bot: Kenner")
    assert person.problems == []


def test_a_bot_that_is_nobody_has_a_name_all_the_same(visit: Visit, server: Server) -> None:
    """As in older records, and in exercises: one of the page's own, and nothing is said of it."""
    person = visit(address=server.address, size=(1280, 720))
    person.page.goto("/#/exercise/artisans/1")
    rivals = person.page.locator(".who:has(.bot)")
    expect(rivals.first.locator(".name")).to_have_text(re.compile("Ada|Ben"))
    assert rivals.locator("[data-term=bot][data-own]").count() == 0
