"""Fair chance as people see it: pages seal by themselves, keep what they were promised, and say when it was broken."""

import json
import re
from collections.abc import Callable
from random import Random
from typing import Any

import httpx
from playwright.sync_api import WebSocketRoute, expect
from server.serving import Server
from test_editions import changed, parsed

from wunderkammer import record
from wunderkammer.record import fair

from .browsing import Visitor, make
from .conftest import Visit
from .test_together import sit_down

LIVE = re.compile("/live$")
SHORT = changed(last_round=1)
Change = Callable[[dict[str, Any]], dict[str, Any] | None]


def between(person: Visitor, from_server: Change | None = None, from_page: Change | None = None) -> None:
    """Somebody between page and server who changes what is said; None is never heard of."""

    def pass_on(way: Callable[[str], None], change: Change | None) -> Callable[[str | bytes], None]:
        def passing(text: str | bytes) -> None:
            message = json.loads(text)
            said = message if change is None else change(message)
            if said is not None:
                way(json.dumps(said))

        return passing

    def route(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        line.on_message(pass_on(server.send, from_page))
        server.on_message(pass_on(line.send, from_server))

    person.context.route_web_socket(LIVE, route)


def tokens_of(person: Visitor, table: str) -> list[str]:
    held = json.loads(person.page.evaluate("() => localStorage['wunderkammer.tables']"))
    return [str(token) for one in held if one["table"] == table for token in one["tokens"]]


def play_out(address: str, table: str, tokens: list[str]) -> None:
    """The rest of the game, played without the pages."""
    rng = Random(2)
    with httpx.Client(base_url=f"http://{address}/api/tables/{table}") as client:
        seen = 0
        while (table_now := client.get("", params={"seen": seen, "wait": 1}).json())["phase"] != "over":
            seen = table_now["event"]
            for token in tokens:
                sender = {"authorization": f"Bearer {token}"}
                now = client.get("", params={"seen": seen}, headers=sender).json()
                if now["legal"]:
                    play = {"do": "play", "id": str(now["event"]), "event": now["event"]}
                    move = {**play, "moves": [rng.choice(now["legal"])]}
                    client.post("/do", json=move, headers=sender)


def playing(person: Visitor) -> None:
    person.page.wait_for_selector("main[data-phase=playing]")


def read_log(person: Visitor) -> None:
    """The drawer in which the promise is written down."""
    person.page.locator("[data-side=log][aria-expanded=false]").click()
    person.page.wait_for_selector("#drawer [data-fair]")


def two_at(visit: Visit, server: Server) -> tuple[str, list[Visitor]]:
    made = make(server.address, "artefakt", [None, None], edition=SHORT)
    people = [visit(), visit()]
    for person, token, name in zip(people, made["invitations"], ("Wanda", "Yusuf"), strict=True):
        sit_down(person, made["table"], token, name)
    return made["table"], people


def alone_at(person: Visitor, server: Server) -> str:
    made = make(server.address, "artefakt", [None, "novice"], edition=SHORT)
    sit_down(person, made["table"], made["invitations"][0], "Wanda")
    return str(made["table"])


def test_pages_mix_chance_by_themselves_check_it_and_seal_a_rematch(visit: Visit, server: Server) -> None:
    table, people = two_at(visit, server)
    for person in people:
        playing(person)
        read_log(person)
        expect(person.page.locator("[data-fair=part]")).to_have_count(1)
    promises = [person.page.locator("[data-promise]").text_content() for person in people]
    play_out(server.address, table, [token for person in people for token in tokens_of(person, table)])
    for person in people:
        person.page.wait_for_selector("main[data-phase=over]")
        expect(person.page.locator("[data-fair-checked]")).to_have_count(1)
        assert person.page.locator("[data-unfair]").count() == 0
    fairness = checked(server, table)
    assert all(fairness.seals)
    assert fairness.aborted == [0, 0]
    assert promises == [fairness.promise] * 2, "both pages were promised the same, and it was kept"
    plays_again(*people)


def checked(server: Server, table: str) -> fair.Fairness:
    text = httpx.get(f"http://{server.address}/api/tables/{table}/record").text
    fairness = fair.noted(text)
    assert fairness is not None
    assert fair.check(record.parse(text), fairness, parsed(SHORT)) > 0
    return fairness


def plays_again(wanda: Visitor, yusuf: Visitor) -> None:
    """The rematch is sealed while the other still looks at the score."""
    wanda.page.locator("[data-act=rematch]").first.click()
    playing(wanda)
    read_log(wanda)
    expect(wanda.page.locator("[data-fair=part]")).to_have_count(1)
    assert yusuf.phase == "over", "nobody was torn away"
    yusuf.page.locator("[data-act=follow]").first.click()
    playing(yusuf)
    read_log(yusuf)
    expect(yusuf.page.locator("[data-fair=part]")).to_have_count(1)


def test_a_page_that_is_loaded_anew_opens_what_it_has_sealed(visit: Visit, server: Server) -> None:
    person = visit()
    swallowed: list[str] = []

    def swallow(message: dict[str, Any]) -> dict[str, Any] | None:
        if message["do"] == "open" and not swallowed:
            swallowed.append(message["secret"])
            return None
        return message

    between(person, from_page=swallow)
    table = alone_at(person, server)
    person.page.wait_for_selector("[data-chance=opening]")
    person.page.reload()
    playing(person)
    welcome = json.loads(person.page.evaluate("() => localStorage['wunderkammer.chances']"))[0]
    assert (welcome["table"], welcome["own"]["0"]["secret"], welcome["voided"]) == (table, swallowed[0], 0)


def test_a_page_that_lost_its_secret_seals_anew_and_all_are_told(visit: Visit, server: Server) -> None:
    person = visit()
    swallowed: list[str] = []

    def swallow(message: dict[str, Any]) -> dict[str, Any] | None:
        if message["do"] == "open" and not swallowed:
            swallowed.append(message["secret"])
            return None
        return message

    between(person, from_page=swallow)
    alone_at(person, server)
    person.page.wait_for_selector("[data-chance=opening]")
    person.page.evaluate("() => localStorage.removeItem('wunderkammer.chances')")
    person.page.reload()
    playing(person)
    read_log(person)
    expect(person.page.locator("[data-aborted='1']")).to_have_count(1)
    expect(person.page.locator("[data-fair=part]")).to_have_count(1)


# Servers that lie


def test_a_key_that_was_swapped_in_the_midst_is_reported(visit: Visit, server: Server) -> None:
    """With a commitment that fits the new key: version 0.1 compared these two with each other and was content."""
    person = visit()
    lying: list[bool] = []
    other = bytes(32)

    def swap(message: dict[str, Any]) -> dict[str, Any]:
        if lying and message["is"] == "welcome":
            message["commitment"] = fair.commitment(other)
        if lying and message["is"] == "table" and message["key"]:
            message["key"] = other.hex()
        return message

    between(person, from_server=swap)
    table = alone_at(person, server)
    playing(person)
    lying.append(True)
    person.page.reload()
    playing(person)
    expect(person.page.locator("[data-unfair=commitment]")).to_be_visible()
    play_out(server.address, table, tokens_of(person, table))
    person.page.wait_for_selector("main[data-phase=over]")
    expect(person.page.locator("[data-unfair=key]")).to_be_visible()
    assert person.page.locator("[data-fair-checked]").count() == 0


def test_seals_that_are_exchanged_when_ours_is_open_are_reported(visit: Visit, server: Server) -> None:
    """The seal of a friend of the host is another one when ours is open."""
    person = visit()
    said: list[str] = []

    def exchange(message: dict[str, Any]) -> dict[str, Any]:
        chance = message.get("chance")
        if chance and any(chance["secrets"]):
            chance["seals"] = [chance["seals"][0], "ab" * 32]
        return message

    def heard(message: dict[str, Any]) -> dict[str, Any]:
        said.append(message["do"])
        return message

    between(person, from_server=exchange, from_page=heard)
    alone_at(person, server)
    playing(person)
    expect(person.page.locator("[data-unfair=seals]")).to_be_visible()
    assert said.count("open") == 1
