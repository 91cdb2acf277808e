"""The words that can be typed besides moves, in the terminal and on the page: each works in every language."""

from typing import Final

from wunderkammer.texts.bundles import LANGUAGES

TYPED: Final = {  # in the order of LANGUAGES
    "why": ("why", "pourquoi", "warum"),
    "hint": ("hint", "conseil", "tipp"),
    "board": ("board", "plateau", "brett"),
    "rules": ("rules", "règles", "regeln"),
    "undo": ("undo", "annuler", "zurück"),
    "save": ("save", "enregistrer", "speichern"),
    "say": ("say", "dire", "sagen"),  # on the page
    "help": ("help", "aide", "hilfe"),
    "quit": ("quit", "quitter", "ende"),
}
_MEANT: Final = {word: command for command, words in TYPED.items() for word in words} | {"exit": "quit"}


def understood(words: str) -> str:
    """What was typed, with its first word as the program calls it: `warum pass` is `why pass`."""
    first, space, rest = words.partition(" ")
    return _MEANT.get(first, first) + space + rest


def in_language(command: str, lang: str) -> str:
    return TYPED[command][LANGUAGES.index(lang)]
