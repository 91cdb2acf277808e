"""The words that can be typed besides moves, in the terminal and on the page: each works in every language."""

from typing import Final

from wunderkammer.texts.bundles import LANGUAGES

TYPED: Final = {  # in the order of LANGUAGES
    "why": ("why", "pourquoi", "warum"),
    "hint": ("hint", "conseil", "tipp"),
    "coach": ("coach", "coach", "coach"),
    "board": ("board", "plateau", "brett"),
    "rules": ("rules", "règles", "regeln"),
    "undo": ("undo", "annuler", "zurück"),
    "save": ("save", "enregistrer", "speichern"),
    "say": ("say", "dire", "sagen"),  # on the page
    "help": ("help", "aide", "hilfe"),
    "quit": ("quit", "quitter", "ende"),
}
IN_LESSONS: Final = {  # besides the others
    "back": ("back", "retour", "zurück"),
    "show me": ("show me", "montre-moi", "zeig mir"),
    "new": ("new", "nouvelle", "neu"),
}
_MEANT: Final = {word: command for command, words in TYPED.items() for word in words} | {"exit": "quit"}


def understood(words: str) -> str:
    """What was typed, with its first word as the program calls it: `warum pass` is `why pass`."""
    first, space, rest = words.partition(" ")
    return _MEANT.get(first, first) + space + rest


def understood_in_lesson(words: str) -> str:
    """What somebody wants who typed this in a lesson; what is not known there stays."""
    return next((command for command, known in IN_LESSONS.items() if words in known), words)


def in_lesson(command: str, lang: str) -> str:
    return IN_LESSONS[command][LANGUAGES.index(lang)]


def in_language(command: str, lang: str) -> str:
    return TYPED[command][LANGUAGES.index(lang)]
