"""The glossary: every term in three languages with a meaning, a drawing that exists, and clauses that exist."""

from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from test_clauses import clauses

import wunderkammer as wk
from wunderkammer import shelf
from wunderkammer.shelf import Plug
from wunderkammer.texts import LANGUAGES, meaning, meanings
from wunderkammer.texts.terms import discarded, glossary, read, terms

from .words import GAMES, ROOT

WHOSE = [None, *GAMES]
ICONS = {path.stem for path in (ROOT / "web" / "src").rglob("icons/*.svg")}


def entries(lang: str, game: str | None) -> list[ftl.Message]:
    found = FluentParser().parse(read(f"{lang}.ftl", game)).body
    assert [entry.content for entry in found if isinstance(entry, ftl.Junk)] == []
    return [entry for entry in found if isinstance(entry, ftl.Message)]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", WHOSE)
def test_every_term_has_a_word_and_a_meaning(game: str | None, lang: str) -> None:
    assert sorted([entry.id.name for entry in entries(lang, game)]) == sorted([f"term-{term}" for term in terms(game)])
    own = [one for term, one in meanings(lang, game).items() if term in terms(game)]
    assert [one.term for one in own] == list(terms(game))  # none is half said
    for one in own:
        assert one.word.strip() == one.word != ""
        assert one.means[0].isupper() or one.means[0] in "«„“", one.means
        assert one.means.endswith((".", "…", "!", "?")), one.means
    assert len({one.word.lower() for one in own}) == len(own)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_glossary(game: str) -> None:
    assert len(terms(game)) >= 15
    assert meaning(next(iter(terms(game))), "en", game) is not None


@pytest.mark.parametrize("game", WHOSE)
def test_drawings_and_clauses_exist(game: str | None) -> None:
    assert {entry.icon for entry in terms(game).values() if entry.icon} <= ICONS
    named = {clause for entry in terms(game).values() for clause in entry.clauses}
    if game is None:
        assert named == set()  # each game numbers its own
        return
    rules = (ROOT / f"docs/rules/{game}.md").read_text(encoding="utf-8")
    assert named <= set(clauses(rules))


def family(icon: str) -> str:
    """Drawings of one kind: the four pieces of a treasure, the two dozen artworks."""
    return icon.rpartition("-")[0] or icon


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_drawing_of_a_game_is_explained(game: str) -> None:
    drawn = {family(path.stem) for path in (ROOT / "web/src/games" / game / "icons").glob("*.svg")}
    assert len(drawn) >= 3
    assert drawn - {family(entry.icon) for entry in terms(game).values()} == set()


class Half(Plug):
    """A game whose glossary is not finished."""

    def __init__(self, folder: Path) -> None:
        super().__init__("half")
        self.here = folder

    def folder(self) -> Path:
        return self.here

    def game(self) -> wk.Game:
        return wk.game("artisans")


def test_what_is_missing_disturbs_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shelf, "plug", lambda _: Half(tmp_path))
    assert terms("nothing") == {}
    assert discarded("nothing") == {}
    assert glossary("nothing", LANGUAGES).words == {}
    assert [one for one in meanings("en", "nothing") if one not in terms(None)] == []
    (tmp_path / "glossary").mkdir()
    (tmp_path / "glossary" / "terms.toml").write_text('[hut]\nclauses = ["1.1"]\n[mat]\n[yard]\n[price]\n')
    (tmp_path / "glossary" / "en.ftl").write_text(
        "term-hut = worker  hut\n    .means = Stands there.\nterm-mat = mat\n"
        "term-price = price\n    .means = { $coins }\n"
    )
    assert meaning("hut", "fr", "half") == ("hut", "worker  hut", "Stands there.", "", ["1.1"])
    assert [meaning(term, "en", "half") for term in ("mat", "yard", "price")] == [None, None, None]


def test_a_term_is_found_by_its_name_and_by_its_word() -> None:
    for game in GAMES:
        for lang in LANGUAGES:
            for one in meanings(lang, game).values():
                assert meaning(one.term, lang, game) == one
                found = meaning(one.word.upper(), lang, game)
                assert found is not None
                assert one.word in (found.word, found.term)
