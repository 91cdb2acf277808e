"""The columns of a data set, and pyarrow, which need not be there."""

from typing import Any

from wunderkammer.core.errors import LabError

COLUMNS = {  # what stands in each, for the card
    "game": "the number of the game, from 0",
    "bots": "the bot in each seat",
    "ranks": "the rank of each seat, from 1; ties share one",
    "scores": "the points of each seat",
    "decisions": "how many decisions the bots made",
    "actions": "every action in order, those of chance too: `State.apply` replays the game",
}


def arrow() -> Any:  # noqa: ANN401 (a library without types)
    try:
        import pyarrow as pa  # noqa: PLC0415 - needed only for data sets
        import pyarrow.parquet  # noqa: PLC0415 - makes it `pa.parquet`
    except ModuleNotFoundError:
        raise LabError("extra-missing", {"library": "pyarrow", "extra": "dataset"}) from None
    return pa


def schema() -> Any:  # noqa: ANN401
    pa = arrow()
    types = {
        "game": pa.int64(),
        "bots": pa.list_(pa.string()),
        "ranks": pa.list_(pa.int8()),
        "scores": pa.list_(pa.int16()),
        "decisions": pa.int32(),
        "actions": pa.list_(pa.int32()),
    }
    return pa.schema([(name, types[name]) for name in COLUMNS])
