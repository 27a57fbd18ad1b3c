"""When somebody may be told: not in their quiet hours, and, if they like, once a day."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta
from typing import Final
from zoneinfo import ZoneInfo

from reame.server.clocks.hours import zones
from reame.server.errors import BadRequest

MINUTES: Final = 1440
SPAN: Final = re.compile(r"([01]\d|2[0-3]):([0-5]\d)-([01]\d|2[0-3]):([0-5]\d)")
HOUR: Final = re.compile(r"([01]\d|2[0-3]):([0-5]\d)")


def zone_of(name: str) -> ZoneInfo:
    """A time zone; where it is not known (any more), that of Greenwich."""
    return ZoneInfo(name if name in zones() else "UTC")


def checked_quiet(quiet: str) -> str:
    """Hours of the day such as 22:00-08:00, or none."""
    if quiet and (SPAN.fullmatch(quiet) is None or len(set(quiet.split("-"))) == 1):
        raise BadRequest("bad-hours", "quiet hours are written as 22:00-08:00")
    return quiet


def checked_hour(hour: str) -> str:
    """A time of the day such as 09:00."""
    if HOUR.fullmatch(hour) is None:
        raise BadRequest("bad-hours", "a time of the day is written as 09:00")
    return hour


def is_quiet(moment: float, zone: ZoneInfo, quiet: str) -> bool:
    """Is it a quiet hour, by the clock on the wall?"""
    found = SPAN.fullmatch(quiet)
    if found is None:
        return False
    h1, m1, h2, m2 = map(int, found.groups())
    start, end = h1 * 60 + m1, h2 * 60 + m2
    wall = datetime.fromtimestamp(moment, zone)
    now = wall.hour * 60 + wall.minute
    return start <= now < end if start < end else now >= start or now < end


def open_at(moment: float, zone: ZoneInfo, quiet: str) -> float:
    """The first moment from this one on that is not quiet. Walls are looked at minute by minute: clocks jump."""
    if not is_quiet(moment, zone, quiet):
        return moment
    minute = moment - moment % 60
    while is_quiet(minute, zone, quiet):
        minute += 60
    return minute


def digest_at(moment: float, zone: ZoneInfo, hour: str) -> float:
    """When the message of a day comes: the first time after this moment that the wall shows this hour, once a day.

    An hour that is left out on a day comes later by as much as the clock jumps; one that comes twice counts once.
    """
    h, m = map(int, hour.split(":"))
    day = datetime.fromtimestamp(moment, zone).date() - timedelta(days=1)
    while True:
        when = datetime(day.year, day.month, day.day, h, m, tzinfo=zone).astimezone(UTC).timestamp()
        if when > moment:
            return when
        day += timedelta(days=1)
