"""Deadlines of real servers: passed while the server was dead, seen by two processes; and one's own hours."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

from reame.server.clocks.clock import DAYS
from reame.server.store.schema import seats, tables
from reame.server.store.store import Store
from tests.server.house import Server

pytestmark = pytest.mark.anyio
CLOCK = msgspec.to_builtins(DAYS)
WEEK = 7 * 86_400.0


async def a_week_passes(database: str, table: str) -> None:
    """All moments at a table are a week ago: to its clocks that is as if a week had passed."""
    store = Store(database)
    async with store.engine.begin() as c:
        for part, own, names in (
            (tables, tables.c.id == table, ("due", "asked_at", "paused_until")),
            (seats, seats.c.table_id == table, ("since", "due", "rested", "warned")),
        ):
            await c.execute(part.update().where(own).values({n: part.c[n] - WEEK for n in names}))
    await store.close()


async def strikes(database: str, table: str) -> list[int]:
    """How often the time of each seat has been over."""
    store = Store(database)
    async with store.engine.connect() as c:
        found = await c.execute(sa.select(seats.c.strikes).where(seats.c.table_id == table).order_by(seats.c.seat))
        out = list(found.scalars().all())
    await store.close()
    return out


async def test_a_deadline_that_passes_while_the_server_is_dead_is_kept(server: Server) -> None:
    table, keys = await server.table("clock", ["me", "me"], clock=CLOCK)
    async with server.person(table, keys["0"]) as ada:
        await ada.quiet()
        clock = next(m for m in ada.messages if m["type"] == "clock")
        assert clock["hands"][0]["due"] == clock["hands"][0]["since"] + 4 * 86_400
        server.kill()
        await a_week_passes(server.database, table)
        server.start()
        await ada.connect()
        await ada.until(lambda: ada.table["seats"][0]["regent"] == "greedy")
        await ada.until(lambda: ada.state["asked"] == [1])  # the regent has moved, and it is the other's turn
        assert (await ada.ask(type="regent", seat=0, bot=None))["type"] == "ack"
    assert await strikes(server.database, table) == [1, 0]


async def test_of_two_processes_one_acts(postgres_database: str, launch: Callable[..., Server]) -> None:
    one, other = launch(postgres_database), launch(postgres_database)
    made = [await one.table("clock", ["me", "me"], clock=CLOCK) for _ in range(4)]
    for table, _ in made:
        await a_week_passes(postgres_database, table)
    for (table, keys), server in zip(made, (one, other, one, other), strict=True):
        async with server.person(table, keys["1"]) as ben:
            await ben.until(lambda ben=ben: ben.table["seats"][0]["regent"] == "greedy")  # type: ignore[misc]
            await ben.until(lambda ben=ben: [c["note"] for c in ben.chat] == ["time-out"])  # type: ignore[misc]
            await ben.turn(1)
    await asyncio.sleep(2.5)  # both have looked again
    assert [await strikes(postgres_database, table) for table, _ in made] == [[1, 0]] * 4


async def test_ones_own_hours_go_for_all_tables_and_are_told_in_mine(small: Server) -> None:
    async with small.http() as http:
        me = (await http.post("/api/me", json={"name": "Ada"})).json()
        assert me["hours"] == {"zone": "UTC", "night": None, "holidays": []}
        chairs = [{"who": "me"}, {"who": "open"}]
        new: dict[str, Any] = {"game": "clock", "seats": chairs, "clock": CLOCK, "pace_ms": 0}
        made = (await http.post("/api/tables", json=new)).json()
        table, key = made["table"], made["keys"]["0"]
        async with small.person(table, key) as ada:
            await ada.ask(type="start")
            await ada.turn(0)
            before = (await http.get("/api/mine")).json()[0]["due"]
            wish = {"zone": "Europe/Rome", "night": 23, "holidays": [{"first": "2020-01-01", "last": "2020-01-05"}]}
            hours = (await http.post("/api/me/change", json={"hours": wish})).json()["hours"]
            assert hours == {"zone": "Europe/Rome", "night": 23, "holidays": []}
            after = (await http.get("/api/mine")).json()[0]["due"]
            # Four days of time are five or six of those in which one sleeps for eight hours.
            assert 1.4 * 4 * 86_400 < after - before + 4 * 86_400 < 1.6 * 4 * 86_400
            await ada.quiet()
            assert [m for m in ada.messages if m["type"] == "clock"][-1]["hands"][0]["due"] == after
        refused = await http.post("/api/me/change", json={"hours": {"zone": "Nowhere"}})
        assert refused.json()["error"]["key"] == "bad-hours"


async def test_before_the_start_the_host_sets_the_clock_and_later_the_away_time(small: Server) -> None:
    made = await small.lay("clock", ["me", "open", "open"])
    table = made["table"]
    guest = await small.sit(table, made["invites"]["1"], name="Ben")
    async with small.person(table, made["keys"]["0"]) as ada, small.person(table, guest) as ben:
        assert (await ben.ask(type="clock", clock=CLOCK))["key"] == "not-host"
        assert (await ada.ask(type="clock", clock=CLOCK))["type"] == "ack"
        assert ada.table["clock"] == CLOCK
        await ada.ask(type="start")
        await ada.turn(0)
        assert (await ada.ask(type="clock", clock=CLOCK))["key"] == "not-your-seat"
        assert (await ben.ask(type="adjust", away_hours=2))["key"] == "not-host"
        assert (await ada.ask(type="adjust", away_hours=2))["type"] == "ack"
        await ben.until(lambda: ben.table["away_hours"] == 2)
