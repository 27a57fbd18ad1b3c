"""Standing orders: that they are obeyed by the rules, at a person's pace, and that nobody else can tell."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from reame.kernel.position import Position
from reame.server.clocks.clock import NONE
from reame.server.orders.orders import MOST, read, write
from reame.server.seats import seating
from reame.server.seats.leaving import dismiss
from reame.server.tables import machines
from reame.server.tables.table import Table
from tests.server.clockwork import Guest, House, database_in
from tests.server.house import Server
from tests.server.test_people import Device
from tests.server.toys import find

pytestmark = pytest.mark.anyio


@pytest.fixture
async def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    """A server whose orders are obeyed almost at once."""
    monkeypatch.setattr(machines, "A_GLANCE", (0.0, 0.01))
    house = House(database_in(tmp_path))
    await house.open()
    house.tables.closing = False
    yield house
    house.tables.closing = True
    await house.close()


def moment(game: str, seats: int, seed: str, there: Callable[[Position], bool], **options: str) -> Position:
    """The first moment of a random game at which something holds."""
    rng = random.Random(seed)
    p: Position = find(game).start(seats, seed, options)
    for _ in range(5_000):
        if there(p):
            return p
        seat = rng.choice(p.waiting)
        p.apply(seat, rng.choice(p.legal(seat)))
    raise AssertionError("the game never came there")


def key_of(p: Position, seat: int) -> str:
    """What a seat is asked."""
    question = p.question(seat)
    return "" if question is None else question.phrase.key


def bidders(p: Position) -> list[int]:
    """Who may bid, the next in front."""
    return [int(who) for who in p.stack[-1].view(-1)["bidders"]]


def at_sale(p: Position) -> bool:
    """Is the first bid for an event asked for, and can all pay some?"""
    if key_of(p, p.waiting[0]) != "ask-bid-event" or len(bidders(p)) != p.seats:
        return False
    return all(p.view(s)["table"]["ducats"][str(s)] >= 50 for s in range(p.seats))


async def rest(table: Table) -> None:
    """Until no machine has anything to do."""
    for _ in range(1_000):
        await asyncio.sleep(0.01)
        if not table.machines.busy:
            return
    raise AssertionError("the machines of the table never rest")


def mine(guest: Guest) -> dict[str, Any]:
    """The orders of a guest's seat, as they were told last."""
    found: dict[str, Any] = guest.last("orders")["seats"][str(guest.seat)]
    return found


def said(table: Table) -> list[tuple[int, str]]:
    """The moves of a table, in words."""
    return [(m.seat, m.words) for m in table.ledger.moves]


async def test_an_order_bids_by_the_least_steps_up_to_its_limit_and_then_passes(house: House) -> None:
    p = moment("conspiracy", 3, "a sale", at_sale)
    table, guests = await house.lay_position(p, "seed", NONE)
    first, other = p.waiting[0], bidders(p)[1]
    answer = await guests[other].ask(type="order", seat=other, kind="bid", limit=30, until="end")
    assert answer["type"] == "ack"
    assert mine(guests[other])["orders"] == [
        {"n": 1, "kind": "bid", "question": "", "about": None, "limit": 30, "spare": False, "until": "end"}
    ]
    await guests[first].move("bid 10")
    await rest(table)
    assert said(table) == [(first, "bid 10"), (other, "bid 20")]
    third = table.play.position.waiting[0]
    await guests[third].move("pass")
    await rest(table)
    await guests[first].move("bid 30")
    await rest(table)
    assert (other, "pass") in said(table)
    # It stands as if its holder had sent it: neither a forced move nor a machine's.
    assert all(m.own and not m.auto for m in table.ledger.moves)


