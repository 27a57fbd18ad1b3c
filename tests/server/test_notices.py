"""Calling people: the outbox is written with what causes it, asked again before anything is sent, and never twice."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
import time
from collections.abc import AsyncGenerator, Callable, Iterator
from contextlib import asynccontextmanager
from typing import Any

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from reame.server.notices.push import bytes64, plain64
from tests.server.house import WITHIN, Server
from tests.server.sinks import Endpoint, Got, MailBox, text_of
from tests.server.test_people import Device

pytestmark = pytest.mark.anyio


def rows(server: Server, query: str, *given: Any) -> list[dict[str, Any]]:
    """What is in the database of a server on SQLite."""
    with sqlite3.connect(server.database.removeprefix("sqlite:///"), timeout=10) as c:
        c.row_factory = sqlite3.Row
        found = [dict(r) for r in c.execute(query, given).fetchall()]
    c.close()
    return found


def write(server: Server, query: str, *given: Any) -> None:
    """Change something in the database of a server on SQLite, behind its back."""
    with sqlite3.connect(server.database.removeprefix("sqlite:///"), timeout=10) as c:
        c.execute(query, given)
    c.close()


CHANNEL = """INSERT INTO channels
    (id, reader, kind, address, secrets, label, kinds, digest, language, origin, verified, created, error, dead)
    VALUES (?, ?, 'json', ?, '', '', ?, 0, 'en', 'http://127.0.0.1', 1, 0, '', 0)"""


def listens(server: Server, reader: str, address: str = "https://example.org/") -> None:
    """Somebody, or a table, has a channel from now on."""
    write(server, CHANNEL, f"c-{reader}", reader, address, '["turn", "offer", "vote", "regent", "invite", "over"]')


def person_of(server: Server, table: str, seat: int) -> str:
    person: str = rows(server, "SELECT person FROM seats WHERE table_id = ? AND seat = ?", table, seat)[0]["person"]
    return person


def written(server: Server, reader: str) -> list[tuple[str, int]]:
    """What there is to tell somebody."""
    found = rows(server, "SELECT kind, seat FROM notices WHERE reader = ? ORDER BY kind", reader)
    return [(r["kind"], r["seat"]) for r in found]


# -- the outbox ------------------------------------------------------------------------------------


async def test_a_question_is_written_with_its_cause_and_withdrawn_with_its_answer(small: Server) -> None:
    async with Device(small, "Anna") as anna, Device(small, "Berta") as berta:
        await anna.greet()
        await berta.greet()
        made = await anna.lay("me", "open")
        table = made["table"]
        await berta.take(table, made["invites"]["1"])
        b = person_of(small, table, 1)
        listens(small, b)
        listens(small, table)
        async with anna.sits(table) as a, berta.sits(table) as other:
            await a.ask(type="start")
            await a.until(lambda: bool(a.state))
            assert written(small, b) == [("turn", 1)]
            assert written(small, person_of(small, table, 0)) == []  # she has no channel
            before = rows(small, "SELECT * FROM notices")
            for _ in range(2):
                assert (await a.move(0))["type"] == "ack"
            # An answer under seal is nobody's business: nothing is called, and nothing withdrawn.
            assert rows(small, "SELECT * FROM notices") == before
            await other.until(lambda: bool(other.state))
            await other.move(1)
            await other.move(1)
            await other.quiet()
            asked = other.state["asked"] == [1]
            assert written(small, b) == ([("turn", 1)] if asked or other.entry(1)["choices"] else [])


# -- sending ---------------------------------------------------------------------------------------


class Browser:
    """What a push service and a browser have: an address, and the keys that open what comes there."""

    def __init__(self, endpoint: Endpoint) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = os.urandom(16)
        self.address = endpoint.url("/push/abc")

    @property
    def keys(self) -> dict[str, str]:
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"p256dh": plain64(point), "auth": plain64(self._auth)}

    def open(self, got: Got) -> dict[str, str]:
        """What was sent; nobody else can read it."""
        assert got.headers["content-encoding"] == "aes128gcm"
        opened = http_ece.decrypt(got.body, private_key=self._key, auth_secret=self._auth, version="aes128gcm")
        shown: dict[str, str] = json.loads(opened)
        return shown


def all_due(server: Server) -> None:
    """Time goes by."""
    write(server, "UPDATE notices SET due = 1 WHERE due IS NOT NULL")


@asynccontextmanager
async def two(server: Server, **more: Any) -> AsyncGenerator[tuple[Device, Device, str], None]:
    """Anna laid a table, and Berta sits down; the game has not begun."""
    async with Device(server, "Anna") as anna, Device(server, "Berta") as berta:
        await anna.greet()
        await berta.greet()
        made = await anna.lay("me", "open", **more)
        await berta.take(made["table"], made["invites"]["1"])
        yield anna, berta, made["table"]


@pytest.fixture(scope="module")
def sends(new_database: Callable[[str], str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that may send to this machine."""
    server = Server(new_database("sqlite"), tmp_path_factory.mktemp("log") / "log", private_hooks=True)
    yield server
    server.kill()


