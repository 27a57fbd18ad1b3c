"""Where tables are kept: SQLite or PostgreSQL, one SQL layer for both.

The record is the truth: a game is its seed and its entries. `seq` counts the commits of a table and is the lock: a
commit that does not follow the last one is refused, whoever made it.
"""

from __future__ import annotations

import asyncio
from contextlib import AbstractAsyncContextManager, nullcontext
from typing import Any, Final

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from reame.server.store.rows import Change, ChatRow, Entry, SeatRow, TableRow
from reame.server.store.schema import chat, entries, seats, tables

CHANNEL: Final = "reame"


def async_url(url: str) -> sa.URL:
    """The URL with the asynchronous driver of its database."""
    try:
        found = make_url(url)
    except sa.exc.ArgumentError:
        raise ValueError("a database is sqlite:///file or postgresql://user:password@host/name") from None
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+psycopg", "postgres": "postgresql+psycopg"}
    kind = found.drivername.partition("+")[0]
    if kind not in drivers:
        raise ValueError(f"a database is sqlite:///file or postgresql://..., not {found.drivername!r}")
    if kind == "sqlite" and found.database in (None, "", ":memory:"):
        raise ValueError("a database of SQLite needs a file: sqlite:///file")
    return found.set(drivername=drivers[kind])


def _prepare(connection: Any, _record: Any) -> None:
    # FULL: what is acknowledged outlives a power cut, too. It costs a third of the commits per second of NORMAL
    # (418 against 596 on a busy machine), and there are enough left.
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


