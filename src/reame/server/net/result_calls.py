"""The HTTP calls about results: one's own page, that of somebody at the same table, and ratings."""

from __future__ import annotations

from typing import Any

from litestar import get

from reame.server.errors import Forbidden, NotFound
from reame.server.net.addresses import address_of
from reame.server.net.calls import Plain, TableName, keys_in, refusals
from reame.server.net.limits import Doors
from reame.server.people import results
from reame.server.people.people import People, must_be_somebody
from reame.server.people.ratings import Ratings
from reame.server.protocol.results import PersonCard, Ranking
from reame.server.seats.seating import proofs
from reame.server.store.rows import PersonRow
from reame.server.tables.tables import Tables


@get("/api/me/results", responses=refusals(403))
async def my_results(
    tables: Tables, ratings: Ratings, doors: Doors, request: Plain, person: PersonRow | None
) -> PersonCard:
    """One's own page: games, places, ratings, pace and promises."""
    me = must_be_somebody(person)
    async with doors.weigh(address_of(request.scope)):
        return await results.page(tables.store, ratings, me, me, "")


@get("/api/me/ratings", responses=refusals(403))
async def my_circle(
    tables: Tables, ratings: Ratings, doors: Doors, request: Plain, person: PersonRow | None
) -> list[Ranking]:
    """How strong oneself, those with whom one has finished a game, and the bots are."""
    me = must_be_somebody(person)
    async with doors.weigh(address_of(request.scope)):
        return await results.rankings(tables.store, ratings, me)


@get("/api/tables/{table_id:str}/people/{seat:int}", responses=refusals(403, 404))
async def person_there(
    tables: Tables,
    people: People,
    ratings: Ratings,
    doors: Doors,
    request: Plain,
    person: PersonRow | None,
    table_id: TableName,
    seat: int,
) -> PersonCard:
    """The page of whoever sits there; for those who sit at the same table."""
    table = await tables.find(table_id)
    async with table.lock:
        await table.fresh()
        if not table.seats_of(proofs(keys_in(request), person)):
            raise Forbidden("not-your-seat", "only who shares a table with somebody may ask for that")
        holder = next((s.person for s in table.seats if s.seat == seat), None)
    sits = None if holder is None else await people.somebody(holder)
    if sits is None:
        raise NotFound("nobody-known", "nobody who is known here sits there")
    async with doors.weigh(address_of(request.scope)):
        return await results.page(tables.store, ratings, sits, person, table_id)


RESULTS: list[Any] = [my_results, my_circle, person_there]
