"""Nights and holidays: when time is over that does not run while one sleeps or is away, across daylight saving."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reame.server.clocks.hours import AWAKE, MOST_DAYS, Holiday, Hours, checked, due_at, elapsed
from reame.server.errors import BadRequest

ZONES = [
    "Europe/Rome",
    "America/New_York",
    "Australia/Lord_Howe",
    "Africa/Cairo",
    "Asia/Beirut",
    "Asia/Kathmandu",
    "UTC",
]
# A year with all its changes of clocks, whatever the zone.
MOMENTS = st.integers(
    int(datetime(2026, 1, 1, tzinfo=UTC).timestamp()), int(datetime(2027, 1, 1, tzinfo=UTC).timestamp())
)
SPANS = st.integers(0, 8 * 86_400)


@st.composite
def some_hours(draw: st.DrawFn) -> Hours:
    """Somebody's nights and holidays."""
    night = draw(st.none() | st.integers(0, 23))
    days: list[Holiday] = []
    for first in sorted(draw(st.lists(st.dates(date(2026, 1, 1), date(2027, 1, 10)), max_size=3, unique=True))):
        if not days or first > days[-1].last:
            days.append(Holiday(first, first + timedelta(draw(st.integers(0, 9)))))
    return Hours(draw(st.sampled_from(ZONES)), night, days)


def at(text: str, zone: str = "Europe/Rome") -> float:
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp()


def rests(moment: float, hours: Hours) -> bool:
    """What the wall says, without any reckoning of spans."""
    wall = datetime.fromtimestamp(moment, ZoneInfo(hours.zone))
    if any(h.first <= wall.date() <= h.last for h in hours.holidays):
        return True
    return hours.night is not None and (wall.hour - hours.night) % 24 < 8


@settings(max_examples=150, deadline=None)
@given(MOMENTS, SPANS, some_hours())
def test_what_is_due_after_so_many_seconds_has_run_exactly_so_many(since: int, seconds: int, hours: Hours) -> None:
    due = due_at(since, seconds, hours)
    assert due >= since + seconds
    assert elapsed(since, due, hours) == pytest.approx(seconds, abs=1e-6)


@settings(max_examples=150, deadline=None)
@given(MOMENTS, SPANS, st.integers(0, 86_400), some_hours())
def test_more_time_and_a_later_beginning_are_never_due_earlier(
    since: int, seconds: int, more: int, hours: Hours
) -> None:
    assert due_at(since, seconds + more, hours) >= due_at(since, seconds, hours)
    assert due_at(since + more, seconds, hours) >= due_at(since, seconds, hours)


@settings(max_examples=150, deadline=None)
@given(MOMENTS, st.integers(1, 8 * 86_400), st.integers(1, 8 * 86_400), some_hours())
def test_time_that_runs_in_two_parts_runs_like_one(since: int, first: int, second: int, hours: Hours) -> None:
    middle = due_at(since, first, hours)
    assert due_at(middle, second, hours) == pytest.approx(due_at(since, first + second, hours), abs=1e-6)


@settings(max_examples=60, deadline=None)
@given(MOMENTS, some_hours())
def test_time_runs_when_the_clock_on_the_wall_says_so(since: int, hours: Hours) -> None:
    # In steps of seven minutes over four days. On the two nights a year when clocks change, an hour that there is twice
    # may be read either way: the night lasts until the hour on the wall at which it ends has come for the first time.
    for n in range(0, 4 * 86_400, 420):
        moment = since + n
        ran = elapsed(moment, moment + 1, hours)
        twice = datetime.fromtimestamp(moment, ZoneInfo(hours.zone))
        if twice.replace(fold=0).utcoffset() == twice.replace(fold=1).utcoffset():
            hour_before = datetime.fromtimestamp(moment - 3600, ZoneInfo(hours.zone))
            if hour_before.utcoffset() == twice.utcoffset() and 0 < twice.minute * 60 + twice.second < 3599:
                assert (ran == 0) == rests(moment, hours)


def test_a_night_of_eight_hours_by_the_wall_is_shorter_in_spring_and_longer_in_autumn() -> None:
    hours = Hours("Europe/Rome", 23)
    assert due_at(at("2026-03-28T22:00"), 7200, hours) == at("2026-03-29T08:00")
    assert at("2026-03-29T08:00") - at("2026-03-28T22:00") == 2 * 3600 + 7 * 3600
    assert due_at(at("2026-10-24T22:00"), 7200, hours) == at("2026-10-25T08:00")
    assert at("2026-10-25T08:00") - at("2026-10-24T22:00") == 2 * 3600 + 9 * 3600


def test_who_is_away_for_a_week_has_as_much_time_as_before() -> None:
    hours = Hours("Europe/Rome", None, [Holiday(date(2026, 8, 10), date(2026, 8, 16))])
    assert due_at(at("2026-08-09T12:00"), 86_400, hours) == at("2026-08-17T12:00")
    assert due_at(at("2026-08-12T12:00"), 86_400, hours) == at("2026-08-18T00:00")
    assert due_at(at("2026-08-12T12:00"), 86_400, AWAKE) == at("2026-08-13T12:00")


def test_midnight_that_does_not_exist() -> None:
    # Clocks in Cairo go from midnight to one on this day.
    hours = Hours("Africa/Cairo", None, [Holiday(date(2026, 4, 24), date(2026, 4, 24))])
    assert due_at(at("2026-04-23T23:00", "Africa/Cairo"), 7200, hours) == at("2026-04-25T01:00", "Africa/Cairo")


def test_holidays_are_limited_joined_and_cannot_be_taken_twice() -> None:
    now = at("2026-08-12T12:00")
    wish = Hours(
        "Europe/Rome",
        23,
        [Holiday(date(2026, 8, 14), date(2026, 8, 20)), Holiday(date(2026, 8, 10), date(2026, 8, 13))],
    )
    kept = checked(wish, AWAKE, now)
    assert kept.holidays == [Holiday(date(2026, 8, 12), date(2026, 8, 20))]  # yesterday cannot be had any more
    later = at("2026-08-18T12:00")
    ended = checked(Hours("Europe/Rome"), kept, later)
    assert ended.holidays == [Holiday(date(2026, 8, 12), date(2026, 8, 17))]  # what was taken was taken
    rest = MOST_DAYS - 6
    checked(
        Hours("Europe/Rome", None, [Holiday(date(2026, 9, 1), date(2026, 9, 1) + timedelta(rest - 1))]), ended, later
    )
    with pytest.raises(BadRequest, match="holidays"):
        checked(
            Hours("Europe/Rome", None, [Holiday(date(2026, 9, 1), date(2026, 9, 1) + timedelta(rest))]), ended, later
        )
    for wrong in (Hours("Europe/Atlantis"), Hours("UTC", 24)):
        with pytest.raises(BadRequest):
            checked(wrong, AWAKE, now)
