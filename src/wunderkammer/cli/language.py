"""Which language a person reads."""

from collections.abc import Mapping

from wunderkammer.texts import LANGUAGES


def from_environment(environment: Mapping[str, str]) -> str:
    """WUNDERKAMMER_LANG, then what the system says, as far as we speak it; else English."""
    for variable in ("WUNDERKAMMER_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        wanted = environment.get(variable, "")
        if wanted:
            short = wanted[:2].lower()
            return short if short in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]
