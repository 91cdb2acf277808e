"""The pure parts of the benchmarks: nothing is installed and nothing is timed here."""

import json
import re
import sys
from itertools import pairwise
from pathlib import Path
from random import Random

import bars
import clicks
import environments
import load
import measure
import page
import playing
import pytest
import report
import run as program
import starving
from answering import Measure, calls, respond
from company import Times
from figures import OURS, PURE, SPIEL, Figure, Ratio, Run, Sample
from kinds import BATCHED, COMPARED, KINDS, Kind
from plan import planned
from rounds import Worker, WorkerFailed, environment, play_rounds


def figure(who: str, group: str, subject: str, *rates: int) -> Figure:
    """So many decisions a second in each round, and twice as many actions."""
    return Figure(who, group, subject, [Sample(rate, 2 * rate, 1.0) for rate in rates])


def ours() -> list[Figure]:
    """Ten times what `theirs` makes, of all but the batch."""
    groups = ("inside", "driven", "copy", "view", "tensor", "resample")
    listed = [figure(OURS, group, kind.title, 1_000_000, 2_000_000) for kind in KINDS for group in groups]
    listed += [figure(OURS, "batch", f"{kind.title}, copy=False", 600_000, 700_000) for kind in BATCHED]
    return [*listed, *(figure(PURE, "inside", kind.title, 50_000, 50_000) for kind in KINDS)]


def theirs() -> list[Figure]:
    return [
        figure(SPIEL, group, "hearts", 100_000, 200_000) for group in ("inside", "driven", "copy", "view", "tensor")
    ]


def a_run(figures: list[Figure], **skipped: str) -> Run:
    versions = {each.who: "1.2" for each in figures if each.who != PURE}
    return Run("2026-01-02", "3.11.1", "Linux, 2 cores", True, True, False, 2, versions, skipped, figures)


# Figures.


def test_a_rate_is_the_best_and_a_ratio_the_median_of_the_rounds() -> None:
    one = figure("a", "driven", "x", 300, 100, 200)
    other = figure("b", "driven", "y", 100, 100, 100)
    assert one.decisions == 300
    assert one.actions == 600
    assert one.micros == pytest.approx(1e6 / 300)
    assert one.ratio(other) == Ratio(2, 1.5, 2.5)
    assert figure("a", "driven", "x", 300).ratio(figure("b", "driven", "y", 100)) == Ratio(3, 3, 3)


def test_a_run_comes_back_from_json() -> None:
    run = a_run([*ours(), *theirs()], rlcard="no network")
    assert Run.from_json(json.loads(json.dumps(run.to_json()))) == run


# Bars.


def test_a_bar_names_the_lowest_and_the_highest() -> None:
    assert bars.bar("b", {"x": 1.0, "y": 5.0, "z": 3.0}, 3.0, "{:.1f}") == (
        "b",
        "1.0 (x)",
        "5.0 (y)",
        "reached by 2 of 3",
    )
    assert bars.bar("b", {"x": 3.0}, 3.0, "{:.1f}").verdict == "reached by all"
    assert bars.bar("b", {"x": 2.9}, 3.0, "{:.1f}").verdict == "missed"


def test_bars_are_told_as_far_as_there_is_something_to_compare_with() -> None:
    assert [bar.verdict for bar in bars.bars(a_run(ours()))] == ["missed", "reached by all"]
    assert len(bars.bars(a_run([*ours(), *theirs()]))) == 4
    assert bars.bars(a_run(theirs())) == []


# The report and the page.


def test_the_own_table_has_a_row_for_every_kind() -> None:
    rows = report.own(a_run(ours())).rows
    assert [row[0] for row in rows] == [kind.title for kind in KINDS]
    assert rows[0][1:3] == ["2.00 M", "4.00 M"]
    assert rows[0][-1] == "40"


def test_numbers_are_short() -> None:
    assert [report.rate(number) for number in (2_345_678, 123_456, 9_876)] == ["2.35 M", "0.12 M", "9.9 k"]
    assert [report.micros(number) for number in (0.256, 2.56, 25.6)] == ["0.26 µs", "2.6 µs", "26 µs"]
    assert report.times(Ratio(4.12, 3.9, 4.26)) == "4.1 (3.9-4.3)"


def test_the_peers_stand_beside_those_of_ours_that_are_alike() -> None:
    part = page.peers_part(a_run([*ours(), *theirs()]))
    assert "| OpenSpiel | hearts | 0.20 M | 0.40 M | 1.00 (1.00-1.00) |" in part
    for kind in COMPARED:
        assert f"| {OURS} | {kind.title} | 2.00 M | 4.00 M | 10.0 (10.0-10.0) |" in part
    assert f"| {OURS} | artefakt, 3 seats |" not in part


def test_without_peers_the_page_says_why_and_shows_our_own() -> None:
    part = page.peers_part(a_run(ours(), openspiel="the package index cannot be reached"))
    assert "- Left out: openspiel: the package index cannot be reached." in part
    assert f"| {OURS} | {COMPARED[0].title} | 2.00 M | 4.00 M | - |" in part


