"""Tables by owners' editions: offered by the house or brought, stored, shown, replayed, and each table its own."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from reame import games
from reame.games.editions import shelf
from reame.games.editions.edition import Edition, mark_of
from reame.kernel.game import Game
from reame.kernel.record import Record, read_record
from reame.server.library import Library
from reame.server.workers import checks
from reame.server.workers.jobs import CheckEdition, CheckRecord
from reame.server.workers.meter import METER, Meter
from tests.server.house import Server

pytestmark = pytest.mark.anyio

LYON = (Path(__file__).parents[2] / "docs" / "editions" / "fief.toml").read_text("utf-8")
SHORT = 'edition = 1\ngame = "carolus"\nname = "Forty rounds"\ndata.end.max_rounds = 40\n'
BOT = {"who": "bot", "bot": "random"}


@pytest.fixture
def lyon(launch: Callable[..., Server], new_database: Callable[[str], str]) -> Server:
    """A server whose house offers an edition."""
    return launch(new_database("sqlite"), registry="reame.games", editions=[LYON])


async def test_what_somebody_brings_is_tried_and_told(lyon: Server) -> None:
    async with lyon.http() as http:
        good = (await http.post("/api/editions", json={"game": "fief", "text": LYON})).json()
        assert good["holds"]
        assert good["edition"]["name"] == "The box of Lyon"
        assert good["edition"]["data"]["incomes"]["mill"] == 300
        bad = (await http.post("/api/editions", json={"game": "fief", "text": LYON.replace(".mill", ".mil")})).json()
        assert not bad["holds"]
        assert "did you mean 'mill'" in bad["faults"][0]
        other = (await http.post("/api/editions", json={"game": "carolus", "text": LYON})).json()
        assert other["faults"] == ["game: this is an edition of fief"]
        assert (await http.post("/api/editions", json={"game": "fief", "text": "x" * 33_000})).status_code == 400
        shelf = {g["name"]: g["editions"] for g in (await http.get("/api/games")).json()}
        assert shelf["fief"] == [{"name": "The box of Lyon", "mark": mark_of(LYON)}]
        assert shelf["carolus"] == []


async def test_a_table_is_played_stored_and_replayed_by_its_edition(lyon: Server) -> None:
    mine = LYON.replace("= 300", "= 400").replace("Lyon", "Nantes")
    by_mark, keys = await lyon.table("fief", ["me", BOT, BOT], edition=mark_of(LYON))
    brought, other_keys = await lyon.table("fief", ["me", BOT, BOT], edition=mine)
    standard, plain_keys = await lyon.table("fief", ["me", BOT, BOT])
    tables = [(by_mark, keys, LYON), (brought, other_keys, mine), (standard, plain_keys, "")]
    for table, key, text in tables:
        async with lyon.person(table, key["0"]) as ada, lyon.http(key["0"]) as http:
            assert ada.table["edition"] == (None if not text else {"name": Edition(text).name, "mark": mark_of(text)})
            assert await ada.play(0, 12) == 12
            words = (await http.get(f"/api/tables/{table}/words/it")).text
            assert ("village-sennecy = Semur" in words) == bool(text)
            told = await http.get(f"/api/tables/{table}/edition")
            assert told.status_code == (200 if text else 404)
            moment = (await http.get(f"/api/tables/{table}/at/1?seat=0")).json()
            assert moment["view"]["game"] == "fief"
    # It is read again by its edition.
    lyon.kill()
    lyon.start()
    for table, key, text in tables:
        async with lyon.person(table, key["0"]) as ada:
            assert (ada.table["edition"] is None) == (not text)
            assert await ada.play(0, 3) == 3


async def test_the_record_of_a_table_has_its_edition(lyon: Server) -> None:
    table, keys = await lyon.table("carolus", ["me", BOT], edition=SHORT)
    async with lyon.person(table, keys["0"]) as ada, lyon.http(keys["0"]) as http:
        assert (await ada.ask(type="regent", seat=0, bot="random"))["type"] == "ack"
        await ada.until(lambda: ada.table["status"] == "over")
        text = (await http.get(f"/api/tables/{table}/record")).text
        record = read_record(text, games.find)
        assert record.game.edition == SHORT
        back = await http.post("/api/records", content=text, headers={"Content-Type": "text/plain"})
        assert back.status_code == 201, back.text
        shown: Any = (await http.get(f"/api/tables/{back.json()['table']}")).json()
        assert shown["edition"]["name"] == "Forty rounds"
        again = (await http.post(f"/api/tables/{table}/rematch")).json()["table"]
        assert (await http.get(f"/api/tables/{again}")).json()["edition"]["mark"] == mark_of(SHORT)


async def test_an_edition_that_does_not_hold_lays_no_table(lyon: Server) -> None:
    async with lyon.http() as http:
        seats = [{"who": "me"}, BOT, BOT]
        for text in ("nonsense", LYON.replace("= 300", "= -1"), LYON.replace('"fief"', '"medieval"')):
            answer = await http.post("/api/tables", json={"game": "fief", "seats": seats, "edition": text})
            assert answer.status_code == 400
            assert answer.json()["error"]["key"] == "bad-edition"


def test_an_edition_whose_game_takes_long_to_make_or_to_begin_does_not_hold(monkeypatch: pytest.MonkeyPatch) -> None:
    job = CheckEdition(SHORT, 20.0)
    assert checks.check_edition(Library(), job).faults == []
    monkeypatch.setattr(checks, "MAKING", 0.0)
    assert "making the game takes" in checks.check_edition(Library(), job).faults[0]
    monkeypatch.setattr(checks, "MAKING", 60.0)
    monkeypatch.setattr(checks, "SLOWEST", -1.0)
    assert "the start takes" in checks.check_edition(Library(), job).faults[0]


def test_making_the_game_of_a_record_is_none_of_its_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    text = Record(Library().find(f"carolus\n{SHORT}"), 2, "ab" * 16, {}, "cd" * 16).text()
    took = 0.0

    def slowly(of: float = 0.3) -> float:  # every look at the clock is 0.3 s after the one before
        nonlocal took
        took += of
        return took

    monkeypatch.setattr(time, "process_time", slowly)
    monkeypatch.setattr(checks, "SLOWEST", 0.4)
    shelf.forget(mark_of(SHORT))
    assert checks.check_record(Library(), CheckRecord(text, 60.0)).rules == 1
    monkeypatch.setattr(checks, "MAKING", 0.2)
    with pytest.raises(checks.Slow, match="making the game"):
        checks.check_record(Library(), CheckRecord(text, 60.0))


class Watched(Library):
    """Remembers by which thread a game was asked for last."""

    by: threading.Thread | None = None

    def find(self, name: str) -> Game[Any]:
        self.by = threading.current_thread()
        return super().find(name)


async def test_an_edition_is_made_beside_everything_else_and_on_somebodys_account() -> None:
    shelf.forget(mark_of(SHORT))
    library = Watched()
    before = METER.set(meter := Meter())
    try:
        assert (await library.fetch(f"carolus\n{SHORT}")).edition == SHORT
    finally:
        METER.reset(before)
    assert library.by not in (None, threading.main_thread())
    assert meter.seconds > 0.0


async def test_what_takes_long_to_try_is_on_the_account_of_who_brings_it(
    launch: Callable[..., Server], new_database: Callable[[str], str]
) -> None:
    server = launch(new_database("sqlite"), registry="reame.games", limits={"work_burst": -1.0})  # used up long ago
    table = {"game": "carolus", "seats": [{"who": "me"}, BOT]}
    terms = {"game": "carolus", "size": 2, "rounds": 1}
    async with server.http() as http:
        await http.post("/api/me", json={"name": "Ada"})
        for edition, status in ((SHORT, 429), ("", 201)):
            laid = await http.post("/api/tables", json={**table, "edition": edition})
            assert laid.status_code == status, laid.text
            cup = await http.post("/api/cups", json={"name": "x", "terms": {**terms, "edition": edition}})
            assert cup.status_code == status, cup.text
