"""Looking back: step by step, downloads, uploads, playing on from a moment."""

from __future__ import annotations

import re

import pytest

from reame.kernel.record import Record, read_record
from tests.server.house import Server
from tests.server.toys import find

pytestmark = pytest.mark.anyio

BOT = {"who": "bot", "bot": "random"}


async def _finished(server: Server, **options: str) -> tuple[str, dict[str, str]]:
    table, keys = await server.table("inn", ["me", BOT, BOT], options=options)
    async with server.person(table, keys["0"]) as ada:
        await ada.play(0)
        await ada.until(lambda: ada.table["status"] == "over")
    return table, keys


async def test_a_finished_game_is_replayed_from_any_eyes(server: Server) -> None:
    table, _ = await _finished(server)
    async with server.http() as http:
        record = read_record((await http.get(f"/api/tables/{table}/record")).text, find, journal=True)
        total = len(record)
        truth = Record(record.game, 3, record.seed, record.options, record.salt, journal=True)
        for n in range(total + 1):
            if n:
                truth.play(*record.moves[n - 1])
            for seat in (-1, 0, 2):
                moment = (await http.get(f"/api/tables/{table}/at/{n}?seat={seat}&lines=all")).json()
                assert (moment["n"], moment["total"]) == (n, total)
                assert moment["view"] == truth.position.view(seat)
                assert truth.position.journal is not None
                assert moment["lines"] == truth.position.journal.lines(seat)
            if n:
                assert moment["move"]["words"] == truth.game.table.words(record.moves[n - 1][1])
        back = (await http.get(f"/api/tables/{table}/at/1?seat=0")).json()
        assert back["view"]["draft"] == [truth.game.table.words(m) for s, m in record.moves[:1] if s == 0]
        for n in (total + 1, 999_999):
            assert (await http.get(f"/api/tables/{table}/at/{n}")).status_code == 400
        assert (await http.get(f"/api/tables/{table}/at/0?seat=7")).status_code == 400


async def test_a_downloaded_record_can_be_brought_back_to_look_at(server: Server) -> None:
    table, _ = await _finished(server)
    async with server.http() as http:
        text = (await http.get(f"/api/tables/{table}/record")).text
        answer = await http.post("/api/records", content=text, headers={"Content-Type": "text/plain"})
        assert answer.status_code == 201, answer.text
        shown = answer.json()["table"]
        card = (await http.get(f"/api/tables/{shown}")).json()
        assert (card["status"], card["archived"], card["public"]) == ("over", True, False)
        assert (await http.get(f"/api/tables/{shown}/record")).text == text
        moments = [(await http.get(f"/api/tables/{t}/at/5?seat=1")).json() for t in (table, shown)]
        assert moments[0] == moments[1]


@pytest.mark.parametrize(
    ("change", "line"),
    [
        (lambda t: t.replace("bid", "fly", 1), "line"),
        (lambda t: t.replace("game inn", "game chess", 1), "chess"),
        (lambda t: t[: len(t) // 2], "line"),
        (lambda t: t[:0], "line 1"),
        (lambda t: t.replace("seats 3", "seats 9"), "line"),
        (lambda t: t.replace("seed ", "seed x"), "line"),
        (lambda t: "\ufeff\x00" + t, "line 1"),
        (lambda t: t.replace("seed ", 'start {"game": "inn", "seats": 3, "stack": [5]}\nseed ', 1), "line"),
        (lambda t: t.replace("seed ", "start [1]\nseed ", 1), "line"),
        (lambda t: t.replace("seed ", f"start {'[' * 30_000}\nseed ", 1), "line"),
    ],
)
async def test_a_bad_record_is_refused_by_line(small: Server, change, line: str) -> None:  # type: ignore[no-untyped-def]
    record = Record(find("inn"), 3, "seed")
    while not record.position.over:
        seat = record.position.waiting[0]
        record.play(seat, record.position.legal(seat)[0])
    async with small.http() as http:
        answer = await http.post("/api/records", content=change(record.text()), headers={"Content-Type": "text/plain"})
        assert 400 <= answer.status_code < 500, answer.text
        error = answer.json()["error"]
        assert line in error["message"]
        assert (error["key"], error["details"]["line"] >= 1) == ("bad-record", True)
        assert re.fullmatch("[a-z-]+", error["details"]["reason"])


async def test_play_on_from_a_moment_with_new_dice(server: Server) -> None:
    table, _ = await _finished(server)
    async with server.http() as http:
        moment = (await http.get(f"/api/tables/{table}/at/8?seat=0")).json()
        seats = [{"who": "me"}, {"who": "me"}, BOT]
        answer = await http.post(f"/api/tables/{table}/branch", json={"at": 8, "seats": seats, "pace_ms": 0})
        assert answer.status_code == 201, answer.text
        branch, keys = answer.json()["table"], answer.json()["keys"]
        too_far = await http.post(f"/api/tables/{table}/branch", json={"at": 9999, "seats": seats})
        assert too_far.status_code == 400
        too_few = await http.post(f"/api/tables/{table}/branch", json={"at": 8, "seats": seats[:2]})
        assert too_few.status_code == 400
        end = moment["total"]
        over = await http.post(f"/api/tables/{table}/branch", json={"at": end, "seats": seats})
        assert (over.status_code, over.json()["error"]["key"]) == (409, "over")
        old = (await http.get(f"/api/tables/{table}")).json()
    async with server.person(branch, *keys.values()) as both:
        assert both.table["commitment"] != old["commitment"]
        view = both.entry(0)["view"]
        assert view["table"]["purse"]["0"] == moment["view"]["table"]["purse"]["0"]
        while both.state["outcome"] is None:
            seat = next((s for s in (0, 1) if both.entry(s)["choices"]), None)
            if seat is None:
                await both.hear()
            else:
                await both.move(seat)
                await both.quiet()
        await both.until(lambda: both.table["status"] == "over")
    async with server.http() as http:
        record = read_record((await http.get(f"/api/tables/{branch}/record")).text, find)
        assert record.start is not None
        assert record.position.over


async def test_undo_and_going_back_change_the_replay(server: Server) -> None:
    table, keys = await server.table("inn", ["me", "me"], options={"windows": "open"})
    async with server.person(table, *keys.values()) as both, server.http(keys["0"]) as http:
        await both.move(0, "bid 0")
        assert (await http.get(f"/api/tables/{table}/at/1?seat=0")).json()["view"]["draft"] == ["bid 0"]
        await both.ask(type="undo", seat=0)
        assert (await http.get(f"/api/tables/{table}/at/0?seat=0")).json()["total"] == 0
        await both.quiet()
        await both.move(0, "bid 1")
        assert (await http.get(f"/api/tables/{table}/at/1?seat=0")).json()["view"]["draft"] == ["bid 1"]
