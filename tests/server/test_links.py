"""Links that can be taken back, a calendar, and the seat whose device is lost."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from reame.server.clocks.clock import DAYS
from reame.server.errors import Refusal
from reame.server.people.calendar import _folded
from reame.server.protocol.bodies import Reseat, Taken
from reame.server.seats import seating
from reame.server.tables.table import Table
from tests.server.clockwork import Guest, House, database_in
from tests.server.house import Server

pytestmark = pytest.mark.anyio
CLOCK = msgspec.to_builtins(DAYS)
DAY = 86_400.0


# -- looking on ----------------------------------------------------------------------------------


async def test_a_link_to_look_on_opens_a_closed_gallery_until_it_is_taken_back(server: Server) -> None:
    made = await server.lay("clock", ["me", "me"])
    table, host, other = made["table"], made["keys"]["0"], made["keys"]["1"]
    async with server.http(host) as http, server.http(other) as guest:
        assert (await guest.post(f"/api/tables/{table}/onlookers", json={})).json()["error"]["key"] == "not-host"
        links = [(await http.post(f"/api/tables/{table}/onlookers", json={"label": n})).json() for n in ("Eve", "Flo")]
        await http.post(f"/api/tables/{table}/shut", json={"shut": True})
        card = (await http.get(f"/api/tables/{table}")).json()
        assert [o["label"] for o in card["onlookers"]] == ["Eve", "Flo"]
        assert (await guest.get(f"/api/tables/{table}")).json()["onlookers"] == []
        async with server.http(links[0]["key"]) as eve_http:
            taken = await eve_http.post(f"/api/tables/{table}/take", json={})
            assert taken.json()["error"]["key"] == "looks-on"
        async with (
            server.person(table, links[0]["key"]) as eve,
            server.person(table, links[1]["key"]) as flo,
            server.person(table, host) as ada,
        ):
            await flo.quiet()
            assert flo.state["eyes"] == [-1]
            assert [m for m in flo.messages if m["type"] == "error"] == []
            taken_back = {"link": links[0]["link"]}
            assert (await http.post(f"/api/tables/{table}/onlookers/withdraw", json=taken_back)).status_code == 200
            while (await eve.hear()).get("key") != "shut-out":
                pass
            await ada.move(0)
            await flo.until(lambda: flo.state["asked"] == [1])
            again = await http.post(f"/api/tables/{table}/onlookers/withdraw", json=taken_back)
            assert again.json()["error"]["key"] == "no-such-link"
    async with server.http(links[0]["key"]) as gone, server.http(links[1]["key"]) as looks:
        assert (await gone.get(f"/api/tables/{table}/at/0")).status_code == 403
        assert (await looks.get(f"/api/tables/{table}/at/0")).status_code == 200


# -- the calendar --------------------------------------------------------------------------------


def entries(text: str) -> list[dict[str, str]]:
    """The entries of a calendar, unfolded."""
    found: list[dict[str, str]] = []
    for line in text.replace("\r\n ", "").split("\r\n"):
        name, _, value = line.partition(":")
        if line == "BEGIN:VEVENT":
            found.append({})
        elif found:
            found[-1][name] = value
    return found


async def test_a_calendar_has_own_deadlines_and_its_link_can_be_renewed(server: Server) -> None:
    async with server.http() as http, server.http() as app:
        await http.post("/api/me", json={"name": "Ada"})
        new: dict[str, Any] = {"game": "clock", "seats": [{"who": "me"}, {"who": "me"}], "clock": CLOCK}
        table = (await http.post("/api/tables", json=new)).json()["table"]
        code = (await http.post("/api/me/feed")).json()["code"]
        answer = await app.get(f"/api/feed/{code}.ics?lang=it")
        assert answer.headers["content-type"] == "text/calendar; charset=utf-8"
        assert all(len(line.encode()) <= 75 for line in answer.text.split("\r\n"))
        (entry,) = entries(answer.text)  # of the two own seats one is asked
        due = (await http.get("/api/mine")).json()[0]["due"]
        assert entry["DTEND"] == time.strftime("%Y%m%dT%H%M%SZ", time.gmtime(due))
        assert entry["SUMMARY"] == "The Clock: il tuo tempo è finito"
        assert entry["URL"] == f"{server.base}/t/{table}"
        assert entry["UID"] not in (table, "")
        fresh = (await http.post("/api/me/feed")).json()["code"]
        assert (await app.get(f"/api/feed/{code}.ics")).json()["error"]["key"] == "no-such-link"
        assert (await app.get(f"/api/feed/{fresh}")).status_code == 200
        assert (await http.post("/api/me/feed/end")).status_code == 200
        assert (await app.get(f"/api/feed/{fresh}")).status_code == 404
        assert (await app.post("/api/me/feed")).json()["error"]["key"] == "nobody"


def test_long_lines_are_folded_and_no_letter_is_cut() -> None:
    line = "SUMMARY:" + "è" * 100
    parts = list(_folded(line))
    assert all(len(p.encode()) <= 75 for p in parts)
    assert parts[0] + "".join(p[1:] for p in parts[1:]) == line


# -- a lost device -------------------------------------------------------------------------------


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    made = House(database_in(tmp_path))
    await made.open()
    yield made
    await made.close()


async def _unseen(house: House, table: Table, guest: Guest, since: float) -> None:
    """A seat's holder goes, and has not been seen for so long."""
    await seating.leave(table, guest.client)
    await house.do(table, lambda: table.set_seat(guest.seat, name="Cid", seen_until=time.time() - since))


