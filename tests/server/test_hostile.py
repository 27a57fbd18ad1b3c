"""What strangers bring cannot stop the server: rigged records, moves into a trap, tables that are bad in the store."""

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

from reame.cli import main
from reame.kernel.errors import BadPosition
from reame.kernel.game import Game
from reame.kernel.position import Position
from reame.kernel.record import Record
from reame.server.store.rows import SeatRow, TableRow
from reame.server.store.store import Store
from reame.server.tables.keys import key_hash, new_key
from reame.server.workers.checks import sound
from tests.server.house import Server
from tests.server.traps import CLOCK, CRACKED, DEAF, ENDLESS, NAMES, WRONG, find

pytestmark = pytest.mark.anyio

TEXT = {"Content-Type": "text/plain"}
BOT = {"who": "bot", "bot": "random"}


def rigged(trap: int, fuse: int = 0, ticks: int = 3) -> str:
    """A record of the clock that begins at a position which somebody wrote."""
    start = {
        "game": "clock",
        "seats": 2,
        "table": {"left": 9, "trap": trap, "fuse": fuse},
        "stack": [{"step": "Ticking"}],
    }
    honest = {**start, "table": {"left": 9}}
    record = Record(CLOCK, 2, "seed", start=honest)
    for _ in range(ticks):
        seat = record.position.waiting[0]
        record.play(seat, record.position.legal(seat)[0])
    record.start = start
    return record.text()


async def alive(server: Server) -> None:
    """It answers, and at once: nothing holds up its loop."""
    async with server.http() as http:
        for _ in range(3):
            assert (await asyncio.wait_for(http.get("/api/games"), 10)).status_code == 200


async def upload(server: Server, text: str) -> tuple[int, dict[str, Any]]:
    async with server.http() as http:
        answer = await http.post("/api/records", content=text, headers=TEXT)
        return answer.status_code, answer.json()


async def branch(server: Server, table: str, at: int, **more: Any) -> tuple[int, dict[str, Any]]:
    async with server.http() as http:
        seats = [{"who": "me"}, {"who": "me"}]
        answer = await http.post(f"/api/tables/{table}/branch", json={"at": at, "seats": seats, "pace_ms": 0, **more})
        return answer.status_code, answer.json()


# -- A1: nothing that a stranger sent runs on the event loop without a bound ----------------------


def _moment(game: Game[Any], moves: int) -> dict[str, Any]:
    rng = random.Random(moves)
    p: Position = game.start(game.seat_range[0], "seed")
    while not p.over and moves:
        seat = p.waiting[0]
        p.apply(seat, rng.choice(p.legal(seat)))
        moves -= 1
    dump: dict[str, Any] = json.loads(json.dumps(p.dump()))
    return dump


