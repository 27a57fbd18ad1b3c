"""Bots at a table: who may think next, for how long, what is left when a worker is lost, and what others see of it."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import time
from typing import Any

import pytest
from msgspec import Raw

from reame import bots
from reame.bots.allowance import Allowance
from reame.kernel.chance import Dice
from reame.kernel.eyes import Eyes
from reame.kernel.position import Position
from reame.server.workers.queue import STARVING, Asker, Queue
from reame.server.workers.thinking import A_WHILE, Course, NoThought, Question
from reame.server.workers.workers import Workers
from tests.server.house import Person, Server
from tests.server.toys import find

pytestmark = pytest.mark.anyio

BOT = {"who": "bot", "bot": "greedy"}


def at(name: str, seats: int, moves: int) -> Position:
    """Some way into a game of greedy bots, at a decision with several answers."""
    p: Position = find(name).start(seats, "thinking")
    n = 0
    while n < moves or len(p.legal(p.waiting[0])) < 5:
        seat = p.waiting[0]
        p.apply(seat, bots.find("greedy").choose(Eyes(p, seat), Dice(f"thinking {n}")))
        n += 1
    return p


def asked(p: Position, bot: str, table: str = "") -> Question:
    """What a bot has to decide there."""
    return Question(game=p.game.name, dump=Raw(json.dumps(p.dump())), seat=p.waiting[0], bot=bot, table=table)


# -- the queue -------------------------------------------------------------------------------------


async def order(queue: Queue, askers: list[Asker]) -> list[Asker]:
    """In which order these are served who come in this order, while the one place is taken."""
    await queue.enter(Asker())
    served: list[Asker] = []

    async def one(asker: Asker) -> None:
        await queue.enter(asker)
        served.append(asker)
        await asyncio.sleep(0)
        queue.leave(asker, 0.1)

    tasks = []
    for asker in askers:
        tasks.append(asyncio.create_task(one(asker)))
        await asyncio.sleep(0)
    queue.leave(Asker(), 0.0)
    await asyncio.gather(*tasks)
    assert queue.idle == 1
    return served


async def test_short_thoughts_come_first() -> None:
    long, short = Asker("a", short=False), Asker("b")
    assert await order(Queue(1), [long, long, short]) == [short, long, long]


async def test_whoever_has_used_least_is_next_by_table_and_by_address() -> None:
    greedy, modest = Asker("a", "x", short=False), Asker("b", "y", short=False)
    assert await order(Queue(1), [greedy, greedy, greedy, modest]) == [greedy, modest, greedy, greedy]
    queue = Queue(1)
    await queue.enter(Asker())
    queue.leave(Asker("another", "x"), 5.0)
    await queue.enter(Asker())
    assert await order_of_two(queue, Asker("c", "x", short=False), Asker("d", "y", short=False)) == "d"


async def order_of_two(queue: Queue, one: Asker, other: Asker) -> str:
    """Which of two waiting tables is served first; somebody has the place."""
    first: list[str] = []

    async def wait(asker: Asker) -> None:
        await queue.enter(asker)
        first.append(asker.table)
        queue.leave(asker, 0.0)

    tasks = [asyncio.create_task(wait(a)) for a in (one, other)]
    await asyncio.sleep(0.01)
    queue.leave(Asker(), 0.0)
    await asyncio.gather(*tasks)
    return first[0]


async def test_nobody_starves(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has waited long enough comes before all short thoughts."""
    monkeypatch.setattr("reame.server.workers.queue.STARVING", 0.05)
    assert STARVING > 0.05
    queue = Queue(1)
    await queue.enter(Asker())
    old = asyncio.create_task(queue.enter(Asker("old", short=False)))
    await asyncio.sleep(0.1)
    young = asyncio.create_task(queue.enter(Asker("young")))
    await asyncio.sleep(0)
    queue.leave(Asker(), 0.0)
    await asyncio.wait_for(old, 1.0)
    assert not young.done()
    queue.leave(Asker("old"), 0.0)
    await asyncio.wait_for(young, 1.0)


