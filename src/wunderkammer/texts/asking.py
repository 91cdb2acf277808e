"""The sentence of the banner: what can be done now, from the legal moves alone, or whom one waits for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from wunderkammer.core.state import OVER
from wunderkammer.texts.phrasing import take_apart

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from wunderkammer.texts.speaker import Speaker

LONGEST: Final = 90  # letters of a sentence that still gets the last deed before it


def question(
    say: Speaker,
    view: Mapping[str, Any],
    people: Sequence[str],
    legal: Sequence[str],
    chosen: Mapping[str, Any],
    bots: Collection[int],
) -> str:
    """What the viewer has to do, or whom they wait for; at the end, who won.

    `legal` are the moves that still fit what was chosen of one; `bots` the seats that no person plays.
    """
    if view["actor"] == OVER:
        return ending(say, view, people)
    if view["seat"] in view["actors"] and legal:
        return asked(say, view, people, legal, chosen)
    if not view["actors"]:
        return say(f"wait-{view['question']['ask']}", **words_of(say, view, people))
    return waiting(say, view, people, bots)


def asked(
    say: Speaker, view: Mapping[str, Any], people: Sequence[str], legal: Sequence[str], chosen: Mapping[str, Any]
) -> str:
    """What the reader can do: only legal moves, and for a half-made move, how to continue."""
    ask, words = view["question"]["ask"], words_of(say, view, people)
    moves = [take_apart(say.game or "", move) for move in legal]
    verbs = list(dict.fromkeys(verb for verb, _ in moves))
    only = verbs[0] if len(verbs) == 1 else ""
    if only and chosen and say.has(f"half-{only}"):
        open_slots = dict.fromkeys(slot for _, slots in moves for slot in slots)
        return say(
            f"half-{only}", **words | say.words({slot: chosen.get(slot) for slot in open_slots}, people, first=1)
        )
    if only and say.has(f"ask-{ask}-{only}"):
        return say(f"ask-{ask}-{only}", **words)
    choices = dict.fromkeys(say(f"do-{verb}", **words) for verb in verbs if say.has(f"do-{verb}"))
    return say(f"ask-{ask}", **words, choices=say.any_of(list(choices)))


def waiting(say: Speaker, view: Mapping[str, Any], people: Sequence[str], bots: Collection[int]) -> str:
    """For people one waits; bots think."""
    if view["seat"] in view["actors"]:
        return say("wait-you")
    persons = [seat for seat in view["actors"] if seat not in bots]
    names = [say.person(seat, people) for seat in persons or view["actors"]]
    return say("wait-person" if persons else "wait-bot", seats=say.all_of(names), count=len(names))


def after(deed: str, sentence: str) -> str:
    """What somebody else has just done, and whom one waits for now; a long deed stands in the log alone."""
    both = f"{deed} {sentence}".strip()
    return both if len(both) <= LONGEST else sentence


def ending(say: Speaker, view: Mapping[str, Any], people: Sequence[str]) -> str:
    """Who won: by a goal that was reached, by points, or by what the game calls the best."""
    best = [seat for seat, rank in enumerate(view["ranks"]) if rank == 1]
    most = "over-scored" if say.has("over-scored") else "over-best"
    how = "over-shared" if len(best) > 1 else most if view.get("winner") is None else "over-won"
    names = [say.person(seat, people) for seat in best if seat != view["seat"]]
    points = max([0, *(view.get("scores") or [])])
    return say(f"{how}-you" if view["seat"] in best else how, seats=say.all_of(names), points=points)


def words_of(say: Speaker, view: Mapping[str, Any], people: Sequence[str]) -> dict[str, Any]:
    """What the question speaks of. What is printed differs between editions; sentences may say any figure of it."""
    slots = {slot: value for slot, value in view["question"].items() if slot != "ask"}
    return {**view.get("printed", {}), **say.words(slots, people)}
