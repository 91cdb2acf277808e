"""How much one address, one seat, one table and all together may use, as the operator of the server has set it."""

import msgspec

from wunderkammer.core.errors import ServeError

OFF = "off"


class Limits(msgspec.Struct, frozen=True):
    """0 is no limit. The defaults fit a club that comes from one address."""

    tables_an_hour: int = 100  # made from one address
    tables_open: int = 100  # made from one address, and not over yet
    tables_in_all: int = 20_000  # that are not over
    connections: int = 200  # from one address
    connections_in_all: int = 5_000
    seats_an_hour: int = 300  # taken from one address
    words_a_minute: int = 30  # said by one seat
    words_a_table: int = 2_000
    remarks_a_minute: int = 10  # at one table from one address, by those who only watch
    remarks_a_table: int = 1_000
    events_a_table: int = 20_000  # after which only moves are taken
    editions_an_hour: int = 30  # tables with custom figures, from one address
    forks_an_hour: int = 60  # tables that go on from another game, from one address
    hints_a_minute: int = 40  # and warnings, for one seat
    replays_a_minute: int = 60  # whole games told to one address
    gathering_hours: int = 24  # after which a table at which nobody sits is removed


def names() -> list[str]:
    """As they are written on the command line."""
    return [name.replace("_", "-") for name in Limits.__struct_fields__]


def parsed(words: list[str]) -> Limits:
    """From `tables-an-hour=500` and the like; `off` is no limit at all."""
    chosen: dict[str, int] = {}
    for word in words:
        name, _, number = word.strip().partition("=")
        if word == OFF:
            chosen |= dict.fromkeys(Limits.__struct_fields__, 0)
        elif name in names() and number.isdecimal() and len(number) < 10:
            chosen[name.replace("-", "_")] = int(number)
        else:
            raise ServeError("unknown-limit", {"text": word[:80], "allowed": [f"{one}=N" for one in names()] + [OFF]})
    return Limits(**chosen)
