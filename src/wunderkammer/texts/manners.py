"""What the speaker has to know of each game besides its words: how a move is taken apart, how a heap is told."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from wunderkammer import shelf
from wunderkammer.games.artefakt import moves as artefakt_moves
from wunderkammer.games.artefakt.components import COLOURS
from wunderkammer.games.artifact import moves as artifact_moves
from wunderkammer.games.artisans import moves as artisans_moves

if TYPE_CHECKING:
    from wunderkammer.texts.speaker import Speaker


class Manner(NamedTuple):
    """How the words of a game are put together.

    `take_apart` a move in notation: its verb as the texts call it, and its parameters; `kinds` of those slots that are
    not called after what they hold; `more` arguments of an event than its slots give.
    """

    take_apart: Callable[[str], tuple[str, dict[str, Any]]]
    kinds: Mapping[str, str]
    more: Callable[["Speaker", Mapping[str, Any]], dict[str, Any]]


def nothing_more(_say: "Speaker", _event: Mapping[str, Any]) -> dict[str, Any]:
    return {}


def take_apart_artefakt(move: str) -> tuple[str, dict[str, Any]]:
    """`peek seat 2 blue` is `peek-seat` of a seat and a colour."""
    parameters = artefakt_moves.NOTATION.parameters(artefakt_moves.NOTATION.action(move))
    return move.rsplit(" ", len(parameters))[0].replace(" ", "-"), parameters


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


def take_apart_artifact(move: str) -> tuple[str, dict[str, Any]]:
    """`hire asia double with ship` is `hire-double` of a site and a payment; one that is not named is `plain`."""
    parameters = artifact_moves.NOTATION.parameters(artifact_moves.NOTATION.action(move))
    words = move.split()
    verb = "-".join([words[0], *[word for word in words if word in ("double", "wild")]])
    return verb, {"payment": "plain", **parameters}


def take_apart_artisans(move: str) -> tuple[str, dict[str, Any]]:
    """`swap clay 3` is `swap` of a material and a place."""
    parameters = artisans_moves.NOTATION.parameters(artisans_moves.NOTATION.action(move))
    return move.split(maxsplit=1)[0], parameters


NOTATIONS: Final = {
    "artefakt": artefakt_moves.NOTATION,
    "artifact": artifact_moves.NOTATION,
    "artisans": artisans_moves.NOTATION,
}


class Manners(dict[str, Manner]):
    """A game that is not listed says the first word of a move and names its slots after what they hold."""

    def __missing__(self, game: str) -> Manner:
        notation = shelf.plug(game).notation()
        return Manner(
            lambda move: (move.split()[0], dict(notation.parameters(notation.action(move)))), {}, nothing_more
        )


MANNERS: Final[Mapping[str, Manner]] = Manners(
    {
        "artefakt": Manner(take_apart_artefakt, {"to": "site", "given": "fragment"}, artefakt_more),
        "artifact": Manner(take_apart_artifact, {"to": "marker", "gold": "card"}, nothing_more),
        "artisans": Manner(take_apart_artisans, {"given": "material", "taken": "material"}, nothing_more),
    }
)
