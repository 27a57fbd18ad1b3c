"""Counsel at a table: as far as was agreed, from one's own eyes, in a worker, marked where only the record tells."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from reame import games
from reame.bots.random import any_move
from reame.kernel.chance import Dice
from reame.kernel.position import Position
from reame.kernel.record import read_record
from reame.server.clocks.clock import NONE, Clock
from reame.server.protocol.bodies import Chair
from reame.server.tables.making import usual_counsel
from reame.server.tables.table import Table
from tests.server.clockwork import Guest, House, database_in
from tests.server.house import Server
from tests.server.toys import INN, find

pytestmark = pytest.mark.anyio

BOT = {"who": "bot", "bot": "random"}
LIVE = Clock(kind="live", turn=30, bank=120, add=10, cap=300)


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    house = House(database_in(tmp_path))
    await house.open()
    yield house
    await house.close()


def asked(p: Position, guests: list[Guest]) -> tuple[Guest, dict[str, Any]]:
    """Who is asked first, and what they see."""
    one = guests[p.waiting[0]]
    return one, one.last("state")["seats"][str(one.seat)]


async def agree(house: House, table: Table, rule: str) -> None:
    """As if the table had been laid with it."""
    await house.do(table, lambda: table.put(counsel=rule))


async def test_who_plays_with_bots_has_hints_and_previews(small: Server) -> None:
    made = await small.lay("carolus", ["me", BOT], public=True)
    table = made["table"]
    async with small.person(table, made["keys"]["0"]) as ada, small.person(table) as eve, small.http() as http:
        assert ada.table["counsel"] == "hint"
        assert (await http.get("/api/tables")).json()[0]["counsel"] == "hint"
        while len((await ada.turn(0))["choices"]) < 3:
            await ada.move(0)
            await ada.quiet()
        await eve.quiet()
        heard = len(eve.messages)
        entry = ada.entry(0)
        choices = [c["words"] for c in entry["choices"]]
        hint = {"type": "counsel", "seat": 0, "seq": entry["seq"], "want": "hint"}
        told = (await ada.ask(**hint))["told"]
        assert told["move"] in entry["choices"]
        assert told["worlds"] > 0
        assert all(other["move"]["words"] in choices and other["better"] <= told["worlds"] for other in told["beside"])
        assert (await ada.ask(**hint))["told"] == told
        for words in choices[:2]:
            answer = await ada.ask(**{**hint, "want": "preview", "words": words})
            assert (answer["seq"], answer["want"], answer["told"]["move"]["words"]) == (entry["seq"], "preview", words)
            assert answer["told"]["certain"] or answer["told"]["figures"] or answer["told"]["chances"]
        await eve.quiet()
        assert [m["type"] for m in eve.messages[heard:]] == ["pong"]


async def test_the_record_of_a_finished_game_says_who_was_counselled(small: Server) -> None:
    table, keys = await small.table("inn", ["me", BOT], options={"rounds": "1"})
    async with small.person(table, keys["0"]) as ada, small.http() as http:
        entry = await ada.turn(0)
        ask = {"type": "counsel", "seat": 0, "seq": entry["seq"], "want": "hint"}
        assert (await ada.ask(**ask))["told"]["move"] in entry["choices"]
        for choice in entry["choices"][:2]:
            assert (await ada.ask(**{**ask, "want": "preview", "words": choice["words"]}))["type"] == "counsel"
        wrong = await ada.ask(**{**ask, "want": "preview", "words": "joker"})
        assert wrong["key"] == "no-such-choice"
        await ada.play(0)
        await ada.until(lambda: ada.table["status"] == "over")
        assert (await ada.ask(**ask))["key"] == "no-question"
        text = (await http.get(f"/api/tables/{table}/record")).text
        record = read_record(text, find)
        (first, hint), (second, preview) = record.marks
        assert (hint, preview) == ("hint 0", "preview 0")
        own = min(n for n, (seat, _) in enumerate(record.moves) if seat == 0)
        assert first == second <= own  # under seal the bot may answer in between
        body = await http.post("/api/records", content=text, headers={"Content-Type": "text/plain"})
        again = (await http.get(f"/api/tables/{body.json()['table']}/record")).text
    assert again == text  # a record that is brought keeps its marks


def test_by_default_who_plays_alone_is_counselled() -> None:
    def usual(*who: Any, rated: bool = False) -> str:
        return usual_counsel([Chair(w) for w in who], rated)

    assert usual("me", "bot", "bot") == "hint"
    assert usual("me", "bot", rated=True) == "rules"
    assert usual("me", "me", "bot") == usual("me", "open") == usual("bot", "bot") == "rules"


async def test_only_the_host_changes_it_and_only_before_the_game(small: Server) -> None:
    made = await small.lay("carolus", ["me", "open"])
    table = made["table"]
    other = await small.sit(table, made["invites"]["1"])
    async with small.person(table, made["host"]) as ada, small.person(table, other) as ben:
        assert ada.table["counsel"] == "rules"
        assert (await ben.ask(type="adjust", counsel="hint"))["key"] == "not-host"
        assert (await ada.ask(type="adjust", counsel="loud"))["key"] == "bad-message"
        assert (await ada.ask(type="adjust", counsel="off"))["type"] == "ack"
        await ben.until(lambda: ben.table["counsel"] == "off")
        await ada.ask(type="start")
        assert (await ada.ask(type="adjust", counsel="hint"))["key"] == "started"
        for p in (ada, ben):
            await p.until(lambda p=p: bool(p.state))  # type: ignore[misc]
        one, seat = (ada, 0) if ada.entry(0)["choices"] else (ben, 1)
        entry = await one.turn(seat)
        assert (await one.ask(type="prospects", seat=seat, about=["choices"]))["key"] == "no-counsel"
        for want in ("hint", "preview"):
            ask = {"type": "counsel", "seat": seat, "seq": entry["seq"], "want": want}
            assert (await one.ask(**ask, words="" if want == "hint" else "pass"))["key"] == "no-counsel"
    async with small.http(other) as http:
        assert (await http.get(f"/api/tables/{table}/at/0/prospects?seat=1&about=choices")).status_code == 403
        rated = {"game": "carolus", "seats": [{"who": "me"}, BOT], "rated": True, "counsel": "hint"}
        assert (await http.post("/api/tables", json=rated)).json()["error"]["key"] == "rated-counsel"
        open_seats = {**rated, "seats": [{"who": "me"}, {"who": "open"}], "counsel": "off"}
        laid = (await http.post("/api/tables", json=open_seats)).json()
    async with small.person(laid["table"], laid["host"]) as ada:
        assert (await ada.ask(type="adjust", counsel="preview"))["key"] == "rated-counsel"
        assert (await ada.ask(type="adjust", counsel="rules"))["type"] == "ack"


async def test_each_level_allows_what_is_below_it_and_only_of_ones_own_decision(house: House) -> None:
    p = _sealed()
    table, guests = await house.lay_position(p, "seed", NONE)
    one, entry = asked(p, guests)
    words = entry["choices"][0]["words"]
    hint = {"type": "counsel", "seat": one.seat, "seq": entry["seq"], "want": "hint"}
    preview = {**hint, "want": "preview", "words": words}
    keys: list[list[str]] = []
    for rule in ("rules", "preview", "hint"):
        await agree(house, table, rule)
        keys.append([(await one.ask(**ask)).get("key", "") for ask in (preview, hint)])
    assert keys == [["no-counsel", "no-counsel"], ["", "no-counsel"], ["", ""]]
    assert (await one.ask(**{**hint, "seq": entry["seq"] + 1}))["key"] == "stale"
    assert (await one.ask(**{**hint, "seat": guests[1].seat}))["key"] == "not-your-seat"
    assert (await one.ask(**{**hint, "words": words}))["key"] == "no-such-choice"
    await house.do(table, lambda: table.set_seat(one.seat, regent="greedy"))
    assert (await one.ask(**hint))["key"] == "regent-rules"


@pytest.mark.parametrize("name", ["fief", "conspiracy"])
async def test_tables_that_a_seat_cannot_tell_apart_counsel_it_alike(house: House, name: str) -> None:
    game = games.find(name)
    p: Position = game.start(game.seat_range[0], "twins")
    dice = Dice("twins")
    for n in range(400):
        seat = p.waiting[0]
        if n > 60 and len(p.legal(seat)) > 2 and p.imagine(seat, dice).dump() != p.dump():
            break
        p.apply(seat, any_move(game.table, p.legal(seat), dice))
    seat = p.waiting[0]
    told: list[list[str]] = []
    for n, world in enumerate([p, p.imagine(seat, Dice("other"))]):
        table, guests = await house.lay_position(world, f"seed {n}", NONE)
        await agree(house, table, "hint")
        guest = guests[seat]
        entry = guest.last("state")["seats"][str(seat)]
        asks = [("hint", ""), *(("preview", c["words"]) for c in entry["choices"][:2])]
        for want, words in asks:
            message = {"type": "counsel", "seat": seat, "seq": entry["seq"], "want": want, "words": words, "id": want}
            assert (await guest.ask(**message))["type"] == "counsel"
        told.append([text for text in guest.sent if '"type":"counsel"' in text])
    assert len(told[0]) == 3
    assert told[0] == told[1]


async def test_nobody_else_learns_who_is_counselled_under_seal_or_covertly(house: House) -> None:
    for p in (_sealed(), _covert()):
        table, guests = await house.lay_position(p, "seed", LIVE)
        await agree(house, table, "hint")
        one, entry = asked(p, guests)
        eve = await house.guest(table.id, -1)
        others = [eve, *(g for g in guests if g is not one)]
        for g in others:
            g.hear()
        due = one.hand()["due"]
        await house.wait(10)
        ask = {"type": "counsel", "seat": one.seat, "seq": entry["seq"], "want": "hint"}
        assert (await one.ask(**ask))["type"] == "counsel"
        assert table.ledger.remarks == [(len(table.ledger), f"hint {one.seat}")]
        assert [g.hear() for g in others] == [[]] * len(others)
        assert one.hand()["due"] == due  # time goes on


async def test_a_mark_is_kept_where_its_decision_stands_and_outlives_the_server(house: House) -> None:
    table, guests = await house.lay("inn", 2, NONE, rounds="1")
    await agree(house, table, "hint")

    async def counsel(g: Guest) -> None:
        entry = g.last("state")["seats"][str(g.seat)]
        answer = await g.ask(type="counsel", seat=g.seat, seq=entry["seq"], want="hint")
        assert answer["type"] == "counsel"

    await guests[0].move("bid 0")
    await counsel(guests[1])
    await counsel(guests[1])
    await guests[0].do(type="undo")  # a draft of somebody else, before the mark
    assert table.ledger.remarks == [(0, "hint 1")]
    await guests[1].move("bid 0")
    await counsel(guests[1])
    assert table.ledger.remarks == [(0, "hint 1"), (1, "hint 1")]
    key = guests[1].key
    await house.restart()
    again = await house.guest(table.id, 1, key)
    table = again.table
    assert table.ledger.remarks == [(0, "hint 1"), (1, "hint 1")]
    await counsel(again)  # the same decision: no second mark
    assert table.ledger.remarks == [(0, "hint 1"), (1, "hint 1")]
    async with table.lock:
        table.ledger.cut(0)
    assert table.ledger.remarks == [(0, "hint 1"), (0, "hint 1")]


async def test_a_decision_that_is_gone_meanwhile_has_no_counsel_and_no_mark(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, guests = await house.lay("inn", 2, NONE, rounds="1")
    await agree(house, table, "hint")
    entry = guests[0].last("state")["seats"]["0"]
    work_out = table.advice.work_out

    async def slowly(*job: Any) -> msgspec.Raw:
        told = await work_out(*job)
        await guests[0].move("bid 0")
        return told

    monkeypatch.setattr(table.advice, "work_out", slowly)
    answer = await guests[0].ask(type="counsel", seat=0, seq=entry["seq"], want="hint")
    assert answer["key"] == "stale"
    assert table.ledger.remarks == []


def _sealed() -> Position:
    """A question under seal."""
    p: Position = INN.start(3, "sealed", {})
    assert p.sealed
    return p


def _covert() -> Position:
    """A covert question with a choice."""
    rng = random.Random("covert")
    for n in range(200):
        p: Position = INN.start(3, f"covert {n}", {})
        while not p.over and not p.covert:
            s = p.waiting[0]
            p.apply(s, rng.choice(p.legal(s)))
        if p.covert and len(p.legal(p.waiting[0])) > 1:
            return p
    raise AssertionError("the toy asks nobody covertly")
