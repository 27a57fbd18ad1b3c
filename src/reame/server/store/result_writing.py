"""Writing of results: in the commit that ends a game, and when people become one, or go."""

from __future__ import annotations

import secrets
from typing import Final

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from reame.server.store.result_rows import NOBODY, ResultRow, results
from reame.server.store.schema import seats, server

EPOCH: Final = "results"  # the name of a mark that changes whenever results change that were written before


def write(c: sa.Connection, rows: list[ResultRow]) -> None:
    """What became of somebody; it stands as it was written first."""
    for row in rows:
        same = sa.and_(results.c.table_id == row.table_id, results.c.seat == row.seat, results.c.who == row.who)
        if (c.execute(sa.select(results.c.seat).where(same))).first() is None:
            c.execute(results.insert(), msgspec.structs.asdict(row))


async def write_late(c: AsyncConnection, table_id: str, rows: list[ResultRow]) -> None:
    """The results of a game that ended before anybody wrote them, unless somebody did."""
    known = sa.select(results.c.seat).where(results.c.table_id == table_id, ~results.c.gone)
    if (await c.execute(known)).first() is None:
        await c.run_sync(write, rows)


async def adopt(c: AsyncConnection, free: sa.ColumnElement[bool], person: str) -> None:
    """Seats that nobody known had played become somebody's, and so do their results. They are not rated by it."""
    held = sa.exists().where(seats.c.table_id == results.c.table_id, seats.c.seat == results.c.seat, free)
    await c.execute(results.update().where(results.c.who == NOBODY, held).values(who=person))


async def merge(c: AsyncConnection, was: str, person: str) -> None:
    """Two people have become one."""
    other = results.alias()
    same = sa.and_(other.c.table_id == results.c.table_id, other.c.seat == results.c.seat, other.c.who == person)
    await c.execute(results.delete().where(results.c.who == was, sa.exists().where(same)))
    await c.execute(results.update().where(results.c.who == was).values(who=person))
    await _turn_over(c)


async def forget(c: AsyncConnection, person: str) -> None:
    """Somebody goes for good. Whom they have beaten has still won: under a name that leads to nobody."""
    await c.execute(results.update().where(results.c.who == person).values(who=f"gone:{secrets.token_urlsafe(12)}"))
    await _turn_over(c)


async def _turn_over(c: AsyncConnection) -> None:
    await c.execute(server.delete().where(server.c.key == EPOCH))
    await c.execute(server.insert(), {"key": EPOCH, "value": secrets.token_urlsafe(12)})