async def test_who_goes_away_leaves_no_gap() -> None:
    queue = Queue(1)
    await queue.enter(Asker())
    gone = asyncio.create_task(queue.enter(Asker("gone")))
    await asyncio.sleep(0)
    queue.leave(Asker(), 0.0)  # it is called in this moment
    gone.cancel()
    with pytest.raises(asyncio.CancelledError):
        await gone
    assert queue.idle == 1


# -- time ------------------------------------------------------------------------------------------


async def test_a_turn_keeps_to_its_time_whatever_is_decided_in_it() -> None:
    workers = Workers("tests.server.toys", 1)
    try:
        p = at("carolus", 2, 20)
        await workers.thinking.choose(asked(p, "greedy"))  # the worker starts
        turn = Allowance(1.2)
        begun = time.monotonic()
        for _ in range(8):
            assert await workers.thinking.choose(asked(p, "search"), turn)
        assert turn.spent <= 1.2 * 1.1
        assert time.monotonic() - begun <= 1.2 * 1.1 + 8 * 0.3  # and the way to the worker, on a busy machine
        assert await workers.thinking.choose(asked(p, "search"), turn)  # an answer although no time is left
    finally:
        await workers.stop()


async def test_a_knight_elsewhere_does_not_wait_for_those_who_think_long() -> None:
    workers = Workers("tests.server.toys", 1)
    try:
        deep = at("medieval", 3, 40)
        quick = asked(at("carolus", 2, 10), "greedy", "knight")
        await workers.thinking.choose(quick)
        long = [asyncio.create_task(workers.thinking.choose(asked(deep, "search:8s", f"t{n}"))) for n in range(4)]
        await asyncio.sleep(0.3)
        took = []
        for _ in range(5):
            begun = time.monotonic()
            await workers.thinking.choose(quick)
            took.append(time.monotonic() - begun)
        assert sorted(took)[2] < 4 * A_WHILE  # and not the seconds the others think
        for task in long:
            task.cancel()
        await asyncio.gather(*long, return_exceptions=True)
    finally:
        await workers.stop()


async def test_idle_workers_think_along() -> None:
    workers = Workers("tests.server.toys", 2)
    try:
        p = at("medieval", 3, 40)
        course = Course(workers.thinking.pool, asked(p, "search:9999"), "seed")
        for _ in range(4):
            await course.go_on(0.3)
        assert len(workers.thinking.pool._all) == 2
        assert course.words
        found = json.loads(bytes(course._found))
        assert len(found["rows"]) >= 2
    finally:
        await workers.stop()


async def test_a_bot_whose_worker_is_lost_plays_the_best_it_has(caplog: pytest.LogCaptureFixture) -> None:
    workers = Workers("tests.server.toys", 1)
    try:
        p = at("medieval", 3, 40)
        pool = workers.thinking.pool
        course = Course(pool, asked(p, "search:20s"), "seed")
        await course.go_on(0.4)
        first = course.words
        assert not course.settled
        going = asyncio.create_task(course.go_on(5.0))
        await asyncio.sleep(0.2)
        for worker in pool._all:
            os.kill(worker.pid, signal.SIGKILL)
        with pytest.raises(NoThought):
            await going
        assert course.words == first
        assert p.game.table.parse(first) in p.legal(p.waiting[0])
        assert "a thinking worker died over a job" in caplog.text
        await course.go_on(0.1)  # another one goes on with what was found
        assert len(pool._all) == 1
    finally:
        await workers.stop()


