"""Forfeits, reported as they happen."""

from rich.text import Text

import wunderkammer as wk
from wunderkammer.boards.marks import WHISPER, WRONG
from wunderkammer.cli.house import House, printable
from wunderkammer.lab.play import Result


def tell_forfeits(house: House, result: Result) -> None:
    """On standard error, also where a program reads the results: which bot, where, why, and its own last words."""
    for forfeited in result.forfeits:
        why = house.sentence(wk.Forfeit(forfeited.code, forfeited.details))
        seat, name = forfeited.seat, result.bots[forfeited.seat]
        told = house.speaker.say("ui-forfeited", game=result.number, seat=seat + 1, name=name, why=why)
        house.err.print(Text(printable(told), WRONG), soft_wrap=True)
        for line in forfeited.stderr.splitlines():
            house.err.print(Text(f"  {printable(line)}", WHISPER), soft_wrap=True)
