"""The keyboard: a line with completion and history."""

from collections.abc import Iterable

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document

from wunderkammer.cli.reader import Words


class WordByWord(Completer):
    """Offers the next word of everything that begins as typed, with a description where only one thing is left."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterable[Completion]:  # noqa: ARG002
        typed = document.text_before_cursor.lstrip()
        done, _, begun = typed.rpartition(" ")
        before = done.split()
        endings: dict[str, list[tuple[str, str]]] = {}
        for phrase, meaning in self.words:
            parts = phrase.split()
            if parts[: len(before)] == before and len(parts) > len(before) and parts[len(before)].startswith(begun):
                endings.setdefault(parts[len(before)], []).append((phrase, meaning))
        for word, phrases in endings.items():
            meaning = phrases[0][1] if len(phrases) == 1 else f"{len(phrases)} …"
            last = all(len(phrase.split()) == len(before) + 1 for phrase, _ in phrases)
            yield Completion(word + ("" if last else " "), -len(begun), display=word, display_meta=meaning)


class Keyboard:
    def __init__(self) -> None:
        self.session: PromptSession[str] = PromptSession()

    def read(self, words: Words) -> str | None:
        try:
            return self.session.prompt("› ", completer=WordByWord(words), complete_while_typing=False)
        except EOFError:
            return None
