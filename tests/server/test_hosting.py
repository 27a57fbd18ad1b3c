"""The host and the others: the waiting room, leaving, sending away, silence, and who may look on."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from reame.server.store.migrations import migrate
from reame.server.store.rows import Entry, SeatRow, TableRow
from reame.server.store.store import Store
from tests.server.house import Person, Server
from tests.server.test_people import Device, let_go, seats_of

pytestmark = pytest.mark.anyio


async def call(server: Server, table: str, what: str, key: str | None, body: Any = None, status: int = 200) -> Any:
    """A call about a table, with a key; what it answers, or the key of its refusal."""
    async with server.http(*([key] if key else [])) as http:
        answer = await http.post(f"/api/tables/{table}/{what}", json={} if body is None else body)
    assert answer.status_code == status, answer.text
    found = answer.json()
    return found["error"]["key"] if "error" in found else found


async def three(server: Server, **more: Any) -> tuple[str, list[str]]:
    """A table of three people; its name and their keys."""
    made = await server.lay("inn", ["me", "open", "open"], **more)
    keys = [made["keys"]["0"]]
    keys += [await server.sit(made["table"], made["invites"][str(s)], name=f"guest {s}") for s in (1, 2)]
    return made["table"], keys


async def begun(server: Server, **more: Any) -> tuple[str, list[str]]:
    table, keys = await three(server, **more)
    async with server.person(table, keys[0]) as host:
        assert (await host.ask(type="start"))["type"] == "ack"
    return table, keys


async def vote(person: Person, seat: int, yes: bool) -> dict[str, Any]:
    """Answer the vote that is open."""
    await person.until(lambda: bool(person.table["votes"]))
    return await person.ask(type="vote", seat=seat, vote=person.table["votes"][0]["vote"], yes=yes)


# -- the waiting room -------------------------------------------------------------------------------


async def test_ready_marks_are_seen_and_only_ones_own(server: Server) -> None:
    table, keys = await three(server)
    async with server.person(table, keys[0]) as host:
        await call(server, table, "ready", keys[1], {"seat": 1})
        await host.until(lambda: [s["ready"] for s in host.table["seats"]] == [False, True, False])
        assert await call(server, table, "ready", keys[0], {"seat": 1}, 403) == "not-your-seat"
        assert await call(server, table, "ready", None, {"seat": 15}, 400) == "no-such-seat"
        await host.ask(type="start")
    assert await call(server, table, "ready", keys[1], {"seat": 1, "ready": False}, 409) == "started"


async def test_the_host_invites_withdraws_and_frees_seats_and_nobody_else(server: Server) -> None:
    made = await server.lay("inn", ["me", "open", {"who": "bot", "bot": "random"}])
    table, host = made["table"], made["host"]
    old = made["invites"]["1"]
    assert await call(server, table, "invite", old, {"seat": 1}, 403) == "not-host"
    fresh = (await call(server, table, "invite", host, {"seat": 1}, 201))["invite"]
    assert await call(server, table, "take", old, {}, 403) == "not-public"  # the old link invites no more
    await call(server, table, "withdraw", host, {"seat": 1})
    assert await call(server, table, "take", fresh, {}, 403) == "not-public"
    for_bot = (await call(server, table, "invite", host, {"seat": 2}, 201))["invite"]
    guest = await server.sit(table, for_bot)
    assert await call(server, table, "invite", host, {"seat": 2}, 409) == "seat-taken"
    assert await call(server, table, "withdraw", host, {"seat": 2}, 409) == "link-used"
    assert await call(server, table, "chair", guest, {"seat": 1, "bot": "greedy"}, 403) == "not-host"
    await call(server, table, "chair", host, {"seat": 2})  # sent away, before anything has begun
    await call(server, table, "chair", host, {"seat": 1, "bot": "greedy"})
    async with server.person(table, guest) as gone:
        assert seats_of(gone) == []
        assert [s["kind"] for s in gone.table["seats"]] == ["person", "bot", "open"]
        assert not any(s["invited"] for s in gone.table["seats"])
    assert await call(server, table, "chair", host, {"seat": 1, "bot": "nonsense"}, 400) == "no-such-bot"


async def test_a_bot_can_be_somebody_with_a_name_a_temper_and_arms(server: Server) -> None:
    made = await server.lay("inn", ["me", {"who": "bot", "bot": "random:berta"}, {"who": "bot", "bot": "random"}])
    table = made["table"]

    def shown(p: Person) -> list[tuple[str, str | None, str | None]]:
        return [(s["name"], s["temper"], s["arms"]) for s in p.table["seats"][1:]]

    berta = ("Berta van Damme", "merchant", "barry argent or tree vert")
    async with server.person(table, made["keys"]["0"]) as me:
        assert shown(me) == [berta, ("", None, None)]
        await call(server, table, "chair", made["host"], {"seat": 1, "bot": "random"})
        await call(server, table, "chair", made["host"], {"seat": 2, "bot": "random:berta"})
        await me.until(lambda: shown(me) == [("", None, None), berta])
    async with server.http() as http:
        (inn, *_) = (await http.get("/api/games")).json()
    assert {"word": "berta", "name": berta[0], "temper": berta[1], "arms": berta[2]} in inn["characters"]


async def test_a_table_is_closed_by_its_host_and_those_who_look_are_told(server: Server) -> None:
    table, keys = await three(server)
    async with server.person(table, keys[1]) as guest:
        assert await call(server, table, "close", keys[1], status=403) == "not-host"
        await call(server, table, "close", keys[0])
        await let_go(guest)
        assert guest.messages[-1]["key"] == "no-such-table"
    async with server.http() as http:
        assert (await http.get(f"/api/tables/{table}")).status_code == 404
    table, keys = await begun(server)
    assert await call(server, table, "close", keys[0], status=409) == "others-play"
    alone, own = await server.table("inn", ["me", {"who": "bot", "bot": "random"}])
    await call(server, alone, "close", own["0"])
    async with server.http(own["0"]) as http:
        assert (await http.get("/api/mine")).json() == []


# -- leaving and coming -----------------------------------------------------------------------------


async def test_who_leaves_gives_the_seat_to_a_regent_and_the_host_to_the_next(server: Server) -> None:
    table, keys = await begun(server)
    async with server.person(table, keys[1]) as heir, server.person(table, keys[0]) as host:
        assert await call(server, table, "leave", keys[1], {"seat": 0}, 403) == "not-your-seat"
        await call(server, table, "leave", keys[0], {"seat": 0})
        await heir.until(lambda: heir.table["seats"][0]["departed"])
        assert heir.table["seats"][0]["regent"] == "greedy"
        await heir.until(lambda: bool(heir.table["host"]))
        await host.until(lambda: seats_of(host) == [])
        assert (await host.ask(type="regent", seat=0, bot=None))["key"] == "not-your-seat"
        invite = (await call(server, table, "invite", keys[1], {"seat": 0}, 201))["invite"]
        taken = await call(server, table, "take", invite, {"name": "Nina"}, 201)
        assert taken["pending"]
        async with server.person(table, keys[2]) as third:
            await vote(heir, 1, True)
            await vote(third, 2, True)
        async with server.person(table, taken["key"]) as nina:
            assert seats_of(nina) == [0]
            assert nina.table["seats"][0]["name"] == "Nina"
            assert nina.table["seats"][0]["regent"] is None
    async with server.person(table, keys[0]) as before:
        assert seats_of(before) == []


async def test_a_seat_of_a_waiting_table_is_free_again(server: Server) -> None:
    table, keys = await three(server, public=True)
    await call(server, table, "leave", keys[1], {"seat": 1})
    async with server.person(table) as guest:
        assert guest.table["seats"][1]["kind"] == "open"
    await server.sit(table, seat=1)


async def test_a_seat_of_somebody_who_vanished_is_given_away_by_two_and_never_by_one(
    launch: Callable[..., Server], tmp_path: Any
) -> None:
    file = tmp_path / "vanished.sqlite"
    server = launch(f"sqlite:///{file}")
    three_of_them, keys = await begun(server, away_hours=0.0)
    made = await server.lay("inn", ["me", "open"], away_hours=0.0)
    two_of_them, friend = made["table"], await server.sit(made["table"], made["invites"]["1"])
    async with server.person(two_of_them, made["host"]) as host:
        await host.ask(type="start")
    # Away for a moment, at a table without patience: nobody can have the seat for that.
    assert await call(server, two_of_them, "take", made["invites"]["1"], {}, 409) == "link-used"
    assert await call(server, two_of_them, "invite", made["host"], {"seat": 1}, 409) == "seat-taken"
    server.kill()
    with sqlite3.connect(file) as c:
        c.execute("UPDATE seats SET seen_until = ?", [time.time() - 90_000])
    server.start()
    invite = (await call(server, two_of_them, "invite", made["host"], {"seat": 1}, 201))["invite"]
    assert await call(server, two_of_them, "take", invite, {}, 409) == "too-few"
    async with server.person(two_of_them, friend) as still:
        assert seats_of(still) == [1]

    invite = (await call(server, three_of_them, "invite", keys[0], {"seat": 2}, 201))["invite"]
    async with server.http(invite, keys[0]) as http:
        own = await http.post(f"/api/tables/{three_of_them}/take", json={"seat": 2})
        assert own.json()["error"]["key"] == "seated"  # who sits there does not take a second hand
    taken = await call(server, three_of_them, "take", invite, {"name": "Nina"}, 201)
    assert taken["pending"]
    async with server.person(three_of_them, keys[0]) as host, server.person(three_of_them, keys[1]) as other:
        await vote(host, 0, True)
        assert not any(s["seat"] == 2 and s["name"] == "Nina" for s in host.table["seats"])
        await vote(other, 1, True)
        await host.until(lambda: host.table["seats"][2]["name"] == "Nina")


# -- sending away and silence -----------------------------------------------------------------------


async def test_two_of_three_send_somebody_away_in_secret(server: Server) -> None:
    table, keys = await begun(server)
    async with (
        server.person(table, keys[0]) as host,
        server.person(table, keys[1]) as other,
        server.person(table, keys[2]) as rude,
        server.person(table) as guest,
    ):
        body = {"by": 0, "seat": 2, "kind": "kick"}
        assert await call(server, table, "accuse", keys[1], body, 403) == "not-your-seat"
        await call(server, table, "accuse", keys[0], body, 201)
        for who in (host, other, rude, guest):
            await who.until(lambda who=who: bool(who.table["votes"]))  # type: ignore[misc]
            card = who.table["votes"][0]
            assert (card["kind"], card["by"], card["seat"]) == ("kick", -1, 2)
            assert (card["yes"], card["no"]) == ([0] if who is host else [], [])
        assert (await rude.ask(type="vote", seat=2, vote=rude.table["votes"][0]["vote"], yes=False))["key"] == "no-vote"
        assert host.table["seats"][2]["kind"] == "person"
        await vote(other, 1, True)
        await rude.until(lambda: seats_of(rude) == [])
        await host.until(lambda: host.table["seats"][2]["departed"] and not host.table["votes"])
        await host.quiet()
        assert [c["note"] for c in host.chat][-2:] == ["kicked", "departs"]


async def test_nobody_sends_away_or_silences_alone(server: Server) -> None:
    made = await server.lay("inn", ["me", "open"])
    table, host = made["table"], made["host"]
    await server.sit(table, made["invites"]["1"])
    async with server.person(table, host) as anna:
        await anna.ask(type="start")
    for kind in ("kick", "mute"):
        assert await call(server, table, "accuse", host, {"by": 0, "seat": 1, "kind": kind}, 409) == "too-few"
    # Nor somebody who plays two seats, if it is known that it is one person.
    async with Device(server, "Anna") as anna_device:
        await anna_device.greet()
        hot = await anna_device.lay("me", "me", "open")
        await server.sit(hot["table"], hot["invites"]["2"])
        async with anna_device.sits(hot["table"]) as anna:
            await anna.ask(type="start")
        body = {"by": 0, "seat": 2, "kind": "kick"}
        path = f"/api/tables/{hot['table']}/accuse"
        assert (await anna_device.post(path, body, 409))["error"]["key"] == "too-few"


async def test_who_is_silenced_cannot_talk_nor_rename_nor_whisper_as_a_guest(server: Server) -> None:
    table, keys = await three(server)
    async with server.person(table, keys[1]) as other, server.person(table, keys[2]) as rude:
        await call(server, table, "accuse", keys[0], {"by": 0, "seat": 2, "kind": "mute"}, 201)
        await vote(other, 1, True)
        await rude.until(lambda: rude.table["seats"][2]["muted"])
        assert (await rude.ask(type="chat", seat=2, text="boo"))["key"] == "muted"
        assert (await rude.ask(type="chat", seat=None, text="boo"))["key"] == "muted"
        assert (await rude.ask(type="rename", seat=2, name="boo"))["key"] == "muted"
        assert await call(server, table, "accuse", keys[0], {"by": 0, "seat": 2, "kind": "mute"}, 409) == "no-such-vote"
        await call(server, table, "accuse", keys[0], {"by": 0, "seat": 2, "kind": "unmute"}, 201)
        await vote(other, 1, True)
        await rude.until(lambda: not rude.table["seats"][2]["muted"])
        assert (await rude.ask(type="chat", seat=2, text="sorry"))["type"] == "ack"


async def test_who_is_silenced_does_not_go_on_from_the_gallery_in_another_browser(server: Server) -> None:
    table, keys = await three(server)
    async with server.person(table, keys[1]) as other, server.person(table, keys[2]) as rude:
        await call(server, table, "accuse", keys[0], {"by": 0, "seat": 2, "kind": "mute"}, 201)
        await vote(other, 1, True)
        await rude.until(lambda: rude.table["seats"][2]["muted"])
        await rude.leave()
        async with server.person(table, name="somebody else") as guest:
            assert (await guest.ask(type="chat", text="boo"))["key"] == "muted"
        await call(server, table, "accuse", keys[0], {"by": 0, "seat": 2, "kind": "unmute"}, 201)
        await vote(other, 1, True)
        await other.until(lambda: not other.table["seats"][2]["muted"])
        async with server.person(table, name="somebody else") as guest:
            assert (await guest.ask(type="chat", text="salve"))["type"] == "ack"


# -- the gallery ------------------------------------------------------------------------------------


async def test_the_host_shuts_out_whoever_only_looks_on(server: Server) -> None:
    table, keys = await begun(server)
    async with server.person(table) as guest, server.person(table, keys[1]) as player:
        assert await call(server, table, "shut", keys[1], {"shut": True}, 403) == "not-host"
        await call(server, table, "shut", keys[0], {"shut": True})
        await let_go(guest)
        assert guest.messages[-1]["key"] == "shut-out"
        await player.until(lambda: bool(player.table["shut"]))
        assert seats_of(player) == [1]
    async with server.http() as http:
        answer = await http.get(f"/api/tables/{table}/at/0")
        assert answer.json()["error"]["key"] == "shut-out"
    late = server.person(table)
    with pytest.raises(ConnectionClosed):
        await late.connect()
    assert late.messages[-1]["key"] == "shut-out"
    await call(server, table, "shut", keys[0], {"shut": False})
    async with server.person(table) as guest:
        assert guest.state["eyes"] == [-1]


async def test_those_who_play_read_what_the_gallery_said_when_the_game_is_over(server: Server) -> None:
    table, keys = await server.table("inn", ["me", "me"], options={"rounds": "1"})
    async with (
        server.person(table, *keys.values()) as ada,
        server.person(table, name="Eve") as eve,
        server.person(table) as other,
    ):
        await ada.ask(type="chat", seat=0, text="salve")
        assert (await eve.ask(type="chat", text="she has the crown"))["type"] == "ack"
        await ada.ask(type="chat", seat=1, text="who is there?")
        await other.until(lambda: len(other.gallery) == 1)
        assert (other.gallery[0]["name"], other.gallery[0]["seat"]) == ("Eve", None)
        await ada.quiet()
        assert ada.gallery == []
        assert [c["n"] for c in ada.chat] == [1, 2]  # no gap tells that somebody talks elsewhere
        while ada.state["outcome"] is None:
            seat = next(s for s in (0, 1) if ada.entry(s)["choices"])
            assert (await ada.move(seat))["type"] == "ack"
            await ada.quiet()
        await ada.until(lambda: [c["text"] for c in ada.gallery] == ["she has the crown"])


# -- old tables -------------------------------------------------------------------------------------


async def test_tables_that_nobody_has_touched_for_long_are_cleared_away_and_the_lobby_says_so(
    launch: Callable[..., Server], tmp_path: Any
) -> None:
    file = tmp_path / "old.sqlite"
    server = launch(f"sqlite:///{file}", keep=30.0)
    old, _ = await server.table("inn", ["me", "me"])
    young, _ = await server.table("inn", ["me", "me"])
    server.kill()
    with sqlite3.connect(file) as c:
        c.execute("UPDATE tables SET changed = ? WHERE id = ?", [time.time() - 31 * 86_400, old])
        c.execute("UPDATE seats SET seen_until = ?", [time.time() - 31 * 86_400])
        c.execute("UPDATE tables SET changed = ? WHERE id = ?", [time.time() - 29 * 86_400, young])
    server.start()
    async with server.http() as http:
        assert (await http.get("/api/house")).json() == {"keep_days": 30.0, "mail": False}
        for _ in range(200):
            if (await http.get(f"/api/tables/{old}")).status_code == 404:
                break
            await asyncio.sleep(0.05)
        assert (await http.get(f"/api/tables/{old}")).status_code == 404
        assert (await http.get(f"/api/tables/{young}")).status_code == 200


async def test_what_is_cleared_away_is_what_nobody_touches_in_any_process(database: str) -> None:
    store = Store(database)
    await migrate(store.engine)
    now = time.time()
    tables = {  # when it changed, when somebody who sits there was there, until when it is paused
        "old": (0.0, 0.0, None),
        "moved": (now, 0.0, None),
        "sat at": (0.0, now, None),  # connected to whatever process
        "paused": (0.0, 0.0, now + 1e6),
        "paused once": (0.0, 0.0, 5.0),
        "looked at": (0.0, 0.0, None),
    }
    for name, (changed, seen, paused) in tables.items():
        row = TableRow(
            id=name, game="inn", rules=1, options="{}", seed="", salt="", status="running", public=False, pace_ms=0,
            away_hours=1.0, auto_forced=False, created=0.0, changed=changed, paused_until=paused,
        )  # fmt: skip
        chairs = [SeatRow(seat=s, name="", kind="person", seen_until=seen * s) for s in (0, 1)]
        await store.create(row, chairs, [Entry(type="opening", told=[])])
    assert sorted(await store.clear_away(now - 86_400, ["looked at"], 200)) == ["old", "paused once"]
    assert await store.clear_away(now - 86_400, ["looked at"], 200) == []
    assert [await store.read(name) is None for name in tables] == [True, False, False, False, True, False]
    assert await store.clear_away(now - 86_400, [], 200) == ["looked at"]
    await store.close()


async def test_an_old_table_that_somebody_looks_at_is_not_one_that_nobody_touches(
    launch: Callable[..., Server], tmp_path: Any
) -> None:
    file = tmp_path / "old.sqlite"
    server = launch(f"sqlite:///{file}", keep=30.0)
    name, _ = await server.table("inn", ["me", "me"])
    server.kill()
    with sqlite3.connect(file) as c:
        c.execute("UPDATE tables SET changed = ?", [time.time() - 29 * 86_400])
    server.start()
    async with server.person(name):
        with sqlite3.connect(file) as c:  # another process sees it there
            assert c.execute("SELECT changed FROM tables").fetchone()[0] > time.time() - 100


async def test_without_a_rule_everything_is_kept(small: Server) -> None:
    async with small.http() as http:
        assert (await http.get("/api/house")).json() == {"keep_days": None, "mail": False}
