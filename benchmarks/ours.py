"""Our own games, as a worker like the peers: compiled if they are; with --playouts those alone."""

import sys
from collections.abc import Iterator
from functools import partial
from random import Random

import measure
from answering import Measure, answer, calls
from kinds import BATCHED, CHANCE_TOO, COMPARED, KINDS, Kind

import wunderkammer as wk


def playouts(kind: Kind) -> Measure:
    fresh = measure.fresh_game(kind)
    return Measure("inside", kind.title, partial(measure.play_out, fresh), partial(measure.lengths, fresh))


def of_a_kind(kind: Kind) -> Iterator[Measure]:
    fresh = measure.fresh_game(kind)
    middle = measure.middle_of_a_game(fresh)
    yield playouts(kind)
    yield Measure("driven", kind.title, partial(measure.drive, fresh))
    if kind in COMPARED:
        yield Measure("driven", kind.title + CHANCE_TOO, partial(measure.drive_chance_too, fresh))
    yield calls("copy", kind.title, middle.copy)
    yield calls("view", kind.title, partial(middle.view, 0))
    yield calls("resample", kind.title, partial(middle.resample, 0, Random(1)))


def with_numpy() -> Iterator[Measure]:
    from wunderkammer.env.table import Table  # noqa: PLC0415 - the others do without NumPy

    for kind in KINDS:
        middle = measure.middle_of_a_game(measure.fresh_game(kind))
        table = Table(kind.game, kind.seats, kind.options)
        yield calls("tensor", kind.title, partial(table.observation, middle, 0))
    for kind in BATCHED:
        for copy in (False, True):
            title = f"{kind.title}, copy={copy}"
            yield Measure("batch", title, measure.Side(kind, copy).job)


def main() -> None:
    form = "compiled" if wk.compiled else "interpreted"
    if "--playouts" in sys.argv:
        answer(form, wk.__version__, [playouts(kind) for kind in KINDS])
        return
    measures = [each for kind in KINDS for each in of_a_kind(kind)]
    skipped = {}
    try:
        measures += with_numpy()
    except ModuleNotFoundError as missing:
        skipped["batch and tensors"] = f"{missing.name} is not installed"
    answer("Wunderkammer", wk.__version__, measures, skipped)


if __name__ == "__main__":
    main()
