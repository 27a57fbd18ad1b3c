"""What strangers try with letters, codes, channels, lost seats and numbers; and who is told nothing any more."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

from reame.server.clocks.clock import DAYS
from reame.server.clocks.hours import Hours
from reame.server.errors import Refusal
from reame.server.notices.courier import Courier
from reame.server.notices.outside import Outside
from reame.server.people.calendar import calendar
from reame.server.people.people import Known, People
from reame.server.protocol.bodies import Reseat
from reame.server.seats import seating
from reame.server.seats.leaving import dismiss
from reame.server.store import outbox
from reame.server.store.channels import Channel, ChannelStore
from reame.server.store.outbox import Item
from reame.server.store.people import PeopleStore
from reame.server.store.rows import DeviceRow, PersonRow
from reame.server.store.schema import channels, links, looks, notices, people, posts
from reame.server.store.talk_schema import letters, promises, reads
from reame.server.tables.keys import key_hash
from reame.server.tables.table import Closed, Table
from tests.server.clockwork import NOON, Guest, House, database_in
from tests.server.house import Server
from tests.server.sinks import Endpoint, MailBox
from tests.server.test_letters import inn, write
from tests.server.test_people import Device

pytestmark = pytest.mark.anyio

DAY = 86_400.0
KINDS = ["turn", "time", "regent", "letter", "over"]


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    made = House(database_in(tmp_path))
    await made.open()
    yield made
    await made.close()


# -- eyes ------------------------------------------------------------------------------------------


async def test_the_first_letters_somebody_is_sent_do_not_tell_of_those_of_others(server: Server) -> None:
    told = []
    for secret in (False, True):
        table, keys = await inn(server)
        async with server.person(table, keys["0"]) as ada, server.person(table, keys["2"]) as cid:
            await cid.quiet()
            if secret:
                await write(ada, 0, [1], "Cid is a fool")
            await ada.ask(type="promise", seat=0, to=1, text="in the open")
            await cid.quiet()
            told.append([m["anew"] for m in cid.messages if m["type"] == "letters"])
    assert told == [[True], [True]]


async def test_numbers_that_no_database_holds_are_refused(server: Server) -> None:
    table, keys = await inn(server, 2)
    async with server.person(table, keys["0"]) as ada, server.person(table, keys["1"]) as ben:
        for n in (2**63, -(2**63) - 1, 10**30):
            refused = await ben.ask(type="judge", seat=1, promise=n, word="kept")
            assert refused["key"] == "bad-message"
        await ada.quiet()
        while ada.table["status"] != "over":
            both = [(0, ada), (1, ben)]
            seat, who = next((s, w) for s, w in both if w.entry(s)["choices"])
            await who.move(seat)
            for _, w in both:
                await w.quiet()
    async with server.http(keys["0"]) as http:
        answer = await http.get(f"/api/tables/{table}/opened", params={"start": 10**30})
        assert (answer.status_code, answer.json()["letters"]) == (200, [])


# -- codes and channels ----------------------------------------------------------------------------


async def test_a_code_for_a_mail_address_makes_nobody_somebody_else(
    launch: Callable[..., Server], new_database: Callable[[str], str]
) -> None:
    async with MailBox() as box:
        server = launch(new_database("sqlite"), smtp=f"smtp://127.0.0.1:{box.port}", mail_from="table@example.org")
        async with Device(server, "Anna") as anna, Device(server, "Eve") as eve:
            await anna.greet()
            await anna.post("/api/me/channels", {"kind": "mail", "address": "mistyped@example.org"})
            code = (await box.arrival(1))["Subject"].split()[0]  # somebody else reads it
            await eve.post("/api/me/preview", {"code": code}, 404)
            await eve.post("/api/me/join", {"code": code}, 404)
            told = await anna.post("/api/me/verify", {"code": code}, 200)  # and it was not used up
            assert told["channels"][0]["verified"]


def _channel(id: str, reader: str, kind: Any, address: str, **more: Any) -> Channel:
    return Channel(
        id=id, reader=reader, kind=kind, address=address, kinds=KINDS, language="en", origin="http://here", created=1.0,
        **more,
    )  # fmt: skip


async def test_a_browser_is_one_persons_but_nobody_ends_the_hook_of_another(house: House) -> None:
    store = ChannelStore(house.tables.store)
    await store.add(_channel("hook", "t", "ntfy", "https://ntfy.example/our-club"), 10)
    await store.add(_channel("old", "a", "push", "https://push.example/1"), 10)
    await store.add(_channel("evil", "e", "push", "https://ntfy.example/our-club"), 10)
    await store.add(_channel("new", "b", "push", "https://push.example/1"), 10)
    assert await store.find("hook") is not None
    assert await store.find("old") is None


async def test_a_channel_that_does_not_answer_is_tried_as_for_one_message(house: House) -> None:
    now = 1000.0

    def item(n: int) -> Item:
        return Item(kind="letter", table="t", seat=0, key=f"k{n}", at=float(n))

    async with house.tables.store.writing() as c:
        await outbox.post(c, "c", [item(0)], now, now)
        await c.execute(posts.update().values(next=now + 60, tries=1))
        for n in range(1, 5):
            await outbox.post(c, "c", [item(n)], now, now)
        rows = (await c.execute(sa.select(posts))).all()
        assert [(r.next, r.tries) for r in rows] == [(now + 60, 1)]
        await outbox.post(c, "c", [item(n) for n in range(5, 300)], now, now)
        (taken,) = await outbox.take_posts(c, now + 61, 10)
        assert [i.key for i in taken.items] == [f"k{n}" for n in range(100, 300)]


# -- being told of one's time, and no longer being told ----------------------------------------------


async def _people(house: House, *names: str) -> list[Known]:
    """People with a channel each."""
    out = []
    for n in names:
        person = PersonRow(id=n, name=n, arms="pale or gules tower or", created=1.0, seen=1.0)
        device = DeviceRow(id=f"d-{n}", person=n, label="", created=1.0, seen=1.0)
        await PeopleStore(house.tables.store).create(person, device, key_hash(f"token-{n}"))
        out.append(Known(person, device))
    return out


async def _seat(house: House, table: Table, *names: str) -> None:
    def act() -> None:
        for seat, n in enumerate(names):
            table.set_seat(seat, person=n)

    await house.do(table, act)


async def _count(house: House, part: sa.Table, *where: Any) -> int:
    async with house.tables.store.engine.connect() as c:
        return int((await c.execute(sa.select(sa.func.count()).select_from(part).where(*where))).scalar_one())


async def _told(house: House, courier: Courier) -> None:
    """Time goes by for whoever is to be told."""
    async with house.tables.store.writing() as c:
        await c.execute(notices.update().where(notices.c.due.is_not(None)).values(due=1.0))
    while await courier.gather_one() or await courier.send_some():
        pass


async def test_who_has_little_time_left_is_told_and_then_that_a_regent_rules(house: House) -> None:
    async with Endpoint() as endpoint:
        courier = Courier(house.tables, Outside(private=True), None)
        await _people(house, "ada", "ben")
        await ChannelStore(house.tables.store).add(_channel("c", "ada", "json", endpoint.url()), 10)
        table, _ = await house.lay("clock", 2, DAYS)
        await _seat(house, table, "ada", "ben")
        await house.do(table, lambda: table.put(pace_ms=1))
        limit = table.seats[0].due
        assert limit is not None

        def kinds() -> list[list[str]]:
            return [[n["kind"] for n in g.json["notices"]] for g in endpoint.got]

        await house.wait(0.8 * (limit - house.time) - 60)
        assert await _count(house, notices, notices.c.kind == "time") == 0
        await house.wait(120)
        await _told(house, courier)
        assert [k for k in kinds() if "time" in k]
        text = next(n["text"] for g in endpoint.got for n in g.json["notices"] if n["kind"] == "time")
        assert text.startswith("The Clock")
        before = len(endpoint.got)
        await house.wait(limit - house.time + 60)
        assert table.seats[0].regent == "greedy"
        assert await _count(house, notices, notices.c.kind.in_(("time", "turn"))) == 0, "moot"
        await _told(house, courier)
        assert kinds()[before:] == [["regent"]]
        await courier.close()


async def test_whoever_was_sent_away_or_has_left_is_told_nothing_any_more(house: House) -> None:
    async with Endpoint() as endpoint:
        courier = Courier(house.tables, Outside(private=True), None)
        await _people(house, "ada", "ben", "cid")
        table, (ada, _, cid) = await house.lay("inn", 3, DAYS, rounds="3", windows="open")
        await _seat(house, table, "ada", "ben", "cid")
        for name in ("ben", "cid"):
            await ChannelStore(house.tables.store).add(_channel(name, name, "json", endpoint.url(f"/{name}")), 10)
        await _letter(ada, [1, 2], "before")
        assert await _count(house, notices, notices.c.kind == "letter") == 2
        await house.do(table, lambda: dismiss(table, 1))
        await _letter(ada, [1, 2], "afterwards")
        assert await _count(house, notices, notices.c.kind == "letter", notices.c.reader == "ben") == 1
        await _told(house, courier)
        assert {g.path for g in endpoint.got} == {"/cid"}
        gone = await house.guest(table.id, -1)
        assert gone.last("letters") is None
        assert len(cid.last("letters")["rooms"]) == 1
        await courier.close()


async def _letter(who: Guest, to: list[int], text: str) -> None:
    await who.do(type="letter", to=to, text=text)


# -- whole people ----------------------------------------------------------------------------------


async def test_what_is_exported_has_channels_and_who_is_deleted_leaves_none_nor_notes_nor_links(house: House) -> None:
    everybody = People(house.tables)
    ada, ben = await _people(house, "ada", "ben")
    store = house.tables.store
    table, (a, b) = await house.lay("inn", 2, DAYS, rounds="3", windows="open")
    await _seat(house, table, "ada", "ben")
    for known in (ada, ben):
        id = known.person.id
        await ChannelStore(store).add(_channel(id, id, "json", f"https://hook.example/{id}", label="club"), 10)
        await everybody.link(known)
        await everybody.make_feed(known)
        async with store.writing() as c:
            await outbox.post(c, id, [Item(kind="over", table=table.id, seat=0, key="k", at=1.0)], 9e9, 1.0)
            await outbox.looked(c, {(id, table.id): 1.0})
    for who, to in ((a, [1]), (a, []), (b, [0]), (b, [])):
        await _letter(who, to, "mine")
    await a.do(type="promise", to=1, text="my word")
    export = await everybody.export(ada)
    assert [(c.kind, c.address, c.label) for c in export.channels] == [("json", "https://hook.example/ada", "club")]
    assert (export.quiet, export.digest) == (ada.person.quiet, ada.person.digest)

    await everybody.delete(ada)
    for part, column in ((channels, "reader"), (notices, "reader"), (looks, "reader"), (links, "person")):
        left = [await _count(house, part, part.c[column] == who) for who in ("ada", "ben")]
        assert (left[0], left[1] > 0) == (0, True), part.name
    assert [await _count(house, posts, posts.c.channel == who) for who in ("ada", "ben")] == [0, 1]
    assert await _count(house, people, people.c.id == "ada") == 0
    assert await _count(house, letters, letters.c.room == 1) == 0, "nobody inherits notes"
    assert await _count(house, letters, letters.c.room == 2) == 1
    assert await _count(house, reads, reads.c.seat == 0) == 0
    for part in (letters, promises):
        assert await _count(house, part, part.c.person == "ada") == 0


async def test_a_damaged_table_holds_nobody_back(house: House) -> None:
    everybody = People(house.tables)
    (ada,) = await _people(house, "ada")
    broken, _ = await house.lay("clock", 2, DAYS)
    sound, _ = await house.lay("clock", 2, DAYS)
    for table in (broken, sound):
        await _seat(house, table, "ada")
    broken.close(Closed("damaged", "for a test"))
    await everybody.keep_hours(ada, Hours("Europe/Rome", 22))
    assert "Rome" in sound.seats[0].hours
    assert len((await everybody.export(ada)).seats) == 2
    await everybody.delete(ada)
    assert sound.seats[0].departed
    assert broken.seats[0].person is None


# -- lost seats ------------------------------------------------------------------------------------


async def test_a_seat_that_was_refused_is_not_asked_for_again_and_again(house: House) -> None:
    table, (ada, _, cid) = await house.lay("clock", 3, DAYS)
    await seating.leave(table, cid.client)
    await house.do(table, lambda: table.set_seat(2, seen_until=time.time() - 2 * DAY))
    taken = await seating.reseat(house.tables, table.id, Reseat(2), [])
    with pytest.raises(Refusal, match="already"):
        await seating.reseat(house.tables, table.id, Reseat(2), [])
    again = await seating.reseat(house.tables, table.id, Reseat(2, taken.key), [])
    assert again.pending
    await ada.do(type="vote", vote=table.votes[0].vote, yes=False)
    said = len(await house.tables.store.talk(table.id, 0, 99))
    for _ in range(3):
        with pytest.raises(Refusal, match="within a day, and not given"):
            await seating.reseat(house.tables, table.id, Reseat(2), [])
    assert table.votes == []
    assert len(await house.tables.store.talk(table.id, 0, 99)) == said


# -- what is said ----------------------------------------------------------------------------------


async def test_a_vote_on_more_time_is_not_told_as_one_on_the_seat(house: House) -> None:
    await _people(house, "ada", "ben", "cid")
    table, (ada, _, cid) = await house.lay("clock", 3, DAYS)
    await _seat(house, table, "ada", "ben", "cid")
    await ChannelStore(house.tables.store).add(_channel("ben", "ben", "json", "https://hook.example/"), 10)
    await ada.do(type="more-time", to=1, seconds=DAY)
    await seating.leave(table, cid.client)
    await house.do(table, lambda: table.set_seat(1, seen_until=time.time() - 2 * DAY))
    await ada.ask(type="regent", seat=1, bot="greedy")
    async with house.tables.store.engine.connect() as c:
        facts = (await c.execute(sa.select(notices.c.facts).where(notices.c.kind == "vote"))).scalars().all()
    assert sorted(msgspec.json.decode(f)["about"] for f in facts) == ["own", "time"]


async def test_a_calendar_has_the_other_tables_when_a_game_is_gone(house: House) -> None:
    await _people(house, "ada")
    table, _ = await house.lay("clock", 2, DAYS)
    await _seat(house, table, "ada")
    gone = msgspec.structs.replace(table.row, game="gone")
    found = [(gone, table.seats), (table.row, table.seats)]
    text = calendar(found, "ada", house.tables.library, "http://here", "en", NOON)
    assert [line for line in text.splitlines() if line.startswith("SUMMARY:")] == [
        "SUMMARY:gone: your time is over",
        "SUMMARY:The Clock: your time is over",
    ]
