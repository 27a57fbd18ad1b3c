"""All tables of a server: finding them, and seeing to it that every one goes on."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final

from sqlalchemy.exc import SQLAlchemyError

from reame.server.audience.analyses import Analyses
from reame.server.audience.replay import Replays
from reame.server.clocks import timeouts
from reame.server.errors import Conflict, Refusal
from reame.server.library import Library
from reame.server.seats import seating
from reame.server.store.bus import Bus, LocalBus, PostgresBus
from reame.server.store.cups import CupStore
from reame.server.store.films import REEL
from reame.server.store.migrations import migrate
from reame.server.store.outbox import looked
from reame.server.store.store import Store
from reame.server.tables.editions import Editions
from reame.server.tables.loading import load, mark_of, set_aside
from reame.server.tables.table import Closed, Loaded, Table
from reame.server.workers.workers import Workers

log = logging.getLogger("reame.server")

TICK: Final = 1.0  # seconds between two looks for clocks that have run out
SWEEP: Final = 3.0  # seconds between two looks for tables that nobody drives
FILMS: Final = 2.0  # seconds between two films
PULSE: Final = 45.0  # seconds between two signs of life of those who are connected
CLEAR: Final = 60.0  # seconds between two looks for tables that are too old
AT_ONCE: Final = 200  # of them
OPENING: Final = 8  # tables that are read at a time because they wait for a machine
KEPT: Final = 500  # tables without clients that stay in memory at most
BLINK: Final = 120.0  # seconds before anybody counts as away: a page that is loaded again is not
IDLE: Final = 600.0  # seconds a table without clients stays in memory


class Tables:
    """The tables at hand and what they share: store, bus, workers, library."""

    def __init__(
        self,
        store: Store,
        library: Library,
        workers: Workers,
        blink: float = BLINK,
        now: Callable[[], float] = time.time,
        editions: tuple[str, ...] = (),
    ) -> None:
        self.store = store
        self.now = now  # what the clocks of tables go by
        self.blink = blink
        self.library = library
        self.workers = workers
        self.bus: Bus = LocalBus() if store.sqlite else PostgresBus(store.url)
        self.replays = Replays(workers)
        self.analyses = Analyses(store, workers)
        self.editions = Editions(library, workers, editions)
        self.closing = False
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._going: set[str] = set()  # tables that are about to be set going
        self._opening = asyncio.Semaphore(OPENING)

    # -- life --------------------------------------------------------------------------------

    async def open(self, keep: float | None = None) -> None:
        """Bring the database up to date, listen, and go on where tables were left; old ones go after so many days."""
        await migrate(self.store.engine)
        await self.bus.start(self._heard)
        for rounds in (self._sweep, self._watch_clocks, self._pulse, self._make_films, self.analyses.work):
            self._spawn(for_ever(rounds))
        if keep is not None:
            self._spawn(for_ever(lambda: self._clear_away(keep * 86_400)))

    async def close(self) -> None:
        """Let everybody go."""
        self.closing = True
        for task in list(self._tasks):
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        for table in list(self._tables.values()):
            await table.stop()
        await self.workers.stop()
        await self.bus.stop()
        await self.store.close()

    def _spawn(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _heard(self, table_id: str | None, seq: int) -> None:
        for table in list(self._tables.values()) if table_id is None else [self._tables.get(table_id)]:
            if table is not None:
                self._spawn(self.apart(table.heard(seq), table.id))

    async def heard_of(self, table_ids: list[str], what: int) -> None:
        """Something has changed at these tables, besides the game; they are told before this is answered."""
        for table_id in table_ids:
            table = self._tables.get(table_id)
            if table is not None:
                await self.apart(table.heard(what), table_id)

    async def _sweep(self) -> None:
        """Find tables that wait for a machine and are driven by nobody; forget those that nobody looks at."""
        while True:
            try:
                due = await self.store.due()
            except (SQLAlchemyError, OSError) as e:
                log.warning("the database is not reachable (%s)", type(e).__name__)
                due = []
            for table in list(self._tables.values()):
                table.machines.drive()  # the process that drove them may have died
            for table_id in due:
                if table_id not in self._going:
                    self._going.add(table_id)
                    self._spawn(self._set_going(table_id))
            await self._forget()
            await asyncio.sleep(SWEEP)

    async def _watch_clocks(self) -> None:
        """Find tables where somebody's time is over, or nearly; they are in the database, so a restart forgets none."""
        while True:
            try:
                due = await self.store.run_out(self.now(), AT_ONCE)
            except (SQLAlchemyError, OSError):
                due = []  # the sweep says so
            for table_id in due:
                if await self.bus.claim(table_id):  # else another process does it
                    await self.apart(self._run_out(table_id), table_id)
            await asyncio.sleep(TICK)

    async def _run_out(self, table_id: str) -> None:
        await timeouts.act(await self.find(table_id))

    async def _forget(self) -> None:
        """Tables that nobody looks at leave the memory after a while; sooner if there are many."""
        now = time.monotonic()
        idle = sorted((t for t in self._tables.values() if t.idle), key=lambda t: t.touched)
        for n, table in enumerate(idle):
            if table.idle and (now - table.touched > IDLE or n < len(idle) - KEPT):
                del self._tables[table.id]
                self.replays.forget(table.id)
                await self.bus.release(table.id)

    async def _clear_away(self, seconds: float) -> None:
        """Tables that nobody has touched for so long, and that nobody looks at, go; here or in another process."""
        while True:
            try:
                spared = [table.id for table in self._tables.values() if not table.idle]
                gone = await self.store.clear_away(time.time() - seconds, spared, AT_ONCE)
                for table_id in gone:
                    if table_id in self._tables:
                        self.gone(self._tables[table_id])
                await CupStore(self.store).clear(time.time() - seconds)
                if len(gone) < AT_ONCE:
                    await asyncio.sleep(CLEAR)
            except (SQLAlchemyError, OSError) as e:
                log.warning("the database is not reachable (%s)", type(e).__name__)
                await asyncio.sleep(SWEEP)

    async def _make_films(self) -> None:
        """What was finished here is filmed, one game after the other, so that it outlives its rules."""
        rules = {name: self.library.find(name).version for name in self.library.names}
        while True:
            await asyncio.sleep(FILMS)
            try:
                table_id = await self.store.unfilmed(rules)
            except (SQLAlchemyError, OSError):
                continue  # the sweep says so
            if table_id is not None and await self.bus.claim(table_id):
                await self.apart(self._make_film(table_id), table_id)
                await self.bus.release(table_id)

    async def _make_film(self, table_id: str) -> None:
        table = await self.find(table_id)
        moments = len(table.ledger) + 1
        try:
            for n in range(0, moments, REEL):
                await self.store.keep_reel(table_id, n // REEL, await self.replays.reel(table, n))
        except Refusal:
            await self.store.filmed(table_id, -1)  # it is not tried again
            raise
        await self.store.filmed(table_id, moments)

    async def _set_going(self, table_id: str) -> None:
        """One that takes long to read holds up no other; but not all are read at once."""
        async with self._opening:
            await self.apart(self._drive(table_id), table_id)
        self._going.discard(table_id)

    async def _drive(self, table_id: str) -> None:
        if await self.bus.claim(table_id):
            (await self.find(table_id)).machines.drive()

    async def _pulse(self) -> None:
        while True:
            await asyncio.sleep(PULSE)
            for table in list(self._tables.values()):
                await self.apart(seating.pulse(table), table.id)

    async def apart(self, work: Awaitable[None], table_id: str) -> None:
        """Do something to one table; whatever goes wrong with it is none of the others' business."""
        try:
            await work
        except (SQLAlchemyError, OSError) as e:
            log.warning("the database is not reachable (%s)", type(e).__name__)
        except Refusal as e:
            log.warning("table %s: %s", mark_of(table_id), e.message)
        except Exception:
            log.exception("table %s stumbled", mark_of(table_id))

    async def write_looks(self, tables: list[Table]) -> None:
        """Who has looked at these tables is written down."""
        seen: dict[tuple[str, str], float] = {}
        for table in tables:
            seen |= table.looks.take()
        if not seen:
            return
        try:
            async with self.store.writing() as c:
                await looked(c, seen)
        except (SQLAlchemyError, OSError) as e:
            log.warning("the database is not reachable (%s)", type(e).__name__)

    def quarantine(self, table: Table, e: Exception) -> None:
        """The rules stumble over a table: nobody can go on there, and no other table is touched."""
        if isinstance(e, Refusal):
            why = e.message
        else:
            log.error("the rules of %s stumbled", table.row.game, exc_info=e)
            why = f"the rules stumble over it ({type(e).__name__}: {e})"
        table.close(Closed("damaged", why))
        self._spawn(self.apart(set_aside(self, table.id, table.row.game, why), table.id))

    # -- finding -----------------------------------------------------------------------------

    def at_hand(self) -> list[Table]:
        """The tables in memory."""
        return list(self._tables.values())

    def add(self, table: Table) -> Table:
        """A table that has just been made."""
        self._tables[table.id] = table
        return table

    async def remove(self, table: Table) -> None:
        """A table is cleared away, with all that is stored of it. The caller holds its lock."""
        await self.store.remove([table.id])
        self.gone(table)

    def gone(self, table: Table) -> None:
        """Nothing is stored of a table any more; whoever looks at it is told."""
        self._tables.pop(table.id, None)
        self.replays.forget(table.id)
        for client in list(table.audience.clients):
            client.send_data({"type": "error", "key": "no-such-table", "message": "this table was cleared away"})
            client.close()

    async def find(self, table_id: str) -> Table:
        """A table, from memory or from its record."""
        table = self._tables.get(table_id)
        if table is not None:
            table.touched = time.monotonic()
            return table
        if table_id not in self._loading:
            task = self._loading[table_id] = asyncio.create_task(self._load(table_id))
            task.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(self._loading[table_id])

    async def read(self, table_id: str) -> Loaded:
        """A table as it is stored."""
        return await load(self, table_id)

    async def _load(self, table_id: str) -> Table:
        table = self.add(Table(self, await self.read(table_id)))
        if not self.store.sqlite:
            # A commit may have been heard of while it was being read.
            self._spawn(self.apart(table.heard(table.row.seq + 1), table.id))
        return table

    async def record(self, table_id: str) -> str:
        """The record of a finished game; also of one that can never be finished here."""
        table = await self.find(table_id)
        async with table.lock:
            await table.fresh()
            if not table.over and table.closed is None:
                raise Conflict(
                    "not-over", "the record holds everybody's secrets; it is published when the game is over"
                )
            return table.ledger.text(table.row, len(table.seats))


async def for_ever(rounds: Callable[[], Awaitable[None]]) -> None:
    """Go the rounds of all tables; whatever nobody has thought of may spoil one of them, and not all that follow."""
    while True:
        try:
            await rounds()
        except Exception:
            log.exception("a round of the tables stumbled; the next one begins")
            await asyncio.sleep(SWEEP)
