"""The HTTP calls about oneself."""

from __future__ import annotations

from typing import Any, Final

from litestar import MediaType, Response, get, post

from reame.server.net.addresses import Names, address_of
from reame.server.net.calls import A_LINE, TO_SEND, Plain, keys_in, refusals
from reame.server.net.cookies import cookie, token_in
from reame.server.net.limits import Doors
from reame.server.people.people import Known, People, must_be_known
from reame.server.protocol.bodies import Changed, Code, Export, Greeting, Me, MyCode, Preview, WhichDevice, Whoami
from reame.server.workers.meter import METER

A_PERSON: Final = 1_000  # bytes that somebody takes in the database


async def known_here(people: People, names: Names, request: Plain) -> Known | None:
    """Who is known on the device that a request comes from."""
    return await people.find(token_in(request.scope, names))


def _answer(request: Plain, names: Names, token: str, body: Any, status: int = 200) -> Response[Any]:
    return Response(body, status_code=status, media_type=MediaType.JSON, cookies=[cookie(request.scope, names, token)])


@get("/api/me", responses=refusals())
async def whoami(people: People, names: Names, request: Plain) -> Response[Whoami]:
    """Who is known on this device; the cookie is good for another 400 days."""
    token = token_in(request.scope, names)
    known = await people.find(token)
    if known is None or token is None:
        return Response(Whoami(None))
    return _answer(request, names, token, Whoami(await people.me(known)))


@post("/api/me", responses=refusals())
async def greet(people: People, names: Names, doors: Doors, request: Plain, data: Greeting) -> Response[Me]:
    """Be known on this device from now on. Seats of the keys that come with the call belong to the person."""
    token = token_in(request.scope, names)
    known = await people.find(token)
    if known is None or token is None:
        doors.greet(address_of(request.scope))
        doors.wrote(address_of(request.scope), A_PERSON)
        known, token = await people.greet(data.name, data.device)
    elif data.name and not known.person.name:
        await people.change(known, data.name, None)
    await people.adopt(known, keys_in(request))
    return _answer(request, names, token, await people.me(known), 201)


@post("/api/me/change", status_code=200, responses=refusals(403))
async def change(people: People, names: Names, doors: Doors, request: Plain, data: Changed) -> Me:
    """Another name, other arms, other hours; arms are shown, and hours go for the clocks, at all tables at once."""
    known = must_be_known(await known_here(people, names, request))
    doors.may_write(address_of(request.scope))
    doors.wrote(address_of(request.scope), A_PERSON)
    await people.change(known, data.name, data.arms)
    if data.hours is not None:
        await people.keep_hours(known, data.hours)
    return await people.me(known)


@post("/api/me/link", responses=refusals(403))
async def link(people: People, names: Names, doors: Doors, request: Plain) -> MyCode:
    """A code for another device: `/me#<code>`. It works once, within ten minutes; the one before works no more."""
    known = must_be_known(await known_here(people, names, request))
    doors.may_write(address_of(request.scope))
    return await people.link(known)


@post("/api/me/recovery", responses=refusals(403))
async def recovery(people: People, names: Names, doors: Doors, request: Plain) -> MyCode:
    """A code to be printed, for when all devices are lost; the one before works no more."""
    known = must_be_known(await known_here(people, names, request))
    doors.may_write(address_of(request.scope))
    return await people.recovery(known)


@post("/api/me/preview", status_code=200, responses=refusals(404))
async def preview(people: People, names: Names, doors: Doors, request: Plain, data: Code) -> Preview:
    """Whose a code is, before it is used."""
    doors.guess(address_of(request.scope))
    return await people.preview(data.code, await known_here(people, names, request))


@post("/api/me/join", responses=refusals(404, 409))
async def join(people: People, names: Names, doors: Doors, request: Plain, data: Code) -> Response[Me]:
    """This device becomes that of the person a code leads to; whoever was known here is the same from now on."""
    doors.guess(address_of(request.scope))
    known, token = await people.join(data.code, await known_here(people, names, request), data.device)
    return _answer(request, names, token, await people.me(known), 201)


@post("/api/me/forget", status_code=200, responses=refusals(403))
async def forget(people: People, names: Names, request: Plain, data: WhichDevice) -> Response[Whoami]:
    """A device of one's own is known no more; it may be this one."""
    known = must_be_known(await known_here(people, names, request))
    await people.forget_device(known, data.device)
    if data.device == known.device.id:
        return _answer(request, names, "", Whoami(None))
    return Response(Whoami(await people.me(known)))


@get("/api/me/export", responses=refusals(403))
async def export(people: People, names: Names, doors: Doors, request: Plain) -> Export:
    """All that is kept of somebody."""
    known = must_be_known(await known_here(people, names, request))
    async with doors.work(address_of(request.scope)):
        found = await people.export(known)
        METER.get().seconds += (len(found.seats) + len(found.said) + len(found.letters)) * A_LINE * TO_SEND
        return found


@post("/api/me/delete", status_code=200, responses=refusals(403))
async def delete(people: People, names: Names, request: Plain) -> Response[Whoami]:
    """Go for good: regents rule the seats of games that run."""
    await people.delete(must_be_known(await known_here(people, names, request)))
    return _answer(request, names, "", Whoami(None))


PEOPLE: list[Any] = [whoami, greet, change, link, recovery, preview, join, forget, export, delete]
