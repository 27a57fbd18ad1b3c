"""Letters, seals, notebooks and promises: who reads them, and that nobody else notices anything."""

from __future__ import annotations

import hashlib
import json
import random
import time
from collections.abc import Callable
from typing import Any

import pytest
import sqlalchemy as sa

from reame.kernel.steps import Step
from reame.server.store.rows import SeatRow, TableRow
from reame.server.store.schema import channels, notices, seats
from reame.server.store.store import Store
from reame.server.store.talk_rows import Fallen
from reame.server.tables.keys import key_hash, new_key
from reame.server.tables.talking import LETTERS
from tests.server.house import Person, Server
from tests.server.toys import NAMES, find

pytestmark = pytest.mark.anyio

INN = {"rounds": "3", "windows": "open"}
ALL = -1


class Reader:
    """What a client knows of letters and promises, as its messages tell it."""

    def __init__(self, person: Person) -> None:
        self._person = person

    def _news(self) -> list[dict[str, Any]]:
        return [m for m in self._person.messages if m["type"] == "letters"]

    def room(self, *seats: int) -> list[dict[str, Any]]:
        """The letters of a room, in order."""
        known: dict[int, dict[str, Any]] = {}
        for m in self._news():
            if m["anew"]:
                known = {}
            for room in m["rooms"]:
                if room["room"] == sorted(seats):
                    known |= {letter["n"]: letter for letter in room["letters"]}
        return [known[n] for n in sorted(known)]

    def texts(self, *seats: int) -> list[str | None]:
        """What they say."""
        return [letter["text"] for letter in self.room(*seats)]

    def promises(self) -> dict[str, dict[str, Any]]:
        """Promises by their text."""
        known: dict[int, dict[str, Any]] = {}
        for m in self._news():
            if m["anew"]:
                known = {}
            known |= {p["promise"]: p for p in m["promises"]}
        return {p["text"]: p for p in known.values()}

    def marks(self) -> dict[str, Any]:
        """What own seats have read, and whom they do not hear."""
        told = [m["marks"] for m in self._news() if m["marks"] is not None]
        return dict(told[-1]) if told else {"read": [], "hushed": []}


async def inn(server: Server, seats: int = 3, **more: Any) -> tuple[str, dict[str, str]]:
    """A table of the toy where everybody sits already."""
    return await server.table("inn", [{"who": "me", "name": "ABCD"[n]} for n in range(seats)], options=INN, **more)


async def write(who: Person, seat: int, to: list[int], text: str, **more: Any) -> dict[str, Any]:
    """A letter; what the server answers."""
    return await who.ask(type="letter", seat=seat, to=to, text=text, **more)


async def test_a_letter_is_read_in_its_room_and_nowhere_else(server: Server) -> None:
    table, keys = await inn(server)
    async with (
        server.person(table, keys["0"]) as ada,
        server.person(table, keys["1"]) as ben,
        server.person(table, keys["2"]) as cid,
        server.person(table) as looks,
    ):
        assert (await write(ada, 0, [1], "meet me at the inn"))["type"] == "ack"
        assert (await write(ben, 1, [0], "gladly"))["type"] == "ack"
        assert (await write(ada, 0, [1, 2], "all three of us"))["type"] == "ack"
        assert (await write(ada, 0, [], "Ben lies"))["type"] == "ack"
        for who in (ada, ben, cid, looks):
            await who.quiet()
        assert Reader(ada).texts(0, 1) == Reader(ben).texts(0, 1) == ["meet me at the inn", "gladly"]
        assert Reader(cid).texts(0, 1, 2) == ["all three of us"]
        assert [letter["n"] for letter in Reader(cid).room(0, 1, 2)] == [1]  # numbers count by room
        assert Reader(ada).texts(0) == ["Ben lies"]  # a notebook
        told = json.dumps(ben.messages + looks.messages)
        assert "Ben lies" not in told
        assert not [m for m in looks.messages if m["type"] == "letters"]
        # Not your seat, no such seat: refused.
        assert (await write(cid, 0, [1], "as if I were Ada"))["key"] == "not-your-seat"
        assert (await write(cid, 2, [9], "nobody"))["key"] == "no-such-seat"
    async with server.http(keys["2"]) as http:
        answer = await http.get(f"/api/tables/{table}/letters", params={"room": "0.1", "before": 100})
        assert answer.status_code == 403
        for path in ("opened", "record"):
            assert (await http.get(f"/api/tables/{table}/{path}")).status_code == 409
    async with server.http(keys["0"]) as http:
        answer = await http.get(f"/api/tables/{table}/letters", params={"room": "0.1", "before": 2})
        assert [letter["text"] for letter in answer.json()["letters"]] == ["meet me at the inn"]


