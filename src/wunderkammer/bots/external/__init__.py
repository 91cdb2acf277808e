"""External bots: programs in any language that take a seat. docs/external-bots.md describes what is said to them.

`program` says which program it is, `pipes` starts it and carries lines, `guard` sees to it that none outlives us,
`protocol` puts a game into lines, `bot` plays.
"""

from wunderkammer.bots.external.bot import ExternalBot
from wunderkammer.bots.external.program import PATIENCE, Program

__all__ = ["PATIENCE", "ExternalBot", "Program"]
