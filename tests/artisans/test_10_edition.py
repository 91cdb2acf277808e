import re
import tomllib
from pathlib import Path
from random import Random
from typing import Any

import pytest

import wunderkammer as wk
from wunderkammer import editions
from wunderkammer.games.artisans.components import MATERIALS
from wunderkammer.record import Journal, parse, verify, write

from .table import do, moves, new, refused, table

RULES = Path(__file__).parents[2] / "docs" / "rules" / "artisans.md"
FAN, OTHER_FAN = "[1, 0, 1, 0, 0, 0, 0]", "[0, 0, 2, 0, 0, 1, 0]"


def artworks() -> dict[str, dict[str, Any]]:
    found = new().view(None)["artworks"]
    assert isinstance(found, dict)
    return found


def own(tmp_path: Path, old: str = FAN, corrected: str = OTHER_FAN) -> wk.Edition:
    """An edition of a user's own, in which one artwork is another."""
    text = editions.standard_text("artisans").replace('"standard"', '"mine"')
    assert text.count(old) == 1
    path = tmp_path / "mine.toml"
    path.write_text(text.replace(old, corrected), encoding="utf-8")
    return wk.edition("artisans", path)


def test_10_the_artworks_as_the_rules_list_them() -> None:
    chapter = RULES.read_text(encoding="utf-8").split("## §10")[1].split("## §11")[0]
    written = {}
    for value, cards in re.findall(r"^(\d): (.*(?:\n   .*)*)", chapter, re.MULTILINE):
        for card in " ".join(cards.split()).split(" · "):
            name, *asked = card.split()
            levels = {one[:-1]: int(one[-1]) for one in asked}
            written[name.strip("`")] = {"value": int(value), "levels": levels}
    assert len(written) == 24
    assert artworks() == written


def test_10_levels_add_up_to_one_less_than_the_value() -> None:
    for artwork in artworks().values():
        assert sum(artwork["levels"].values()) == artwork["value"] - 1


def test_10_every_material_is_on_nine_cards() -> None:
    for material in MATERIALS:
        assert sum(material in artwork["levels"] for artwork in artworks().values()) == 9


def test_10_every_figure_has_its_mark_and_its_source() -> None:
    content = tomllib.loads(editions.standard_text("artisans"))
    figures = {key: value for key, value in content.items() if isinstance(value, dict)}
    said = {key: (figure["mark"], clause) for key, figure in figures.items() for clause in clauses(figure["source"])}
    artworks = {f"artworks_{value}": ("reconstructed", "§10") for value in (3, 4, 5, 6, 7)}
    assert said == artworks | {"most_turns": ("ours", "§4.7")}


def clauses(source: str) -> list[str]:
    return re.findall(r"§[\d.]*\d", source)


def test_10_a_corrected_artwork_is_crafted_by_what_it_asks_for(tmp_path: Path) -> None:
    edition = own(tmp_path)
    s = table("1 wood:1,1 gold:1\n 2 textile:1 wood:1", edition=edition)
    assert s.view(None)["artworks"]["fan"] == {"value": 3, "levels": {"wood": 2, "gold": 1}}
    assert moves(s, "craft") == "craft fan"
    assert refused(do(s, "1 token"), "craft fan") == "level-missing §5.2"


def test_10_and_scored_by_it(tmp_path: Path) -> None:
    assert table("1 goldlover fan").scores() == [3, 0]
    assert table("1 goldlover fan", edition=own(tmp_path)).scores() == [3 + 4, 0]


@pytest.mark.parametrize(
    ("value", "code"),
    [
        ("[1, 0, 1, 0, 0, 0]", "figure-length"),
        ("[1, 0, 5, 0, 0, 0, 0]", "figure-range"),
        ("[-1, 0, 1, 0, 0, 0, 0]", "figure-range"),
        ('["one", 0, 1, 0, 0, 0, 0]', "figure-range"),
    ],
)
def test_10_a_figure_that_cannot_be(tmp_path: Path, value: str, code: str) -> None:
    with pytest.raises(wk.BadEdition) as caught:
        own(tmp_path, FAN, value)
    assert (caught.value.code, caught.value.details["key"]) == (code, "artworks_3")


def test_10_a_record_names_the_edition_it_was_played_with(tmp_path: Path) -> None:
    edition = own(tmp_path)
    journal = Journal(wk.game("artisans"), ["Ada", "Ben"], {}, edition)
    journal.deal(Random(1))
    text = write(journal.record)
    assert "\nEdition: mine" in text
    verify(parse(text), edition)
    with pytest.raises(wk.RecordError):
        verify(parse(text))