class Store:
    """All reading and writing."""

    def __init__(self, url: str) -> None:
        self.url = async_url(url)
        self.sqlite = self.url.drivername.startswith("sqlite")
        self.engine: AsyncEngine
        # Parameters are hidden from messages of errors: names of tables are not for logs.
        if self.sqlite:
            self.engine = create_async_engine(self.url, pool_size=4, hide_parameters=True)
            sa.event.listen(self.engine.sync_engine, "connect", _prepare)
        else:
            self.engine = create_async_engine(
                self.url, pool_size=8, max_overflow=8, pool_pre_ping=True, hide_parameters=True
            )
        # SQLite has one writer; to queue here is cheaper than to poll for the lock there.
        self._writing = asyncio.Lock()

    def _turn(self) -> AbstractAsyncContextManager[Any]:
        return self._writing if self.sqlite else nullcontext()

    async def close(self) -> None:
        """No more of it."""
        await self.engine.dispose()

    async def _notify(self, connection: AsyncConnection, table: str, seq: int) -> None:
        if not self.sqlite:
            await connection.execute(sa.select(sa.func.pg_notify(CHANNEL, f"{table} {seq}")))

    # -- tables ------------------------------------------------------------------------------

    async def create(self, table: TableRow, chairs: list[SeatRow], moves: list[Entry]) -> None:
        """A new table, with what has been played there already."""
        async with self._turn(), self.engine.begin() as c:
            await c.execute(tables.insert(), msgspec.structs.asdict(table))
            await c.execute(seats.insert(), [{"table_id": table.id, **msgspec.structs.asdict(s)} for s in chairs])
            if moves:
                rows = [
                    {"table_id": table.id, "seq": n, "body": _text(e)} for n, e in enumerate(moves, -len(moves) + 1)
                ]
                await c.execute(entries.insert(), rows)

    async def read(self, table: str) -> tuple[TableRow, list[SeatRow]] | None:
        """A table and its seats."""
        async with self.engine.connect() as c:
            row = (await c.execute(tables.select().where(tables.c.id == table))).mappings().first()
            if row is None:
                return None
            query = seats.select().where(seats.c.table_id == table).order_by(seats.c.seat)
            found = (await c.execute(query)).mappings().all()
        return TableRow(**row), [_seat(s) for s in found]

    async def record(self, table: str, after: int | None, upto: int) -> list[Entry]:
        """The record between two commits."""
        query = sa.select(entries.c.body).where(entries.c.table_id == table, entries.c.seq <= upto)
        if after is not None:
            query = query.where(entries.c.seq > after)
        query = query.order_by(entries.c.seq)
        async with self.engine.connect() as c:
            bodies = (await c.execute(query)).scalars().all()
        return [msgspec.json.decode(b, type=Entry) for b in bodies]

    async def commit(self, table: str, seq: int, change: Change) -> bool:
        """Write a change that follows commit `seq`; False, and nothing written, if another one came first."""
        async with self._turn():
            try:
                async with self.engine.begin() as c:
                    query = tables.update().where(tables.c.id == table, tables.c.seq == seq)
                    done = await c.execute(query.values(seq=seq + 1, **change.table))
                    if done.rowcount != 1:
                        return False
                    for seat, columns in change.seats.items():
                        where = seats.update().where(seats.c.table_id == table, seats.c.seat == seat)
                        await c.execute(where.values(**columns))
                    if change.entry is not None:
                        await c.execute(
                            entries.insert(), {"table_id": table, "seq": seq + 1, "body": _text(change.entry)}
                        )
                    await self._notify(c, table, seq + 1)
            except IntegrityError:
                return False
        return True

    async def touch(self, table: str, chairs: list[int], until: float) -> None:
        """Note how long these seats are known to be there."""
        async with self._turn(), self.engine.begin() as c:
            where = seats.update().where(seats.c.table_id == table, seats.c.seat.in_(chairs))
            await c.execute(where.values(seen_until=until))
            await self._notify(c, table, 0)

    # -- lists -------------------------------------------------------------------------------

    async def lobby(self, limit: int) -> list[tuple[TableRow, list[SeatRow]]]:
        """Public tables, the newest first. (Not the latest touched: that would tell of covert answers.)"""
        query = tables.select().where(tables.c.public, ~tables.c.archived)
        return await self._with_seats(query.order_by(tables.c.created.desc()).limit(limit))

    async def mine(self, key_hashes: list[str], limit: int) -> list[tuple[TableRow, list[SeatRow]]]:
        """The tables where these keys hold a seat, the newest first."""
        held = sa.select(seats.c.table_id).where(seats.c.key_hash.in_(key_hashes))
        query = tables.select().where(tables.c.id.in_(held))
        return await self._with_seats(query.order_by(tables.c.created.desc()).limit(limit))

    async def _with_seats(self, query: sa.Select[Any]) -> list[tuple[TableRow, list[SeatRow]]]:
        async with self.engine.connect() as c:
            found = [TableRow(**r) for r in (await c.execute(query)).mappings().all()]
            chairs = seats.select().where(seats.c.table_id.in_([t.id for t in found])).order_by(seats.c.seat)
            rows = (await c.execute(chairs)).mappings().all()
        of: dict[str, list[SeatRow]] = {t.id: [] for t in found}
        for row in rows:
            of[row["table_id"]].append(_seat(row))
        return [(t, of[t.id]) for t in found]

    async def due(self) -> list[str]:
        """Running tables that wait for a machine: a bot, a regent, or a forced move."""
        wait = tables.c.waiting.op("&")(tables.c.machines) != 0
        query = sa.select(tables.c.id).where(tables.c.status == "running", wait).order_by(tables.c.changed)
        async with self.engine.connect() as c:
            return list((await c.execute(query)).scalars().all())

    # -- table talk --------------------------------------------------------------------------

    async def say(self, table: str, seat: int | None, name: str, text: str, message_id: str, at: float) -> None:
        """A line of table talk; the same message again is not written again."""
        same = sa.select(chat.c.n).where(
            chat.c.table_id == table, chat.c.seat.is_not_distinct_from(seat), chat.c.message_id == message_id
        )
        last = sa.select(sa.func.coalesce(sa.func.max(chat.c.n), 0)).where(chat.c.table_id == table)
        for _ in range(20):
            try:
                async with self._turn(), self.engine.begin() as c:
                    if (await c.execute(same)).first() is None:
                        n = (await c.execute(last)).scalar_one() + 1
                        row = {"table_id": table, "n": n, "at": at, "seat": seat, "name": name, "text": text}
                        await c.execute(chat.insert(), {**row, "message_id": message_id})
                        await self._notify(c, table, 0)
                return
            except IntegrityError:
                continue  # another process took this number
        raise RuntimeError("no number is available for a line of chat")

    async def talk(self, table: str, after: int, limit: int) -> list[ChatRow]:
        """The last lines, from one on."""
        columns = (chat.c.n, chat.c.at, chat.c.seat, chat.c.name, chat.c.text)
        query = sa.select(*columns).where(chat.c.table_id == table, chat.c.n > after)
        async with self.engine.connect() as c:
            rows = (await c.execute(query.order_by(chat.c.n.desc()).limit(limit))).mappings().all()
        return [ChatRow(**r) for r in reversed(rows)]


def _text(entry: Entry) -> str:
    return msgspec.json.encode(entry).decode()


def _seat(row: Any) -> SeatRow:
    return SeatRow(**{k: v for k, v in row.items() if k != "table_id"})
