"""The rulebooks: every clause in every language, with its options, its marks and its figures."""

import re

import pytest
from test_clauses import clauses

import wunderkammer as wk
from wunderkammer.games.artefakt.components import DIRECTIVES
from wunderkammer.games.artifact.components import KINDS, ROLES, SITES
from wunderkammer.texts import Speaker

from .words import EVERY_SPEAKER, GAMES, ROOT, SOURCES, SPEAKERS, called


def rulebook(say: Speaker) -> str:
    return (SOURCES / f"games/{say.game}/rulebook/{say.lang}.md").read_text(encoding="utf-8")


def chapters(book: str) -> list[str]:
    return re.split(r"^## ", book, flags=re.MULTILINE)


def clause(book: str, number: str) -> str:
    """From its number to the next clause or chapter."""
    found = re.search(rf"^\*\*§{re.escape(number)}\*\* .*?(?=^\*\*§|^## |\Z)", book, re.MULTILINE | re.DOTALL)
    assert found, number
    return found.group()


@pytest.mark.parametrize("say", EVERY_SPEAKER, ids=called)
def test_rulebook_has_every_clause(say: Speaker) -> None:
    rules = (ROOT / f"docs/rules/{say.game}.md").read_text(encoding="utf-8")
    written = [f"§{clause}" for clause in clauses(rules)]
    assert len(written) > 30
    assert re.findall(r"^\*\*(§\d+(?:\.\d+)?)\*\* \S", rulebook(say), re.MULTILINE) == written
    headings = re.findall(r"^## (§\d+) \S", rulebook(say), re.MULTILINE)
    assert headings == re.findall(r"^## (§\d+) ", rules, re.MULTILINE)
    assert set(re.findall(r"§\d+\.\d+", rulebook(say))) <= set(written)


@pytest.mark.parametrize("say", [*SPEAKERS["artifact"], *SPEAKERS["artisans"]], ids=called)
def test_rulebook_types_nothing_and_calls_every_option_by_its_name(say: Speaker) -> None:
    """What is typed is described in docs/notation.md; an option is called as the form of a new table calls it."""
    book = " ".join(rulebook(say).split())
    assert "`" not in book
    for option in wk.game(say.game or "").options:
        name = re.split(r"[\u202f ]?[:(]", say.option(option))[0].strip()
        assert name.lower() in book.lower(), option.name


MARKS = r"\[([A-Z])\]"


@pytest.mark.parametrize("say", [*SPEAKERS["artifact"], *SPEAKERS["artisans"]], ids=called)
def test_every_clause_says_where_it_comes_from(say: Speaker) -> None:
    for clause in re.split(r"^(?=\*\*§)", rulebook(say), flags=re.MULTILINE)[1:]:
        number, text = clause.split("** ", 1)
        said = text.split("\n## ")[0].strip()
        lists_follow = "\n- " in said or said.endswith(":")
        assert lists_follow or re.search(MARKS, said), number
        assert set(re.findall(MARKS, clause)) <= set("PDRO"), number


@pytest.mark.parametrize("game", ["artifact", "artisans"])
def test_languages_mark_the_same_words_of_each_clause(game: str) -> None:
    english, *others = [
        [re.findall(MARKS, part) for part in re.split(r"^(?=\*\*§|#)", rulebook(say), flags=re.MULTILINE)]
        for say in SPEAKERS[game]
    ]
    assert all(other == english for other in others)


@pytest.mark.parametrize("game", GAMES)
def test_rulebooks_show_the_same_moves_and_clauses(game: str) -> None:
    """Each chapter in all languages, so that a translation loses nothing."""
    english, *others = [chapters(rulebook(say)) for say in SPEAKERS[game]]
    for other in others:
        for one, two in zip(english, other, strict=True):
            for pattern in (r"`[^`]+`", r"§\d+(?:\.\d+)?"):
                assert sorted(re.findall(pattern, one)) == sorted(re.findall(pattern, two)), one[:20]


@pytest.mark.parametrize("say", EVERY_SPEAKER, ids=called)
def test_rulebook_keeps_to_the_width_of_a_page(say: Speaker) -> None:
    assert [line for line in rulebook(say).splitlines() if len(line) > 118] == []


@pytest.mark.parametrize("say", SPEAKERS["artefakt"], ids=called)
def test_artefakt_names_the_sites_and_directives_as_the_table_does(say: Speaker) -> None:
    for number, directive in enumerate(DIRECTIVES, 1):
        title = f"**§10.{number}** **{say.name('site', number)} – {say.name('directive', directive)}.**"
        assert title in rulebook(say)


@pytest.mark.parametrize("say", SPEAKERS["artefakt"], ids=called)
def test_artefakt_is_for_reading_and_calls_its_options_by_name(say: Speaker) -> None:
    """No typed moves and no keys of options; how an option is called here, it is called at the table."""
    book = rulebook(say)
    assert "`" not in book
    opening, advanced = wk.game("artefakt").options
    (quoted,) = re.findall("(?:“|„|«\u202f)([^”“»]+?)(?:”|“|\u202f»)", clause(book, "2.1"))
    assert quoted in say.option(opening, "random")
    stem = say.option(advanced).split(":")[0].strip()[-6:]  # “Advanced game”, “Partie avancée”, „Fortgeschrittene“
    assert stem in clause(book, "7.2")


@pytest.mark.parametrize("say", SPEAKERS["artefakt"], ids=called)
def test_artefakt_gives_the_figures_of_the_standard_edition(say: Speaker) -> None:
    figures = wk.game("artefakt").standard.figures
    cards = re.findall(r"\| (\d)(?= \|)", clause(rulebook(say), "1.3"))
    assert [int(card) for card in cards] == figures["travel_cards"]
    for number, figure in (
        ("10.1", "march_steps"),
        ("10.3", "push_steps"),
        ("10.7", "carry_reach"),
        ("8.3", "last_round"),
    ):
        said = re.findall(r"(?<![§.\d])\d+(?![.\d])", clause(rulebook(say), number))
        assert int(said[-1]) == figures[figure], number


@pytest.mark.parametrize("say", SPEAKERS["artefakt"], ids=called)
def test_every_rule_of_artefakt_says_where_it_comes_from(say: Speaker) -> None:
    english = rulebook(SPEAKERS["artefakt"][0])
    for number in re.findall(r"^\*\*§(\d+\.\d+)\*\*", english, re.MULTILINE):
        marks = re.findall(r"\[([PDRO])(?::[^\]]*)?\]", clause(rulebook(say), number))
        assert marks, number
        assert marks == re.findall(r"\[([PDRO])(?::[^\]]*)?\]", clause(english, number)), number


@pytest.mark.parametrize("say", SPEAKERS["artifact"], ids=called)
def test_artifact_names_its_things_as_the_table_does(say: Speaker) -> None:
    text = rulebook(say)
    names = [("kind", kind) for kind in KINDS] + [("site", site) for site in SITES] + [("role", role) for role in ROLES]
    assert [name for name in (say.name(kind, which) for kind, which in names) if name.lower() not in text.lower()] == []
    for role in ROLES:
        assert f"**{say.name('role', role)}**" in text
