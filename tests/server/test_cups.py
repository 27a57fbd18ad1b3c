"""A cup of a club: coming in by a link, rounds, results that flow in by themselves, substitutes, who may do what."""

from __future__ import annotations

import asyncio
import sqlite3
from collections import Counter
from contextlib import AsyncExitStack
from fractions import Fraction
from itertools import combinations
from typing import Any

import pytest

from reame.server.cups.page import ended_at
from reame.server.cups.standings import Ended, standings
from reame.server.notices.texts import words
from tests.server.house import Server
from tests.server.test_notices import listens, rows
from tests.server.test_people import Device
from tests.server.test_results import result

pytestmark = pytest.mark.anyio

TERMS: dict[str, Any] = {
    "game": "inn", "size": 3, "rounds": 2, "options": {"rounds": "1"}, "pace_ms": 0, "smaller": False,
}  # fmt: skip
Club = list[Device]


# -- standings, pure -------------------------------------------------------------------------------


def test_a_win_is_one_point_that_joint_winners_share() -> None:
    found = standings([0, 1, 2, 3], [Ended([0, 1, 2], [1, 1, 3]), Ended([3, 0, 1], [1, 2, 3])], {2: 1, 3: 0}, 3)
    assert [(s.n, s.points, s.wins, s.games) for s in found] == [
        (3, 1, 1, 1),
        (0, Fraction(1, 2), 1, 2),
        (1, Fraction(1, 2), 1, 2),
        (2, Fraction(1, 3), 0, 1),  # sat out once, which is worth a third of a table of three
    ]
    # Level on points: 0 left 1 behind at the second table. (Level with 1 at the first, ahead of 2; behind 3.)
    assert found[1].beaten == (Fraction(3, 4) + Fraction(1, 2)) / 2
    assert found[2].beaten == (Fraction(3, 4) + 0) / 2


def test_then_those_are_ahead_who_met_the_stronger_and_who_is_level_shares_a_place() -> None:
    ended = [Ended([0, 1], [1, 2]), Ended([2, 3], [1, 2]), Ended([0, 4], [1, 2]), Ended([3, 5], [1, 2])]
    found = {s.n: s for s in standings([0, 1, 2, 3, 4, 5, 6, 7], ended, {}, 2)}
    assert [s.n for s in found.values()][:2] == [0, 2]
    assert (found[1].place, found[4].place) == (4, 4)  # both lost to the first, and to nobody else
    assert found[5].place == 6  # lost to somebody who has one point only
    assert found[6].place == found[7].place == 7


def test_a_guest_or_a_bot_wins_for_nobody() -> None:
    rows = [
        result("1", "ada", 2, seat=0), result("1", "bot:greedy", 1, seat=1), result("1", "eve", 3, seat=2),
        result("1", "gone:xyz", 4, seat=3), result("1", "", 5, seat=4),
    ]  # fmt: skip
    ended = ended_at(rows, [7, 8, 9, 10, 11], {"ada": 3, "ben": 8})
    assert ended.who == [3, None, None, 10, None]  # ada came for number 7; who deleted themselves keeps what they won


# -- a club ----------------------------------------------------------------------------------------


async def club(stack: AsyncExitStack, server: Server, n: int) -> Club:
    found = [await stack.enter_async_context(Device(server, f"P{i}")) for i in range(n)]
    for one in found:
        await one.greet()
    return found


async def cup_of(people: Club, plays: bool = True, **terms: Any) -> str:
    """A cup that everybody is in; the first is its host."""
    made = await people[0].post("/api/cups", {"name": "Autumn", "terms": {**TERMS, **terms}, "plays": plays})
    for one in people[1:]:
        await one.post(f"/api/cups/{made['cup']}/join")
    return str(made["cup"])


async def play(people: Club, card: dict[str, Any], round_: int) -> None:
    """Everybody plays their table of a round to its end."""

    async def sit(who: Device, table: str, seat: int) -> None:
        async with who.sits(table) as p:
            await p.play(seat)

    await asyncio.gather(
        *(
            sit(people[n], table["table"], seat)
            for table in card["rounds"][round_]["tables"]
            for seat, n in enumerate(table["people"])
        )
    )


async def refused(who: Device, path: str, body: Any = None) -> str:
    answer = await who.http.post(path, json=body or {}, headers={"Origin": who.server.base})
    assert answer.status_code in (400, 403, 404, 409), answer.text
    return str(answer.json()["error"]["key"])


