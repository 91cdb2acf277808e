"""The closing table of a series of games."""

from rich import box
from rich.table import Table
from rich.text import Text

from wunderkammer.boards.marks import BRASS, WHISPER, seat_mark
from wunderkammer.cli.house import House
from wunderkammer.cli.statistics import Series, Tally
from wunderkammer.texts import Speaker

COLUMNS = ("wins", "share", "interval", "average-rank", "average-score")


def show(house: House, series: Series, seed: str, levels: list[str], speed: int) -> None:
    """By seat; and by bot if they are of several kinds."""
    speaker = house.speaker
    mixed = len(series.bots) > 1
    table = headed(house, "ui-seat")
    for seat, tally in enumerate(series.seats):
        name = Text().append_text(seat_mark(seat))
        table.add_row(name if mixed else name.append(f" {levels[seat]}"), *cells(tally, speaker))
    if mixed:
        table.add_section()
        for level, tally in series.bots.items():
            table.add_row(level, *cells(tally, speaker))
    house.out.print(table)
    averages = {what: round(getattr(series, what) / series.games, 1) for what in ("rounds", "actions", "decisions")}
    house.say("ui-per-game", games=series.games, **averages)
    house.line(f"{speaker.say('ui-speed', count=speed)} {speaker.say('ui-seed', seed=seed)}", WHISPER)


def headed(house: House, first: str) -> Table:
    table = Table(box=box.SIMPLE_HEAD, header_style=BRASS, pad_edge=False)
    table.add_column(house.speaker.say(first))
    for column in COLUMNS:
        table.add_column(house.speaker.say(f"ui-{column}"), justify="right", no_wrap=True)
    return table


def cells(tally: Tally, speaker: Speaker) -> list[str]:
    low, high = tally.interval()
    return [
        speaker.say("ui-count", count=round(tally.wins, 1)),
        speaker.say("ui-percent", share=tally.share),
        f"{speaker.say('ui-percent', share=low)} – {speaker.say('ui-percent', share=high)}",
        speaker.say("ui-decimal", value=tally.ranks / tally.games),
        speaker.say("ui-decimal", value=tally.scores / tally.games),
    ]
