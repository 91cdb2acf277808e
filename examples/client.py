"""A program that plays a whole game at a web table over plain HTTP; docs/protocol.md describes what it says.

python3 examples/client.py http://127.0.0.1:8600 artisans       at a new table, against bots
python3 examples/client.py http://127.0.0.1:8600 TABLE INVITATION NAME    at a table to which it was invited
"""

import json
import random
import secrets
import sys
import time
import urllib.error
import urllib.request
from typing import Any

address, where, *invited = sys.argv[1:]


def ask(path: str, content: object = None, token: str = "") -> Any:  # noqa: ANN401 - whatever the server says
    """GET, or POST if there is content. A refusal is an answer, too."""
    headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {token}"} if token else {})
    body = None if content is None else json.dumps(content).encode()
    request = urllib.request.Request(f"{address}/api{path}", body, headers)
    try:
        with urllib.request.urlopen(request, timeout=60) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as refusal:
        if refusal.code != 429:
            return json.load(refusal)
    time.sleep(1)  # too much at once
    return ask(path, content, token)


def new_table(game: str) -> tuple[str, str]:
    """The smallest table that the game allows; all others are bots. Its name, and the invitation to our seat."""
    (seats,) = [one["seats"][0] for one in ask("/games") if one["name"] == game]
    made = ask("/tables", {"game": game, "seats": seats, "bots": [None, *["greedy"] * (seats - 1)]})
    return made["table"], made["invitations"][0]


def play(table: str, invitation: str, name: str = "Client") -> None:
    seated = ask(f"/tables/{table}/sit", {"name": name, "invitation": invitation, "id": secrets.token_urlsafe(16)})
    print(seated)
    token = seated["token"]
    seen = 0
    while True:
        now = ask(f"/tables/{table}?seen={seen}&wait=20", token=token)
        seen = now["event"]
        if now["phase"] == "over":
            print("over", now["scores"], now["ranks"])
            return
        if now["legal"]:
            move = random.choice(now["legal"])
            answer = ask(f"/tables/{table}/do", {"do": "play", "id": f"{seen}", "event": seen, "moves": [move]}, token)
            print(seen, move, answer["is"])


play(where, *invited) if invited else play(*new_table(where))
