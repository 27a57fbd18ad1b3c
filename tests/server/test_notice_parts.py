"""The parts of being told, each by itself: hours, addresses, leases, and what a hook may see."""

from __future__ import annotations

import asyncio
import secrets
import socket
import time
from datetime import date, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any, get_args
from zoneinfo import ZoneInfo

import msgspec
import pytest
import sqlalchemy as sa
from hypothesis import given, settings
from hypothesis import strategies as st

from reame.kernel.moves import PASS
from reame.server.errors import BadRequest
from reame.server.library import Library
from reame.server.notices import outbox, texts
from reame.server.notices import quiet as hours
from reame.server.notices.asking import item_of, next_stage, still_holds
from reame.server.notices.courier import Courier
from reame.server.notices.hooks import hook_body
from reame.server.notices.mail import Smtp, checked_mail
from reame.server.notices.outside import Checked, Failed, Gone, Outside, checked_address, is_public
from reame.server.notices.texts import Speaker
from reame.server.protocol.notices import HookKind
from reame.server.store.channels import Channel, ChannelStore
from reame.server.store.migrations import migrate
from reame.server.store.outbox import Item, Standing, post, take_notices, take_posts
from reame.server.store.rows import Change, NoticeKind, NoticeRow, SeatRow, TableRow
from reame.server.store.schema import notices, posts
from reame.server.store.store import Store
from reame.server.tables.play import Play
from tests.server.sinks import Endpoint
from tests.server.toys import INN

# -- hours -----------------------------------------------------------------------------------------

# Clocks jump there by an hour, by half an hour, over midnight, by a whole day, and not at all.
ZONES = ["Europe/Rome", "America/New_York", "Australia/Lord_Howe", "America/Havana", "Pacific/Apia", "Asia/Kolkata"]
MOMENTS = st.integers(int(datetime(2011, 1, 1).timestamp()), int(datetime(2030, 1, 1).timestamp()))
HOURS = st.builds("{:02}:{:02}".format, st.integers(0, 23), st.integers(0, 59))
SPANS = st.tuples(HOURS, HOURS).filter(lambda s: s[0] != s[1]).map("-".join)
# Around the nights in which clocks jump.
JUMPS = [
    datetime(2026, 3, 29, tzinfo=ZoneInfo("UTC")), datetime(2026, 10, 25, tzinfo=ZoneInfo("UTC")),
    datetime(2026, 3, 8, tzinfo=ZoneInfo("UTC")), datetime(2026, 11, 1, tzinfo=ZoneInfo("UTC")),
    datetime(2026, 4, 4, tzinfo=ZoneInfo("UTC")), datetime(2011, 12, 30, tzinfo=ZoneInfo("UTC")),
]  # fmt: skip
NEAR = st.tuples(st.sampled_from(JUMPS), st.integers(-86_400, 2 * 86_400)).map(lambda j: int(j[0].timestamp()) + j[1])


@settings(deadline=None, max_examples=80)
@given(MOMENTS | NEAR, st.sampled_from(ZONES), SPANS)
def test_nobody_is_called_in_quiet_hours_nor_later_than_needed(moment: int, name: str, quiet: str) -> None:
    zone = ZoneInfo(name)
    opened = hours.open_at(moment, zone, quiet)
    assert opened >= moment
    assert not hours.is_quiet(opened, zone, quiet)
    for before in range(moment, int(opened), 300):
        assert hours.is_quiet(before, zone, quiet)
    assert opened - moment <= 26 * 3600


@settings(deadline=None, max_examples=80)
@given(MOMENTS | NEAR, st.sampled_from(ZONES), HOURS)
def test_a_digest_comes_once_a_day(moment: int, name: str, hour: str) -> None:
    zone = ZoneInfo(name)
    first = hours.digest_at(moment, zone, hour)
    second = hours.digest_at(first, zone, hour)
    assert moment < first < second
    days = [datetime.fromtimestamp(t, zone).date() for t in (first, second)]
    assert days[0] < days[1] <= days[0] + timedelta(days=2)
    wall = datetime.fromtimestamp(first, zone)
    left_out = name == "Pacific/Apia" and date(2011, 12, 29) <= days[0] <= date(2011, 12, 31)
    assert wall.strftime("%H:%M") == hour or left_out or wall.utcoffset() != (wall - timedelta(hours=3)).utcoffset()


