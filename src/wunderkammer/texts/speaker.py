"""A speaker: codes, ids and numbers in, sentences of one language out."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final

from wunderkammer.core.errors import IllegalMove, Reason, WunderkammerError
from wunderkammer.core.options import Option
from wunderkammer.texts import asking, deeds
from wunderkammer.texts.bundles import bundle
from wunderkammer.texts.phrasing import phrasing, take_apart

LONGEST: Final = 900  # characters of an argument; Fluent takes no more than 1000
LARGEST: Final = 10**15  # numbers that are set out with separators


class MissingText(LookupError):
    """There is no such message, or it lacks an argument: a bug of ours, never a key shown to people."""


class Speaker:
    """Speaks one language; with a game also of its sites, events and moves. `say("ui-round", round=3)`."""

    def __init__(self, lang: str, game: str | None = None) -> None:
        self.lang = lang
        self.game = game
        self.phrasing = phrasing(game)
        self._bundle = bundle(lang, game)

    def __reduce__(self) -> tuple[type["Speaker"], tuple[str, str | None]]:
        """For `pickle` and copies: texts are read, not kept."""
        return Speaker, (self.lang, self.game)

    def say(self, key: str, /, **args: object) -> str:
        """A message with its arguments; MissingText if it is not there or cannot be completed."""
        pattern = self._bundle.get_message(key).value if self.has(key) else None
        if pattern is None:
            raise MissingText(f"{self.lang}: {key} is missing")
        text, errors = self._bundle.format_pattern(pattern, {name: self._plain(args[name]) for name in args})
        if errors:
            raise MissingText(f"{self.lang}: {key}: {errors}")
        return str(text)

    __call__ = say

    def has(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def name(self, kind: str, which: str | int) -> str:
        """What a thing is called: `name("site", 3)`, `name("fragment", "blue/2")`."""
        return self.say(name_key(kind, which))

    def event(self, event: Mapping[str, Any], people: Sequence[str], reader: int | None = None) -> str:
        """One event of a story by itself."""
        return self.deed(event, [event], people, reader)

    def deed(
        self, head: Mapping[str, Any], line: Sequence[Mapping[str, Any]], people: Sequence[str], reader: int | None
    ) -> str:
        """A deed in one sentence: the event that names it, and what it gathers from all events of its line."""
        return deeds.sentence(self, head, line, people, reader)

    def question(
        self,
        view: Mapping[str, Any],
        people: Sequence[str],
        legal: Sequence[str] = (),
        chosen: Mapping[str, Any] | None = None,
        bots: Collection[int] = (),
    ) -> str:
        """What the viewer has to do, or whom they wait for; at the end, who won."""
        return asking.question(self, view, people, legal, chosen or {}, bots)

    def reason(self, reason: Reason, people: Sequence[str] | None = None) -> str:
        """Why a move is refused, with the clause it rests on."""
        sentence = self.say(f"reason-{reason.code}", **self.words(reason.args, people, first=1))
        if not reason.clause:
            return self.say("reason-alone", reason=sentence)
        return self.say("reason-with-clause", reason=sentence, clause=reason.clause)

    def error(self, error: WunderkammerError, people: Sequence[str] | None = None) -> str:
        """Any error of the library, with the file and the line it was found in."""
        details = dict(error.details)
        if isinstance(error, IllegalMove):
            text = self.say("error-illegal-move", move=error.move, reason=self.reason(error.reason, people))
        else:
            if isinstance(details.get("reason"), Reason):
                details["reason"] = self.reason(details["reason"], people)
            text = self.say(f"error-{error.code}", **details)
        line = getattr(error, "line", 0) or details.get("line", 0)
        if line:
            text = self.say("error-in-line", line=line, error=text)
        return self.say("error-in-file", file=details["file"], error=text) if "file" in details else text

    def option(self, option: Option, value: str | None = None) -> str:
        """What an option is for, or what one value of a choice means."""
        return self.say(f"option-{option.name}" if value is None else f"option-{option.name}-{value}")

    def move(self, move: str, people: Sequence[str] | None = None) -> str:
        """A move of the notation in plain words; MalformedMove if it is none."""
        if self.game is None:
            raise MissingText(f"{self.lang}: no game to which {move!r} belongs")
        verb, slots = take_apart(self.game, move)
        return self.say(f"move-{verb}", **self.words(slots, people, first=1))

    def all_of(self, words: Sequence[str]) -> str:
        """`a`, `a and b`, `a, b and c`."""
        if len(words) < 2:
            return "".join(words)
        return self.say("list-and", first=", ".join(words[:-1]), last=words[-1])

    def any_of(self, words: Sequence[str]) -> str:
        """`a`, `a or b`, `a, b or c`."""
        if len(words) < 2:
            return "".join(words)
        return self.say("list-or", first=", ".join(words[:-1]), last=words[-1])

    def person(self, seat: int, people: Sequence[str] | None) -> str:
        """Who sits there; a seat that nobody is known to hold is called by its number."""
        return people[seat] if people is not None and seat < len(people) else self.say("name-seat", number=seat + 1)

    def words(
        self, slots: Mapping[str, Any], people: Sequence[str] | None, reader: int | None = None, first: int = 0
    ) -> dict[str, object]:
        """Each slot as people read it, and as `<slot>_id` as it was, for a message to select on.

        Of a thing with two names (`africa/pottery`), `<slot>_of` is the first and `<slot>_kind` the second. Of a seat,
        `<slot>_who` says whether it is `you`.
        """
        words: dict[str, object] = {}
        for slot, given in slots.items():
            value = number_or_word(given)
            words[f"{slot}_id"] = value
            if isinstance(value, str) and "/" in value:
                words[f"{slot}_of"], words[f"{slot}_kind"] = map(number_or_word, value.split("/", 1))
            else:
                words[f"{slot}_of"] = words[f"{slot}_kind"] = value
            if slot in self.phrasing.people:
                words[f"{slot}_who"] = "you" if value is not None and value == reader else "other"
            words[slot] = self._word(slot, value, people, reader, first)
        return words

    def _word(self, slot: str, value: object, people: Sequence[str] | None, reader: int | None, first: int) -> object:
        if slot in self.phrasing.people and isinstance(value, int):
            if value == reader:
                return self.say("name-you" if slot == self.phrasing.people[0] else "name-you-other")
            return self.person(value - first, people)
        key = name_key(self.phrasing.kinds.get(slot, slot), value)
        return self.say(key) if self.has(key) else value

    def _plain(self, value: object) -> str | int | float:
        """What Fluent can take: words and numbers."""
        if isinstance(value, (list, tuple)):
            return shortened(", ".join([str(self._plain(one)) for one in value]))
        if isinstance(value, bool) or value is None:
            return str(value).lower()
        if isinstance(value, (int, float)) and abs(value) < LARGEST:  # neither is what is no number
            return value
        return shortened(str(value))


def number_or_word(given: object) -> object:
    return int(given) if isinstance(given, str) and given.isdigit() else given


def shortened(text: str) -> str:
    """Cut an argument that is very long; its beginning is enough."""
    return text if len(text) <= LONGEST else text[:LONGEST] + "…"


def name_key(kind: str, which: object) -> str:
    """The message that names a thing; `blue/2` is written `blue-2` there, `with ship` is `with-ship`."""
    return f"name-{kind}-{which}".replace("/", "-").replace(" ", "-")
