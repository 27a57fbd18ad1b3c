"""Long games: opened from a snapshot, looked back at in a worker, never on the event loop."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

from reame.kernel.journal import ALL
from reame.kernel.position import Position
from reame.kernel.record import Record
from reame.server.audience.audience import NEWCOMER
from reame.server.library import Library
from reame.server.store.migrations import migrate
from reame.server.store.rows import Entry, Line, SeatRow, Stored, TableRow
from reame.server.store.store import Store
from reame.server.tables import loading
from reame.server.tables.keys import key_hash, new_key
from reame.server.tables.ledger import decode_entries
from reame.server.tables.play import Play
from reame.server.workers.jobs import Look, Setting
from reame.server.workers.past import Past
from tests.server.house import Server
from tests.server.toys import INN

pytestmark = pytest.mark.anyio

OPTIONS = {"rounds": "3000", "windows": "open", "fragile": "no"}


def _play(moves: int) -> tuple[Play, list[Entry]]:
    """A long game of the inn, as a server would have written it down."""
    rng = random.Random(moves)
    play = Play(INN, 2, "seed", "salt", OPTIONS)
    entries = [Entry(type="opening", told=list(play.ledger.lines))]
    while len(entries) <= moves:
        seat = play.position.waiting[0]
        entries.append(play.move(seat, rng.choice(play.position.legal(seat)), ""))
    return play, entries


def _rows(play: Play) -> tuple[TableRow, list[SeatRow], list[str]]:
    now = time.time()
    keys = [new_key(), new_key()]
    row = TableRow(
        id=new_key(), game="inn", rules=1, options=json.dumps(OPTIONS), seed="seed", salt="salt", status="running",
        public=False, pace_ms=0, away_hours=24.0, auto_forced=False, created=now, changed=now,
        waiting=sum(1 << s for s in play.position.waiting),
    )  # fmt: skip
    chairs = [SeatRow(seat=s, name="", kind="person", key_hash=key_hash(k), seen_until=now) for s, k in enumerate(keys)]
    return row, chairs, keys


async def _store(database: str, moves: int, snapshot: bool = True, bare: bool = False) -> tuple[str, list[str], Play]:
    """A table with so many moves in a database; `bare`: as it was written before anything was written down."""
    play, entries = _play(moves)
    row, chairs, keys = _rows(play)
    store = Store(database)
    await migrate(store.engine)
    if bare:
        entries = [Entry(type="move", seat=e.seat, words=e.words) for e in entries[1:]]
    await store.create(row, chairs, entries, play.snapshot(row.seq) if snapshot else None)
    await store.close()
    return row.id, keys, play


def _told(lines: list[Line]) -> list[tuple[int, bytes]]:
    return [(to, bytes(line)) for to, line in lines]


# -- snapshots -----------------------------------------------------------------------------------


@pytest.mark.parametrize("moves", [10_000])
def test_opening_a_long_table_replays_a_few_moves_only(moves: int, monkeypatch: pytest.MonkeyPatch) -> None:
    play, entries = _play(moves)
    row, chairs, _ = _rows(play)
    made: list[int] = []
    take = Position.apply

    def counted(self: Position, seat: int, move: int) -> None:
        made.append(move)
        take(self, seat, move)

    monkeypatch.setattr(Position, "apply", counted)
    bodies = [(n, msgspec.json.encode(e)) for n, e in enumerate(entries, -len(entries) + 1)]
    again = loading._from_snapshot(INN, Stored(row=row, seats=chairs, entries=bodies, snapshot=play.snapshot(1)))
    assert again is not None
    assert len(made) <= 10
    assert again.position.dump() == play.position.dump()
    assert again.seqs == play.seqs
    assert _told(again.ledger.lines) == _told(play.ledger.lines)
    assert [again.can_undo(s) for s in (0, 1)] == [play.can_undo(s) for s in (0, 1)]


async def test_a_table_opened_from_a_snapshot_is_the_same_as_one_replayed(
    database: str, launch: Callable[..., Server]
) -> None:
    stored = [await _store(database, 700, snapshot) for snapshot in (True, False)]
    server = launch(database)
    states = []
    for table, keys, play in stored:
        async with server.person(table, *keys) as both:
            assert both.entry(0)["view"] == json.loads(json.dumps(play.position.view(0)))
            states.append((both.state["seats"], both.lines))
            seat = next(s for s in (0, 1) if both.entry(s)["choices"])
            assert (await both.move(seat))["type"] == "ack"
    assert states[0][1] == states[1][1]
    for seats in states:
        for entry in seats[0].values():
            entry["seq"] = 0  # the one that was replayed never counted
    assert states[0][0] == states[1][0]


async def test_moves_undo_and_restarts_over_several_snapshots(database: str, launch: Callable[..., Server]) -> None:
    server = launch(database)
    table, keys = await server.table("inn", ["me", "me"], options=OPTIONS)
    rng = random.Random(1)
    for _ in range(3):
        async with server.person(table, *keys.values()) as both:
            for _ in range(70):
                seat = next(s for s in (0, 1) if both.entry(s)["choices"])
                assert (await both.move(seat))["type"] == "ack"
                await both.quiet()
                if both.entry(seat)["can_undo"] and rng.random() < 0.3:
                    assert (await both.ask(type="undo", seat=seat))["type"] == "ack"
                    await both.quiet()
            had = (both.state["seats"], both.lines)
        server.kill()
        server.start()
        async with server.person(table, *keys.values()) as both:
            assert (both.state["seats"], both.lines) == had
    store = Store(database)
    loaded = await store.load(table)
    assert loaded is not None
    assert loaded.snapshot is not None
    assert loaded.snapshot.floor > 50
    await store.close()


@pytest.mark.parametrize(
    "spoil", ["UPDATE snapshots SET body = replace(body, 'purse', 'curse')", "DELETE FROM snapshots"]
)
async def test_a_snapshot_that_does_not_fit_is_thrown_away(
    database: str, launch: Callable[..., Server], spoil: str
) -> None:
    table, keys, play = await _store(database, 300)
    store = Store(database)
    async with store.engine.begin() as c:
        await c.execute(sa.text(spoil))
    server = launch(database)
    async with server.person(table, *keys) as both:
        assert both.table["closed"] is None
        assert both.entry(1)["view"] == json.loads(json.dumps(play.position.view(1)))
    loaded = await store.load(table)
    assert loaded is not None
    assert loaded.snapshot is not None  # a new one, for next time
    await store.close()


async def test_what_was_not_written_down_is_added_when_a_table_is_opened(
    database: str, launch: Callable[..., Server]
) -> None:
    table, keys, play = await _store(database, 120, snapshot=False, bare=True)
    server = launch(database)
    async with server.person(table, *keys) as both:
        told = [json.loads(bytes(line[1])) for line in play.ledger.lines]
        assert [{k: v for k, v in line.items() if k != "n"} for line in both.lines] == told[-NEWCOMER:]
        assert both.lines[-1]["n"] == len(told) - 1
    store = Store(database)
    entries = [e for _, e in decode_entries(await store.record(table, None, 10))]
    assert entries[0].type == "opening"
    assert [_told(e.told or []) for e in entries[1:]] == [_told(m.told or []) for m in play.ledger.moves]
    assert [e.dice for e in entries[1:]] == [m.dice for m in play.ledger.moves]
    await store.close()


async def test_a_newcomer_is_sent_the_last_lines_and_never_an_empty_journal(
    database: str, launch: Callable[..., Server]
) -> None:
    table, keys, _ = await _store(database, 4000)
    server = launch(database)
    async with server.person(table, *keys) as both:
        await both.quiet()
        assert len(both.lines) == NEWCOMER
        last = both.lines[-1]["n"]
        assert last > 2 * NEWCOMER
        assert (await both.ask(type="rewind", seat=0, to=900))["type"] == "ack"
        await both.until(lambda: bool(both.table["votes"]))
        vote = both.table["votes"][0]["vote"]
        assert (await both.ask(type="vote", seat=1, vote=vote, yes=True))["type"] == "ack"
        await both.until(lambda: both.lines[-1]["n"] < last - NEWCOMER)
        assert len(both.lines) == min(NEWCOMER, both.lines[-1]["n"] + 1)  # those before what was taken back


# -- looking back --------------------------------------------------------------------------------


def _past(play: Play) -> tuple[Past, list[tuple[int, str, int]]]:
    setting = Setting("inn", 2, "seed", "salt", OPTIONS, None, False)
    moves = []
    for m in play.ledger.moves:
        to = 0
        for line in m.told or []:
            to = ALL if ALL in (to, line[0]) else to | line[0]
        moves.append((m.seat, m.words, to))
    return Past(Library("tests.server.toys"), setting), moves


def _moments(past: Past, seat: int) -> tuple[list[Any], int]:
    """All moments of a seat, and in how many slices they were found."""
    slices = 0
    seen: list[Any] = []
    n = 0
    while True:
        looked = past.look(Look("t", 0, [], None, "moment", n, seat))
        slices += 1
        if looked.more:
            continue
        if looked.n < 0:
            return seen, slices
        seen.append((looked.n, json.loads(bytes(looked.view))))
        n += 1


@pytest.mark.parametrize("seat", [-1, 0])
def test_moments_are_those_that_the_seat_could_tell_apart(seat: int) -> None:
    play, _ = _play(400)
    past, moves = _past(play)
    assert past.follow(0, moves)
    found, _ = _moments(past, seat)
    truth = Record(INN, 2, "seed", OPTIONS, "salt", journal=True)
    seen: list[Any] = []
    lines = -1
    for n in range(len(moves) + 1):
        if n:
            truth.play(*play.record.moves[n - 1])
        assert truth.position.journal is not None
        view, now = truth.position.view(seat), len(truth.position.journal.lines(seat))
        if not seen or view != seen[-1][1] or now != lines:
            seen.append((n, view))
        lines = now
    assert found == [(n, json.loads(json.dumps(view))) for n, view in seen]


def test_what_was_found_is_kept_when_moves_are_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    play, _ = _play(2000)
    past, moves = _past(play)
    assert past.follow(0, moves)
    before, _ = _moments(past, 0)
    made: list[int] = []
    take = Position.apply

    def counted(self: Position, seat: int, move: int) -> None:
        made.append(move)
        take(self, seat, move)

    monkeypatch.setattr(Position, "apply", counted)
    assert past.follow(1990, [])  # ten moves were taken back
    looked = past.look(Look("t", 1990, [], None, "moment", 5, 0))
    while looked.more:
        looked = past.look(Look("t", 1990, [], None, "moment", 5, 0))
    assert looked.total == sum(1 for n, _ in before if n <= 1990) - 1
    assert len(made) < 300  # from the last position that was kept, and not from the beginning
    assert past.follow(0, moves)  # the same moves again, told from the beginning
    assert len(past.moves) == 2000
    assert not past.follow(2500, [])


async def test_who_looks_back_holds_up_nobody(
    new_database: Callable[[str], str], launch: Callable[..., Server]
) -> None:
    database = new_database("sqlite")
    table, keys, play = await _store(database, 10_000)
    server = launch(database)
    other, more = await server.table("inn", ["me", "me"], options=OPTIONS)
    async with server.person(other, *more.values()) as both, server.http(keys[0]) as http:
        looking = asyncio.create_task(http.get(f"/api/tables/{table}/at/3?seat=0"))
        made = 0
        while not looking.done():
            seat = next(s for s in (0, 1) if both.entry(s)["choices"])
            assert (await both.move(seat))["type"] == "ack"
            await both.quiet()
            made += 1
        answer = await looking
        assert answer.status_code == 200, answer.text
        assert answer.json()["total"] > 5000
        assert made > 5  # while ten thousand views were looked at
        last = (await http.get(f"/api/tables/{table}/at/{answer.json()['total']}?seat=0")).json()
        assert last["view"] == json.loads(json.dumps(play.position.view(0)))


async def test_much_looking_back_is_on_the_account_of_the_address(
    new_database: Callable[[str], str], launch: Callable[..., Server]
) -> None:
    database = new_database("sqlite")
    table, keys, _ = await _store(database, 3000)
    server = launch(database, limits={"work": 0.001, "work_burst": 0.001})
    async with server.http(keys[0]) as http:
        assert (await http.get(f"/api/tables/{table}/at/3?seat=0")).status_code == 200
        answer = await http.get(f"/api/tables/{table}/at/4?seat=0")
        assert (answer.status_code, answer.json()["error"]["key"]) == (429, "too-much-work")
        assert answer.json()["error"]["details"]["seconds"] >= 1
        assert (await http.get(f"/api/tables/{table}")).status_code == 200  # all else goes on
