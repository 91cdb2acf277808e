"""What the speaker has to know of each game besides its words: how a move is taken apart, how a heap is told."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from wunderkammer.games.artefakt import moves as artefakt_moves
from wunderkammer.games.artefakt.components import COLOURS

if TYPE_CHECKING:
    from wunderkammer.texts.speaker import Speaker


class Manner(NamedTuple):
    """`parameters` of a move in notation, in their order; `more` arguments of an event than its slots give."""

    parameters: Callable[[str], dict[str, Any]]
    more: Callable[["Speaker", Mapping[str, Any]], dict[str, Any]]


def artefakt_parameters(move: str) -> dict[str, Any]:
    return artefakt_moves.parameters(artefakt_moves.parse(move))


def artefakt_more(say: "Speaker", event: Mapping[str, Any]) -> dict[str, Any]:
    """A heap of fragments: `$count`, and `$fragments` piece by piece for who may know, by colour for the others."""
    if "pieces" not in event:
        return {}
    counts = {colour: event[colour] for colour in COLOURS if event[colour] > 0}
    if event["pieces"] is None:
        told = [say("phrase-count", colour_id=colour, count=count) for colour, count in counts.items()]
    else:
        told = [say.name("piece", piece) for piece in event["pieces"]]
    return {"count": sum(counts.values()), "fragments": say.all_of(told)}


MANNERS: Final = {"artefakt": Manner(artefakt_parameters, artefakt_more)}
