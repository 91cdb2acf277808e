"""The rulebooks: every clause in every language, with moves and options as they are typed."""

import re

import pytest
from test_clauses import clauses

import wunderkammer as wk
from wunderkammer.games.artefakt.components import DIRECTIVES
from wunderkammer.games.artifact.components import KINDS, ROLES, SITES
from wunderkammer.texts import Speaker

from .words import EVERY_SPEAKER, GAMES, ROOT, SOURCES, SPEAKERS, called

# Verbs that only chance ever says.
CHANCE = {
    "artefakt": {"lay", "roll", "colour", "piece"},
    "artifact": {"unearth", "draw"},
    "artisans": {"deal", "market", "reveal"},
}


def rulebook(say: Speaker) -> str:
    return (SOURCES / f"games/{say.game}/rulebook/{say.lang}.md").read_text(encoding="utf-8")


def chapters(book: str) -> list[str]:
    return re.split(r"^## ", book, flags=re.MULTILINE)


@pytest.mark.parametrize("say", EVERY_SPEAKER, ids=called)
def test_rulebook_has_every_clause(say: Speaker) -> None:
    rules = (ROOT / f"docs/rules/{say.game}.md").read_text(encoding="utf-8")
    written = [f"§{clause}" for clause in clauses(rules)]
    assert len(written) > 30
    assert re.findall(r"^\*\*(§\d+(?:\.\d+)?)\*\* \S", rulebook(say), re.MULTILINE) == written
    headings = re.findall(r"^## (§\d+) \S", rulebook(say), re.MULTILINE)
    assert headings == re.findall(r"^## (§\d+) ", rules, re.MULTILINE)
    assert set(re.findall(r"§\d+\.\d+", rulebook(say))) <= set(written)


@pytest.mark.parametrize("say", EVERY_SPEAKER, ids=called)
def test_rulebook_shows_real_moves_and_every_option(say: Speaker) -> None:
    game = wk.game(say.game or "")
    switches = {option.name for option in game.options if not option.values}
    choices = {f"{option.name}={value}": option.name for option in game.options for value in option.values}
    shown = set(re.findall(r"`([^`]+)`", rulebook(say)))
    assert switches <= shown
    assert {choices[text] for text in shown & set(choices)} == {option.name for option in game.options if option.values}
    moves = shown - switches - set(choices)
    assert moves <= set(game.move_names())
    verbs = {name.split()[0] for name in game.move_names()} - CHANCE[game.name]
    assert {name.split()[0] for name in moves} == verbs


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


@pytest.mark.parametrize("say", SPEAKERS["artifact"], ids=called)
def test_artifact_names_its_things_as_the_table_does(say: Speaker) -> None:
    text = rulebook(say)
    names = [("kind", kind) for kind in KINDS] + [("site", site) for site in SITES] + [("role", role) for role in ROLES]
    assert [name for name in (say.name(kind, which) for kind, which in names) if name.lower() not in text.lower()] == []
    for role in ROLES:
        assert f"**{say.name('role', role)}**" in text
