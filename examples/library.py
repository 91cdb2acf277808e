"""The library in a few typed lines: play a game with two bots, keep a position, write the record, read it again."""

import pickle
import sys
from pathlib import Path
from random import Random

import wunderkammer as wk
from wunderkammer import bots, record


def decided(state: wk.State, rng: Random) -> int:
    """What a greedy bot would do here; it knows what its seat knows."""
    seat = state.actors()[0]
    return bots.bot("greedy", rng).choose(bots.Perspective(state, seat, rng))


def main(path: Path, seed: int = 1) -> list[int]:
    rng = Random(seed)
    journal = record.Journal(wk.game("artisans"), ["Ada", "Ben"])
    kept: bytes = b""
    journal.deal(rng)
    while journal.state.actor != wk.OVER:
        kept = kept or pickle.dumps(journal.state)
        journal.play(decided(journal.state, rng))
        journal.deal(rng)
    record.save(path, journal.record)
    first: wk.State = pickle.loads(kept)
    print(f"it began with {first!r} and ended with {journal.state!r}")
    return record.verify(record.read(path)).scores()


if __name__ == "__main__":
    print(main(Path(sys.argv[1] if len(sys.argv) > 1 else "game.wk")))