@pytest.fixture
def caller(sends: Server) -> Iterator[Server]:
    """The same, with nothing to send."""
    if sends.process.poll() is not None:
        sends.start()
    for part in ("notices", "posts", "channels", "looks"):
        write(sends, f"DELETE FROM {part}")
    yield sends
    sends.check_log()


async def test_a_push_is_signed_encrypted_and_says_no_secret(caller: Server) -> None:
    async with Endpoint() as endpoint, two(caller) as (anna, berta, table):
        browser = Browser(endpoint)
        told = await berta.post("/api/me/channels", {"kind": "push", "address": browser.address, **browser.keys})
        assert [(c["kind"], c["here"], c["error"]) for c in told["channels"]] == [("push", True, "")]
        async with anna.sits(table) as a:
            await a.ask(type="start")
            await a.until(lambda: bool(a.state))
            all_due(caller)
            got = await endpoint.arrival(1)
            shown = browser.open(got)
            assert shown["title"] == "The Inn: it is your turn"
            assert shown["body"] == "With Anna"
            assert shown["url"] == f"{caller.base}/t/{table}"
            assert Vapid02.verify(got.headers["authorization"])
            assert f"k={told['push_key']}" in got.headers["authorization"]
            claims = json.loads(bytes64(got.headers["authorization"].split("t=")[1].split(".")[1]))
            assert claims["aud"] == f"http://127.0.0.1:{endpoint.port}"
            assert berta.cookie.encode() not in got.body
            # She has not answered: she is reminded, once a day, twice.
            for _ in range(4):
                all_due(caller)
                await anna.http.get("/healthz")
                await settled(caller)
            assert [browser.open(g)["title"] for g in endpoint.got[1:]] == ["The Inn: it is still your turn"] * 2


async def settled(server: Server) -> None:
    """Wait until nothing is due any more."""
    now = "SELECT (SELECT COUNT(*) FROM notices WHERE due < 2) + (SELECT COUNT(*) FROM posts WHERE next < ?) AS n"
    async with asyncio.timeout(WITHIN):
        while rows(server, now, time.time())[0]["n"]:
            await asyncio.sleep(0.05)


async def test_whoever_has_looked_is_not_told_and_a_connection_is_no_look(caller: Server) -> None:
    async with Endpoint() as endpoint, two(caller) as (anna, berta, table):
        await berta.post("/api/me/channels", {"kind": "json", "address": endpoint.url()})
        async with anna.sits(table) as a, berta.sits(table) as b:
            await a.ask(type="start")
            await b.until(lambda: bool(b.state))
            all_due(caller)
            assert (await endpoint.arrival(1)).json["notices"][0]["kind"] == "turn"  # she is connected, no more
            answer = await anna.post(f"/api/tables/{table}/accuse", {"by": 0, "seat": 1, "kind": "mute"}, 409)
            assert answer["error"]["key"] == "too-few"
        other = await anna.lay("me", "open")
        await berta.take(other["table"], other["invites"]["1"])
        async with anna.sits(other["table"]) as a, berta.sits(other["table"]) as b:
            await a.ask(type="start")
            await b.until(lambda: bool(b.state))
            await b.send({"type": "look"})
            await b.quiet()
            all_due(caller)
            await settled(caller)
        # The first table is a reminder now; of the second she knows.
        got = await endpoint.arrival(2)
        assert [n["text"] for n in got.json["notices"]] == ["The Inn: it is still your turn"]
        assert got.json["notices"][0]["url"].endswith(table)