async def test_the_same_letter_again_is_one_letter_and_it_outlives_a_kill(
    launch: Callable[..., Server], new_database: Callable[[str], str]
) -> None:
    server = launch(new_database("sqlite"))
    table, keys = await inn(server, 2)
    async with server.person(table, keys["0"]) as ada:
        for _ in range(2):
            assert (await write(ada, 0, [1], "once", id="the-same"))["type"] == "ack"
    server.kill()
    server.start()
    async with server.person(table, keys["0"]) as ada, server.person(table, keys["1"]) as ben:
        assert (await write(ada, 0, [1], "once", id="the-same"))["type"] == "ack"
        await ben.quiet()
        assert Reader(ben).texts(0, 1) == ["once"]
        assert Reader(ben).marks()["read"] == []
        assert Reader(ada).marks()["read"] == [{"room": [0, 1], "seat": 0, "n": 1}]  # one's own is read
        await ben.ask(type="read-letters", seat=1, room=[0, 1], n=99)
        await ben.quiet()
        assert Reader(ben).marks()["read"] == [{"room": [0, 1], "seat": 1, "n": 1}]


async def test_a_sealed_letter_shows_its_hash_now_and_its_text_when_the_seal_breaks(server: Server) -> None:
    table, keys = await inn(server, 2)
    async with server.person(table, keys["0"]) as ada, server.person(table, keys["1"]) as ben:
        await write(ada, 0, [1], "I shall betray you", sealed=True)
        await write(ada, 0, [1], "by the clock", sealed=True, opens=time.time() + 4)
        await write(ada, 0, [1], "at the end", sealed=True)
        await ben.until(lambda: len(Reader(ben).room(0, 1)) == 3)
        first = Reader(ben).room(0, 1)[0]
        assert (first["text"], first["salt"], first["opened"]) == (None, None, None)
        sizes = {len(json.dumps({**letter, "at": 0, "opens": None})) for letter in Reader(ben).room(0, 1)[::2]}
        assert len(sizes) == 1  # no size of a text is told
        assert Reader(ada).texts(0, 1) == ["I shall betray you", "by the clock", "at the end"]  # one's own
        await ben.until(lambda: Reader(ben).texts(0, 1)[1] == "by the clock")
        assert (await ben.ask(type="unseal", seat=1, room=[0, 1], n=1))["key"] == "no-such-letter"
        assert (await ada.ask(type="unseal", seat=0, room=[0, 1], n=1))["type"] == "ack"
        await ben.until(lambda: Reader(ben).texts(0, 1)[0] is not None)
        letter = Reader(ben).room(0, 1)[0]
        assert (
            hashlib.blake2b(f"{letter['salt']}:{letter['text']}".encode(), digest_size=32).hexdigest() == first["hash"]
        )
        assert (await write(ada, 0, [1], "too late", sealed=True, opens=time.time() - 5))["key"] == "bad-moment"
        assert (await write(ada, 0, [], "to me", sealed=True))["key"] == "nobody-reads"
        while not ben.state["outcome"]:
            for who, seat in ((ada, 0), (ben, 1)):
                if who.entry(seat)["choices"]:
                    await who.move(seat)
                await who.quiet()
        await ben.until(lambda: Reader(ben).texts(0, 1)[2] == "at the end")
        assert (await write(ada, 0, [1], "after all"))["key"] == "over"


