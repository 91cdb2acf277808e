"""Insight into a game that was played: where it turned, how well each seat played, and how much was luck."""

from wunderkammer.insight.analysis import VERSION, Analysis, Decision, Seat, analyse
from wunderkammer.insight.reasons import Reason

__all__ = ["VERSION", "Analysis", "Decision", "Reason", "Seat", "analyse"]
