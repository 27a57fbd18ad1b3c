"""People without passwords: one person on several devices, two who are one, somebody who goes for good."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed

from reame.server.net.addresses import Names
from reame.server.net.cookies import cookie, token_in
from reame.server.people.arms import CHARGES, METALS, arms_of, checked
from reame.server.store.migrations import migrate
from reame.server.store.people import PeopleStore
from reame.server.store.rows import DeviceRow, PersonRow
from reame.server.store.schema import devices
from reame.server.store.schema import people as persons
from reame.server.store.store import Store
from tests.server.house import Person, Server

pytestmark = pytest.mark.anyio


class Device:
    """A browser: it keeps its cookie, and the keys of seats it was given."""

    def __init__(self, server: Server, name: str = "", label: str = "a desk") -> None:
        self.server = server
        self.name = name
        self.label = label
        self.http = server.http()

    async def __aenter__(self) -> Device:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    @property
    def cookie(self) -> str:
        return self.http.cookies.get("reame") or ""

    async def post(self, path: str, body: Any = None, status: int = 201, keys: list[str] | None = None) -> Any:
        headers = {"Authorization": f"Bearer {','.join(keys)}"} if keys else {}
        headers["Origin"] = self.server.base
        answer = await self.http.post(path, json={} if body is None else body, headers=headers)
        assert answer.status_code == status, answer.text
        return answer.json()

    async def get(self, path: str) -> Any:
        answer = await self.http.get(path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def greet(self, *keys: str) -> dict[str, Any]:
        me: dict[str, Any] = await self.post("/api/me", {"name": self.name, "device": self.label}, keys=list(keys))
        return me

    async def me(self) -> dict[str, Any] | None:
        found: dict[str, Any] | None = (await self.get("/api/me"))["me"]
        return found

    async def lay(self, *seats: str, **more: Any) -> dict[str, Any]:
        chairs = [{"who": s} for s in seats]
        made: dict[str, Any] = await self.post("/api/tables", {"game": "inn", "seats": chairs, "pace_ms": 0, **more})
        return made

    async def take(self, table: str, *keys: str, status: int = 201, **wish: Any) -> Any:
        return await self.post(f"/api/tables/{table}/take", wish, status, list(keys))

    async def mine(self) -> dict[str, list[int]]:
        return {t["table"]: t["mine"] for t in await self.get("/api/mine")}

    async def link_to(self, other: Device, status: int = 201) -> Any:
        code = (await self.post("/api/me/link"))["code"]
        return await other.post("/api/me/join", {"code": code, "device": other.label}, status)

    def sits(self, table: str, *keys: str) -> Person:
        return self.server.person(table, *keys, cookie=f"reame={self.cookie}" if self.cookie else "")


def seats_of(person: Person) -> list[int]:
    return [s["seat"] for s in person.table["seats"] if s["mine"]]


async def let_go(person: Person) -> None:
    """Listen until the server ends the connection."""
    with pytest.raises(ConnectionClosed):
        await person.until(lambda: False)


# -- one person, several devices --------------------------------------------------------------------


async def test_nobody_is_known_until_they_ask_and_keys_work_without(server: Server) -> None:
    async with Device(server) as desk:
        assert await desk.me() is None
        made = await desk.lay("me", "open")
        assert not desk.cookie
        assert await desk.mine() == {}
        me = await desk.greet(made["keys"]["0"])
        assert len(desk.cookie) == 32
        assert [d["here"] for d in me["devices"]] == [True]
        assert await desk.mine() == {made["table"]: [0]}  # the seat of the key is the person's now
        assert await desk.greet() == me  # and to ask again makes nobody else


async def test_a_seat_belongs_to_a_person_on_all_their_devices(server: Server) -> None:
    async with Device(server, "Anna") as desk, Device(server, label="a phone") as phone, Device(server) as other:
        await desk.greet()
        made = await desk.lay("me", "open")
        table = made["table"]
        await other.greet()
        await other.take(table, made["invites"]["1"])
        me = await desk.link_to(phone)
        assert (me["name"], [d["label"] for d in me["devices"]]) == ("Anna", ["a phone", "a desk"])
        assert await phone.mine() == await desk.mine() == {table: [0]}
        async with phone.sits(table) as anna, other.sits(table) as berta:
            assert seats_of(anna) == [0]
            assert anna.table["host"]
            assert seats_of(berta) == [1]
            assert not berta.table["host"]
            assert (await berta.ask(type="start"))["key"] == "not-host"
            assert (await anna.ask(type="start"))["type"] == "ack"
            assert (await anna.move(0))["type"] == "ack"
        answer = await phone.http.get(f"/api/tables/{table}/at/0?seat=0")
        assert answer.status_code == 200
        assert (await phone.http.get(f"/api/tables/{table}/at/0?seat=1")).status_code == 403


async def test_a_code_works_once_and_only_the_latest_one(server: Server) -> None:
    async with Device(server, "Anna") as desk, Device(server) as phone, Device(server) as thief:
        await desk.greet()
        first = (await desk.post("/api/me/link"))["code"]
        code = (await desk.post("/api/me/link"))["code"]
        assert (await thief.post("/api/me/join", {"code": first}, 404))["error"]["key"] == "no-such-code"
        assert (await phone.post("/api/me/preview", {"code": code}, 200))["name"] == "Anna"
        await phone.post("/api/me/join", {"code": code})
        assert (await thief.post("/api/me/join", {"code": code}, 404))["error"]["key"] == "no-such-code"
        assert (await thief.post("/api/me/preview", {"code": code}, 404))["error"]["key"] == "no-such-code"
        assert await thief.me() is None


async def test_of_many_who_use_a_code_at_once_one_succeeds(server: Server) -> None:
    async with Device(server, "Anna") as desk:
        await desk.greet()
        code = (await desk.post("/api/me/link"))["code"]
        phones = [Device(server) for _ in range(8)]
        send = [p.http.post("/api/me/join", json={"code": code}) for p in phones]
        statuses = [a.status_code for a in await asyncio.gather(*send)]
        assert sorted(statuses) == [201] + [404] * 7
        assert len((await desk.me() or {})["devices"]) == 2
        for phone in phones:
            await phone.http.aclose()


async def test_two_people_become_one_and_keep_their_seats_while_they_look(server: Server) -> None:
    async with Device(server, "Anna") as desk, Device(server, "Nina") as phone:
        await desk.greet()
        await phone.greet()
        at_desk, on_phone = await desk.lay("me", "me"), await phone.lay("me", "me")
        old = phone.cookie
        async with phone.sits(on_phone["table"]) as before:
            preview = await phone.post("/api/me/preview", {"code": (await desk.post("/api/me/link"))["code"]}, 200)
            assert (preview["name"], preview["mine"], preview["tables"]) == ("Anna", False, 1)
            await desk.link_to(phone)
            assert phone.cookie != old  # no token that was known before is worth anything
            await let_go(before)  # to say hello as who it is by now
        both = {at_desk["table"]: [0, 1], on_phone["table"]: [0, 1]}
        assert await desk.mine() == await phone.mine() == both
        async with desk.sits(on_phone["table"]) as after:
            assert seats_of(after) == [0, 1]
        stale = httpx.Cookies({"reame": old})
        async with httpx.AsyncClient(base_url=server.base, cookies=stale, trust_env=False) as http:
            assert (await http.get("/api/me")).json() == {"me": None}


async def test_two_who_play_against_each_other_cannot_become_one(server: Server) -> None:
    """Or a link sent to an opponent would show both hands to whoever sent it."""
    async with Device(server, "Anna") as anna, Device(server, "Eve") as eve:
        await anna.greet()
        await eve.greet()
        made = await anna.lay("me", "open")
        await eve.take(made["table"], made["invites"]["1"])
        code = (await eve.post("/api/me/link"))["code"]
        assert (await anna.post("/api/me/join", {"code": code}, 409))["error"]["key"] == "same-table"
        assert await anna.mine() == {made["table"]: [0]}
        assert await eve.mine() == {made["table"]: [1]}


async def test_a_lost_device_plays_no_more_not_even_by_its_keys(server: Server) -> None:
    async with Device(server, "Anna") as desk, Device(server, label="a phone") as phone:
        await desk.greet()
        made = await desk.lay("me", "me")
        me = await desk.link_to(phone)
        lost = next(d["device"] for d in me["devices"] if d["label"] == "a desk")
        async with desk.sits(made["table"], made["keys"]["0"]) as thief:
            assert seats_of(thief) == [0, 1]
            await phone.post("/api/me/forget", {"device": lost}, 200)
            await let_go(thief)
        assert await desk.me() is None
        async with desk.sits(made["table"], made["keys"]["0"]) as thief:
            assert seats_of(thief) == []
        async with phone.sits(made["table"]) as anna:
            assert seats_of(anna) == [0, 1]
            assert anna.table["host"]
        only = (await phone.me() or {})["devices"][0]["device"]
        assert (await phone.post("/api/me/forget", {"device": only}, 409))["error"]["key"] == "last-device"
        assert (await phone.post("/api/me/forget", {"device": "x"}, 400))["error"]["key"] == "no-such-device"


async def test_a_printed_code_brings_everything_back_once(server: Server) -> None:
    async with Device(server, "Anna") as desk, Device(server) as new, Device(server) as thief:
        await desk.greet()
        made = await desk.lay("me", "me")
        assert not (await desk.me() or {})["recovery"]
        code = (await desk.post("/api/me/recovery"))["code"]
        assert len(code) == 24 + 5
        assert (await desk.me() or {})["recovery"]
        me = await new.post("/api/me/join", {"code": code.lower().replace("-", " ")})
        assert (me["name"], me["recovery"]) == ("Anna", False)
        assert await new.mine() == {made["table"]: [0, 1]}
        await thief.post("/api/me/join", {"code": code}, 404)


async def test_an_own_invitation_opened_on_another_device_is_no_stranger(server: Server) -> None:
    async with Device(server, "Berta") as desk, Device(server) as phone:
        made = await server.lay("inn", ["me", "open"])
        await desk.greet()
        await desk.take(made["table"], made["invites"]["1"])
        await desk.link_to(phone)
        assert await phone.take(made["table"], made["invites"]["1"]) == {"seat": 1, "key": "", "pending": False}
        async with Device(server) as stranger:
            answer = await stranger.take(made["table"], made["invites"]["1"], status=409)
            assert answer["error"]["key"] == "link-used"


# -- arms, export, the end --------------------------------------------------------------------------


def test_arms_are_five_words_and_never_colour_upon_colour() -> None:
    for n in range(2_000):
        blazon = arms_of(str(n))
        assert checked(blazon) == blazon
        _, first, second, charge, upon = blazon.split()
        assert charge in CHARGES[1:]
        assert first != second
        assert (first in METALS) == (second in METALS) != (upon in METALS)
    assert len({arms_of(str(n)) for n in range(2_000)}) > 500


async def test_arms_and_names_can_be_changed_and_are_shown_at_once(server: Server) -> None:
    async with Device(server, "Anna") as desk:
        await desk.greet()
        made = await desk.lay("me", "me")
        blazon = "pale azure gules lily or"
        async with server.person(made["table"]) as guest:
            await desk.post("/api/me/change", {"arms": blazon, "name": "A\u202enna "}, 200)
            await guest.until(lambda: guest.table["seats"][0]["arms"] == blazon)
        assert (await desk.me() or {})["name"] == "Anna"
        for bad in ("", "pale azure", "pale azure gules dragon or", "<script>", "pale azure gules lily or or"):
            assert (await desk.post("/api/me/change", {"arms": bad}, 400))["error"]["key"] == "bad-arms"
    async with Device(server) as nobody:
        assert (await nobody.post("/api/me/change", {"name": "x"}, 403))["error"]["key"] == "nobody"


async def test_whoever_goes_for_good_leaves_regents_and_no_name(server: Server) -> None:
    async with Device(server, "Anna") as anna, Device(server, "Berta") as berta:
        await anna.greet()
        await berta.greet()
        running = await berta.lay("me", "open")
        table = running["table"]
        await anna.take(table, running["invites"]["1"])
        waiting = await berta.lay("open", "open")
        await anna.take(waiting["table"], waiting["invites"]["0"])
        hosted = await anna.lay("me", "open")
        await berta.take(hosted["table"], hosted["invites"]["1"])
        async with berta.sits(table) as host, anna.sits(table) as guest:
            await host.ask(type="start")
            await guest.ask(type="chat", seat=1, text="ave")
            everything = await anna.get("/api/me/export")
            assert [s["seat"] for s in everything["seats"] if s["table"] == table] == [1]
            assert [s["text"] for s in everything["said"]] == ["ave"]
            await anna.post("/api/me/delete", status=200)
            await host.until(lambda: host.table["seats"][1]["departed"])
            seat = host.table["seats"][1]
            assert (seat["name"], seat["arms"], seat["regent"]) == ("", None, "greedy")
            await host.play(0, 1)
        async with berta.sits(table) as host:
            await host.quiet()
            assert {c["name"] for c in host.chat if c["seat"] == 1} == {""}
            assert [c["name"] for c in host.chat if c["text"] == "ave"] == [""]
            assert [c["note"] for c in host.chat][-1] == "departs"
        async with berta.sits(hosted["table"]) as heir:
            assert heir.table["host"]
            assert [s["kind"] for s in heir.table["seats"]] == ["open", "person"]
        async with server.person(waiting["table"]) as guest:
            assert [s["kind"] for s in guest.table["seats"]] == ["open", "open"]
        assert not anna.cookie
        assert await anna.me() is None
        async with server.person(table, cookie=f"reame={anna.cookie}") as nobody:
            assert seats_of(nobody) == []


# -- attacks ----------------------------------------------------------------------------------------


def scope(host: str, sent: str = "", scheme: str = "http") -> dict[str, Any]:
    headers = [(b"host", host.encode()), *([(b"cookie", sent.encode())] if sent else [])]
    return {"scheme": scheme, "headers": headers}


def test_under_tls_no_other_host_of_the_domain_can_plant_a_cookie() -> None:
    names = Names("127.0.0.1", ("https://reame.example",))
    token, planted = "a" * 32, "b" * 32
    secure = scope("reame.example", f"reame={planted}")
    assert token_in(secure, names) is None
    assert token_in(scope("reame.example", f"reame={planted}; __Host-reame={token}"), names) == token
    assert token_in(scope("127.0.0.1:8750", f"reame={token}"), names) == token
    assert token_in(scope("127.0.0.1:8750", f"__Host-reame={token}", "https"), names) == token
    made = cookie(secure, names, token)
    assert (made.key, made.secure, made.httponly, made.samesite, made.domain) == (
        "__Host-reame", True, True, "strict", None,
    )  # fmt: skip
    for odd in ("reame=x", "reame=" + "a" * 31 + "%", "reame", ";;;", "reame=\x00", "=", "reame=" + "a" * 5000):
        assert token_in(scope("localhost", odd), names) is None


async def test_the_cookie_is_for_this_site_alone(server: Server) -> None:
    async with Device(server) as desk:
        answer = await desk.http.post("/api/me", json={}, headers={"Origin": server.base})
        told = answer.headers["set-cookie"].lower()
        for part in ("httponly", "samesite=strict", "path=/", f"max-age={400 * 86_400}"):
            assert part in told
        for path in ("/api/me", "/api/me/link", "/api/me/delete", "/api/me/recovery"):
            answer = await desk.http.post(path, json={}, headers={"Origin": "https://evil.example"})
            assert (answer.status_code, answer.json()["error"]["key"]) == (403, "foreign-page")
        assert await desk.me() is not None


async def test_a_token_that_somebody_made_up_is_nobody(server: Server) -> None:
    """Session fixation: a cookie that the server did not hand out is never taken over."""
    async with Device(server) as victim:
        victim.http.cookies.set("reame", "a" * 32)
        await victim.greet()
        tokens = {c.value for c in victim.http.cookies.jar}
        assert len(tokens - {"a" * 32}) == 1
        async with Device(server) as attacker:
            attacker.http.cookies.set("reame", "a" * 32)
            assert await attacker.me() is None


async def test_codes_cannot_be_guessed_and_people_not_made_without_end(launch: Any, new_database: Any) -> None:
    limits = {"codes": 0.001, "codes_burst": 5.0, "people": 0.001, "people_burst": 3.0}
    server: Server = launch(new_database("sqlite"), limits=limits)
    statuses = []
    for n in range(7):
        async with Device(server) as thief:
            answer = await thief.http.post("/api/me/join", json={"code": f"{n:032d}"})
            statuses.append(answer.status_code)
    assert statuses == [404] * 5 + [429] * 2
    made = []
    for _ in range(5):
        async with Device(server) as desk:
            made.append((await desk.http.post("/api/me", json={})).status_code)
    assert made == [201] * 3 + [429] * 2


async def test_whoever_goes_for_good_while_a_device_joins_leaves_nobody_behind(postgres_database: str) -> None:
    """Two processes at once: one makes a device that of a person whom the other one deletes."""
    store = Store(postgres_database)
    await migrate(store.engine)
    people = PeopleStore(store)
    for n in range(30):
        for who in ("ada", "ben"):
            row = PersonRow(id=f"{who}{n}", name=who, arms="", created=0.0, seen=0.0)
            await people.create(row, device(f"{who}{n}"), f"token {who}{n}")
        await people.add_link(f"ada{n}", "device", f"code {n}", 1e12)

    async def join(n: int) -> None:
        await asyncio.sleep(n % 6 * 0.001)
        await people.join(f"code {n}", device(f"ben{n}"), device(f"ada{n}", "new"), f"fresh {n}")

    for n in range(30):
        found = await asyncio.gather(join(n), people.delete(f"ada{n}", []), return_exceptions=True)
        assert list(found) == [None, None], found
    async with store.engine.connect() as c:
        lost = sa.select(devices.c.id).where(devices.c.person.not_in(sa.select(persons.c.id)))
        assert (await c.execute(lost)).all() == []
        left = set((await c.execute(sa.select(persons.c.id))).scalars().all())
    assert not {f"ada{n}" for n in range(30)} & left  # who came too late is still who they were
    await store.close()


def device(person: str, mark: str = "") -> DeviceRow:
    return DeviceRow(id=f"{mark}d-{person}", person=person, label="", created=0.0, seen=0.0)
