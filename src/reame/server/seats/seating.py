"""Sitting down, coming and going: who holds a seat, and who is there.

An invitation is not a seat. Sitting down exchanges it for a key that nobody else has, not even the host who made the
invitation; from then on its link only looks on. Whoever holds a seat can exchange the key for another one.
"""

from __future__ import annotations

import time
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from sqlalchemy.exc import SQLAlchemyError

from reame.server.audience.clients import Client
from reame.server.errors import BadRequest, Conflict, Forbidden
from reame.server.protocol.bodies import Reseat, Take, Taken
from reame.server.protocol.messages import Hello
from reame.server.protocol.texts import clean_name
from reame.server.seats import onlookers, votes
from reame.server.seats.leaving import pass_on_host, vacate
from reame.server.store.rows import PersonRow, SeatRow
from reame.server.tables.keys import key_hash, mark_of, new_key
from reame.server.tables.table import VANISHED, Table

if TYPE_CHECKING:
    from reame.server.tables.tables import Tables

A_DAY: Final = 86_400.0  # seconds: the shortest time that a table is kept
PRESENT: Final = 90.0  # seconds that a sign of life lasts


# -- sitting down --------------------------------------------------------------------------------


async def take(tables: Tables, table_id: str, wish: Take, keys: list[str], person: PersonRow | None = None) -> Taken:
    """Sit down: on the seat of an invitation, or on a free one of a public table. The key of the seat from now on.

    The key may be chosen by whoever sits down, so that nothing is lost when the answer does not arrive: to ask again
    with the same key changes nothing. With a person it belongs to them as well, on all their devices.
    """
    table = await tables.find(table_id)
    key = wish.key or new_key()

    def act() -> Taken:
        table.check_open()
        held = [k for k in keys if _seat_of(table, k, wish.seat) is not None]
        for own in [*held, key]:
            seat = _seat_of(table, own, wish.seat)
            if seat is not None:
                return Taken(seat, own)  # sits there already
        if table.over:
            raise Conflict("over", "the game is over")
        again = _own_by_invitation(table, keys, wish.seat, person)
        if again is not None:
            return Taken(again, "")  # sits there already, by the key of another device
        if wish.seat is None and any(o.key_hash in proofs(keys, None) for o in onlookers.of(table.row)):
            raise Conflict("looks-on", "this link is for looking on")
        chair = _invited_to(table, keys, wish.seat) or _free_seat(table, wish.seat)
        if any(v.claim == key_hash(key) for v in table.votes):
            return Taken(chair.seat, key, pending=True)
        if table.row.status == "running":
            if chair.kind == "person" and table.seats_of(proofs(keys, person)):
                raise Forbidden("seated", "you sit at this table already")
            votes.open_claim(table, chair.seat, wish.name, key_hash(key), person)
            return Taken(chair.seat, key, pending=table.seats[chair.seat].key_hash != key_hash(key))
        table.seat_person(chair.seat, wish.name, key_hash(key), "sits", person)
        return Taken(chair.seat, key)

    async with table.lock:
        return await table.change(act)


def proofs(keys: list[str], person: PersonRow | None) -> frozenset[str]:
    """By what a table knows somebody: the hashes of keys, and who they are."""
    hashes = {key_hash(k) for k in keys}
    return frozenset(hashes if person is None else hashes | {mark_of(person.id)})


def _seat_of(table: Table, key: str, seat: int | None) -> int | None:
    """The seat that a key holds; the one that is asked for, if it holds several."""
    held = table.seats_of(frozenset([key_hash(key)]))
    return next((s for s in held if seat in (None, s)), None)


def _own_by_invitation(table: Table, keys: list[str], seat: int | None, person: PersonRow | None) -> int | None:
    """The seat of this person to which one of these keys has invited them."""
    hashes = {key_hash(k) for k in keys}
    mine = [s.seat for s in table.seats if person is not None and s.person == person.id and s.invite_hash in hashes]
    return next((s for s in mine if seat in (None, s)), None)


def _invited_to(table: Table, keys: list[str], seat: int | None) -> SeatRow | None:
    """The seat that one of these keys invites to."""
    hashes = {key_hash(k) for k in keys}
    for chair in table.seats:
        if chair.invite_hash in hashes and seat in (None, chair.seat):
            if chair.kind == "person" and not table.vanished(chair.seat):
                raise Conflict("link-used", "somebody sits there by this link already; you can look on")
            return chair
    return None


def _free_seat(table: Table, seat: int | None) -> SeatRow:
    if not table.row.public:
        raise Forbidden("not-public", "this table is not public; ask for the link of a seat")
    if seat is None or not seat < len(table.seats):
        raise BadRequest("no-such-seat", f"there are {len(table.seats)} seats, not {seat}")
    chair = table.seats[seat]
    if chair.kind != "open":
        raise Conflict("seat-taken", "that seat is taken")
    return chair


async def renew(
    tables: Tables, table_id: str, seat: int, keys: list[str], new: str | None, person: PersonRow | None = None
) -> Taken:
    """Exchange the key of one's seat: whoever else has the old one only looks on from now on."""
    table = await tables.find(table_id)
    key = new or new_key()

    def act() -> Taken:
        if _seat_of(table, key, seat) is not None:
            return Taken(seat, key)  # done before; the answer was lost
        own = table.seats_of(proofs(keys, person))
        if seat not in own:
            raise Forbidden("not-your-seat", f"seat {seat} is not yours; its key was not given")
        chair = table.seats[seat]
        if chair.key_hash == table.row.host_hash:
            table.put(host_hash=key_hash(key))
        table.set_seat(seat, key_hash=key_hash(key))
        table.tell("renewed", seat)
        return Taken(seat, key)

    async with table.lock:
        taken = await table.change(act)
        await _presence(table, [seat])
        table.show()
        return taken


