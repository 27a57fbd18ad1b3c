"""Who plays here: people, their devices, and the links by which another device becomes theirs."""

from __future__ import annotations

import time
from typing import Any, Final

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from reame.server.store import cups, result_writing
from reame.server.store.rows import DeviceRow, PersonRow
from reame.server.store.schema import (
    channels,
    chat,
    devices,
    gallery,
    links,
    looks,
    notices,
    people,
    posts,
    seats,
    tables,
)
from reame.server.store.store import ANEW, CHANGED, Store
from reame.server.store.talk_upkeep import forget_person, pass_on

# Kinds of codes that lead to a person; not that which was sent to a mail address to see whose it is.
LEADS: Final = ("device", "recovery", "mail")


class PeopleStore:
    """Reading and writing of people. Tokens and codes are stored as hashes."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # -- people and devices ------------------------------------------------------------------

    async def create(self, person: PersonRow, device: DeviceRow, token_hash: str) -> None:
        """Somebody new, with a first device."""
        async with self._store.writing() as c:
            await c.execute(people.insert(), msgspec.structs.asdict(person))
            await self._add_device(c, device, token_hash)

    async def _add_device(self, c: AsyncConnection, device: DeviceRow, token_hash: str) -> None:
        await c.execute(devices.insert(), {**msgspec.structs.asdict(device), "token_hash": token_hash})

    async def find(self, token_hash: str) -> tuple[PersonRow, DeviceRow] | None:
        """Whose device has this token."""
        query = sa.select(people, devices.c.id.label("device"), devices.c.label, devices.c.created.label("since"),
                          devices.c.seen.label("used"))  # fmt: skip
        query = query.join(devices, devices.c.person == people.c.id).where(devices.c.token_hash == token_hash)
        async with self._store.engine.connect() as c:
            row = (await c.execute(query)).mappings().first()
        if row is None:
            return None
        person = PersonRow(**{name: row[name] for name in PersonRow.__struct_fields__})
        device = DeviceRow(
            id=row["device"], person=person.id, label=row["label"], created=row["since"], seen=row["used"]
        )
        return person, device

    async def somebody(self, id: str) -> PersonRow | None:
        """A person by their id."""
        async with self._store.engine.connect() as c:
            row = (await c.execute(people.select().where(people.c.id == id))).mappings().first()
        return None if row is None else PersonRow(**row)

    async def of_feed(self, feed_hash: str) -> str | None:
        """Whose calendar has this link."""
        async with self._store.engine.connect() as c:
            found: str | None = (await c.execute(sa.select(people.c.id).where(people.c.feed == feed_hash))).scalar()
        return found

    async def devices_of(self, person: str) -> list[DeviceRow]:
        """All devices of somebody, the latest used first."""
        columns = (devices.c.id, devices.c.person, devices.c.label, devices.c.created, devices.c.seen)
        query = sa.select(*columns).where(devices.c.person == person).order_by(devices.c.seen.desc())
        async with self._store.engine.connect() as c:
            return [DeviceRow(**r) for r in (await c.execute(query)).mappings().all()]

    async def seen(self, person: str, device: str, now: float) -> None:
        """Somebody is there, on this device."""
        async with self._store.writing() as c:
            await c.execute(people.update().where(people.c.id == person).values(seen=now))
            await c.execute(devices.update().where(devices.c.id == device).values(seen=now))

    async def change(self, person: str, **columns: Any) -> list[str]:
        """Another name, other arms; the tables that have to show it."""
        async with self._store.writing() as c:
            await c.execute(people.update().where(people.c.id == person).values(**columns))
            if "arms" not in columns:
                return []
            held = await self._tables_of(c, person)
            await c.execute(seats.update().where(seats.c.person == person).values(arms=columns["arms"]))
            await self._store.notify(c, held, CHANGED)
        return held

    async def forget_device(self, person: str, device: str) -> list[str] | None:
        """One device less, and the tables where it may be connected; None if it was none of theirs."""
        async with self._store.writing() as c:
            done = await c.execute(devices.delete().where(devices.c.id == device, devices.c.person == person))
            if done.rowcount != 1:
                return None
            await c.execute(channels.delete().where(channels.c.reader == person, channels.c.device == device))
            held = await self._tables_of(c, person)
            # It has kept the keys of seats; from now on only devices that are known hold them.
            await c.execute(seats.update().where(seats.c.person == person).values(key_hash=None))
            await c.execute(tables.update().where(tables.c.host_person == person).values(host_hash=None))
            await self._store.notify(c, held, ANEW)
            return held

    async def _hold(self, c: AsyncConnection, *ids: str) -> set[str]:
        """Nobody else changes who these are until this is written; those who are still somebody. Always done first."""
        query = sa.select(people.c.id).where(people.c.id.in_(ids)).order_by(people.c.id).with_for_update()
        return set((await c.execute(query)).scalars().all())

    # -- seats -------------------------------------------------------------------------------

    async def _tables_of(self, c: AsyncConnection, person: str) -> list[str]:
        query = sa.select(seats.c.table_id).where(seats.c.person == person)
        hosted = sa.select(tables.c.id).where(tables.c.host_person == person)
        return list((await c.execute(query.union(hosted))).scalars().all())

    async def tables_of(self, person: str) -> list[str]:
        """Where somebody has a seat, or is the host."""
        async with self._store.engine.connect() as c:
            return await self._tables_of(c, person)

    async def adopt(self, person: PersonRow, key_hashes: list[str]) -> list[str]:
        """Seats that these keys hold, and that are nobody's yet, are theirs from now on; the tables of these seats."""
        known = sa.select(people.c.id)  # somebody may have become another person just when a seat was taken
        free = sa.and_(seats.c.key_hash.in_(key_hashes), seats.c.person.is_(None) | seats.c.person.not_in(known))
        hosting = sa.and_(tables.c.host_hash.in_(key_hashes), tables.c.host_person.is_(None))
        async with self._store.writing() as c:
            if not await self._hold(c, person.id):
                return []  # they are somebody else by now, or have gone
            found = sa.select(seats.c.table_id).where(free).union(sa.select(tables.c.id).where(hosting))
            held = list((await c.execute(found)).scalars().all())
            await result_writing.adopt(c, free, person.id)
            await c.execute(seats.update().where(free).values(person=person.id, arms=person.arms, hours=person.hours))
            await c.execute(tables.update().where(hosting).values(host_person=person.id))
            await self._store.notify(c, held, CHANGED)
        return held

    # -- links -------------------------------------------------------------------------------

    async def add_link(self, person: str, kind: str, code_hash: str, expires: float) -> None:
        """A code by which another device becomes theirs; an older one of its kind is worth nothing any more."""
        async with self._store.writing() as c:
            old = (links.c.kind == kind) | (links.c.expires < time.time())
            await c.execute(links.delete().where(links.c.person == person, old))
            row = {"code_hash": code_hash, "person": person, "kind": kind, "expires": expires, "used": None}
            await c.execute(links.insert(), row)

    async def has_link(self, person: str, kind: str) -> bool:
        """Is there a code of this kind that still works?"""
        query = sa.select(links.c.code_hash).where(links.c.person == person, links.c.kind == kind)
        async with self._store.engine.connect() as c:
            return (await c.execute(query.where(links.c.used.is_(None)))).first() is not None

    async def linked(self, code_hash: str) -> PersonRow | None:
        """Whom a code leads to, if it still works."""
        query = sa.select(people).join(links, links.c.person == people.c.id)
        query = query.where(links.c.code_hash == code_hash, links.c.used.is_(None), links.c.expires > time.time())
        query = query.where(links.c.kind.in_(LEADS))
        async with self._store.engine.connect() as c:
            row = (await c.execute(query)).mappings().first()
        return None if row is None else PersonRow(**row)

    async def join(
        self, code_hash: str, before: DeviceRow | None, device: DeviceRow, token_hash: str
    ) -> tuple[str, list[str]] | None:
        """Use a code: this device is theirs, and whoever it belonged to before is the same person from now on.

        Their id, and the tables that change hands; None if the code does not work (any more). The device has a new
        token, so that nobody goes on with one that was known before.
        """
        async with self._store.writing() as c:
            now = time.time()
            open_ = sa.and_(links.c.used.is_(None), links.c.expires > now, links.c.kind.in_(LEADS))
            query = sa.select(links.c.person).where(links.c.code_hash == code_hash)
            person: str = (await c.execute(query)).scalar() or ""
            there = await self._hold(c, person, "" if before is None else before.person)
            used = links.update().where(links.c.code_hash == code_hash, links.c.person == person, open_)
            if person not in there or (await c.execute(used.values(used=now))).rowcount != 1:
                return None
            held: list[str] = []
            if before is not None:
                await c.execute(devices.delete().where(devices.c.id == before.id))
                if before.person != person and before.person in there:
                    held = await self._merge(c, before.person, person)
            device.person = person
            await self._add_device(c, device, token_hash)
            if before is not None:
                same = channels.update().where(channels.c.device == before.id)
                await c.execute(same.values(device=device.id))
        return person, held

    async def _merge(self, c: AsyncConnection, was: str, person: str) -> list[str]:
        held = await self._tables_of(c, was)
        look = sa.select(people.c.arms, people.c.hours).where(people.c.id == person)
        arms, hours = (await c.execute(look)).one()
        await c.execute(seats.update().where(seats.c.person == was).values(person=person, arms=arms, hours=hours))
        await c.execute(tables.update().where(tables.c.host_person == was).values(host_person=person))
        for talk in (chat, gallery):
            await c.execute(talk.update().where(talk.c.person == was).values(person=person))
        await pass_on(c, was, person)
        await result_writing.merge(c, was, person)
        await cups.merge(c, was, person)
        await c.execute(devices.update().where(devices.c.person == was).values(person=person))
        await c.execute(channels.update().where(channels.c.reader == was).values(reader=person))
        await c.execute(notices.update().where(notices.c.reader == was).values(reader=person))
        await c.execute(looks.delete().where(looks.c.reader == was))
        await c.execute(links.delete().where(links.c.person == was))
        await c.execute(people.delete().where(people.c.id == was))
        await self._store.notify(c, held, ANEW)
        return held

    async def share_a_table(self, one: str, other: str) -> bool:
        """Do two people have a seat at the same table whose game is not over?"""
        if one == other:
            return False
        a, b = seats.alias(), seats.alias()
        both = sa.and_(a.c.table_id == b.c.table_id, a.c.person == one, b.c.person == other)
        query = sa.select(tables.c.id).where(tables.c.id == a.c.table_id, both, tables.c.status != "over").limit(1)
        async with self._store.engine.connect() as c:
            return (await c.execute(query)).first() is not None

    # -- export and end ----------------------------------------------------------------------

    async def said(self, person: str) -> list[dict[str, Any]]:
        """All that somebody has said at tables."""
        out: list[dict[str, Any]] = []
        async with self._store.engine.connect() as c:
            for where, talk in (("table", chat), ("gallery", gallery)):
                query = sa.select(talk.c.table_id, talk.c.at, talk.c.seat, talk.c.name, talk.c.text)
                query = query.where(talk.c.person == person, talk.c.note.is_(None)).order_by(talk.c.at)
                rows = (await c.execute(query)).mappings().all()
                out += [
                    {"where": where, **{("table" if k == "table_id" else k): v for k, v in r.items()}} for r in rows
                ]
        return out

    async def delete(self, person: str, held: list[tuple[str, int]]) -> None:
        """Nothing is left of somebody who held these seats: rows go, and so does the name beside what was said."""
        async with self._store.writing() as c:
            await self._hold(c, person)
            for table_id, seat in held:
                told = sa.and_(chat.c.table_id == table_id, chat.c.seat == seat, chat.c.note.is_not(None))
                await c.execute(chat.update().where(told).values(name=""))
            for talk in (chat, gallery):
                await c.execute(talk.update().where(talk.c.person == person).values(person=None, name=""))
            await forget_person(c, person)
            await result_writing.forget(c, person)
            await cups.forget(c, person)
            await c.execute(tables.update().where(tables.c.host_person == person).values(host_person=None))
            await c.execute(
                seats.update().where(seats.c.person == person).values(person=None, arms=None, hours="", orders="")
            )
            own = sa.select(channels.c.id).where(channels.c.reader == person)
            await c.execute(posts.delete().where(posts.c.channel.in_(own)))
            for calls in (channels, notices, looks):
                await c.execute(calls.delete().where(calls.c.reader == person))
            for part in (devices, links):
                await c.execute(part.delete().where(part.c.person == person))
            await c.execute(people.delete().where(people.c.id == person))