async def test_talk_as_the_table_agreed(server: Server) -> None:
    table, keys = await inn(server, 2, talk="none")
    async with server.person(table, keys["0"]) as ada, server.person(table) as looks:
        assert (ada.table["talk"], ada.table["opened"], ada.table["letters"]) == ("none", "end", False)
        assert (await write(ada, 0, [1], "psst"))["key"] == "no-letters"
        assert (await ada.ask(type="chat", seat=0, text="aloud"))["key"] == "no-talk"
        assert (await ada.ask(type="promise", seat=0, to=1, text="peace"))["key"] == "no-talk"
        assert (await write(ada, 0, [], "to myself"))["type"] == "ack"
        assert (await looks.ask(type="chat", seat=None, text="those who look on talk"))["type"] == "ack"
    table, keys = await inn(server, 2, talk="public", opened="never")
    async with server.person(table, keys["0"]) as ada:
        assert (await write(ada, 0, [1], "psst"))["key"] == "no-letters"
        assert (await ada.ask(type="promise", seat=0, to=1, text="peace", secret=True))["key"] == "no-letters"
        assert (await ada.ask(type="promise", seat=0, to=1, text="peace"))["type"] == "ack"
        assert (await ada.ask(type="chat", seat=0, text="aloud"))["type"] == "ack"
        assert ada.table["opened"] == "never"
    table, keys = await inn(server, 2, talk="rulebook")  # the toy has no bargaining
    async with server.person(table, keys["0"]) as ada:
        assert (await write(ada, 0, [1], "psst"))["key"] == "no-letters-now"
    table, keys = await server.table("medieval", ["me"] * 3, talk="rulebook")
    async with server.person(table, *keys.values()) as all_three:
        assert not all_three.table["letters"]  # the powers are drafted
        while not all_three.table["letters"]:
            seat = next(s for s in range(3) if all_three.entry(s)["choices"])
            choices = all_three.entry(seat)["choices"]
            await all_three.move(seat, choices[0]["words"])
            await all_three.quiet()
        assert (await write(all_three, 0, [1], "may I pass?"))["type"] == "ack"


@pytest.mark.parametrize("game", NAMES)
def test_when_people_bargain_follows_from_what_everybody_sees(game: str) -> None:
    rng = random.Random(f"bargains of {game}")
    g = find(game)
    p: Any = g.start(min(g.seat_range), "bargains", {})
    seen: dict[str, bool] = {}
    for _ in range(1500):
        if p.over:
            break
        public = json.dumps([p.view(-1)["stack"], p.view(-1)["asked"]], sort_keys=True)
        assert seen.setdefault(public, p.bargains()) == p.bargains()
        seat = p.waiting[0]
        p.apply(seat, rng.choice(p.legal(seat)))
    assert any(seen.values()) == any(step.bargains is not Step.bargains for step in g.steps.values())


async def test_twenty_letters_a_minute_a_mute_and_a_hush(server: Server) -> None:
    table, keys = await inn(server, 4)
    async with (
        server.person(table, keys["0"]) as ada,
        server.person(table, keys["1"]) as ben,
        server.person(table, keys["2"]) as cid,
    ):
        for n in range(LETTERS):
            assert (await write(ada, 0, [1], str(n)))["type"] == "ack"
        assert (await write(ada, 0, [], "one too many"))["key"] == "too-many-letters"
        assert (await write(ada, 0, [1], "x" * 501))["type"] == "error"
        assert (await write(ben, 1, [0], "\u202e\u200b"))["key"] == "nothing-said"
        assert (await ben.ask(type="hush", seat=1, other=0, hush=True))["type"] == "ack"
        await ben.quiet()
        assert Reader(ben).marks()["hushed"] == [{"seat": 1, "other": 0}]
        for who in (ada, cid):
            await who.quiet()
            assert Reader(who).marks()["hushed"] == []
        async with server.http(keys["1"]) as http:
            await http.post(f"/api/tables/{table}/accuse", json={"by": 1, "seat": 2, "kind": "mute"})
        async with server.person(table, keys["3"]) as dan:
            for who, seat in ((ada, 0), (dan, 3)):
                await who.until(lambda who=who: bool(who.table["votes"]))  # type: ignore[misc]
                vote = who.table["votes"][0]["vote"]
                await who.ask(type="vote", seat=seat, vote=vote, yes=True)
        assert (await write(cid, 2, [0], "help"))["key"] == "muted"
        assert (await write(cid, 2, [], "to myself"))["type"] == "ack"


