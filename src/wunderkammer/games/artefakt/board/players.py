"""The players of Artefakt: what they collected, and the travel cards before them."""

from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from wunderkammer.boards.marks import BRASS, WHISPER, seat_mark
from wunderkammer.games.artefakt.board.marks import fragment_mark
from wunderkammer.games.artefakt.board.sites import pile
from wunderkammer.texts import Speaker

BACK = "▒"  # a card that lies there, face down
NONE = "–"
EMPTY = "·"


def players(view: dict[str, Any], speaker: Speaker, people: Sequence[str], wide: bool, over: bool) -> RenderableType:
    """One line per player, the viewer first; if space is narrow, the cards are below the collection."""
    table = Table.grid(padding=(0, 3, 0, 0))
    seats = range(view["seats"])
    first = view["seat"] or 0
    for seat in [*seats[first:], *seats[:first]]:
        player = view["players"][seat]
        name = who(view, speaker, people, seat)
        owned = collection(player, shows_all(view, seat))
        laid = score(view, speaker, seat) if over else cards(view, speaker, player)
        if wide:
            table.add_row(name, owned, laid)
        else:
            table.add_row(name, Text("\n").join([owned, laid]) if laid.plain else owned)
    return table


def who(view: dict[str, Any], speaker: Speaker, people: Sequence[str], seat: int) -> Text:
    """`● 1 Ada, you`."""
    line = Text().append_text(seat_mark(seat)).append(f" {shortened(people[seat])}", "bold")
    if seat == view["seat"]:
        line.append(f" ({speaker.say('ui-you')})", WHISPER)
    return line


def shortened(name: str, most: int = 18) -> str:
    return name if len(name) <= most else f"{name[: most - 1]}…"


def shows_all(view: dict[str, Any], seat: int) -> bool:
    """Whether the viewer knows every piece of this collection."""
    player = view["players"][seat]
    owned = sum(player["fragments"].values())
    return seat == view["seat"] or (owned == len(player["known"]) and (owned > 0 or view["seat"] is None))


def collection(player: dict[str, Any], whole: bool) -> Text:
    """Known whole: four places for each colour, a second copy beside the first. Else the backs, and what is known."""
    if not whole:
        marks = pile(player)
        return Text(" ").join(marks) if marks else Text(NONE, WHISPER)
    rows = []
    for colour in player["fragments"]:
        pieces = [name.split("/")[1] for name in player["known"] if name.startswith(f"{colour}/")]
        row = Text().append_text(fragment_mark(colour))
        for piece in "1234":
            copies = pieces.count(piece)
            row.append(f" {piece * copies or EMPTY}", "bold" if copies else WHISPER)
        rows.append(row)
    return Text("   ").join(rows)


def cards(view: dict[str, Any], speaker: Speaker, player: dict[str, Any]) -> Text:
    """`B 3  L ▒  T –`, with the fourth card and the timetable; nothing while no cards are in use."""
    line = Text()
    if view["stage"] in ("prepare", "travel") or player["laid"] > 0:
        for number, figure in enumerate(player["cards"]):
            card = player["cards"][figure]
            sign = str(card) if card else BACK if number < player["laid"] else NONE
            line.append(f"{figure[0].upper()} ", WHISPER).append(sign, "bold" if card else WHISPER).append("  ")
        if player["fourth"]:
            line.append(f"{speaker.say('ui-fourth')} ", WHISPER).append(str(player["fourth"]), "bold").append("  ")
        if player["seat"] == view["seat"] and player["laid"] > 0:
            line.append(f"◂ {speaker.say('ui-only-you')}", f"{WHISPER} italic").append("  ")
    if player["booked"] or player["ticket"]:
        line.append(speaker.say("ui-booked"), BRASS)
    return line


def score(view: dict[str, Any], speaker: Speaker, seat: int) -> Text:
    """At the end: the rank and the score."""
    rank = view["ranks"][seat]
    line = Text(f"{speaker.say('ui-rank')} {rank}  ", BRASS if rank == 1 else "")
    return line.append(f"{speaker.say('ui-score')} {view['scores'][seat]}")
