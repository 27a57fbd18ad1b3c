"""Nights and holidays in one's own time zone, during which no time of games by turn runs."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, date, datetime, time, timedelta
from functools import lru_cache
from typing import Final
from zoneinfo import ZoneInfo, available_timezones

import msgspec
from msgspec import Struct

from reame.server.errors import BadRequest

NIGHT: Final = 8  # hours
MOST_DAYS: Final = 42  # of holidays in a year
YEAR: Final = timedelta(days=365)
DAY: Final = timedelta(days=1)


class Holiday(Struct, frozen=True, forbid_unknown_fields=True):
    """Days on which one does not play, the first and the last included."""

    first: date
    last: date


class Hours(Struct, frozen=True, forbid_unknown_fields=True):
    """When somebody sleeps and is away: a time zone, the hour at which their night begins, their holidays in order."""

    zone: str = "UTC"
    night: int | None = None
    holidays: list[Holiday] = []


AWAKE: Final = Hours()


@lru_cache(maxsize=1)
def zones() -> frozenset[str]:
    """The names of all time zones."""
    return frozenset(available_timezones())


@lru_cache(maxsize=10_000)
def read_hours(text: str) -> Hours:
    """Hours as they are stored; none at all if nothing is."""
    return msgspec.json.decode(text, type=Hours) if text else AWAKE


def checked(wish: Hours, before: Hours, now: float) -> Hours:
    """These hours, with the holidays of the last year that are over; they cannot be taken twice."""
    if wish.zone not in zones():
        raise BadRequest("bad-hours", f"there is no time zone {wish.zone!r}")
    if wish.night is not None and not 0 <= wish.night <= 23:
        raise BadRequest("bad-hours", "a night begins at an hour from 0 to 23")
    today = datetime.fromtimestamp(now, ZoneInfo(wish.zone)).date()
    spent = [_cut(h, today - YEAR, today - DAY) for h in before.holidays]
    wanted = [_cut(h, today, today + YEAR) for h in wish.holidays]
    kept = _joined([h for h in [*spent, *wanted] if h.first <= h.last])
    if sum((h.last - h.first).days + 1 for h in kept) > MOST_DAYS:
        raise BadRequest("too-many-holidays", f"{MOST_DAYS} days of holidays a year are the most")
    return Hours(wish.zone, wish.night, kept)


def _cut(h: Holiday, first: date, last: date) -> Holiday:
    return Holiday(max(h.first, first), min(h.last, last))


def _joined(holidays: list[Holiday]) -> list[Holiday]:
    """In order, each day once."""
    out: list[Holiday] = []
    for h in sorted(holidays, key=lambda h: h.first):
        if out and h.first <= out[-1].last + DAY:
            out[-1] = Holiday(out[-1].first, max(out[-1].last, h.last))
        else:
            out.append(h)
    return out


def _rests(hours: Hours, since: float) -> Iterator[tuple[float, float]]:
    """Spans in which no time runs, from shortly before a moment on, by when they begin; they may overlap."""
    zone = ZoneInfo(hours.zone)
    day = datetime.fromtimestamp(since, zone).date() - DAY
    last = max((h.last for h in hours.holidays), default=day - DAY)
    while hours.night is not None or day <= last:
        if any(h.first <= day <= h.last for h in hours.holidays):
            yield _moment(day, 0, zone), _moment(day, 24, zone)
        if hours.night is not None:
            yield _moment(day, hours.night, zone), _moment(day, hours.night + NIGHT, zone)
        day += DAY


def _moment(day: date, hour: int, zone: ZoneInfo) -> float:
    """When the clocks on the wall say so; an hour that they leave out in spring is when they are put forward."""
    wall = datetime.combine(day + timedelta(days=hour // 24), time(hour % 24), zone)
    early, late = wall.timestamp(), wall.replace(fold=1).timestamp()
    if early > late:  # there is no such hour that day
        return _forward(late, early, zone)
    return early


def _forward(before: float, after: float, zone: ZoneInfo) -> float:
    """The second between two moments at which the clocks are put forward."""
    low, high = int(before), int(after)
    offset = datetime.fromtimestamp(low, zone).utcoffset()
    while high - low > 1:
        middle = (low + high) // 2
        if datetime.fromtimestamp(middle, zone).utcoffset() == offset:
            low = middle
        else:
            high = middle
    return float(high)


def due_at(since: float, seconds: float, hours: Hours = AWAKE) -> float:
    """When so many seconds are over that begin to run at `since`, but not at night and on holidays."""
    moment = since
    for begin, end in _rests(hours, since):
        if end <= moment:
            continue
        if moment + seconds <= begin:
            break
        seconds -= max(0.0, begin - moment)
        moment = end
    return moment + seconds


def elapsed(since: float, until: float, hours: Hours = AWAKE) -> float:
    """How many seconds have run between two moments, without nights and holidays."""
    total, moment = 0.0, since
    for begin, end in _rests(hours, since):
        if begin >= until:
            break
        total += max(0.0, begin - moment)
        moment = max(moment, end)
    return total + max(0.0, until - moment)


def iso(moment: float) -> str:
    """A moment as calendars write it."""
    return datetime.fromtimestamp(moment, UTC).strftime("%Y%m%dT%H%M%SZ")
