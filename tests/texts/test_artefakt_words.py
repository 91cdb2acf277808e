"""Artefakt: sentences word by word."""

from random import Random
from typing import Any

import wunderkammer as wk
from wunderkammer.games.artefakt.components import FIGURES

from .words import PEOPLE, SPEAKERS

ENGLISH, FRENCH, GERMAN = SPEAKERS["artefakt"]


def test_names_options_and_moves() -> None:
    assert ENGLISH.name("site", 3) == "Jungle"
    assert FRENCH.name("fragment", "blue/2") == "le morceau 2 de la relique bleue"
    assert GERMAN.name("directive", "march") == "Pilgerweg"
    assert ENGLISH.option(wk.game("artefakt").options[0], "random") == "any four, by chance"
    assert ENGLISH.move("rob 2 blue", PEOPLE) == "Take a fragment of the blue relic from Ben"
    assert GERMAN.move("rob 2 blue") == "Von Platz 2 ein Fragment der blauen Reliquie nehmen"


def test_what_is_hidden_is_not_told() -> None:
    say = ENGLISH
    lay = {"event": "assigned", "seat": 0, "figure": "lady", "card": None}
    assert say.event(lay, PEOPLE) == "Ada lays a travel card for the lady."
    assert say.event({**lay, "card": 3}, PEOPLE) == "Ada lays the train (3) for the lady."
    rob = {"event": "robbed", "seat": 0, "rival": 1, "fragment": "blue"}
    assert say.event(rob, PEOPLE) == "Ada takes a fragment of the blue relic from Ben."
    assert say.event({**rob, "fragment": "blue/2"}, PEOPLE) == "Ada takes piece 2 of the blue relic from Ben."
    heap = {"event": "collected", "seat": 2, "site": 4, "blue": 2, "brown": 0, "yellow": 1, "pieces": None}
    assert say.event(heap, PEOPLE) == "Cleo takes 3 fragments on Easter Island: 2 blue and 1 yellow."
    seen = {**heap, "pieces": ["blue/1", "blue/1", "yellow/4"]}
    assert say.event(seen, PEOPLE).endswith(": blue no. 1, blue no. 1 and yellow no. 4.")
    dive = {"event": "dived", "seat": 1, "fragment": None}
    assert GERMAN.event(dive, PEOPLE) == "Ben taucht und kommt mit leeren Händen herauf."


def test_several_are_waited_for() -> None:
    state = wk.deal(wk.game("artefakt").new(3), Random(1))
    while state.view(0)["stage"] != "prepare":
        wk.deal(state.play(state.legal()[0]), Random(2))
    assert ENGLISH.question(state.view(None), PEOPLE) == "Ada, Ben and Cleo are still laying travel cards."
    assert FRENCH.question(state.view(2), PEOPLE) == "Pose une carte de voyage pour le costaud, face cachée."
    for figure in FIGURES:
        state.play(state.action(f"assign {figure} {FIGURES.index(figure) + 1}"), 1)
    assert GERMAN.question(state.view(1), PEOPLE) == "Ada und Cleo legen noch Reisekarten."


def test_the_end_is_told() -> None:
    say = ENGLISH
    view: dict[str, Any] = {"actor": wk.OVER, "seat": None, "winner": 1, "ranks": [2, 1, 3]}
    assert say.question(view, PEOPLE) == "Ben has completed an artefact and wins."
    assert say.question({**view, "seat": 1}, PEOPLE).startswith("You have completed")
    assert say.question({**view, "winner": None}, PEOPLE).startswith("Ben wins")
    shared = {**view, "winner": None, "ranks": [1, 1, 3]}
    assert say.question(shared, PEOPLE) == "Ada and Ben share the victory."
    assert say.question({**shared, "seat": 0}, PEOPLE) == "You share the victory with Ben."