async def test_a_bot_that_is_lost_in_mid_thought_moves_all_the_same(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    workers = Workers("tests.server.toys", 1)
    go_on = Course.go_on
    whiles = 0

    async def break_off(self: Course, seconds: float) -> None:
        nonlocal whiles
        whiles += 1
        if whiles == 2:
            raise NoThought("a worker died")
        await go_on(self, seconds)

    monkeypatch.setattr(Course, "go_on", break_off)
    try:
        p = at("medieval", 3, 40)
        words = await workers.thinking.choose(asked(p, "search:20s"))
        assert p.game.table.parse(words) in p.legal(p.waiting[0])
        assert "was lost (a worker died) and plays its best so far" in caplog.text
    finally:
        await workers.stop()


# -- what others see -------------------------------------------------------------------------------


async def test_who_thinks_is_told_by_what_everybody_sees_and_nothing_else(server: Server) -> None:
    """The Inn has sealed bids, covert jokers and forced drinks; none of them is told of, nor makes a difference."""
    name, keys = await server.table("inn", [BOT, BOT, "me"], options={"rounds": "30"}, pace_ms=0)
    told: list[int] = []
    expected: list[int] = []
    async with server.person(name, *keys.values()) as me:
        last = -1
        seen = 0
        while me.state["outcome"] is None and len(expected) < 12:
            for message in me.messages[seen:]:
                if message["type"] == "thinking":
                    assert set(message) == {"type", "seat", "seconds", "spent"}
                    assert message["seconds"] < 1.0
                    told.append(message["seat"])
                elif message["type"] == "state" and message["asked"]:
                    who = message["asked"]
                    bot = who[0] if len(who) == 1 and who[0] != 2 else -1
                    if bot >= 0 and bot != last:
                        expected.append(bot)
                    last = bot
            seen = len(me.messages)
            entry = me.entry(2)
            if entry["choices"]:
                await me.ask(type="move", seat=2, seq=entry["seq"], words=entry["choices"][0]["words"])
            else:
                await me.hear()
    assert len(expected) >= 3
    assert told[: len(expected)] in (expected, expected[:-1])  # the last may be on its way


async def test_a_newcomer_learns_who_thinks_and_since_when(server: Server) -> None:
    name, keys = await server.table("carolus", ["me", BOT], pace_ms=10_000)
    async with server.person(name, *keys.values()) as me:
        while me.state["asked"] != [1]:
            entry = await me.turn(0)
            await me.ask(type="move", seat=0, seq=entry["seq"], words=entry["choices"][0]["words"])
        await me.quiet()
        assert [m["seat"] for m in me.messages if m["type"] == "thinking"] == [1]
        async with server.person(name) as other:
            await other.quiet()
            told = [m for m in other.messages if m["type"] == "thinking"]
            assert [m["seat"] for m in told] == [1]


# -- settings --------------------------------------------------------------------------------------


async def adjusted(person: Person, **wish: Any) -> dict[str, Any]:
    answer = await person.ask(type="adjust", **wish)
    await person.quiet()
    return answer


async def test_the_host_changes_in_play_how_bots_think_and_nobody_else_does(server: Server) -> None:
    name, keys = await server.table("inn", ["me", BOT], manner="briskly")
    async with server.person(name, *keys.values()) as host, server.person(name) as guest:
        assert host.table["manner"] == "briskly"
        assert (await adjusted(guest, manner="deeply"))["key"] == "not-host"
        assert (await adjusted(host, manner="deeply", pace_ms=100))["type"] == "ack"
        await guest.quiet()
        for person in (host, guest):
            assert (person.table["manner"], person.table["pace_ms"]) == ("deeply", 100)
        assert (await adjusted(host, manner="madly"))["type"] == "error"


async def test_whoever_sits_can_skip_to_the_own_turn(server: Server) -> None:
    """Bots that wait ten seconds before every move wait no more, until a person is asked."""
    name, keys = await server.table("carolus", ["me", BOT], pace_ms=10_000)
    async with server.person(name, *keys.values()) as me, server.person(name) as guest:
        while me.state["asked"] != [1]:
            entry = await me.turn(0)
            await me.ask(type="move", seat=0, seq=entry["seq"], words=entry["choices"][0]["words"])
            await me.quiet()
        assert (await guest.ask(type="hurry", seat=0))["key"] == "not-your-seat"
        begun = time.monotonic()
        assert (await me.ask(type="hurry", seat=0))["type"] == "ack"
        await me.turn(0)
        assert time.monotonic() - begun < 9.0
