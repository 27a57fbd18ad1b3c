"""Analyses of finished games: for whoever may see the record, in slices, kept, and only so many for one address."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from msgspec import Raw

from reame.analysis.analysis import Analysis
from reame.analysis.course import course_of
from reame.kernel.record import Record
from reame.server.library import Library
from reame.server.workers.analysing import Analyses, told
from reame.server.workers.jobs import NOTHING, Analyse, Setting
from tests.server.house import Server
from tests.server.toys import find

pytestmark = pytest.mark.anyio

Launch = Callable[..., Server]
BOT = {"who": "bot", "bot": "random"}


async def _finished(server: Server) -> str:
    table, keys = await server.table("inn", ["me", BOT, BOT])
    async with server.person(table, keys["0"]) as ada:
        await ada.play(0)
        await ada.until(lambda: ada.table["status"] == "over")
    return table


async def _ready(http: Any, table: str) -> dict[str, Any]:
    while True:
        card: dict[str, Any] = (await http.get(f"/api/tables/{table}/analysis")).json()
        if card["state"] != "working":
            return card
        assert 0.0 <= card["progress"] <= 1.0
        await asyncio.sleep(0.1)


async def test_a_finished_game_is_analysed_once_and_the_analysis_is_kept(launch: Launch, database: str) -> None:
    server = launch(database, limits={"analyses": 1e-6, "analyses_burst": 2.0})
    table = await _finished(server)
    async with server.http() as http:
        before = (await http.get(f"/api/tables/{table}/analysis")).json()
        assert (before["state"], before["body"]) == ("none", None), "nobody has asked for it"
        assert (await http.post(f"/api/tables/{table}/analysis")).status_code == 200
        card = await _ready(http, table)
        assert (card["state"], card["failed"]) == ("ready", "")
        body = card["body"]
        assert body["game"] == "inn"
        for s in range(3):
            assert body["first"][s] + body["luck"][s] + body["own"][s] + body["others"][s] == body["last"][s]
        assert all(set(turn["best"]) >= {"words", "verb", "args"} for turn in body["turns"])
        assert (await http.post(f"/api/tables/{table}/analysis")).json() == card, "it is not worked out again"
        text = (await http.get(f"/api/tables/{table}/record")).text
        shown = (await http.post("/api/records", content=text, headers={"Content-Type": "text/plain"})).json()["table"]
        await http.post(f"/api/tables/{shown}/analysis")
        assert (await _ready(http, shown))["body"] == body, "the same record has the same analysis"
        third = await _finished(server)
        assert (await http.post(f"/api/tables/{third}/analysis")).status_code == 429, "an address may ask for so many"
        assert (await http.post(f"/api/tables/{table}/analysis")).json() == card, "what is there may always be read"
    server.kill()
    server.start()
    async with server.http() as http:
        assert (await http.get(f"/api/tables/{table}/analysis")).json() == card


async def test_a_game_that_runs_is_not_looked_into(server: Server) -> None:
    table, keys = await server.table("inn", ["me", BOT, BOT])
    async with server.http(keys["0"]) as http:
        address = f"/api/tables/{table}/analysis"
        for answer in (await http.get(address), await http.post(address)):
            assert answer.status_code == 409
            assert answer.json()["error"]["key"] == "not-over"
        assert (await http.post("/api/tables/nowhere/analysis")).status_code == 404


def test_slices_in_different_workers_come_to_the_same_as_the_whole() -> None:
    record = Record(find("inn"), 3, "slices")
    while not record.position.over:
        seat = record.position.waiting[0]
        record.play(seat, record.position.legal(seat)[-1])
    words = record.game.table.words
    moves = [(seat, words(move)) for seat, move in record.moves]
    options = {k: str(v) for k, v in record.options.items()}
    setting = Setting("inn", 3, record.seed, "", options, None, False)
    workers = [Analyses(Library("tests.server.toys")) for _ in range(2)]
    found, progress, slices = NOTHING, 0.0, 0
    while True:
        job = Analyse("table", setting, moves, found, progress, 0.0, 60.0)
        said = workers[slices // 3 % 2].go_on(job)
        slices += 1
        if bytes(said.body) != bytes(NOTHING):
            break
        found, progress = Raw(bytes(said.found)), said.progress
    whole = Analysis(course_of(record))
    while not whole.done:
        whole.step()
    assert slices > 6
    assert msgspec.json.decode(said.body) == json.loads(json.dumps(told(whole)))
