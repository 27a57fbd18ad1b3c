"""Commits that come at once share one transaction, and none of them notices."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest
import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from reame.server.store.migrations import migrate
from reame.server.store.rows import Change, Entry, SeatRow, TableRow
from reame.server.store.schema import entries
from reame.server.store.store import Store

pytestmark = pytest.mark.anyio


async def filled(path: Path, tables: int) -> Store:
    """A database with some tables in it."""
    store = Store(f"sqlite:///{path}")
    await migrate(store.engine)
    for n in range(tables):
        row = TableRow(
            id=str(n), game="inn", rules=1, options="{}", seed="", salt="", status="running", public=False,
            pace_ms=0, away_hours=1.0, auto_forced=False, created=0.0, changed=0.0,
        )  # fmt: skip
        await store.create(row, [SeatRow(seat=0, name="", kind="person", seen_until=0.0)], [])
    return store


def moved(words: str) -> Change:
    return Change(table={"changed": 1.0}, seats={0: {"name": words}}, entry=Entry(type="move", seat=0, words=words))


def written(path: Path) -> list[tuple[str, int, str]]:
    with sqlite3.connect(path) as c:
        return c.execute(
            "SELECT t.id, t.seq, s.name FROM tables t JOIN seats s ON s.table_id = t.id ORDER BY t.id"
        ).fetchall()


async def test_commits_that_come_at_once_wait_for_the_disk_together(tmp_path: Path) -> None:
    store = await filled(tmp_path / "t.sqlite", 30)
    begun = 0
    assert store._together is not None

    def begins(_: sa.Connection) -> None:
        nonlocal begun
        begun += 1

    sa.event.listen(store._together._engine, "begin", begins)
    done = await asyncio.gather(*(store.commit(str(n), 1, moved("a")) for n in range(30)))
    assert done == [True] * 30
    assert 1 <= begun <= 2
    assert store.commits == 30
    await store.close()
    assert {(seq, name) for _, seq, name in written(tmp_path / "t.sqlite")} == {(2, "a")}


async def test_one_that_comes_too_late_and_one_that_fails_touch_no_other(tmp_path: Path) -> None:
    store = await filled(tmp_path / "t.sqlite", 5)
    async with store.writing() as c:  # somebody wrote an entry with the number that table 2 comes to
        await c.execute(entries.insert(), {"table_id": "2", "seq": 2, "body": "{}"})
    broken = Change(table={"status": None})  # no status at all: the database refuses it for another reason
    nonsense = Change(table={"changed": "a" * 10, "options": object()})
    found = await asyncio.gather(
        store.commit("0", 1, moved("a")),
        store.commit("1", 7, moved("b")),  # another one came first
        store.commit("2", 1, moved("c")),
        store.commit("3", 1, nonsense),
        store.commit("4", 1, moved("e")),
        store.commit("nowhere", 1, moved("f")),
        store.commit("0", 2, broken),
        return_exceptions=True,
    )
    assert [found[n] for n in (0, 1, 2, 4, 5, 6)] == [True, False, False, True, False, False]
    assert isinstance(found[3], SQLAlchemyError)
    await store.close()
    assert written(tmp_path / "t.sqlite") == [("0", 2, "a"), ("1", 1, ""), ("2", 1, ""), ("3", 1, ""), ("4", 2, "e")]


async def test_whoever_does_not_wait_for_a_commit_holds_up_nobody(tmp_path: Path) -> None:
    store = await filled(tmp_path / "t.sqlite", 2)
    gone = asyncio.create_task(store.commit("0", 1, moved("a")))
    await asyncio.sleep(0)
    gone.cancel()
    assert await store.commit("1", 1, moved("b"))
    await store.close()
    assert written(tmp_path / "t.sqlite")[1] == ("1", 2, "b")
