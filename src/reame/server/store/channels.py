"""Channels by which people, and tables, want to be told; and what the server keeps of itself."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from reame.server.store.rows import PersonRow
from reame.server.store.schema import channels, links, people, posts, server
from reame.server.store.store import Store

ChannelKind = Literal["push", "mail", "discord", "slack", "ntfy", "json"]


class Channel(Struct, kw_only=True):
    """A way to somebody. `secrets` are the keys of a browser; `error`, why the last message did not arrive.

    A `dead` one is not tried any more until a test arrives. A mail address is `verified` when its code came back.
    """

    id: str
    reader: str
    kind: ChannelKind
    address: str
    secrets: str = ""
    label: str = ""
    kinds: list[str]
    digest: bool = False
    language: str
    origin: str
    device: str | None = None
    verified: bool = True
    created: float
    error: str = ""
    dead: bool = False


def _channel(row: Any) -> Channel:
    return Channel(**{**row, "kinds": msgspec.json.decode(row["kinds"], type=list[str])})


async def channels_of(c: AsyncConnection, reader: str) -> list[Channel]:
    """All ways to somebody, the oldest first."""
    query = channels.select().where(channels.c.reader == reader).order_by(channels.c.created, channels.c.id)
    return [_channel(r) for r in (await c.execute(query)).mappings().all()]


async def person_of(c: AsyncConnection, reader: str) -> PersonRow | None:
    """The reader, if it is a person."""
    row = (await c.execute(people.select().where(people.c.id == reader))).mappings().first()
    return None if row is None else PersonRow(**row)


class ChannelStore:
    """Reading and writing of channels."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, reader: str) -> list[Channel]:
        """All ways to somebody."""
        async with self._store.engine.connect() as c:
            return await channels_of(c, reader)

    async def find(self, id: str) -> Channel | None:
        """A channel."""
        async with self._store.engine.connect() as c:
            row = (await c.execute(channels.select().where(channels.c.id == id))).mappings().first()
        return None if row is None else _channel(row)

    async def add(self, channel: Channel, most: int) -> bool:
        """One more, or the same address once more; False if there are so many already."""
        same = sa.and_(channels.c.reader == channel.reader, channels.c.address == channel.address)
        count = sa.select(sa.func.count()).where(channels.c.reader == channel.reader)
        row = {**msgspec.structs.asdict(channel), "kinds": _text(channel.kinds)}
        async with self._store.writing() as c:
            await c.execute(channels.delete().where(same))
            if channel.kind == "push":  # one browser is one person's at a time
                same_browser = sa.and_(channels.c.kind == "push", channels.c.address == channel.address)
                await c.execute(channels.delete().where(same_browser))
            if (await c.execute(count)).scalar_one() >= most:
                return False
            await c.execute(channels.insert(), row)
        return True

    async def change(self, reader: str, id: str, **columns: Any) -> bool:
        """Another choice; False if there is no such channel of theirs."""
        if "kinds" in columns:
            columns["kinds"] = _text(columns["kinds"])
        async with self._store.writing() as c:
            own = channels.update().where(channels.c.reader == reader, channels.c.id == id)
            return (await c.execute(own.values(**columns))).rowcount == 1

    async def speak(self, reader: str, language: str) -> None:
        """All channels of somebody speak this language."""
        async with self._store.writing() as c:
            await c.execute(channels.update().where(channels.c.reader == reader).values(language=language))

    async def remove(self, reader: str, id: str) -> bool:
        """One less; False if there is no such channel of theirs."""
        async with self._store.writing() as c:
            own = channels.delete().where(channels.c.reader == reader, channels.c.id == id)
            done = (await c.execute(own)).rowcount == 1
            await c.execute(posts.delete().where(posts.c.channel == id))
        return done

    async def confirm(self, person: str, code_hash: str, now: float) -> bool:
        """The code that was sent to a mail address has come back; False if it is none (any more)."""
        fits = sa.and_(links.c.person == person, links.c.code_hash == code_hash, links.c.kind.startswith("address:"))
        async with self._store.writing() as c:
            open_ = sa.and_(fits, links.c.used.is_(None), links.c.expires > now)
            if (await c.execute(links.update().where(open_).values(used=now))).rowcount != 1:
                return False
            kind: str = (await c.execute(sa.select(links.c.kind).where(fits))).scalar_one()
            own = channels.update().where(channels.c.reader == person, channels.c.id == kind.removeprefix("address:"))
            return (await c.execute(own.values(verified=True))).rowcount == 1

    async def readers_of_mail(self, address: str, most: int) -> list[Channel]:
        """Those whose mail address this is, as they have shown."""
        mine = sa.and_(channels.c.kind == "mail", channels.c.address == address, channels.c.verified)
        async with self._store.engine.connect() as c:
            query = channels.select().where(mine).order_by(channels.c.created).limit(most)
            return [_channel(r) for r in (await c.execute(query)).mappings().all()]

    async def wishes(self, person: str, **columns: str) -> None:
        """When somebody wants to be told."""
        async with self._store.writing() as c:
            await c.execute(people.update().where(people.c.id == person).values(**columns))

    async def keep(self, key: str, value: str) -> str:
        """What the server keeps under a key from its first start on; of several processes the first decides."""
        known = sa.select(server.c.value).where(server.c.key == key)
        try:
            async with self._store.writing() as c:
                found: str | None = (await c.execute(known)).scalar()
                if found is None:
                    await c.execute(server.insert(), {"key": key, "value": value})
                return found or value
        except IntegrityError:
            async with self._store.engine.connect() as c:
                kept: str = (await c.execute(known)).scalar_one()
                return kept


def _text(kinds: list[str]) -> str:
    return msgspec.json.encode(kinds).decode()