def _numbers(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    if isinstance(data, dict | list):
        items = data.items() if isinstance(data, dict) else enumerate(data)
        return [found for k, v in items for found in _numbers(v, (*path, k))]
    return [path] if isinstance(data, int) and not isinstance(data, bool) else []


# What others guess at most of a stack adds up without a bound; nothing is ever made or listed so many times.
ONLY_COMPARED = {("fief", "most")}


@pytest.mark.parametrize("game", [n for n in NAMES if n not in ("clock", "inn")])
@pytest.mark.parametrize("count", [10**9, 400])
def test_no_position_with_a_count_that_no_box_holds_is_accepted_or_slow(game: str, count: int) -> None:
    """Each field by itself, at several moments: refused, or looked at within the limit."""
    refused = tried = 0
    for moves in (0, 40, 150):
        dump = _moment(find(game), moves)
        for field in dump["table"]:
            paths = _numbers(dump["table"][field])
            bad = json.loads(json.dumps(dump))
            for path in paths:
                place = bad["table"][field]
                for k in path[:-1]:
                    place = place[k]
                if path:
                    place[path[-1]] = count
                else:
                    bad["table"][field] = count
            if paths:
                tried += 1
                refused += _refused(game, bad) or (game, field) in ONLY_COMPARED
    assert refused == tried if count == 10**9 else refused > tried / 5


def _refused(game: str, dump: dict[str, Any]) -> bool:
    before = time.process_time()
    try:
        sound(find(game).load(dump))
    except (BadPosition, IndexError):
        return True
    finally:
        assert time.process_time() - before < 5.0
    return False


@pytest.mark.parametrize("trap", [ENDLESS, CRACKED, WRONG])
async def test_a_record_that_begins_in_a_trap_is_refused_and_nobody_else_notices(small: Server, trap: int) -> None:
    table, keys = await small.table("inn", ["me", "me"], options={"rounds": "30"})
    async with small.person(table, *keys.values()) as both:
        bringing = asyncio.create_task(upload(small, rigged(trap)))
        made = 0
        while not bringing.done() and made < 100:
            seat = next(s for s in (0, 1) if both.entry(s)["choices"])
            assert (await both.move(seat))["type"] == "ack"
            await both.quiet()
            made += 1
        status, body = await bringing
        assert (status, body["error"]["key"]) == (400, "bad-record")
        assert body["error"]["details"]["reason"] in ("slow", "start", "stumble")
        assert made > 3


def test_what_standing_orders_would_ask_is_tried_before_the_server_asks_it() -> None:
    p = CLOCK.start(2, "a trap")
    sound(p)
    p.trap = DEAF
    with pytest.raises(ZeroDivisionError, match="concerns"):
        sound(p)


async def test_a_move_into_a_trap_is_not_made_and_the_table_and_the_server_live(small: Server) -> None:
    status, body = await upload(small, rigged(ENDLESS, fuse=5))
    assert status == 201, body
    status, made = await branch(small, body["table"], 1)
    assert status == 201, made
    table, keys = made["table"], made["keys"]
    async with small.person(table, *keys.values()) as both:
        for seat in (1, 0, 1):
            assert (await both.move(seat, "tick 1"))["type"] == "ack"
            await both.quiet()
        answer = await both.move(0, "tick 1")
        assert (answer["type"], answer["key"]) == ("refused", "broken")
        await alive(small)
        assert (await both.ask(type="undo", seat=1))["type"] == "ack"
    small.kill()
    small.start()
    async with small.person(table, *keys.values()) as both:
        assert (await both.move(1, "tick 2"))["type"] == "ack"
    await alive(small)


async def test_bots_walk_into_a_trap_and_the_server_lives(launch: Callable[..., Server], new_database: Any) -> None:
    small = launch(new_database("sqlite"))
    _, body = await upload(small, rigged(ENDLESS, fuse=5))
    seats = [BOT, {"who": "me"}]
    status, made = await branch(small, body["table"], 1, seats=seats)
    assert status == 201
    async with small.person(made["table"], *made["keys"].values()) as ada:
        assert (await ada.move(1))["type"] == "ack"
        assert (await ada.move(1))["type"] == "ack"
        await alive(small)
        await ada.until(lambda: ada.table["closed"] is not None)  # whatever the bot tries, the rules do not answer
        assert ada.table["closed"]["key"] == "damaged"
    await alive(small)


async def _lay(database: str, start: dict[str, Any], by_hand: bool, **more: Any) -> tuple[str, list[str]]:
    """A table in the store, as a server that checked nothing would have left it there."""
    now = time.time()
    keys = [new_key(), new_key()]
    row = TableRow(
        id=new_key(), game="clock", rules=1, options="{}", seed="seed", salt="salt", start=json.dumps(start),
        status="running", public=False, pace_ms=0, away_hours=24.0, auto_forced=False, created=now, changed=now,
        by_hand=by_hand, **more,
    )  # fmt: skip
    kinds: list[dict[str, Any]] = [{"kind": "bot", "bot": "random"}, {"kind": "person"}]
    chairs = [SeatRow(seat=s, name="", key_hash=key_hash(k), seen_until=now, **kinds[s]) for s, k in enumerate(keys)]
    store = Store(database)
    await store.create(row, chairs, [])
    await store.close()
    return row.id, keys


def _clock(trap: int) -> dict[str, Any]:
    table = {"left": 9, "trap": trap}
    return {"game": "clock", "seats": 2, "table": table, "stack": [{"step": "Ticking"}], "asked": [0]}


@pytest.mark.parametrize(("trap", "by_hand"), [(ENDLESS, True), (CRACKED, True), (CRACKED, False)])
async def test_a_stored_table_that_is_bad_is_set_aside_and_the_others_go_on(
    database: str, launch: Callable[..., Server], trap: int, by_hand: bool
) -> None:
    server = launch(database, may_stumble=True)
    good, keys = await server.table("inn", [BOT, "me"], options={"rounds": "30", "windows": "open"})
    server.kill()
    bad, bad_keys = await _lay(database, _clock(trap), by_hand, waiting=1, machines=1)
    server.start()
    await alive(server)
    async with server.person(good, keys["1"]) as ada:
        assert await ada.play(1, 6) == 6  # its bot is driven
    async with server.person(bad) as eve:  # somebody looks
        assert eve.table["closed"]["key"] == "damaged"
    async with server.http() as http:
        for _ in range(300):
            card = (await http.get(f"/api/tables/{bad}")).json()
            if card["closed"] is not None:
                break
            await asyncio.sleep(0.2)
        assert card["closed"]["key"] == "damaged"
        record = await http.get(f"/api/tables/{bad}/record")
        assert (record.status_code, record.text.splitlines()[1]) == (200, "game clock")
    async with server.person(bad, bad_keys[1]) as ben:  # the table says so; it can be talked about
        assert ben.table["closed"]["key"] == "damaged"
        assert (await ben.ask(type="move", seat=1, seq=1, words="tick 1"))["key"] == "damaged"
        assert (await ben.ask(type="chat", seat=1, text="what a pity"))["type"] == "ack"
    assert "is damaged and was set aside" in server.log()
    assert bad not in server.log()
    server.kill()
    server.start()  # it stays aside, and nothing is tried again
    async with server.http() as http:
        assert (await http.get(f"/api/tables/{bad}")).json()["closed"]["key"] == "damaged"
    await alive(server)


async def test_a_stored_record_that_breaks_off_is_read_as_far_as_it_goes(
    database: str, launch: Callable[..., Server]
) -> None:
    server = launch(database)
    table, keys = await server.table("inn", ["me", "me"], options={"windows": "open"})
    async with server.person(table, *keys.values()) as both:
        for seat in (0, 1):
            await both.move(seat, "bid 0")
            await both.move(seat, "sleep 1")
    server.kill()
    store = Store(database)
    rows = await store.record(table, None, 10**9)
    async with store.engine.begin() as c:
        query = sa.text("UPDATE entries SET body = '{\"type\": 7}' WHERE table_id = :t AND seq = :n")
        await c.execute(query, {"t": table, "n": rows[-1][0]})
    await store.close()
    server.start()
    async with server.http() as http:
        card = (await http.get(f"/api/tables/{table}")).json()
        assert card["closed"]["key"] == "damaged"
        text = (await http.get(f"/api/tables/{table}/record")).text
        assert text.count("bid 0") == 2
        assert text.count("sleep 1") == 1


async def test_the_doctor_lists_damaged_tables_and_lets_them_be_tried_again(
    database: str, launch: Callable[..., Server], capsys: pytest.CaptureFixture[str]
) -> None:
    def examine(*more: str) -> tuple[int, str]:
        status = main(["doctor", "--database", database, *more])
        return status, capsys.readouterr().out

    server = launch(database)
    table, keys = await server.table("inn", ["me", "me"])
    status, said = await asyncio.to_thread(examine)
    assert status == 0
    assert "running    inn          1 tables of rules 1" in said
    server.kill()
    store = Store(database)
    await store.damage(table, "the ink has run")
    await store.close()
    status, said = await asyncio.to_thread(examine)
    assert status == 1
    assert "the ink has run" in said
    assert table not in said
    server.start()
    async with server.person(table, keys["0"]) as ada:
        assert ada.table["closed"] == {"key": "damaged", "message": "the ink has run"}
    server.kill()
    assert (await asyncio.to_thread(examine, "--retry"))[0] == 1
    assert (await asyncio.to_thread(examine))[0] == 0
    server.start()
    async with server.person(table, keys["0"]) as ada:
        assert (await ada.move(0, "bid 0"))["type"] == "ack"


# -- A7: where a table comes from is said everywhere ----------------------------------------------


async def test_a_position_that_somebody_wrote_is_marked_everywhere_and_for_ever(small: Server) -> None:
    _, shown = await upload(small, rigged(0, ticks=9))
    _, made = await branch(small, shown["table"], 4, public=True, seats=[{"who": "me"}, {"who": "open"}])
    async with small.http(*made["keys"].values()) as http:
        cards = {t: (await http.get(f"/api/tables/{t}")).json()["origin"] for t in (shown["table"], made["table"])}
        assert cards[shown["table"]] == {"move": 0, "by_hand": True, "table": None}
        assert cards[made["table"]] == {"move": 4, "by_hand": True, "table": None}
        for path in ("/api/tables", "/api/mine"):
            (line,) = [t for t in (await http.get(path)).json() if t["table"] == made["table"]]
            assert line["origin"] == {"move": 4, "by_hand": True, "table": None}
    async with small.person(made["table"], made["host"]) as ada:
        assert (await ada.ask(type="start", bot="random"))["type"] == "ack"
        await ada.play(0)
        await ada.until(lambda: ada.table["status"] == "over")
        assert ada.table["origin"]["by_hand"]
    status, again = await branch(small, made["table"], 1)  # and so is all that follows from it
    assert status == 201
    async with small.http() as http:
        card = (await http.get(f"/api/tables/{again['table']}")).json()
        assert card["origin"] == {"move": 1, "by_hand": True, "table": made["table"]}


async def test_a_table_that_goes_on_from_an_honest_game_says_from_which_move(small: Server) -> None:
    table, keys = await small.table("clock", ["me", "me"])
    async with small.person(table, *keys.values()) as both:
        assert both.table["origin"] is None
        for n in range(60):
            assert (await both.move(n % 2))["type"] == "ack"
        await both.until(lambda: both.table["status"] == "over")
    status, made = await branch(small, table, 7)
    assert status == 201
    async with small.http() as http:
        card = (await http.get(f"/api/tables/{made['table']}")).json()
        assert card["origin"] == {"move": 7, "by_hand": False, "table": table}


# -- A11: honest long records are accepted --------------------------------------------------------


@pytest.mark.parametrize(("game", "moves"), [("universalis", 4047), ("fief", 8232)])
async def test_a_long_honest_record_is_accepted(small: Server, game: str, moves: int) -> None:
    rng = random.Random(5)
    g = find(game)
    record = Record(g, g.seat_range[-1], "long")
    n = 0
    while len(record) < moves:
        if record.position.over:
            n += 1
            record = Record(g, g.seat_range[-1], f"long {n}")
        seat = record.position.waiting[0]
        record.play(seat, rng.choice(record.position.legal(seat)))
    status, body = await upload(small, record.text())
    assert status == 201, body
    async with small.http() as http:
        shown = (await http.get(f"/api/tables/{body['table']}/at/{moves}")).json()
        assert shown["view"] == msgspec.json.decode(msgspec.json.encode(record.position.view(-1)))
        assert (await http.get(f"/api/tables/{body['table']}/record")).text == record.text()


async def test_a_record_whose_dice_are_written_down_is_replayed_by_them_and_played_on_with_new_ones(
    small: Server,
) -> None:
    rng = random.Random(7)
    g = find("carolus")
    start = g.start(2, "lesson").dump()
    record = Record(g, 2, "", start=start, keep_dice=True)
    while len(record) < 30:
        seat = record.position.waiting[0]
        record.play(seat, rng.choice(record.position.legal(seat)))
    assert any(record.dice)
    status, body = await upload(small, record.text())
    assert status == 201, body
    async with small.http() as http:
        table = f"/api/tables/{body['table']}"
        assert (await http.get(f"{table}/record")).text == record.text()
        shown = (await http.get(f"{table}/at/30")).json()
        assert shown["view"] == msgspec.json.decode(msgspec.json.encode(record.position.view(-1)))
        small.kill()
        small.start()
        assert (await http.get(f"{table}/at/30")).json() == shown
        wish = {"at": 0, "seats": [{"who": "me"}, {"who": "me"}]}
        made = (await http.post(f"{table}/branch", json=wish)).json()
    async with small.person(made["table"], *made["keys"].values()) as both:
        assert both.table["origin"]["by_hand"]
        for _ in range(4):
            seat = next(s for s in (0, 1) if both.entry(s)["choices"])
            assert (await both.move(seat))["type"] == "ack"
            await both.quiet()


def test_the_trap_is_one() -> None:
    """Else the tests above would prove nothing."""
    p = CLOCK.load(_clock(CRACKED))
    with pytest.raises(ZeroDivisionError):
        p.view(0)
    with pytest.raises(BadPosition, match="cannot occur"):
        sound(CLOCK.load(_clock(WRONG)))
