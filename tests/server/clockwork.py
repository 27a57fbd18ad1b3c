"""Tables in this process, with a clock that goes when it is told to."""

from __future__ import annotations

import uuid
from pathlib import Path
from typing import Any

import msgspec

from reame.kernel.position import Position
from reame.server.audience.clients import Client
from reame.server.clocks import counting, timeouts
from reame.server.clocks.clock import Clock, write_clock
from reame.server.library import Library
from reame.server.net.socket import decoder
from reame.server.protocol.bodies import NewTable
from reame.server.protocol.messages import Hello
from reame.server.seats import seating
from reame.server.store.migrations import migrate
from reame.server.store.store import Store
from reame.server.tables import making
from reame.server.tables.commands import obey
from reame.server.tables.table import Table
from reame.server.tables.tables import Tables
from reame.server.workers.workers import Workers
from tests.server.test_secrets import lay

REGISTRY = "tests.server.traps"
NOON = 1_800_000_000.0


class House:
    """A server without a network, whose bots do not move by themselves."""

    def __init__(self, database: str) -> None:
        self.time = NOON
        self.database = database
        self.tables = self._new()

    def _new(self) -> Tables:
        tables = Tables(Store(self.database), Library(REGISTRY), Workers(REGISTRY, 1), now=lambda: self.time)
        tables.closing = True  # no machine moves by itself
        return tables

    async def open(self) -> None:
        """Make the database."""
        await migrate(self.tables.store.engine)

    async def close(self) -> None:
        """The end."""
        await self.tables.close()

    async def restart(self) -> None:
        """As if the power had failed: only the database is left."""
        await self.tables.store.close()
        self.tables = self._new()

    def other(self) -> Tables:
        """Another process on the same database."""
        return self._new()

    async def lay(self, game: str, seats: int, clock: Clock, **options: str) -> tuple[Table, list[Guest]]:
        """A table where everybody is here."""
        chairs: list[Any] = [{"who": "me"}] * seats
        new = {"game": game, "seats": chairs, "options": options, "clock": msgspec.to_builtins(clock)}
        made = await making.create(self.tables, msgspec.convert(new, NewTable))
        return await self._guests(made.table, list(made.keys.values()))

    async def lay_position(self, p: Position, seed: str, clock: Clock) -> tuple[Table, list[Guest]]:
        """A table at a position."""
        table, guests = await self._guests(*await lay(self.tables.store, p, seed))
        await self.do(table, lambda: counting.wind(table, clock, write_clock(clock), self.time))
        return table, guests

    async def _guests(self, table_id: str, keys: list[str]) -> tuple[Table, list[Guest]]:
        table = await self.tables.find(table_id)
        return table, [await self.guest(table_id, s, key) for s, key in enumerate(keys)]

    async def guest(self, table_id: str, seat: int, key: str | None = None) -> Guest:
        """Somebody who comes in."""
        table, client = await seating.enter(self.tables, Hello(table=table_id, keys=[key] if key else []))
        return Guest(table, client, seat, key)

    async def do(self, table: Table, act: Any) -> None:
        """Something happens at a table."""
        async with table.lock:
            await table.change(act)

    async def wait(self, seconds: float) -> None:
        """Time goes by, and whatever is due is done."""
        end = self.time + seconds
        while True:
            due = [t.row.due for t in self.tables.at_hand() if t.row.due is not None and t.row.due <= end]
            if not due:
                break
            self.time = max(self.time, min(due))
            for table_id in await self.tables.store.run_out(self.time, 100):
                await timeouts.act(await self.tables.find(table_id))
        self.time = end


class Guest:
    """Somebody at a table, and all that they were sent."""

    def __init__(self, table: Table, client: Client, seat: int, key: str | None) -> None:
        self.table = table
        self.client = client
        self.seat = seat
        self.key = key
        self.sent: list[str] = []

    def hear(self) -> list[str]:
        """What has come since one listened last."""
        fresh: list[str] = []
        while not self.client.queue.empty():
            text = self.client.queue.get_nowait()
            if text is not None:
                fresh.append(text)
        self.sent += fresh
        return fresh

    def last(self, kind: str) -> Any:
        """The last message of a kind."""
        self.hear()
        found = [m for m in map(msgspec.json.decode, self.sent) if m["type"] == kind]
        return found[-1] if found else None

    def hand(self, seat: int | None = None) -> dict[str, Any]:
        """A clock, as this guest sees it."""
        seat = self.seat if seat is None else seat
        found: dict[str, Any] = next(h for h in self.last("clock")["hands"] if h["seat"] == seat)
        return found

    async def ask(self, **message: Any) -> dict[str, Any]:
        """Say something; the answer."""
        message = {"id": uuid.uuid4().hex, **message}
        await obey(self.table, self.client, decoder.decode(msgspec.json.encode(message)))
        self.hear()
        answers = [m for m in map(msgspec.json.decode, self.sent) if m.get("id") == message["id"]]
        return answers[-1] if answers else {}

    async def move(self, words: str | None = None) -> None:
        """Make a move: this, or the first that is allowed."""
        entry = self.last("state")["seats"][str(self.seat)]
        words = words or entry["choices"][0]["words"]
        answer = await self.ask(type="move", seat=self.seat, seq=entry["seq"], words=words)
        assert answer["type"] == "ack", answer

    async def do(self, **message: Any) -> None:
        """Say something that is allowed, with one's own seat."""
        answer = await self.ask(seat=self.seat, **message)
        assert answer["type"] == "ack", answer


def database_in(folder: Path) -> str:
    """A file of SQLite."""
    return f"sqlite:///{folder / 'tables.sqlite'}"