async def test_a_whole_cup(server: Server) -> None:
    async with AsyncExitStack() as stack:
        people = await club(stack, server, 7)
        host = people[0]
        cup = await cup_of(people, rated=True)
        at = f"/api/cups/{cup}"
        card = await people[3].get(at)
        assert (card["me"], card["host"], card["status"], card["sizes"]) == (3, False, "gathering", [3, 3])
        assert [p["name"] for p in card["people"]] == [f"P{i}" for i in range(7)]
        assert await refused(people[3], f"{at}/round", {"round": 1}) == "not-host"
        assert await refused(host, f"{at}/round", {"round": 2}) == "stale"

        card = await host.post(f"{at}/round", {"round": 1})
        assert card["status"] == "running"
        assert [r["begun"] for r in card["rounds"]] == [True, False]
        for r in card["rounds"]:
            assert sorted([w for t in r["tables"] for w in t["people"]] + r["out"]) == list(range(7))
        assert card["rounds"][0]["out"] != card["rounds"][1]["out"]
        assert await refused(host, f"{at}/round", {"round": 1}) == "stale"
        # Everybody has a seat at a table that is as agreed, and may use it at once.
        for t in card["rounds"][0]["tables"]:
            for seat, n in enumerate(t["people"]):
                assert (await people[n].mine())[t["table"]] == [seat]
                shown = await people[n].get(f"/api/tables/{t['table']}")
                assert (shown["status"], shown["rated"], shown["options"]["rounds"]) == ("running", True, "1")
        # Who has the link sees the page, but not where the tables are.
        async with Device(server, "Eve") as eve:
            outside = await eve.get(at)
            assert [t["table"] for t in outside["rounds"][0]["tables"]] == [None, None]
            assert outside["me"] is None

        await play(people, card, 0)
        card = await host.get(at)
        assert [t["status"] for t in card["rounds"][0]["tables"]] == ["over", "over"]
        points = {s["n"]: s["points"] for s in card["standings"]}
        (rests,) = card["rounds"][0]["out"]
        assert points[rests] == pytest.approx(1 / 3)
        assert sum(points.values()) == pytest.approx(2 + 1 / 3)
        for t in card["rounds"][0]["tables"]:
            assert [points[n] for n in t["people"]] == t["points"]
            assert sum(t["points"]) == pytest.approx(1)

        card = await host.post(f"{at}/round", {"round": 2})
        await play(people, card, 1)
        card = await people[5].get(at)
        assert card["status"] == "over"
        assert await refused(host, f"{at}/round", {"round": 3}) == "cup-over"
        met = Counter(
            frozenset(pair) for r in card["rounds"] for t in r["tables"] for pair in combinations(t["people"], 2)
        )
        assert max(met.values()) <= 2
        places = [s["place"] for s in card["standings"]]
        assert places[0] == 1
        assert places == sorted(places)
        # The games stand on everybody's own page, as of any other table.
        assert {g["rated"] for g in (await host.get("/api/me/results"))["latest"]} == {True}
        assert [(c["name"], c["host"]) for c in await host.get("/api/me/cups")] == [("Autumn", True)]
        assert [(c["name"], c["host"]) for c in (await people[1].get("/api/me/export"))["cups"]] == [("Autumn", False)]


