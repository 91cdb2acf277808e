"""Artefakt: sentences word by word."""

from random import Random
from typing import Any

import pytest
from test_editions import at, mine

import wunderkammer as wk
from wunderkammer.games.artefakt.components import FIGURES
from wunderkammer.texts import Speaker

from .words import PEOPLE, SPEAKERS

ENGLISH, FRENCH, GERMAN = SPEAKERS["artefakt"]


def test_names_options_and_moves() -> None:
    assert ENGLISH.name("site", 3) == "Jungle"
    assert FRENCH.name("fragment", "blue/2") == "le morceau 2 de la relique bleue"
    assert GERMAN.name("directive", "march") == "Pilgerweg"
    assert ENGLISH.option(wk.game("artefakt").options[0], "random").startswith("four sites by chance")
    assert ENGLISH.move("rob 2 blue", PEOPLE) == "Rob Ben of a fragment of the blue relic"
    assert GERMAN.move("rob 2 blue") == "Platz 2 berauben: ein Fragment der blauen Reliquie"


def effect(say: Speaker, state: wk.State) -> str:
    """What the directive that is asked about does, as the board says it."""
    view = state.view(state.actor)
    return say(f"effect-{view['question']['directive']}", **view["printed"])


def banner(say: Speaker, state: wk.State) -> str:
    legal = [state.name(action) for action in state.legal()]
    return say.question(state.view(state.actor), PEOPLE, legal)


def test_directives_say_the_figures_of_the_edition_in_play() -> None:
    march = at("directive", wk.game("artefakt").standard, "march")
    told = [effect(say, march) for say in SPEAKERS["artefakt"]]
    for sentence, figure in zip(told, ("exactly 2 sites", "exactement 2 sites", "genau 2 Fundorte"), strict=True):
        assert figure in sentence
    assert "move one of your figures 2 sites or skip it." in banner(ENGLISH, march)
    march = at("directive", mine(march_steps=1), "march")
    told = [effect(say, march) for say in SPEAKERS["artefakt"]]
    for sentence, figure in zip(told, ("exactly 1 site,", "exactement 1 site", "genau 1 Fundort "), strict=True):
        assert figure in sentence
    assert "eine deiner Figuren 1 Fundort weit ziehen" in banner(GERMAN, march)
    push = at("directive", mine(push_steps=4), "push", {"opening": "random"})
    assert "exactly 4 sites" in effect(ENGLISH, push)
    assert "move a rival’s figure 4 sites" in banner(ENGLISH, push)


@pytest.mark.parametrize(
    ("reach", "figures"),
    [
        (1, ("any site 1 site", "quel site 1 site", "blind 1 Fundort ")),
        (2, ("1 or 2 sites", "1 ou 2 sites", "1 oder 2 Fundorte")),
        (5, ("1 to 5 sites", "1 à 5 sites", "1 bis 5 Fundorte")),
    ],
)
def test_the_caravan_says_how_far_it_goes(reach: int, figures: tuple[str, ...]) -> None:
    carry = at("directive", mine(carry_reach=reach), "carry", {"opening": "random"})
    for say, figure in zip(SPEAKERS["artefakt"], figures, strict=True):
        assert figure in effect(say, carry)
        assert str(reach) in banner(say, carry)


def test_when_the_game_is_over_nothing_comes_first() -> None:
    assert ENGLISH.reason(wk.Reason("not-asked", "", {"question": "nothing"})) == "The game is over."
    assert GERMAN.reason(wk.Reason("not-asked", "", {"question": "assign"})) == "Zuerst: die Reisekarten."


def test_what_is_hidden_is_not_told() -> None:
    say = ENGLISH
    lay = {"event": "assigned", "seat": 0, "figure": "lady", "card": None}
    assert say.event(lay, PEOPLE) == "Ada laid a travel card for the lady."
    assert say.event({**lay, "card": 3}, PEOPLE) == "Ada laid the train (3) for the lady."
    rob = {"event": "robbed", "seat": 0, "rival": 1, "fragment": "blue"}
    assert say.event(rob, PEOPLE) == "Ada took a fragment of the blue relic from Ben."
    assert say.event({**rob, "fragment": "blue/2"}, PEOPLE) == "Ada took piece 2 of the blue relic from Ben."
    heap = {"event": "collected", "seat": 2, "site": 4, "blue": 2, "brown": 0, "yellow": 1, "pieces": None}
    assert say.event(heap, PEOPLE) == "Cleo took 3 fragments on Easter Island: 2 blue and 1 yellow."
    seen = {**heap, "pieces": ["blue/1", "blue/1", "yellow/4"]}
    assert say.event(seen, PEOPLE).endswith(": blue no. 1, blue no. 1 and yellow no. 4.")
    dive = {"event": "dived", "seat": 1, "fragment": None}
    assert GERMAN.event(dive, PEOPLE) == "Ben hat getaucht und nichts gefunden."


def test_several_are_waited_for() -> None:
    state = wk.deal(wk.game("artefakt").new(3), Random(1))
    while state.view(0)["stage"] != "prepare":
        wk.deal(state.play(state.legal()[0]), Random(2))
    assert ENGLISH.question(state.view(None), PEOPLE) == "Waiting for Ada, Ben and Cleo."
    assert ENGLISH.question(state.view(None), PEOPLE, bots=[0, 2]) == "Waiting for Ben."  # bots need no reminding
    assert ENGLISH.question(state.view(None), PEOPLE, bots=range(3)) == "Ada, Ben and Cleo are thinking."
    legal = [state.name(action) for action in state.legal(2)]
    assert FRENCH.question(state.view(2), PEOPLE, legal) == "Tu poses une carte de voyage pour le costaud."
    assert FRENCH.question(state.view(2), PEOPLE) == "Tu dois jouer."
    for figure in FIGURES:
        state.play(state.action(f"assign {figure} {FIGURES.index(figure) + 1}"), 1)
    assert GERMAN.question(state.view(1), PEOPLE) == "Warten auf Ada und Cleo."


def test_the_end_is_told() -> None:
    say = ENGLISH
    view: dict[str, Any] = {"actor": wk.OVER, "seat": None, "winner": 1, "ranks": [2, 1, 3], "scores": [1, 4, 2]}
    assert say.question(view, PEOPLE) == "Ben has completed an artifact and wins."
    assert say.question({**view, "seat": 1}, PEOPLE).startswith("You have completed")
    unfinished = {**view, "winner": None, "scores": [1, 3, 2]}
    assert say.question(unfinished, PEOPLE) == "Ben wins: nobody has more different pieces of one artifact (3)."
    shared = {**view, "winner": None, "ranks": [1, 1, 3]}
    assert say.question(shared, PEOPLE) == "Ada and Ben share the victory."
    assert say.question({**shared, "seat": 0}, PEOPLE) == "You share the victory with Ben."
