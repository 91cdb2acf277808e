"""Somebody who takes a lesson, over plain HTTP: for tests that want to be at one of its steps."""

from itertools import count
from typing import Any

import httpx


class Learner:
    """Somebody who takes a lesson, over plain HTTP."""

    def __init__(self, client: httpx.AsyncClient, table: str, token: str) -> None:
        self.client = client
        self.path = f"/tables/{table}"
        self.headers = {"authorization": f"Bearer {token}"}
        self.ids = count(1)
        self.now: dict[str, Any] = {}

    async def look(self) -> dict[str, Any]:
        """The table, when the script has come to rest."""
        seen = 0
        while True:
            answer = await self.client.get(
                self.path, params={"seen": seen, "wait": 5 * bool(seen)}, headers=self.headers
            )
            assert answer.status_code == 200, answer.text
            self.now = answer.json()
            seen = self.now["event"]
            if self.now["lesson"] is not None and not self.now["lesson"]["playing"]:
                return self.now

    async def do(self, what: str, **more: object) -> dict[str, Any]:
        body = {"do": what, "id": f"c{next(self.ids)}", **more}
        answer = await self.client.post(f"{self.path}/do", json=body, headers=self.headers)
        return dict(answer.json())

    async def play(self, *moves: str) -> dict[str, Any]:
        return await self.do("play", event=self.now["event"], moves=list(moves))

    async def go_on(self) -> None:
        """What a learner does who does what is asked: read, or make the first move that is meant."""
        lesson = self.now["lesson"]
        if lesson["next"]:
            answer = await self.do("next", event=self.now["event"])
        else:
            answer = await self.play(lesson["meant"][0])
        assert answer["is"] == "done", answer
        await self.look()

    async def until(self, step: str) -> dict[str, Any]:
        """Go on to the place where this step is the last that is said."""
        while self.now["lesson"]["bubbles"][-1]["step"] != step:
            await self.go_on()
        return dict(self.now["lesson"])


async def begun(client: httpx.AsyncClient, game: str) -> Learner:
    """A new table of the lesson of a game, with the learner in their seat."""
    known = {one["name"]: one["lesson"] for one in (await client.get("/games")).json()}[game]
    body = {"game": game, "seats": known["seats"], "lesson": known["name"]}
    made = (await client.post("/tables", json=body)).json()
    assert made["commitment"] == ""
    (invitation,) = filter(None, made["invitations"])
    sat = await client.post(f"/tables/{made['table']}/sit", json={"name": "Zoe", "invitation": invitation})
    learner = Learner(client, made["table"], sat.json()["token"])
    await learner.look()
    return learner
