"""The words of Wunderkammer: everything that people read, in English, French and German.

Rules, records and errors speak in codes and ids. A `Speaker` turns them into sentences; all grammar lives in the Fluent
files, so that the browser can use the same ones.
"""

from wunderkammer.texts.bundles import LANGUAGES
from wunderkammer.texts.phrasing import Phrasing
from wunderkammer.texts.speaker import MissingText, Speaker
from wunderkammer.texts.terms import Meaning, meaning, meanings

__all__ = ["LANGUAGES", "Meaning", "MissingText", "Phrasing", "Speaker", "meaning", "meanings"]
