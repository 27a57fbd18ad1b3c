"""Sitting down, coming and going: who holds a seat, and who is there."""

from __future__ import annotations

import base64
import hashlib
import secrets
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from sqlalchemy.exc import SQLAlchemyError

from reame.server.errors import BadRequest, Conflict, Forbidden
from reame.server.tables.clients import Client
from reame.server.tables.shown import SPECTATOR
from reame.server.tables.table import Table

if TYPE_CHECKING:
    from reame.server.tables.tables import Tables

PRESENT: Final = 90.0  # seconds that a sign of life lasts


def new_key() -> str:
    """A secret of 192 bits that holds a seat."""
    return secrets.token_urlsafe(24)


def key_hash(key: str) -> str:
    """What is stored of a key. A fast hash is enough: nobody can try 2**192 keys."""
    return base64.urlsafe_b64encode(hashlib.sha256(key.encode()).digest()).decode()


async def take(tables: Tables, table_id: str, seat: int, name: str, keys: frozenset[str]) -> str | None:
    """Sit down on a free seat: with its key, or on a public table without one. The new key, if it changed."""
    table = await tables.find(table_id)
    key = new_key()

    def act() -> bool:
        if not seat < len(table.seats):
            raise BadRequest("no-such-seat", f"there are {len(table.seats)} seats, not {seat}")
        chair = table.seats[seat]
        mine = chair.key_hash is not None and chair.key_hash in keys
        if mine:
            table.set_seat(seat, name=name or chair.name, kind="person", seen_until=time.time())
        elif not table.row.public:
            raise Forbidden("not-public", "this table is not public; ask for the link of a seat")
        elif chair.kind != "open":
            raise Conflict("seat-taken", "that seat is taken")
        else:
            table.set_seat(seat, name=name, kind="person", key_hash=key_hash(key), seen_until=time.time())
        return mine

    async with table.lock:
        return None if await table.change(act) else key


async def enter(tables: Tables, table_id: str, keys: list[str], name: str) -> tuple[Table, Client]:
    """A client comes in. Whoever brings the key of an open seat sits down on it."""
    table = await tables.find(table_id)
    hashes = frozenset(key_hash(k) for k in keys)
    async with table.lock:
        await table.fresh()
        viewer = table.seats_of(hashes) or SPECTATOR
        client = Client(viewer, hashes, name)
        fresh = [s for s in client.seats if table.seats[s].kind == "open"]

        def act() -> None:
            for s in fresh:
                table.set_seat(s, kind="person", name=name or table.seats[s].name)

        if fresh:
            await table.change(act)
        table.audience.clients.add(client)
        try:
            await _presence(table, client.seats)
            table.show()
            await table.audience.show_chat()
        except BaseException:
            table.audience.clients.discard(client)
            raise
        table.machines.drive()
    if keys and viewer == SPECTATOR:
        client.send_data(
            {"type": "error", "key": "unknown-key", "message": "this link holds no seat here; you can look on"}
        )
    return table, client


async def leave(table: Table, client: Client) -> None:
    """A client has gone."""
    client.close()
    async with table.lock:
        table.audience.clients.discard(client)
        table.touched = time.monotonic()
        with suppress(SQLAlchemyError, OSError):
            await _presence(table, client.seats)
        table.show()


async def _presence(table: Table, seats: list[int]) -> None:
    """These seats have come or gone."""
    there = {s for c in table.audience.clients for s in c.seats}
    for s in seats:
        if (s in there) != table.online(s):
            await _present(table, [s], time.time() + (PRESENT if s in there else 0.0))


async def _present(table: Table, seats: list[int], until: float) -> None:
    for s in seats:
        table.seats[s].seen_until = until
    await table.tables.store.touch(table.id, seats, until)


async def pulse(table: Table) -> None:
    """A sign of life of those who are connected; and perhaps somebody has been away for long enough by now."""
    there = sorted({s for c in table.audience.clients for s in c.seats})
    async with table.lock:
        if there:
            await _present(table, there, time.time() + PRESENT)
        table.show()