async def test_a_sealed_bid_is_laid_down_and_taken_back_and_then_orders_sleep_until_they_are_woken(
    house: House,
) -> None:
    def there(p: Position) -> bool:
        return p.sealed and key_of(p, p.waiting[0]) == "q-sealed-bid" and len(p.waiting) > 2

    p = moment("universalis", 5, "sealed", there, sealed_auction="on")
    table, guests = await house.lay_position(p, "seed", NONE)
    seat = p.waiting[1]
    await guests[seat].do(type="order", kind="bid", question="q-sealed-bid", limit=55, until="round")
    await rest(table)
    assert table.play.position.view(seat)["draft"] == ["bid 50"]
    assert mine(guests[seat])["orders"][0]["about"]["key"] == "q-sealed-bid"
    await guests[seat].do(type="undo")
    await rest(table)
    assert table.play.position.view(seat)["draft"] == []
    assert mine(guests[seat])["asleep"]
    await guests[seat].do(type="wake", awake=True)
    await rest(table)
    assert table.play.position.view(seat)["draft"] == ["bid 50"]
    await guests[seat].do(type="withdraw", n=1)
    assert mine(guests[seat]) == {"asleep": False, "orders": []}


def heard(guest: Guest) -> list[Any]:
    """What was sent since one listened last, without what differs between any two tables."""
    fresh = [msgspec.json.decode(m) for m in guest.hear()]
    return [{k: v for k, v in m.items() if k not in ("table", "commitment", "id", "seed", "salt")} for m in fresh]


@pytest.mark.parametrize("windows", ["silent", "open"])
async def test_others_are_sent_the_same_bytes_whether_somebody_passes_or_their_order_does(
    house: House, windows: str
) -> None:
    def there(p: Position) -> bool:
        return key_of(p, p.waiting[0]) == "ask-income"

    p = moment("conspiracy", 3, "twins", there, windows=windows)
    seat = p.waiting[0]
    told = []
    for by_order in (True, False):
        table, guests = await house.lay_position(p, "the same", NONE)
        looks = await house.guest(table.id, -1)
        others = [g for g in [*guests, looks] if g.seat != seat]
        for g in others:
            heard(g)
        if by_order:
            await guests[seat].do(type="order", kind="pass", question="ask-income", until="phase", spare=True)
            await rest(table)
        else:
            await guests[seat].move("pass")
            for n in range(len(p.stack)):  # an order goes on where the question is put again
                if n and key_of(table.play.position, seat) == "ask-income":
                    await guests[seat].move("pass")
        assert said(table)[0] == (seat, "pass")
        told.append([heard(g) for g in others])
        assert not any(m["type"] == "orders" for g in others for m in map(msgspec.json.decode, g.sent[3:]))
    assert told[0] == told[1]


async def test_what_concerns_oneself_is_not_passed(house: House) -> None:
    def there(p: Position) -> bool:
        return key_of(p, p.waiting[0]) == "ask-died" and p.stack[-1].concerns(p, p.waiting[0])

    p = moment("conspiracy", 3, "mourning", there, windows="open")
    table, guests = await house.lay_position(p, "seed", NONE)
    seat = p.waiting[0]
    orders = guests[seat].last("state")["seats"][str(seat)]["orders"]
    assert orders == {"pass": True, "window": True, "concerns": True, "bid": False, "brings": None}
    await guests[seat].do(type="order", kind="pass", spare=True, until="end")
    await rest(table)
    assert said(table) == []
    await guests[seat].do(type="order", kind="pass", spare=False, until="end")
    await rest(table)
    assert said(table)[0] == (seat, "pass")


async def test_an_offer_is_accepted_from_a_sum_on(house: House) -> None:
    def there(p: Position) -> bool:
        return key_of(p, p.waiting[0]) == "ask-bribe-reply" and p.stack[-1].brings(p, p.waiting[0]) > 20

    p = moment("conspiracy", 4, "bribes", there)
    seat = p.waiting[0]
    offered = p.stack[-1].brings(p, seat)
    table, guests = await house.lay_position(p, "seed", NONE)
    await guests[seat].do(type="order", kind="accept", question="ask-bribe-reply", limit=offered + 1, until="end")
    await rest(table)
    assert said(table) == []  # too little: its holder decides
    await guests[seat].do(type="order", kind="accept", question="ask-bribe-reply", limit=offered, until="end")
    await rest(table)
    assert said(table)[0] == (seat, "yes")
    assert len(mine(guests[seat])["orders"]) == 1  # in place of the other


