"""Somebody's hours at the tables where they play: when they change, so does when their time is over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reame.server.clocks import counting

if TYPE_CHECKING:
    from reame.server.tables.tables import Tables


async def set_hours(tables: Tables, table_id: str, person: str, text: str) -> None:
    """From now on time runs by these hours for the seats of somebody; what has run so far stays as it was counted."""
    table = await tables.find(table_id)

    def act() -> None:
        own = [s for s in table.seats if s.person == person and s.hours != text]
        if not own or table.over:
            return
        counting.stop(table, tables.now())
        for chair in own:
            table.set_seat(chair.seat, hours=text)

    async with table.lock:
        await table.change(act)
