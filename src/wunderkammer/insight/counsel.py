"""What a coach says: where to look, which move, why; before a grave mistake; and what a turn has brought."""

from collections.abc import Sequence

from wunderkammer.insight.counting import Reason, is_gain
from wunderkammer.insight.reasons import CHANCE, WIN
from wunderkammer.insight.words import difference, percent, things
from wunderkammer.texts import Speaker
from wunderkammer.texts.phrasing import take_apart


def look(say: Speaker, game: str, move: str) -> str:
    """Where to look, before anything is told of a move."""
    verb, _ = take_apart(game, move)
    place = say.phrasing.look.get(verb.split("-")[0], "")
    return say(f"look-{place}" if place else "ui-coach-look")


def why(say: Speaker, now: Sequence[Reason], then: Sequence[Reason]) -> str:
    """What the move itself changes, and what it leads to by the end of the next turn."""
    told = [at_once(say, now), brings(say, then)]
    return " ".join(filter(None, told)) or say("ui-coach-quiet")


def at_once(say: Speaker, reasons: Sequence[Reason]) -> str:
    """What a move itself changes; empty if that is nothing."""
    gains, costs = exchanged(say, reasons)
    if not gains:
        return say("ui-coach-costs", costs=costs) if costs else ""
    return say("ui-coach-both", gains=gains, costs=costs) if costs else say("ui-coach-brings", gains=gains)


def brings(say: Speaker, reasons: Sequence[Reason]) -> str:
    """What a move is good for; empty if there is nothing to tell."""
    if [reason.measure for reason in reasons] == [WIN]:
        return say("ui-advice-wins")
    return say("ui-advice-brings", differences=differences(say, reasons)) if reasons else ""


def misses(say: Speaker, reasons: Sequence[Reason]) -> str:
    """What the better move would bring beyond the one that somebody is about to make."""
    if [reason.measure for reason in reasons] == [WIN]:
        return say("ui-coach-misses-win")
    if [reason.measure for reason in reasons] == [CHANCE]:
        return say("ui-coach-misses-chance", more=percent(reasons[0].more))
    gains_first = sorted(reasons, key=lambda one: not is_gain(one))
    return say("ui-coach-misses", differences=differences(say, gains_first)) if reasons else ""


def recap(say: Speaker, reasons: Sequence[Reason]) -> str:
    """What the last turn has brought; empty if that is nothing."""
    gains, costs = exchanged(say, reasons)
    if not gains:
        return ""
    return say("ui-coach-recap-both", gains=gains, costs=costs) if costs else say("ui-coach-recap", gains=gains)


def differences(say: Speaker, reasons: Sequence[Reason]) -> str:
    return say.all_of([difference(say, one.measure, one.more) for one in reasons])


def exchanged(say: Speaker, reasons: Sequence[Reason]) -> tuple[str, str]:
    """What there is more of, and what there is less of."""
    gains = [things(say, one.measure, one.more) for one in reasons if one.more > 0]
    costs = [things(say, one.measure, one.more) for one in reasons if one.more < 0]
    return say.all_of(gains), say.all_of(costs)
