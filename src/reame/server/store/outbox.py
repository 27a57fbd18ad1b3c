"""The outbox in the database: notices written with what causes them, posts made of them, each leased by one process.

A lease is taken in one statement that says what it found, so that of several processes one gets it, on either database.
"""

from __future__ import annotations

import secrets
from typing import Any, Final

import msgspec
import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.ext.asyncio import AsyncConnection

from reame.server.store.rows import NoticeKind, NoticeRow
from reame.server.store.schema import channels, looks, notices, posts, seats, tables

LEASE: Final = 60.0  # seconds that a process has to do what it has taken
TOGETHER: Final = 200  # notices in one message: the latest, whoever writes hundreds of letters
FOLLOWED: Final = ("turn", "offer", "time")  # about a question: moot when it has been answered


_NAMES: Final = list(NoticeRow.__struct_fields__)
_HEARD: Final = sa.exists().where(channels.c.reader == sa.bindparam("reader"), channels.c.verified, ~channels.c.dead)
_KNOWN: Final = sa.exists().where(notices.c.reader == sa.bindparam("reader"), notices.c.key == sa.bindparam("key"))
_VALUES: Final = [sa.bindparam(n, type_=notices.c[n].type).label(n) for n in _NAMES]
_WRITE: Final = notices.insert().from_select(_NAMES, sa.select(*_VALUES).where(_HEARD, ~_KNOWN))
_WITHDRAW: Final = notices.delete().where(
    notices.c.table_id == sa.bindparam("of"),
    notices.c.seat.in_(sa.bindparam("moot", expanding=True)),
    notices.c.kind.in_(FOLLOWED),
)


class Item(Struct, kw_only=True):
    """A notice on its way, in a message."""

    kind: NoticeKind
    table: str
    seat: int
    key: str
    at: float
    stage: int = 0
    facts: dict[str, Any] = {}


class Post(Struct, kw_only=True):
    """A message on its way through one channel."""

    id: str
    channel: str
    items: list[Item]
    next: float
    tries: int = 0


def write(c: sa.Connection, rows: list[NoticeRow]) -> None:
    """Notices, in the transaction that causes them; only for those who have a channel, and each but once."""
    for row in rows:
        c.execute(_WRITE, msgspec.structs.asdict(row))


def withdraw(c: sa.Connection, table_id: str, moot: list[int]) -> None:
    """The questions of these seats have been answered, or stand no more: nobody has to be called for them."""
    c.execute(_WITHDRAW, {"of": table_id, "moot": moot})


async def forget_tables(c: AsyncConnection, table_ids: list[str]) -> None:
    """Tables are cleared away, and what there was to tell of them."""
    await c.execute(notices.delete().where(notices.c.table_id.in_(table_ids)))
    await c.execute(looks.delete().where(looks.c.table_id.in_(table_ids)))
    own = sa.select(channels.c.id).where(channels.c.reader.in_(table_ids))
    await c.execute(posts.delete().where(posts.c.channel.in_(own)))
    await c.execute(channels.delete().where(channels.c.reader.in_(table_ids)))


async def take_notices(c: AsyncConnection, now: float) -> list[NoticeRow]:
    """All that is due for one reader, who is left to this process for a minute; empty if there is none."""
    free = sa.and_(notices.c.due <= now, notices.c.lease < now)
    reader = sa.select(notices.c.reader).where(free).order_by(notices.c.due).limit(1).scalar_subquery()
    taken = notices.update().where(free, notices.c.reader == reader).values(lease=now + LEASE).returning(notices)
    return [NoticeRow(**r) for r in (await c.execute(taken)).mappings().all()]


async def take_posts(c: AsyncConnection, now: float, most: int) -> list[Post]:
    """Messages to be sent now, which are left to this process for a minute."""
    free = sa.and_(posts.c.next <= now, posts.c.lease < now)
    some = sa.select(posts.c.id).where(free).order_by(posts.c.next).limit(most).with_for_update(skip_locked=True)
    taken = posts.update().where(posts.c.id.in_(some), posts.c.lease < now).values(lease=now + LEASE).returning(posts)
    rows = (await c.execute(taken)).mappings().all()
    return [
        Post(
            id=r["id"], channel=r["channel"], items=msgspec.json.decode(r["body"], type=list[Item]), next=r["next"],
            tries=r["tries"],
        )
        for r in rows
    ]  # fmt: skip


