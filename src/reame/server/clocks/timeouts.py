"""When a table is due: somebody is warned, somebody's time is over, a pause ends. Never a dead game: a regent rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reame.server.clocks import counting
from reame.server.notices import outbox

if TYPE_CHECKING:
    from reame.server.tables.table import Table


async def act(table: Table) -> None:
    """Do what is due at a table; nothing, if another process was faster."""
    async with table.lock:
        await table.fresh()
        if table.row.due is None or table.row.due > table.tables.now():
            return
        if table.closed is not None:
            await table.change(lambda: table.put(due=None))
            return
        await table.change(lambda: _act(table), _forfeit(table))


def _forfeit(table: Table) -> tuple[int, str] | None:
    """The seat that has not answered a covert question in time, and what it answers by default."""
    row, p = table.row, table.play.position
    if row.asking != "covert" or row.paused_until is not None or not p.covert:
        return None
    seat = p.waiting[0]
    due = table.seats[seat].due
    if due is None or due > table.tables.now():
        return None
    return seat, table.play.game.table.words(p.default(seat))


def _act(table: Table) -> None:
    row, now = table.row, table.tables.now()
    if row.paused_until is not None and row.paused_until <= now:
        counting.resume(table, now)
        return
    forfeit = _forfeit(table)
    if forfeit is not None:
        seat, words = forfeit
        # No regent, no note, nothing from the bank: each of these would tell whom the question was put to.
        table.note(table.play.move(seat, table.play.parse(words), "", auto=True))
        return
    for chair in table.seats:
        if chair.due is None:
            continue
        if chair.due <= now and row.asking == "sealed":
            table.set_seat(chair.seat, out=True, due=None)  # a machine answers; it is told when the answers are opened
        elif chair.due <= now:
            counting.give_up(table, chair.seat)
        elif chair.warned != chair.due and counting.reckon(table, chair.seat)[0] <= now:
            table.set_seat(chair.seat, warned=chair.due)
            table.notify("time", chair.seat, f"{chair.due:.0f}", outbox.AT_ONCE, due=chair.due)
