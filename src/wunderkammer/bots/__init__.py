"""Bots: players that are programs. A bot sees the game through a perspective, never the true state."""

from wunderkammer.bots.bot import Bot, RandomBot
from wunderkammer.bots.levels import LEVELS, USUAL, bot, bots, check
from wunderkammer.bots.match import play_out
from wunderkammer.bots.perspective import Perspective
from wunderkammer.bots.thinkers import GreedyBot, SearchBot
from wunderkammer.bots.thinking.considered import Considered

__all__ = [
    "LEVELS",
    "USUAL",
    "Bot",
    "Considered",
    "GreedyBot",
    "Perspective",
    "RandomBot",
    "SearchBot",
    "bot",
    "bots",
    "check",
    "play_out",
]
