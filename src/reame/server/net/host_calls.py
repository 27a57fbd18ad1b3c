"""The HTTP calls of the host, and of people about their seats and each other."""

from __future__ import annotations

from typing import Any

from litestar import post

from reame.server.net.calls import Plain, TableName, keys_in, refusals, write_a_little
from reame.server.net.limits import Doors
from reame.server.protocol.bodies import Accuse, Invitation, Opened, Ready, Shut, WhichSeat, WhoSits
from reame.server.seats import hosting
from reame.server.seats.seating import proofs
from reame.server.store.rows import PersonRow
from reame.server.tables.tables import Tables

ANSWERS = refusals(403, 404, 409)
Somebody = PersonRow | None


@post("/api/tables/{table_id:str}/ready", status_code=200, responses=ANSWERS)
async def ready(
    tables: Tables, doors: Doors, request: Plain, person: Somebody, table_id: TableName, data: Ready
) -> Opened:
    """The game may begin, as far as an own seat is concerned; or not yet."""
    write_a_little(doors, request)
    await hosting.ready(tables, table_id, data.seat, data.ready, proofs(keys_in(request), person))
    return Opened(table_id)


@post("/api/tables/{table_id:str}/invite", responses=ANSWERS)
async def invite(
    tables: Tables, doors: Doors, request: Plain, person: Somebody, table_id: TableName, data: WhichSeat
) -> Invitation:
    """From the host: a new link to a seat that nobody plays. When the game runs, the people decide on guests."""
    write_a_little(doors, request)
    key = await hosting.invite(tables, table_id, data.seat, proofs(keys_in(request), person))
    return Invitation(data.seat, key)


@post("/api/tables/{table_id:str}/withdraw", status_code=200, responses=ANSWERS)
async def withdraw(
    tables: Tables, doors: Doors, request: Plain, person: Somebody, table_id: TableName, data: WhichSeat
) -> Opened:
    """From the host: the link to a seat invites nobody any more."""
    write_a_little(doors, request)
    await hosting.withdraw(tables, table_id, data.seat, proofs(keys_in(request), person))
    return Opened(table_id)


@post("/api/tables/{table_id:str}/chair", status_code=200, responses=ANSWERS)
async def chair(
    tables: Tables, doors: Doors, request: Plain, person: Somebody, table_id: TableName, data: WhoSits
) -> Opened:
    """From the host: before the start a bot, or nobody, on a seat; in a game that runs another bot for a bot."""
    write_a_little(doors, request)
    await hosting.set_chair(tables, table_id, data.seat, data.bot, proofs(keys_in(request), person))
    return Opened(table_id)


@post("/api/tables/{table_id:str}/leave", status_code=200, responses=ANSWERS)
async def leave(
    tables: Tables, doors: Doors, request: Plain, person: Somebody, table_id: TableName, data: WhichSeat
) -> Opened:
    """Give up an own seat: it is free again, or a bot rules it."""
    write_a_little(doors, request)
    await hosting.leave(tables, table_id, data.seat, proofs(keys_in(request), person))
    return Opened(table_id)


@post("/api/tables/{table_id:str}/shut", status_code=200, responses=ANSWERS)
async def shut(
    tables: Tables, doors: Doors, request: Plain, person: Somebody, table_id: TableName, data: Shut
) -> Opened:
    """From the host: whoever does not play may not look on; or may again."""
    write_a_little(doors, request)
    await hosting.shut(tables, table_id, data.shut, proofs(keys_in(request), person))
    return Opened(table_id)


@post("/api/tables/{table_id:str}/close", status_code=200, responses=ANSWERS)
async def close(tables: Tables, doors: Doors, request: Plain, person: Somebody, table_id: TableName) -> Opened:
    """From the host: clear the table away, before the start or when nobody else plays there."""
    write_a_little(doors, request)
    await hosting.close(tables, table_id, proofs(keys_in(request), person))
    return Opened(table_id)


@post("/api/tables/{table_id:str}/accuse", responses=ANSWERS)
async def accuse(
    tables: Tables, doors: Doors, request: Plain, person: Somebody, table_id: TableName, data: Accuse
) -> Opened:
    """Ask the others to send somebody away, to silence them, or to let them speak again; the votes are secret."""
    write_a_little(doors, request)
    await hosting.accuse(tables, table_id, data.kind, data.by, data.seat, proofs(keys_in(request), person))
    return Opened(table_id)


HOSTING: list[Any] = [ready, invite, withdraw, chair, leave, shut, close, accuse]
