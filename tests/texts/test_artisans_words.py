"""Artisans: sentences word by word."""

from random import Random
from typing import Any

import pytest

import wunderkammer as wk
from wunderkammer.games.artisans.components import ARTISANS, ARTWORKS, MATERIALS
from wunderkammer.texts import Speaker

from .words import PEOPLE, SPEAKERS, called

ENGLISH, FRENCH, GERMAN = SPEAKERS["artisans"]


def test_names() -> None:
    assert ENGLISH.name("artwork", "rosewindow") == "Rose window"
    assert FRENCH.name("artwork", "longship") == "Drakkar"
    assert GERMAN.name("artisan", "nightworker") == "Der Nachtarbeiter"
    assert ENGLISH.name("artisan", "farsighted") == "Planner"
    assert [say.name("material", "clay") for say in SPEAKERS["artisans"]] == ["clay", "argile", "Ton"]


def test_moves() -> None:
    assert ENGLISH.move("craft armour") == "Craft the armour"
    assert FRENCH.move("craft armour") == "Fabriquer l’armure"
    assert GERMAN.move("craft armour") == "Rüstung anfertigen"
    assert ENGLISH.move("swap clay 3") == "Swap clay for the card at place 3 of the market"
    assert FRENCH.move("swap clay 3") == "Échanger de l’argile contre la carte à la place 3 du marché"
    assert GERMAN.move("develop wood 1") == "Holz mit einer Karte entwickeln"
    assert FRENCH.move("develop gold 2") == "Développer l’or avec 2 cartes"
    assert ENGLISH.move("rest") == "Develop nothing"
    with pytest.raises(wk.MalformedMove):
        ENGLISH.move("take clay")


def test_a_hidden_card_is_not_told() -> None:
    dealt = {"event": "dealt", "seat": 0, "material": None}
    seen = {**dealt, "material": "clay"}
    told = [(say.event(dealt, PEOPLE), say.event(seen, PEOPLE)) for say in SPEAKERS["artisans"]]
    assert told == [
        ("Ada drew a card.", "Ada drew clay."),
        ("Ada a reçu une carte.", "Ada a reçu de l’argile."),
        ("Ada hat eine Karte bekommen.", "Ada hat Ton bekommen."),
    ]


def test_both_sides_of_a_swap_are_told() -> None:
    swapped = {"event": "swapped", "seat": 1, "given": "stone", "taken": "gold", "place": 2}
    assert ENGLISH.event(swapped, PEOPLE) == "Ben swapped stone for gold at the market."
    assert FRENCH.event(swapped, PEOPLE) == "Ben a échangé de la pierre contre de l’or au marché."
    assert GERMAN.event(swapped, PEOPLE) == "Ben hat auf dem Markt Stein gegen Gold getauscht."


def test_cards_are_counted() -> None:
    developed = {"event": "developed", "seat": 2, "material": "stone", "count": 1, "level": 4}
    assert ENGLISH.event(developed, PEOPLE) == "Cleo developed stone to level 4 with one card."
    assert FRENCH.event({**developed, "count": 3}, PEOPLE) == "Cleo a développé la pierre au niveau 4 avec 3 cartes."
    closed = [GERMAN.event({"event": "closed", "count": count}, PEOPLE) for count in range(3)]
    assert closed == [
        "Der Markt hat geschlossen, keine Karte blieb übrig.",
        "Der Markt hat geschlossen; eine Karte wurde abgelegt.",
        "Der Markt hat geschlossen; 2 Karten wurden abgelegt.",
    ]


def test_articles_of_artworks() -> None:
    german = {artwork: GERMAN("phrase-artwork", artwork_id=artwork, artwork=GERMAN.name("artwork", artwork))
              for artwork in ARTWORKS}  # fmt: skip
    assert [artwork for artwork, words in german.items() if words.startswith("das ")] == ["longship"]
    assert {artwork for artwork, words in german.items() if words.startswith("der ")} == {
        "fan", "fountain", "dagger", "tapestry", "buddha", "chandelier", "guardian", "sarcophagus",
    }  # fmt: skip
    for artwork in ARTWORKS:
        crafted = {"event": "crafted", "seat": 0, "artwork": artwork}
        accusative = german[artwork].replace("der ", "den ")
        assert GERMAN.event(crafted, PEOPLE) == f"Ada hat {accusative} angefertigt."
        for say in (ENGLISH, FRENCH):
            assert say.event(crafted, PEOPLE).lower().endswith(f"{say.name('artwork', artwork).lower()}.")


def test_french_elides_before_a_vowel() -> None:
    for kind, which in [*(("material", one) for one in MATERIALS), *(("artwork", one) for one in ARTWORKS)]:
        phrase = "phrase-the-material" if kind == "material" else "phrase-artwork"
        words = FRENCH(phrase, **{f"{kind}_id": which})
        bare = FRENCH.name(kind, which).lower()
        elided = bare[0] in "aeéiouh"
        assert words.lower() in ([f"l’{bare}"] if elided else [f"le {bare}", f"la {bare}"])