def test_bad_hours_are_refused() -> None:
    assert hours.checked_quiet("22:00-08:00") == "22:00-08:00"
    for bad in ("22-8", "24:00-08:00", "08:00-08:00", "22:00-08:00x"):
        with pytest.raises(BadRequest):
            hours.checked_quiet(bad)
    assert hours.zone_of("no such").key == "UTC"


# -- addresses -------------------------------------------------------------------------------------

PRIVATE = [
    "127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1",
    "255.255.255.255", "192.0.2.1", "198.18.0.1", "240.0.0.1", "::1", "::", "fe80::1", "fe80::1%eth0", "fc00::1",
    "fec0::1", "ff02::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::7f00:1", "64:ff9b:1::a00:1",
    "2002:7f00:1::", "2001:0:4136:e378:8000:63bf:3fff:fdd2", "2001:db8::1",
]  # fmt: skip


@pytest.mark.parametrize("number", PRIVATE)
def test_numbers_that_are_not_of_the_open_net(number: str) -> None:
    assert not is_public(number)


@pytest.mark.parametrize("number", ["93.184.215.14", "2606:2800:21f:cb07:6820:80da:af6b:8b2c", "::ffff:93.184.215.14"])
def test_numbers_of_the_open_net(number: str) -> None:
    assert is_public(number)


@pytest.mark.parametrize(
    "address",
    ["http://example.org/", "ftp://example.org/", "https://", "https://user@example.org/", "https://example.org:22/",
     "https://exa mple.org/", "https://example.org:99999/", "https://[::1", "file:///etc/passwd", "https://é.org/"],
)  # fmt: skip
def test_addresses_that_are_refused_at_sight(address: str) -> None:
    with pytest.raises(Failed):
        checked_address(address, private=False)


@pytest.mark.anyio
@pytest.mark.parametrize("host", ["127.0.0.1", "[::1]", "localhost", "[::ffff:127.0.0.1]", "2130706433", "0x7f.1"])
async def test_nothing_reaches_this_machine(host: str) -> None:
    async with Endpoint() as endpoint:
        outside = Outside()
        with pytest.raises(Failed) as e:
            await outside.post(f"https://{host}:{endpoint.port}/", {}, b"")
        assert e.value.key in ("private-address", "no-answer")
        assert endpoint.got == []


@pytest.mark.anyio
async def test_a_name_that_resolves_otherwise_a_moment_later_leads_nowhere_else(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """DNS rebinding: one answer is asked for, and the connection goes to the very number that was checked."""
    loop = asyncio.get_running_loop()
    asked: list[str] = []
    connected: list[str] = []

    async def resolve(host: Any, port: Any, **_: Any) -> list[Any]:
        asked.append(host)
        number = "93.184.215.14" if len(asked) == 1 else "127.0.0.1"
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (number, port))]

    async def connect(_self: Any, host: str, *_: Any, **__: Any) -> Any:
        connected.append(host)
        raise OSError("not in a test")

    monkeypatch.setattr(loop, "getaddrinfo", resolve)
    monkeypatch.setattr("httpcore.AnyIOBackend.connect_tcp", connect)
    with pytest.raises(Failed):
        await Outside().post("https://rebind.example.org/", {}, b"")
    assert (asked, connected) == (["rebind.example.org"], ["93.184.215.14"])
    with pytest.raises(Failed) as e:
        await Outside().post("https://rebind.example.org/", {}, b"")
    assert e.value.key == "private-address"
    assert len(connected) == 1


@pytest.mark.anyio
async def test_of_several_numbers_of_a_name_all_have_to_be_public() -> None:
    class Mixed(Checked):
        async def numbers(self, host: str, port: int) -> list[str]:
            return ["93.184.215.14", "10.0.0.1"]

    with pytest.raises(Failed) as e:
        await Outside(backend=Mixed(private=False)).post("https://mixed.example.org/", {}, b"")
    assert e.value.key == "private-address"


@pytest.mark.anyio
async def test_the_operator_may_open_private_networks() -> None:
    async with Endpoint() as endpoint:
        await Outside(private=True).post(endpoint.url(), {"X-A": "b"}, b"salve")
        assert (endpoint.got[0].body, endpoint.got[0].headers["x-a"]) == (b"salve", "b")
        endpoint.status = 410
        with pytest.raises(Gone):
            await Outside(private=True).post(endpoint.url(), {}, b"")


