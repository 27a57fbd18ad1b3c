"""One bad table, or one bad file, is said in plain words and touches nobody else; without a network, so it is quick."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from reame.server.clocks.clock import NONE
from reame.server.doctor import examine
from reame.server.tables import tables as all_tables
from reame.server.tables.table import Table
from tests.server.clockwork import House, database_in

pytestmark = pytest.mark.anyio


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """A server without a network."""
    house = House(database_in(tmp_path))
    await house.open()
    yield house
    await house.close()


def write(house: House, sql: str, *values: str) -> None:
    """Somebody writes into the database by hand."""
    with sqlite3.connect(house.database.removeprefix("sqlite:///")) as c:
        assert c.execute(sql, values).rowcount > 0
    c.close()


@pytest.mark.parametrize("column", ["options", "votes", "onlookers", "clock", "start", "orders", "hours"])
async def test_a_column_that_cannot_be_read_sets_its_table_aside(house: House, column: str) -> None:
    bad, _ = await house.lay("inn", 2, NONE)
    good, guests = await house.lay("inn", 2, NONE)
    where = "seats SET {} = ? WHERE table_id = ?" if column in ("orders", "hours") else "tables SET {} = ? WHERE id = ?"
    write(house, f"UPDATE {where.format(column)}", "{broken", bad.id)
    await house.restart()
    guest = await house.guest(bad.id, 0)
    assert guest.last("table")["closed"]["key"] == "damaged"
    assert column in guest.last("table")["closed"]["message"]
    assert await house.tables.record(bad.id)
    told: list[str] = []
    assert not await asyncio.to_thread(
        examine, house.database, False, told.append
    )  # it is marked, and nobody tries again
    assert any(column in line for line in told)
    again = await house.guest(good.id, 0, guests[0].key)
    await again.move()


async def test_a_table_of_a_game_that_is_gone_is_closed_and_can_be_read(house: House) -> None:
    table, _ = await house.lay("inn", 2, NONE)
    write(house, "UPDATE tables SET game = 'chess', due = 1.0 WHERE id = ?", table.id)
    await house.restart()
    guest = await house.guest(table.id, 0)
    assert guest.last("table")["closed"]["key"] == "other-rules"
    assert "chess" in guest.last("table")["closed"]["message"]
    told: list[str] = []
    assert await asyncio.to_thread(examine, house.database, False, told.append)
    assert any("no such game" in line for line in told)


async def test_a_table_whose_rules_stumble_when_nobody_asks_does_not_end_the_rounds_of_the_others(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(all_tables, "SWEEP", 0.01)
    bad, _ = await house.lay("inn", 2, NONE)
    good, _ = await house.lay("inn", 2, NONE)
    gone_round: list[str] = []

    def stumble(name: str) -> None:
        gone_round.append(name)
        if name == "bad":
            raise ZeroDivisionError("nobody thought of this")

    for name, table in (("bad", bad), ("good", good)):
        monkeypatch.setattr(table.machines, "_next", lambda name=name: stumble(name))
    house.tables.closing = False
    going = asyncio.create_task(house.tables._sweep())
    async with asyncio.timeout(60):
        while gone_round.count("good") < 3 or await damage_of(house, bad) is None:
            await asyncio.sleep(0.01)
    going.cancel()
    assert bad.closed is not None
    assert good.closed is None
    assert gone_round.count("bad") == 1


async def damage_of(house: House, table: Table) -> str | None:
    stored = await house.tables.store.read(table.id)
    assert stored is not None
    return stored[0].damage


async def test_a_round_that_stumbles_is_not_the_last(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(all_tables, "SWEEP", 0.0)
    rounds: list[int] = []
    third = asyncio.Event()

    async def go() -> None:
        rounds.append(len(rounds))
        if len(rounds) == 3:
            third.set()
        raise ZeroDivisionError("nobody thought of this")

    going = asyncio.create_task(all_tables.for_ever(go))
    await asyncio.wait_for(third.wait(), 60)
    going.cancel()
    assert "a round of the tables stumbled" in caplog.text


async def test_the_doctor_finds_a_file_that_is_broken_inside(house: House) -> None:
    for _ in range(30):
        await house.lay("inn", 2, NONE)
    await house.tables.store.close()
    told: list[str] = []
    assert await asyncio.to_thread(examine, house.database, False, told.append)
    file = Path(house.database.removeprefix("sqlite:///"))
    with sqlite3.connect(file) as c:
        (page,) = c.execute("SELECT rootpage FROM sqlite_master WHERE name = 'entries'").fetchone()
    c.close()
    with open(file, "r+b") as raw:
        raw.seek((page - 1) * 4096 + 8)
        raw.write(b"\xff" * 200)
    told.clear()
    assert not await asyncio.to_thread(examine, house.database, False, told.append)
    assert any("restore a backup" in line for line in told)
    house.tables = house.other()
