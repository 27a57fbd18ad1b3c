"""What things would mean, over the wire: by the rules, from one's own eyes, in a worker that may not take too long."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from reame.kernel.eyes import Eyes
from reame.server.workers.jobs import Weigh
from reame.server.workers.pool import Lost
from reame.server.workers.queue import ANYBODY
from reame.server.workers.workers import Workers
from tests.server.house import Server
from tests.server.other_rules import ATTACK, before_an_attack, copied
from tests.server.toys import find
from tests.server.traps import CLOCK, ENDLESS

pytestmark = pytest.mark.anyio

BOT = {"who": "bot", "bot": "random"}


async def test_every_choice_has_its_prospect_and_all_subjects_come_at_once(small: Server) -> None:
    table, keys = await small.table("carolus", ["me", "me"])
    async with small.person(table, keys["0"], keys["1"]) as both:
        seat = next(s for s in (0, 1) if both.entry(s)["choices"])
        while both.entry(seat)["question"]["key"] != "ask-cube":
            await both.move(seat)
            await both.quiet()
            seat = next(s for s in (0, 1) if both.entry(s)["choices"])
        answer = await both.ask(type="prospects", seat=seat, about=["choices", "spaces", "weather", "spaces:T1"])
        assert answer["type"] == "prospects"
        told = answer["told"]
        assert [x["of"] for x in told["choices"]] == [c["words"] for c in both.entry(seat)["choices"]]
        assert all(x["says"] for x in told["choices"] if x["of"].endswith(" court"))
        assert {x["of"] for x in told["spaces"]} == {f"territory:T{n}" for n in range(1, 16)}
        assert told["weather"] is told["spaces:T1"] is None
        again = await both.ask(type="prospects", seat=seat, about=["choices"])
        assert again["told"]["choices"] == told["choices"]


async def test_only_through_ones_own_eyes(small: Server) -> None:
    table, keys = await small.table("carolus", ["me", "me"])
    async with small.person(table, keys["0"]) as ada, small.person(table) as guest:
        refused = await ada.ask(type="prospects", seat=1, about=["choices"])
        assert (refused["type"], refused["key"]) == ("refused", "not-your-seat")
        assert (await guest.ask(type="prospects", seat=-1, about=["spaces"]))["told"]["spaces"]
        assert (await guest.ask(type="prospects", seat=0, about=["spaces"]))["key"] == "not-your-seat"
        assert (await ada.ask(type="prospects", seat=-1, about=["spaces"]))["key"] == "not-your-seat"
        for bad in ([], ["choices"] * 17, ["x" * 81], ["two words"]):
            assert (await ada.ask(type="prospects", seat=0, about=bad))["key"] == "bad-message"


async def test_a_moment_of_the_past_has_its_own(small: Server) -> None:
    table, keys = await small.table("carolus", ["me", BOT])
    async with small.person(table, keys["0"]) as ada:
        await ada.play(0)
        await ada.until(lambda: ada.table["status"] == "over")
    async with small.http() as http:
        text = (await http.get(f"/api/tables/{table}/at/30/prospects?seat=1&about=spaces&about=choices")).json()
        view = (await http.get(f"/api/tables/{table}/at/30?seat=1")).json()["view"]
        assert {x["of"].partition(":")[2] for x in text["told"]["spaces"]} == set(view["table"]["size"])
        assert (await http.get(f"/api/tables/{table}/at/30/prospects?seat=9&about=spaces")).status_code == 400
        assert (await http.get(f"/api/tables/{table}/at/30/prospects?seat=1")).status_code == 400


async def test_a_question_that_never_ends_ends_a_worker_and_nothing_else() -> None:
    workers = Workers("tests.server.traps", 1)
    clock = CLOCK.start(2, "slow")
    try:
        job = Weigh("clock", msgspec.Raw(msgspec.json.encode(clock.dump())), 0, ["ticking"], 0.3)
        assert set((await workers.weigh(job, ANYBODY, False)).told) == {"ticking"}
        clock.trap = ENDLESS
        job.dump = msgspec.Raw(msgspec.json.encode(clock.dump()))
        with pytest.raises(Lost):
            await workers.weigh(job, ANYBODY, False)
        game = find("carolus").start(2, "after")
        job = Weigh("carolus", msgspec.Raw(msgspec.json.encode(game.dump())), 0, ["spaces"], 5.0)
        told = msgspec.json.decode((await workers.weigh(job, ANYBODY, False)).told["spaces"])
        assert told == Eyes(game, 0).prospects("spaces")
    finally:
        await workers.stop()


async def test_the_odds_follow_the_figures_of_the_rules(
    launch: Callable[..., Server],
    new_database: Callable[[str], str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    record = before_an_attack()
    ours = {x["of"]: x for x in Eyes(record.position, 0).prospects("choices")}[ATTACK]
    monkeypatch.setenv("PYTHONPATH", str(copied(tmp_path, 4)))
    server = launch(new_database("sqlite"))
    async with server.http() as http:
        made = await http.post("/api/records", content=record.text(), headers={"Content-Type": "text/plain"})
        table = made.json()["table"]
        answer = (await http.get(f"/api/tables/{table}/at/0/prospects?seat=0&about=choices")).json()
        (theirs,) = [x for x in answer["told"]["choices"] if x["of"] == ATTACK]
        branch = {"at": 0, "seats": [{"who": "me"}, BOT, BOT]}
        seats = (await http.post(f"/api/tables/{table}/branch", json=branch)).json()
    async with server.person(seats["table"], seats["keys"]["0"]) as ada:
        told = (await ada.ask(type="prospects", seat=0, about=["choices"]))["told"]
    assert theirs in told["choices"]
    assert theirs["odds"] < ours["odds"] - 0.1
    assert ["count", "4"] in [arg for said in theirs["says"] for arg in said["args"]]
