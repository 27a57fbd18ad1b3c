"""Word between processes: a table has changed. And who of them drives the machines of a table."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, Protocol

import sqlalchemy as sa

with suppress(ImportError):  # a table on SQLite needs no driver of PostgreSQL
    import psycopg
    import psycopg.sql

from reame.server.store.store import CHANNEL

log = logging.getLogger("reame.server")

Heard = Callable[[str | None, int], None]  # table and its last commit (0: something besides); None: all tables
SLOWEST: Final = 5.0  # seconds between two attempts to reach the database again


class Bus(Protocol):
    """Changes are told by the commit itself; here they are heard."""

    async def start(self, heard: Heard) -> None:
        """Listen from now on."""

    async def stop(self) -> None:
        """Listen no more, and let go of everything."""

    async def claim(self, table: str) -> bool:
        """Drive the machines of this table, unless another process does."""

    async def release(self, table: str) -> None:
        """Let others drive them."""


class LocalBus:
    """One process: there is nobody else."""

    async def start(self, heard: Heard) -> None:
        """Nobody to listen to."""

    async def stop(self) -> None:
        """Nothing to let go of."""

    async def claim(self, table: str) -> bool:
        """Nobody else does."""
        return True

    async def release(self, table: str) -> None:
        """Nobody else would."""


class PostgresBus:
    """LISTEN and advisory locks, on connections of their own. The locks of a dead process fall by themselves."""

    def __init__(self, url: sa.URL) -> None:
        self._dsn = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._claims: set[str] = set()
        self._lock = asyncio.Lock()
        self._claiming: psycopg.AsyncConnection[tuple[Any, ...]] | None = None
        self._task: asyncio.Task[None] | None = None
        self._ready = asyncio.Event()

    async def start(self, heard: Heard) -> None:
        """Listen, and again whenever the connection is lost."""
        self._task = asyncio.create_task(self._listen(heard))
        await self._ready.wait()

    async def stop(self) -> None:
        """Close both connections."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        if self._claiming is not None:
            await self._claiming.close()

    async def _listen(self, heard: Heard) -> None:
        pause = 0.1
        while True:
            try:
                connection = await psycopg.AsyncConnection.connect(self._dsn, autocommit=True)
                async with connection:
                    await connection.execute(psycopg.sql.SQL("LISTEN {}").format(psycopg.sql.Identifier(CHANNEL)))
                    pause = 0.1
                    self._ready.set()
                    heard(None, 0)  # whatever was missed while nobody listened
                    async for note in connection.notifies():
                        table, _, seq = note.payload.partition(" ")
                        heard(table, int(seq))
            except psycopg.OperationalError as e:
                log.warning("the database is not reachable for notices (%s); trying again", type(e).__name__)
                self._ready.set()
                await asyncio.sleep(pause)
                pause = min(SLOWEST, pause * 2)

    async def claim(self, table: str) -> bool:
        """An advisory lock on the name of the table."""
        async with self._lock:
            try:
                if self._claiming is None or self._claiming.closed:
                    self._claims.clear()
                    self._claiming = await psycopg.AsyncConnection.connect(self._dsn, autocommit=True)
                if table in self._claims:
                    await self._claiming.execute("SELECT 1")  # a lost connection holds no locks
                    return True
                got = await self._claiming.execute("SELECT pg_try_advisory_lock(hashtextextended(%s, 0))", [table])
                row = await got.fetchone()
            except psycopg.OperationalError:
                self._claims.clear()
                if self._claiming is not None:
                    await self._claiming.close()
                self._claiming = None
                return False
            if row is not None and row[0]:
                self._claims.add(table)
                return True
            return False

    async def release(self, table: str) -> None:
        """Give the lock back."""
        async with self._lock:
            if table in self._claims:
                self._claims.discard(table)
                if self._claiming is not None and not self._claiming.closed:
                    with suppress(psycopg.OperationalError):
                        await self._claiming.execute("SELECT pg_advisory_unlock(hashtextextended(%s, 0))", [table])
