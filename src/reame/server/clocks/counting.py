"""Whose time runs, and how much of it is gone: counted in the commit that changes it, and so exactly once.

A stretch runs from being asked to no longer being asked; who is asked again soon goes on with the same one. Under seal
one window is for all, and only then each one's bank runs, which nobody sees before the answers are opened. A covert
question has a limit of its own and never costs anything: whose it is must not be told by anybody's clock.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal

from reame.server.clocks.clock import WARNING, Clock, read_clock
from reame.server.clocks.hours import AWAKE, Hours, due_at, elapsed, read_hours
from reame.server.seats.leaving import REGENT
from reame.server.store.rows import Entry, SeatRow

if TYPE_CHECKING:
    from reame.server.tables.table import Table

Asking = Literal["", "open", "sealed", "covert"]
# It was taken back, or paused: whenever it is asked again, the same stretch goes on. (A moment beyond all others.)
GOES_ON: Final = 1e18


def clock_of(table: Table) -> Clock:
    """The clock of a table."""
    return read_clock(table.row.clock)


def hours_of(table: Table, seat: int) -> Hours:
    """When no time of a seat runs."""
    clock = clock_of(table)
    if clock.kind != "days":
        return AWAKE
    own = read_hours(table.seats[seat].hours)
    return Hours(own.zone, own.night if clock.nights else None, own.holidays if clock.holidays else [])


def is_timed(chair: SeatRow) -> bool:
    """Is a seat played by a person, for whom time runs?"""
    return chair.kind == "person" and chair.regent is None and not chair.departed and not chair.out


def asking_of(table: Table) -> Asking:
    """How the present question is put."""
    p = table.play.position
    if p.over or table.row.status != "running":
        return ""
    return "sealed" if p.sealed else "covert" if p.covert else "open"


def window_of(table: Table) -> float:
    """When the time ends that all have under seal, or that a covert question has."""
    assert table.row.asked_at is not None
    return table.row.asked_at + clock_of(table).turn


def count(table: Table, entry: Entry | None, now: float) -> None:
    """Bring all clocks of a table up to date with what has just happened there. Inside change()."""
    row = table.row
    if row.clock == "" and row.due is None:
        return
    asking: Asking = asking_of(table) if row.clock else ""
    fresh = asking != row.asking or _is_new(table, entry)
    paused = row.paused_until is not None

    def waits(seat: int) -> bool:
        return asking != "" and not paused and is_timed(table.seats[seat]) and seat in table.play.position.waiting

    for chair in table.seats:
        if chair.since is None:
            continue
        if row.asking == "sealed" and (fresh or not waits(chair.seat)):
            _answer_hidden(table, chair, now)
        elif row.asking == "open" and (asking != "open" or not waits(chair.seat)):
            taken_back = entry is not None and entry.type in ("undo", "rewind")
            _rest(table, chair, now, GOES_ON if taken_back or paused else now)
    if row.asking == "sealed" and fresh:
        _open(table)
    if asking in ("sealed", "covert") and fresh and not (entry is not None and entry.type == "undo"):
        _put(table, asked_at=now)
    for chair in table.seats:
        if not waits(chair.seat):
            continue
        if asking == "sealed" and fresh:
            _begin(table, chair, now)
            _set(table, chair.seat, rested=now)
        elif asking == "open" and chair.since is None:
            _begin(table, chair, now)
            _set(table, chair.seat, rested=None)
        if asking != "covert" and chair.since is None:
            _set(table, chair.seat, since=now)
    _put(table, asking=asking)
    _set_dues(table, [s.seat for s in table.seats if waits(s.seat)])


def _is_new(table: Table, entry: Entry | None) -> bool:
    """Is a question that is put like the one before a new one: covert again, or sealed when answers were opened?"""
    if entry is None or entry.type in ("undo", "mark"):
        return False
    p = table.play.position
    return entry.type == "rewind" or p.covert or (p.sealed and not p.drafts[entry.seat])


def _begin(table: Table, chair: SeatRow, now: float) -> None:
    """A stretch begins, unless the last one goes on."""
    if chair.rested is not None and now - chair.rested > clock_of(table).grace:
        _settle(table, chair)


def _settle(table: Table, chair: SeatRow) -> None:
    """A stretch is over for good: what went beyond its time is taken from the bank, and the next brings something."""
    clock = clock_of(table)
    bank = max(0.0, chair.bank - max(0.0, chair.spent - clock.turn))
    _set(table, chair.seat, bank=max(bank, min(clock.cap, bank + clock.add)), spent=0.0, rested=None)


def _rest(table: Table, chair: SeatRow, now: float, since: float) -> None:
    """A seat is no longer asked, and counts as not asked since then."""
    assert chair.since is not None
    spent = chair.spent + elapsed(chair.since, now, hours_of(table, chair.seat))
    _set(table, chair.seat, spent=spent, since=None, rested=since)


def _answer_hidden(table: Table, chair: SeatRow, now: float) -> None:
    """A seat has answered under seal: what went beyond the window of all is kept for when the answers are opened."""
    assert chair.since is not None
    begin = max(chair.since, window_of(table))
    over = chair.over + (elapsed(begin, now, hours_of(table, chair.seat)) if now > begin else 0.0)
    _set(table, chair.seat, over=over, since=None)


def _open(table: Table) -> None:
    """The answers are opened: now everybody may see what they cost, and that a regent rules for whoever gave none."""
    for chair in table.seats:
        if chair.over:
            _set(table, chair.seat, bank=max(0.0, chair.bank - chair.over), over=0.0)
        if chair.out:
            _set(table, chair.seat, out=False)
            if not table.over and chair.regent is None:
                give_up(table, chair.seat)


def give_up(table: Table, seat: int) -> None:
    """The time of a seat is over, and all are told: a regent rules until its holder comes back. Inside change()."""
    strikes = table.seats[seat].strikes + 1
    table.set_seat(seat, regent=REGENT, bank=0.0, spent=0.0, rested=None, since=None, strikes=strikes)
    table.tell("time-out", seat)
    table.notify("regent", seat, str(strikes))


def stop(table: Table, now: float) -> None:
    """What has run so far is counted, and begins anew when the clocks are counted again. Inside change()."""
    for chair in table.seats:
        if chair.since is None:
            continue
        if table.row.asking == "sealed":
            _answer_hidden(table, chair, now)
        else:
            _rest(table, chair, now, GOES_ON)


def pause(table: Table, until: float, now: float) -> None:
    """All clocks of a table stand still. Inside change()."""
    stop(table, now)
    _put(table, paused_at=now, paused_until=until)


def resume(table: Table, now: float) -> None:
    """The clocks go on where they stood. Inside change()."""
    row = table.row
    if row.paused_at is None:
        return
    if row.asked_at is not None:
        _put(table, asked_at=row.asked_at + now - max(row.paused_at, row.asked_at))
    for chair in table.seats:
        if chair.rested == GOES_ON and chair.seat not in table.play.position.waiting:
            _set(table, chair.seat, rested=now)  # answered while the clocks stood still
    _put(table, paused_at=None, paused_until=None)


def wind(table: Table, clock: Clock, text: str, now: float) -> None:
    """Set a clock: everybody has the whole of their time. Inside change()."""
    for chair in table.seats:
        _set(table, chair.seat, bank=clock.bank, spent=0.0, over=0.0, since=None, rested=None, due=None, warned=None)
    _put(table, clock=text, asking="", paused_at=None, paused_until=None, asked_at=now)


def reckon(table: Table, seat: int) -> tuple[float, float]:
    """When a seat that is asked is to be warned, and when its time is over."""
    row, chair, clock, hours = table.row, table.seats[seat], clock_of(table), hours_of(table, seat)
    if row.asking == "covert":
        due = window_of(table)
        return due - (1 - WARNING) * clock.turn, due
    assert chair.since is not None
    if row.asking == "sealed":
        window = window_of(table)
        left = max(0.0, chair.bank - chair.over)
        spare = (1 - WARNING) * (clock.turn + left)
        begin = max(window, chair.since)
        due = due_at(begin, left, hours)
        return (due_at(begin, left - spare, hours) if spare < left else window - (spare - left)), due
    whole = clock.turn + chair.bank
    left = max(0.0, whole - chair.spent)
    spare = min(left, (1 - WARNING) * whole)
    return due_at(chair.since, left - spare, hours), due_at(chair.since, left, hours)


def _set_dues(table: Table, waiting: list[int]) -> None:
    """When the time of each is over, and when the server has to look at this table next."""
    moments: list[float] = [] if table.row.paused_until is None else [table.row.paused_until]
    for chair in table.seats:
        due: float | None = None
        if chair.seat in waiting:
            warn, due = reckon(table, chair.seat)
            moments.append(due if chair.warned == due else min(warn, due))
        _set(table, chair.seat, due=due)
    _put(table, due=min(moments, default=None))


def _set(table: Table, seat: int, **columns: Any) -> None:
    changed = {name: value for name, value in columns.items() if getattr(table.seats[seat], name) != value}
    if changed:
        table.set_seat(seat, **changed)


def _put(table: Table, **columns: Any) -> None:
    changed = {name: value for name, value in columns.items() if getattr(table.row, name) != value}
    if changed:
        table.put(**changed)
