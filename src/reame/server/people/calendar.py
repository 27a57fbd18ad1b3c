"""The calendar of a person: when their time is over at each table, as RFC 5545 has it, for apps that ask often."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from reame.server.clocks.hours import iso
from reame.server.library import Library
from reame.server.store.rows import SeatRow, TableRow
from reame.server.tables.keys import key_hash

BEFORE: Final = 1800.0  # seconds: how long an entry is
WIDTH: Final = 74  # bytes of a line, without what folds it


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(files("reame.server").joinpath(f"words.{language}.ftl").read_text("utf-8")))
    return bundle


def _say(language: str, key: str, **arguments: str) -> str:
    message = _bundle(language).get_message(key)
    assert message.value is not None
    text, errors = _bundle(language).format_pattern(message.value, arguments)
    assert not errors, errors
    return str(text)


def calendar(
    found: list[tuple[TableRow, list[SeatRow]]], person: str, library: Library, base: str, language: str, now: float
) -> str:
    """All moments at which the time of somebody is over."""
    lines = [
        "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Reame//Table//EN", "CALSCALE:GREGORIAN", "METHOD:PUBLISH",
        f"X-WR-CALNAME:{_escaped(_say(language, 'calendar-name'))}", "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
    ]  # fmt: skip
    titles = {game["name"]: game["title"] for game in library.list}  # of a game that is gone there is the name
    for row, chairs in found:
        for chair in chairs:
            if chair.person == person and chair.due is not None and row.status == "running":
                lines += _event(row, chair, chair.due, titles.get(row.game, row.game), base, language, now)
    return "".join(f"{part}\r\n" for line in [*lines, "END:VCALENDAR"] for part in _folded(line))


def _event(row: TableRow, chair: SeatRow, due: float, title: str, base: str, language: str, now: float) -> list[str]:
    address = f"{base}/t/{row.id}"
    return [
        "BEGIN:VEVENT",
        f"UID:{key_hash(row.id)[:20]}-{chair.seat}@reame",
        f"DTSTAMP:{iso(now)}",
        f"DTSTART:{iso(due - BEFORE)}",
        f"DTEND:{iso(due)}",
        f"SUMMARY:{_escaped(_say(language, 'calendar-due', game=title))}",
        f"DESCRIPTION:{_escaped(address)}",
        f"URL:{address}",
        "TRANSP:TRANSPARENT",
        "END:VEVENT",
    ]


def _escaped(text: str) -> str:
    for c in ("\\", ";", ","):
        text = text.replace(c, f"\\{c}")
    return text.replace("\n", "\\n")


def _folded(line: str) -> Iterator[str]:
    """Lines of at most 75 bytes; no letter is cut in two."""
    part = ""
    for c in line:
        if len((part + c).encode()) > WIDTH:
            yield part
            part = " "
        part += c
    yield part
