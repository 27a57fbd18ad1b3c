"""Reading of results, for the page of a person and for ratings."""

from __future__ import annotations

import sqlalchemy as sa
from msgspec import Struct

from reame.server.store.result_rows import BOT, ResultRow, results
from reame.server.store.result_writing import EPOCH
from reame.server.store.schema import people, server
from reame.server.store.store import Store


class Rated(Struct):
    """The rated games of one game: how many rows there are, and the mark of what was changed since."""

    epoch: str
    rows: int


class Somebody(Struct):
    """A person, as others know them."""

    id: str
    name: str
    arms: str


class ResultStore:
    """Reading of results."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, who: str) -> list[ResultRow]:
        """All results of somebody, the latest first."""
        query = results.select().where(results.c.who == who).order_by(results.c.at.desc(), results.c.table_id)
        async with self._store.engine.connect() as c:
            return [ResultRow(**r) for r in (await c.execute(query)).mappings().all()]

    async def shared(self, one: str, other: str) -> set[str]:
        """The finished tables where two people sat."""
        mine = sa.select(results.c.table_id).where(results.c.who == one)
        query = sa.select(results.c.table_id).where(results.c.who == other, results.c.table_id.in_(mine))
        async with self._store.engine.connect() as c:
            return set((await c.execute(query)).scalars().all())

    async def circle(self, person: str) -> list[Somebody]:
        """Everybody with whom somebody has finished a game, and they themselves."""
        mine = sa.select(results.c.table_id).where(results.c.who == person)
        met = sa.select(results.c.who).where(results.c.table_id.in_(mine))
        query = sa.select(people.c.id, people.c.name, people.c.arms).where(people.c.id.in_(met))
        async with self._store.engine.connect() as c:
            return [Somebody(*r) for r in (await c.execute(query)).all()]

    async def games(self) -> list[str]:
        """Games of which some were rated."""
        query = sa.select(results.c.game).where(results.c.rated).distinct().order_by(results.c.game)
        async with self._store.engine.connect() as c:
            return list((await c.execute(query)).scalars().all())

    async def state(self, game: str) -> Rated:
        """Whether ratings that were reckoned before still hold."""
        count = sa.select(sa.func.count()).select_from(results).where(results.c.game == game, results.c.rated)
        async with self._store.engine.connect() as c:
            epoch = (await c.execute(sa.select(server.c.value).where(server.c.key == EPOCH))).scalar()
            return Rated(epoch or "", (await c.execute(count)).scalar_one())

    async def rated(self, game: str) -> list[ResultRow]:
        """What counts for the ratings of a game, in the order in which the games ended."""
        query = results.select().where(results.c.game == game, results.c.rated)
        async with self._store.engine.connect() as c:
            rows = (await c.execute(query.order_by(results.c.at, results.c.table_id, results.c.seat))).mappings().all()
        return [ResultRow(**r) for r in rows]


def is_bot(who: str) -> bool:
    """Is it a bot?"""
    return who.startswith(BOT)
