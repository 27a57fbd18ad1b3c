"""Reading and writing of analyses: what is known of each so far, and at last what it says."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from reame.server.store.schema import analyses, tables
from reame.server.store.store import Store


class AnalysisRow(Struct):
    """An analysis, done or not. Its mark says by which rules and bots."""

    mark: str
    progress: float = 0.0
    failed: str = ""  # why there is none
    found: bytes = b""  # JSON: with it another worker goes on
    body: bytes = b""  # JSON: what it says, when it is done


class AnalysisStore:
    """Reading and writing of analyses."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def load(self, table_id: str, mark: str) -> AnalysisRow:
        """What is stored by this mark; if nothing is, an empty one."""
        async with self._store.engine.connect() as c:
            query = analyses.select().where(analyses.c.table_id == table_id, analyses.c.mark == mark)
            row = (await c.execute(query)).mappings().first()
        return _row(mark, row)

    async def last(self, table_id: str) -> AnalysisRow:
        """What is stored, by whatever mark; if nothing is, an empty one."""
        async with self._store.engine.connect() as c:
            row = (await c.execute(analyses.select().where(analyses.c.table_id == table_id))).mappings().first()
        return _row("", row)

    async def keep(self, table_id: str, row: AnalysisRow) -> None:
        """In place of what was stored; nothing, if the table is gone."""
        async with self._store.writing() as c:
            await c.execute(analyses.delete().where(analyses.c.table_id == table_id))
            if (await c.execute(tables.select().where(tables.c.id == table_id))).first() is not None:
                await c.execute(analyses.insert(), {"table_id": table_id, **msgspec.structs.asdict(row)})


def _row(mark: str, row: Any) -> AnalysisRow:
    return AnalysisRow(mark) if row is None else AnalysisRow(**{k: v for k, v in row.items() if k != "table_id"})
