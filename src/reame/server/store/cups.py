"""Reading and writing of cups."""

from __future__ import annotations

from typing import Any

import msgspec
import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.ext.asyncio import AsyncConnection

from reame.server.store.cup_rows import CupPersonRow, CupRow, CupTableRow, StoredCup, cup_people, cup_tables, cups
from reame.server.store.result_rows import ResultRow, results
from reame.server.store.results import Somebody
from reame.server.store.schema import people, tables
from reame.server.store.store import Store


class CupChange(Struct, kw_only=True):
    """What one change of a cup writes: columns, people who are new or have another place, tables that were laid."""

    cup: dict[str, Any] = {}
    people: list[CupPersonRow] = []
    tables: list[CupTableRow] = []


class CupStore:
    """Reading and writing of cups."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def create(self, row: CupRow, first: list[CupPersonRow]) -> None:
        """A new cup."""
        async with self._store.writing() as c:
            await c.execute(cups.insert(), msgspec.structs.asdict(row))
            await _write_people(c, row.id, first)

    async def load(self, cup: str) -> StoredCup | None:
        """All that is stored of a cup."""
        async with self._store.engine.connect() as c:
            row = (await c.execute(cups.select().where(cups.c.id == cup))).mappings().first()
            if row is None:
                return None
            who = sa.select(cup_people.c.n, cup_people.c.person, cup_people.c.place)
            who = who.where(cup_people.c.cup_id == cup).order_by(cup_people.c.n)
            laid = sa.select(cup_tables.c.round, cup_tables.c.n, cup_tables.c.table_id)
            laid = laid.where(cup_tables.c.cup_id == cup).order_by(cup_tables.c.round, cup_tables.c.n)
            return StoredCup(
                row=CupRow(**row),
                people=[CupPersonRow(**r) for r in (await c.execute(who)).mappings().all()],
                tables=[CupTableRow(**r) for r in (await c.execute(laid)).mappings().all()],
            )

    async def commit(self, cup: str, seq: int, change: CupChange) -> bool:
        """Write a change; False, and nothing written, if another one came first."""
        async with self._store.writing() as c:
            return await write(c, cup, seq, change)

    async def remove(self, cup: str) -> None:
        """Nothing is left of a cup."""
        async with self._store.writing() as c:
            await _remove(c, [cup])

    async def clear(self, since: float) -> None:
        """Cups that nobody has touched since then go, when none of their tables is left."""
        left = sa.select(cup_tables.c.cup_id).where(cup_tables.c.table_id.in_(sa.select(tables.c.id)))
        old = sa.select(cups.c.id).where(cups.c.changed < since, cups.c.id.not_in(left)).limit(200)
        async with self._store.writing() as c:
            await _remove(c, list((await c.execute(old)).scalars().all()))

    # -- what is shown -----------------------------------------------------------------------

    async def of(self, person: str, limit: int) -> list[CupRow]:
        """The cups where somebody is, or that they hold, the newest first."""
        inside = sa.select(cup_people.c.cup_id).where(cup_people.c.person == person, cup_people.c.place != "left")
        query = cups.select().where((cups.c.host == person) | cups.c.id.in_(inside))
        async with self._store.engine.connect() as c:
            rows = (await c.execute(query.order_by(cups.c.created.desc()).limit(limit))).mappings().all()
        return [CupRow(**r) for r in rows]

    async def held(self, person: str) -> int:
        """How many cups somebody holds that are not over."""
        query = sa.select(sa.func.count()).select_from(cups).where(cups.c.host == person, cups.c.status != "over")
        async with self._store.engine.connect() as c:
            return int((await c.execute(query)).scalar_one())

    async def names(self, ids: list[str]) -> dict[str, Somebody]:
        """Names and arms of people."""
        query = sa.select(people.c.id, people.c.name, people.c.arms).where(people.c.id.in_(ids))
        async with self._store.engine.connect() as c:
            return {r.id: Somebody(*r) for r in (await c.execute(query)).all()}

    async def statuses(self, table_ids: list[str]) -> dict[str, str]:
        """Which of these tables are still there, and whether they are over."""
        query = sa.select(tables.c.id, tables.c.status).where(tables.c.id.in_(table_ids))
        async with self._store.engine.connect() as c:
            return {r.id: r.status for r in (await c.execute(query)).all()}

    async def ended(self, table_ids: list[str]) -> dict[str, list[ResultRow]]:
        """How those of these tables ended that did, seat by seat."""
        query = results.select().where(results.c.table_id.in_(table_ids), ~results.c.gone).order_by(results.c.seat)
        async with self._store.engine.connect() as c:
            rows = [ResultRow(**r) for r in (await c.execute(query)).mappings().all()]
        found: dict[str, list[ResultRow]] = {}
        for row in rows:
            found.setdefault(row.table_id, []).append(row)
        return found


async def write(c: AsyncConnection, cup: str, seq: int, change: CupChange) -> bool:
    """Write a change in a transaction; False if another one came first."""
    query = cups.update().where(cups.c.id == cup, cups.c.seq == seq)
    if (await c.execute(query.values(seq=seq + 1, **change.cup))).rowcount != 1:
        return False
    await _write_people(c, cup, change.people)
    if change.tables:
        await c.execute(cup_tables.insert(), [{"cup_id": cup, **msgspec.structs.asdict(t)} for t in change.tables])
    return True


async def _write_people(c: AsyncConnection, cup: str, rows: list[CupPersonRow]) -> None:
    for row in rows:
        same = sa.and_(cup_people.c.cup_id == cup, cup_people.c.n == row.n)
        changed = cup_people.update().where(same).values(person=row.person, place=row.place)
        if (await c.execute(changed)).rowcount == 0:
            await c.execute(cup_people.insert(), {"cup_id": cup, **msgspec.structs.asdict(row)})


async def _remove(c: AsyncConnection, ids: list[str]) -> None:
    for part in (cup_tables, cup_people):
        await c.execute(part.delete().where(part.c.cup_id.in_(ids)))
    await c.execute(cups.delete().where(cups.c.id.in_(ids)))


async def merge(c: AsyncConnection, was: str, person: str) -> None:
    """Two people have become one; where both were in a cup, one of the two places is nobody's any more."""
    other = cup_people.alias()
    both = sa.exists().where(other.c.cup_id == cup_people.c.cup_id, other.c.person == person)
    double = cup_people.update().where(cup_people.c.person == was, both)
    await c.execute(double.values(person=None, place="left"))
    await c.execute(cup_people.update().where(cup_people.c.person == was).values(person=person))
    await c.execute(cups.update().where(cups.c.host == was).values(host=person))


async def forget(c: AsyncConnection, person: str) -> None:
    """Somebody goes for good: their places are nobody's, and a cup that they held is held by whoever came first."""
    await c.execute(cup_people.update().where(cup_people.c.person == person).values(person=None, place="left"))
    for cup in (await c.execute(sa.select(cups.c.id).where(cups.c.host == person))).scalars().all():
        inside = sa.and_(cup_people.c.cup_id == cup, cup_people.c.place == "plays")
        heir = (
            await c.execute(sa.select(cup_people.c.person).where(inside).order_by(cup_people.c.n).limit(1))
        ).scalar()
        columns: dict[str, Any] = {"host": heir} if heir is not None else {"host": None, "status": "over"}
        await c.execute(cups.update().where(cups.c.id == cup).values(seq=cups.c.seq + 1, **columns))
