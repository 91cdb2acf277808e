"""Three languages: people read their own, and change it whenever they like."""

from random import Random

import httpx
import pytest
from seldom import daily
from server.serving import Server

from wunderkammer.bots import PERSONAS
from wunderkammer.texts import Speaker

from .browsing import COMPANY, EXPANSIONS, Visitor, make, seat_at, sit
from .conftest import Visit
from .playing import PLY, play_some, type_a_move, wait_for_others
from .reading import choose, read, untranslated

BOTS = ["Ada", "Ben", "Cleo", "Dov", "Eva", "Finn", "Gil", "Hedi", "Ivo", *map(str.capitalize, PERSONAS)]
NAMES = ["Wanda", "Yusuf", *BOTS]
PHASES = ["gathering", "playing", "over"]


def change(person: Visitor, lang: str) -> set[str]:
    choose(person, lang)
    person.page.wait_for_selector(f"html[lang={lang}]", state="attached")
    texts = read(person)
    assert "…" not in texts
    return texts


@pytest.mark.parametrize("game", daily(COMPANY, "artifact"))
def test_every_word_changes_with_the_language(game: str, visit: Visit) -> None:
    person = visit()
    seat_at(person, game, COMPANY[game], options=EXPANSIONS.get(game, {}))
    play_some(person, type_a_move, Random(2), 9)
    wait_for_others(person)
    while 0 in person.told["evident"]:  # it is answered by itself, and the game goes on
        person.page.wait_for_function(f"before => ({PLY})() !== before", arg=str(person.told["ply"]))
        wait_for_others(person)
    texts = {"en": read(person), "fr": change(person, "fr"), "de": change(person, "de")}
    for one, other in (("en", "fr"), ("fr", "de"), ("en", "de")):
        assert untranslated(texts[one], texts[other], one, other, NAMES) == []
    assert change(person, "en") == texts["en"]


def people_of(server: Server) -> list[str]:
    """Who sits at the tables that others have left in the lobby."""
    lists = [httpx.get(f"http://{server.address}/api/tables?phase={phase}").json() for phase in PHASES]
    return [seat["name"] for tables in lists for table in tables for seat in table["seats"] if seat.get("name")]


def test_every_word_of_the_lobby_changes_with_the_language(visit: Visit, server: Server) -> None:
    person = visit()
    person.page.goto("/")
    person.page.wait_for_selector("[data-play]")
    texts = {"en": read(person), "fr": change(person, "fr"), "de": change(person, "de")}
    for one, other in (("en", "fr"), ("fr", "de"), ("en", "de")):
        assert untranslated(texts[one], texts[other], one, other, [*NAMES, *people_of(server)]) == []


def test_two_people_at_one_table_read_two_languages(visit: Visit, server: Server) -> None:
    made = make(server.address, "artisans", [None, None])
    people = {"fr": visit(lang="fr"), "de": visit(lang="de")}
    names = ["Wanda", "Yusuf"]
    tokens = [
        sit(server.address, made["table"], invitation, name)
        for invitation, name in zip(made["invitations"], names, strict=True)
    ]
    for token, (lang, person) in zip(tokens, people.items(), strict=True):
        person.hold(made["table"], "artisans", [token])
        person.enter(made["table"])
        question = Speaker(lang, "artisans").question(person.told["view"], names, person.told["legal"])
        person.page.wait_for_function(
            "words => document.body.innerText.replace(/\\s+/g, ' ').includes(words)", arg=" ".join(question.split())
        )
        assert person.page.get_attribute("html", "lang") == lang