async def test_all_that_is_due_is_one_message_and_what_was_answered_is_not_told(caller: Server) -> None:
    async with Endpoint() as endpoint, two(caller) as (anna, berta, table):
        await berta.post("/api/me/channels", {"kind": "json", "address": endpoint.url()})
        tables = [table]
        for _ in range(2):
            made = await anna.lay("me", "open")
            await berta.take(made["table"], made["invites"]["1"])
            tables.append(made["table"])
        for name in tables:
            async with anna.sits(name) as a:
                await a.ask(type="start")
        async with berta.sits(table) as b:
            for _ in range(2):
                assert (await b.move(1))["type"] == "ack"
        all_due(caller)
        got = (await endpoint.arrival(1)).json
        assert got["title"] == "2 messages from your tables"
        assert {n["url"].rpartition("/")[2] for n in got["notices"]} == set(tables[1:])


async def test_a_channel_gets_what_it_is_for_and_waits_for_its_hour(caller: Server) -> None:
    async with Endpoint() as endpoint, two(caller) as (anna, berta, table):
        told = await berta.post("/api/me/channels", {"kind": "slack", "address": endpoint.url("/a")})
        told = await berta.post(
            "/api/me/channels", {"kind": "ntfy", "address": endpoint.url("/topic"), "language": "it"}
        )
        first, second = (c["channel"] for c in told["channels"])
        await berta.post("/api/me/channels/change", {"channel": first, "kinds": ["over"]}, 200)
        hour = time.gmtime().tm_hour
        quiet = f"{hour:02}:00-{(hour + 2) % 24:02}:30"
        wishes = {"zone": "UTC", "quiet": quiet}
        assert (await berta.post("/api/me/wishes", wishes, 200))["quiet"] == quiet
        async with anna.sits(table) as a:
            await a.ask(type="start")
            all_due(caller)
            await settled(caller)
            waiting = rows(caller, "SELECT channel, next FROM posts")
            assert [p["channel"] for p in waiting] == [second]
            assert time.gmtime(waiting[0]["next"])[3:6] == ((hour + 2) % 24, 30, 0)
            assert endpoint.got == []
            write(caller, "UPDATE posts SET next = 1")
            got = await endpoint.arrival(1)
            assert (got.path, got.json["topic"], got.json["title"]) == ("/", "topic", "The Inn: tocca a te")
        bad = [{"zone": "Mars/Olympus"}, {"quiet": "25:00-08:00"}, {"quiet": "08:00-08:00"}, {"digest": "9"}]
        for wish in bad:
            await berta.post("/api/me/wishes", wish, 400)


async def test_what_does_not_arrive_is_tried_again_then_shown_and_lives_again_by_a_test(caller: Server) -> None:
    async with Endpoint() as endpoint, two(caller) as (anna, berta, table):
        channel = (await berta.post("/api/me/channels", {"kind": "discord", "address": endpoint.url()}))["channels"][0]
        endpoint.status = 503
        async with anna.sits(table) as a:
            await a.ask(type="start")
        all_due(caller)
        for n in range(1, 7):
            assert (await endpoint.arrival(n)).json["allowed_mentions"] == {"parse": []}
            await settled(caller)
            steps = rows(caller, "SELECT next, tries FROM posts")
            if n < 6:
                late = [60, 300, 1800, 7200, 21600][n - 1]
                assert steps[0]["tries"] == n
                assert abs(steps[0]["next"] - time.time() - late) < WITHIN
            write(caller, "UPDATE posts SET next = 1")
        assert steps == []
        shown = (await berta.get("/api/me/channels"))["channels"][0]
        assert (shown["error"], shown["dead"]) == ("status-503", True)
        which = {"channel": channel["channel"]}
        assert (await berta.post("/api/me/channels/test", which, 200)) == {"error": "status-503"}
        endpoint.status = 204
        assert (await berta.post("/api/me/channels/test", which, 200)) == {"error": ""}
        shown = (await berta.get("/api/me/channels"))["channels"][0]
        assert (shown["error"], shown["dead"]) == ("", False)
        assert await anna.post("/api/me/channels/test", which, 404)  # hers alone
        endpoint.status = 302
        assert (await berta.post("/api/me/channels/test", which, 200)) == {"error": "status-302"}  # nothing is followed


