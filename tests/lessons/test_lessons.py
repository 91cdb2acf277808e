"""Every lesson holds what it says, in every way and in every language; and each of these checks can fail."""

import re

import pytest

import wunderkammer as wk
from wunderkammer import lessons, shelf
from wunderkammer.lessons import BadLesson, Run, Unmeant, Words
from wunderkammer.lessons.checking import LONGEST, check_lesson
from wunderkammer.record import line_of
from wunderkammer.texts import LANGUAGES

from .lesson_plug import changed

GAMES = ("artefakt", "artifact", "artisans")
READING, CLICK, WATCHING, DRAWING = 0.3, 3.0, 0.7, 0.3  # seconds for a word, a move, a rival's move, an outcome


def lesson_of(game: str) -> lessons.Lesson:
    found = lessons.lesson(game)
    assert found is not None
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_holds_what_it_says(game: str) -> None:
    runs = check_lesson(game)
    ways = sum(len(step.ways()) - 1 for step in lesson_of(game).step)
    assert len(runs) == 1 + ways
    assert set(LONGEST) == set(LANGUAGES)


def test_every_game_of_ours_has_one_and_others_need_none() -> None:
    assert [game for game in wk.games() if lessons.offered(game)] == sorted(GAMES)
    with changed("artisans", lesson_text("artisans"), ""):
        assert lessons.lesson("artisans") is None


def lesson_text(game: str) -> str:
    return shelf.plug(game).lesson()


@pytest.mark.parametrize(
    ("game", "old", "new", "complaint"),
    [
        ("artisans", '"1 swap glass 1"', '"1 swap clay 1"', "swap clay 1"),
        ("artisans", '"2 choose sculptor"', '"2 choose collector"', "collector"),
        ("artisans", '"#players.0.hand" = 6', '"#players.0.hand" = 5', "is 6, not 5"),
        ("artisans", 'at = "artwork lamp"', 'at = "artwork clock"', "nothing to point to: artwork clock"),
        ("artisans", 'at = "artwork lamp"', 'at = "shelf"', "nothing to point to: shelf"),
        ("artisans", 'moves = ["token"], say', 'moves = ["token", "pass"], say', "some are legal and some are not"),
        ("artisans", 'cards = "#players.0.hand"', 'pieces = "#players.0.hand"', "cards"),
        ("artisans", 'cards = "#players.0.hand"', 'cards = "players.0.nothing"', "nothing"),
        ("artisans", "after twelve rounds wins", "after 12 rounds wins", "figure that does not come from the table"),
        ("artisans", "Welcome to your workshop!", "Welcome to your workshop!" + " So" * 30, "words"),
        ("artisans", "lesson-artisans-ends =", "lesson-artisans-finish =", "lesson-artisans-finish"),
        ("artisans", "    .craft = Soon!", "    .crafting = Soon!", "crafting"),
        ("artisans", 'kind = "free"', 'kind = "say"', "free"),
        ("artifact", '["1 keep africa/weapon"]', '["1 keep africa/jewellery"]', "jewellery"),
        ("artefakt", '"* roll 8"', '"* roll 9"', "is 9, not 8"),
    ],
)
def test_what_does_not_hold_is_found(game: str, old: str, new: str, complaint: str) -> None:
    with (
        changed(game, old, new),
        pytest.raises((AssertionError, LookupError, wk.MoveError), match=re.escape(complaint)),
    ):
        check_lesson(game)


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('id = "hand"', 'id = "welcome"', "welcome: the id stands twice"),
        ('kind = "say"', 'kind = "shout"', "shout"),
        ("minutes = 5", "minuets = 5", "minuets"),
        ("minutes = 5", "minutes = 5\nminutes = 6", "overwrite"),
        ('chapter = "idea"\n', "", "the first step has to begin a chapter"),
        ('"you", "Ben"', '"Zoe", "Ben"', "“you” once"),
        ('"you", "Ben"', '"you", "Cleo"', "the same name"),
        ('"1 choose collector"', '"1 chose collector"', "“1 chose collector” is not a move of artisans"),
        ('"1 choose collector"', '"7 choose collector"', "no such seat"),
        ('"1 choose collector"', '"choose collector"', "Expected `str` matching"),
        ('"1 choose collector"', '"2 choose collector"', "does not begin with a move of the learner"),
        ('"2 choose sculptor"', '"1 choose sculptor"', "do not watch their own moves"),
        ('["1 take 1"]', "[]", "do needs moves"),
        ('["1 take 1"]', '["1 take 1"]\naccept = [["1 take 1", "2 take 4"]]', "the beginning of another"),
        ('["1 take 1"]', '["1 take 1", "2 take 4"]\norder = "any"', "in any order"),
        ('["1 take 1"]', '["1 take 1"]\npace = "once"', "pace is for watch"),
        ('moves = ["craft lamp"], say', 'moves = ["swap glass 1"], say', "right and wrong"),
        ('at = "board"', 'at = "board"\nmoves = ["1 token"]', "say has no moves"),
        ('at = "board"', 'at = "board"\norder = "any"', "are for do"),
        (
            'id = "welcome"\nchapter = "idea"\nkind = "say"',
            'id = "welcome"\nchapter = "idea"\nkind = "free"',
            "only the last step",
        ),
        ("seats = 3, bots", "seats = 9, bots", "bad seats"),
    ],
)
def test_what_cannot_be_read_is_refused_with_a_reason(old: str, new: str, complaint: str) -> None:
    with changed("artisans", old, new):
        with pytest.raises(BadLesson, match=re.escape(complaint)) as caught:
            lessons.lesson("artisans")
        assert str(caught.value).startswith("the lesson of artisans: ")
        assert lessons.offered("artisans") is None