async def _ask(house: House, table: Table, seat: int, *keys: str) -> Taken:
    return await seating.reseat(house.tables, table.id, Reseat(seat), list(keys))


async def test_a_lost_device_gets_its_seat_back_if_all_others_agree(house: House) -> None:
    table, (ada, ben, cid) = await house.lay("clock", 3, DAYS)
    await _unseen(house, table, cid, DAY - 60)
    with pytest.raises(Refusal, match="within a day"):
        await _ask(house, table, 2)
    await house.do(table, lambda: table.set_seat(2, seen_until=time.time() - DAY - 60))
    assert ada.key is not None
    with pytest.raises(Refusal, match="already"):
        await _ask(house, table, 2, ada.key)
    taken = await _ask(house, table, 2)
    assert taken.pending
    vote = ada.last("table")["votes"][0]
    assert (vote["kind"], vote["seat"], vote["yes"], vote["voters"]) == ("reseat", 2, [], [0, 1])
    await ada.do(type="vote", vote=vote["vote"], yes=True)
    again = await house.guest(table.id, 2, taken.key)
    assert again.last("state")["eyes"] == [-1], "one of two is not all"
    await ben.do(type="vote", vote=vote["vote"], yes=True)
    assert again.last("state")["eyes"] == [2]
    assert again.last("table")["seats"][2]["name"] == "Cid"
    assert [n.note for n in await house.tables.store.talk(table.id, 0, 9)] == ["asks-back", "reseated"]
    lost = await house.guest(table.id, 2, cid.key)
    assert lost.last("state")["eyes"] == [-1]


async def test_one_no_is_enough(house: House) -> None:
    table, (ada, _, cid) = await house.lay("clock", 3, DAYS)
    await _unseen(house, table, cid, 2 * DAY)
    await _ask(house, table, 2)
    await ada.do(type="vote", vote=table.votes[0].vote, yes=False)
    assert table.votes == []


async def test_nobody_loses_a_seat_where_they_are(house: House) -> None:
    table, (ada, ben, cid) = await house.lay("clock", 3, DAYS)
    await _unseen(house, table, cid, 2 * DAY)
    taken = await _ask(house, table, 2)
    vote = table.votes[0].vote
    await ada.do(type="vote", vote=vote, yes=True)
    back = await house.guest(table.id, 2, cid.key)  # the holder is told by a notice, and looks in
    await ben.do(type="vote", vote=vote, yes=True)
    assert table.votes == []
    assert back.last("state")["eyes"] == [2]
    thief = await house.guest(table.id, -1, taken.key)
    assert thief.last("state")["eyes"] == [-1]
    two, (_, dan) = await house.lay("clock", 2, DAYS)
    await _unseen(house, two, dan, 2 * DAY)
    with pytest.raises(Refusal, match="nobody decides that alone"):
        await _ask(house, two, 1)
