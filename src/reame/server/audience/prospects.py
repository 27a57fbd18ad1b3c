"""What things would mean to those who look at a table: worked out by a worker, kept as long as a seat sees the same."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import Raw

from reame.server.audience.advice import check_counsel
from reame.server.errors import Conflict
from reame.server.workers.jobs import Weigh
from reame.server.workers.pool import Lost, Stumbled
from reame.server.workers.queue import Asker
from reame.server.workers.workers import WEIGHING

if TYPE_CHECKING:
    from reame.server.tables.table import Table

log = logging.getLogger("reame.server")

KEPT: Final = 200  # subjects of one seat; whoever asks about more asks again


class Sight:
    """What one seat sees, and what it was told about that."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()  # who asks the same meanwhile waits for the answer
        self.body = b""
        self.told: dict[str, Raw] = {}


class Prospects:
    """Those of one table. An answer is kept by what the seat sees, so its haste tells nothing about what is hidden."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._sights: dict[int, Sight] = {}
        self._dump: tuple[int, Raw] = (-1, Raw(b""))  # the position, and after how many commits

    async def tell(self, seat: int, about: list[str], address: str) -> dict[str, Raw]:
        """By subject; the rules run in a worker, without the lock of the table. Conflict if they cannot say."""
        sight = self._sights.setdefault(seat, Sight())
        async with sight.lock:
            body, job = await self._look(sight, seat, about)
            told = {a: sight.told[a] for a in about if a in sight.told}
            if job is not None:
                fresh = await self._weigh(job, address)
                if len(sight.told) + len(fresh) > KEPT:
                    sight.told.clear()
                sight.body = body
                sight.told.update(fresh)
                told.update(fresh)
            return told

    async def _look(self, sight: Sight, seat: int, about: list[str]) -> tuple[bytes, Weigh | None]:
        """What the seat sees now, and what has to be asked about it."""
        table = self._table
        async with table.lock:
            await table.fresh()
            table.check_open()
            check_counsel(table.row, "rules")
            if table.row.status == "waiting":
                raise Conflict("not-started", "the game has not begun: seats are still open")
            body = table.audience.shown((seat,)).body
            if body != sight.body:
                sight.told.clear()
            asked = list(dict.fromkeys(a for a in about if a not in sight.told))
            if not asked:
                return body, None
            if self._dump[0] != table.row.seq:
                self._dump = table.row.seq, Raw(msgspec.json.encode(table.play.position.dump()))
            dump = self._dump[1]
            return body, Weigh(table.row.handle, dump, seat, asked, WEIGHING)

    async def _weigh(self, job: Weigh, address: str) -> dict[str, Raw]:
        table = self._table
        try:
            found = await table.tables.workers.weigh(job, Asker(table.id, address), table.row.careful)
        except Stumbled as e:
            log.error("%s stumbles over the prospects of %s: %s", job.game, job.about, e)
            raise Conflict("broken", f"the rules stumble over this question: {e}") from None
        except Lost:
            raise Conflict("busy", "this took too long; try again") from None
        return found.told
