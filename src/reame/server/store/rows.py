"""What is stored, row by row, and what one commit changes."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct

SeatKind = Literal["person", "bot", "open"]
Status = Literal["waiting", "running", "over"]


class TableRow(Struct, kw_only=True):
    """What is stored of a table besides its seats and its record.

    `waiting` and `machines` are masks: seats that are asked, and seats whose answer the server has to find.
    """

    id: str
    seq: int = 1
    game: str
    rules: int
    options: str
    seed: str
    salt: str
    start: str | None = None
    status: Status
    public: bool
    archived: bool = False
    pace_ms: int
    away_hours: float
    auto_forced: bool
    votes: str = "[]"
    rematch: str | None = None
    waiting: int = 0
    machines: int = 0
    created: float
    changed: float


class SeatRow(Struct, kw_only=True):
    """What is stored of a seat."""

    seat: int
    name: str
    kind: SeatKind
    bot: str | None = None
    regent: str | None = None
    key_hash: str | None = None
    seen_until: float


class Entry(Struct, kw_only=True, omit_defaults=True):
    """An entry of the record: a move, some moves taken back, or the way back to an earlier moment."""

    type: str  # move, undo, rewind
    seat: int = -1
    words: str = ""
    id: str = ""
    auto: bool = False
    count: int = 0


class ChatRow(Struct, kw_only=True):
    """A line of table talk."""

    n: int
    at: float
    seat: int | None
    name: str
    text: str


class Change(Struct, kw_only=True):
    """One commit: columns of the table, columns of seats, and an entry of the record."""

    table: dict[str, Any] = msgspec.field(default_factory=dict)
    seats: dict[int, dict[str, Any]] = msgspec.field(default_factory=dict)
    entry: Entry | None = None
