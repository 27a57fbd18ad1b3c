"""Two processes on one database, and what they do in the same moment: only one of both has done it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest
import sqlalchemy as sa

from reame.server.errors import Refusal
from reame.server.protocol.bodies import Chair, NewTable, Take, Taken
from reame.server.seats import seating
from reame.server.store.people import PeopleStore
from reame.server.store.rows import DeviceRow, PersonRow
from reame.server.store.schema import devices, people, seats
from reame.server.tables import making
from reame.server.tables.keys import key_hash, new_key
from tests.server.clockwork import House

pytestmark = pytest.mark.anyio

TIMES = 8


@pytest.fixture
async def houses(database: str) -> AsyncIterator[tuple[House, House]]:
    """Two processes."""
    one, other = House(database), House(database)
    await one.open()
    yield one, other
    await one.close()
    await other.close()


async def test_a_seat_that_two_take_at_once_is_given_to_one(houses: tuple[House, House]) -> None:
    one, other = houses
    for public in (True, False):
        for _ in range(TIMES // 4):
            new = NewTable("inn", [Chair("me"), Chair("open")], public=public)
            made = await making.create(one.tables, new)
            for house in houses:
                await house.tables.find(made.table)
            by = [] if public else [made.invites["1"]]
            wishes = [Take(seat=1, name=name, key=new_key()) for name in ("Ada", "Ben")]
            took = await asyncio.gather(
                *(seating.take(h.tables, made.table, w, by) for h, w in zip(houses, wishes, strict=True)),
                return_exceptions=True,
            )
            won = [w for w, t in zip(wishes, took, strict=True) if isinstance(t, Taken)]
            lost = [t for t in took if isinstance(t, Refusal)]
            assert (len(won), len(lost)) == (1, 1), took
            assert lost[0].key == ("seat-taken" if public else "link-used")
            stored = await other.tables.store.read(made.table)
            assert stored is not None
            assert won[0].key is not None
            assert (stored[1][1].name, stored[1][1].key_hash) == (won[0].name, key_hash(won[0].key))


async def somebody(store: PeopleStore, name: str) -> tuple[PersonRow, DeviceRow]:
    """A person with one device."""
    person = PersonRow(id=new_key(), name=name, arms="", created=0.0, seen=0.0)
    device = DeviceRow(id=new_key(), person=person.id, label="", created=0.0, seen=0.0)
    await store.create(person, device, key_hash(new_key()))
    return person, device


async def test_two_who_become_each_other_at_once_are_one_and_nobody_is_lost(houses: tuple[House, House]) -> None:
    stores = [PeopleStore(h.tables.store) for h in houses]
    for n in range(TIMES):
        (ada, desk), (ben, phone) = await somebody(stores[0], "Ada"), await somebody(stores[0], "Ben")
        await stores[0].add_link(ada.id, "device", f"to ada {n}", 1e12)
        await stores[0].add_link(ben.id, "device", f"to ben {n}", 1e12)
        fresh = [DeviceRow(id=new_key(), person="", label="", created=0.0, seen=0.0) for _ in range(2)]
        took = await asyncio.gather(
            stores[0].join(f"to ben {n}", desk, fresh[0], new_key()),
            stores[1].join(f"to ada {n}", phone, fresh[1], new_key()),
        )
        assert sum(t is not None for t in took) == 1, took  # the code of who is nobody any more leads nowhere
        async with houses[0].tables.store.engine.connect() as c:
            left = set((await c.execute(sa.select(people.c.id).where(people.c.id.in_([ada.id, ben.id])))).scalars())
            of = (await c.execute(sa.select(devices.c.person).where(devices.c.person.in_([ada.id, ben.id])))).scalars()
            assert (len(left), set(of)) == (1, left)


async def test_keys_that_two_bring_at_once_are_one_persons(houses: tuple[House, House]) -> None:
    """Two tabs of a browser that nobody knew yet."""
    stores = [PeopleStore(h.tables.store) for h in houses]
    for _ in range(TIMES):
        made = await making.create(houses[0].tables, NewTable("inn", [Chair("me"), Chair("me")]))
        hashes = [key_hash(k) for k in made.keys.values()]
        both = [(await somebody(stores[0], name))[0] for name in ("Ada", "Ben")]
        await asyncio.gather(*(s.adopt(p, hashes) for s, p in zip(stores, both, strict=True)))
        async with houses[0].tables.store.engine.connect() as c:
            query = sa.select(seats.c.person).where(seats.c.table_id == made.table)
            held = set((await c.execute(query)).scalars())
        assert len(held) == 1
        assert held < {p.id for p in both}
