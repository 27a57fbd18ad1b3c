"""What happened at a table since the holder of a seat last looked, on whatever device; and how far they have read.

A seat remembers a place in the ledger, which counts what is hidden, too, and so is told to nobody: clients know lines
by the numbers that these have for them.
"""

from __future__ import annotations

from bisect import bisect_right
from typing import TYPE_CHECKING, Any, Final

import msgspec

from reame.kernel.recap import Group, Happening, grouped
from reame.server.audience.shown import Reader, Viewer
from reame.server.errors import BadRequest
from reame.server.protocol.bodies import Recap, RecapGroup, Shown
from reame.server.tables.ledger import Ledger, seen_by
from reame.server.workers.jobs import Look

if TYPE_CHECKING:
    from reame.server.tables.table import Table

LIMIT: Final = 500  # lines that are told again; the others are in the replay
STOPS: Final = 4  # moments of a group at which the board can be looked at


async def read_on(table: Table, viewer: Viewer, count: int) -> None:
    """The holder of these seats has read so many of the lines that they know. The caller holds the lock."""
    own = [s for s in viewer if s >= 0]
    place = table.audience.reader(viewer).place(count)
    behind = [s for s in own if (table.seats[s].seen or -1) < place]
    if not behind:
        return
    await table.tables.store.read_on(table.id, behind, place)
    for s in behind:
        table.seats[s].seen = place


def forget_after(table: Table, length: int) -> None:
    """Lines were taken back: nobody has read those that will come in their place. Inside change()."""
    for chair in table.seats:
        if chair.seen is not None and chair.seen > length:
            table.set_seat(chair.seat, seen=length)


def _reader(ledger: Ledger, viewer: Viewer) -> Reader:
    reader = Reader(viewer)
    reader.follow(ledger)
    return reader


async def recap(table: Table, viewer: Viewer, seat: int) -> Recap:
    """What has been told to a seat since its holder last looked, in the numbers that these lines have for a viewer."""
    async with table.lock:
        await table.fresh()
        seen = table.seats[seat].seen
        ledger = table.ledger
        reader = _reader(ledger, viewer)
    if seen is None:
        return Recap(None, 0, [])
    start = max(seen, reader.place(len(reader.lines) - LIMIT))
    first = bisect_right(ledger.marks, start)  # how many moves had been made when the next line was told
    read = reader.count(seen)
    if first >= len(ledger.marks):
        return Recap(read, 0, [])
    job = Look(table.id, 0, [], None, "recap", max(0, first - 1), seat)
    looked = await table.tables.replays.look(table, job)
    reader = _reader(ledger, viewer)  # some of it may have been taken back meanwhile
    happenings: list[Happening] = []
    mine: set[tuple[str, str]] = set()
    for told in looked.happened:
        if told.at >= len(ledger.marks):
            break  # it came after we had looked
        if told.mine is not None:
            mine = set(told.mine)
        happening = Happening(told.at, told.by, told.steps, told.rules)
        lines = ledger.between(told.at - 1, told.at)
        happening.read([msgspec.json.decode(line[1]) for line in lines if seen_by(line, seat)], mine)
        happenings.append(happening)
    groups = [_plain(g, ledger, reader) for g in grouped(happenings)]
    return Recap(read, sum(g.events for g in groups), groups)


def _plain(group: Group, ledger: Ledger, reader: Reader) -> RecapGroup:
    """A group as it is sent: lines from `first` up to `last`, and some on the way."""
    ends = [reader.count(ledger.marks[h.at]) - 1 for h in group.happenings]
    first = reader.count(ledger.marks[group.happenings[0].at - 1])
    step = max(1, -(-len(ends) // STOPS))
    stops = ends[::-1][::step][::-1]
    return RecapGroup(group.by, group.step, group.rule, group.mine, group.events, first, ends[-1], stops)


async def shown_with(table: Table, viewer: Viewer, seat: int, n: int) -> Shown:
    """What a seat saw when its holder was told line n of those they know."""
    async with table.lock:
        await table.fresh()
        ledger = table.ledger
        reader = _reader(ledger, viewer)
    if not 0 <= n < len(reader.lines):
        raise BadRequest("no-such-moment", f"there are {len(reader.lines)} lines, not {n}")
    moves = bisect_right(ledger.marks, reader.place(n))
    looked = await table.tables.replays.look(table, Look(table.id, 0, [], None, "view", moves, seat))
    view: Any = msgspec.json.decode(looked.view)
    return Shown(view)
