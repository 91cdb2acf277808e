"""Bots: players that are programs. A bot sees the game through a perspective, never the true state."""

from wunderkammer.bots.bot import Bot, RandomBot, bot, bots, check
from wunderkammer.bots.match import play_out
from wunderkammer.bots.perspective import Perspective

__all__ = ["Bot", "Perspective", "RandomBot", "bot", "bots", "check", "play_out"]
