"""What the people at a table decide about its clocks, two thirds of them: a pause, more time, another clock."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from reame.server.clocks import counting
from reame.server.clocks.clock import DAY, HOUR, MINUTE, Clock, checked, read_clock, write_clock
from reame.server.errors import BadRequest, Conflict
from reame.server.protocol.bodies import VoteKind

if TYPE_CHECKING:
    from reame.server.seats.votes import Vote
    from reame.server.tables.table import Table

KINDS: Final[tuple[VoteKind, ...]] = ("pause", "time", "clock")
LONGEST: Final = 90 * DAY  # of a pause
MOST: Final = {"live": HOUR, "days": 7 * DAY}  # that a seat can be given at once


def is_carried(yes: int, no: int, voters: int) -> bool | None:
    """Have two thirds agreed? None while that is open."""
    if 3 * yes >= 2 * voters:
        return True
    return False if 3 * (voters - no) < 2 * voters else None


def check_pause(table: Table, until: float) -> float:
    """A pause that ends so; a refusal if it cannot be asked for."""
    if not table.row.clock:
        raise Conflict("no-clock", "this table has no clock")
    if table.row.paused_until is not None:
        raise Conflict("no-such-vote", "the clocks stand still already")
    if not table.tables.now() + MINUTE <= until <= table.tables.now() + LONGEST:
        raise BadRequest("bad-pause", "a pause lasts at least a minute, and ninety days at most")
    return until


def check_time(table: Table, seat: int, seconds: float) -> float:
    """So much more time for a seat; a refusal if it cannot be asked for."""
    kind = read_clock(table.row.clock).kind
    if kind == "none":
        raise Conflict("no-clock", "this table has no clock")
    if not seat < len(table.seats) or table.seats[seat].kind != "person" or table.seats[seat].departed:
        raise Conflict("nobody-there", "nobody sits there")
    if not MINUTE <= seconds <= MOST[kind]:
        raise BadRequest("bad-clock", f"that is from a minute to {MOST[kind] / HOUR:g} hours")
    return seconds


def check_clock(table: Table, clock: Clock) -> Clock:
    """Another clock; a refusal if it is none, or the one that is there."""
    wished = checked(clock)
    if write_clock(wished) == table.row.clock:
        raise Conflict("no-such-vote", "that is so already")
    return wished


def carry(table: Table, vote: Vote) -> None:
    """Two thirds have agreed. Inside change()."""
    now, row = table.tables.now(), table.row
    if vote.kind == "pause":
        if row.clock and row.paused_until is None and vote.until > now:
            counting.pause(table, vote.until, now)
            table.tell("paused", vote.by)
    elif vote.kind == "time":
        chair = table.seats[vote.seat]
        if row.clock and chair.kind == "person" and not chair.departed:
            table.set_seat(vote.seat, bank=chair.bank + vote.seconds)
            table.tell("more-time", vote.seat)
    elif vote.clock is not None:
        counting.wind(table, vote.clock, write_clock(vote.clock), now)
        table.tell("other-clock", vote.by)
