"""What is analysed: the game of a table, or a record that somebody sends. Nobody is named in it."""

from hashlib import sha256
from typing import NamedTuple

import msgspec

import wunderkammer as wk
from wunderkammer import editions, insight
from wunderkammer.core.errors import RecordError, WunderkammerError
from wunderkammer.core.state import OVER
from wunderkammer.insight.analysis import ITERATIONS
from wunderkammer.insight.calibration import of_game
from wunderkammer.record import Record, line_of, parse, upgraded, verify
from wunderkammer.server.tables.refusal import refused
from wunderkammer.server.tables.table import Table
from wunderkammer.server.thinking.analyst import Played
from wunderkammer.server.thinking.thinker import Start

INTERPRETED = 40  # iterations for each decision where the rules are not compiled


class Sent(NamedTuple):
    """A record that was sent, and who is named there."""

    game: Played
    people: list[str]


def played(table: Table) -> Played:
    return of_record(table.game.record, table.made.edition)


def read(text: str, edition: str) -> Sent:
    """A finished game in which every move is right, by the newest rules; Refused says what is wrong."""
    try:
        game = parse(text)
        figures = editions.of(game.game, edition)
        game = upgraded(game, figures)
        if verify(game, figures).actor != OVER:
            raise RecordError("analysis-unfinished", {})
    except WunderkammerError as error:
        raise refused(error) from None
    return Sent(of_record(game, edition), list(game.people))


def of_record(game: Record, edition: str) -> Played:
    start = Start(game.game, len(game.people), game.options, edition)
    iterations = ITERATIONS if wk.compiled else INTERPRETED
    return Played(start, [line_of(entry) for entry in game.entries], iterations)


def key_of(game: Played) -> str:
    """Of what an analysis is made, and by what."""
    by = f"{wk.__version__}/{insight.VERSION}/{of_game(game.start.game)}"
    return sha256(by.encode() + b"\n" + msgspec.json.encode(game)).hexdigest()


def name_of(record: str, edition: str) -> str:
    """Of a record that is sent; no table is called so."""
    return f"record/{sha256(msgspec.json.encode((record, edition))).hexdigest()}"
