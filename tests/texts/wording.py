"""What no text may say: words that were discarded, men where people are meant, signs of a typewriter."""

import re
from collections.abc import Iterator, Mapping
from typing import Final

from wunderkammer.texts.terms import discarded

SOMEBODY: Final = r"\b(?:[Jj]eder(?= [a-zäöü])(?! hat seinen eigenen)|[Kk]einer|(?:[Nn]i|[Jj])emand|\w*[Ss]pieler)\b"
NARROW: Final = "\N{NARROW NO-BREAK SPACE}"

# Each with an example that it must find.
EVERYWHERE: Final = {
    r"\.\.\.": "and so on...",
    r"\s…": "and so on …",
    r"(?<![\w-])-\d": "it costs -3 coins",
    r"\d ?x ?\d": "3 x 4",
    r" - |—": "a dash - like this",
    r"'|\"": 'a "word"',
}
TYPOGRAPHY: Final[Mapping[str, dict[str, str]]] = {
    "en": {r"[„«»]": "a „word“", r"“[^“”]*(?:“|$)": "a “word", r"(?:^|”)[^“”]*”": "a word”"},
    "fr": {
        rf"(?<![{NARROW}?!])[;?!»]": "quoi ?",
        rf"(?<![{NARROW}\d]):(?!//)|(?<=\d):(?!\d)": "ainsi : voilà",
        rf"«(?!{NARROW})": "« mot",
        r"[„“”]": "un “mot”",
    },
    "de": {r"[”«»]": "ein „Wort”", r"„[^„“]*(?:„|$)": "ein „Wort", r"(?:^|“)[^„“]*“": "ein Wort“"},
}
PEOPLE: Final[Mapping[str, dict[str, str]]] = {
    "en": {
        r"\b(?:he|his|him|himself|fellows?)\b": "Each player takes his cards.",
        r"(?:^|[.;:] )Who [^?]*\.": "Who passes performs nothing.",
        r"\bis (?:not )?asked of\b": "Nothing is asked of you.",
    },
    "fr": {
        r"(?:^|[.;:] )Qui [^?]*\.": "Qui passe ne fait plus rien.",
        r"(?i)\b(?:joueurs?|adversaires?)\b[^.;:?!]*\b(?:ils?|lui-même)\b": "Le joueur actif passe s’il veut.",
        r"(?i)\b(?:toi seul|seul qui|à qui qu[e’])": "Toi seul vois ceci.",
        r"(?i)\w(?:·e|\(e\)|\.e\b)": "Tu es prêt·e",
        r"(?i)\btu es (?:parti|seul|arrivé|assis|prêt|invité)\b": "Tu es parti.",
    },
    "de": {
        rf"{SOMEBODY}[^.;:?!]*\b(?:er|seine?[mnrs]?)\b": "Jeder legt seine Karte.",
        r"\b(?:jemand|jeder|niemand|keiner), der\b": "jemand, der zuschaut",
        r"\b[Dd]er Letzte\b": "Der Letzte beginnt.",
        r"(?i)\w[*:_/·]-?innen\b": "Spieler*innen",
    },
}


def phrase(words: str) -> re.Pattern[str]:
    """Whole words in any case, over the end of a line and with either apostrophe."""
    parts = [re.sub("['’]", "['’]", re.escape(word)) for word in words.split()]
    return re.compile(r"(?<!\w)" + r"\s+".join(parts) + r"(?!\w)", re.IGNORECASE)


def words_said_no_more(lang: str, game: str | None) -> dict[str, str]:
    """Of all games, and of one."""
    own = discarded(game).get(lang, {}) if game is not None else {}
    return discarded(None).get(lang, {}) | own


def discards(text: str, lang: str, game: str | None) -> Iterator[str]:
    for word, instead in words_said_no_more(lang, game).items():
        if phrase(word).search(text):
            yield f"“{word}”: say “{instead}”"


def typed(text: str) -> str:
    """A text without what somebody has to type as it stands."""
    return re.sub(rf'pip install "[^"]*"|(?<=«{NARROW})\w+: \w+(?={NARROW}»)', "", text)


def faults(text: str, patterns: Mapping[str, str]) -> Iterator[str]:
    for pattern, example in patterns.items():
        if (found := re.search(pattern, typed(text))) is not None:
            yield f"“{found.group()}”, as in “{example}”"
