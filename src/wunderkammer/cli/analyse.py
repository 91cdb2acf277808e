"""`analyse`: where a finished game turned, how well everyone played, and how much was luck."""

from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich import box
from rich.table import Table
from rich.text import Text

from wunderkammer import insight
from wunderkammer.boards.marks import BRASS, WHISPER, seat_mark
from wunderkammer.cli.house import House, printable
from wunderkammer.cli.options import EditionFile, Json, Lang, RecordFile, house_of
from wunderkammer.cli.progress import bar
from wunderkammer.cli.record_file import Opened
from wunderkammer.insight.analysis import ITERATIONS, Analysis, Decision
from wunderkammer.insight.page import Page
from wunderkammer.insight.words import fared, luck, moves, percent, signed, when, why
from wunderkammer.lab.balance.files import put

Html = Annotated[Path | None, typer.Option("--html", metavar="FILE")]
Iterations = Annotated[int, typer.Option("--iterations", metavar="N", min=20)]


def analyse(
    ctx: typer.Context,
    file: RecordFile,
    html: Html = None,
    iterations: Iterations = ITERATIONS,
    edition: EditionFile = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Weigh every decision of a finished game: chances to win, turning points, accuracy and luck."""
    house = house_of(ctx, lang, as_json)
    opened = Opened(house, file, edition)
    house.warn_if_slow()
    found = with_progress(house, opened, iterations)
    if html is not None:
        put(html, Page(found, house.speaker, opened.people).html())
    if as_json:
        house.data(as_data(found))
        return
    show(house, found, opened.people)
    if html is not None:
        house.say("ui-analysis-written", file=html)


def with_progress(house: House, opened: Opened, iterations: int) -> Analysis:
    with bar(house) as progress:
        task = progress.add_task(house.speaker.say("ui-analysing"), total=len(opened.record.entries), rate="")
        return insight.analyse(
            opened.record, opened.edition, iterations, lambda done, _: progress.update(task, completed=done)
        )


def as_data(found: Analysis) -> dict[str, Any]:
    return {**msgspec.to_builtins(found), "turnings": found.turning_plies()}


def show(house: House, found: Analysis, people: list[str]) -> None:
    say = house.speaker
    table = Table(box=box.SIMPLE_HEAD, header_style=BRASS, pad_edge=False)
    table.add_column("")
    for column in ("ui-rank", *(f"ui-analysis-{part}" for part in ("accuracy", "mistakes", "moves", "luck"))):
        table.add_column(say(column), justify="right")
    for seat, one in enumerate(found.seats):
        accuracy = "–" if one.accuracy is None else str(round(one.accuracy))
        cells = (str(found.ranks[seat]), accuracy, str(one.mistakes), signed(one.moves), signed(one.luck))
        table.add_row(marked(seat, people[seat]), *cells)
    house.out.print(table)
    house.line(luck(say, found))
    house.line(fared(say, found), WHISPER)
    for seat, name in enumerate(people):
        house.blank()
        house.out.print(marked(seat, name))
        turnings = found.turnings(seat)
        for decision in turnings:
            show_turning(house, decision, people)
        if not turnings:
            house.say("ui-analysis-no-turnings", name=name)


def marked(seat: int, name: str) -> Text:
    return seat_mark(seat).append(f" {printable(name)}")


def show_turning(house: House, decision: Decision, people: list[str]) -> None:
    say = house.speaker
    house.line(f"{when(say, decision)} · −{percent(decision.loss)} %", WHISPER)
    for sentence in (*moves(say, decision, people), why(say, decision)):
        house.line(f"  {sentence}")
