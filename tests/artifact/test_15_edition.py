import tomllib
from pathlib import Path
from random import Random

import pytest

import wunderkammer as wk
from wunderkammer import editions
from wunderkammer.record import Journal, parse, verify, write

from .table import TEN, coins, do, finish_round, huts, income, new, space, table

FIGURES = {
    "track_costs": "[5, 5, 4, 4, 3, 3, 2, 2, 1, 1]",
    "market_prices": "[7, 7, 6, 6, 5, 5, 4, 4, 3, 3]",
    "income_track": "[8, 7, 7, 6, 6, 5, 5, 4, 4, 3, 3]",
    "type_tiles": "[[4, 1], [7, 2], [10, 3]]",
    "site_tiles": "[[5, 2], [8, 3]]",
    "sites_tile": "[3, 1]",
    "types_tile": "[6, 3]",
    "research_track": "[0, 2, 4, 6, 8]",
    "quick_start_3": '[["africa", "america"], ["america", "mideast"], ["mideast", "africa"]]',
}


def own(tmp_path: Path, figure: str, value: str, name: str = "mine") -> wk.Edition:
    """An edition of a user's own, in which one figure is another."""
    text = editions.standard_text("artifact").replace('"standard"', f'"{name}"')
    old = f"[{figure}]\nvalue = {FIGURES[figure]}\n"
    assert old in text
    path = tmp_path / "mine.toml"
    path.write_text(text.replace(old, f"[{figure}]\nvalue = {value}\n"), encoding="utf-8")
    return wk.edition("artifact", path)


def test_15_every_figure_has_its_mark_and_its_source() -> None:
    content = tomllib.loads(editions.standard_text("artifact"))
    figures = {key: value for key, value in content.items() if isinstance(value, dict)}
    assert set(figures) == {*FIGURES, "quick_start_4", "quick_start_5"}
    for key, figure in figures.items():
        assert figure["mark"] == ("print" if key.startswith("quick_start") else "reconstructed")
        assert "(§" in figure["source"]


def test_15_a_corrected_track(tmp_path: Path) -> None:
    edition = own(tmp_path, "track_costs", "[6, 5, 4, 4, 3, 3, 2, 2, 9, 1]")
    assert coins(do(table("1 museum", edition=edition), "1 research asia"), 1) == 20 - 9


def test_15_a_corrected_price(tmp_path: Path) -> None:
    edition = own(tmp_path, "market_prices", "[7, 7, 6, 6, 5, 5, 4, 4, 12, 3]")
    assert coins(do(table("1 ship asia/weapon", edition=edition), "1 sell asia/weapon"), 1) == 32


def test_15_a_corrected_income(tmp_path: Path) -> None:
    edition = own(tmp_path, "income_track", "[9, 7, 7, 6, 6, 5, 5, 4, 4, 3, 0]")
    assert coins(finish_round(table("1 $0", edition=edition)), 1) == 9
    assert income(table(f"1 {' '.join(TEN)}", edition=edition)) == 0


@pytest.mark.parametrize(
    ("figure", "value", "tile", "points"),
    [
        ("type_tiles", "[[4, 1], [7, 2], [11, 3]]", "weapon-5", 11),
        ("site_tiles", "[[5, 2], [9, 3]]", "asia-5", 9),
        ("sites_tile", "[0, 1]", "sites-3", 0),
        ("types_tile", "[7, 3]", "types-5", 7),
    ],
)
def test_15_a_corrected_tile(tmp_path: Path, figure: str, value: str, tile: str, points: int) -> None:
    assert table(f"1 $0 {tile}", edition=own(tmp_path, figure, value)).scores()[0] == points


def test_15_a_corrected_research_track(tmp_path: Path) -> None:
    edition = own(tmp_path, "research_track", "[1, 2, 4, 6, 10]")
    s = table("1 $0\n 2 $0 research:4,4,4,0", edition=edition, research=True)
    assert s.scores()[:2] == [1, 10]


def test_15_the_other_reading_of_the_research_track(tmp_path: Path) -> None:
    """§12.1 Four spaces: a marker that never moved scores 2, and the fourth is the top."""
    edition = own(tmp_path, "research_track", "[2, 4, 6, 8]")
    drawing = "1 $5 museum research:0,0,2,0\n 2 $0 research:3,3,3,0\n 3 $0 research:2,2,1,0 asia/manuscript"
    s = table(drawing, edition=edition, research=True)
    assert s.scores()[:3] == [3, 8, 6]
    do(s, "1 research asia")
    assert space(s, 1, "asia") == 3
    s = do(table("1 museum research:0,0,3,0", edition=edition, research=True), "1 research asia")
    assert space(s, 1, "asia") == 3


def test_15_a_longer_research_track(tmp_path: Path) -> None:
    edition = own(tmp_path, "research_track", "[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]")
    s = do(table("1 museum research:0,0,8,0", edition=edition, research=True), "1 research asia")
    assert space(s, 1, "asia") == 9
    assert table("1 $0 research:9,8,9,7", edition=edition, research=True).scores()[0] == 8


def test_15_tiles_that_differ_from_type_to_type(tmp_path: Path) -> None:
    pairs = "[[1, 1], [2, 2], [3, 3]], "
    edition = own(tmp_path, "type_tiles", f"[{4 * pairs}[[4, 1], [5, 2], [9, 3]]]")
    s = table("1 $0 weapon-5\n 2 $0 pottery-5", edition=edition)
    assert s.scores()[:2] == [9, 3]


def test_15_a_corrected_quick_start(tmp_path: Path) -> None:
    edition = own(tmp_path, "quick_start_3", '[["africa", "africa"], ["america", "mideast"], ["mideast", "africa"]]')
    assert huts(new(3, quick_start=True, edition=edition), "africa") == [2, 0, 1]


@pytest.mark.parametrize(
    ("figure", "value", "code"),
    [
        ("track_costs", "[5, 5, 4, 4, 3, 3, 2, 2, 1]", "figure-length"),
        ("track_costs", "[-1, 5, 4, 4, 3, 3, 2, 2, 1, 1]", "figure-range"),
        ("income_track", '["eight", 7, 7, 6, 6, 5, 5, 4, 4, 3, 3]', "figure-range"),
        ("type_tiles", "[[4, 1], [7, 2]]", "figure-length"),
        ("quick_start_3", '[["asia", "america"], ["america", "mideast"], ["mideast", "africa"]]', "figure-word"),
    ],
)
def test_15_a_figure_that_cannot_be(tmp_path: Path, figure: str, value: str, code: str) -> None:
    with pytest.raises(wk.BadEdition) as caught:
        own(tmp_path, figure, value)
    assert (caught.value.code, caught.value.details["key"]) == (code, figure)


def test_15_a_record_names_the_edition_it_was_played_with(tmp_path: Path) -> None:
    edition = own(tmp_path, "sites_tile", "[4, 1]")
    journal = Journal(wk.game("artifact"), ["Ada", "Ben", "Cleo"], {"quick_start": True}, edition)
    journal.deal(Random(1))
    text = write(journal.record)
    assert "\nEdition: mine" in text
    verify(parse(text), edition)
    with pytest.raises(wk.RecordError):
        verify(parse(text))
