"""The commits of tables. On SQLite those that come at once share one transaction, in a thread that does nothing else.

A commit begins with its check: the table has to stand where the change says. If it does not, nothing is written.
"""

from __future__ import annotations

import asyncio
import secrets
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any, Final

import msgspec
import sqlalchemy as sa
from msgspec import Raw
from sqlalchemy.exc import IntegrityError
from sqlalchemy.pool import StaticPool

from reame.server.store import outbox, result_writing
from reame.server.store.rows import Change, ChatRow, Entry, Snapshot
from reame.server.store.schema import chat, entries, seats, snapshots, tables
from reame.server.store.talk_upkeep import forget_notes, turn_back

AT_ONCE: Final = 200  # commits in a transaction

Asked = tuple[str, int, Change]  # table, the commit it follows, what changes

_ENTRY: Final = entries.insert()
_NO_SNAPSHOT: Final = snapshots.delete().where(snapshots.c.table_id == sa.bindparam("of"))
_SNAPSHOT: Final = snapshots.insert()


def prepare(connection: Any, _record: Any) -> None:
    """How every connection to SQLite is set up."""
    # FULL: what is acknowledged outlives a power cut, too. Commits that come at once share the wait for the disk.
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


# Statements are put together once for each set of columns: that costs more than to run them.


@cache
def _table_update(columns: frozenset[str]) -> sa.Update:
    here = sa.and_(tables.c.id == sa.bindparam("of"), tables.c.seq == sa.bindparam("before"))
    return tables.update().where(here).values({name: sa.bindparam(f"new_{name}") for name in columns})


@cache
def _seat_update(columns: frozenset[str]) -> sa.Update:
    here = sa.and_(seats.c.table_id == sa.bindparam("of"), seats.c.seat == sa.bindparam("which"))
    return seats.update().where(here).values({name: sa.bindparam(f"new_{name}") for name in columns})


def _named(columns: dict[str, Any]) -> dict[str, Any]:
    return {f"new_{name}": value for name, value in columns.items()}


def write_commit(c: sa.Connection, table_id: str, seq: int, change: Change) -> bool:
    """Write a change that follows commit `seq`; False, and nothing written, if another one came first."""
    columns = {**change.table, "seq": seq + 1}
    here = {"of": table_id, "before": seq, **_named(columns)}
    if c.execute(_table_update(frozenset(columns)), here).rowcount != 1:
        return False
    for seat, columns in change.seats.items():
        c.execute(_seat_update(frozenset(columns)), {"of": table_id, "which": seat, **_named(columns)})
    if change.entry is not None:
        c.execute(_ENTRY, {"table_id": table_id, "seq": seq + 1, "body": text_of(change.entry)})
    if change.snapshot is not None:
        save(c, table_id, change.snapshot)
    turn_back(c, table_id, change.fallen)
    if change.vacated:
        forget_notes(c, table_id, change.vacated)
    for note in change.notes:
        say(c, table_id, note, secrets.token_hex(8))
    if change.moot:
        outbox.withdraw(c, table_id, change.moot)
    outbox.write(c, change.notices)
    result_writing.write(c, change.results)
    return True


def save(c: sa.Connection, table_id: str, snapshot: Snapshot) -> None:
    """A snapshot, in place of an older one."""
    body = msgspec.json.encode(snapshot).decode()
    c.execute(_NO_SNAPSHOT, {"of": table_id})
    c.execute(_SNAPSHOT, {"table_id": table_id, "seq": snapshot.seq, "body": body})


def say(
    c: sa.Connection, table_id: str, line: ChatRow, message_id: str, person: str | None = None, room: sa.Table = chat
) -> None:
    """A line of talk, under the next number."""
    last = sa.select(sa.func.coalesce(sa.func.max(room.c.n), 0)).where(room.c.table_id == table_id)
    n = c.execute(last).scalar_one() + 1
    row = {**msgspec.structs.asdict(line), "table_id": table_id, "n": n, "message_id": message_id, "person": person}
    if room is not chat:
        del row["moves"]  # the gallery proclaims nothing
    c.execute(room.insert(), row)


def text_of(entry: Entry | list[Entry] | Raw) -> str:
    """Several entries in one row are those of a record that was brought at once."""
    if isinstance(entry, list) and len(entry) == 1:
        entry = entry[0]
    return msgspec.json.encode(entry).decode()


class Together:
    """Writes the commits of all tables to a file of SQLite: one wait for the disk for all that come meanwhile."""

    def __init__(self, url: sa.URL, writing: asyncio.Lock) -> None:
        """`writing` is held while something is written, here or elsewhere."""
        sync = url.set(drivername="sqlite")
        self._engine = sa.create_engine(
            sync, poolclass=StaticPool, connect_args={"check_same_thread": False}, hide_parameters=True
        )
        sa.event.listen(self._engine, "connect", prepare)
        self._thread = ThreadPoolExecutor(1, "commits")
        self._writing = writing
        self._waiting: list[tuple[Asked, asyncio.Future[bool]]] = []
        self._task: asyncio.Task[None] | None = None

    async def commit(self, table_id: str, seq: int, change: Change) -> bool:
        """Write a change, perhaps along with those of other tables; raises what went wrong with this one."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append(((table_id, seq, change), done))
        if self._task is None:
            self._task = asyncio.create_task(self._write())
        return await done

    async def _write(self) -> None:
        try:
            while self._waiting:
                async with self._writing:
                    some, self._waiting = self._waiting[:AT_ONCE], self._waiting[AT_ONCE:]
                    asked = [one for one, _ in some]
                    found = await asyncio.get_running_loop().run_in_executor(self._thread, self._commit, asked)
                for (_, done), outcome in zip(some, found, strict=True):
                    if done.done():
                        continue  # whoever wanted it has gone
                    if isinstance(outcome, bool):
                        done.set_result(outcome)
                    else:
                        done.set_exception(outcome)
        finally:
            self._task = None

    def _commit(self, asked: list[Asked]) -> list[bool | Exception]:
        """In the thread. If one stumbles, each is written alone, and touches no other."""
        try:
            with self._engine.begin() as c:
                return [write_commit(c, *one) for one in asked]
        except Exception as e:
            if len(asked) > 1:
                return [outcome for one in asked for outcome in self._commit([one])]
            return [False if isinstance(e, IntegrityError) else e]

    async def close(self) -> None:
        """What was asked for is written; then no more of it."""
        if self._task is not None:
            await self._task
        await asyncio.to_thread(self._thread.shutdown)
        self._engine.dispose()
