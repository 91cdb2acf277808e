"""What is watched in which game, and which sheets come of it."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from wunderkammer.lab.balance import artefakt, artifact, artisans
from wunderkammer.lab.balance.seen import Facts, Story, View
from wunderkammer.lab.balance.sheets import Sheet
from wunderkammer.lab.balance.tally import Tally
from wunderkammer.lab.plan import Setup


class Eyes(NamedTuple):
    """`watch` notes what a finished game shows, from its story, its last view and the scores."""

    watch: Callable[[Facts, Story, View, Sequence[int]], None]
    sheets: Callable[[Tally, Setup], list[Sheet]]


EYES: Final = {
    "artefakt": Eyes(artefakt.watch, artefakt.sheets),
    "artifact": Eyes(artifact.watch, artifact.sheets),
    "artisans": Eyes(artisans.watch, artisans.sheets),
}
