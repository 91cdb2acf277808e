"""Insight into a game that was played: where it turned, how well each seat played, and how much was luck."""

from wunderkammer.insight.analysis import Analysis, Decision, Seat, analyse
from wunderkammer.insight.reasons import Reason

__all__ = ["Analysis", "Decision", "Reason", "Seat", "analyse"]
