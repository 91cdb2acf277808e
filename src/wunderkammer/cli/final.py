"""The final table: where everybody's points come from, the sum, and what told equal ones apart."""

from collections.abc import Sequence

from rich import box
from rich.table import Table
from rich.text import Text

from wunderkammer.boards.marks import BRASS, WHISPER, seat_mark
from wunderkammer.cli.house import House
from wunderkammer.core.state import State
from wunderkammer.core.tally import deciding


def show(house: House, state: State, people: Sequence[str]) -> None:
    """Of a game that is over. A game that does not say where points come from has only the sum."""
    speaker = house.speaker
    scores, ranks, tally = state.scores(), state.ranks(), state.tally()
    table = Table(box=box.SIMPLE_HEAD, header_style=BRASS, pad_edge=False)
    table.add_column("")
    for seat, person in enumerate(people):
        table.add_column(Text().append_text(seat_mark(seat)).append(f" {person}"), justify="right")
    for row in tally.sources:
        table.add_row(speaker.say(f"ui-final-{row.name}"), *map(str, row.values))
    table.add_section()
    total = "ui-final-score" if speaker.has("ui-final-score") else "ui-score"
    table.add_row(speaker.say(total), *[Text(str(one), "bold") for one in scores])
    ties = [row for row, decides in zip(tally.ties, deciding(scores, tally.ties), strict=True) if decides]
    for row in ties:
        table.add_row(speaker.say(f"ui-tie-{row.name}"), *map(str, row.values), style=WHISPER)
    table.add_row(speaker.say("ui-rank"), *[Text(str(rank), BRASS if rank == 1 else "") for rank in ranks])
    house.out.print(table)
    for row in ties:
        house.say(f"ui-tie-{row.name}-why", WHISPER)