@pytest.mark.parametrize("say", SPEAKERS["artisans"], ids=called)
def test_an_artisan_is_named_with_what_it_does(say: Speaker) -> None:
    for artisan in ARTISANS:
        told = say.move(f"choose {artisan}")
        assert told.startswith(say.name("artisan", artisan))
        assert told.endswith(say(f"effect-{artisan}"))
    assert len({say.event({"event": "chose", "seat": 0, "artisan": artisan}, PEOPLE) for artisan in ARTISANS}) == 9


def test_two_of_the_artisans_are_women_as_in_the_print() -> None:
    for say, article in ((FRENCH, "la "), (GERMAN, "die ")):
        said = {
            which: say("phrase-artisan", artisan_id=which, artisan=say.name("artisan", which)) for which in ARTISANS
        }
        assert [which for which in said if said[which].startswith(article)] == (
            ["versatile"] if say is FRENCH else ["goldlover", "versatile"]
        )
    assert FRENCH.name("artisan", "goldlover") == "L’Amoureuse de l’or"


def test_taking_the_token_is_told_with_what_it_does() -> None:
    """It ends the market for everybody: the text of the move must say so before, not after."""
    for say, closes in zip(SPEAKERS["artisans"], ("market closes", "marché ferme", "schließt der Markt"), strict=True):
        assert closes in say.move("token")


def test_an_early_question_is_told_as_what_to_do_first() -> None:
    early = wk.Reason("not-asked", "artisans §2.4", {"question": "choose"})
    assert [say.reason(early) for say in SPEAKERS["artisans"]] == [
        "First: choose an artisan (artisans §2.4).",
        "D’abord\u202f: choisir un artisan (artisans §2.4).",
        "Zuerst: einen Kunsthandwerker wählen (artisans §2.4).",
    ]
    over = wk.Reason("not-asked", "", {"question": "nothing"})
    assert ENGLISH.reason(over) == "The game is over."


def test_questions_follow_the_start_of_a_game() -> None:
    def asked(say: Speaker, seat: int) -> str:
        return say.question(state.view(seat), PEOPLE, [state.name(action) for action in state.legal(seat)])

    state = wk.game("artisans").new(2)
    assert FRENCH.question(state.view(0), PEOPLE) == "Les cartes sont distribuées."
    wk.deal(state, Random(1))
    assert asked(ENGLISH, 0) == "You choose an artisan."
    assert GERMAN.question(state.view(1), PEOPLE) == "Warten auf Ada."
    state.play(state.action("choose opportunist")).play(state.action("choose farsighted"))
    assert asked(ENGLISH, 1) == "You can reserve an artwork or skip it."
    state.play(state.action("skip"))
    assert asked(ENGLISH, 0) == "You can swap a card or take the token."  # nobody crafts in round 1
    state.play(state.action("token"))
    assert asked(FRENCH, 1) == "Tu joues ton dernier tour\u202f: échanger une carte ou passer."
    state.play(state.action("pass"))
    assert asked(GERMAN, 0) == "Du kannst ein Material entwickeln oder verzichten."


def test_a_move_that_is_half_made_is_followed() -> None:
    view: dict[str, Any] = {"actor": 0, "actors": [0], "seat": 0, "question": {"ask": "turn"}}
    left = ["swap clay 1", "swap clay 3"]
    assert ENGLISH.question(view, PEOPLE, left, {"material": "clay"}) == (
        "You lay down clay: choose the card you want."
    )
    assert GERMAN.question(view, PEOPLE, ["swap clay 3", "swap gold 3"], {"place": "3"}) == (
        "Du nimmst die Karte von Platz 3: Wähle, was du hinlegst."
    )


def test_the_end_is_told() -> None:
    view: dict[str, Any] = {"actor": wk.OVER, "seat": None, "ranks": [2, 1, 3], "scores": [20, 31, 9]}
    assert ENGLISH.question(view, PEOPLE) == "Ben wins with 31 points."
    assert FRENCH.event({"event": "finished"}, PEOPLE) == "La partie est finie\u202f: place aux points."


def test_reasons_say_what_is_wrong() -> None:
    level = wk.Reason("level-missing", "artisans §5.2", {"artwork": "fan"})
    assert ENGLISH.reason(level) == "Your materials are not developed far enough for the fan (artisans §5.2)."
    assert GERMAN.reason(level).startswith("Für den Fächer sind deine Materialien")
    many = wk.Reason("too-many", "artisans §6.1", {"material": "clay", "number": "4"})
    assert GERMAN.reason(many) == ("4 Karten Ton sind zu viele: Auf der Stufe davor liegen zu wenige (artisans §6.1).")
    beside = wk.Reason("neighbour", "artisans §4.3", {"material": "gold", "place": "5"})
    assert FRENCH.reason(beside) == "Il y a déjà de l’or à côté de la place 5 (artisans §4.3)."
    few = wk.Reason("not-in-hand", "artisans §4.3", {"material": "clay", "place": "5"})
    assert FRENCH.reason(few) == "Tu n’as pas assez d’argile en main (artisans §4.3)."
