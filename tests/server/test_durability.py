"""Nothing acknowledged is ever lost: the server is killed under load, restarted, and everything goes on."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from reame.server.store.store import Store
from reame.server.tables.ledger import decode_entries
from tests.server.house import Person, Server

pytestmark = pytest.mark.anyio

BOT = {"who": "bot", "bot": "random"}
LONG = {"rounds": "3000", "windows": "open"}


class Loyal:
    """A person who plays, is cut off, comes back, and remembers every acknowledgement."""

    def __init__(self, server: Server, table: str, keys: dict[str, str]) -> None:
        self.person = server.person(table, keys["0"])
        self.table = table
        self.acknowledged: list[str] = []
        self.unsure: dict[str, Any] | None = None

    async def play(self) -> None:
        """Until the server dies."""
        try:
            await self.person.connect()
            if self.unsure is not None:  # sent, and the acknowledgement was lost with the server
                answer = await self.person.ask(**self.unsure)
                if answer["type"] == "ack":
                    self.acknowledged.append(self.unsure["id"])
                self.unsure = None
            while True:
                entry = await self.person.turn(0)
                move = random.choice(entry["choices"])["words"]
                message_id = f"{self.table}-{len(self.acknowledged)}-{random.random()}"
                self.unsure = {"type": "move", "id": message_id, "seat": 0, "seq": entry["seq"], "words": move}
                answer = await self.person.ask(**self.unsure)
                assert answer["type"] == "ack", answer
                self.acknowledged.append(message_id)
                self.unsure = None
                await self.person.quiet()
        except (ConnectionClosed, OSError):
            return


async def _written(database: str, table: str) -> list[str]:
    store = Store(database)
    try:
        entries = decode_entries(await store.record(table, None, 10**9))
        return [e.id for _, e in entries if e.id]
    finally:
        await store.close()


async def test_killed_under_load_every_acknowledged_move_is_there_and_every_table_goes_on(server: Server) -> None:
    tables = [await server.table("inn", ["me", BOT, BOT], options=LONG) for _ in range(5)]
    people = [Loyal(server, t, keys) for t, keys in tables]
    for _ in range(3):
        before = sum(len(p.acknowledged) for p in people)
        load = asyncio.gather(*(p.play() for p in people))
        for _ in range(600):
            await asyncio.sleep(random.uniform(0.05, 0.1))
            if sum(len(p.acknowledged) for p in people) > before + 40:
                break
        else:
            pytest.fail("there was no load")
        server.kill()
        await load
        for p in people:
            written = await _written(server.database, p.table)
            assert [i for i in p.acknowledged if i not in written] == []
            assert len(written) == len(set(written))
        server.start()
    load = asyncio.gather(*(p.play() for p in people))
    counts = [await _moves(server.database, p.table) for p in people]
    for _ in range(100):
        await asyncio.sleep(0.2)
        now = [await _moves(server.database, p.table) for p in people]
        if all(n > c for n, c in zip(now, counts, strict=True)):
            break
    else:
        pytest.fail("a table did not go on")
    server.kill()
    await load


async def _moves(database: str, table: str) -> int:
    store = Store(database)
    try:
        return len(await store.record(table, None, 10**9))
    finally:
        await store.close()


async def test_a_client_that_comes_back_has_what_it_had(server: Server) -> None:
    table, keys = await server.table("inn", ["me", "me"], options={"rounds": "30"})
    async with server.person(table, *keys.values()) as both:
        for _ in range(40):
            seat = next(s for s in (0, 1) if both.entry(s)["choices"])
            await both.move(seat)
            await both.quiet()
        had = (both.state["seats"], both.lines)
        await both.leave()
        await both.connect()
        assert (both.state["seats"], both.lines) == had
        server.kill()
        server.start()
        await both.connect()
        assert (both.state["seats"], both.lines) == had


async def test_ctrl_c_ends_the_server_and_its_workers_quietly(small: Server) -> None:
    table, keys = await small.table("carolus", ["me", {"who": "bot", "bot": "search:5s"}])
    async with small.person(table, keys["0"]) as ada:
        while ada.entry(0)["choices"]:
            await ada.move(0)
            await ada.quiet()
        assert small.stop() == 0
    assert small.log() == ""


async def test_a_second_server_on_the_same_file_is_told_so(small: Server, launch: Callable[..., Server]) -> None:
    with pytest.raises(AssertionError, match="another server uses"):
        launch(small.database)


# -- two processes on one database ---------------------------------------------------------------


async def test_clients_of_two_processes_see_the_same_table_live(
    postgres_database: str, launch: Callable[..., Server]
) -> None:
    one, two = launch(postgres_database), launch(postgres_database)
    table, keys = await one.table("inn", ["me", "me"], options={"rounds": "1"})
    async with one.person(table, keys["0"]) as ada, two.person(table, keys["1"]) as ben, two.person(table) as eve:
        people: dict[int, Person] = {0: ada, 1: ben}
        await ada.until(lambda: ada.table["seats"][1]["online"])
        await ada.ask(type="chat", seat=0, text="ciao")
        await ben.until(lambda: [c["text"] for c in ben.chat] == ["ciao"])
        await ben.ask(type="rename", seat=1, name="Ben")
        await ada.until(lambda: ada.table["seats"][1]["name"] == "Ben")

        async def play(seat: int) -> None:
            await people[seat].play(seat)

        await asyncio.gather(play(0), play(1))
        await eve.until(lambda: eve.state["outcome"] is not None)
        assert ada.state["outcome"] == ben.state["outcome"] == eve.state["outcome"]
        public = [line["key"] for line in eve.lines]
        assert [line["key"] for line in ada.lines if line["key"] != "dream"] == public
        await ben.until(lambda: ben.table["status"] == "over")
        assert ada.table["seed"] == ben.table["seed"]


async def test_two_processes_that_answer_at_once_lose_nothing(
    postgres_database: str, launch: Callable[..., Server]
) -> None:
    one, two = launch(postgres_database), launch(postgres_database)
    table, keys = await one.table("inn", ["me", "me", "me", "me"], options={"rounds": "30"})
    people = [(one, two)[s % 2].person(table, keys[str(s)]) for s in range(4)]
    for p in people:
        await p.connect()
    # All are asked at once under seal, so commits of the two processes collide.
    done = await asyncio.gather(*(_drafts(p, s) for s, p in enumerate(people)))
    assert done == [4] * 4
    for p in people:
        await p.leave()


async def _drafts(person: Person, seat: int) -> int:
    """Two nights of sealed answers."""
    made = 0
    while made < 4:
        entry = await person.turn(seat)
        sealed = entry["question"]["key"] in ("ask-bid", "ask-room")
        answer = await person.move(seat)
        assert answer["type"] == "ack", answer
        made += sealed
        await person.quiet()
    return made


async def test_a_process_takes_over_the_bots_of_one_that_died(
    postgres_database: str, launch: Callable[..., Server]
) -> None:
    one, two = launch(postgres_database), launch(postgres_database)
    table, _ = await one.table("inn", [BOT, BOT], options=LONG)
    first = one.person(table)
    await first.connect()
    async with two.person(table) as eve:
        await eve.until(lambda: len(eve.lines) > 5)
        one.kill()
        await eve.quiet()
        seen = len(eve.lines)
        await eve.until(lambda: len(eve.lines) > seen + 10)
