"""On the open net: origins, headers, sizes, rates, and things that make no sense."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import AsyncIterator, Callable
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from reame.kernel.record import Record
from reame.server.errors import TooMany
from reame.server.net.addresses import Names, Proxies, network_of
from reame.server.net.limits import Doors, Limits
from tests.server.house import Server
from tests.server.toys import find

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
    names = Names("0.0.0.0", ("https://play.example", "https://reame.example"))
    assert names.same_origin(None, "reame.example")
    assert names.same_origin("https://Reame.Example", "reame.example")
    assert names.same_origin("https://play.example", "inner:8080")
    assert names.same_origin("http://192.168.1.7:8750", "192.168.1.7:8750")
    assert not names.same_origin("https://reame.example.evil.example", "reame.example")
    assert not names.same_origin("https://reame.example@evil.example", "reame.example")
    assert not names.same_origin("null", "reame.example")
    assert not names.same_origin("http://reame.example:99999999", "other.example")
    assert not names.same_origin("https://elsewhere.example", None)


def test_a_server_knows_its_own_names_and_numbers_only() -> None:
    at_home = Names("127.0.0.1", ())
    abroad = Names("0.0.0.0", ("https://reame.example",))
    for names in (at_home, abroad):
        for host in (None, "localhost", "localhost:8750", "LOCALHOST", "127.0.0.1:1", "[::1]:8750", "192.168.1.7"):
            assert names.knows(host), host
        for host in ("evil.example", "evil.example:8750", "127.0.0.1.evil.example", "", ":80", "[", "localhost.evil",
                     "evil@localhost"):  # fmt: skip
            assert not names.knows(host), host
    assert abroad.knows("reame.example")
    assert not at_home.knows("reame.example")
    assert abroad.knows(socket.gethostname())


async def test_a_foreign_name_that_leads_here_is_refused(small: Server) -> None:
    """DNS rebinding: Host and Origin are the same, and neither is ours."""
    async with small.http() as http:
        for host in ("evil.example", f"evil.example:{small.port}"):
            headers = {"Host": host, "Origin": f"http://{host}"}
            answer = await http.get("/api/games", headers=headers)
            assert (answer.status_code, answer.json()["error"]["key"]) == (421, "unknown-host")
            assert "--origin" in answer.json()["error"]["message"]
            body = {"game": "inn", "seats": [{"who": "me"}] * 2}
            assert (await http.post("/api/tables", json=body, headers=headers)).status_code == 421
    with pytest.raises(InvalidStatus) as e:
        await connect(
            f"ws://evil.example:{small.port}/ws", host="127.0.0.1", port=small.port,
            origin=f"http://evil.example:{small.port}", proxy=None,  # type: ignore[arg-type]
        )  # fmt: skip
    assert e.value.response.status_code == 403


async def test_a_page_of_another_site_cannot_lay_tables_or_bring_records(small: Server) -> None:
    body = json.dumps({"game": "inn", "seats": [{"who": "me"}] * 2})
    async with small.http() as http:
        for kind in ("text/plain", "application/x-www-form-urlencoded", "text/plain; application/json", ""):
            answer = await http.post("/api/tables", content=body, headers={"Content-Type": kind})
            assert (answer.status_code, answer.json()["error"]["key"]) == (415, "not-json")
        for path, kind in (("/api/tables", "application/json"), ("/api/records", "text/plain")):
            headers = {"Content-Type": kind, "Origin": "https://evil.example"}
            answer = await http.post(path, content=body, headers=headers)
            assert (answer.status_code, answer.json()["error"]["key"]) == (403, "foreign-page")
        headers = {"Content-Type": "application/json; charset=utf-8", "Origin": small.base}
        assert (await http.post("/api/tables", content=body, headers=headers)).status_code == 201


@pytest.mark.parametrize(
    "body",
    [
        b"[" * 60_000,
        b'{"options":' * 5_000 + b"1" + b"}" * 5_000,
        b'{"game": "\xff\xfe"}',
        b'{"game": "\\ud800"}',
        b'{"game": "inn", "pace_ms": ' + b"9" * 5_000 + b"}",
        b"\x00",
        b'{"game": NaN}',
        "{}".encode("utf-16"),
    ],
)
async def test_json_that_cannot_be_read_is_a_bad_request_and_no_stumble(small: Server, body: bytes) -> None:
    table, keys = await small.table("inn", ["me", "me"])
    async with small.http(keys["0"]) as http:
        for path in ("/api/tables", f"/api/tables/{table}/take", f"/api/tables/{table}/branch"):
            answer = await http.post(path, content=body, headers={"Content-Type": "application/json"})
            assert (answer.status_code, answer.json()["error"]["key"]) == (400, "bad-request")


@pytest.mark.parametrize("seat", [0, 10**30, -(10**30), "x"])
@pytest.mark.parametrize("n", [0, 2**31, 2**63, 10**30])
async def test_numbers_of_any_size_are_answered(server: Server, n: int, seat: Any) -> None:
    table, keys = await server.table("inn", ["me", "me"])
    async with server.http(keys["0"]) as http:
        answer = await http.get(f"/api/tables/{table}/at/{n}", params={"seat": seat})
        assert answer.status_code in ((200,) if (n, seat) == (0, 0) else (400, 404)), answer.text
    async with server.person(table, keys["0"]) as ada:
        number = seat if isinstance(seat, int) else 0
        for wish in ({"type": "rewind", "to": n}, {"type": "vote", "vote": n, "yes": True}, {"type": "move", "seq": n}):
            said = await ada.ask(**{"seat": number, "words": "bid 0", **wish})
            assert said["type"] in ("refused", "error", "ack"), said
            assert said.get("key") != "broken", said


@pytest.mark.parametrize("text", ["\0", "a\0b", "\ud800", "\u202e", "\U000e0041"])
async def test_characters_that_no_database_takes_are_answered(server: Server, text: str) -> None:
    body = json.dumps({"game": "inn", "seats": [{"who": "me", "name": text}, {"who": "open"}]})
    async with server.http() as http:
        answer = await http.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
        assert answer.status_code in (201, 400), answer.text
        assert (await http.get("/api/tables/a%00b")).status_code == 404
        assert (await http.get("/api/tables/a%00b/record")).status_code == 404
    table, keys = await server.table("inn", ["me", "me"])
    async with server.person(table, keys["0"]) as ada:
        orders: list[dict[str, Any]] = [
            {"type": "chat", "text": text},
            {"type": "chat", "text": "good evening", "id": text},
            {"type": "rename", "seat": 0, "name": text},
        ]
        for wish in orders:
            said = await ada.ask(**wish)
            assert said["type"] in ("refused", "error", "ack"), said
            assert said.get("key") not in ("broken", "storage"), said
        await ada.move(0, id=text)
        await ada.quiet()


@pytest.mark.parametrize("text", ["\0", "a\0b", "\ud800"])
async def test_no_name_that_somebody_makes_up_reaches_the_database(server: Server, text: str) -> None:
    made = await server.lay("inn", ["me", "me"])
    table = f"/api/tables/{made['table']}"
    kind = {"Content-Type": "application/json"}
    calls = {
        "/api/me/forget": {"device": text},
        "/api/me/channels/change": {"channel": text, "digest": True},
        "/api/me/channels/remove": {"channel": text},
        "/api/me/channels/test": {"channel": text},
        "/api/editions": {"game": "inn", "text": text},
        f"{table}/hooks/remove": {"channel": text},
        f"{table}/hooks/test": {"channel": text},
        f"{table}/onlookers/withdraw": {"link": text},
    }
    async with server.http(made["keys"]["0"]) as http:
        await http.post("/api/me", json={"name": "Ada"})
        for path, body in calls.items():
            answer = await http.post(path, content=json.dumps(body), headers=kind)
            assert answer.status_code in (400, 404), (path, answer.text)
        assert (await http.get("/api/cups/a%00b")).status_code == 404
        assert (await http.get("/api/feed/a%00b")).status_code == 404


async def test_no_answer_names_its_charset_twice(small: Server) -> None:
    async with small.http() as http:
        for path in ("/", "/t/abc", "/api/games", "/api/words/carolus/en", "/api/guide/carolus/it"):
            assert (await http.get(path)).headers["content-type"].count("charset") <= 1


async def test_half_a_request_does_not_keep_a_connection(
    launch: Callable[..., Server], new_database: Callable[[str], str]
) -> None:
    server = launch(new_database("sqlite"), limits={"head_within": 1.0, "body_within": 1.0})
    heads = [b"", b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n", b"POST"]
    bodies = [
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 900\r\n\r\n{",
        b"POST /api/records HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nreame\r\n",
    ]
    connections = [(start, await asyncio.open_connection("127.0.0.1", server.port)) for start in (heads + bodies) * 20]
    for start, (_, writer) in connections:
        writer.write(start)
    for start, (reader, writer) in connections:
        said = await asyncio.wait_for(reader.read(), 40)
        assert said.startswith(b"HTTP/1.1 408") if start in bodies else said == b""
        writer.close()
    async with server.http() as http:
        for _ in range(3):  # whole requests, one after the other on one connection, are welcome
            assert (await http.get("/api/games")).status_code == 200
            await asyncio.sleep(0.6)


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
        answers = [await http.post("/api/tables", json=body) for _ in range(3)]
        assert [a.status_code for a in answers] == [201, 429, 429]
        assert 60 <= int(answers[-1].headers["Retry-After"]) <= 100
        answers = [await http.get("/api/games") for _ in range(30)]
        assert answers[0].status_code == 200
        assert answers[-1].status_code == 429
        assert answers[-1].headers["Retry-After"] == "1"
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


async def test_visits_are_limited(launch: Callable[..., Server], new_database: Callable[[str], str]) -> None:
    server = launch(new_database("sqlite"), limits={"hellos": 0.01, "hellos_burst": 5})
    table, _ = await server.table("inn", ["me", "me"])
    for _ in range(5):
        async with server.person(table):
            pass
    async with connect(f"ws://127.0.0.1:{server.port}/ws", proxy=None) as socket:
        await socket.send(json.dumps({"type": "hello", "table": table, "keys": []}))
        assert json.loads(await socket.recv())["key"] == "too-fast"
        with pytest.raises(ConnectionClosed):
            await socket.recv()


def test_all_addresses_of_one_subscriber_are_one() -> None:
    assert network_of("2001:db8:1:2::5") == network_of("2001:db8:1:2:ffff::9") != network_of("2001:db8:1:3::5")
    assert network_of("::ffff:10.0.0.7") == network_of("10.0.0.7") != network_of("10.0.0.8")
    assert network_of("fe80::1%eth0") == network_of("fe80::2")
    assert network_of("no address" * 50) == ("no address" * 50)[:64]


async def test_addresses_of_one_network_share_their_limits(
    launch: Callable[..., Server], new_database: Callable[[str], str]
) -> None:
    server = launch(new_database("sqlite"), limits={"tables": 0.001, "tables_burst": 3})
    body = {"game": "inn", "seats": [{"who": "me"}] * 2}
    async with server.http() as http:  # a proxy on this machine says for whom it asks

        async def lay(address: str) -> int:
            return (await http.post("/api/tables", json=body, headers={"X-Forwarded-For": address})).status_code

        assert [await lay(f"2001:db8::{n}") for n in range(1, 5)] == [201, 201, 201, 429]
        assert await lay("2001:db8:0:1::1") == 201


@pytest.mark.parametrize("proxies", [["127.0.0.9/24"], []])
async def test_a_proxy_elsewhere_is_believed_only_where_it_was_named(
    launch: Callable[..., Server], new_database: Callable[[str], str], proxies: list[str]
) -> None:
    server = launch(new_database("sqlite"), limits={"tables": 0.001, "tables_burst": 1}, proxies=proxies)
    body = {"game": "inn", "seats": [{"who": "me"}] * 2}
    there = httpx.AsyncHTTPTransport(local_address="127.0.0.3")
    async with httpx.AsyncClient(base_url=server.base, transport=there) as http:
        answers = [
            (await http.post("/api/tables", json=body, headers={"X-Forwarded-For": f"203.0.113.{n}"})).status_code
            for n in range(3)
        ]
    assert answers == ([201, 201, 201] if proxies else [201, 429, 429])


def test_proxies_are_addresses_and_networks() -> None:
    known = Proxies("10.0.0.7", "172.30.0.5/16", "2001:db8::/32")
    assert [known.has(a) for a in ("10.0.0.7", "172.30.9.1", "2001:db8::9", "fe80::1%eth0", "10.0.0.8", "")] == [
        True, True, True, False, False, False,
    ]  # fmt: skip
    with pytest.raises(ValueError, match="front"):
        Proxies("front")


async def test_the_disk_cannot_be_filled_from_one_address(
    launch: Callable[..., Server], new_database: Callable[[str], str]
) -> None:
    server = launch(new_database("sqlite"), limits={"written": 0.01, "written_burst": 60_000})
    made = [await server.table("inn", ["me", "me"]) for _ in range(3)]
    body = {"game": "inn", "seats": [{"who": "me"}] * 2}
    async with server.http() as http:
        assert (await http.post("/api/tables", json=body)).status_code == 201  # the last of the account
        for path, kind in (("/api/tables", "application/json"), ("/api/records", "text/plain")):
            answer = await http.post(path, content=json.dumps(body), headers={"Content-Type": kind})
            assert (answer.status_code, answer.json()["error"]["key"]) == (429, "too-much-written")
            assert int(answer.headers["Retry-After"]) > 60
        elsewhere = {"X-Forwarded-For": "10.1.1.1"}
        assert (await http.post("/api/tables", json=body, headers=elsewhere)).status_code == 201
    table, keys = made[0]
    async with server.person(table, keys["0"]) as ada:
        assert (await ada.ask(type="chat", seat=0, text="and so on"))["key"] == "too-much-written"
        assert (await ada.ask(type="why", seat=0, words="bid 0"))["type"] == "why"


async def test_old_records_make_room_for_new_ones(
    launch: Callable[..., Server], new_database: Callable[[str], str]
) -> None:
    server = launch(new_database("sqlite"), limits={"records": 12_000})
    texts = []
    for n in range(8):
        record = Record(find("inn"), 2, f"seed {n}")
        while not record.position.over:
            seat = record.position.waiting[0]
            record.play(seat, record.position.legal(seat)[0])
        texts.append(record.text())
    async with server.http() as http:
        brought = []
        for text in texts:
            answer = await http.post("/api/records", content=text, headers={"Content-Type": "text/plain"})
            assert answer.status_code == 201, answer.text
            brought.append(answer.json()["table"])
        assert (await http.get(f"/api/tables/{brought[-1]}/record")).text == texts[-1]
    server.kill()
    server.start()
    async with server.http() as http:
        left = [(await http.get(f"/api/tables/{t}")).status_code for t in brought]
        assert left == sorted(left, reverse=True)  # the oldest are gone
        assert (left[0], left[-1]) == (404, 200)


async def test_a_full_disk_takes_no_more_tables_and_games_go_on(
    launch: Callable[..., Server], new_database: Callable[[str], str]
) -> None:
    database = new_database("sqlite")
    server = launch(database)
    table, keys = await server.table("inn", ["me", "me"])
    server.kill()
    full = launch(database, limits={"free": 2**60})
    async with full.http() as http:
        answer = await http.post("/api/tables", json={"game": "inn", "seats": [{"who": "me"}] * 2})
        assert (answer.status_code, answer.json()["error"]["key"]) == (507, "disk-full")
    async with full.person(table, keys["0"]) as ada:
        assert (await ada.move(0))["type"] == "ack"


async def test_an_address_that_gives_much_to_work_out_waits_for_its_turn() -> None:
    doors = Doors(Limits(work_at_once=1))
    order = []

    async def work(n: int) -> None:
        async with doors.work("here"):
            order.append(n)
            await asyncio.sleep(0.01)
            order.append(n)

    await asyncio.gather(*(work(n) for n in range(5)))
    assert order == [n for n in range(5) for _ in (0, 1)]
    waiting = [asyncio.create_task(work(n)) for n in range(40)]
    await asyncio.sleep(0)
    with pytest.raises(TooMany):
        await work(99)
    async with doors.work("elsewhere"):
        pass
    await asyncio.gather(*waiting)


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