@pytest.mark.parametrize("game", GAMES)
def test_every_legal_move_that_is_not_meant_is_answered_in_every_language_and_not_played(game: str) -> None:
    lesson = lesson_of(game)
    spoken = [Words(lang, lesson) for lang in LANGUAGES]
    run, answered = Run(lesson), 0
    while not run.place.over:
        state = run.journal.state
        for move in map(state.name, state.legal(lesson.learner)):
            if move in run.place.meant:
                continue
            before = len(run.journal.record.entries)
            with pytest.raises(Unmeant) as caught:
                run.play(move)
            assert len(run.journal.record.entries) == before
            assert all(words.answer(caught.value.bubble, caught.value.attribute) for words in spoken)
            answered += 1
        go_on(run)
    assert answered > 30


def go_on(run: Run) -> None:
    if not run.read():
        run.play(run.place.meant[0])
    while run.place.plays:
        run.follow()


def test_an_illegal_move_gets_the_reason_of_the_rules() -> None:
    run = Run(lesson_of("artisans"))
    while run.place.step is None or run.place.step.id != "swap":
        go_on(run)
    with pytest.raises(wk.IllegalMove) as caught:
        run.play("craft lamp")
    assert caught.value.reason.clause
    with pytest.raises(wk.MalformedMove):
        run.play("craft a lamp")
    assert run.place.step.attribute("craft lamp") == "craft"


@pytest.mark.parametrize("game", GAMES)
def test_the_place_follows_from_the_actions_alone(game: str) -> None:
    """However one got there: by playing, by coming back, or by stepping back."""
    (run, *_), lesson = check_lesson(game, ("en",)), lesson_of(game)
    lines = [line_of(entry) for entry in run.journal.record.entries]
    numbers = [lessons.place(lesson, lines[:ply]).number for ply in range(len(lines) + 1)]
    assert numbers == sorted(numbers)
    stops = run.place.stops
    while (ply := run.place.back) is not None:
        assert ply in stops
        run.back()
        assert run.place == lessons.place(lesson, lines[:ply])
        assert run.bubbles()
    assert run.place.ply == 0
    assert run.back() is False


def test_other_actions_than_those_of_the_lesson_lose_the_way_and_stepping_back_finds_it() -> None:
    (run, *_), lesson = check_lesson("artisans", ("en",)), lesson_of("artisans")
    lines = [line_of(entry) for entry in run.journal.record.entries]
    astray = lessons.place(lesson, [*lines[:28], "1 choose sculptor"])
    assert astray.lost
    assert (astray.step, astray.shown, astray.meant, astray.script, astray.over) == (None, (), [], [], False)
    assert astray.back is not None
    assert not lessons.place(lesson, lines[: astray.back]).lost
    assert lessons.place(lesson, [*lines, "1 pass"]).lost


@pytest.mark.parametrize("game", GAMES)
def test_it_takes_as_long_as_it_says(game: str) -> None:
    lesson, words = lesson_of(game), Words("en", lesson_of(game))
    (run, *_), seconds = check_lesson(game, ("en",)), 0.0
    for step in lesson.step:
        told = words.say(f"lesson-{game}-{step.id}", dict.fromkeys(step.facts, 1))
        own, luck = sum(map(lesson.is_own, step.moves)), sum(line.startswith("*") for line in step.moves)
        watched = 1.0 if step.pace else DRAWING * luck + WATCHING * (len(step.moves) - own - luck)
        seconds += READING * len(told.split()) + (CLICK * own or 1.0) + watched
    assert abs(seconds / 60 - lesson.minutes) < 1
    assert run.place.over
