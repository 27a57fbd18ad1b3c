"""The HTTP calls of links that can be taken back, and of a seat whose device is lost."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Response, get, post
from litestar.params import Parameter

from reame.server.library import Library
from reame.server.net.addresses import Names, address_of
from reame.server.net.calls import Plain, TableName, keys_in, refusals, write_a_little
from reame.server.net.limits import Doors
from reame.server.net.people_calls import known_here
from reame.server.people.calendar import calendar
from reame.server.people.people import People, must_be_known
from reame.server.protocol.bodies import Feed, NewOnlooker, OnlookerMade, Opened, Reseat, Taken, WhichLink, Whoami
from reame.server.seats import onlookers, seating
from reame.server.seats.seating import proofs
from reame.server.store.rows import PersonRow
from reame.server.tables.tables import Tables
from reame.words import LANGUAGES

Somebody = PersonRow | None
Code = Annotated[str, Parameter(description="the secret of a calendar", max_length=64)]


@post("/api/tables/{table_id:str}/reseat", responses=refusals(403, 404, 409))
async def reseat(
    tables: Tables, doors: Doors, request: Plain, person: Somebody, table_id: TableName, data: Reseat
) -> Taken:
    """Ask for the seat whose device one has lost: all others have to agree, and its holder must not have been seen."""
    write_a_little(doors, request)
    return await seating.reseat(tables, table_id, data, keys_in(request), person)


@post("/api/tables/{table_id:str}/onlookers", responses=refusals(403, 404, 409))
async def make_onlooker(
    tables: Tables, doors: Doors, request: Plain, person: Somebody, table_id: TableName, data: NewOnlooker
) -> OnlookerMade:
    """From the host: a link by which somebody may look on, also where whoever does not play may not."""
    write_a_little(doors, request)
    return await onlookers.make(tables, table_id, data.label, proofs(keys_in(request), person))


@post("/api/tables/{table_id:str}/onlookers/withdraw", status_code=200, responses=refusals(403, 404, 409))
async def withdraw_onlooker(
    tables: Tables, doors: Doors, request: Plain, person: Somebody, table_id: TableName, data: WhichLink
) -> Opened:
    """From the host: this link opens nothing any more, and whoever looks on by it has to go."""
    write_a_little(doors, request)
    await onlookers.take_back(tables, table_id, data.link, proofs(keys_in(request), person))
    return Opened(table_id)


@post("/api/me/feed", responses=refusals(403))
async def make_feed(people: People, names: Names, doors: Doors, request: Plain) -> Feed:
    """A secret address of one's calendar, `/api/feed/<code>`; the one before leads nowhere any more."""
    known = must_be_known(await known_here(people, names, request))
    doors.may_write(address_of(request.scope))
    return Feed(await people.make_feed(known))


@post("/api/me/feed/end", status_code=200, responses=refusals(403))
async def end_feed(people: People, names: Names, doors: Doors, request: Plain) -> Whoami:
    """Nobody reads one's calendar any more."""
    known = must_be_known(await known_here(people, names, request))
    doors.may_write(address_of(request.scope))
    await people.end_feed(known)
    known.person.feed = None
    return Whoami(await people.me(known))


@get("/api/feed/{code:str}", media_type="text/calendar", responses=refusals(404))
async def feed(
    people: People, tables: Tables, library: Library, names: Names, request: Plain, code: Code, lang: str = "en"
) -> Response[bytes]:
    """When the time of somebody is over, at all their tables, for the calendar of their choice."""
    person, found = await people.feed(code.removesuffix(".ics"))
    scheme = "https" if names.secure(request.scope) else "http"
    base = f"{scheme}://{request.headers.get('host', '')}"
    text = calendar(found, person, library, base, lang if lang in LANGUAGES else "en", tables.now())
    headers = {"Cache-Control": "private, no-cache"}
    return Response(text.encode(), media_type="text/calendar", headers=headers)


LINKS: list[Any] = [reseat, make_onlooker, withdraw_onlooker, make_feed, end_feed, feed]
