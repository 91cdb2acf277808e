"""`games`: what there is to play."""

from typing import Any

import msgspec
import typer
from rich.table import Table
from rich.text import Text

import wunderkammer as wk
from wunderkammer.boards.marks import BRASS, WHISPER
from wunderkammer.cli.house import House
from wunderkammer.cli.options import Json, Lang, house_of
from wunderkammer.core.options import Option
from wunderkammer.texts import Speaker
from wunderkammer.texts.box import box, facts


def games(ctx: typer.Context, lang: Lang = None, as_json: Json = False) -> None:
    """List the games with their seats, options and editions."""
    house = house_of(ctx, lang, as_json)
    shelf = [wk.game(name) for name in wk.games()]
    if as_json:
        house.data([described(game, Speaker(house.speaker.lang, game.name)) for game in shelf])
        return
    for game in shelf:
        show(house, game, Speaker(house.speaker.lang, game.name))


def described(game: wk.Game, speaker: Speaker) -> dict[str, Any]:
    return {
        "name": game.name,
        "seats": list(game.seats),
        "rules": game.rules,
        "box": msgspec.to_builtins(box(game.name)),
        "edition": {"name": game.standard.name, "fingerprint": game.standard.fingerprint},
        "options": [
            {
                "name": option.name,
                "clause": option.clause,
                "values": list(option.values) or [False, True],
                "default": option.default,
                "meaning": speaker.option(option),
            }
            for option in game.options
        ],
    }


def show(house: House, game: wk.Game, speaker: Speaker) -> None:
    line = Text(speaker.name("game", game.name), BRASS)
    line.append(f"  {game.name}  ", WHISPER)
    line.append(speaker.say("ui-for-seats", low=game.seats[0], high=game.seats[-1]))
    house.out.print(line)
    if known := facts(speaker):
        house.out.print(Text("  " + " · ".join(known), WHISPER))
    table = Table.grid(padding=(0, 2, 0, 0))
    for option in game.options:
        table.add_row("", f"--option {spelling(option)}", meaning(option, speaker))
    table.add_row("", "--edition FILE", speaker.say("ui-edition-option", name=game.standard.name))
    house.out.print(table)
    house.out.print(Text("  " + speaker.say("ui-rules-hint", game=game.name), WHISPER))


def spelling(option: Option) -> str:
    """The values of a choice are listed below it, each with its meaning."""
    return f"{option.name}=…" if option.values else option.name


def meaning(option: Option, speaker: Speaker) -> Text:
    """What it is for; for a choice also what each value means."""
    text = Text(speaker.option(option)).append(f" ({option.clause})", WHISPER)
    for value in option.values:
        key = "ui-option-default" if value == option.default else "ui-option-value"
        text.append("\n" + speaker.say(key, value=value, meaning=speaker.option(option, value)))
    return text
