"""The tables of a round of a cup: laid all at once, in the commit that begins it; everybody is called to theirs."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy.ext.asyncio import AsyncConnection

from reame.kernel.game import Game
from reame.server.clocks import clock as clocks
from reame.server.errors import Conflict
from reame.server.protocol.cups import Terms
from reame.server.protocol.texts import unlike
from reame.server.store.rows import PersonRow, SeatRow, TableRow
from reame.server.tables import making

if TYPE_CHECKING:
    from reame.server.tables.tables import Tables

# A clock for play in one go stands still until somebody at the table sets it going, for as long as this.
GATHER: Final = 3600.0


async def lay(
    tables: Tables,
    rounds: list[tuple[str, list[PersonRow]]],
    terms: Terms,
    cup: tuple[str, str | None],
    also: Callable[[AsyncConnection], Coroutine[Any, Any, bool]],
) -> None:
    """Lay these tables, under these names and for these people; nothing, if what is to be written with them is refused.

    `cup` is its name and its host.
    """
    game = await making.edited(tables, terms.game, terms.edition)
    laid: list[making.Laid] = []
    for table_id, people in rounds:
        row, chairs = _table(game, table_id, people, terms, tables.now())
        row.host_person = cup[1]
        laid.append(making.lay(tables, game, row, chairs, [c.seat for c in chairs], cup=cup[0]))
        await asyncio.sleep(0)  # others may go on in between
    async with tables.store.writing() as c:
        if not await also(c):
            raise Conflict("stale", "somebody else has changed this cup meanwhile; look again")
        for one in laid:
            await one.store(tables.store, c)
    for one in laid:
        tables.add(one.table).machines.drive()


def _table(
    game: Game[Any], table_id: str, people: list[PersonRow], terms: Terms, moment: float
) -> tuple[TableRow, list[SeatRow]]:
    now, clock = time.time(), terms.clock
    chairs: list[SeatRow] = []
    for seat, p in enumerate(people):
        name = unlike(p.name, [c.name for c in chairs])
        chairs.append(
            SeatRow(
                seat=seat, name=name, kind="person", seen_until=now, person=p.id, arms=p.arms, hours=p.hours,
                bank=clock.bank,
            )
        )  # fmt: skip
    waits = clock.kind == "live"
    row = TableRow(
        id=table_id,
        game=game.name,
        edition=game.edition,
        rules=game.version,
        options=making.chosen(game, len(people), dict(terms.options)),
        seed=secrets.token_hex(16),
        salt=secrets.token_hex(16),
        status="running",
        public=terms.public,
        pace_ms=terms.pace_ms,
        manner=terms.manner,
        away_hours=terms.away_hours,
        auto_forced=terms.auto_forced,
        talk=terms.talk,
        opened=terms.opened,
        rated=terms.rated,
        clock=clocks.write_clock(clock),
        paused_at=moment if waits else None,
        paused_until=moment + GATHER if waits else None,
        created=now,
        changed=now,
    )
    return row, chairs
