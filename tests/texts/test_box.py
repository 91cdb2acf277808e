"""What is known of a game's box: only what is printed or was told by a review, and said once."""

import pytest

from wunderkammer.texts import Speaker
from wunderkammer.texts.box import Box, box, facts

from .words import EVERY_SPEAKER, GAMES, called


def test_what_the_boxes_say() -> None:
    assert box("artefakt") == Box("print", 10, [], ["Michael Palm", "Lukas Zach"], "Winning Moves", 2011)
    assert box("artisans") == Box("print", 8, [30, 45])
    assert box("artifact") == Box("reviews", 12, [90, 120])
    assert facts(Speaker("en", "artifact")) == ["ages 12 and up", "90–120 minutes (by a review)"]


@pytest.mark.parametrize("say", EVERY_SPEAKER, ids=called)
def test_what_is_not_known_is_not_said(say: Speaker) -> None:
    known = box(say.game or "")
    told = " ".join(facts(say))
    assert str(known.age) in told
    assert ("minut" in told.lower()) == bool(known.minutes)
    assert all(author in told for author in known.authors)
    assert (say.say("ui-fact-reviewed", fact="").strip() in told) == (known.mark == "reviews")
    assert len(facts(say)) == sum(map(bool, (known.age, known.minutes, known.authors, known.publisher)))


@pytest.mark.parametrize("game", GAMES)
def test_every_box_is_told_of(game: str) -> None:
    assert facts(Speaker("en", game))
