"""`learn`: lessons at the keyboard, with mistakes, second thoughts and pauses, and a real game after them."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from wunderkammer import bots, lessons, record
from wunderkammer.lessons import Run, Words
from wunderkammer.texts.typed import IN_LESSONS

from .running import LANGUAGES, refused, run

GAMES = ("artefakt", "artifact", "artisans")


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def lesson_of(game: str) -> lessons.Lesson:
    found = lessons.lesson(game)
    assert found is not None
    return found


def learn(*arguments: str, typed: list[str]) -> str:
    answer = run("learn", *arguments, typed="".join(f"{line}\n" for line in typed))
    assert answer.code == 0, answer
    return answer.out


def asked(game: str, until: str = "") -> list[str]:
    """What a learner types who does what is asked, up to a step: Enter for every bubble, and the moves."""
    return list(typing(Run(lesson_of(game)), until))


def typing(taken: Run, until: str) -> Iterator[str]:
    while not taken.place.over:
        for bubble in taken.bubbles()[:-1]:
            if bubble.step.id == until:
                return
            yield ""
        step = taken.place.step
        assert step is not None
        if taken.bubbles()[-1].step.id == until:
            return
        if taken.place.waits:
            yield ""
            taken.read()
        while taken.place.step is step and taken.place.meant:
            move = taken.place.meant[0]
            yield move
            taken.play(move)
            while taken.place.plays:
                taken.follow()
        while taken.place.plays:
            taken.follow()
    yield from [""] * (len(taken.place.shown) - 1)


def told(text: str) -> str:
    """What is said, without the box around it."""
    return " ".join(text.replace("│", " ").split())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_lesson_is_read_and_played(game: str, lang: str) -> None:
    lesson = lesson_of(game)
    out = told(learn(game, "--lang", lang, typed=asked(game)))
    words, taken = Words(lang, lesson), Run(lesson)
    while not taken.place.over:
        assert all(told(words.bubble(bubble)) in out for bubble in taken.bubbles())
        if not taken.read():
            taken.play(taken.place.meant[0])
        while taken.place.plays:
            taken.follow()
    assert all(told(words.bubble(bubble)) in out for bubble in taken.bubbles())
    assert out.count(words.chapter(len(lesson.chapters) - 1)) > 1
    kept = record.read(Path(f"{game}-lesson.wk"))
    assert [entry.move for entry in kept.entries] == [entry.move for entry in taken.journal.record.entries]


def test_lessons_are_listed() -> None:
    out = learn(typed=[])
    for game in GAMES:
        assert f"wunderkammer learn {game}" in out
        assert f"in {len(lesson_of(game).step)} steps" in out


def test_mistakes_are_answered_kindly_and_change_nothing() -> None:
    mistakes = ["", "hire", "pass", "research africa", "fly home", "why research africa", "?", "board", "rules 7.1"]
    out = learn("artifact", typed=[*asked("artifact", "hire"), *mistakes, "show me", "quit"])
    assert "So far so good. Go on with: hire africa" in out
    assert "Passing ends your year, and you still have all your coins. Hire in Africa first." in told(out)
    assert "“research africa” is not possible" in out
    assert "(artifact §" in out
    assert "Research is for sites without a hut of yours." in told(out)
    assert out.index("is not possible") < out.index("Research is for sites without")
    assert "Not sure? Type “show me”." in out
    assert "“fly home” is not a move" in out
    assert "Type: hire africa (Hire workers in Africa)" in out
    assert lessons.place(lesson_of("artifact"), lines_of("artifact")).meant == ["hire africa"]


def test_enter_makes_a_move_that_has_no_alternative() -> None:
    out = learn("artifact", typed=[*asked("artifact", "show"), *[""] * 5])
    assert "Press Enter for the only possible move: show africa/sculpture" in out
    here = lessons.place(lesson_of("artifact"), lines_of("artifact"))
    assert here.step is not None
    assert here.step.id == "keep"  # where there is a choice, Enter chooses nothing


def lines_of(game: str) -> list[str]:
    return [record.line_of(entry) for entry in record.read(Path(f"{game}-lesson.wk")).entries]


def test_help_is_offered_only_after_the_second_mistake() -> None:
    typed = asked("artisans", "choose")
    once = learn("artisans", typed=[*typed, "choose sculptor"])
    assert "Not sure?" not in once
    twice = learn("artisans", "--new", typed=[*typed, "choose sculptor", "choose sculptor"])
    assert twice.count("Not sure?") == 1


@pytest.mark.parametrize(("lang", "words"), [*zip(LANGUAGES, IN_LESSONS["back"], strict=True)])
def test_one_can_step_back_from_bubble_to_bubble_and_over_moves(lang: str, words: str) -> None:
    typed = asked("artisans", "swap")
    out = learn("artisans", "--lang", lang, typed=[*typed, *[words] * len(typed)])
    assert Words(lang, lesson_of("artisans")).say("lesson-artisans-welcome", {})[:20] in out[out.rindex("╭─") :]
    assert lines_of("artisans") == []
    first = learn("artisans", "--lang", lang, "--new", typed=[words])
    assert first.count("╭─ ") >= 1


def test_somebody_who_leaves_comes_back_to_the_same_place() -> None:
    typed = asked("artefakt", "cards-two")
    out = learn("artefakt", typed=[*typed, "assign bulky 1", "quit"])
    assert "Go on with: wunderkammer learn artefakt" in out
    back = learn("artefakt", typed=["show me"])
    assert "Going on with the lesson in artefakt-lesson.wk" in back
    assert "Type: assign lady 4" in back
    again = learn("artefakt", "--new", typed=[])
    assert "Going on" not in again
    assert lines_of("artefakt") == []


def test_the_place_can_be_kept_elsewhere() -> None:
    out = learn("artisans", "--save", "my place.wk", typed=["quit"])
    assert "wunderkammer learn artisans --save 'my place.wk'" in out
    assert Path("my place.wk").exists()


@pytest.mark.parametrize("game", ["artifact", "artisans"])
def test_a_lesson_is_played_on_as_a_real_game(game: str) -> None:
    typed = asked(game)
    out = learn(game, typed=[*typed, "", "quit"])
    (path,) = [path for path in Path().glob("*.wk") if "lesson" not in path.name]
    assert f"wunderkammer play --continue {path}" in out
    played = record.read(path)
    assert [bots.parted(name).level for name in played.people] == ["Guest", "novice", "novice"]
    assert all(bots.parted(name).persona for name in played.people[1:])
    assert [record.line_of(entry) for entry in played.entries] == lines_of(game)
    assert "Going on" not in learn(game, typed=["quit"])  # a lesson that was taken to its end begins again


@pytest.mark.parametrize("game", GAMES)
def test_a_new_game_follows_a_lesson(game: str) -> None:
    learn(game, typed=[*asked(game), "new", "quit"])
    (path,) = [path for path in Path().glob("*.wk") if "lesson" not in path.name]
    begun = record.read(path)
    assert [bots.parted(name).level for name in begun.people] == ["Guest", "novice", "novice"]
    assert all(bots.parted(name).persona for name in begun.people[1:])
    assert begun.options == lesson_of(game).then.options
    assert len(begun.entries) < 60


def test_what_is_not_a_lesson_is_refused() -> None:
    refused(run("learn", "chess"), "chess")
    Path("artisans-lesson.wk").write_text("Wunderkammer: 1\n")
    assert run("learn", "artisans").code == 2
    learn("artefakt", "--save", "other.wk", typed=[])
    refused(run("learn", "artisans", "--save", "other.wk"), "other.wk is not a lesson", "--new")
    refused(run("learn", "artisans", "--new", "--name", "Ben"), "Ben")
