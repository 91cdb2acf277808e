"""The folder of a data set: its set-up, and files of equally many games each, every one written at once or not at all.

An interrupted run is continued by playing the games of the files that are missing.
"""

import json
import os
from pathlib import Path
from typing import Any, Final

from wunderkammer.core.errors import LabError
from wunderkammer.lab.dataset.parquet import arrow, schema
from wunderkammer.lab.dataset.playing import Played
from wunderkammer.lab.file import head_of
from wunderkammer.lab.plan import Setup

FORMAT: Final = 1
SETUP: Final = "set.json"


class Shards:
    """A set of so many games; a file has `size` of them, the last one what is left."""

    def __init__(self, folder: Path, setup: Setup, games: int, size: int) -> None:
        self.folder = folder
        self.games = games
        self.size = size
        self.head = {"dataset": FORMAT, **head_of(setup), "size": size}
        del self.head["arena"]
        self.waiting: dict[int, dict[int, Played]] = {}

    def open(self) -> list[int]:
        """The numbers of the games that are missing; a folder of another set is refused."""
        arrow()
        found = setup_of(self.folder)
        for key in self.head if found else ():
            if found.get(key) != self.head[key]:
                details = {"key": key, "found": found.get(key), "expected": self.head[key]}
                raise LabError("dataset-other", {"file": str(self.folder), **details})
        self.put(SETUP, json.dumps({**self.head, "games": self.games}, indent=2, ensure_ascii=False) + "\n")
        shards = range(-(-self.games // self.size))
        return [number for shard in shards if not self.is_there(shard) for number in self.numbers(shard)]

    def numbers(self, shard: int) -> range:
        return range(shard * self.size, min(self.games, (shard + 1) * self.size))

    def is_there(self, shard: int) -> bool:
        path = self.folder / name_of(shard)
        return path.is_file() and arrow().parquet.read_metadata(path).num_rows == len(self.numbers(shard))

    def keep(self, game: Played) -> None:
        """Games come in any order; a file is written when its last game is there."""
        shard = game.number // self.size
        games = self.waiting.setdefault(shard, {})
        games[game.number] = game
        if len(games) == len(self.numbers(shard)):
            self.write(shard, [games[number] for number in self.numbers(shard)])
            del self.waiting[shard]

    def write(self, shard: int, games: list[Played]) -> None:
        pa = arrow()
        columns = dict(zip(schema().names, map(list, zip(*games, strict=True)), strict=True))
        half = self.folder / f".{name_of(shard)}"
        try:
            pa.parquet.write_table(pa.table(columns, schema()), half, compression="zstd")
            os.replace(half, self.folder / name_of(shard))  # noqa: PTH105 - over what may be there
        except OSError as error:
            raise LabError("dataset-unwritable", {"file": str(self.folder), "problem": str(error)}) from None

    def put(self, name: str, text: str) -> None:
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            half = self.folder / f".{name}"
            half.write_text(text, encoding="utf-8", newline="\n")
            os.replace(half, self.folder / name)  # noqa: PTH105
        except OSError as error:
            raise LabError("dataset-unwritable", {"file": str(self.folder), "problem": error.strerror}) from None


def name_of(shard: int) -> str:
    return f"games-{shard:05}.parquet"


def setup_of(folder: Path) -> dict[str, Any]:
    """What a set says about itself; nothing where there is none yet."""
    try:
        found = json.loads((folder / SETUP).read_text(encoding="utf-8"))
    except FileNotFoundError:
        return {}
    except (OSError, ValueError):
        raise LabError("dataset-not-one", {"file": str(folder)}) from None
    if not isinstance(found, dict) or found.get("dataset") != FORMAT:
        raise LabError("dataset-not-one", {"file": str(folder)})
    return found