def test_only_what_stands_between_the_markers_is_replaced() -> None:
    text = "a\n<!-- x: begin -->\nold\n<!-- x: end -->\nb\n"
    assert page.replaced(text, "x", "new") == "a\n<!-- x: begin -->\nnew\n<!-- x: end -->\nb\n"
    with pytest.raises(ValueError, match="no place for y"):
        page.replaced(text, "y", "new")


def test_without_openspiel_the_comparison_stays_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    copy = tmp_path / "page.md"
    marks = [f"<!-- {name}: {what} -->" for name in ("measured", "peers") for what in ("begin", "end")]
    copy.write_text("\n".join([*marks[:3], "an old comparison", marks[3]]), encoding="utf-8")
    monkeypatch.setattr(page, "PAGE", copy)
    (notice,) = page.write(a_run(ours()))
    assert "stay as they were" in notice
    assert "an old comparison" in copy.read_text(encoding="utf-8")
    assert "| artefakt, 2 seats | 2.00 M |" in copy.read_text(encoding="utf-8")


def test_the_page_has_its_places() -> None:
    text = page.PAGE.read_text(encoding="utf-8")
    assert all(page.replaced(text, name, "") for name in ("measured", "peers", "load", "clicks"))


def test_the_plot_is_small_and_always_the_same(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    from plot import draw  # noqa: PLC0415 - it needs matplotlib

    one, other = tmp_path / "one.svg", tmp_path / "other.svg"
    for path in (one, other):
        draw(a_run([*ours(), *theirs()]), path)
    assert one.read_bytes() == other.read_bytes()
    assert "hearts, driven from Python" in one.read_text(encoding="utf-8")
    assert one.stat().st_size < 60_000


# Environments.


@pytest.mark.parametrize(
    ("said", "reason"),
    [
        (
            "WARNING: Retrying after 'NewConnectionError(...)'\nERROR: Could not find a version of rlcard==1.2.0",
            "the package index cannot be reached",
        ),
        ("ERROR: No matching distribution found for open-spiel==2", "there is no package for this Python or machine"),
        ("ERROR: THESE PACKAGES DO NOT MATCH THE HASHES", "a package is not the one that was locked"),
        ("Collecting x\nERROR: Something at https://a.example/b broke", "Something at … broke"),
        ("", "it failed without a word"),
    ],
)
def test_why_a_peer_cannot_be_installed(said: str, reason: str) -> None:
    assert environments.reason(said) == reason


def test_what_cannot_be_installed_is_left_out_with_a_notice(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def prepare(peer: str, _: object) -> Path:
        if peer == "rlcard":
            raise environments.CannotInstall("no network")
        return Path(peer)

    monkeypatch.setattr(program, "prepare", prepare)
    skipped: dict[str, str] = {}
    assert list(program.peers(skipped)) == ["openspiel", "pettingzoo"]
    assert skipped == {"rlcard": "no network"}
    assert "Leaving out rlcard: no network" in capsys.readouterr().err


@pytest.mark.parametrize("peer", environments.NAMES)
def test_peers_are_locked_with_hashes_and_without_addresses(peer: str) -> None:
    assert (environments.PEERS / f"play_{peer}.py").exists()
    lock = (environments.PEERS / f"{peer}.txt").read_text(encoding="utf-8")
    pins = re.findall(r"^[\w.-]+==[^\n]*\\\n    --hash=sha256:", lock, re.MULTILINE)
    assert len(pins) == len(re.findall(r"^\w", lock, re.MULTILINE)) > 2
    assert "://" not in lock


# Workers.


def test_a_worker_answers_and_what_fails_does_not_end_it() -> None:
    def broken(_: int) -> object:
        raise RuntimeError("no such thing")

    measures = [Measure("a", "b", lambda size: (size, 3 * size)), Measure("c", "d", broken), calls("e", "f", int)]
    said: list[dict[str, object]] = []
    respond(
        measures, [f'{{"measure": {number}, "seconds": 0}}' for number in (0, 1, 2)], lambda x: said.append(dict(x))
    )
    assert (said[0]["decisions"], said[0]["actions"]) == (1, 3)
    assert said[1] == {"failed": "RuntimeError: no such thing"}
    assert said[2]["decisions"] == 1


def test_workers_take_turns(tmp_path: Path) -> None:
    script = tmp_path / "worker.py"
    script.write_text(
        "from answering import Measure, answer\n"
        "print('hello from a library', flush=True)\n"
        "def job(size):\n    print('noise')\n    return size, size\n"
        "answer('x', '1', [Measure('driven', 'y', job), Measure('driven', 'z', lambda size: 1 / 0)])\n",
        encoding="utf-8",
    )
    worker = Worker([sys.executable, str(script)], environment(ours=False))
    steps: list[tuple[int, str]] = []
    figures, failed = play_rounds([worker], 2, 0, lambda turn, title: steps.append((turn, title)))
    worker.close()
    assert [(each.who, each.subject, len(each.samples)) for each in figures] == [("x", "y", 2)]
    assert failed == {"x: driven, z": "ZeroDivisionError: division by zero"}
    assert steps == [(turn, f"x: driven, {what}") for turn in (1, 2) for what in "yz"]


def test_a_worker_that_does_not_start_says_why() -> None:
    with pytest.raises(WorkerFailed, match="No module named 'nowhere_to_be_found'"):
        Worker([sys.executable, "-c", "import nowhere_to_be_found"], environment(ours=False))


@pytest.mark.parametrize("kind", COMPARED, ids=lambda kind: kind.game)
def test_our_own_loops_count_what_they_play(kind: Kind) -> None:
    fresh = measure.fresh_game(kind)
    for decisions, actions in (measure.lengths(fresh, 1), measure.drive(fresh, 1), measure.drive_chance_too(fresh, 1)):
        assert 0 < decisions < actions


# Clicks.


def test_the_parts_of_a_click_add_up() -> None:
    moments = [
        {"click": 0.0, "sent": 1.0, "told": start, "changed": start + 2, "painted": start + 9} for start in (5, 7, 9)
    ]
    rows = clicks.table(moments).splitlines()[2:]
    assert [row.split("|")[2].strip() for row in rows] == ["1.0", "6.0", "2.0", "7.0", "16.0"]


# Load.


def test_a_plan_keeps_its_rate_and_is_made_before_anything_happens() -> None:
    plan = planned(Random(1), 10_000, 0.2)
    decisions = [due for due in plan if due.what == "decide"]
    assert len(decisions) == pytest.approx(0.2 * 10_000, rel=0.1)
    assert plan == sorted(plan) == planned(Random(1), 10_000, 0.2)
    assert {due.what for due in plan} == {"decide", "say", "hint", "return", "reload"}
    gaps = [later.at - due.at for due, later in pairwise(decisions)]
    assert (min(gaps) < 1, max(gaps) > 10) == (True, True)  # turns of several decisions, and long silences


def some_figures(name: str, game: str, idle: int, told: float) -> load.Figures:
    times = Times()
    times.done = times.told = [told / 2] * 99 + [told]
    times.previewed = [0.001]
    return load.Figures(name, load.Load(game, 500, 10, idle=idle), 10, 2.0, 0.5, 20_480, times)


def test_a_row_of_load_says_what_was_measured() -> None:
    row = load.row(some_figures("now", "artisans", 2000, 0.25))
    assert row.startswith("| now | artisans | 500 | 2000 | 10 | 125.0 | 250.0 | 250.0 |")
    assert row.endswith("| 1.0 | 20 % | 20.00 | 20.0 KB |")
    assert row.count("|") == load.HEAD.splitlines()[0].count("|")
    assert not some_figures("now", "all", 0, 0.25).kept
    assert some_figures("now", "all", 0, 0.05).kept


def test_figures_before_stay_beside_the_new_ones() -> None:
    before, old, new = (load.row(some_figures(*one)) for one in FIGURES_OF_LOAD)
    text = f"a\n<!-- load: begin -->\n{load.HEAD}\n{before}\n{old}\n<!-- load: end -->\nb\n"
    assert load.merged(text, [new]) == text.replace(old, new)


FIGURES_OF_LOAD = [("version 0.1", "all", 0, 0.3), ("now", "all", 0, 0.2), ("now", "all", 0, 0.1)]


def test_all_games_share_the_tables_if_no_game_is_named() -> None:
    games = load.games_of(load.Load("all", 30, 1, idle=6))
    assert [games.count(game) for game in load.GAMES] == [12, 12, 12]
    assert set(load.games_of(load.Load("artifact", 2, 1))) == {"artifact"}


# Bots while others think.


def test_the_times_of_a_bot_are_told_by_median_and_worst() -> None:
    assert starving.told([0.1] * 98 + [1.0, 2.0]) == "100 moves: median 0.10 s, 95 % below 0.10 s, longest 2.00 s"
    assert starving.told([0.5]) == "1 moves: median 0.50 s, 95 % below 0.50 s, longest 0.50 s"


# Opening the table.


def test_the_steps_that_are_timed_are_those_of_the_makefile() -> None:
    makefile = (environments.ROOT / "Makefile").read_text(encoding="utf-8").replace("$(VENV)", ".venv")
    targets = [command[1] for command in playing.STEPS.values() if command[0] == "make"]
    assert len(targets) > 4
    assert all(re.search(rf"^{re.escape(target)}:", makefile, re.MULTILINE) for target in targets)


def test_steps_are_told_with_their_processor_time() -> None:
    steps = [playing.Step("build the page", 12.4, 9.87), playing.Step("open the table", 1, 0.5)]
    assert playing.table(steps).splitlines()[2:] == ["| build the page | 12 | 9.9 |", "| open the table | 1 | 0.5 |"]
