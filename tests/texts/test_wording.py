"""What the texts must not say, in any file that people read; and that each of these rules can fail."""

import re

import pytest

from wunderkammer.texts import LANGUAGES
from wunderkammer.texts.terms import discarded, meanings

from .prose import File, files, fluent, markdown, texts
from .wording import EVERYWHERE, PEOPLE, TYPOGRAPHY, discards, faults, phrase, words_said_no_more
from .words import GAMES

WHOSE = [None, *GAMES]


def wrong(file: File) -> list[str]:
    """Everything in a file that should be said or written in another way."""
    found = []
    for where, text in texts(file.path):
        said = [*discards(text, file.lang, file.game), *faults(text, EVERYWHERE), *faults(text, TYPOGRAPHY[file.lang])]
        found += [f"{where}: {one}: {text}" for one in (*said, *faults(text, PEOPLE[file.lang]))]
    return found


@pytest.mark.parametrize("file", files(), ids=str)
def test_texts_keep_to_their_words_and_signs(file: File) -> None:
    assert texts(file.path)
    assert wrong(file) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", WHOSE)
def test_every_discarded_word_would_be_found_and_its_substitute_is_not_discarded(game: str | None, lang: str) -> None:
    for word, instead in words_said_no_more(lang, game).items():
        for text in (word, word.upper(), f"({word}),", "x " + word.replace(" ", "\n") + "."):
            assert any(f"“{word}”" in one for one in discards(text, lang, game)), word
        assert phrase(word).search(f"x{word}x") is None, word
        assert list(discards(instead, lang, game)) == [], instead


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_words_that_it_says_no_more(game: str) -> None:
    assert set(discarded(game)) == set(LANGUAGES)
    assert all(discarded(game).values())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_other_rule_would_be_noticed(lang: str) -> None:
    for rules in (EVERYWHERE, TYPOGRAPHY[lang], PEOPLE[lang]):
        for pattern, example in rules.items():
            assert re.search(pattern, example), pattern


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "“Play” isn’t here: −3, 2 × 4 – the others take their cards… 3-5 players, run --option x"),
        ("fr", "Qui joue\u202f? «\u202fToi\u202f»\u202f: à 12:30, le tour\u202f; le plateau, s’il est vide\u202f!"),
        ("de", "„Wort“, −3: Wer gewinnt? Jeder Typ seines Fundorts zählt."),
    ],
)
def test_what_is_right_is_not_found_fault_with(lang: str, text: str) -> None:
    assert [*faults(text, EVERYWHERE), *faults(text, TYPOGRAPHY[lang]), *faults(text, PEOPLE[lang])] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_term_is_a_discarded_word(game: str, lang: str) -> None:
    assert [one.word for one in meanings(lang, game).values() if list(discards(one.word, lang, game))] == []


def test_texts_are_read_without_what_is_no_word() -> None:
    message = (
        "a-key = One { $count ->\n    [one] card\n   *[other] { $count } cards\n}"
        ' of { a-site }{ "" }.\n    .means = Attribute\n'
    )
    assert [text for _, text in fluent(message)] == ["One card of ￼.", "One ￼ cards of ￼.", "Attribute"]
    book = (
        "# A **b**\n\n**§1** Text\nthat [P] goes [D: why] on, `code`.\n- one\n\n"
        "| a | b |\n|---|---|\n| 1 | 2 |\n\n> Note\n> more\n"
    )
    told = [text for _, text in markdown(book)]
    assert told == ["A b", "§1 Text that goes on, ￼.", "one", "a b", "1 2", "Note", "more"]
