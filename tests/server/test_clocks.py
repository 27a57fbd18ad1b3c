"""Clocks: whose time runs, what it costs, what happens when it is over; with a clock that goes when it is told to."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from reame.kernel.chance import Dice
from reame.kernel.position import Position
from reame.server.clocks import timeouts
from reame.server.clocks.clock import DAYS, LIVE, Clock
from reame.server.clocks.hours import Hours
from tests.server.clockwork import NOON, Guest, House, database_in
from tests.server.toys import INN

pytestmark = pytest.mark.anyio
MINUTE, HOUR, DAY = 60.0, 3600.0, 86_400.0


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    made = House(database_in(tmp_path))
    await made.open()
    yield made
    await made.close()


def notes(guest: Guest) -> list[str]:
    """What the table has told, in order."""
    guest.hear()
    chats = [m for m in map(msgspec.json.decode, guest.sent) if m["type"] == "chat"]
    return [line["note"] for m in chats for line in m["lines"] if line["note"]]


# -- whose time runs -----------------------------------------------------------------------------


async def test_a_turn_is_free_then_the_bank_runs_and_each_stretch_brings_something(house: House) -> None:
    _, (ada, ben) = await house.lay("clock", 2, DAYS)
    assert ada.hand() == {
        "seat": 0,
        "bank": 3 * DAY,
        "since": NOON,
        "runs": NOON + DAY,
        "warn": NOON + 0.8 * 4 * DAY,
        "due": NOON + 4 * DAY,
    }
    assert ben.hand()["due"] is None
    await house.wait(DAY + 10 * HOUR)
    await ada.move()
    assert ben.hand(0)["bank"] == 3 * DAY - 10 * HOUR
    assert ben.hand(0)["due"] is None
    await house.wait(2 * HOUR)
    await ben.move()
    assert ben.hand()["bank"] == 3 * DAY
    assert ben.hand(0) == ada.hand()
    assert ada.hand()["bank"] == 3 * DAY - 10 * HOUR + 12 * HOUR
    assert ada.hand()["due"] == house.time + DAY + ada.hand()["bank"]


async def test_the_bank_is_never_more_than_its_cap(house: House) -> None:
    _, (ada, ben) = await house.lay("clock", 2, DAYS)
    for _ in range(8):
        for guest in (ada, ben):
            await house.wait(2 * HOUR)
            await guest.move()
    assert ada.hand()["bank"] == ben.hand()["bank"] == 5 * DAY


@pytest.mark.parametrize(("clock", "grace"), [(LIVE, MINUTE), (DAYS, HOUR)])
async def test_who_is_asked_again_soon_goes_on_with_the_same_stretch(house: House, clock: Clock, grace: float) -> None:
    _, (ada, ben) = await house.lay("clock", 2, clock)
    await house.wait(clock.turn - 10)
    await ada.move()
    await house.wait(grace)
    await ben.move()
    assert ada.hand()["runs"] == house.time + 10
    await house.wait(30)
    await ada.move()
    assert ada.hand()["bank"] == clock.bank - 20
    await house.wait(grace + 1)
    await ben.move()
    assert ada.hand()["runs"] == house.time + clock.turn


async def test_time_never_returns_by_undo(house: House) -> None:
    _, (ada, ben) = await house.lay("clock", 2, LIVE)
    await house.wait(4 * MINUTE)
    await ada.move()
    await house.wait(30)
    await ada.do(type="undo")
    assert ada.hand()["due"] == house.time + LIVE.turn + LIVE.bank - 4 * MINUTE
    await house.wait(2 * MINUTE)
    await ada.move()
    assert ada.hand()["bank"] == LIVE.bank - 3 * MINUTE
    assert ben.hand()["runs"] == house.time + LIVE.turn - 30, "it was asked before, and goes on"


async def test_a_move_counts_time_once_whoever_sends_it_again(house: House) -> None:
    _, (ada, ben) = await house.lay("clock", 2, LIVE)
    await house.wait(4 * MINUTE)
    entry = ada.last("state")["seats"]["0"]
    message = {"type": "move", "id": "same", "seat": 0, "seq": entry["seq"], "words": "tick 1"}
    for _ in range(3):
        assert (await ada.ask(**message))["type"] == "ack"
        await house.wait(10)
    assert ada.hand()["bank"] == LIVE.bank - MINUTE
    assert ben.hand()["since"] == NOON + 4 * MINUTE


async def test_nobody_sleeps_against_the_clock(house: House) -> None:
    table, (ada, ben) = await house.lay("clock", 2, DAYS)
    night = msgspec.json.encode(Hours("UTC", 22)).decode()  # it is eight in the morning
    await house.do(table, lambda: table.set_seat(1, hours=night))
    await ada.move()
    assert ben.hand()["runs"] == house.time + DAY + 8 * HOUR
    assert ada.hand(1) == ben.hand(), "when somebody's time is over is no secret"
    table.row.clock = msgspec.json.encode({**msgspec.to_builtins(DAYS), "nights": False}).decode()
    await ben.move()
    await ada.move()
    assert ben.hand()["runs"] == house.time + DAY


# -- when it is over -----------------------------------------------------------------------------


async def test_when_time_is_over_a_regent_rules_until_its_holder_comes_back(house: House) -> None:
    table, (ada, ben) = await house.lay("clock", 2, LIVE)
    await house.wait(LIVE.turn + LIVE.bank - 1)
    assert table.seats[0].regent is None
    await house.wait(1)
    assert table.seats[0].regent == "greedy"
    assert table.seats[0].strikes == 1
    assert notes(ben) == ["time-out"]
    assert table.row.status == "running"
    await house.wait(DAY)
    assert table.row.due is None, "nothing is due while a regent rules"
    await ada.do(type="regent", bot=None)
    assert ada.hand()["bank"] == 0
    assert ada.hand()["due"] == house.time + LIVE.turn
    await ada.move()
    assert ben.hand()["due"] == house.time + LIVE.turn + LIVE.bank


async def test_a_warning_comes_once_when_four_fifths_are_gone(house: House) -> None:
    table, (ada, _) = await house.lay("clock", 2, LIVE)
    whole = LIVE.turn + LIVE.bank
    assert table.row.due == pytest.approx(NOON + 0.8 * whole)
    await house.wait(0.8 * whole + 1)
    assert table.seats[0].warned == table.seats[0].due == table.row.due == NOON + whole
    ada.hear()
    await house.wait(10)
    assert ada.hear() == []


async def test_deadlines_outlive_the_server_and_one_process_acts(house: House) -> None:
    table, _ = await house.lay("clock", 2, LIVE)
    await house.wait(MINUTE)
    await house.restart()
    house.time += HOUR  # it was over while nobody was there
    other = house.other()
    assert await house.tables.store.run_out(house.time, 10) == [table.id]
    here, there = await house.tables.find(table.id), await other.find(table.id)
    await timeouts.act(here)
    await timeouts.act(there)
    for tables in (house.tables, other):
        row, seats = (await tables.store.read(table.id)) or (None, [])
        assert row is not None
        assert seats[0].regent == "greedy"
        assert seats[0].strikes == 1
        assert row.due is None
    assert [n.note for n in await other.store.talk(table.id, 0, 10)] == ["time-out"]
    await other.close()


# -- pauses, more time, other clocks -------------------------------------------------------------


async def test_two_thirds_pause_and_anyone_goes_on(house: House) -> None:
    _, (ada, ben, cid) = await house.lay("clock", 3, LIVE)
    await house.wait(MINUTE)
    await ben.do(type="pause", until=house.time + 2 * DAY)
    vote = cid.last("table")["votes"][0]
    assert (vote["kind"], vote["until"], vote["yes"]) == ("pause", house.time + 2 * DAY, [1])
    await cid.do(type="vote", vote=vote["vote"], yes=True)
    assert ada.last("clock")["paused"] == house.time + 2 * DAY
    assert ada.hand()["due"] is None
    await house.wait(DAY)
    await ada.do(type="resume")
    assert ada.hand()["due"] == house.time + LIVE.turn + LIVE.bank - MINUTE
    assert notes(ben) == ["paused", "resumed"]
    assert (await ada.ask(type="resume", seat=0))["key"] == "not-paused"


async def test_a_pause_ends_by_itself_and_one_no_of_three_does_not_stop_it(house: House) -> None:
    table, (ada, ben, cid) = await house.lay("clock", 3, LIVE)
    await ada.do(type="pause", until=house.time + HOUR)
    number = table.votes[0].vote
    await ben.do(type="vote", vote=number, yes=False)
    assert len(table.votes) == 1
    await cid.do(type="vote", vote=number, yes=True)
    await house.wait(30 * MINUTE)
    await ada.move()  # one may still move
    await house.wait(30 * MINUTE)
    assert table.row.paused_until is None
    assert ben.hand()["due"] == house.time + LIVE.turn + LIVE.bank
    for answer, key in (({"until": house.time}, "bad-pause"), ({"until": house.time + 100 * DAY}, "bad-pause")):
        assert (await ada.ask(type="pause", seat=0, **answer))["key"] == key


async def test_more_time_and_another_clock_by_vote(house: House) -> None:
    table, (ada, ben) = await house.lay("clock", 2, LIVE)
    await ben.do(type="more-time", to=0, seconds=600)
    await ada.do(type="vote", vote=table.votes[0].vote, yes=True)
    assert ada.hand()["due"] == NOON + LIVE.turn + LIVE.bank + 600
    await ada.do(type="clock", clock=msgspec.to_builtins(DAYS))
    assert ada.hand()["due"] == NOON + LIVE.turn + LIVE.bank + 600, "half is not two thirds"
    await ben.do(type="vote", vote=table.votes[0].vote, yes=True)
    assert ada.hand()["due"] == NOON + 4 * DAY
    assert ben.last("table")["clock"] == msgspec.to_builtins(DAYS)
    await ada.do(type="clock", clock={"kind": "none"})
    await ben.do(type="vote", vote=table.votes[0].vote, yes=True)
    assert table.row.due is None
    assert ada.last("clock")["hands"] == []
    assert (await ada.ask(type="pause", seat=0, until=house.time + HOUR))["key"] == "no-clock"
    bad: list[dict[str, Any]] = [
        {"kind": "live", "turn": 1}, {"kind": "days", "turn": DAY, "bank": DAY, "cap": 0}, {"kind": "days", "turn": 60},
    ]  # fmt: skip
    for clock in bad:
        assert (await ada.ask(type="clock", seat=0, clock=clock))["key"] == "bad-clock"


async def test_time_does_not_come_back_with_a_pause_under_seal(house: House) -> None:
    table, (ada, ben) = await house.lay("inn", 2, LIVE)
    await house.wait(2 * MINUTE)
    await ada.do(type="pause", until=house.time + DAY)
    await ben.do(type="vote", vote=table.votes[0].vote, yes=True)
    assert ada.last("clock")["window"] is None
    await house.wait(HOUR)
    await ben.do(type="resume")
    assert ada.last("clock")["window"] == {"since": house.time - 2 * MINUTE, "due": house.time + MINUTE}


# -- secrets -------------------------------------------------------------------------------------


async def test_under_seal_one_window_is_for_all_and_banks_are_shown_when_answers_are_opened(house: House) -> None:
    table, (ada, ben, cid) = await house.lay("inn", 3, LIVE, windows="open")
    eve = await house.guest(table.id, -1)
    for guest in (ada, ben, cid):
        await house.wait(MINUTE if guest is not cid else 3 * MINUTE)
        marks = [len(g.sent) for g in (ada, ben, cid, eve) if g.hear() is not None]
        await guest.move("bid 0")
        if guest is cid:
            break
        await guest.move("sleep 0")
        for g, mark in zip((ada, ben, cid, eve), marks, strict=True):
            g.hear()
            assert g is guest or len(g.sent) == mark, "who has answered is told to nobody"
    window = eve.last("clock")["window"]
    assert window == {"since": NOON, "due": NOON + LIVE.turn}
    assert all(eve.hand(s)["due"] is None and eve.hand(s)["bank"] == LIVE.bank for s in range(3))
    assert ben.hand()["due"] is None
    assert cid.hand()["due"] == NOON + LIVE.turn + LIVE.bank
    await cid.move("sleep 0")  # two minutes beyond the window
    assert [eve.hand(s)["bank"] for s in range(3)] == [LIVE.bank, LIVE.bank, LIVE.bank - 2 * MINUTE]


async def test_undo_under_seal_costs_what_it_costs_and_tells_nothing(house: House) -> None:
    table, (ada, ben) = await house.lay("inn", 2, LIVE)
    await house.wait(LIVE.turn + MINUTE)
    await ada.move("bid 0")
    await ada.move("sleep 0")
    ben.hear()
    await house.wait(5 * MINUTE)
    await ada.do(type="undo")
    assert ada.hand()["due"] == house.time + LIVE.bank - MINUTE
    await house.wait(MINUTE)
    await ada.move("sleep 1")
    assert ben.hear() == []
    assert ben.hand(0)["bank"] == LIVE.bank
    assert table.seats[0].over == 2 * MINUTE


async def test_who_gives_no_sealed_answer_is_ruled_by_a_regent_when_the_answers_are_opened(house: House) -> None:
    table, (ada, ben, cid) = await house.lay("inn", 3, LIVE)
    for guest in (ada, ben):
        await guest.move("bid 0")
        await guest.move("sleep 0")
    for guest in (ada, ben, cid):
        guest.hear()
    await house.wait(LIVE.turn + LIVE.bank)
    assert table.seats[2].out
    assert table.machine(2) == "greedy"
    assert table.seats[2].regent is None
    assert ada.hear() == ben.hear() == []
    assert cid.last("state")["seats"]["2"]["choices"] == []
    async with table.lock:  # what its machine does
        for words in ("bid 0", "sleep 0"):
            await table.change(lambda w=words: table.note(table.play.move(2, table.play.parse(w), "")))  # type: ignore[misc]
    assert table.seats[2].regent == "greedy"
    assert not table.seats[2].out
    assert notes(ada) == ["time-out"]


def _covert(seats: int) -> Position:
    """A covert question."""
    for n in range(200):
        p: Position = INN.start(seats, f"covert {n}", {})
        while not p.over and not p.covert:
            s = p.waiting[0]
            p.apply(s, p.legal(s)[0])
        if p.covert:
            return p
    raise AssertionError("the toy asks nobody covertly")


async def test_a_covert_question_has_a_limit_costs_nothing_and_a_default_but_no_regent(house: House) -> None:
    p = _covert(3)
    seat = p.waiting[0]
    table, guests = await house.lay_position(p, "seed", LIVE)
    own, others = guests[seat], [g for g in guests if g.seat != seat]
    for g in guests:
        g.hear()
    assert own.hand()["due"] == NOON + LIVE.turn
    assert all(h["due"] is None for g in others for h in g.last("clock")["hands"])
    await house.wait(LIVE.turn - 1)
    assert all(g.hear() == [] for g in others)
    moves = len(table.ledger)
    await house.wait(1)
    assert len(table.ledger) == moves + 1
    assert table.ledger.moves[-1].words == "pass"
    assert table.seats[seat].regent is None
    assert table.seats[seat].bank == LIVE.bank
    assert all(notes(g) == [] for g in guests)


async def test_of_a_pause_only_what_is_public_is_kept_of_a_covert_question(house: House) -> None:
    table, guests = await house.lay_position(_covert(2), "seed", LIVE)
    seat = table.play.position.waiting[0]
    await house.wait(MINUTE)
    await guests[0].do(type="pause", until=house.time + DAY)
    await guests[1].do(type="vote", vote=table.votes[0].vote, yes=True)
    assert guests[seat].hand()["due"] is None
    await house.wait(HOUR)
    await guests[0].do(type="resume")
    assert guests[seat].hand()["due"] == house.time + 2 * MINUTE


@pytest.mark.parametrize("clock", [LIVE, DAYS], ids=["live", "days"])
async def test_twins_that_differ_in_what_a_seat_cannot_see_send_it_the_same_at_the_same_times(
    house: House, clock: Clock
) -> None:
    rng = random.Random(f"twins {clock.kind}")
    compared = 0
    for n in range(14):
        truth: Position = INN.start(3, f"twins {n}", {"rounds": "30"})
        for _ in range(rng.randrange(40)):
            mover = rng.choice(truth.waiting)
            truth.apply(mover, rng.choice(truth.legal(mover)))
        seat = rng.randrange(-1, 3)
        dream = truth.imagine(max(seat, 0), Dice(rng.random().hex()))
        seed = str(rng.random())
        script = [(rng.uniform(1, clock.turn * 1.3), rng.random()) for _ in range(20)]
        a, b = await _run(house, truth, seat, seed, clock, script), await _run(house, dream, seat, seed, clock, script)
        for (state, sent), (other_state, other_sent) in zip(a, b, strict=False):
            if state != other_state:
                break  # the rules themselves have shown something
            assert sent == other_sent
            compared += 1
    assert compared > 80, compared


async def _run(
    house: House, p: Position, seat: int, seed: str, clock: Clock, script: list[tuple[float, float]]
) -> list[tuple[Any, Any]]:
    """What a seat sees and is sent, and when, while all play on and some of them never answer in time."""
    house.time = NOON
    table, guests = await house.lay_position(p.clone(), seed, clock)
    watcher = guests[seat] if seat >= 0 else await house.guest(table.id, -1)
    out: list[tuple[Any, Any]] = [(_state(watcher), _sent(watcher))]
    for pause, chance in script:
        await house.wait(pause)
        waiting = [s for s in table.play.position.waiting if table.machine(s) is None]
        if waiting:
            # The mover and the move are chosen by what is public, or both worlds would go their own ways.
            await guests[waiting[int(chance * len(waiting))]].move()
        else:  # a regent's turn
            async with table.lock:
                s = table.play.position.waiting[0]
                await table.change(lambda s=s: table.note(table.play.move(s, table.play.position.legal(s)[0], "")))  # type: ignore[misc]
        out.append((_state(watcher), _sent(watcher)))
    return out


def _state(watcher: Guest) -> Any:
    state = watcher.last("state")
    return (
        [{k: v for k, v in e.items() if k != "final"} for e in state["seats"].values()],
        state["asked"],
        state["lines"],
    )


def _sent(watcher: Guest) -> list[Any]:
    """All clocks, tables and notes so far, in order; what is random for every table is left out."""
    watcher.hear()
    out = []
    for m in map(msgspec.json.decode, watcher.sent):
        if m["type"] == "clock":
            out.append(m)
        elif m["type"] == "table":
            out.append([(s["seat"], s["regent"], s["away"]) for s in m["seats"]])
        elif m["type"] == "chat":
            out.append([(line["note"], line["seat"]) for line in m["lines"]])
    return out
