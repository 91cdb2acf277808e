"""Which judge knows which game."""

from wunderkammer.bots.perspective import Perspective
from wunderkammer.bots.thinking.artefakt import ArtefaktJudge
from wunderkammer.bots.thinking.artifact import ArtifactJudge
from wunderkammer.bots.thinking.artisans import ArtisansJudge
from wunderkammer.bots.thinking.judge import Judge
from wunderkammer.core.state import State
from wunderkammer.games.artefakt.contract import Artefakt
from wunderkammer.games.artifact.contract import Artifact
from wunderkammer.games.artisans.contract import Artisans


def judge_for(state: State) -> Judge:
    """The judge of a game; one that goes by the points alone for a game that has none of its own."""
    if isinstance(state, Artefakt):
        return ArtefaktJudge()
    if isinstance(state, Artifact):
        return ArtifactJudge()
    if isinstance(state, Artisans):
        return ArtisansJudge()
    return Judge()


def judge_of(perspective: Perspective) -> Judge:
    return judge_for(perspective.position())
