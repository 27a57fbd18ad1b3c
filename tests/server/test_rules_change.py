"""New rules close no table without need: finished games stay readable and can be watched, running ones go on if they
can."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
import sqlalchemy as sa

from reame.kernel.position import Position
from reame.kernel.record import read_record
from reame.server.store.films import Reel, difference, packed, patched, unpacked
from reame.server.store.store import Store
from tests.server.house import Server
from tests.server.toys import NAMES, find

pytestmark = pytest.mark.anyio

BOT = {"who": "bot", "bot": "random"}
Launch = Callable[..., Server]


def _later(server: Server, registry: str) -> None:
    """The server is stopped, and started again with other rules."""
    server.kill()
    server._settings["registry"] = f"tests.server.later.{registry}"
    server.start()


async def _filmed(database: str, table: str) -> None:
    store = Store(database)
    for _ in range(300):
        async with store.engine.connect() as c:
            query = sa.text("SELECT filmed FROM tables WHERE id = :t")
            if (await c.execute(query, {"t": table})).scalar():
                break
        await asyncio.sleep(0.2)
    else:
        pytest.fail("no film was made")
    await store.close()


@pytest.mark.parametrize("registry", ["said_anew", "poorer"])
async def test_a_finished_game_outlives_its_rules(database: str, launch: Launch, registry: str) -> None:
    server = launch(database)
    table, keys = await server.table("inn", ["me", BOT, BOT], options={"rounds": "30", "windows": "open"})
    async with server.person(table, keys["0"]) as ada:
        await ada.play(0)
        await ada.until(lambda: ada.table["status"] == "over")
        await ada.quiet()
        had = (ada.lines, ada.entry(0)["view"], ada.state["outcome"])
    await _filmed(database, table)

    async def watch() -> tuple[str, list[Any]]:
        async with server.http() as http:
            text = (await http.get(f"/api/tables/{table}/record")).text
            total = len(read_record(text, find))
            assert total > 200  # several reels
            rng = random.Random(2)
            places = sorted({0, 1, 99, 100, 101, total, *(rng.randrange(total) for _ in range(12))})
            seen = []
            for n in places:
                for seat in (-1, 0, 2):
                    answer = await http.get(f"/api/tables/{table}/at/{n}?seat={seat}&lines=all")
                    assert answer.status_code == 200, answer.text
                    seen.append(answer.json())
            assert (await http.get(f"/api/tables/{table}/at/{total + 1}")).status_code == 400
            return text, seen

    before = await watch()
    _later(server, registry)
    assert await watch() == before
    async with server.person(table, keys["0"]) as ada:
        assert (ada.table["closed"]["key"], ada.table["rules"]) == ("other-rules", 1)
        await ada.quiet()
        assert (ada.lines, ada.entry(0)["view"], ada.state["outcome"]) == had
        assert (await ada.ask(type="chat", seat=0, text="well played"))["type"] == "ack"
        assert (await ada.ask(type="move", seat=0, seq=1, words="bid 0"))["key"] == "other-rules"
    async with server.http(keys["0"]) as http:
        branch = {"at": 3, "seats": [{"who": "me"}] * 3}
        refused = await http.post(f"/api/tables/{table}/branch", json=branch)
        assert (refused.status_code, refused.json()["error"]["key"]) == (409, "other-rules")
        again = await http.post(f"/api/tables/{table}/rematch")  # by the rules of today
        assert again.status_code == 201
        card = (await http.get(f"/api/tables/{again.json()['table']}")).json()
        assert card["rules"] == (2 if registry == "said_anew" else 3)


async def test_a_running_game_goes_on_if_it_is_the_same_by_the_new_rules(database: str, launch: Launch) -> None:
    server = launch(database)
    table, keys = await server.table("inn", ["me", BOT], options={"rounds": "30"})
    waiting = await server.lay("inn", ["me", "open"])
    async with server.person(table, keys["0"]) as ada:
        await ada.play(0, 20)
        await ada.turn(0)
        had = (ada.lines, ada.entry(0))
    _later(server, "said_anew")
    for _ in range(2):
        async with server.person(table, keys["0"]) as ada:
            assert (ada.table["closed"], ada.table["rules"]) == (None, 2)
            assert ada.lines == had[0]
            assert {**ada.entry(0), "final": []} == {**had[1], "final": []}
            await ada.until(lambda: bool(ada.chat))
            assert [(c["note"], c["text"]) for c in ada.chat] == [("other-rules", "2")]
        server.kill()
        server.start()
    async with server.person(table, keys["0"]) as ada:
        await ada.play(0)
        await ada.until(lambda: ada.table["status"] == "over")
    async with server.http() as http:
        assert "\nrules 2\n" in (await http.get(f"/api/tables/{table}/record")).text
    async with server.person(waiting["table"], waiting["host"]) as host:
        assert (host.table["closed"], host.table["rules"]) == (None, 2)
        assert (await host.ask(type="start", bot="random"))["type"] == "ack"
        await host.play(0, 3)


async def test_a_running_game_that_the_new_rules_do_not_accept_says_so(database: str, launch: Launch) -> None:
    server = launch(database, workers=1)
    table, keys = await server.table("inn", ["me", BOT], options={"rounds": "30"})
    other, more = await server.table("carolus", ["me", BOT])
    async with server.person(table, keys["0"]) as ada:
        await ada.play(0, 20)
        lines = ada.lines
    _later(server, "poorer")
    async with server.person(table, keys["0"]) as ada:
        assert ada.table["status"] == "running"
        assert ada.table["closed"]["key"] == "other-rules"
        assert "rules 3" in ada.table["closed"]["message"]
        assert (await ada.ask(type="chat", seat=0, text="what a pity"))["type"] == "ack"
        assert (await ada.ask(type="move", seat=0, seq=1, words="bid 0"))["key"] == "other-rules"
    async with server.http(keys["0"]) as http:
        text = (await http.get(f"/api/tables/{table}/record")).text  # to be taken to a server that has the old rules
        assert len(read_record(text, find)) >= 20
        assert len(lines) > 0
        refused = await http.get(f"/api/tables/{table}/at/1?seat=0")
        assert (refused.status_code, refused.json()["error"]["key"]) == (409, "other-rules")
    async with server.person(other, more["0"]) as ben:  # no other table is touched
        await ben.play(0, 2)
    server.kill()
    server._settings["registry"] = "tests.server.traps"
    server.start()  # and with the old rules it goes on
    async with server.person(table, keys["0"]) as ada:
        assert ada.table["closed"] is None
        assert await ada.play(0, 3) == 3


# -- films ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", NAMES)
def test_a_film_shows_what_was_seen(game: str) -> None:
    g = find(game)
    p: Position = g.start(g.seat_range[-1], "film")
    rng = random.Random(3)
    views: list[dict[int, Any]] = []
    while len(views) < 120 and not p.over:
        views.append({s: json.loads(json.dumps(p.view(s))) for s in range(-1, p.seats)})
        seat = rng.choice(p.waiting)
        p.apply(seat, rng.choice(p.legal(seat)))
    reel = Reel(views[0])
    for before, after in pairwise(views):
        reel.changes.append({s: c for s, v in after.items() if (c := difference(before[s], v))})
    body = packed(reel)
    for n in (0, 1, len(views) // 2, len(views) - 1):
        assert unpacked(body).views(n) == views[n]
    assert len(body) < sum(len(json.dumps(v)) for v in views) / 20


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ({"a": 1}, {"b": None}),
        ({"a": [1, 2]}, {"a": [1, 2, 3]}),
        ({"a": [{"x": 1}, {"x": 2}]}, {"a": [{"x": 1}, {"x": [3]}]}),
        ({"a": {"b": {"c": 1}}}, {"a": {"b": []}}),
        ({"a": [[1], [2]]}, {"a": [[1], None]}),
        ({"a": None}, {"a": {}}),
    ],
)
def test_what_changed_leads_to_the_next_view(old: dict[str, Any], new: dict[str, Any]) -> None:
    change = json.loads(json.dumps(difference(old, new)))
    assert patched(json.loads(json.dumps(old)), change) == new
    assert difference(new, new) == {}
