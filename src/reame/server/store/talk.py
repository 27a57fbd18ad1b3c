"""Letters and promises: reading and writing. Nothing here touches a column that anybody else is shown."""

from __future__ import annotations

import time
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from reame.server.store import outbox
from reame.server.store.rows import NoticeRow
from reame.server.store.schema import seats, tables
from reame.server.store.store import LETTERS, Store
from reame.server.store.talk_rows import Honour, LetterRow, PromiseRow, seats_in
from reame.server.store.talk_schema import hushed, letters, promises, reads

_LETTER = [letters.c[name] for name in LetterRow.__struct_fields__]
_PROMISE = [promises.c[name] for name in PromiseRow.__struct_fields__]


class News(msgspec.Struct):
    """What is new at a table for the seats of a mask, up to a count of changes."""

    rev: int
    letters: list[LetterRow]
    promises: list[PromiseRow]


class Marks(msgspec.Struct):
    """How far seats have read in their rooms, and whom they do not want to hear."""

    read: list[tuple[int, int, int]]  # room, seat, number of the last letter read
    hushed: list[tuple[int, int]]  # seat, the other one


class TalkStore:
    """Reading and writing of letters and promises."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # -- writing -----------------------------------------------------------------------------

    async def _lock(self, c: AsyncConnection, table_id: str) -> None:
        """One after the other, whichever process writes: numbers and counts have no gaps."""
        await c.execute(sa.select(tables.c.id).where(tables.c.id == table_id).with_for_update())

    async def _rev(self, c: AsyncConnection, table_id: str) -> int:
        """The next count of changes."""
        last = 0
        for part in (letters, promises):
            query = sa.select(sa.func.coalesce(sa.func.max(part.c.rev), 0)).where(part.c.table_id == table_id)
            last = max(last, (await c.execute(query)).scalar_one())
        return last + 1

    async def written(self, part: sa.Table, table_id: str, seat: int, message_id: str) -> bool:
        """Was this message written down before?"""
        same = sa.and_(part.c.table_id == table_id, part.c.seat == seat, part.c.message_id == message_id)
        async with self._store.engine.connect() as c:
            return (await c.execute(sa.select(part.c.seat).where(same))).first() is not None

    async def write(
        self, table_id: str, letter: LetterRow, message_id: str, person: str | None, notices: list[NoticeRow]
    ) -> None:
        """A letter, under the next number of its room, and whom it calls. Who wrote it has read it."""
        async with self._store.writing() as c:
            await self._lock(c, table_id)
            inside = sa.and_(letters.c.table_id == table_id, letters.c.room == letter.room)
            last = (
                await c.execute(sa.select(sa.func.coalesce(sa.func.max(letters.c.n), 0)).where(inside))
            ).scalar_one()
            letter.n, letter.rev = last + 1, await self._rev(c, table_id)
            more = {"table_id": table_id, "message_id": message_id, "person": person}
            await c.execute(letters.insert(), {**msgspec.structs.asdict(letter), **more})
            if await self._read_upto(c, table_id, letter.room, letter.seat) == last:
                await self._read(c, table_id, letter.room, letter.seat, letter.n)
            await c.run_sync(outbox.write, notices)
            await self._store.notify(c, [table_id], LETTERS)

    async def break_seal(self, table_id: str, room: int, n: int, seat: int) -> bool:
        """Who wrote a sealed letter opens it; False if there is no such letter of theirs."""
        mine = sa.and_(letters.c.table_id == table_id, letters.c.room == room, letters.c.n == n, letters.c.seat == seat)
        async with self._store.writing() as c:
            await self._lock(c, table_id)
            rev = await self._rev(c, table_id)
            sealed = sa.and_(mine, letters.c.salt.is_not(None))
            closed = sa.and_(sealed, letters.c.opened.is_(None))
            await c.execute(letters.update().where(closed).values(opened=time.time(), rev=rev))
            found = (await c.execute(sa.select(letters.c.n).where(sealed))).first() is not None
            await self._store.notify(c, [table_id], LETTERS)
        return found

    async def break_due(self, table_id: str, now: float) -> None:
        """Open the sealed letters whose moment has come."""
        sealed = sa.and_(letters.c.table_id == table_id, letters.c.salt.is_not(None), letters.c.opened.is_(None))
        due = sa.and_(sealed, letters.c.opens <= now)
        async with self._store.writing() as c:
            await self._lock(c, table_id)
            rev = await self._rev(c, table_id)
            await c.execute(letters.update().where(due).values(opened=letters.c.opens, rev=rev))
            await self._store.notify(c, [table_id], LETTERS)

    async def next_opening(self, table_id: str) -> float | None:
        """When the next sealed letter opens by itself."""
        sealed = sa.and_(letters.c.table_id == table_id, letters.c.salt.is_not(None), letters.c.opened.is_(None))
        async with self._store.engine.connect() as c:
            found: float | None = (await c.execute(sa.select(sa.func.min(letters.c.opens)).where(sealed))).scalar()
            return found

    async def strike(self, table_id: str, seat: int, n: int) -> bool:
        """A line of a notebook is struck out: nothing is left of it but its number."""
        line = sa.and_(letters.c.table_id == table_id, letters.c.room == 1 << seat, letters.c.n == n)
        async with self._store.writing() as c:
            await self._lock(c, table_id)
            rev = await self._rev(c, table_id)
            done = await c.execute(letters.update().where(line).values(text="", rev=rev))
            await self._store.notify(c, [table_id], LETTERS)
        return done.rowcount == 1

    async def promise(self, table_id: str, row: PromiseRow, message_id: str, person: str | None) -> None:
        """Somebody gives their word."""
        async with self._store.writing() as c:
            await self._lock(c, table_id)
            row.rev = await self._rev(c, table_id)
            more = {"table_id": table_id, "message_id": message_id, "person": person, "counts": False}
            await c.execute(promises.insert(), {**msgspec.structs.asdict(row), **more})
            await self._store.notify(c, [table_id], LETTERS)

    async def find_promise(self, table_id: str, promise: int) -> tuple[PromiseRow, str | None] | None:
        """A promise, and who gave it."""
        query = sa.select(*_PROMISE, promises.c.person).where(
            promises.c.table_id == table_id, promises.c.promise == promise
        )
        async with self._store.engine.connect() as c:
            found = (await c.execute(query)).mappings().first()
        if found is None:
            return None
        return PromiseRow(**{k: v for k, v in found.items() if k != "person"}), found["person"]

    async def judge(self, table_id: str, promise: int, **columns: Any) -> None:
        """Somebody says what has become of a promise."""
        async with self._store.writing() as c:
            await self._lock(c, table_id)
            rev = await self._rev(c, table_id)
            where = promises.update().where(promises.c.table_id == table_id, promises.c.promise == promise)
            await c.execute(where.values(rev=rev, **columns))
            await self._store.notify(c, [table_id], LETTERS)

    # -- what seats have read, and whom they do not hear --------------------------------------

    async def _read_upto(self, c: AsyncConnection, table_id: str, room: int, seat: int) -> int:
        here = sa.and_(reads.c.table_id == table_id, reads.c.room == room, reads.c.seat == seat)
        return (await c.execute(sa.select(reads.c.n).where(here))).scalar() or 0

    async def _read(self, c: AsyncConnection, table_id: str, room: int, seat: int, n: int) -> None:
        here = sa.and_(reads.c.table_id == table_id, reads.c.room == room, reads.c.seat == seat)
        known = (await c.execute(sa.select(reads.c.n).where(here))).scalar()
        if known is None:
            await c.execute(reads.insert(), {"table_id": table_id, "room": room, "seat": seat, "n": n})
        elif known < n:
            await c.execute(reads.update().where(here).values(n=n))

    async def read(self, table_id: str, room: int, seat: int, n: int) -> None:
        """A seat has read a room up to a letter, as far as there are any."""
        inside = sa.and_(letters.c.table_id == table_id, letters.c.room == room)
        async with self._store.writing() as c:
            await self._lock(c, table_id)
            last = (await c.execute(sa.select(sa.func.max(letters.c.n)).where(inside))).scalar()
            if last is not None:
                await self._read(c, table_id, room, seat, min(n, last))
                await self._store.notify(c, [table_id], LETTERS)

    async def hush(self, table_id: str, seat: int, other: int, hush: bool) -> None:
        """A seat does not want to hear another one any more, or does again."""
        here = sa.and_(hushed.c.table_id == table_id, hushed.c.seat == seat, hushed.c.other == other)
        async with self._store.writing() as c:
            await self._lock(c, table_id)
            await c.execute(hushed.delete().where(here))
            if hush:
                await c.execute(hushed.insert(), {"table_id": table_id, "seat": seat, "other": other})
            await self._store.notify(c, [table_id], LETTERS)

    async def deaf(self, table_id: str, other: int) -> set[int]:
        """Seats that do not want to hear another one."""
        query = sa.select(hushed.c.seat).where(hushed.c.table_id == table_id, hushed.c.other == other)
        async with self._store.engine.connect() as c:
            return set((await c.execute(query)).scalars().all())

    async def marks(self, table_id: str, own: list[int]) -> Marks:
        """What these seats have read, and whom they do not hear."""
        seen = sa.select(reads.c.room, reads.c.seat, reads.c.n).where(
            reads.c.table_id == table_id, reads.c.seat.in_(own)
        )
        silent = sa.select(hushed.c.seat, hushed.c.other).where(hushed.c.table_id == table_id, hushed.c.seat.in_(own))
        async with self._store.engine.connect() as c:
            return Marks(
                [tuple(r) for r in (await c.execute(seen.order_by(reads.c.room, reads.c.seat))).all()],
                [tuple(r) for r in (await c.execute(silent.order_by(hushed.c.seat, hushed.c.other))).all()],
            )

    # -- reading -----------------------------------------------------------------------------

    async def news(self, table_id: str, after: int, mask: int, limit: int) -> News:
        """What has changed for the seats of a mask since a count; of each room no more than the last letters."""
        mine = sa.and_(letters.c.table_id == table_id, letters.c.room.op("&")(mask) != 0)
        place = sa.func.row_number().over(partition_by=letters.c.room, order_by=letters.c.n.desc()).label("place")
        found = sa.select(*_LETTER, place).where(mine, letters.c.rev > after).subquery()
        columns = [found.c[name] for name in LetterRow.__struct_fields__]
        query = sa.select(*columns).where(found.c.place <= limit).order_by(found.c.room, found.c.n)
        open_to = ~promises.c.secret
        for s in seats_in(mask):
            open_to = open_to | (promises.c.seat == s) | (promises.c.other == s)
        words = sa.select(*_PROMISE).where(promises.c.table_id == table_id, promises.c.rev > after, open_to)
        async with self._store.engine.connect() as c:
            rev = await self._rev(c, table_id) - 1
            new = [LetterRow(**r) for r in (await c.execute(query)).mappings().all()]
            given = [PromiseRow(**r) for r in (await c.execute(words.order_by(promises.c.at))).mappings().all()]
        return News(rev, new, given)

    async def before(self, table_id: str, room: int, n: int, limit: int) -> list[LetterRow]:
        """The letters of a room before one of them."""
        query = sa.select(*_LETTER).where(letters.c.table_id == table_id, letters.c.room == room, letters.c.n < n)
        async with self._store.engine.connect() as c:
            rows = (await c.execute(query.order_by(letters.c.n.desc()).limit(limit))).mappings().all()
        return [LetterRow(**r) for r in reversed(rows)]

    async def all_letters(self, table_id: str, mask: int | None, start: int, limit: int) -> tuple[int, list[LetterRow]]:
        """How many letters were written at a table, in the rooms of a mask or in all, and some of them by their time.

        Notebooks are not among them, but those of the mask.
        """
        one = [1 << s for s in seats_in(-1)]
        here = sa.and_(letters.c.table_id == table_id, letters.c.room.not_in(one) if mask is None
                       else letters.c.room.op("&")(mask) != 0)  # fmt: skip
        query = sa.select(*_LETTER).where(here).order_by(letters.c.moves, letters.c.at, letters.c.room, letters.c.n)
        async with self._store.engine.connect() as c:
            total: int = (await c.execute(sa.select(sa.func.count()).select_from(letters).where(here))).scalar_one()
            rows = (await c.execute(query.offset(start).limit(limit))).mappings().all()
        return total, [LetterRow(**r) for r in rows]

    async def all_promises(self, table_id: str, mask: int | None) -> list[PromiseRow]:
        """The promises of a table: all, or those that the seats of a mask may know of."""
        if mask is not None:
            return (await self.news(table_id, 0, mask, 1)).promises
        query = sa.select(*_PROMISE).where(promises.c.table_id == table_id).order_by(promises.c.at)
        async with self._store.engine.connect() as c:
            return [PromiseRow(**r) for r in (await c.execute(query)).mappings().all()]

    # -- people ------------------------------------------------------------------------------

    async def honour(self, people: list[str]) -> dict[str, Honour]:
        """What has become of the promises of these people.

        A secret one counts when everybody may know of it: else the sum would tell that it was made.
        """
        told = sa.and_(tables.c.status == "over", tables.c.opened == "end")
        query = (
            sa.select(promises.c.person, promises.c.replies, sa.func.count())
            .join(tables, tables.c.id == promises.c.table_id)
            .where(promises.c.person.in_(people), promises.c.counts, ~promises.c.secret | told)
            .group_by(promises.c.person, promises.c.replies)
        )
        out = {person: Honour() for person in people}
        async with self._store.engine.connect() as c:
            for person, replies, n in (await c.execute(query)).all():
                if replies:
                    setattr(out[person], replies, n)
        return out

    async def of_person(self, person: str) -> tuple[list[tuple[str, LetterRow, bool]], list[tuple[str, PromiseRow]]]:
        """All letters and promises that somebody wrote, or can read by their seats; and if they wrote the letter."""
        held = sa.select(seats.c.table_id, seats.c.seat).where(seats.c.person == person)
        async with self._store.engine.connect() as c:
            own: dict[str, int] = {}
            for table_id, seat in (await c.execute(held)).all():
                own[table_id] = own.get(table_id, 0) | 1 << seat
            mine, given = letters.c.person == person, promises.c.person == person
            found: list[tuple[str, LetterRow, bool]] = []
            words: list[tuple[str, PromiseRow]] = []
            wanted = sa.select(letters.c.table_id, letters.c.person, *_LETTER)
            some = wanted.where(mine | letters.c.table_id.in_(list(own))).order_by(letters.c.at)
            for row in (await c.execute(some)).mappings().all():
                wrote = row["person"] == person
                if wrote or row["room"] & own.get(row["table_id"], 0):
                    fields = {name: row[name] for name in LetterRow.__struct_fields__}
                    found.append((row["table_id"], LetterRow(**fields), wrote))
            pledges = sa.select(promises.c.table_id, promises.c.person, *_PROMISE)
            several = pledges.where(given | promises.c.table_id.in_(list(own))).order_by(promises.c.at)
            for row in (await c.execute(several)).mappings().all():
                both = 1 << row["seat"] | 1 << row["other"]
                if row["person"] == person or both & own.get(row["table_id"], 0):
                    fields = {name: row[name] for name in PromiseRow.__struct_fields__}
                    words.append((row["table_id"], PromiseRow(**fields)))
        return found, words
