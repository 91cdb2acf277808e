"""Bots: players that are programs. A bot sees the game through a perspective, never the true state."""

from wunderkammer.bots.bot import Bot, RandomBot
from wunderkammer.bots.levels import LEVELS, USUAL, bot, bots, check, check_level, is_bot, named, names, parted
from wunderkammer.bots.match import play_out
from wunderkammer.bots.personas import PERSONAS
from wunderkammer.bots.perspective import Perspective
from wunderkammer.bots.styles import STYLES
from wunderkammer.bots.thinkers import GreedyBot, SearchBot
from wunderkammer.bots.thinking.considered import Considered

__all__ = [
    "LEVELS",
    "PERSONAS",
    "STYLES",
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
    "check_level",
    "is_bot",
    "named",
    "names",
    "parted",
    "play_out",
]