def test_mail_addresses_and_servers() -> None:
    assert checked_mail(" Anna.B@Example.ORG ") == "anna.b@example.org"
    for bad in ("a@b", "a b@example.org", "a@example.org\nBcc: x@example.org", "@example.org", "a@-", "x" * 260):
        with pytest.raises(BadRequest):
            checked_mail(bad)
    smtp = Smtp.read("smtp://me%40example.org:p%3Aw@mail.example.org", None)
    assert (smtp.user, smtp.password, smtp.port, smtp.sender) == ("me@example.org", "p:w", 587, "me@example.org")
    assert Smtp.read("smtps://mail.example.org", "R <r@example.org>").port == 465
    for url, sender in (
        ("http://x", "a@b.org"),
        ("smtp://", "a@b.org"),
        ("smtp://host", None),
        ("smtp://h:x", "a@b.c"),
    ):
        with pytest.raises(ValueError, match="mail"):
            Smtp.read(url, sender)


# -- leases ----------------------------------------------------------------------------------------


class _Tables:
    """As much of the tables as a courier needs."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.library = Library("tests.server.toys")

    async def write_looks(self, _tables: list[Any]) -> None:
        """Nobody looks."""

    def at_hand(self) -> list[Any]:
        """None."""
        return []


def _notice(reader: str, key: str) -> NoticeRow:
    return NoticeRow(
        id=secrets.token_hex(6), reader=reader, table_id="t", seat=0, kind="regent", key=key, at=1.0, due=1.0
    )  # fmt: skip


@pytest.mark.anyio
async def test_of_two_processes_one_takes_a_notice_and_one_sends_it(database: str) -> None:
    stores = [Store(database), Store(database)]
    try:
        await migrate(stores[0].engine)
        now = time.time()
        readers = [f"r{n}" for n in range(12)]
        async with stores[0].writing() as c:
            for reader in readers:
                await c.execute(notices.insert(), [msgspec.structs.asdict(_notice(reader, k)) for k in "ab"])
                await post(c, reader, [Item(kind="over", table="t", seat=0, key="k", at=1.0)], now - 1, now)

        async def take(store: Store) -> tuple[list[str], list[str]]:
            whose: list[str] = []
            sent: list[str] = []
            while True:
                async with store.writing() as c:
                    rows = await take_notices(c, now)
                    messages = await take_posts(c, now, 2)
                if not rows and not messages:
                    return whose, sent
                assert len({r.reader for r in rows}) <= 1
                whose += [r.id for r in rows]
                sent += [m.id for m in messages]
                await asyncio.sleep(0)

        taken = await asyncio.gather(*(take(s) for s in stores for _ in range(2)))
        for kind in (0, 1):
            ids = [i for t in taken for i in t[kind]]
            assert len(ids) == len(set(ids)) == (24 if kind == 0 else 12)
    finally:
        for store in stores:
            await store.close()


@pytest.mark.anyio
async def test_two_processes_have_one_key_and_send_one_message(database: str) -> None:
    stores = [Store(database), Store(database)]
    async with Endpoint() as endpoint:
        couriers = [Courier(_Tables(s), Outside(private=True), None) for s in stores]  # type: ignore[arg-type]
        try:
            await migrate(stores[0].engine)
            kept = await asyncio.gather(*(ChannelStore(s).keep("push-key", f"key {n}") for n, s in enumerate(stores)))
            assert kept[0] == kept[1]
            await _lay(stores[0], "t", ["p"])
            channel = Channel(
                id="c", reader="p", kind="json", address=endpoint.url(), kinds=["regent"], language="en",
                origin="http://here", created=1.0,
            )  # fmt: skip
            await ChannelStore(stores[0]).add(channel, 10)
            async with stores[0].writing() as c:
                await c.execute(notices.insert(), [msgspec.structs.asdict(_notice("p", k)) for k in "ab"])

            async def work(courier: Courier) -> None:
                while await courier.gather_one() or await courier.send_some():
                    pass

            await asyncio.gather(*(work(c) for c in couriers))
            assert [len(g.json["notices"]) for g in endpoint.got] == [2]
            async with stores[0].engine.connect() as c:
                assert (await c.execute(sa.select(sa.func.count()).select_from(posts))).scalar() == 0
        finally:
            for store in stores:
                await store.close()


async def _lay(store: Store, table_id: str, people: list[str]) -> None:
    from reame.server.store.rows import SeatRow, TableRow

    row = TableRow(
        id=table_id, game="inn", rules=1, options="{}", seed="s", salt="s",
        status="running", public=False, pace_ms=0, away_hours=24.0, auto_forced=False, created=1.0, changed=1.0,
    )  # fmt: skip
    chairs = [SeatRow(seat=n, name=p, kind="person", person=p, seen_until=1.0) for n, p in enumerate(people)]
    await store.create(row, chairs, [])


# -- secrets ---------------------------------------------------------------------------------------


class World:
    """A table without a server: what it would call, seat by seat."""

    def __init__(self, seed: int, jokers: list[int]) -> None:
        self.id = "t"
        self.play = Play(INN, 3, f"seed {seed}", "salt", {"rounds": "3", "windows": "silent", "fragile": "no"})
        self.play.position.jokers = jokers  # type: ignore[attr-defined]
        self.row = TableRow(
            id="t", game="inn", rules=1, options="{}", seed="", salt="", status="running", public=False, pace_ms=0,
            away_hours=1.0, auto_forced=False, created=0.0, changed=0.0,
        )  # fmt: skip
        self.seats = [SeatRow(seat=s, name=f"P{s}", kind="person", person=f"p{s}", seen_until=0.0) for s in range(3)]
        self.closed = None
        self.votes: list[Any] = []
        self.called: list[tuple[int, str, str]] = []  # seat, kind, facts
        self.moot: list[list[int]] = []

    def machine(self, seat: int) -> str | None:
        return None

    def put(self, **columns: Any) -> None:
        for name, value in columns.items():
            setattr(self.row, name, value)

    def move(self, seat: int, move: int) -> None:
        table: Any = self
        before, change = outbox.standing(table), Change()
        self.play.move(seat, move, "")
        if self.play.position.over:
            self.row.status = "over"
        outbox.follow(table, before, change)
        self.called += [(n.seat, n.kind, n.facts) for n in change.notices]
        self.moot += [change.moot] if change.moot else []

    def hooks(self) -> list[bytes]:
        """Every byte that its hooks are sent, of all sorts."""
        names = [s.name for s in self.seats]
        table = Standing(
            game="inn", status="running", waiting=0, machines=0, votes="[]", shut=False, holders={}, names=names,
            people=[0, 1, 2], dues={}, paused=None, looked=0.0, asks=frozenset(),
        )  # fmt: skip
        out = []
        for seat, kind, facts in self.called:
            if seat == outbox.HOOK:
                item = Item(kind=kind, table="t", seat=seat, key="k", at=1.0, facts=msgspec.json.decode(facts))  # type: ignore[arg-type]
                for language in ("en", "it"):
                    speaker = Speaker(language, "http://here", ZoneInfo("UTC"), {"inn": "The Inn"})
                    message = speaker.message([item], {"t": table})
                    for sort in get_args(HookKind):
                        out.append(msgspec.json.encode(hook_body(sort, "https://h.org/x/y", message, "id")))
        return out


@settings(deadline=None, max_examples=25)
@given(st.integers(0, 10_000), st.randoms(use_true_random=False))
def test_hooks_and_other_people_are_told_the_same_whatever_a_seat_hides(seed: int, random: Random) -> None:
    """Twin tables: in one of them a seat has a joker and is asked covertly. Nobody else may notice, hooks included."""
    one, other = World(seed, [1, 0, 0]), World(seed, [0, 0, 0])
    asked = 0
    while not one.play.position.over:
        p = one.play.position
        if p.covert:
            assert p.waiting == (0,)
            asked += 1
            one.move(0, PASS)
            continue
        seat = random.choice(p.waiting)
        assert seat in other.play.position.waiting
        move = random.choice(p.legal(seat))
        one.move(seat, move)
        other.move(seat, move)
    assert asked == 3
    assert other.play.position.over
    assert len(one.hooks()) > 8
    assert one.hooks() == other.hooks()
    for s in (1, 2):
        assert [c for c in one.called if c[0] == s] == [c for c in other.called if c[0] == s]
    assert sum(c[0] == 0 for c in one.called) > sum(c[0] == 0 for c in other.called)  # it was asked, and told so
    assert sum(outbox.HOOK in m for m in one.moot) == sum(outbox.HOOK in m for m in other.moot)


def test_under_seal_an_answer_calls_nobody_and_withdraws_only_its_own() -> None:
    world = World(7, [0, 0, 0])
    world.move(1, world.play.position.legal(1)[0])
    world.called.clear()
    world.moot.clear()
    world.move(1, world.play.position.legal(1)[0])
    assert (world.called, world.moot) == ([], [[1]])


# -- words -----------------------------------------------------------------------------------------


def _standing(**more: Any) -> Standing:
    usual: dict[str, Any] = {
        "game": "inn", "status": "running", "waiting": 1, "machines": 0, "votes": "[]", "shut": False,
        "holders": {0: "p0"}, "names": ["<!channel>", "", "Eva"], "people": [0, 1, 2], "dues": {}, "paused": None,
        "looked": 0.0, "asks": frozenset({"k"}),
    }  # fmt: skip
    return Standing(**{**usual, **more})


def test_messages_in_both_languages_and_every_sort() -> None:
    en, it = words_of("en"), words_of("it")
    assert en.keys() == it.keys()
    for language in ("en", "it"):
        speaker = Speaker(language, "https://r.org", ZoneInfo("Europe/Rome"), {"inn": "Inn"})
        for kind in get_args(NoticeKind):
            for facts in ({}, {"about": "own"}):
                item = Item(kind=kind, table="t", seat=0, key="k", at=1.0, facts=facts)
                assert speaker.message([item], {"t": _standing()}).title.startswith("Inn: ")
        for count in (0, 1, 2, 3):
            item = Item(kind="over", table="t", seat=-1, key="k", at=1.0, facts={"winners": list(range(count))})
            told = speaker.message([item], {"t": _standing()}).title
            assert ("posto 2" if language == "it" else "seat 2") in told or count < 2
        many = [Item(kind="turn", table=f"t{n}", seat=0, key="k", at=n) for n in range(12)]
        message = speaker.message(many, {f"t{n}": _standing() for n in range(12)})
        assert message.body.count("\n") == texts.MOST
        assert message.address == "https://r.org/"
    late = _standing(dues={0: 1_800_000_000.0})
    speaker = Speaker("it", "https://r.org", ZoneInfo("Europe/Rome"), {"inn": "Inn"})
    for kind, told in (("time", "il tuo tempo scade venerdì 09:00"), ("turn", "tocca a te, fino a venerdì 09:00")):
        item = Item(kind=kind, table="t", seat=0, key="k", at=1.0)  # type: ignore[arg-type]
        assert speaker.message([item], {"t": late}).title == f"Inn: {told}"


def words_of(language: str) -> dict[str, str]:
    text = Path(texts.__file__).parent.joinpath(f"words.{language}.ftl").read_text("utf-8")
    return {line.partition(" = ")[0]: line for line in text.splitlines() if " = " in line and line[0].isalpha()}


def test_a_name_calls_nobody_else() -> None:
    item = Item(kind="turn", table="t", seat=-1, key="k", at=1.0, facts={"seats": [0]})
    message = Speaker("en", "https://r.org", ZoneInfo("UTC"), {}).message([item], {"t": _standing(shut=True)})
    assert "&lt;!channel&gt;" in hook_body("slack", "https://h.org", message, "i")[1]["text"]
    assert hook_body("discord", "https://h.org", message, "i")[1]["allowed_mentions"] == {"parse": []}
    assert hook_body("ntfy", "https://n.org/a/topic", message, "i")[0] == "https://n.org/a/"
    assert "/t/" not in message.address  # nobody may look on there


def test_what_is_asked_again_before_it_is_sent() -> None:
    turn = Item(kind="turn", table="t", seat=0, key="k", at=5.0)
    assert still_holds(turn, "p0", _standing())
    changes: list[dict[str, Any]] = [
        {"waiting": 0}, {"status": "over"}, {"asks": frozenset()}, {"looked": 6.0}, {"holders": {0: "another"}},
    ]  # fmt: skip
    for changed in changes:
        assert not still_holds(turn, "p0", _standing(**changed))
    assert not still_holds(turn, "p0", None)
    turn.stage = 1
    assert still_holds(turn, "p0", _standing(looked=6.0))  # a reminder: looking is not answering
    assert not still_holds(turn, "p0", _standing(paused=9.0))  # all have agreed to wait
    vote = Item(kind="vote", table="t", seat=0, key="k", at=5.0, facts={"vote": 3})
    open_ = {"vote": 3, "kind": "rewind", "by": 1, "yes": [1], "no": []}
    assert still_holds(vote, "p0", _standing(votes=msgspec.json.encode([open_]).decode()))
    assert not still_holds(vote, "p0", _standing(votes=msgspec.json.encode([{**open_, "yes": [1, 0]}]).decode()))
    row = _notice("p0", "k")
    row.kind, row.at = "turn", 100.0
    assert next_stage(row, 200.0, None) == 100.0 + 86_400
    row.stage = 2
    assert next_stage(row, 200.0, None) is None
    assert item_of(row).stage == 2
    row.stage = 0
    assert next_stage(row, 200.0, 1100.0) == 600.0  # half of the time that somebody has
    assert next_stage(row, 700.0, 1100.0) is None