async def test_substitutes(server: Server) -> None:
    async with AsyncExitStack() as stack:
        people = await club(stack, server, 6)
        host = people[0]
        cup = await cup_of(people, rounds=4, options={"rounds": "3"})
        at = f"/api/cups/{cup}"
        card = await host.post(f"{at}/round", {"round": 1})
        plan = card["rounds"]
        (reserve, other) = [await stack.enter_async_context(Device(server, n)) for n in ("Rea", "Sam")]
        for one in (reserve, other):
            await one.greet()
            card = await one.post(f"{at}/join")
        assert [(p["name"], p["place"]) for p in card["people"][6:]] == [("Rea", "reserve"), ("Sam", "reserve")]
        assert not card["moved"]
        # Number 2 leaves the table that runs, and the cup; the reserve takes the whole row of tables to come.
        table = next(t for t in plan[0]["tables"] if 2 in t["people"])
        name, seat = table["table"], table["people"].index(2)
        shown = (await people[2].get(at))["rounds"][0]["tables"]
        assert name in [t["table"] for t in shown]
        await people[2].post(f"/api/tables/{name}/leave", {"seat": seat}, 200)
        card = await people[2].post(f"{at}/leave", status=200)
        assert card["moved"]
        assert card["me"] is None
        assert await refused(people[3], f"{at}/exchange", {"out": 2, "into": 6}) == "not-host"
        assert await refused(host, f"{at}/exchange", {"out": 2, "into": 3}) == "not-a-reserve"
        card = await host.post(f"{at}/exchange", {"out": 2, "into": 6}, 200)
        assert not card["moved"]
        for before, after in zip(plan[1:], card["rounds"][1:], strict=True):
            swapped = [[6 if n == 2 else n for n in t["people"]] for t in before["tables"]]
            assert [t["people"] for t in after["tables"]] == swapped
        # At the table that runs the two others are asked, as they are for any guest.
        votes = (await host.get(f"/api/tables/{name}"))["votes"]
        assert [(v["kind"], v["seat"], v["name"]) for v in votes] == [("seat", seat, "Rea")]
        async with AsyncExitStack() as seats:
            for n in table["people"]:
                if n != 2:
                    sits = await seats.enter_async_context(people[n].sits(name))
                    mine = table["people"].index(n)
                    await sits.ask(type="vote", seat=mine, vote=votes[0]["vote"], yes=True)
        assert (await reserve.mine())[name] == [seat]
        # Somebody goes and nobody comes for them; somebody comes for nobody: planned anew when the round begins.
        card = await host.post(f"{at}/exchange", {"out": 4}, 200)
        assert card["moved"]
        assert card["sizes"] == [3]
        assert await refused(host, f"{at}/exchange", {"out": 99}) == "not-in-cup"
        await host.post(f"{at}/exchange", {"into": 7}, 200)
        card = await host.post(f"{at}/round", {"round": 2})
        assert not card["moved"]
        for r in card["rounds"][1:]:
            assert sorted([w for t in r["tables"] for w in t["people"]] + r["out"]) == [0, 1, 3, 5, 6, 7]
        assert [t["people"] for t in card["rounds"][0]["tables"]] == [t["people"] for t in plan[0]["tables"]]
        # Closed: what runs still counts, nothing new begins, nobody comes.
        card = await host.post(f"{at}/close", status=200)
        assert (card["status"], card["open"]) == ("over", False)
        assert await refused(host, f"{at}/round", {"round": 3}) == "cup-over"
        assert await refused(people[2], f"{at}/join") == "cup-over"


async def test_coming_in_and_what_is_refused(server: Server) -> None:
    async with AsyncExitStack() as stack:
        people = await club(stack, server, 3)
        host, ben, eve = people
        async with Device(server) as nobody:
            assert await refused(nobody, "/api/cups", {"name": "X", "terms": TERMS}) == "nobody"
        for wrong, key in (
            ({"size": 9}, "bad-start"), ({"game": "none"}, "no-such-game"), ({"rounds": 0}, "bad-request"),
            ({"options": {"rounds": "7"}}, "bad-start"), ({"edition": "x", "rated": True}, "not-rated"),
            ({"clock": {"kind": "live", "turn": 1}}, "bad-clock"),
        ):  # fmt: skip
            assert await refused(host, "/api/cups", {"name": "X", "terms": {**TERMS, **wrong}}) == key, wrong
        assert await refused(host, "/api/cups", {"name": " \u200b ", "terms": TERMS}) == "no-cup-name"
        cup = await cup_of([host, ben], plays=False)
        at = f"/api/cups/{cup}"
        assert [p["name"] for p in (await host.get(at))["people"]] == ["P1"]
        assert await refused(host, f"{at}/round", {"round": 1}) == "too-few-for-cup"
        assert await refused(ben, f"{at}/open", {"open": False}) == "not-host"
        await host.post(f"{at}/open", {"open": False}, 200)
        assert await refused(eve, f"{at}/join") == "cup-shut"
        assert (await ben.post(f"{at}/join"))["me"] == 0  # who is in it stays
        assert await refused(eve, f"{at}/leave") == "not-in-cup"
        await ben.post(f"{at}/leave", status=200)
        assert await refused(ben, f"{at}/join") == "cup-shut"
        assert await refused(ben, f"{at}/close") == "not-host"
        await host.post(f"{at}/close", status=200)  # it never began: nothing is left of it
        assert (await host.http.get(at)).json()["error"]["key"] == "no-such-cup"
        assert await host.get("/api/me/cups") == []


