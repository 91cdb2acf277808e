"""What can be done in the positions of random games, for the page to offer it: `positions.py FILE`."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import wunderkammer as wk

OPTIONS: dict[str, dict[str, bool | str]] = {
    "artifact": {"research": True, "roles": True},
    "artisans": {},
    "artefakt": {"advanced": True},
}
GAMES = 3  # of each


def positions() -> Iterator[dict[str, Any]]:
    for game, options in OPTIONS.items():
        for seed in range(GAMES):
            rng = Random(seed)
            seats = rng.choice(wk.game(game).seats)
            state = wk.game(game).new(seats=seats, options=options)
            while wk.deal(state, rng).actor != wk.OVER:
                seat = rng.choice(state.actors())
                legal = state.legal(seat)
                yield {"game": game, "legal": [state.name(action) for action in legal]}
                state.play(rng.choice(legal), seat)


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(json.dumps(list(positions())), encoding="utf-8")
