"""On the open net: origins, headers, sizes, rates, and things that make no sense."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from reame.server.net.shield import same_origin
from tests.server.house import Server

pytestmark = pytest.mark.anyio


async def _origin(server: Server, origin: str | None) -> int:
    try:
        async with connect(f"ws://127.0.0.1:{server.port}/ws", origin=origin, proxy=None):  # type: ignore[arg-type]
            return 101
    except InvalidStatus as e:
        return e.response.status_code


async def test_a_page_of_another_origin_cannot_connect(small: Server) -> None:
    assert await _origin(small, None) == 101
    assert await _origin(small, small.base) == 101
    for other in ("https://evil.example", "null", f"http://127.0.0.1:{small.port + 1}", "http://localhost", ""):
        assert await _origin(small, other or "file://") == 403


def test_an_origin_is_compared_as_a_whole() -> None:
    assert same_origin("https://reame.example", "reame.example", ())
    assert same_origin("https://Reame.Example", "reame.example", ())
    assert same_origin("https://play.example", "inner:8080", ("https://play.example",))
    assert not same_origin("https://reame.example.evil.example", "reame.example", ())
    assert not same_origin("https://reame.example@evil.example", "reame.example", ())
    assert not same_origin("https://reame.example", None, ())


async def test_every_answer_carries_the_headers(small: Server) -> None:
    async with small.http() as http:
        for path in ("/", "/t/abc", "/api/games", "/api/tables/none", "/nothing.js", "/api/nothing"):
            answer = await http.get(path)
            csp = answer.headers["content-security-policy"]
            assert "default-src 'self'" in csp
            assert "frame-ancestors 'none'" in csp
            assert "unsafe-eval" not in csp
            assert "script-src 'self';" in csp
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert answer.headers["referrer-policy"] == "no-referrer"
            assert "server" not in answer.headers


async def test_pages_are_served_and_no_path_leads_out_of_their_folder(
    launch: Callable[..., Server], new_database: Callable[[str], str]
) -> None:
    server = launch(new_database("sqlite"))
    async with server.http() as http:
        for path in (
            "/../pyproject.toml",
            "/%2e%2e/%2e%2e/app.py",
            "/assets/../../app.py",
            "//etc/passwd",
            "/..%2fapp.py",
        ):
            answer = await http.get(path)
            assert answer.status_code in (404, 503, 200), path
            assert "import" not in answer.text


async def test_bodies_and_frames_that_are_too_long_are_refused(small: Server) -> None:
    async with small.http() as http:
        answer = await http.post("/api/tables", content=b" " * 70_000, headers={"Content-Type": "application/json"})
        assert (answer.status_code, answer.json()["error"]["key"]) == (413, "too-long")
        answer = await http.post("/api/records", content=b"x" * 1_100_000, headers={"Content-Type": "text/plain"})
        assert answer.status_code == 413

        async def drip() -> AsyncIterator[bytes]:
            for _ in range(200):
                yield b"x" * 10_000

        try:
            answer = await http.post("/api/records", content=drip(), headers={"Content-Type": "text/plain"})
            status = answer.status_code
        except (httpx.ReadError, httpx.WriteError):
            status = 413  # cut off while it was sending: refused as well
        assert status == 413
    table, keys = await small.table("inn", ["me", "me"])
    async with small.person(table, keys["0"]) as ada:
        await ada.send({"type": "chat", "id": "x", "text": "x" * 20_000})
        with pytest.raises(ConnectionClosed):
            await ada.until(lambda: False)
    async with small.person(table, keys["0"]) as ada:  # the table is none the worse
        assert (await ada.move(0))["type"] == "ack"


async def test_rates_are_limited(launch: Callable[..., Server], new_database: Callable[[str], str]) -> None:
    limits = {
        "requests_burst": 20,
        "requests": 1,
        "tables_burst": 2,
        "tables": 0.01,
        "messages_burst": 5,
        "messages": 1,
    }
    server = launch(new_database("sqlite"), limits={**limits, "connections": 3})
    table, keys = await server.table("inn", ["me", "me"])
    body = {"game": "inn", "seats": [{"who": "me"}] * 2}
    async with server.http() as http:
        statuses = [(await http.post("/api/tables", json=body)).status_code for _ in range(3)]
        assert statuses == [201, 429, 429]
        statuses = [(await http.get("/api/games")).status_code for _ in range(30)]
        assert statuses[0] == 200
        assert 429 in statuses
        await asyncio.sleep(1.2)
        assert (await http.get("/api/games")).status_code == 200
    async with server.person(table, keys["0"]) as ada:
        for _ in range(10):
            await ada.send({"type": "ping"})
        kinds = [(await ada.hear()) for _ in range(10)]
        assert [m["type"] for m in kinds[:5]] == ["pong"] * 5
        assert kinds[-1]["key"] == "too-fast"
        async with server.person(table), server.person(table):
            assert await _origin(server, None) == 403  # a fourth connection of one address
    await asyncio.sleep(0.2)
    assert await _origin(server, None) == 101


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"game": "chess", "seats": [{"who": "me"}] * 2},
        {"game": "inn", "seats": []},
        {"game": "inn", "seats": [{"who": "me"}]},
        {"game": "inn", "seats": [{"who": "cat"}] * 2},
        {"game": "inn", "seats": [{"who": "me"}] * 2, "options": {"rounds": "7"}},
        {"game": "inn", "seats": [{"who": "me"}] * 2, "options": {"color": "red"}},
        {"game": "inn", "seats": [{"who": "me"}] * 2, "pace_ms": -1},
        {"game": "inn", "seats": [{"who": "me"}] * 2, "away_hours": 1e300},
        {"game": "inn", "seats": [{"who": "me"}] * 2, "surprise": 1},
        {"game": "inn", "seats": [{"who": "me", "name": "\u0000"}] * 2},
        {"game": "inn", "seats": [{"who": "bot", "bot": "search:999999999"}] * 2},
        {"game": "inn", "seats": [{"who": "bot", "bot": "search:99s"}] * 2},
        {"game": "inn", "seats": [{"who": "bot", "bot": "../../x"}] * 2},
        [1, 2],
        "x",
    ],
)
async def test_a_table_that_makes_no_sense_is_refused_with_a_reason(server: Server, body: object) -> None:
    async with server.http() as http:
        answer = await http.post("/api/tables", json=body)
        assert answer.status_code in (400, 404), answer.text
        error = answer.json()["error"]
        assert error["key"]
        assert len(error["message"]) > 10


async def test_nonsense_on_the_socket_gets_an_error_and_the_table_lives(server: Server) -> None:
    table, keys = await server.table("inn", ["me", "me"])
    async with server.person(table, keys["0"]) as ada:
        nonsense = [
            "", "{", "null", "[]", "5", '"hello"', '{"type": "dance"}', '{"type": "move"}', "[" * 5000,
            '{"type": "move", "id": "x", "seat": "0", "seq": 1, "words": "bid 0"}',
            '{"type": "move", "id": "x", "seat": 0, "seq": 1e400, "words": "bid 0"}',
            '{"type": "move", "id": "x", "seat": 99, "seq": 1, "words": "bid 0"}',
            '{"type": "move", "id": "", "seat": 0, "seq": 1, "words": "bid 0"}',
            '{"type": "chat", "id": "x", "seat": 0, "text": "\\ud800"}',
            '{"type": "chat", "id": "x", "seat": 0, "text": ""}',
            '{"type": "regent", "id": "x", "seat": 0, "bot": "cat"}',
            json.dumps({"type": "hello", "table": table, "keys": []}),
        ]  # fmt: skip
        assert ada._socket is not None
        frames: list[str | bytes] = [*nonsense, b"\x00\xff", b'{"type": "ping"}']
        for frame in frames:
            await ada._socket.send(frame)
            answer = await ada.hear()
            assert answer["type"] in ("error", "refused"), (frame, answer)
            assert len(answer["message"]) > 10
        assert (await ada.move(0, "bid 0"))["type"] == "ack"
    for first in ("{}", json.dumps({"type": "ping"}), json.dumps({"type": "hello", "table": "none", "keys": []}), b"x"):
        async with connect(f"ws://127.0.0.1:{server.port}/ws", proxy=None) as socket:
            await socket.send(first)
            assert json.loads(await socket.recv())["type"] == "error"
            with pytest.raises(ConnectionClosed):
                await socket.recv()


async def test_a_client_that_does_not_read_holds_up_nobody(small: Server) -> None:
    table, keys = await small.table("inn", ["me", {"who": "bot", "bot": "random"}], options={"rounds": "3000"})
    async with connect(f"ws://127.0.0.1:{small.port}/ws", max_queue=1, proxy=None) as deaf:
        await deaf.send(json.dumps({"type": "hello", "table": table, "keys": []}))
        deaf.transport.pause_reading()
        async with small.person(table, keys["0"]) as ada:
            await asyncio.wait_for(ada.play(0, 100), 60)


async def test_words_and_games_are_served(small: Server) -> None:
    async with small.http() as http:
        games = (await http.get("/api/games")).json()
        assert "carolus" in [g["name"] for g in games]
        for language in ("en", "it"):
            text = (await http.get(f"/api/words/carolus/{language}")).text
            assert "refused-stale = " in text
            assert "move-pass = " in text
            assert "game-title = " in text
        assert (await http.get("/api/words/carolus/xx")).status_code == 404
        assert (await http.get("/api/words/chess/en")).status_code == 404
        assert (await http.get("/api/guide/chess/en")).status_code == 404