async def test_a_promise_stands_with_the_words_of_both(server: Server) -> None:
    table, keys = await inn(server)
    async with (
        server.person(table, keys["0"]) as ada,
        server.person(table, keys["1"]) as ben,
        server.person(table, keys["2"]) as cid,
        server.person(table) as looks,
    ):
        await ada.ask(type="promise", seat=0, to=1, text="no attack", until="the end of round 3")
        await ada.ask(type="promise", seat=0, to=1, text="half the spoils", secret=True)
        for who in (ada, ben, cid, looks):
            await who.quiet()
        assert sorted(Reader(ben).promises()) == ["half the spoils", "no attack"]
        assert list(Reader(cid).promises()) == list(Reader(looks).promises()) == ["no attack"]
        public = Reader(cid).promises()["no attack"]
        assert (public["until"], public["says"], public["replies"]) == ("the end of round 3", "", "")
        secret = Reader(ada).promises()["half the spoils"]["promise"]
        for word in ("kept", "broken"):  # a third person is told what they would be told of none
            answer = await cid.ask(type="judge", seat=2, promise=secret, word=word)
            other = await cid.ask(type="judge", seat=2, promise=12345, word=word)
            assert {**answer, "id": ""} == {**other, "id": ""}
        assert (await cid.ask(type="judge", seat=2, promise=public["promise"], word="kept"))["type"] == "refused"
        assert (await ada.ask(type="judge", seat=0, promise=secret, word="released"))["key"] == "not-yours-to-release"
        await ada.ask(type="judge", seat=0, promise=secret, word="kept")
        await ben.ask(type="judge", seat=1, promise=secret, word="broken")
        await ben.ask(type="judge", seat=1, promise=public["promise"], word="released")
        for who in (ada, cid):
            await who.quiet()
        found = Reader(ada).promises()["half the spoils"]
        assert (found["says"], found["replies"]) == ("kept", "broken")
        assert Reader(cid).promises()["no attack"]["replies"] == "released"
        assert "half the spoils" not in json.dumps(cid.messages)


async def test_letters_outlive_undo_and_a_vote_to_go_back(server: Server) -> None:
    table, keys = await server.table("carolus", ["me", "me", "me"])
    async with (
        server.person(table, keys["0"]) as ada,
        server.person(table, keys["1"]) as ben,
        server.person(table, keys["2"]) as cid,
    ):
        people = {0: ada, 1: ben, 2: cid}

        async def act() -> int:
            for who in people.values():
                await who.quiet()
            seat = next(s for s, who in people.items() if who.entry(s)["choices"])
            assert (await people[seat].move(seat, people[seat].entry(seat)["choices"][0]["words"]))["type"] == "ack"
            return seat

        for _ in range(4):
            last = await act()
        for who in people.values():
            await who.quiet()
        await write(ada, 0, [1], "before")
        await ada.ask(type="promise", seat=0, to=1, text="peace", secret=True)
        await ben.ask(type="chat", seat=1, text="hear ye", proclaim=True)
        lines = len(ada.lines)
        assert lines > 0
        assert Reader(ada).room(0, 1)[0]["line"] == lines
        await ada.until(lambda: bool(ada.chat))
        assert ada.chat[-1]["line"] == lines
        # Take back as far as one may alone, then all the way by vote.
        while people[last].entry(last)["can_undo"]:
            await people[last].ask(type="undo", seat=last)
            await people[last].quiet()
        await ada.ask(type="rewind", seat=0, to=0)
        for seat, who in ((1, ben), (2, cid)):
            await who.until(lambda who=who: any(v["kind"] == "rewind" for v in who.table["votes"]))  # type: ignore[misc]
            await who.ask(type="vote", seat=seat, vote=who.table["votes"][0]["vote"], yes=True)
        for who in people.values():
            await who.quiet()
        await write(ben, 1, [0], "after")
    async with server.person(table, keys["0"]) as ada, server.person(table, keys["2"]) as cid:
        await ada.quiet()
        assert len(ada.lines) < lines
        letters = Reader(ada).room(0, 1)
        assert [(letter["text"], letter["undone"]) for letter in letters] == [("before", True), ("after", False)]
        assert letters[0]["line"] == len(ada.lines)
        assert Reader(ada).promises()["peace"]["undone"]
        hall = [c for c in ada.chat if c["text"] == "hear ye"]
        assert hall[0]["line"] == len(ada.lines)
        await cid.quiet()
        assert not [m for m in cid.messages if m["type"] == "letters"]


