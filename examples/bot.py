"""A bot of thirty lines for any of the games; docs/external-bots.md describes the protocol.

wunderkammer lab arena artisans --bots mine,random --bot "mine=python3 examples/bot.py" --games 20
"""

import json
import random
import sys

# What it likes, the best first: verbs of all three games. What is named nowhere lies between, the rest it likes least.
LIKES = ["craft", "exhibit", "feature", "rob", "collect", "dive", "develop", "reserve", "ship", "hire", "research"]
LAST = ["sell", "gold", "buy", "leave", "skip", "pass", "rest", "end"]

luck = random.Random()


def liking(move: str) -> int:
    verb = move.split(maxsplit=1)[0]
    if verb in LAST:
        return len(LIKES) + 1
    return LIKES.index(verb) if verb in LIKES else len(LIKES)


for line in sys.stdin:
    message = json.loads(line)
    if message["is"] == "hello":
        luck.seed(message["seed"])
    elif message["is"] == "ask":
        best = min(map(liking, message["legal"]))
        print(luck.choice([move for move in message["legal"] if liking(move) == best]), flush=True)
