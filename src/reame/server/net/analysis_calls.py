"""The HTTP calls about the analysis of a finished game: how far it is, what it says, and to ask for it."""

from __future__ import annotations

from typing import Any

from litestar import get, post

from reame.server.net.addresses import address_of
from reame.server.net.calls import Plain, TableName, looked_at, refusals
from reame.server.net.limits import Doors
from reame.server.protocol.analysis import AnalysisCard
from reame.server.store.rows import PersonRow
from reame.server.tables.tables import Tables


@get("/api/tables/{table_id:str}/analysis", responses=refusals(403, 404, 409))
async def analysis(
    tables: Tables, doors: Doors, request: Plain, person: PersonRow | None, table_id: TableName
) -> AnalysisCard:
    """How far the analysis of a finished game is, and what it says when it is ready."""
    table = await looked_at(tables, request, person, table_id, -1)
    async with doors.weigh(address_of(request.scope)):
        return await tables.analyses.card(table)


@post("/api/tables/{table_id:str}/analysis", status_code=200, responses=refusals(403, 404, 409))
async def analyse(
    tables: Tables, doors: Doors, request: Plain, person: PersonRow | None, table_id: TableName
) -> AnalysisCard:
    """Look into a finished game, unless that was done."""
    table = await looked_at(tables, request, person, table_id, -1)
    address = address_of(request.scope)
    card = await tables.analyses.card(table)
    if card.state != "none":
        return card
    doors.analyse(address)
    return await tables.analyses.begin(table, address)


ANALYSES: list[Any] = [analysis, analyse]