async def reseat(
    tables: Tables, table_id: str, wish: Reseat, keys: list[str], person: PersonRow | None = None
) -> Taken:
    """Somebody has lost the device that holds a seat: if all others agree, the key of this call holds it."""
    table = await tables.find(table_id)
    key = wish.key or new_key()

    def act() -> Taken:
        table.check_open()
        if not wish.seat < len(table.seats):
            raise BadRequest("no-such-seat", f"there are {len(table.seats)} seats, not {wish.seat}")
        if _seat_of(table, key, wish.seat) is not None:
            return Taken(wish.seat, key)  # done before; the answer was lost
        if any(v.claim == key_hash(key) for v in table.votes):
            return Taken(wish.seat, key, pending=True)
        if table.seats_of(proofs(keys, person)):
            raise Forbidden("seated", "you sit at this table already")
        if lately and not any(v.seat == wish.seat and v.kind == "reseat" for v in table.votes):
            raise Conflict("asked-lately", "that seat was asked for within a day, and not given")
        votes.open_reseat(table, wish.seat, key_hash(key), person)
        return Taken(wish.seat, key, pending=True)

    async with table.lock:
        # Anybody may ask, and everybody is called: not again as soon as somebody has said no.
        lately = await tables.store.told_since(table_id, wish.seat, "asks-back", time.time() - VANISHED)
        return await table.change(act)


async def depart(tables: Tables, table_id: str, person: str) -> list[int]:
    """Somebody goes for good: a seat of a table that waits is free again, in a game that runs a regent takes it.

    The seats that they had.
    """
    table = await tables.find(table_id)

    def act() -> list[int]:
        own = [s.seat for s in table.seats if s.person == person]
        for seat in own:
            vacate(table, seat)
        if table.row.host_person == person:
            pass_on_host(table)
        votes.settle(table, [v for v in table.votes if v.person != person and v.by not in own])
        return own

    async with table.lock:
        return await table.change(act)


# -- coming and going ----------------------------------------------------------------------------


async def enter(
    tables: Tables, hello: Hello, person: PersonRow | None = None, address: str = ""
) -> tuple[Table, Client]:
    """A client comes in, and looks through the seats that its keys, or its person, hold."""
    table = await tables.find(hello.table)
    hashes = proofs(hello.keys, person)
    async with table.lock:
        await table.fresh()
        if table.shuts_out(hashes):
            raise Forbidden("shut-out", "whoever does not play may not look on here")
        client = Client(table.viewer_of(hashes), hashes, clean_name(hello.name), address, hello.changes)
        table.audience.clients.add(client)
        try:
            changed = await _presence(table, client.seats)
            await _look_on(table)
            table.note_voice(client)
            table.show(None if changed else client)
            await table.audience.show_chat()
            await table.post.show(client)
        except BaseException:
            table.audience.clients.discard(client)
            raise
        table.machines.drive()
        looks_on = any(o.key_hash in hashes for o in onlookers.of(table.row))
        if hello.keys and not client.seats and not looks_on and not table.is_host(hashes):
            client.send_data(_no_seat(table, hashes))
    return table, client


def _no_seat(table: Table, hashes: frozenset[str]) -> dict[str, str]:
    """Why these keys hold no seat here."""
    invited = [s for s in table.seats if s.invite_hash in hashes]
    if not invited:
        return {"type": "error", "key": "unknown-key", "message": "this link holds no seat here; you can look on"}
    if invited[0].kind == "person":
        return {"type": "error", "key": "link-used", "message": "somebody sits there by this link; you can look on"}
    return {"type": "error", "key": "invited", "message": "this link invites you to a seat: sit down first"}


async def leave(table: Table, client: Client) -> None:
    """A client has gone."""
    client.close()
    async with table.lock:
        table.audience.clients.discard(client)
        table.touched = time.monotonic()
        with suppress(SQLAlchemyError, OSError):
            if await _presence(table, client.seats):
                table.show()


async def _presence(table: Table, seats: list[int]) -> bool:
    """These seats may have come or gone; have they?"""
    there = {s for c in table.audience.clients for s in c.seats}
    changed = [s for s in seats if (s in there) != table.online(s)]
    for s in changed:
        await _present(table, [s], time.time() + (PRESENT if s in there else 0.0))
    return bool(changed)


async def _present(table: Table, seats: list[int], until: float) -> None:
    for s in seats:
        table.seats[s].seen_until = until
    await table.tables.store.touch(table.id, seats, until)


async def _look_on(table: Table) -> None:
    """Old tables are cleared away; not while somebody looks at them, which other processes have to know."""
    now = time.time()
    if table.audience.clients and now - table.row.changed > A_DAY / 2:
        table.row.changed = now
        await table.tables.store.look_on(table.id, now)


async def pulse(table: Table) -> None:
    """A sign of life of those who are connected; and perhaps somebody has been away for long enough by now."""
    there = sorted({s for c in table.audience.clients for s in c.seats})
    async with table.lock:
        if there:
            await _present(table, there, time.time() + PRESENT)
        await _look_on(table)
        table.show()