def test_what_was_taken_back_before_a_letter_is_known_to_those_who_read_of_it() -> None:
    assert Fallen(3, [0b1, 0b10, ALL]).shift(5, 0) == (3, 0b11)
    assert Fallen(3, [0b1, 0b10, ALL]).shift(9, 0) == (6, ALL)
    assert Fallen(3, [0b1]).shift(3, 0b100) == (3, 0b100)
    assert Fallen(3, [0]).shift(8, 0) == (7, 0)  # a sealed draft, which told nobody anything


async def test_letters_belong_to_the_seat_and_a_notebook_to_its_writer(server: Server) -> None:
    made = await server.lay("inn", ["me", "me", "me"], options=INN)
    table, keys, host = made["table"], made["keys"], made["host"]
    async with server.person(table, keys["0"]) as ada, server.person(table, keys["1"]) as ben:
        await write(ada, 0, [1], "dear Ben")
        await write(ben, 1, [], "Ada is naive")
        await ben.ask(type="regent", seat=1, bot="greedy")
        await write(ada, 0, [1], "are you there?")
        await ben.quiet()
        assert Reader(ben).texts(0, 1) == ["dear Ben", "are you there?"]  # also while a regent rules
        async with server.http(keys["1"]) as http:
            assert (await http.post(f"/api/tables/{table}/leave", json={"seat": 1})).status_code == 200
        await ben.until(lambda: Reader(ben).texts(0, 1) == [])  # the old holder has to forget them
        last = [m for m in ben.messages if m["type"] == "letters"][-1]
        assert last["anew"]
        assert last["rooms"] == []
        await write(ada, 0, [1], "to whoever comes")
        await ben.quiet()
        assert "to whoever comes" not in json.dumps(ben.messages)
        async with server.http(host) as http:
            invite = (await http.post(f"/api/tables/{table}/invite", json={"seat": 1})).json()["invite"]
        async with server.http(invite) as http:
            taken = (await http.post(f"/api/tables/{table}/take", json={"seat": 1})).json()
        async with server.person(table, keys["2"]) as cid:
            await cid.quiet()
            if taken["pending"]:
                for who, seat in ((ada, 0), (cid, 2)):
                    await who.quiet()
                    if who.table["votes"]:
                        await who.ask(type="vote", seat=seat, vote=who.table["votes"][0]["vote"], yes=True)
        async with server.person(table, taken["key"]) as eve:
            await eve.quiet()
            assert Reader(eve).texts(0, 1) == ["dear Ben", "are you there?", "to whoever comes"]
            assert Reader(eve).texts(1) == []
            assert Reader(eve).marks()["read"] == []  # all of it is new to a successor


async def _greet(server: Server, *keys: str, name: str = "") -> str:
    async with server.http(*keys) as http:
        answer = await http.post("/api/me", json={"name": name})
        return str(answer.headers["set-cookie"].partition(";")[0])


async def _me(server: Server, cookie: str, path: str = "") -> dict[str, Any]:
    async with server.http() as http:
        found: dict[str, Any] = (await http.get(f"/api/me{path}", headers={"Cookie": cookie})).json()
        return found


