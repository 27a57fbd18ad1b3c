"""Where tables are kept: SQLite or PostgreSQL, one SQL layer for both.

The record is the truth: a game is its seed and its events. `seq` counts the commits of a table and is the lock: a
commit that does not follow the last one is refused, whoever made it.
"""

from __future__ import annotations

import asyncio
from contextlib import AbstractAsyncContextManager, nullcontext
from typing import Any, Final

import msgspec
import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from reame.server.shapes import SeatKind, Status

CHANNEL: Final = "reame"

metadata = sa.MetaData()

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("seed", sa.Text, nullable=False),
    sa.Column("salt", sa.Text, nullable=False),
    sa.Column("start", sa.Text),
    sa.Column("status", sa.Text, nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("archived", sa.Boolean, nullable=False),
    sa.Column("pace_ms", sa.Integer, nullable=False),
    sa.Column("away_hours", sa.Float, nullable=False),
    sa.Column("auto_forced", sa.Boolean, nullable=False),
    sa.Column("votes", sa.Text, nullable=False),
    sa.Column("rematch", sa.Text),
    sa.Column("waiting", sa.Integer, nullable=False),
    sa.Column("machines", sa.Integer, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("changed", sa.Float, nullable=False),
    sa.Index("tables_lobby", "public", "created"),
    sa.Index("tables_due", "status", "changed"),
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("bot", sa.Text),
    sa.Column("regent", sa.Text),
    sa.Column("key_hash", sa.Text),
    sa.Column("seen_until", sa.Float, nullable=False),
    sa.Index("seats_key", "key_hash"),
)

events = sa.Table(
    "events",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("body", sa.Text, nullable=False),
)

chat = sa.Table(
    "chat",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("seat", sa.Integer),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("message_id", sa.Text, nullable=False),
)


class TableRow(Struct, kw_only=True):
    """What is stored of a table besides its seats and events.

    `waiting` and `machines` are masks: seats that are asked, and seats whose answer the server has to find.
    """

    id: str
    seq: int = 1
    game: str
    rules: int
    options: str
    seed: str
    salt: str
    start: str | None = None
    status: Status
    public: bool
    archived: bool = False
    pace_ms: int
    away_hours: float
    auto_forced: bool
    votes: str = "[]"
    rematch: str | None = None
    waiting: int = 0
    machines: int = 0
    created: float
    changed: float


class SeatRow(Struct, kw_only=True):
    """What is stored of a seat."""

    seat: int
    name: str
    kind: SeatKind
    bot: str | None = None
    regent: str | None = None
    key_hash: str | None = None
    seen_until: float


class Event(Struct, kw_only=True, omit_defaults=True):
    """A step of the record: a move, some moves taken back, or the way back to an earlier moment."""

    type: str  # move, undo, rewind
    seat: int = -1
    words: str = ""
    id: str = ""
    auto: bool = False
    count: int = 0


class ChatRow(Struct, kw_only=True):
    """A line of table talk."""

    n: int
    at: float
    seat: int | None
    name: str
    text: str


class Change(Struct, kw_only=True):
    """One commit: columns of the table, columns of seats, and an event of the record."""

    table: dict[str, Any] = msgspec.field(default_factory=dict)
    seats: dict[int, dict[str, Any]] = msgspec.field(default_factory=dict)
    event: Event | None = None


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

    async def create(self, table: TableRow, chairs: list[SeatRow], moves: list[Event]) -> None:
        """A new table, with what has been played there already."""
        async with self._turn(), self.engine.begin() as c:
            await c.execute(tables.insert(), msgspec.structs.asdict(table))
            await c.execute(seats.insert(), [{"table_id": table.id, **msgspec.structs.asdict(s)} for s in chairs])
            if moves:
                rows = [
                    {"table_id": table.id, "seq": n, "body": _text(e)} for n, e in enumerate(moves, -len(moves) + 1)
                ]
                await c.execute(events.insert(), rows)

    async def read(self, table: str) -> tuple[TableRow, list[SeatRow]] | None:
        """A table and its seats."""
        async with self.engine.connect() as c:
            row = (await c.execute(tables.select().where(tables.c.id == table))).mappings().first()
            if row is None:
                return None
            query = seats.select().where(seats.c.table_id == table).order_by(seats.c.seat)
            found = (await c.execute(query)).mappings().all()
        return TableRow(**row), [_seat(s) for s in found]

    async def events(self, table: str, after: int | None, upto: int) -> list[Event]:
        """The record between two commits."""
        query = sa.select(events.c.body).where(events.c.table_id == table, events.c.seq <= upto)
        if after is not None:
            query = query.where(events.c.seq > after)
        query = query.order_by(events.c.seq)
        async with self.engine.connect() as c:
            bodies = (await c.execute(query)).scalars().all()
        return [msgspec.json.decode(b, type=Event) for b in bodies]

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
                    if change.event is not None:
                        await c.execute(
                            events.insert(), {"table_id": table, "seq": seq + 1, "body": _text(change.event)}
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
        raise RuntimeError("no number was to be had for a line of chat")

    async def talk(self, table: str, after: int, limit: int) -> list[ChatRow]:
        """The last lines, from one on."""
        columns = (chat.c.n, chat.c.at, chat.c.seat, chat.c.name, chat.c.text)
        query = sa.select(*columns).where(chat.c.table_id == table, chat.c.n > after)
        async with self.engine.connect() as c:
            rows = (await c.execute(query.order_by(chat.c.n.desc()).limit(limit))).mappings().all()
        return [ChatRow(**r) for r in reversed(rows)]


def _text(event: Event) -> str:
    return msgspec.json.encode(event).decode()


def _seat(row: Any) -> SeatRow:
    return SeatRow(**{k: v for k, v in row.items() if k != "table_id"})
