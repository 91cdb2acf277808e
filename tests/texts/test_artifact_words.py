"""Artifact: sentences word by word."""

from random import Random
from typing import Any

import pytest

import wunderkammer as wk
from wunderkammer.texts import Speaker

from .words import PEOPLE, SPEAKERS

ENGLISH, FRENCH, GERMAN = SPEAKERS["artifact"]


def test_names_and_options() -> None:
    assert ENGLISH.name("card", "mideast/pottery") == "pottery from the Middle East"
    assert FRENCH.name("card", "mideast/jewellery") == "un bijou du Moyen-Orient"
    assert GERMAN.name("card", "mideast/curse") == "ein verfluchtes Fundstück aus dem Nahen Osten"
    assert ENGLISH.name("tile", "weapon-4") == "Weapons (4)"
    assert FRENCH.name("role", "london") == "Londres"
    assert ENGLISH.option(wk.game("artifact").options[3], "mideast") == "Middle East"


def test_how_an_action_is_paid() -> None:
    assert ENGLISH.move("research africa") == "Research in Africa"
    assert ENGLISH.move("research africa with ship") == (
        "Research in Africa, with a ship marker as a joker for 6 coins"
    )
    assert FRENCH.move("ship asia free") == "Expédier des objets d’Asie, gratuitement"
    assert GERMAN.move("exhibit types-5 with mideast") == (
        "Ausstellung durchführen: Fünf Typen, Joker für 6 Münzen: Arbeiterstein für den Nahen Osten"
    )
    double = "hire mideast double with museum"
    assert ENGLISH.move(double) == (
        "Hire workers in the Middle East, two huts at once, with a museum marker as a joker for 12 coins"
    )
    assert GERMAN.move("show asia/weapon wild") == "Zeigen: eine Waffe aus Asien, anstelle der fehlenden Karte"
    assert FRENCH.move("swap museum ship") == "Échanger un marqueur musée contre un marqueur bateau"
    with pytest.raises(wk.MalformedMove):
        ENGLISH.move("sell asia/weapon with ship")


def test_a_joker_is_told() -> None:
    paid = {"event": "paid", "seat": 1, "marker": "asia", "coins": 6, "joker": True}
    assert ENGLISH.event(paid, PEOPLE) == f"Ben paid 6 coins with a {ENGLISH.name('marker', 'asia')} as a joker."
    plain = {**paid, "joker": False, "coins": 1}
    assert FRENCH.event(plain, PEOPLE) == f"Ben a payé 1 pièce avec un {FRENCH.name('marker', 'asia')}."


def test_a_hidden_card_is_only_of_its_site() -> None:
    drew = {"event": "drew", "seat": 0, "card": "asia"}
    assert ENGLISH.event(drew, PEOPLE) == "Ada drew a card from Asia unseen."
    assert (
        ENGLISH.event({**drew, "card": "asia/gold"}, PEOPLE) == f"Ada drew {ENGLISH.name('card', 'asia/gold')} unseen."
    )
    assert GERMAN.event(drew, PEOPLE) == "Ada hat verdeckt eine Karte aus Asien gezogen."


def test_a_wild_card_is_told() -> None:
    showed = {"event": "showed", "seat": 2, "card": "africa/weapon", "wild": False}
    assert ENGLISH.event(showed, PEOPLE) == "Cleo showed a weapon from Africa."
    assert "New York" in ENGLISH.event({**showed, "wild": True}, PEOPLE)


@pytest.mark.parametrize("say", SPEAKERS["artifact"], ids=["en", "fr", "de"])
def test_years_are_written_as_years(say: Speaker) -> None:
    for number in range(1, 10):
        told = say.event({"event": "round", "round": number, "seat": 0, "coins": 7}, PEOPLE)
        assert told.startswith(f"{1919 + number}")
    last = [say.event({"event": "last-round", "condition": condition}, PEOPLE) for condition in range(1, 5)]
    assert len(set(last)) == 4


@pytest.mark.parametrize("say", SPEAKERS["artifact"], ids=["en", "fr", "de"])
def test_a_role_is_named_with_what_it_does(say: Speaker) -> None:
    for role in ("paris", "london", "berlin", "newyork", "andersson", "carter", "judd", "morley"):
        told = say.move(f"role {role}")
        assert told.startswith(say.name("role", role))
        assert told.endswith(say(f"effect-{role}"))


def test_questions_follow_the_start_of_a_game() -> None:
    state = wk.deal(wk.game("artifact").new(3, {"quick_start": True}), Random(1))
    assert ENGLISH.question(state.view(0), PEOPLE, legal(state)) == "You take 4 more markers."
    assert FRENCH.question(state.view(1), PEOPLE) == "En attente de Ada."
    while state.view(0)["stage"] == "stocking":
        state.play(state.legal()[0])
    told = GERMAN.question(state.view(0), PEOPLE, legal(state))
    assert told == "Du hast 2 Aktionen: forschen, anheuern, verschiffen oder passen."
    assert GERMAN.question(state.view(0), PEOPLE, ["pass"]) == "Du kannst nur passen."
    assert ENGLISH.question(state.view(None), PEOPLE, bots=[0]) == "Ada is thinking."


def legal(state: wk.State) -> list[str]:
    return [state.name(action) for action in state.legal()]


def test_the_end_is_told() -> None:
    view: dict[str, Any] = {"actor": wk.OVER, "seat": None, "ranks": [2, 1, 3], "scores": [20, 31, 9]}
    assert ENGLISH.question(view, PEOPLE) == "Ben wins with 31 points."
    assert (
        ENGLISH.question({**view, "ranks": [1, 1, 1], "seat": 0}, PEOPLE) == "You share the victory with Ben and Cleo."
    )


def test_reasons_say_what_is_missing() -> None:
    joker = wk.Reason("no-joker", "artifact §6.3", {"site": "asia", "payment": "with ship"})
    assert ENGLISH.reason(joker) == "You have no ship marker to use as a joker (artifact §6.3)."
    assert FRENCH.reason(joker) == "Tu n’as pas de marqueur bateau à utiliser comme joker (artifact §6.3)."
    unused = wk.Reason("unused-site", "artifact §2.4", {"site": "mideast"})
    assert GERMAN.reason(unused) == "In diesem Spiel gräbt niemand im Nahen Osten (artifact §2.4)."


def test_a_move_too_early_says_what_comes_first() -> None:
    role = wk.Reason("not-asked", "artifact §13.1", {"question": "role"})
    assert ENGLISH.reason(role) == "First: choose a city or an archaeologist (artifact §13.1)."
    assert FRENCH.reason(role) == "D’abord\u202f: choisir une ville ou un archéologue (artifact §13.1)."
    assert GERMAN.reason(role) == "Erst kommt: eine Stadt oder einen Archäologen wählen (artifact §13.1)."
    nothing = wk.Reason("not-asked", "artifact §11.1", {"question": "nothing"})
    assert ENGLISH.reason(nothing) == "Nothing can be done right now (artifact §11.1)."


def test_roles_say_the_printed_figures() -> None:
    """What one reads when choosing a role is the whole rule: Andersson bars the market, Morley turns two cards."""
    for say, market, cards in zip(
        SPEAKERS["artifact"], ("not sell or buy", "ni vente ni achat", "nicht verkaufen oder kaufen"),
        ("two cards", "deux cartes", "zwei Karten"), strict=True,
    ):  # fmt: skip
        assert market in say("effect-andersson")
        assert cards in say("effect-morley")
        assert "3" in say("effect-berlin")