async def test_a_regent_obeys_and_an_order_ends_with_its_span(house: House) -> None:
    p = moment("conspiracy", 3, "a sale", at_sale)
    table, guests = await house.lay_position(p, "seed", NONE)
    first, other, third = bidders(p)
    await guests[other].do(type="order", kind="bid", limit=20, until="phase")
    await guests[other].do(type="regent", bot="random")
    await guests[first].move("bid 10")
    await rest(table)
    assert said(table)[1] == (other, "bid 20")
    assert not table.ledger.moves[1].own  # a regent's moves are no one's own
    await guests[other].do(type="regent", bot=None)
    await guests[third].move("pass")
    await guests[first].move("pass")
    for _ in range(300):  # whatever is left of the phase
        await rest(table)
        if not mine(guests[other])["orders"]:
            break
        seat = table.play.position.waiting[0]
        await guests[seat].move()
    assert mine(guests[other])["orders"] == []


async def test_orders_outlive_a_power_cut_and_a_rewind_puts_all_to_sleep(house: House) -> None:
    p = moment("conspiracy", 3, "a sale", at_sale)
    table, guests = await house.lay_position(p, "seed", NONE)
    first, other, third = bidders(p)
    house.tables.closing = True
    await guests[other].do(type="order", kind="bid", limit=40, until="end")
    await guests[third].do(type="order", kind="bid", limit=0, until="end")
    await guests[first].move("bid 10")
    # What a stranger reads of the record knows nothing of it.
    assert "order" not in table.ledger.text(table.row, 3)
    await house.restart()
    assert await house.tables.store.due() == [table.id]  # somebody has to answer, and it is the server
    house.tables.closing = False
    table = await house.tables.find(table.id)
    guests = [await house.guest(table.id, g.seat, g.key) for g in guests]
    table.machines.drive()
    await rest(table)
    assert said(table) == [(first, "bid 10"), (other, "bid 20"), (third, "pass")]
    assert (await guests[first].ask(type="rewind", seat=first, to=0))["type"] == "ack"
    vote = guests[first].last("table")["votes"][0]["vote"]
    await guests[other].do(type="vote", vote=vote, yes=True)
    await guests[third].do(type="vote", vote=vote, yes=True)
    await rest(table)
    assert said(table) == []
    assert mine(guests[other])["asleep"]
    assert mine(guests[third])["asleep"]
    await guests[first].move("bid 10")
    await rest(table)
    assert len(said(table)) == 1


async def test_whoever_comes_next_inherits_no_order(house: House) -> None:
    p = moment("conspiracy", 3, "a sale", at_sale)
    table, guests = await house.lay_position(p, "seed", NONE)
    await guests[1].do(type="order", kind="bid", limit=40, until="end")
    assert read(table.seats[1].orders).given
    async with table.lock:
        await table.change(lambda: dismiss(table, 1))
    assert table.seats[1].orders == ""
    await guests[2].do(type="order", kind="bid", limit=40, until="end")
    async with table.lock:
        await table.change(lambda: table.seat_person(2, "Somebody", "x" * 43, "takes-over"))
    assert table.seats[2].orders == ""


async def test_what_cannot_be_ordered_is_refused(house: House) -> None:
    p = moment("conspiracy", 3, "a sale", at_sale)
    table, guests = await house.lay_position(p, "seed", NONE)
    seat = p.waiting[0]
    me = guests[seat]
    other = (seat + 1) % 3
    assert (await me.ask(type="order", seat=other, kind="pass"))["key"] == "not-your-seat"
    assert (await me.ask(type="order", seat=seat, kind="pass", question="ask-income"))["key"] == "not-asked-that"
    assert (await me.ask(type="order", seat=seat, kind="accept"))["key"] == "no-such-order"
    assert (await me.ask(type="order", seat=seat, kind="accept", question="ask-bid-event"))["key"] == "no-such-order"
    house.tables.closing = True  # nobody answers
    guests[other].hear()
    for n in range(MOST + 3):
        # As if each had been about another question.
        orders = read(table.seats[seat].orders)
        orders.given = [msgspec.structs.replace(o, question=f"q{o.n}") for o in orders.given]
        async with table.lock:
            await table.change(partial(table.set_seat, seat, orders=write(orders)))
        answer = await me.ask(type="order", seat=seat, kind="bid", limit=n, until="end")
        assert answer.get("key") == (None if n < MOST else "too-many-orders")
    same = await me.ask(type="withdraw", seat=seat, n=1)
    assert same["type"] == "ack"
    for _ in range(2):  # sent again, because the acknowledgement was lost
        assert (await me.ask(type="order", id="once", seat=seat, kind="bid", limit=7))["type"] == "ack"
    assert [o["limit"] for o in mine(me)["orders"][:2]] == [7, MOST - 1]
    # Nobody else was told anything at all.
    assert guests[other].hear() == []