async def test_a_browser_that_has_unsubscribed_is_forgotten(caller: Server) -> None:
    async with Endpoint() as endpoint, two(caller) as (anna, berta, table):
        browser = Browser(endpoint)
        await berta.post("/api/me/channels", {"kind": "push", "address": browser.address, **browser.keys})
        endpoint.status = 410
        async with anna.sits(table) as a:
            await a.ask(type="start")
        all_due(caller)
        await endpoint.arrival(1)
        await settled(caller)
        assert (await berta.get("/api/me/channels"))["channels"] == []
        broken = {"p256dh": "AAAA", "auth": "AAAA"}
        await berta.post("/api/me/channels", {"kind": "push", "address": browser.address, **broken}, 400)


async def test_a_kill_between_send_and_mark_repeats_the_same_message(caller: Server) -> None:
    async with Endpoint() as endpoint, two(caller) as (anna, berta, table):
        await berta.post("/api/me/channels", {"kind": "json", "address": endpoint.url()})
        async with anna.sits(table) as a:
            await a.ask(type="start")
        endpoint.before = caller.kill
        all_due(caller)
        first = (await endpoint.arrival(1)).json
        endpoint.before = lambda: None
        caller.start()
        assert len(rows(caller, "SELECT * FROM posts WHERE lease > ?", time.time())) == 1  # nobody touches it yet
        write(caller, "UPDATE posts SET lease = 1")  # a minute later
        assert (await endpoint.arrival(2)).json == first  # the same id: whoever reads it knows it as one
        await settled(caller)
        assert rows(caller, "SELECT * FROM posts") == []


# -- mail ------------------------------------------------------------------------------------------


async def test_a_mail_address_is_shown_to_be_ones_own_and_a_lost_device_is_found_by_it(
    launch: Callable[..., Server], new_database: Callable[[str], str]
) -> None:
    async with MailBox() as box:
        smtp = f"smtp://127.0.0.1:{box.port}"
        server = launch(new_database("sqlite"), smtp=smtp, mail_from="Reame <table@example.org>")
        async with two(server) as (anna, berta, table), Device(server, "", "a new phone") as phone:
            wish = {"kind": "mail", "address": "Berta@Example.org"}
            assert not (await berta.post("/api/me/channels", wish))["channels"][0]["verified"]
            code = (await box.arrival(1))["Subject"].split()[0]
            assert (await berta.post("/api/me/channels", wish, 429))["error"]["key"] == "too-fast"  # nobody is flooded
            # Before the code has come back, nothing leads to her.
            lost = {"address": "berta@example.org"}
            assert await phone.post("/api/lost", lost, 200) == {}
            await anna.post("/api/me/verify", {"code": code}, 404)
            assert (await berta.post("/api/me/verify", {"code": code.lower()}, 200))["channels"][0]["verified"]
            async with anna.sits(table) as a:
                await a.ask(type="start")
            all_due(server)
            mail = await box.arrival(2)
            assert (mail["To"], mail["From"]) == ("berta@example.org", "Reame <table@example.org>")
            assert mail["Subject"] == "The Inn: it is your turn"
            assert mail["Message-ID"].endswith("@example.org>")
            assert f"{server.base}/t/{table}" in text_of(mail)
            assert "With Anna" in text_of(mail)
        # A lost device; whether an address is known, nobody is told.
        server.stop()
        server.start()  # (and two minutes have gone by)
        async with Device(server, "", "a new phone") as phone:
            answers = []
            for address in ("berta@example.org", "nobody@example.org", "no address"):
                # Whatever name a stranger gives us, the link leads where its owner knows us.
                answer = await phone.http.post("/api/lost", json={"address": address}, headers={"Host": "192.0.2.1"})
                answers.append((answer.status_code, answer.content, sorted(answer.headers)))
            assert answers[0] == answers[1] == answers[2]
            link = next(w for w in text_of(await box.arrival(3)).split() if "/me#" in w)
            assert link.startswith(f"{server.base}/me#")
            code = link.partition("#")[2]
            assert (await phone.post("/api/me/preview", {"code": code}, 200))["name"] == "Berta"
            assert (await phone.post("/api/me/join", {"code": code, "device": "a new phone"}))["name"] == "Berta"
            assert await phone.mine() == {table: [1]}
            await phone.post("/api/me/join", {"code": code}, 404)  # once
            await phone.post("/api/lost", {"address": "berta@example.org"}, 200)  # too soon for another mail
        assert len(box.mails) == 3