async def test_two_who_become_one_and_somebody_who_goes_for_good(server: Server) -> None:
    async with AsyncExitStack() as stack:
        people = await club(stack, server, 5)
        host, ben, cid, dan, eve = people
        cup = await cup_of(people, rounds=2, size=2, smaller=False)
        at = f"/api/cups/{cup}"
        async with Device(server, "Dan's phone") as phone:
            await phone.greet()
            await phone.post(f"{at}/join")
            await dan.link_to(phone)  # both were in the cup: one place is left
            card = await phone.get(at)
            assert [p["place"] for p in card["people"]] == ["plays"] * 5 + ["left"]
            assert card["me"] == 3
        await eve.post("/api/me/delete", status=200)
        await host.post(f"{at}/round", {"round": 1})
        await host.post("/api/me/delete", status=200)
        card = await ben.get(at)
        assert card["host"], "whoever came first holds it now"
        assert [p["gone"] for p in card["people"]] == [True, False, False, False, True, True]
        assert card["moved"]
        card = await ben.post(f"{at}/round", {"round": 2})
        (table,) = card["rounds"][1]["tables"]
        assert sorted(table["people"] + card["rounds"][1]["out"]) == [1, 2, 3]
        assert [c["host"] for c in await cid.get("/api/me/cups")] == [False]


async def test_a_clock_for_one_sitting_stands_still_until_all_are_there(server: Server) -> None:
    async with AsyncExitStack() as stack:
        people = await club(stack, server, 2)
        clock = {"kind": "live", "turn": 60.0, "bank": 60.0, "cap": 60.0}
        cup = await cup_of(people, size=2, rounds=1, clock=clock)
        card = await people[0].post(f"/api/cups/{cup}/round", {"round": 1})
        (table,) = card["rounds"][0]["tables"]
        seat = table["people"].index(0)
        async with people[0].sits(table["table"]) as p:
            await p.until(lambda: any(m["type"] == "clock" for m in p.messages))
            told = [m for m in p.messages if m["type"] == "clock"][-1]
            assert told["paused"] is not None
            assert (await p.ask(type="resume", seat=seat))["type"] == "ack"
            await p.until(lambda: [m for m in p.messages if m["type"] == "clock"][-1]["paused"] is None)


async def test_everybody_is_called_to_their_table_and_to_a_rematch(small: Server) -> None:
    async with AsyncExitStack() as stack:
        people = await club(stack, small, 4)
        cup = await cup_of(people, size=2, rounds=3)
        for r in rows(small, "SELECT id FROM people"):
            listens(small, r["id"])
        card = await people[0].post(f"/api/cups/{cup}/round", {"round": 1})
        found = rows(small, "SELECT * FROM notices WHERE kind = 'invite'")
        laid = [t["table"] for t in card["rounds"][0]["tables"]]
        assert sorted((n["table_id"], n["seat"]) for n in found) == sorted((t, s) for t in laid for s in (0, 1))
        assert {n["facts"] for n in found} == {'{"cup":"Autumn"}'}
        told = words("en", "notice-invite-cup", game="The Inn", cup="Autumn")
        assert told == "The Inn: your next table of the cup “Autumn” is laid"
        await play(people, card, 0)
        table = card["rounds"][0]["tables"][0]
        asks, other = table["people"]
        again = await people[asks].post(f"/api/tables/{table['table']}/rematch")
        called = rows(small, "SELECT seat FROM notices WHERE kind = 'invite' AND table_id = ?", again["table"])
        assert [n["seat"] for n in called] == [1], "who asks for it knows"
        assert again["table"] in await people[other].mine()


async def test_old_cups_go_when_their_tables_are_gone(small: Server) -> None:
    async with AsyncExitStack() as stack:
        people = await club(stack, small, 2)
        kept, gone = await cup_of(people, size=2, rounds=1), await cup_of(people, size=2, rounds=1)
        await people[0].post(f"/api/cups/{kept}/round", {"round": 1})
    from reame.server.store.cups import CupStore
    from reame.server.store.store import Store

    with sqlite3.connect(small.database.removeprefix("sqlite:///")) as c:
        c.execute("UPDATE cups SET changed = 5")
    c.close()
    store = Store(small.database)
    await CupStore(store).clear(10.0)
    assert await CupStore(store).load(gone) is None
    assert await CupStore(store).load(kept) is not None
    await store.close()
