"""The HTTP calls about being told: one's own channels and hours, and the hooks of a table."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from litestar import get, post

from reame.server.clocks.hours import read_hours
from reame.server.net.addresses import Names, address_of
from reame.server.net.calls import Plain, TableName, keys_in, refusals, write_a_little
from reame.server.net.limits import Doors
from reame.server.net.people_calls import known_here
from reame.server.people.callings import Callings
from reame.server.people.people import Known, People, must_be_known
from reame.server.protocol.notices import (
    ChannelChange,
    Done,
    Hooks,
    Lost,
    MailCode,
    NewChannel,
    NewHook,
    Told,
    Tried,
    WhichChannel,
    Wishes,
)
from reame.server.seats.hosting import check_host
from reame.server.seats.seating import proofs
from reame.server.store.rows import PersonRow
from reame.server.tables.tables import Tables

REFUSALS: Final = refusals(403, 404, 409)
Somebody = PersonRow | None


def origin_of(request: Plain, names: Names) -> str:
    """By which name this browser knows us: links in messages lead there."""
    host = request.headers.get("host", "localhost")
    return f"{'https' if names.secure(request.scope) else 'http'}://{host.lower()}"


async def _me(people: People, names: Names, request: Plain) -> Known:
    return must_be_known(await known_here(people, names, request))


@get("/api/me/channels", responses=refusals(403))
async def channels(callings: Callings, people: People, names: Names, request: Plain) -> Told:
    """How one is told."""
    return await callings.told(await _me(people, names, request))


@post("/api/me/channels", responses=refusals(403, 409))
async def add(callings: Callings, people: People, names: Names, doors: Doors, request: Plain, data: NewChannel) -> Told:
    """One more way to oneself; a mail address gets a code, which `verify` takes."""
    known = await _me(people, names, request)
    write_a_little(doors, request)
    doors.send(address_of(request.scope))
    await callings.add(known, data, origin_of(request, names))
    return await callings.told(known)


@post("/api/me/channels/change", status_code=200, responses=REFUSALS)
async def change(
    callings: Callings, people: People, names: Names, doors: Doors, request: Plain, data: ChannelChange
) -> Told:
    """What goes through a channel, and whether at once or once a day."""
    known = await _me(people, names, request)
    write_a_little(doors, request)
    await callings.change(known, data)
    return await callings.told(known)


@post("/api/me/channels/remove", status_code=200, responses=REFUSALS)
async def remove(callings: Callings, people: People, names: Names, request: Plain, data: WhichChannel) -> Told:
    """One way less."""
    known = await _me(people, names, request)
    await callings.remove(known.person.id, data.channel)
    return await callings.told(known)


@post("/api/me/channels/test", status_code=200, responses=REFUSALS)
async def test(
    callings: Callings, people: People, names: Names, doors: Doors, request: Plain, data: WhichChannel
) -> Tried:
    """Try a channel out."""
    known = await _me(people, names, request)
    doors.send(address_of(request.scope))
    return Tried(await callings.test(known.person.id, data.channel))


@post("/api/me/wishes", status_code=200, responses=refusals(403))
async def wishes(callings: Callings, people: People, names: Names, doors: Doors, request: Plain, data: Wishes) -> Told:
    """When one wants to be told, and in which language."""
    known = await _me(people, names, request)
    write_a_little(doors, request)
    if data.zone is not None and data.zone != known.person.zone:
        await people.keep_hours(known, msgspec.structs.replace(read_hours(known.person.hours), zone=data.zone))
    await callings.wish(known, data)
    return await callings.told(known)


@post("/api/me/verify", status_code=200, responses=REFUSALS)
async def verify(
    callings: Callings, people: People, names: Names, doors: Doors, request: Plain, data: MailCode
) -> Told:
    """The code that was sent to a mail address of one's own."""
    known = await _me(people, names, request)
    doors.guess(address_of(request.scope))
    await callings.verify(known, data.code)
    return await callings.told(known)


@post("/api/lost", status_code=200, responses=refusals())
async def lost(callings: Callings, doors: Doors, request: Plain, data: Lost) -> Done:
    """A device is lost: a link goes to this address, if it is somebody's. The answer is always the same."""
    doors.guess(address_of(request.scope))
    callings.lost(data.address, data.language)
    return Done()


# -- hooks of a table ------------------------------------------------------------------------------


async def _as_host(tables: Tables, request: Plain, person: Somebody, table_id: str) -> None:
    await check_host(tables, table_id, proofs(keys_in(request), person))


@get("/api/tables/{table_id:str}/hooks", responses=refusals(403, 404))
async def hooks(tables: Tables, callings: Callings, request: Plain, person: Somebody, table_id: TableName) -> Hooks:
    """From the host: where the table tells what everybody may see."""
    await _as_host(tables, request, person, table_id)
    return Hooks(await callings.hooks(table_id))


@post("/api/tables/{table_id:str}/hooks", responses=REFUSALS)
async def add_hook(
    tables: Tables, callings: Callings, names: Names, doors: Doors, request: Plain, person: Somebody,
    table_id: TableName, data: NewHook,
) -> Hooks:  # fmt: skip
    """From the host: one more."""
    await _as_host(tables, request, person, table_id)
    write_a_little(doors, request)
    await callings.add_hook(table_id, data, origin_of(request, names))
    return Hooks(await callings.hooks(table_id))


@post("/api/tables/{table_id:str}/hooks/remove", status_code=200, responses=REFUSALS)
async def remove_hook(
    tables: Tables, callings: Callings, request: Plain, person: Somebody, table_id: TableName, data: WhichChannel
) -> Hooks:
    """From the host: one less."""
    await _as_host(tables, request, person, table_id)
    await callings.remove(table_id, data.channel)
    return Hooks(await callings.hooks(table_id))


@post("/api/tables/{table_id:str}/hooks/test", status_code=200, responses=REFUSALS)
async def test_hook(
    tables: Tables, callings: Callings, doors: Doors, request: Plain, person: Somebody, table_id: TableName,
    data: WhichChannel,
) -> Tried:  # fmt: skip
    """From the host: try one out."""
    await _as_host(tables, request, person, table_id)
    doors.send(address_of(request.scope))
    return Tried(await callings.test(table_id, data.channel))


CHANNELS: list[Any] = [
    channels, add, change, remove, test, wishes, verify, lost, hooks, add_hook, remove_hook, test_hook,
]  # fmt: skip
