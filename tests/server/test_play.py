"""Playing over the wire: moves, sequence numbers, repeats, undo, bots."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from reame.games import NAMES
from reame.games import find as find_game
from reame.kernel.record import commitment, read_record
from reame.server.store.store import Store
from tests.server.house import Server
from tests.server.toys import find

pytestmark = pytest.mark.anyio

BOT = {"who": "bot", "bot": "random"}


@pytest.mark.parametrize("game", NAMES)
async def test_every_game_goes_on_over_the_wire(small: Server, game: str) -> None:
    seats = find_game(game).seat_range[-1]
    table, keys = await small.table(game, ["me", *[BOT] * (seats - 1)])
    async with small.person(table, keys["0"]) as ada:
        made = await ada.play(0, 25)
        assert made == 25 or ada.state["outcome"] is not None


@pytest.mark.parametrize("game", ["carolus", "inn"])
async def test_a_person_plays_a_whole_game_against_bots_and_its_record_holds(server: Server, game: str) -> None:
    table, keys = await server.table(game, ["me", BOT])
    async with server.person(table, keys["0"]) as ada:
        promised = ada.table["commitment"]
        assert not ada.table["seed"]
        await ada.play(0)
        await ada.until(lambda: ada.table["status"] == "over")
        assert ada.state["outcome"]["winners"]
        assert commitment(ada.table["seed"], ada.table["salt"]) == promised
    async with server.http() as http:
        text = (await http.get(f"/api/tables/{table}/record")).text
    record = read_record(text, find)
    assert record.position.over
    assert f"commitment {promised}" in text


async def test_a_move_is_seen_by_the_others_and_only_after_its_acknowledgement_is_stored(server: Server) -> None:
    table, keys = await server.table("carolus", ["me", "me"])
    async with server.person(table, keys["0"]) as ada, server.person(table, keys["1"]) as ben:
        mover, other, seat = (ada, ben, 0) if ada.entry(0)["choices"] else (ben, ada, 1)
        before = len(other.lines)
        assert (await mover.move(seat))["type"] == "ack"
        await other.until(lambda: len(other.lines) > before or bool(other.entry(1 - seat)["choices"]))
        server.kill()
    server.start()
    async with server.person(table, keys[str(seat)]) as again:
        assert again.lines == mover.lines


async def test_a_stale_move_is_refused_with_the_fresh_state(server: Server) -> None:
    table, keys = await server.table("inn", ["me", "me"])
    async with server.person(table, keys["0"]) as ada:
        seq = ada.entry(0)["seq"]
        await ada.move(0, "bid 0")
        answer = await ada.ask(type="move", seat=0, seq=seq, words="bid 0")
        assert (answer["type"], answer["key"]) == ("refused", "stale")
        assert answer["state"]["seats"]["0"]["seq"] == seq + 1
        assert answer["state"]["seats"]["0"]["question"]["key"] == "ask-room"


async def test_a_repeated_move_is_acknowledged_and_not_applied_twice(server: Server) -> None:
    table, keys = await server.table("inn", ["me", "me"])
    async with server.person(table, keys["0"]) as ada:
        first = {"type": "move", "id": "once", "seat": 0, "seq": ada.entry(0)["seq"], "words": "bid 0"}
        assert (await ada.ask(**first))["type"] == "ack"
        await ada.quiet()
        after = ada.entry(0)
        assert (await ada.ask(**first))["type"] == "ack"
        await ada.quiet()
        assert ada.entry(0) == after
        server.kill()
    server.start()
    async with server.person(table, keys["0"]) as again:
        assert (await again.ask(**first))["type"] == "ack"
        await again.quiet()
        assert again.entry(0) == after


async def test_the_same_id_of_two_seats_is_two_moves(server: Server) -> None:
    table, keys = await server.table("inn", ["me", "me"])
    async with server.person(table, keys["0"], keys["1"]) as both:
        for seat in (0, 1):
            await both.move(seat, "bid 0", id="same")
        await both.quiet()
        assert [both.entry(s)["view"]["draft"] for s in (0, 1)] == [["bid 0"], ["bid 0"]]


async def test_an_illegal_move_is_refused_with_its_rule_and_a_move_of_another_seat_is_refused(server: Server) -> None:
    table, keys = await server.table("inn", ["me", "me"])
    async with server.person(table, keys["0"]) as ada:
        entry = ada.entry(0)
        answer = await ada.ask(type="move", seat=0, seq=entry["seq"], words="drink 1")
        assert (answer["type"], answer["key"], answer["sentence"]["key"]) == ("refused", "illegal", "not-now")
        answer = await ada.ask(type="move", seat=1, seq=1, words="bid 0")
        assert (answer["type"], answer["key"]) == ("refused", "not-your-seat")
        answer = await ada.ask(type="move", seat=0, seq=entry["seq"], words="fly 7")
        assert (answer["type"], answer["key"]) == ("refused", "no-such-move")
        await ada.quiet()
        assert ada.entry(0) == entry


async def test_why_names_the_rule(server: Server) -> None:
    table, keys = await server.table("inn", ["me", "me"])
    async with server.person(table, keys["0"]) as ada:
        yes = await ada.ask(type="why", seat=0, words="bid 0")
        no = await ada.ask(type="why", seat=0, words="drink 0")
        assert (yes["allowed"], yes["sentence"]["rule"]) == (True, "1")
        assert (no["allowed"], no["sentence"]["key"]) == (False, "not-now")


async def test_undo_goes_back_to_the_last_thing_learned_and_numbers_count_on(server: Server) -> None:
    table, keys = await server.table("inn", ["me", "me"], options={"windows": "open"})
    async with server.person(table, keys["0"], keys["1"]) as both:
        for seat in (0, 1):
            await both.move(seat, "bid 0")
            await both.move(seat, "sleep 1")
        for seat in (0, 1):
            await both.move(seat, "pass")
        await both.turn(0)
        assert not both.entry(0)["can_undo"]  # the window has closed
        assert (await both.ask(type="undo", seat=0))["key"] == "no-undo"
        before = both.entry(0)
        await both.move(0, "drink 2")
        await both.quiet()
        assert both.entry(0)["can_undo"]
        assert (await both.ask(type="undo", seat=0))["type"] == "ack"
        await both.quiet()
        assert both.entry(0)["seq"] == before["seq"] + 2
        assert {**both.entry(0), "seq": 0} == {**before, "seq": 0}


async def test_a_sealed_draft_can_be_taken_back_and_nobody_notices(server: Server) -> None:
    table, keys = await server.table("inn", ["me", "me", "me"])
    async with server.person(table, keys["0"]) as ada, server.person(table, keys["1"]) as ben:
        await ada.quiet()
        await ben.quiet()
        heard = len(ben.messages)
        await ada.move(0, "bid 1")
        await ada.move(0, "sleep 2")
        assert (await ada.ask(type="undo", seat=0))["type"] == "ack"
        await ada.quiet()
        assert ada.entry(0)["view"]["draft"] == ["bid 1"]
        await ben.quiet()
        assert [m["type"] for m in ben.messages[heard:]] == ["pong"]


async def test_lines_of_moves_taken_back_are_dropped(server: Server) -> None:
    table, keys = await server.table("carolus", ["me", "me"])
    async with server.person(table, keys["0"], keys["1"]) as both:
        for _ in range(300):
            seat = next(s for s in (0, 1) if both.entry(s)["choices"])
            before = list(both.lines)
            await both.move(seat)
            await both.quiet()
            if both.entry(seat)["can_undo"] and len(both.lines) > len(before):
                break
        assert len(both.lines) > len(before)
        assert (await both.ask(type="undo", seat=seat))["type"] == "ack"
        await both.quiet()
        assert both.lines == before


async def test_forced_moves_are_played_by_themselves_and_undo_goes_back_past_them(server: Server) -> None:
    table, keys = await server.table("inn", ["me", "me"], options={"windows": "open"}, auto_forced=True)
    async with server.person(table, keys["0"], keys["1"]) as both:

        def host() -> int | None:
            verbs = [[c["verb"] for c in both.entry(s)["choices"]] for s in (0, 1)]
            return next((s for s in (0, 1) if verbs[s].count("drink") > 1), None)

        while host() is None:
            choosing = [s for s in (0, 1) if len(both.entry(s)["choices"]) > 1]
            if choosing:
                await both.move(choosing[0], both.entry(choosing[0])["choices"][0]["words"])
                await both.quiet()
            else:
                await both.hear()
        seat = host()
        assert seat is not None
        seq = both.entry(seat)["seq"]
        await both.move(seat, "drink 2")
        await both.until(lambda: both.entry(seat)["view"]["stack"][0]["drinks"] == 2)
        assert both.entry(seat)["seq"] == seq + 2  # the second drink was forced, and nobody chose it
        assert (await both.ask(type="undo", seat=seat))["type"] == "ack"
        await both.quiet()
        assert both.entry(seat)["view"]["stack"][0]["drinks"] == 0
        assert not both.entry(seat)["can_undo"]


async def test_bots_are_paced_while_somebody_looks_on_and_not_otherwise(server: Server) -> None:
    options = {"rounds": "30", "windows": "open"}
    table, keys = await server.table("inn", ["me", BOT, BOT, BOT], options=options, pace_ms=10_000)
    async with server.person(table, keys["0"]) as ada:
        await ada.move(0, "bid 0")
        await ada.move(0, "sleep 0")
    async with server.http(keys["0"]) as http:
        for _ in range(200):  # the others answer, and the next question is put
            (mine,) = [t for t in (await http.get("/api/mine")).json() if t["table"] == table]
            if mine["waiting"] == [0]:
                break
            await asyncio.sleep(0.05)
        else:
            pytest.fail("bots nobody looks at were paced")
    table, _ = await server.table("inn", [BOT, BOT], options={"rounds": "30"}, pace_ms=1000)
    async with server.person(table) as eve:
        await asyncio.sleep(1.5)
        await eve.quiet()
        assert eve.table["status"] == "running"


async def test_bots_among_themselves_think_only_while_somebody_looks(
    database: str, launch: Callable[..., Server]
) -> None:
    server = launch(database)
    alone, _ = await server.table("inn", [BOT, BOT], options={"rounds": "3000"})
    left, keys = await server.table("inn", ["me", BOT], options={"rounds": "3000"})
    async with server.person(left, keys["0"]) as ada:
        assert (await ada.ask(type="regent", seat=0, bot="random"))["type"] == "ack"

    async def lines(table: str) -> int:
        async with server.person(table) as eve:
            await eve.quiet()
            return len(eve.lines)

    for table in (alone, left):
        before = await lines(table)
        await asyncio.sleep(0.3)  # whatever was being thought when the last one left
        counts = [await _entries(database, table)]
        await asyncio.sleep(4)  # the sweep has come by
        counts.append(await _entries(database, table))
        assert counts[0] == counts[1], "a table that nobody looks at went on"
        async with server.person(table) as eve:
            await eve.until(lambda eve=eve, before=before: len(eve.lines) > before + 10)  # type: ignore[misc]


async def _entries(database: str, table: str) -> int:
    store = Store(database)
    try:
        return len(await store.record(table, None, 10**9))
    finally:
        await store.close()


async def test_a_bot_that_thinks_long_does_not_hold_up_the_server(small: Server) -> None:
    slow, keys = await small.table("carolus", ["me", {"who": "bot", "bot": "search:20s"}])
    other, more = await small.table("inn", ["me", "me"])
    async with small.person(slow, keys["0"]) as ada, small.person(other, *more.values()) as both:
        while ada.entry(0)["choices"]:
            await ada.move(0)
            await ada.quiet()
        thinking = ada.state
        for _ in range(10):
            seat = next(s for s in (0, 1) if both.entry(s)["choices"])
            assert (await both.move(seat))["type"] == "ack"
            await both.quiet()
        await ada.quiet()
        assert ada.state == thinking  # ten moves at another table while the bot was thinking about one


async def test_rules_that_stumble_leave_the_table_alive(database: str, launch: Callable[..., Server]) -> None:
    server = launch(database, may_stumble=True)
    table, keys = await server.table("inn", ["me", "me"], options={"fragile": "yes", "windows": "open"})
    async with server.person(table, keys["0"], keys["1"]) as both:
        for seat in (0, 1):
            await both.move(seat, "bid 0")
            await both.move(seat, "sleep 1")
        for seat in (0, 1):
            await both.move(seat, "pass")
        await both.move(0, "drink 0")
        answer = await both.move(0, "break")
        assert (answer["type"], answer["key"]) == ("refused", "broken")
        assert (await both.move(0, "drink 1"))["type"] == "ack"
        assert (await both.move(0, "drink 1"))["type"] == "ack"
        await both.turn(1)


async def test_a_bot_that_makes_the_rules_stumble_does_not_stop_the_table(
    database: str, launch: Callable[..., Server]
) -> None:
    server = launch(database, may_stumble=True)
    table, _ = await server.table("inn", [BOT, BOT], options={"fragile": "yes", "rounds": "3"})
    async with server.person(table) as eve:
        await eve.until(lambda: eve.state["outcome"] is not None)
