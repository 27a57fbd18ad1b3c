"""The HTTP calls about letters and promises: older ones, those of a finished game, and what became of promises."""

from __future__ import annotations

import re
from typing import Annotated, Any, Final

from litestar import get
from litestar.params import Parameter

from reame.server.audience.shown import SPECTATOR
from reame.server.errors import BadRequest, Conflict, Forbidden
from reame.server.net.calls import Plain, TableName, keys_in, refusals
from reame.server.protocol.letters import (
    HonourCard,
    OpenedLetter,
    OpenedLetters,
    OpenedPromise,
    RoomCard,
)
from reame.server.seats.seating import proofs
from reame.server.store.rows import PersonRow
from reame.server.store.talk_rows import SEATS, mask_of, seats_in
from reame.server.tables.tables import Tables

OLDER: Final = 100  # letters at a time
AT_ONCE: Final = 1000  # letters of a finished game at a time
MOST: Final = 2**31  # letters that databases can count
ROOM: Final = re.compile(r"\d{1,2}(\.\d{1,2}){0,15}", re.ASCII)

RoomName = Annotated[str, Parameter(description="the seats that read there, as 0.2.3", max_length=48)]


@get("/api/tables/{table_id:str}/letters", responses=refusals(403, 404))
async def older(
    tables: Tables, request: Plain, person: PersonRow | None, table_id: TableName, room: RoomName, before: int
) -> RoomCard:
    """The letters of an own room before one of them."""
    if not ROOM.fullmatch(room) or not 0 <= before < 2**31:
        raise BadRequest("no-such-room", "a room is named by its seats, as 0.2.3")
    readers = [int(s) for s in room.split(".") if int(s) < SEATS]
    table = await tables.find(table_id)
    async with table.lock:
        await table.fresh()
        own = table.seats_of(proofs(keys_in(request), person))
        if not set(own) & set(readers):
            raise Forbidden("not-your-seat", "only who reads in a room may see its letters")
        rows = await table.post.store.before(table.id, mask_of(readers), before, OLDER)
        return RoomCard(sorted(set(readers)), [table.post.card(r, own) for r in rows])


@get("/api/tables/{table_id:str}/opened", responses=refusals(404, 409))
async def opened(
    tables: Tables, request: Plain, person: PersonRow | None, table_id: TableName, start: int = 0
) -> OpenedLetters:
    """The letters of a finished game, each after its move: all of them, or those of own rooms, as the table agreed."""
    table = await tables.find(table_id)
    async with table.lock:
        await table.fresh()
        if not table.over:
            raise Conflict("not-over", "letters are opened when the game is over")
        own = table.seats_of(proofs(keys_in(request), person))
        everybody = None if table.row.opened == "end" else mask_of(own)
        total, rows = await table.post.store.all_letters(table.id, everybody, min(max(0, start), MOST), AT_ONCE)
        given = [] if start > 0 else await table.post.store.all_promises(table.id, everybody)
        eyes = own or SPECTATOR
        return OpenedLetters(
            total,
            [OpenedLetter(seats_in(r.room), r.moves, table.post.card(r, eyes, moments=True)) for r in rows],
            [OpenedPromise(p.moves, table.post.promise_card(p, eyes, moments=True)) for p in given],
        )


@get("/api/tables/{table_id:str}/honour", responses=refusals(403, 404))
async def honour(tables: Tables, request: Plain, person: PersonRow | None, table_id: TableName) -> list[HonourCard]:
    """What has become of the promises of those who sit here, at all their tables; for those who sit here as well."""
    table = await tables.find(table_id)
    async with table.lock:
        await table.fresh()
        if not table.seats_of(proofs(keys_in(request), person)):
            raise Forbidden("not-your-seat", "only who shares a table with somebody may ask for that")
        holders = {s.seat: s.person for s in table.seats if s.person is not None}
    found = await table.post.store.honour(sorted(set(holders.values())))
    return [HonourCard(seat, found[who].kept, found[who].broken, found[who].released) for seat, who in holders.items()]


LETTERS: list[Any] = [older, opened, honour]