async def test_export_delete_and_honour(server: Server) -> None:
    table, keys = await inn(server)
    ada, ben = await _greet(server, keys["0"], name="Ada"), await _greet(server, keys["1"], name="Ben")
    async with (
        server.person(table, cookie=ada) as a,
        server.person(table, cookie=ben) as b,
        server.person(table, keys["2"]) as cid,
    ):
        await write(a, 0, [1], "from Ada")
        await write(b, 1, [0], "from Ben", sealed=True)
        await write(cid, 2, [1], "Ada does not know")
        await write(a, 0, [], "Ada's own")
        await a.ask(type="promise", seat=0, to=1, text="in the open")
        await a.ask(type="promise", seat=0, to=1, text="in secret", secret=True)
        await b.quiet()
        for text, word in (("in the open", "kept"), ("in secret", "kept")):
            await b.ask(type="judge", seat=1, promise=Reader(b).promises()[text]["promise"], word=word)

        export = await _me(server, ada, "/export")
        found = {(tuple(x["room"]), x["text"], x["mine"]) for x in export["letters"]}
        assert found == {((0, 1), "from Ada", True), ((0, 1), None, False), ((0,), "Ada's own", True)}
        assert {p["text"] for p in export["promises"]} == {"in the open", "in secret"}
        assert "Ada does not know" not in json.dumps(export)
        # A secret promise of a game that runs does not count: else the sum would tell of it.
        assert (await _me(server, ada))["me"]["honour"] == {"kept": 1, "broken": 0, "released": 0}
        async with server.http(keys["2"]) as http:
            told = (await http.get(f"/api/tables/{table}/honour")).json()
            assert {h["seat"]: h["kept"] for h in told} == {0: 1, 1: 0}
        async with server.http() as http:
            assert (await http.get(f"/api/tables/{table}/honour")).status_code == 403

        async with server.http() as http:
            assert (await http.post("/api/me/delete", headers={"Cookie": ada}, json={})).status_code == 200
    async with server.person(table, cookie=ben) as b:
        await b.quiet()
        kept = Reader(b).room(0, 1)
        assert [(letter["text"], letter["name"]) for letter in kept] == [("from Ada", ""), ("from Ben", "B")]
    store = Store(server.database)
    async with store.engine.connect() as c:
        for part in ("letters", "promises"):
            rows = (await c.exec_driver_sql(f"SELECT * FROM {part} WHERE table_id = '{table}'")).all()
            assert "Ada's own" not in str(rows)  # nobody inherits a notebook
    await store.close()


async def test_a_letter_calls_its_readers_and_says_no_more_than_that_there_is_one(server: Server) -> None:
    table, keys = await inn(server)
    cookies = {s: await _greet(server, keys[str(s)], name="ABC"[s]) for s in range(3)}
    store = Store(server.database)
    async with store.writing() as c:
        held = (await c.execute(sa.select(seats.c.seat, seats.c.person).where(seats.c.table_id == table))).all()
        people: dict[int, str] = {row.seat: row.person for row in held}
        for person in people.values():
            row = {"id": new_key(), "reader": person, "kind": "hook", "address": "https://hook.invalid/", "secrets": "",
                   "label": "", "kinds": "letter", "digest": False, "language": "en", "origin": "", "device": None,
                   "verified": True, "created": time.time(), "error": "", "dead": False}  # fmt: skip
            await c.execute(channels.insert(), row)

    async def called() -> list[tuple[str, str]]:
        async with store.engine.connect() as c:
            about = sa.and_(notices.c.table_id == table, notices.c.kind == "letter")
            return [(r.reader, str(tuple(r))) for r in (await c.execute(sa.select(notices).where(about))).all()]

    async with server.person(table, cookie=cookies[0]) as ada, server.person(table, cookie=cookies[1]) as ben:
        await write(ada, 0, [1], "meet me in Mainz", sealed=True)
        await write(ada, 0, [], "nobody is called for a note")
        assert [reader for reader, _ in await called()] == [people[1]]
        await write(ada, 0, [1, 2], "and bring Carla")
        found = await called()
        assert sorted(reader for reader, _ in found) == sorted([people[1], people[1], people[2]])
        assert not [row for _, row in found if "Mainz" in row or "Carla" in row]
        await ben.ask(type="hush", seat=1, other=0, hush=True)
        await write(ada, 0, [1], "you do not hear me")
        assert len(await called()) == len(found)
    async with store.writing() as c:
        await c.execute(notices.delete().where(notices.c.table_id == table))
        await c.execute(channels.delete().where(channels.c.reader.in_(list(people.values()))))
    await store.close()


