"""Frames that no honest client sends: valid messages gone wrong in every way, and noise."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

LARGEST = 64 * 1024
KINDS = [
    "hello",
    "play",
    "undo",
    "agree",
    "say",
    "leave",
    "back",
    "rematch",
    "renew",
    "carry",
    "why",
    "hint",
    "",
    "table",
    "done",
]
KEYS = ["do", "id", "seat", "event", "moves", "to", "yes", "text", "move", "tokens", "seen", "key", "__class__", ""]
STRANGE: list[Any] = [
    *(None, True, False, 0, -1, 1, 5, 6, 2**31, 2**53, 2**63, 2**64, -(2**63), 10**400, 0.5, -0.0, 1e308),
    *("", "\0", "\u202e", "é" * 30, "💎", "take 1", "* deal 1", "1 take 1", "?", "../../etc", "' OR 1=1 --", "{}"),
    *([], {}, [[]], [None], ["take 1"] * 41, {"do": "play"}, ["x" * 81], list(range(100))),
]
UNREADABLE = [
    '{"do":"say","id":"a","text":"\\ud800"}',
    '{"do":"say","id":"a","text":"\\udc00\\ud800"}',
    '{"do":"say","id":"\\u0000","text":"a"}',
    '{"do":"play","id":"a","event":NaN,"moves":["a"]}',
    '{"do":"play","id":"a","event":1e999,"moves":["a"]}',
    '{"do":"play","id":"a","event":1,"event":2,"moves":["a"],"do":"say"}',
    '{"a":' * 9000 + "1" + "}" * 9000,
    '{"x":' + "[" * 30_000,
    '{"do":"play","id":"a","event":1,"moves":' + "[" * 20_000 + "]" * 20_000 + "}",
    '{"do":"say","id":"a","text":"' + "x" * 60_000 + '"}',
    "[]",
    "null",
    "",
    " " * 1000,
    "\ufeff{}",
]


class Frames:
    """An endless supply, always the same for the same seed."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def one(self, message: dict[str, Any]) -> str | bytes:
        """A frame made of a message: broken somewhere, or nothing of it left."""
        ways: list[Callable[[dict[str, Any]], str | bytes]] = [self.mixed, self.mixed, self.mixed, self.kept]
        ways += [self.flipped, self.cut, self.binary, self.noise]
        return self.rng.choice(ways)(message)

    def kept(self, message: dict[str, Any]) -> str:
        """Nothing is wrong with it but the time, the place or the sender."""
        return json.dumps(message)

    def mixed(self, message: dict[str, Any]) -> str:
        """Still JSON, with a field or two that are wrong, missing or new."""
        changed = dict(message)
        for _ in range(self.rng.randint(1, 2)):
            key = self.rng.choice([*message, *message, self.rng.choice(KEYS)])
            if self.rng.random() < 0.2:
                changed.pop(key, None)
            elif key == "do" and self.rng.random() < 0.8:
                changed[key] = self.rng.choice(KINDS)
            else:
                changed[key] = self.rng.choice(STRANGE)
        return json.dumps(changed)

    def flipped(self, message: dict[str, Any]) -> str:
        data = bytearray(json.dumps(message).encode())
        for _ in range(self.rng.randint(1, 4)):
            data[self.rng.randrange(len(data))] ^= 1 << self.rng.randrange(8)
        return data.decode(errors="replace")

    def cut(self, message: dict[str, Any]) -> str:
        text = json.dumps(message)
        start, end = sorted(self.rng.sample(range(len(text)), 2))
        return text[:start] + text[end:]

    def binary(self, message: dict[str, Any]) -> bytes:
        return self.rng.choice([json.dumps(message).encode(), self.rng.randbytes(self.rng.randint(0, 300))])

    def noise(self, _: dict[str, Any]) -> str:
        if self.rng.random() < 0.2:
            return self.rng.choice(UNREADABLE)
        return "".join(chr(self.rng.randrange(32, 0x3000)) for _ in range(self.rng.randint(0, 200)))