async def test_an_order_that_the_rules_stumble_over_is_passed_over(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    p = moment("conspiracy", 3, "a sale", at_sale)
    table, guests = await house.lay_position(p, "seed", NONE)
    seat = p.waiting[0]
    house.tables.closing = True
    await guests[seat].do(type="order", kind="bid", limit=30, until="end")

    def stumble(*_: Any) -> int:
        raise ZeroDivisionError("on purpose")

    monkeypatch.setattr("reame.kernel.orders.answer", stumble)
    house.tables.closing = False
    table.machines.drive()
    await rest(table)
    assert table.closed is None
    assert said(table) == []
    await guests[seat].move("bid 10")


async def test_the_seat_is_free_to_answer_before_its_order_does(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(machines, "A_GLANCE", (0.3, 0.3))
    p = moment("conspiracy", 3, "a sale", at_sale)
    table, guests = await house.lay_position(p, "seed", NONE)
    seat = p.waiting[0]
    await guests[seat].do(type="order", kind="bid", limit=30, until="end")
    await guests[seat].do(type="withdraw", n=1)
    await rest(table)
    assert said(table) == []
    await guests[seat].do(type="order", kind="bid", limit=30, until="end")
    await guests[seat].move("bid 20")
    await rest(table)
    assert said(table) == [(seat, "bid 20")]


async def test_orders_stay_with_their_holder_who_takes_a_fresh_key(house: House) -> None:
    table, guests = await house.lay("conspiracy", 3, NONE)
    await guests[0].do(type="order", kind="pass", until="end")
    key = guests[0].key
    assert key is not None
    again = await seating.renew(house.tables, table.id, 0, [key], None)
    assert again.key != key
    assert read(table.seats[0].orders).given  # the same holder, with a fresh key


async def test_another_process_hears_of_orders_and_obeys_them(house: House) -> None:
    p = moment("conspiracy", 3, "a sale", at_sale)
    table, guests = await house.lay_position(p, "seed", NONE)
    first, other, _ = bidders(p)
    house.tables.closing = True
    elsewhere = house.other()
    there = await elsewhere.find(table.id)
    elsewhere.closing = False
    await guests[other].do(type="order", kind="bid", limit=40, until="end")
    await guests[first].move("bid 10")
    await there.heard(table.row.seq)
    await rest(there)
    assert said(there) == [(first, "bid 10"), (other, "bid 20")]
    await table.heard(there.row.seq)
    assert said(table) == said(there)
    elsewhere.closing = True
    await elsewhere.close()


async def test_an_export_has_the_orders_of_its_person_alone(server: Server) -> None:
    async with Device(server, "Anna") as anna, Device(server, "Berta") as berta:
        await anna.greet()
        await berta.greet()
        made = await anna.lay("me", "open", "bot", game="conspiracy")
        await berta.take(made["table"], made["invites"]["1"])
        async with anna.sits(made["table"]) as host, berta.sits(made["table"]) as guest:
            await host.ask(type="start")
            answer = await host.ask(type="order", seat=0, kind="bid", limit=70, until="round")
            assert answer["type"] == "ack"
            await guest.quiet()
            assert "70" not in str([m for m in guest.messages if m["type"] == "orders"])
        for person, limits in ((anna, [70]), (berta, [])):
            seats = (await person.get("/api/me/export"))["seats"]
            assert [o["limit"] for s in seats for o in s["orders"]] == limits