async def post(c: AsyncConnection, channel: str, items: list[Item], when: float, now: float) -> None:
    """Send these through a channel; what waits there already takes them along, for its hour or to be tried again.

    So a channel that does not answer is tried as often as for one message, however much there is to tell.
    """
    waits = sa.and_(posts.c.channel == channel, posts.c.next > now, posts.c.lease < now)
    columns = (posts.c.id, posts.c.body, posts.c.next, posts.c.tries)
    row = (await c.execute(sa.select(*columns).where(waits).limit(1).with_for_update())).first()
    if row is not None:
        before = msgspec.json.decode(row.body, type=list[Item])
        fresh = {i.key for i in items}
        whole = _text([*(i for i in before if i.key not in fresh), *items][-TOGETHER:])
        then = row.next if row.tries else when
        more = posts.update().where(posts.c.id == row.id, waits).values(body=whole, next=then)
        if (await c.execute(more)).rowcount == 1:
            return
    id = secrets.token_urlsafe(12)
    made = {"id": id, "channel": channel, "body": _text(items), "next": when, "tries": 0, "lease": 0.0}
    await c.execute(posts.insert(), made)


def _text(items: list[Item]) -> str:
    return msgspec.json.encode(items).decode()


class Standing(Struct):
    """What is known of a table when it is asked again whether something is still to be told."""

    game: str
    status: str
    waiting: int
    machines: int
    votes: str
    shut: bool
    holders: dict[int, str | None]
    names: list[str]
    people: list[int]  # seats that people play
    dues: dict[int, float | None]  # until when a seat has time
    paused: float | None  # until when all have agreed that no time runs
    looked: float  # when the reader has looked at it last
    asks: frozenset[str]  # keys of questions that stand


async def standing_of(c: AsyncConnection, reader: str, table_ids: set[str]) -> dict[str, Standing]:
    """How these tables stand, as far as one reader is concerned."""
    out: dict[str, Standing] = {}
    for table_id in table_ids:
        row = (await c.execute(tables.select().where(tables.c.id == table_id))).mappings().first()
        if row is None:
            continue
        chairs = (
            (await c.execute(seats.select().where(seats.c.table_id == table_id).order_by(seats.c.seat)))
            .mappings()
            .all()
        )
        at = (
            await c.execute(sa.select(looks.c.at).where(looks.c.reader == reader, looks.c.table_id == table_id))
        ).scalar()
        keys = sa.select(notices.c.key).where(notices.c.reader == reader, notices.c.table_id == table_id)
        out[table_id] = Standing(
            game=row["game"],
            status=row["status"],
            waiting=row["waiting"],
            machines=row["machines"],
            votes=row["votes"],
            shut=row["shut"],
            holders={s["seat"]: s["person"] if s["kind"] == "person" else None for s in chairs},
            names=[s["name"] for s in chairs],
            people=[s["seat"] for s in chairs if s["kind"] == "person" and not s["departed"]],
            dues={s["seat"]: s["due"] for s in chairs},
            paused=row["paused_until"],
            looked=at or 0.0,
            asks=frozenset((await c.execute(keys)).scalars().all()),
        )
    return out


async def looked(c: AsyncConnection, seen: dict[tuple[str, str], float]) -> None:
    """People had these tables before their eyes."""
    for (reader, table_id), at in seen.items():
        same = sa.and_(looks.c.reader == reader, looks.c.table_id == table_id)
        if (await c.execute(looks.update().where(same).values(at=at))).rowcount == 0:
            here = sa.select(sa.literal(reader), sa.literal(table_id), sa.literal(at))
            missing = here.where(~sa.exists().where(same), sa.exists().where(tables.c.id == table_id))
            await c.execute(looks.insert().from_select(["reader", "table_id", "at"], missing))
