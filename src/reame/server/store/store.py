"""Where tables are kept: SQLite or PostgreSQL, one SQL layer for both.

The record is the truth: a game is its seed and its entries. `seq` counts the commits of a table and is the lock: a
commit that does not follow the last one is refused, whoever made it.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from pathlib import Path
from typing import Any, Final

import msgspec
import sqlalchemy as sa
from msgspec import Raw
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from reame.server.store import outbox, result_writing
from reame.server.store.commits import Together, prepare, save, say, text_of, write_commit
from reame.server.store.result_rows import ResultRow
from reame.server.store.rows import OPENING, Change, ChatRow, Entry, NoticeRow, SeatRow, Snapshot, Stored, TableRow
from reame.server.store.schema import analyses, chat, entries, films, gallery, seats, snapshots, tables
from reame.server.store.talk_schema import PARTS

CHANNEL: Final = "reame"
CHANGED: Final = 0  # what processes tell each other of a table: a commit, or that its seats or its talk have changed,
ANEW: Final = -1  # or that whoever is known by a cookie there has to say hello again,
LETTERS: Final = -2  # or that there are letters: nobody who does not read them may notice


def async_url(url: str) -> sa.URL:
    """The URL with the asynchronous driver of its database."""
    try:
        found = make_url(url)
    except (sa.exc.ArgumentError, ValueError):
        raise ValueError("a database is sqlite:///file or postgresql://user:password@host/name") from None
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+psycopg", "postgres": "postgresql+psycopg"}
    kind = found.drivername.partition("+")[0]
    if kind not in drivers:
        raise ValueError(f"a database is sqlite:///file or postgresql://..., not {found.drivername!r}")
    if kind == "sqlite" and found.database in (None, "", ":memory:"):
        raise ValueError("a database of SQLite needs a file: sqlite:///file")
    return found.set(drivername=drivers[kind])


def folder_of(url: str) -> Path | None:
    """Where a file of SQLite lies; None for a database elsewhere."""
    found = async_url(url)
    return Path(found.database or "").absolute().parent if found.drivername.startswith("sqlite") else None


class Store:
    """All reading and writing."""

    def __init__(self, url: str) -> None:
        self.url = async_url(url)
        self.sqlite = self.url.drivername.startswith("sqlite")
        self.engine: AsyncEngine
        # Parameters are hidden from messages of errors: names of tables are not for logs.
        if self.sqlite:
            self.engine = create_async_engine(self.url, pool_size=4, hide_parameters=True)
            sa.event.listen(self.engine.sync_engine, "connect", prepare)
        else:
            self.engine = create_async_engine(
                self.url, pool_size=8, max_overflow=8, pool_pre_ping=True, hide_parameters=True
            )
        # SQLite has one writer; to queue here is cheaper than to poll for the lock there.
        self._writing = asyncio.Lock()
        self._together = Together(self.url, self._writing) if self.sqlite else None
        self.commits = 0  # since the start

    def _turn(self) -> AbstractAsyncContextManager[Any]:
        return self._writing if self.sqlite else nullcontext()

    @asynccontextmanager
    async def writing(self) -> AsyncGenerator[AsyncConnection, None]:
        """A transaction that writes."""
        async with self._turn(), self.engine.begin() as c:
            yield c

    async def notify(self, connection: AsyncConnection, table_ids: list[str], what: int) -> None:
        """Tell other processes that these tables are not what they were."""
        for table_id in table_ids:
            await self._notify(connection, table_id, what)

    async def close(self) -> None:
        """No more of it."""
        if self._together is not None:
            await self._together.close()
        await self.engine.dispose()

    async def answers(self) -> bool:
        """Can it be read just now? Raises what the database says if not."""
        async with self.engine.connect() as c:
            return bool((await c.execute(sa.select(sa.literal(1)))).scalar_one())

    async def _notify(self, connection: AsyncConnection, table_id: str, seq: int) -> None:
        if not self.sqlite:
            await connection.execute(sa.select(sa.func.pg_notify(CHANNEL, f"{table_id} {seq}")))

    # -- tables ------------------------------------------------------------------------------

    async def create(
        self,
        table: TableRow,
        chairs: list[SeatRow],
        record: list[Entry] | Raw,
        snapshot: Snapshot | None = None,
        notices: list[NoticeRow] | None = None,
    ) -> None:
        """A new table, with its opening and what has been played there already."""
        async with self.writing() as c:
            await self.lay(c, table, chairs, record, snapshot, notices)

    async def lay(
        self,
        c: AsyncConnection,
        table: TableRow,
        chairs: list[SeatRow],
        record: list[Entry] | Raw,
        snapshot: Snapshot | None,
        notices: list[NoticeRow] | None,
    ) -> None:
        """The same in a transaction that lays several."""
        await c.execute(tables.insert(), msgspec.structs.asdict(table))
        await c.execute(seats.insert(), [{"table_id": table.id, **msgspec.structs.asdict(s)} for s in chairs])
        await c.execute(entries.insert(), {"table_id": table.id, "seq": OPENING, "body": text_of(record)})
        if snapshot is not None:
            await c.run_sync(save, table.id, snapshot)
        await c.run_sync(outbox.write, notices or [])

    async def read(self, table_id: str) -> tuple[TableRow, list[SeatRow]] | None:
        """A table and its seats."""
        async with self.engine.connect() as c:
            return await self._read(c, table_id)

    async def _read(self, c: AsyncConnection, table_id: str) -> tuple[TableRow, list[SeatRow]] | None:
        row = (await c.execute(tables.select().where(tables.c.id == table_id))).mappings().first()
        if row is None:
            return None
        query = seats.select().where(seats.c.table_id == table_id).order_by(seats.c.seat)
        found = (await c.execute(query)).mappings().all()
        return TableRow(**row), [_seat(s) for s in found]

    async def load(self, table_id: str) -> Stored | None:
        """All that is stored of a table."""
        async with self.engine.connect() as c:
            found = await self._read(c, table_id)
            if found is None:
                return None
            row, chairs = found
            query = sa.select(snapshots.c.body).where(snapshots.c.table_id == table_id, snapshots.c.seq <= row.seq)
            body = (await c.execute(query)).scalar()
            snapshot = None if body is None else msgspec.json.decode(body, type=Snapshot)
            record = await self._record(c, table_id, None, row.seq)
        return Stored(row=row, seats=chairs, entries=record, snapshot=snapshot)

    async def record(self, table_id: str, after: int | None, upto: int) -> list[tuple[int, bytes]]:
        """The record between two commits: numbers and bodies of its rows."""
        async with self.engine.connect() as c:
            return await self._record(c, table_id, after, upto)

    async def _record(self, c: AsyncConnection, table_id: str, after: int | None, upto: int) -> list[tuple[int, bytes]]:
        query = sa.select(entries.c.seq, entries.c.body).where(entries.c.table_id == table_id, entries.c.seq <= upto)
        if after is not None:
            query = query.where(entries.c.seq > after)
        rows = (await c.execute(query.order_by(entries.c.seq))).all()
        return [(seq, body.encode()) for seq, body in rows]

    async def commit(self, table_id: str, seq: int, change: Change) -> bool:
        """Write a change that follows commit `seq`; False, and nothing written, if another one came first."""
        if self._together is not None:
            done = await self._together.commit(table_id, seq, change)
        else:
            done = await self._commit(table_id, seq, change)
        self.commits += done
        return done

    async def _commit(self, table_id: str, seq: int, change: Change) -> bool:
        try:
            async with self.engine.begin() as c:
                if not await c.run_sync(write_commit, table_id, seq, change):
                    return False
                await self._notify(c, table_id, seq + 1)
                if change.notes:
                    await self._notify(c, table_id, CHANGED)
        except IntegrityError:
            return False
        return True

    async def annotate(
        self,
        table_id: str,
        rows: dict[int, list[Entry]],
        snapshot: Snapshot,
        outcome: str | None,
        ended: list[ResultRow],
    ) -> None:
        """Write down what follows from a record that was replayed, for next time."""
        async with self._turn(), self.engine.begin() as c:
            await c.execute(entries.delete().where(entries.c.table_id == table_id, entries.c.seq == OPENING))
            await c.execute(entries.insert(), {"table_id": table_id, "seq": OPENING, "body": text_of(rows[OPENING])})
            update = entries.update().where(entries.c.table_id == table_id, entries.c.seq == sa.bindparam("n"))
            written = [{"n": n, "text": text_of(found)} for n, found in rows.items() if n != OPENING]
            if written:
                await c.execute(update.values(body=sa.bindparam("text")), written)
            await c.execute(tables.update().where(tables.c.id == table_id).values(outcome=outcome))
            await c.run_sync(save, table_id, snapshot)
            await result_writing.write_late(c, table_id, ended)

    async def make_room(self, most: int) -> int:
        """Of the records that were brought to look at, the oldest go until the others have no more than so many bytes.

        Whoever brought one has it still. How many went.
        """
        total = sa.select(sa.func.coalesce(sa.func.sum(tables.c.size), 0)).where(tables.c.archived)
        oldest = sa.select(tables.c.id, tables.c.size).where(tables.c.archived).order_by(tables.c.created)
        async with self._turn(), self.engine.begin() as c:
            excess = (await c.execute(total)).scalar_one() - most
            gone: list[str] = []
            if excess > 0:
                for table_id, size in (await c.execute(oldest)).all():
                    gone.append(table_id)
                    excess -= size
                    if excess <= 0:
                        break
                await self._remove(c, gone)
        return len(gone)

    async def clear_away(self, since: float, spared: list[str], limit: int) -> list[str]:
        """Tables go that have not changed since then, and where nobody who sits there has been, in whatever process;
        not one that the people have paused until later. Which."""
        been = sa.exists().where(seats.c.table_id == tables.c.id, seats.c.seen_until >= since)
        paused = sa.func.coalesce(tables.c.paused_until, 0.0) >= since
        old = sa.and_(tables.c.changed < since, ~been, ~paused, tables.c.id.not_in(spared))
        query = sa.select(tables.c.id).where(old).order_by(tables.c.changed).limit(limit)
        async with self.writing() as c:
            gone = list((await c.execute(query.with_for_update(skip_locked=True))).scalars().all())
            await self._remove(c, gone)
            await self.notify(c, gone, CHANGED)
        return gone

    async def look_on(self, table_id: str, now: float) -> None:
        """Somebody looks at a table: it is not one that nobody touches."""
        async with self.writing() as c:
            await c.execute(tables.update().where(tables.c.id == table_id).values(changed=now))

    async def remove(self, table_ids: list[str]) -> None:
        """Tables are cleared away, with all that belongs to them."""
        async with self.writing() as c:
            await self._remove(c, table_ids)
            await self.notify(c, table_ids, CHANGED)

    async def _remove(self, c: AsyncConnection, table_ids: list[str]) -> None:
        for part in (chat, gallery, *PARTS, entries, snapshots, films, analyses, seats):
            await c.execute(part.delete().where(part.c.table_id.in_(table_ids)))
        await outbox.forget_tables(c, table_ids)
        await c.execute(tables.delete().where(tables.c.id.in_(table_ids)))

    async def carry_over(self, table_id: str, seq: int, change: Change, snapshot: Snapshot) -> bool:
        """A running table goes on under new rules; False if it has changed meanwhile."""
        change.snapshot = msgspec.structs.replace(snapshot, seq=seq + 1)
        return await self.commit(table_id, seq, change)

    async def damage(self, table_id: str, why: str | None) -> None:
        """Mark a table as damaged, or as mended."""
        async with self._turn(), self.engine.begin() as c:
            await c.execute(tables.update().where(tables.c.id == table_id).values(damage=why))
            await self._notify(c, table_id, 0)

    async def touch(self, table_id: str, chairs: list[int], until: float) -> None:
        """Note how long these seats are known to be there."""
        async with self._turn(), self.engine.begin() as c:
            where = seats.update().where(seats.c.table_id == table_id, seats.c.seat.in_(chairs))
            await c.execute(where.values(seen_until=until))
            await self._notify(c, table_id, 0)

    async def read_on(self, table_id: str, chairs: list[int], place: int) -> None:
        """Note how far in the journal the holders of these seats have read."""
        where = seats.update().where(seats.c.table_id == table_id, seats.c.seat.in_(chairs))
        async with self._turn(), self.engine.begin() as c:
            await c.execute(where.where(sa.func.coalesce(seats.c.seen, -1) < place).values(seen=place))
            await self._notify(c, table_id, 0)

    # -- for whoever runs it -----------------------------------------------------------------

    async def census(self) -> list[tuple[str, str, int, int]]:
        """How many tables there are: by status, game and version of the rules."""
        sort = (tables.c.status, tables.c.game, tables.c.rules)
        query = sa.select(*sort, sa.func.count()).group_by(*sort).order_by(*sort)
        async with self.engine.connect() as c:
            return [(status, game, rules, n) for status, game, rules, n in (await c.execute(query)).all()]

    async def damaged(self) -> list[TableRow]:
        """Tables that were set aside."""
        query = tables.select().where(tables.c.damage.is_not(None)).order_by(tables.c.created)
        async with self.engine.connect() as c:
            return [TableRow(**r) for r in (await c.execute(query)).mappings().all()]

    # -- films -------------------------------------------------------------------------------

    async def unfilmed(self, rules: dict[str, int]) -> str | None:
        """A game that was finished here, by the rules of today, and has no film yet."""
        current = sa.or_(*(sa.and_(tables.c.game == game, tables.c.rules == n) for game, n in rules.items()))
        wanted = sa.and_(tables.c.status == "over", ~tables.c.archived, tables.c.filmed == 0, current)
        query = sa.select(tables.c.id).where(wanted, tables.c.damage.is_(None)).order_by(tables.c.changed).limit(1)
        async with self.engine.connect() as c:
            return (await c.execute(query)).scalar()

    async def keep_reel(self, table_id: str, n: int, body: bytes) -> None:
        """A reel of a film."""
        async with self._turn(), self.engine.begin() as c:
            await c.execute(films.delete().where(films.c.table_id == table_id, films.c.reel == n))
            await c.execute(films.insert(), {"table_id": table_id, "reel": n, "body": body})

    async def filmed(self, table_id: str, moments: int) -> None:
        """The film is complete; or, with a negative number, cannot be made."""
        async with self._turn(), self.engine.begin() as c:
            await c.execute(tables.update().where(tables.c.id == table_id).values(filmed=moments))

    async def reel(self, table_id: str, n: int) -> bytes | None:
        """A reel of a film."""
        query = sa.select(films.c.body).where(films.c.table_id == table_id, films.c.reel == n)
        async with self.engine.connect() as c:
            return (await c.execute(query)).scalar()

    # -- lists -------------------------------------------------------------------------------

    async def lobby(self, limit: int) -> list[tuple[TableRow, list[SeatRow]]]:
        """Public tables, the newest first. (Not the latest touched: that would tell of covert answers.)"""
        query = tables.select().where(tables.c.public, ~tables.c.archived)
        return await self._with_seats(query.order_by(tables.c.created.desc()).limit(limit))

    async def mine(self, key_hashes: list[str], person: str | None, limit: int) -> list[tuple[TableRow, list[SeatRow]]]:
        """The tables where these keys, or this person, hold a seat, the newest first."""
        by_key = seats.c.key_hash.in_(key_hashes)
        held = sa.select(seats.c.table_id).where(by_key if person is None else by_key | (seats.c.person == person))
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
        """Running tables that wait for a machine (a bot, a regent, a forced move) and where a person plays.

        Bots among themselves go on while somebody looks at them.
        """
        wait = tables.c.waiting.op("&")(tables.c.machines) != 0
        running = sa.and_(tables.c.status == "running", tables.c.damage.is_(None))
        played = sa.and_(seats.c.table_id == tables.c.id, seats.c.kind == "person", seats.c.regent.is_(None))
        somebody = sa.exists().where(played)
        query = sa.select(tables.c.id).where(running, wait, somebody).order_by(tables.c.changed)
        async with self.engine.connect() as c:
            return list((await c.execute(query)).scalars().all())

    async def run_out(self, now: float, limit: int) -> list[str]:
        """Tables where a clock has run out, or somebody is to be warned."""
        query = sa.select(tables.c.id).where(tables.c.due <= now, tables.c.damage.is_(None)).order_by(tables.c.due)
        async with self.engine.connect() as c:
            return list((await c.execute(query.limit(limit))).scalars().all())

    # -- table talk --------------------------------------------------------------------------

    async def say(self, table_id: str, line: ChatRow, message_id: str, person: str | None = None) -> None:
        """A line of talk, at the table or, without a seat, in the gallery; the same message again is not written again.

        Who said it is for nobody else to know.
        """
        room = chat if line.seat is not None else gallery
        same = sa.select(room.c.n).where(
            room.c.table_id == table_id, room.c.seat.is_not_distinct_from(line.seat), room.c.message_id == message_id
        )
        for _ in range(20):
            try:
                async with self._turn(), self.engine.begin() as c:
                    if (await c.execute(same)).first() is None:
                        await c.run_sync(say, table_id, line, message_id, person, room)
                        await self._notify(c, table_id, 0)
                return
            except IntegrityError:
                continue  # another process took this number
        raise RuntimeError("no number is available for a line of chat")

    async def told_since(self, table_id: str, seat: int, note: str, moment: float) -> bool:
        """Was this told of a seat since then?"""
        same = sa.and_(chat.c.table_id == table_id, chat.c.seat == seat, chat.c.note == note, chat.c.at > moment)
        async with self.engine.connect() as c:
            return (await c.execute(sa.select(chat.c.n).where(same).limit(1))).first() is not None

    async def talk(self, table_id: str, after: int, limit: int, room: sa.Table = chat) -> list[ChatRow]:
        """The last lines, from one on."""
        moves = room.c.moves if room is chat else sa.null().label("moves")
        columns = (room.c.n, room.c.at, room.c.seat, room.c.name, room.c.text, room.c.note, moves)
        query = sa.select(*columns).where(room.c.table_id == table_id, room.c.n > after)
        async with self.engine.connect() as c:
            rows = (await c.execute(query.order_by(room.c.n.desc()).limit(limit))).mappings().all()
        return [ChatRow(**r) for r in reversed(rows)]


def _seat(row: Any) -> SeatRow:
    return SeatRow(**{k: v for k, v in row.items() if k != "table_id"})
