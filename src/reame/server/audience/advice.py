"""The counsellor of a table: worked out by a worker, once for each decision, and marked in the record.

Nobody else is told of it before the record can be read by everybody: a mark would tell who is asked.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import Raw

from reame.server.errors import BadRequest, Conflict, Forbidden
from reame.server.protocol.counsel import AskCounsel, allows
from reame.server.store.rows import CounselRule, TableRow
from reame.server.workers.jobs import Advise
from reame.server.workers.pool import Lost, Stumbled
from reame.server.workers.queue import Asker
from reame.server.workers.workers import ADVISING

if TYPE_CHECKING:
    from reame.server.tables.table import Table

log = logging.getLogger("reame.server")

KEPT: Final = 200  # answers for one seat; whoever asks about more asks again


def check_counsel(row: TableRow, what: CounselRule) -> None:
    """Refuse what was not agreed for this table. When the game is over, there is nothing to be gained by it."""
    if row.status != "over" and not allows(row.counsel, what):
        raise Forbidden("no-counsel", f"at this table counsel is {row.counsel}; that was agreed when it was laid")


class Heard:
    """What one seat sees, and the counsel that it was given."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()  # one at a time
        self.body = b""
        self.told: dict[tuple[str, str], Raw] = {}


class Advice:
    """Of one table."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._heard: dict[int, Heard] = {}

    async def give(self, m: AskCounsel, address: str) -> Raw:
        """What the counsellor says; a Refusal if it may not, or cannot. The caller does not hold the lock."""
        heard = self._heard.setdefault(m.seat, Heard())
        async with heard.lock:
            async with self._table.lock:
                await self._table.fresh()
                self._check(m)
                body = self._table.audience.shown((m.seat,)).body
                if body != heard.body:
                    heard.body = body
                    heard.told.clear()
                told = heard.told.get((m.want, m.words))
                job = self._job(m) if told is None else None
            if job is not None:
                told = await self.work_out(job, address)
                if len(heard.told) >= KEPT:
                    heard.told.clear()
                heard.told[m.want, m.words] = told
            assert told is not None
            async with self._table.lock:
                await self._table.fresh()
                await self._mark(m)
            return told

    def _check(self, m: AskCounsel) -> None:
        """May the counsellor say this, of the decision that stands?"""
        table = self._table
        table.check_open()
        check_counsel(table.row, m.want)
        if table.row.status != "running":
            raise Conflict("no-question", "nobody is asked anything")
        if table.machine(m.seat) is not None:
            raise Conflict("regent-rules", "a bot plays this seat; take it back first")
        play = table.play
        if m.seq != play.seqs[m.seat] or m.seat not in play.position.waiting:
            raise Conflict("stale", "this is about an earlier question; look again")
        if m.want == "preview" and play.parse(m.words) not in play.position.legal(m.seat):
            raise BadRequest("no-such-choice", "this is none of the choices")
        if m.want == "hint" and m.words:
            raise BadRequest("no-such-choice", "a hint is about all choices")

    def _job(self, m: AskCounsel) -> Advise:
        table = self._table
        dump = Raw(msgspec.json.encode(table.play.position.dump()))
        return Advise(table.row.handle, dump, m.seat, m.want, m.words, ADVISING)

    async def work_out(self, job: Advise, address: str) -> Raw:
        """What a worker says to it; Conflict if it cannot."""
        table = self._table
        asker = Asker(table.id, address, short=job.want == "preview")
        try:
            return (await table.tables.workers.advise(job, asker, table.row.careful)).told
        except Stumbled as e:
            log.error("%s stumbles over a %s: %s", job.game.partition("\n")[0], job.want, e)
            raise Conflict("broken", f"the rules stumble over this question: {e}") from None
        except Lost:
            raise Conflict("busy", "this took too long; try again") from None

    async def _mark(self, m: AskCounsel) -> None:
        """The record says that counsel was taken, once for a decision; without that none is given."""
        self._check(m)
        table = self._table
        words = f"{m.want} {m.seat}"
        if not table.ledger.is_marked(m.seat, m.seq, words):
            await table.change(lambda: table.note(table.play.mark(m.seat, words)))
