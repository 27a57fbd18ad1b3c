"""The clock of a table: how long a decision may take."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct

from reame.server.errors import BadRequest

Kind = Literal["none", "live", "days"]
Seconds = Annotated[float, Meta(ge=0, le=60 * 86_400)]

MINUTE: Final = 60.0
HOUR: Final = 3600.0
DAY: Final = 24 * HOUR
WARNING: Final = 0.8  # of the time that one has


class Clock(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`turn` is free for every stretch of decisions, then the bank runs; it wins `add` with each new one, up to `cap`.

    Nights and holidays are left out of days, if the table allows it.
    """

    kind: Kind = "none"
    turn: Seconds = 0.0
    bank: Seconds = 0.0
    add: Seconds = 0.0
    cap: Seconds = 0.0
    nights: bool = True
    holidays: bool = True

    @property
    def grace(self) -> float:
        """Who is asked again within so many seconds goes on with the same stretch."""
        return MINUTE if self.kind == "live" else HOUR


NONE: Final = Clock()
LIVE: Final = Clock(kind="live", turn=3 * MINUTE, bank=20 * MINUTE, cap=20 * MINUTE)
DAYS: Final = Clock(kind="days", turn=DAY, bank=3 * DAY, add=12 * HOUR, cap=5 * DAY)
# turn, bank, add, cap: the least and the most
BOUNDS: Final = {
    "live": ((10.0, HOUR), (0.0, 6 * HOUR), (0.0, 10 * MINUTE), (0.0, 6 * HOUR)),
    "days": ((HOUR, 30 * DAY), (0.0, 30 * DAY), (0.0, 7 * DAY), (0.0, 60 * DAY)),
}


def checked(clock: Clock) -> Clock:
    """A clock that somebody wishes; BadRequest if it makes no sense."""
    if clock.kind == "none":
        return NONE
    names = ("turn", "bank", "add", "cap")
    for name, (least, most) in zip(names, BOUNDS[clock.kind], strict=True):
        if not least <= getattr(clock, name) <= most:
            raise BadRequest("bad-clock", f"{name} is from {least:g} to {most:g} seconds for {clock.kind!r}")
    if clock.cap < clock.bank:
        raise BadRequest("bad-clock", "the bank begins with more than it may hold")
    return clock


def read_clock(text: str) -> Clock:
    """A clock as it is stored."""
    return msgspec.json.decode(text, type=Clock) if text else NONE


def write_clock(clock: Clock) -> str:
    """A clock as it is stored; none at all is an empty text."""
    return "" if clock.kind == "none" else msgspec.json.encode(clock).decode()


def plain(clock: Clock) -> dict[str, Any]:
    """A clock as everybody is told."""
    return msgspec.structs.asdict(clock)
