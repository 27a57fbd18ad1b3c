"""What a client is told of the clocks: moments, not spans, so that nothing has to be sent while time runs; and nothing
that its eyes could not see."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import Struct

from reame.server.clocks.counting import clock_of, hours_of, is_timed, reckon, window_of
from reame.server.clocks.hours import due_at

if TYPE_CHECKING:
    from reame.server.audience.shown import Viewer
    from reame.server.store.rows import SeatRow
    from reame.server.tables.table import Table


class Hand(Struct):
    """The clock of one seat. `bank` is what was left when it was asked, or is left; the moments are those of whoever is
    asked: since when, when its bank begins to run, when it is warned, when its time is over."""

    seat: int
    bank: float
    since: float | None = None
    runs: float | None = None
    warn: float | None = None
    due: float | None = None


class Window(Struct):
    """The time that all have under seal."""

    since: float
    due: float


class ClockNote(Struct):
    """All clocks of a table, as one client may see them."""

    hands: list[Hand]
    window: Window | None = None
    paused: float | None = None  # until when
    type: str = "clock"


NO_CLOCK: Final = msgspec.json.encode(ClockNote([]))  # what a client goes by that was told nothing


def clock_note(table: Table, viewer: Viewer) -> ClockNote:
    """What a viewer is told."""
    row = table.row
    if table.closed is not None or row.status != "running" or not row.clock:
        return ClockNote([])
    note = ClockNote([_hand(table, s, viewer) for s in table.seats if s.kind == "person"], paused=row.paused_until)
    if row.asking == "sealed" and row.paused_until is None and row.asked_at is not None:
        note.window = Window(row.asked_at, window_of(table))
    return note


def _hand(table: Table, chair: SeatRow, viewer: Viewer) -> Hand:
    """Of others only what is asked in the open, and the bank as it was when it was shown last."""
    row, clock = table.row, clock_of(table)
    open_to_all = row.asking == "open"
    hand = Hand(chair.seat, max(0.0, chair.bank - max(0.0, chair.spent - clock.turn)))
    if chair.due is None or not is_timed(chair) or not (open_to_all or chair.seat in viewer):
        return hand
    hand.warn, hand.due = reckon(table, chair.seat)
    if row.asking == "open":
        hand.since = chair.since
        assert chair.since is not None
        hand.runs = due_at(chair.since, max(0.0, clock.turn - chair.spent), hours_of(table, chair.seat))
    else:
        hand.since = row.asked_at
        hand.runs = window_of(table)
    return hand
