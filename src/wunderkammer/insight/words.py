"""An analysis in words."""

import math
from collections.abc import Sequence

from wunderkammer.insight.analysis import Analysis, Decision
from wunderkammer.insight.counting import is_gain
from wunderkammer.insight.reasons import WIN, Reason
from wunderkammer.shelf.measures import RIVAL
from wunderkammer.texts import Speaker


def why(say: Speaker, decision: Decision) -> str:
    """What the better move would have brought; if nothing by the next turn, it pays off later."""
    reasons = decision.reasons
    if not reasons:
        return say("ui-analysis-later")
    if reasons[0].measure == WIN:
        return say("ui-analysis-wins")
    told = say.all_of([difference(say, reason.measure, reason.more) for reason in reasons])
    gains = any(map(is_gain, reasons))
    return say("ui-analysis-why" if gains else "ui-analysis-costs", differences=told)


def compared(say: Speaker, reasons: Sequence[Reason], than: str) -> str:
    """What the best move of an exercise brings that another one does not; empty if there is nothing to tell."""
    if [reason.measure for reason in reasons] == [WIN]:
        return say("ui-exercise-wins", than=than)
    told = [difference(say, reason.measure, reason.more) for reason in reasons]
    return say("ui-exercise-why", than=than, differences=say.all_of(told)) if told else ""


def difference(say: Speaker, measure: str, more: float) -> str:
    if measure.startswith(RIVAL):
        return say("ui-rival-more" if more > 0 else "ui-rival-less", things=things(say, measure, more))
    return say("ui-analysis-more" if more > 0 else "ui-analysis-less", things=things(say, measure, more))


def things(say: Speaker, measure: str, more: float) -> str:
    """Two cards, however many more or less."""
    return say(f"measure-{measure.removeprefix(RIVAL)}", count=max(1, round(abs(more))))


def when(say: Speaker, decision: Decision) -> str:
    """The round, as the game calls it, and the step of the replay."""
    called = "ui-analysis-year" if say.has("ui-analysis-year") else "ui-analysis-round"
    number = decision.round
    return say("ui-analysis-when", round=say(called, round=number, round_id=number), step=decision.ply + 1)


def moves(say: Speaker, decision: Decision, people: Sequence[str]) -> tuple[str, str]:
    """What was played and what was better, with how likely each was to win."""
    return (
        say("ui-analysis-played", move=say.move(decision.played, people), share=percent(decision.left)),
        say("ui-analysis-better", move=say.move(decision.best, people), share=percent(decision.known)),
    )


def percent(share: float) -> int:
    """Halves are rounded up, as on the page."""
    return math.floor(100 * share + 0.5)


def signed(share: float) -> str:
    """A part of a win in per cent, with its sign."""
    number = percent(share)
    return f"{'−' if number < 0 else '+' if number > 0 else '±'}{abs(number)} %"


def luck(say: Speaker, analysis: Analysis) -> str:
    return say("ui-analysis-part-of-luck", part=percent(analysis.luck))


def fared(say: Speaker, analysis: Analysis) -> str:
    """What the figures of the seats mean."""
    return say("ui-analysis-fared-note", share=percent(1 / len(analysis.seats)))