async def test_a_letter_reaches_its_reader_at_another_process(
    launch: Callable[..., Server], postgres_database: str
) -> None:
    here, there = launch(postgres_database), launch(postgres_database)
    table, keys = await inn(here)
    async with (
        here.person(table, keys["0"]) as ada,
        there.person(table, keys["1"]) as ben,
        there.person(table, keys["2"]) as cid,
    ):
        before = len(cid.messages)
        await write(ada, 0, [1], "across")
        await ben.until(lambda: Reader(ben).texts(0, 1) == ["across"])
        await write(ben, 1, [0], "and back", sealed=True, opens=time.time() + 4)
        await ada.until(lambda: Reader(ada).texts(0, 1) == ["across", "and back"])
        await cid.quiet()
        assert [m["type"] for m in cid.messages[before:]] == ["pong"]


async def test_after_the_game_every_letter_stands_at_its_moment(server: Server) -> None:
    for opened in ("end", "never"):
        table, keys = await inn(server, 2, opened=opened)
        async with server.person(table, *keys.values()) as both:
            await write(both, 0, [1], "at the beginning")
            await write(both, 0, [], "only for me")
            moves = 0
            while both.state["outcome"] is None:
                seat = next(s for s in (0, 1) if both.entry(s)["choices"])
                await both.move(seat)
                await both.quiet()
                moves += 1
                if moves == 3:
                    await write(both, 1, [0], "after three moves", sealed=True)
        async with server.http() as http:
            found = (await http.get(f"/api/tables/{table}/opened")).json()
            told = [(x["moment"], x["room"], x["letter"]["text"]) for x in found["letters"]]
            both_letters = [(0, [0, 1], "at the beginning"), (3, [0, 1], "after three moves")]
            assert told == (both_letters if opened == "end" else [])
        async with server.http(keys["0"]) as http:
            found = (await http.get(f"/api/tables/{table}/opened")).json()
            own = [x for x in found["letters"] if len(x["room"]) == 2]
            assert [(x["moment"], x["letter"]["text"]) for x in own] == [(m, text) for m, _, text in both_letters]


# -- nobody else notices -----------------------------------------------------------------------


def _bytes(person: Person, table: str) -> list[str]:
    """What a client was sent, byte for byte, without what is random for every table."""
    out = []
    for m in person.messages:
        kept = {k: v for k, v in m.items() if k not in ("table", "commitment", "id")}
        kept["lines"] = [{**line, "at": 0} if "at" in line else line for line in m.get("lines", [])]
        kept["votes"] = [{**v, "vote": 0} for v in m.get("votes", [])]
        kept.pop("message", None)
        if m["type"] != "thinking":
            out.append(json.dumps(kept, sort_keys=True).replace(table, ""))
    return out


async def _same_dice(server: Server, seed: str) -> tuple[str, dict[str, str]]:
    """A table of four whose dice are known beforehand."""
    table, keys, now = new_key(), [new_key() for _ in range(4)], time.time()
    row = TableRow(
        id=table, game="carolus", rules=find("carolus").version, options="{}", seed=seed, salt="salt",
        status="running", public=False, pace_ms=0, away_hours=24.0, auto_forced=False, created=now, changed=now,
    )  # fmt: skip
    chairs = [
        SeatRow(seat=s, name="ABCD"[s], kind="person", key_hash=key_hash(k), seen_until=now) for s, k in enumerate(keys)
    ]
    store = Store(server.database)
    await store.create(row, chairs, [])
    await store.close()
    return table, {str(s): k for s, k in enumerate(keys)}


