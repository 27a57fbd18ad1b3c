"""A database of the first shape, with tables in it, is brought up to date: nobody loses a seat or a game."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory

from reame.kernel.record import read_record
from reame.server.store.migrations import HERE
from reame.server.store.store import Store
from reame.server.tables.keys import key_hash, new_key
from reame.server.tables.play import Play
from tests.server.house import Server
from tests.server.toys import INN
from tests.server.traps import CLOCK, find

pytestmark = pytest.mark.anyio

OPTIONS = {"rounds": "3", "windows": "open", "fragile": "no"}


class Old:
    """A database as the first server left it."""

    def __init__(self, connection: sa.Connection) -> None:
        self._c = connection
        config = Config()
        config.set_main_option("script_location", str(HERE))
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        self._meta = sa.MetaData()
        self._meta.reflect(connection)

    def table(self, seats: list[str], moves: list[dict[str, Any]], **more: Any) -> tuple[str, list[str]]:
        """A table with seats of these kinds and this record; its name and a key for every seat."""
        name, keys, now = new_key(), [new_key() for _ in seats], time.time()
        row = {
            "id": name, "seq": len(moves) + 1, "game": "inn", "rules": 1, "options": json.dumps(OPTIONS),
            "seed": "seed", "salt": "salt", "status": "running", "public": False, "archived": False, "pace_ms": 0,
            "away_hours": 24.0, "auto_forced": False, "votes": "[]", "waiting": 0, "machines": 0, "created": now,
            "changed": now, **more,
        }  # fmt: skip
        self._insert("tables", [row])
        chairs = [
            {"table_id": name, "seat": s, "name": "", "kind": kind, "key_hash": key_hash(keys[s]), "seen_until": now}
            for s, kind in enumerate(seats)
        ]
        self._insert("seats", chairs)
        if moves:
            rows = [{"table_id": name, "seq": n, "body": json.dumps(m)} for n, m in enumerate(moves, 2)]
            self._insert("events", rows)
        line = {"table_id": name, "n": 1, "at": now, "seat": 0, "name": "Ada", "text": "salve", "message_id": "1"}
        self._insert("chat", [line])
        return name, keys

    def _insert(self, table: str, rows: list[dict[str, Any]]) -> None:
        self._c.execute(self._meta.tables[table].insert(), rows)


def moves_of_a_game(count: int) -> tuple[Play, list[dict[str, Any]]]:
    """Some moves, with one taken back on the way, as the first server wrote them."""
    play = Play(INN, 2, "seed", "salt", OPTIONS)
    out: list[dict[str, Any]] = []
    while len(out) < count and not play.position.over:
        seat = play.position.waiting[0]
        words = INN.table.words(play.position.legal(seat)[-1])
        play.move(seat, play.parse(words), f"m{len(out)}")
        out.append({"type": "move", "seat": seat, "words": words, "id": f"m{len(out)}"})
        if len(out) == 1:
            play.undo(seat, 1, "u")
            out.append({"type": "undo", "seat": seat, "count": 1, "id": "u"})
    return play, out


async def test_old_tables_go_on(database: str, launch: Callable[..., Server]) -> None:
    play, moves = moves_of_a_game(9)
    start = CLOCK.start(2, "x").dump()
    del start["dice"]
    store = Store(database)
    ended, all_moves = moves_of_a_game(10_000)
    assert ended.position.over
    async with store.engine.begin() as c:
        old = await c.run_sync(Old)
        over = await c.run_sync(lambda _: old.table(["person", "person"], all_moves, status="over"))
        running = await c.run_sync(lambda _: old.table(["person", "person"], moves))
        waiting = await c.run_sync(lambda _: old.table(["person", "open"], [], status="waiting"))
        rigged = {"game": "clock", "options": "{}", "start": json.dumps(start)}
        branched = await c.run_sync(lambda _: old.table(["person", "person"], [], **rigged))
    await store.close()
    server = launch(database)

    table, keys = running
    for _ in range(2):
        async with server.person(table, *keys) as both:
            assert both.table["closed"] is None
            assert both.table["host"]
            for seat in (0, 1):
                assert both.entry(seat)["view"] == json.loads(json.dumps(play.position.view(seat)))
            assert len(both.lines) == len(play.ledger.lines)
            await both.until(lambda both=both: [c["text"] for c in both.chat] == ["salve"])  # type: ignore[misc]
            seat = next(s for s in (0, 1) if both.entry(s)["choices"])
            words = both.entry(seat)["choices"][0]["words"]
            assert (await both.move(seat, words))["type"] == "ack"
            play.move(seat, play.parse(words), "")
        server.kill()
        server.start()

    async with server.http() as http:
        record = read_record((await http.get(f"/api/tables/{over[0]}/record")).text, find)
        assert record.moves == ended.record.moves
        assert record.position.over

    table, keys = waiting
    guest = await server.sit(table, keys[1], name="Ben")  # the link that was handed out invites
    assert guest != keys[1]
    async with server.person(table, keys[0]) as ada, server.person(table, guest) as ben:
        assert (await ben.ask(type="start"))["key"] == "not-host"
        assert (await ada.ask(type="start"))["type"] == "ack"
        await ben.until(lambda: bool(ben.state))

    table, keys = branched
    async with server.person(table, *keys) as both:  # nobody knows where it comes from
        assert both.table["origin"] == {"move": 0, "by_hand": True, "table": None}
        assert (await both.move(0))["type"] == "ack"


async def test_the_way_back_is_there_too(database: str) -> None:
    store = Store(database)
    async with store.engine.begin() as c:
        await c.run_sync(Old)

    def there_and_back(connection: sa.Connection) -> list[str]:
        config = Config()
        config.set_main_option("script_location", str(HERE))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
        command.downgrade(config, "0001")
        return sorted(sa.inspect(connection).get_table_names())

    async with store.engine.begin() as c:
        assert await c.run_sync(there_and_back) == ["alembic_version", "chat", "events", "seats", "tables"]
    await store.close()


def _filled(column: sa.Column[Any]) -> Any:
    """Something that fits into a column."""
    if isinstance(column.type, sa.Boolean):
        return False
    if isinstance(column.type, sa.Integer | sa.Float):
        return 1
    if isinstance(column.type, sa.LargeBinary):
        return b""
    return "x" if column.primary_key or column.foreign_keys else "[]"


def _fill(connection: sa.Connection, known: set[str]) -> None:
    """A row in every table that is new."""
    meta = sa.MetaData()
    meta.reflect(connection)
    for table in meta.sorted_tables:
        if table.name not in known and table.name != "alembic_version":
            if connection.execute(table.select()).first() is None:  # else it has only another name
                connection.execute(table.insert(), {c.name: _filled(c) for c in table.columns if not c.nullable})
            known.add(table.name)


async def test_every_step_there_and_back_keeps_the_rows_of_those_before(database: str) -> None:
    store = Store(database)

    def walk(connection: sa.Connection) -> None:
        config = Config()
        config.set_main_option("script_location", str(HERE))
        config.attributes["connection"] = connection
        steps = [s.revision for s in ScriptDirectory.from_config(config).walk_revisions()][::-1]
        known: set[str] = set()

        def check() -> None:
            there = set(sa.inspect(connection).get_table_names()) & known
            for name in there:
                count = connection.exec_driver_sql(f"SELECT COUNT(*) FROM {name}").scalar_one()
                assert count == 1, name

        for step in steps:
            command.upgrade(config, step)
            _fill(connection, known)
            check()
        assert {"tables", "letters", "channels", "people"} <= known
        for step in steps[-2::-1]:
            command.downgrade(config, step)
            check()

    async with store.engine.begin() as c:
        await c.run_sync(walk)
    await store.close()
