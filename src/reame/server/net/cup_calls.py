"""The HTTP calls about cups."""

from __future__ import annotations

import time
from typing import Annotated, Any, Final

from litestar import get, post
from litestar.params import Parameter

from reame.server.cups import page
from reame.server.cups.cups import Cups
from reame.server.net.addresses import address_of
from reame.server.net.calls import A_LETTER, A_TABLE, Plain, by_edition, refusals, write_a_little
from reame.server.net.limits import Doors
from reame.server.people.people import must_be_somebody
from reame.server.protocol.cups import CupCard, CupLine, Exchange, NewCup, NextRound, OpenCup
from reame.server.store.rows import PersonRow
from reame.server.tables.tables import Tables
from reame.server.workers.meter import METER

A_CUP: Final = 5_000  # bytes that a new cup takes in the database
LINES: Final = 50  # cups in a list
ANSWERS = refusals(403, 404, 409)
Somebody = PersonRow | None
CupName = Annotated[str, Parameter(description="the name of a cup, as in its link", max_length=64)]


async def _card(cups: Cups, tables: Tables, doors: Doors, request: Plain, person: Somebody, cup: str) -> CupCard:
    async with doors.weigh(address_of(request.scope)):
        return await page.page(tables.store, await cups.find(cup), person)


@post("/api/cups", responses=ANSWERS)
async def create_cup(
    cups: Cups, tables: Tables, doors: Doors, request: Plain, person: Somebody, data: NewCup
) -> CupCard:
    """A new cup; whoever makes it is its host."""
    me = must_be_somebody(person)
    doors.lay(address_of(request.scope))
    async with by_edition(doors, request, data.terms.edition):
        cup = await cups.create(data, me)
    doors.wrote(address_of(request.scope), A_CUP + A_LETTER * len(data.terms.edition))
    return await _card(cups, tables, doors, request, person, cup)


@get("/api/me/cups", responses=refusals(403))
async def my_cups(tables: Tables, person: Somebody) -> list[CupLine]:
    """The cups where one is, or that one holds."""
    return await page.lines(tables.store, must_be_somebody(person), LINES)


@get("/api/cups/{cup:str}", responses=refusals(404))
async def cup_page(cups: Cups, tables: Tables, doors: Doors, request: Plain, person: Somebody, cup: CupName) -> CupCard:
    """The page of a cup, for whoever has its link."""
    return await _card(cups, tables, doors, request, person, cup)


@post("/api/cups/{cup:str}/join", responses=ANSWERS)
async def join_cup(cups: Cups, tables: Tables, doors: Doors, request: Plain, person: Somebody, cup: CupName) -> CupCard:
    """Come in: to play, or as a reserve when it has begun."""
    write_a_little(doors, request)
    await cups.join(cup, must_be_somebody(person))
    return await _card(cups, tables, doors, request, person, cup)


@post("/api/cups/{cup:str}/leave", status_code=200, responses=ANSWERS)
async def leave_cup(
    cups: Cups, tables: Tables, doors: Doors, request: Plain, person: Somebody, cup: CupName
) -> CupCard:
    """Go: the rounds to come are played without oneself. Tables that run are left there."""
    write_a_little(doors, request)
    await cups.leave(cup, must_be_somebody(person))
    return await _card(cups, tables, doors, request, person, cup)


@post("/api/cups/{cup:str}/open", status_code=200, responses=ANSWERS)
async def open_cup(
    cups: Cups, tables: Tables, doors: Doors, request: Plain, person: Somebody, cup: CupName, data: OpenCup
) -> CupCard:
    """From the host: whoever has the link may come in, or may no more."""
    write_a_little(doors, request)
    await cups.set_open(cup, data.open, must_be_somebody(person))
    return await _card(cups, tables, doors, request, person, cup)


@post("/api/cups/{cup:str}/exchange", status_code=200, responses=ANSWERS)
async def exchange(
    cups: Cups, tables: Tables, doors: Doors, request: Plain, person: Somebody, cup: CupName, data: Exchange
) -> CupCard:
    """From the host: somebody goes, somebody of the reserve comes for them; or only one of both."""
    write_a_little(doors, request)
    await cups.exchange(cup, data, must_be_somebody(person))
    return await _card(cups, tables, doors, request, person, cup)


@post("/api/cups/{cup:str}/round", responses=ANSWERS)
async def next_round(
    cups: Cups, tables: Tables, doors: Doors, request: Plain, person: Somebody, cup: CupName, data: NextRound
) -> CupCard:
    """From the host: lay the tables of the next round; everybody is called to theirs."""
    me = must_be_somebody(person)
    doors.lay(address_of(request.scope))
    async with doors.work(address_of(request.scope)):
        begun = time.monotonic()
        laid = await cups.next_round(cup, data.round, me)
        METER.get().seconds += time.monotonic() - begun
    doors.wrote(address_of(request.scope), laid * A_TABLE)
    return await _card(cups, tables, doors, request, person, cup)


@post("/api/cups/{cup:str}/close", status_code=200, responses=ANSWERS)
async def close_cup(
    cups: Cups, tables: Tables, doors: Doors, request: Plain, person: Somebody, cup: CupName
) -> CupCard | None:
    """From the host: no more rounds. A cup that has not begun is cleared away, and there is nothing more to show."""
    write_a_little(doors, request)
    if not await cups.close(cup, must_be_somebody(person)):
        return None
    return await _card(cups, tables, doors, request, person, cup)


CUPS: list[Any] = [
    create_cup, my_cups, cup_page, join_cup, leave_cup, open_cup, exchange, next_round, close_cup
]  # fmt: skip