async def _evening(server: Server, rng: random.Random, writes: random.Random | None) -> list[list[str]]:
    """A short game of four with undo, a regent, a vote to go back, talk and a successor. What outsiders were sent.

    With `writes` two of them write letters and promises all the time; seats 2 and 3 and a spectator are outsiders.
    """
    table, keys = await _same_dice(server, f"evening {rng.random()}")
    people = {s: server.person(table, keys[str(s)]) for s in range(4)}
    looks = server.person(table)
    async with people[0], people[1], people[2], people[3], looks:
        everybody = [*people.values(), looks]

        async def letters() -> None:
            for _ in range(writes.randrange(3) if writes else 0):
                seat = writes.randrange(2)  # type: ignore[union-attr]
                text = "x" * writes.randrange(1, 400)  # type: ignore[union-attr]
                kind = writes.randrange(7)  # type: ignore[union-attr]
                who = people[seat]
                if kind < 2:
                    await write(who, seat, [1 - seat], text)
                elif kind == 2:
                    await write(who, seat, [1 - seat], text, sealed=True)
                elif kind == 3:
                    await who.ask(type="promise", seat=seat, to=1 - seat, text=text, secret=True)
                elif kind == 4:
                    await write(who, seat, [], text)
                elif kind == 5:
                    await who.ask(type="read-letters", seat=seat, room=[0, 1], n=1)
                    await who.ask(type="unseal", seat=seat, room=[0, 1], n=1)
                else:
                    await who.ask(type="hush", seat=seat, other=2, hush=bool(len(text) % 2))

        async def settle() -> None:
            for who in everybody:
                await who.quiet()

        for n in range(14):
            await letters()
            await settle()
            seat = next(s for s, who in people.items() if who.entry(s)["choices"])
            await people[seat].move(seat, rng.choice(people[seat].entry(seat)["choices"])["words"])
            await letters()
            await settle()
            if n % 4 == 1 and people[seat].entry(seat)["can_undo"]:
                await people[seat].ask(type="undo", seat=seat)
                await settle()
            if n == 5:
                await people[1].ask(type="regent", seat=1, bot="random")
                await letters()
                await settle()
                await people[1].ask(type="regent", seat=1, bot=None)
                await settle()
            if n == 9:
                await people[0].ask(type="rewind", seat=0, to=2)
                await letters()
                await settle()
                for s in (1, 2, 3):
                    await people[s].ask(type="vote", seat=s, vote=people[s].table["votes"][0]["vote"], yes=True)
                    await letters()
                await settle()
            if n == 11:
                await people[0].ask(type="chat", seat=0, text="aloud", proclaim=True)
                await settle()
        async with server.http(keys["1"]) as http:
            await http.post(f"/api/tables/{table}/leave", json={"seat": 1})
        await letters()
        await settle()
        cards = []
        for who in ([], [keys["2"]]):
            async with server.http(*who) as http:
                for path in ("", "/at/1?seat=-1", "/at/1?seat=2", "/opened", "/honour", "/letters?room=0.1&before=9"):
                    cards.append((await http.get(f"/api/tables/{table}{path}")).text)
                cards.append((await http.get("/api/mine")).text if who else "")
        late = server.person(table, keys["3"])
        async with late:  # and nothing is told later to whoever comes anew
            await late.quiet()
        told = [_bytes(p, table) for p in (people[2], people[3], looks, late)]
        return [*told, [_plain(c, table) for c in cards]]


def _plain(text: str, table: str) -> str:
    data = json.loads(text) if text else None
    if isinstance(data, dict):
        data.pop("commitment", None)
    if isinstance(data, list):
        data = [{k: v for k, v in one.items() if k != "created"} for one in data]
    return json.dumps(data).replace(table, "")


async def test_the_bytes_of_outsiders_are_those_of_a_table_without_letters(small: Server) -> None:
    for seed in ("one", "two", "three"):
        silent = await _evening(small, random.Random(seed), None)
        loud = await _evening(small, random.Random(seed), random.Random(f"letters {seed}"))
        for quiet, noisy in zip(silent, loud, strict=True):
            assert quiet == noisy
