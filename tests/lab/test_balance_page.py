"""The page and the files."""

import csv
import io
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from cli.running import LANGUAGES

import wunderkammer as wk
from wunderkammer.lab.balance.files import PAGE, prepare, separated, write
from wunderkammer.lab.balance.measures import Figure
from wunderkammer.lab.balance.page import Page
from wunderkammer.lab.balance.play import Seating, watch_all
from wunderkammer.lab.balance.plots import Bar, Pillar, bars, histogram, scale_of
from wunderkammer.lab.balance.report import Report, reported
from wunderkammer.texts import Speaker

EVERYTHING = {"research": True, "roles": True}


def report(game: str, seats: int, options: dict[str, bool | str] | None = None, total: int = 3) -> Report:
    setup = Seating(game, seats, ("random",) * seats, "p", options or {})
    return reported(setup, watch_all(setup, range(3)), total)


REPORTS = {
    "artifact": report("artifact", 3, {**EVERYTHING, "unused_site": "mideast"}),
    "artisans": report("artisans", 2),
    "artefakt": report("artefakt", 2),
}


def parsed(page: str) -> ET.Element:
    return ET.fromstring(page)


def words_of(page: str) -> str:
    return " ".join(parsed(page).itertext())


@pytest.mark.parametrize("game", REPORTS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_is_well_formed_in_every_language(game: str, lang: str) -> None:
    found = REPORTS[game]
    page = Page(found, Speaker(lang, game), "wunderkammer lab balance --seed p").html()
    root = parsed(page)
    assert root.get("lang") == lang
    headings = [heading.text for heading in root.iter("h2")]
    assert len(headings) == len(set(headings)) == len(found.sheets) + 3
    body = root.find("body")
    assert body is not None
    assert not set("".join(body.itertext())) & set("{}$�")
    links = [link.get("href", "") for link in root.iter("a")]
    assert {link for link in links if link.endswith(".csv")} == {f"{name}.csv" for name in found.tables()}
    places = {section.get("id") for section in root.iter("section")}
    assert {link[1:] for link in links if link.startswith("#")} == places


@pytest.mark.parametrize("game", REPORTS)
def test_the_page_needs_nothing_else(game: str) -> None:
    page = Page(REPORTS[game], Speaker("en", game), "").html()
    root = parsed(page)
    assert not {"script", "link", "img", "iframe", "object"} & {element.tag for element in root.iter()}
    assert not any(element.get("src") for element in root.iter())
    assert not any(word in page for word in ("http:", "https:", "url(", "@import"))
    assert "prefers-color-scheme: dark" in page
    for drawing in root.iter("svg"):
        assert drawing.get("role") == "img"
        assert drawing[0].tag == "title"
        assert drawing[0].text


def number(text: str) -> float:
    return float(text.strip("%").replace("−", "-"))


def test_all_figures_stand_on_the_page_with_their_intervals() -> None:
    page = Page(REPORTS["artefakt"], Speaker("en", "artefakt"), "").html()
    cells = [cell.text or "" for cell in parsed(page).iter("td")]
    pairs = list(zip(cells[::2], cells[1::2], strict=True))
    assert len(pairs) > 40
    for value, interval in pairs:
        assert (value == "–") == (interval == "")
        if interval:
            low, high = (number(end) for end in interval.split(" – "))
            assert low <= number(value) <= high


def test_what_comes_from_outside_is_escaped() -> None:
    evil = "<script>alert('x')</script> & \x07\ud800"
    setup = REPORTS["artefakt"].setup._replace(seed=evil)
    found = REPORTS["artefakt"]._replace(setup=setup, total=9)
    page = Page(found, Speaker("en", "artefakt"), f"wunderkammer --seed {evil} --games 9").html()
    assert not list(parsed(page).iter("script"))
    assert "<script>alert('x')</script> & ��" in words_of(page)
    assert "3 of 9 games" in words_of(page)
    assert 'class="partial"' in page
    assert 'class="partial"' not in Page(REPORTS["artefakt"], Speaker("en", "artefakt"), "").html()


def test_bots_that_differ_are_named_with_their_seats() -> None:
    setup = REPORTS["artefakt"].setup._replace(bots=("amateur", "random"))
    page = Page(REPORTS["artefakt"]._replace(setup=setup), Speaker("en", "artefakt"), "").html()
    assert "Seat 2 · random" in words_of(page)
    assert "Seat 2 · random" not in words_of(Page(REPORTS["artefakt"], Speaker("en", "artefakt"), "").html())


def test_what_won_clearly_more_or_less_often_stands_first() -> None:
    setup = Seating("artefakt", 2, ("amateur", "random"), "p", {})
    lopsided = reported(setup, watch_all(setup, range(12)), 12)
    section = next(parsed(Page(lopsided, Speaker("en", "artefakt"), "").html()).iter("section"))
    assert section.get("id") == "findings"
    more, less = (" ".join(figure.itertext()) for figure in section.iter("figure"))
    assert more.startswith("Won more often")
    assert "Seat 1 · amateur" in more
    assert less.startswith("Won less often")
    assert "Seat 2 · random" in less
    even = Page(REPORTS["artefakt"], Speaker("en", "artefakt"), "").html()
    assert "Nothing here won clearly more or less often" in words_of(even)


def test_an_unused_site_has_no_figures() -> None:
    tables = REPORTS["artifact"].tables()
    assert not any(row["which"].startswith("mideast") for row in [*tables["tiles"], *tables["research"]])
    assert len(tables["tiles"]) == 23
    plain = report("artifact", 4).tables()
    assert len(plain["tiles"]) == 25
    assert not {"roles", "research"} & set(plain)
    assert [row["which"] for row in plain["points"]] == ["exhibitions", "coins"]


# Plots.


def test_bars_lie_where_their_figures_are() -> None:
    rows = [
        Bar("a <b>", "5", "4 – 10", Figure(5, 4, 10)),
        Bar("c", "–", "", None),
        Bar("d", "-10", "", Figure(-10, -10, 0)),
    ]
    drawing = parsed(bars("A & B", rows, scale_of([row.figure for row in rows if row.figure], 2), fair=2))
    assert drawing[0].text == "A & B"
    boxes = [(box.get("x"), box.get("width")) for box in drawing.iter("rect")]
    assert boxes == [("50.00%", "25.00%"), ("0.00%", "50.00%")]
    whiskers = [line for line in drawing.iter("line") if line.get("class") == "whisker"]
    assert (whiskers[0].get("x1"), whiskers[0].get("x2")) == ("70.00%", "100.00%")
    fair = [line.get("x1") for line in drawing.iter("line") if line.get("class") == "fair"]
    assert fair == ["60.00%"] * 3


def test_a_plot_of_nothing_but_zeros_can_be_drawn() -> None:
    zero = Figure(0, 0, 0)
    assert "<rect" in bars("x", [Bar("a", "0", "0 – 0", zero)], scale_of([zero]))
    assert "<rect" not in bars("x", [Bar("a", "–", "", None)], scale_of([]))


def test_pillars_are_as_high_as_their_shares() -> None:
    drawing = parsed(
        histogram("x", [Pillar("1", Figure(0.25, 0.1, 0.5)), Pillar("2", Figure(0.5, 0.5, 0.5))], [(0.5, "50%")])
    )
    heights = [float(box.get("height", "")) for box in drawing.iter("rect")]
    assert heights[1] == 2 * heights[0] == 150
    assert [text.text for text in drawing.iter("text")] == ["50%", "1", "2"]


# Files.


@pytest.mark.parametrize("game", REPORTS)
def test_tables_are_read_back(game: str, tmp_path: Path) -> None:
    found = REPORTS[game]
    write(tmp_path, found, "page")
    assert {path.name for path in tmp_path.iterdir()} == {PAGE, *(f"{name}.csv" for name in found.tables())}
    for name, table in found.tables().items():
        with (tmp_path / f"{name}.csv").open(encoding="utf-8", newline="") as file:
            back = list(csv.DictReader(file))
        assert [{key: "" if value is None else str(value) for key, value in row.items()} for row in table] == back


def test_a_table_has_its_columns_in_order() -> None:
    text = separated(REPORTS["artefakt"].tables()["seats"])
    assert next(csv.reader(io.StringIO(text))) == [
        *("which", "wins", "wins_low", "wins_high"),
        *("score", "score_low", "score_high"),
    ]


def test_other_files_are_left_alone(tmp_path: Path) -> None:
    prepare(tmp_path / "new" / "folder")
    (tmp_path / "letter.txt").write_text("Dear Ada", encoding="utf-8")
    (tmp_path / PAGE).write_text("old", encoding="utf-8")
    prepare(tmp_path)
    assert (tmp_path / PAGE).read_text(encoding="utf-8") == "old"
    write(tmp_path, REPORTS["artefakt"], "new")
    assert (tmp_path / PAGE).read_text(encoding="utf-8") == "new"
    assert (tmp_path / "letter.txt").read_text(encoding="utf-8") == "Dear Ada"


def test_where_one_cannot_write_it_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    (tmp_path / "taken" / PAGE).mkdir(parents=True)
    for folder, action in ((tmp_path / "file", prepare), (tmp_path / "file" / "below", prepare)):
        with pytest.raises(wk.LabError) as caught:
            action(folder)
        assert caught.value.code == "balance-unwritable"
        assert caught.value.details["file"] == str(folder)
    with pytest.raises(wk.LabError) as caught:
        write(tmp_path / "taken", REPORTS["artefakt"], "page")
    assert caught.value.details["file"] == str(tmp_path / "taken" / PAGE)
