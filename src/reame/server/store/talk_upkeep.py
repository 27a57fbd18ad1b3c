"""What becomes of letters when other things change: moves taken back, seats that change hands, people who go."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from reame.server.store.schema import chat
from reame.server.store.talk_rows import Fallen
from reame.server.store.talk_schema import hushed, letters, promises, reads


def turn_back(c: sa.Connection, table_id: str, fallen: list[Fallen]) -> None:
    """Moves were taken back. Letters, promises and proclamations stay, and know before what they were written."""
    for back in fallen:
        for part in (letters, promises):
            later = sa.and_(part.c.table_id == table_id, part.c.moves > back.first)
            places = sa.select(part.c.moves, part.c.turned).where(later).distinct()
            # From the front, so that none is moved twice.
            for moves, turned in sorted((c.execute(places)).all()):
                to, seen = back.shift(moves, turned)
                same = sa.and_(part.c.table_id == table_id, part.c.moves == moves, part.c.turned == turned)
                c.execute(part.update().where(same).values(moves=to, turned=seen))
        later = sa.and_(chat.c.table_id == table_id, chat.c.moves > back.first)
        for (moves,) in sorted((c.execute(sa.select(chat.c.moves).where(later).distinct())).all()):
            here = sa.and_(chat.c.table_id == table_id, chat.c.moves == moves)
            c.execute(chat.update().where(here).values(moves=back.shift(moves, 0)[0]))


def forget_notes(c: sa.Connection, table_id: str, chairs: list[int]) -> None:
    """Somebody else will sit there: letters stay with the seat, what one noted for oneself does not."""
    c.execute(letters.delete().where(letters.c.table_id == table_id, letters.c.room.in_([1 << s for s in chairs])))
    for part in (reads, hushed):
        c.execute(part.delete().where(part.c.table_id == table_id, part.c.seat.in_(chairs)))


async def pass_on(c: AsyncConnection, was: str, person: str) -> None:
    """Two people have become one."""
    for part in (letters, promises):
        await c.execute(part.update().where(part.c.person == was).values(person=person))


async def forget_person(c: AsyncConnection, person: str) -> None:
    """What somebody wrote to others stays without a name."""
    await c.execute(letters.update().where(letters.c.person == person).values(person=None, name=""))
    await c.execute(promises.update().where(promises.c.person == person).values(person=None, counts=False))
