"""Analyses of finished games: asked for by somebody, worked out a slice at a time behind everything else, and kept.

What is found is stored after every slice, so a restart loses one at most: whoever asks again goes on from there.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from typing import TYPE_CHECKING, Final

from msgspec import Raw
from sqlalchemy.exc import SQLAlchemyError

from reame.analysis.analysis import USUAL
from reame.analysis.trust import mark_of as mark_of_game
from reame.server.errors import Conflict, TooMany
from reame.server.protocol.analysis import AnalysisCard
from reame.server.store.analyses import AnalysisRow, AnalysisStore
from reame.server.tables.loading import mark_of
from reame.server.workers.jobs import NOTHING, Analyse, Analysed, Setting
from reame.server.workers.meter import METER, Meter, aside
from reame.server.workers.pool import Lost, Stumbled
from reame.server.workers.workers import ANALYSING, SLICE

if TYPE_CHECKING:
    from reame.server.store.store import Store
    from reame.server.tables.table import Table
    from reame.server.workers.workers import Workers

log = logging.getLogger("reame.server")

MOST: Final = 40  # games that are worked at, one slice of each in turn
OF_ONE: Final = 3  # of them for one address
LONGEST: Final = 1800.0  # seconds of a processor for one game
AGAIN: Final = 5.0  # seconds until the database is tried again


class Wanted:
    """A game that is worked at."""

    def __init__(self, setting: Setting, moves: list[tuple[int, str]], row: AnalysisRow, address: str) -> None:
        self.setting = setting
        self.moves = moves
        self.row = row
        self.address = address  # who wants it
        self.spent = 0.0  # seconds of a processor


class Analyses:
    """Of all tables."""

    def __init__(self, store: Store, workers: Workers) -> None:
        self._store = AnalysisStore(store)
        self._workers = workers
        self._wanted: OrderedDict[str, Wanted] = OrderedDict()  # by table; the first is next
        self._some = asyncio.Event()
        self._marks: dict[str, str] = {}

    async def card(self, table: Table) -> AnalysisCard:
        """How far the analysis of a table is; a Refusal if it can have none."""
        if not table.over:
            raise Conflict("not-over", "a game that still runs is not looked into; ask again when it is over")
        at_work = self._wanted.get(table.id)
        if at_work is not None:
            return self._working(at_work.row)
        row = await self._stored(table)
        if row.failed:
            return AnalysisCard("failed", row.progress, 0, row.failed, NOTHING)
        if row.body:
            return AnalysisCard("ready", 1.0, 0, "", Raw(row.body))
        return AnalysisCard("none", row.progress, len(self._wanted), "", NOTHING)

    async def begin(self, table: Table, address: str) -> AnalysisCard:
        """Work at it, if there is none yet. Refused if that is too much for one address, or for all."""
        table.check_open()
        row = await self._stored(table)
        if row.body or row.failed or table.id in self._wanted:
            return await self.card(table)
        if sum(1 for w in self._wanted.values() if w.address == address) >= OF_ONE:
            raise TooMany("too-much-work", "several games of yours are still looked into; wait for one", 60.0)
        if len(self._wanted) >= MOST:
            raise TooMany("too-much-work", "many games are looked into at this moment; wait a while", 300.0)
        moves = [(m.seat, m.words) for m in table.ledger.moves]
        self._wanted[table.id] = Wanted(table.setting(), moves, row, address)
        self._some.set()
        return self._working(row)

    def _working(self, row: AnalysisRow) -> AnalysisCard:
        return AnalysisCard("working", row.progress, len(self._wanted) - 1, "", NOTHING)

    async def _stored(self, table: Table) -> AnalysisRow:
        """By the rules and bots of today; where the rules are gone, what was found by them is as good as ever."""
        if table.closed is not None:
            return await self._store.last(table.id)
        handle = table.row.handle
        if handle not in self._marks:
            if len(self._marks) >= MOST:
                self._marks.clear()
            mark = await aside(mark_of_game, table.play.position.game)
            self._marks[handle] = f"{mark} {USUAL.trials} {USUAL.looks}"
        return await self._store.load(table.id, self._marks[handle])

    async def work(self) -> None:
        """A slice of each in turn, for ever."""
        while True:
            await self._some.wait()
            table_id, wanted = next(iter(self._wanted.items()))
            self._wanted.move_to_end(table_id)
            try:
                done = await self._slice(table_id, wanted)
            except (SQLAlchemyError, OSError) as e:
                log.warning("the database is not reachable (%s)", type(e).__name__)
                await asyncio.sleep(AGAIN)
                continue
            except Exception:
                log.exception("the analysis of table %s stumbled", mark_of(table_id))
                done = True  # it is not gone on with before somebody asks again
            if done:
                del self._wanted[table_id]
                if not self._wanted:
                    self._some.clear()

    async def _slice(self, table_id: str, wanted: Wanted) -> bool:
        """A little more of one; is that all?"""
        row = wanted.row
        found = Raw(row.found) if row.found else NOTHING
        job = Analyse(table_id, wanted.setting, wanted.moves, found, row.progress, SLICE, ANALYSING)
        meter = Meter()
        METER.set(meter)
        try:
            said: Analysed = await self._workers.analyse(job)
        except (Lost, Stumbled) as e:
            log.warning("table %s cannot be analysed: %s", mark_of(table_id), e)
            wanted.row = AnalysisRow(row.mark, row.progress, "slow" if isinstance(e, Lost) else "stumble")
        else:
            wanted.spent += meter.seconds
            done = bytes(said.body) != bytes(NOTHING)
            wanted.row = AnalysisRow(row.mark, said.progress, "", bytes(said.found), bytes(said.body) if done else b"")
            if wanted.spent > LONGEST and not done:
                wanted.row = AnalysisRow(row.mark, said.progress, "slow")
        await self._store.keep(table_id, wanted.row)
        return bool(wanted.row.failed or wanted.row.body)
