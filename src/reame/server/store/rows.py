"""What is stored, row by row, and what one commit changes."""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec
from msgspec import Raw, Struct

SeatKind = Literal["person", "bot", "open"]
Status = Literal["waiting", "running", "over"]
Manner = Literal["briskly", "usually", "deeply"]
OPENING: Final = -1_000_000  # the number of the entry that tells how a table was laid; commits count from 1
Line = tuple[int, Raw]  # a line of the journal: who may read it (as in the kernel), and its sentence as JSON


class TableRow(Struct, kw_only=True):
    """What is stored of a table besides its seats and its record.

    `waiting` and `machines` are masks: seats that are asked, and seats whose answer the server has to find. `source`
    and `source_move` say from which moment of which table it goes on; `by_hand`, that somebody wrote the position it
    begins with; such tables are never rated. `size` are the bytes that a record brought.
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
    manner: Manner = "usually"  # how its bots think
    away_hours: float
    auto_forced: bool
    votes: str = "[]"
    rematch: str | None = None
    waiting: int = 0
    machines: int = 0
    created: float
    changed: float
    by_hand: bool = False
    source: str | None = None
    source_move: int = 0
    outcome: str | None = None
    damage: str | None = None
    host_hash: str | None = None
    host_person: str | None = None
    shut: bool = False  # nobody may look on
    size: int = 0
    filmed: int = 0


class SeatRow(Struct, kw_only=True):
    """What is stored of a seat. `key_hash` is its holder's key, `invite_hash` that of the link that invites to it.

    `person` is whoever holds it on all their devices. `departed`: its holder has left for good, and nobody took it.
    """

    seat: int
    name: str
    kind: SeatKind
    bot: str | None = None
    regent: str | None = None
    key_hash: str | None = None
    invite_hash: str | None = None
    seen_until: float
    person: str | None = None
    arms: str | None = None
    departed: bool = False
    ready: bool = False
    muted: bool = False


class Entry(Struct, kw_only=True, omit_defaults=True):
    """An entry of the record: a move, some moves taken back, the way back to an earlier moment; or the opening.

    `seq` is what was acknowledged. What fell and what was told follow from the rules; they are written down so that
    the record can be read without them.
    """

    type: str  # move, undo, rewind, opening
    seat: int = -1
    words: str = ""
    id: str = ""
    auto: bool = False
    count: int = 0
    seq: int = 0
    dice: list[int] = []
    told: list[Line] | None = None  # None: not written down


class Snapshot(Struct, kw_only=True):
    """A position to go on from, so that a long record need not be replayed: the one below which undo never goes.

    `made_by` names the rules by which it was made; under others the record is replayed instead.
    """

    seq: int  # the commit after which it was taken
    made_by: str
    floor: int
    base: Raw
    seqs: list[int]


class ChatRow(Struct, kw_only=True):
    """A line of table talk; with a `note`, something that the table itself tells."""

    n: int
    at: float
    seat: int | None
    name: str
    text: str
    note: str | None = None


class PersonRow(Struct, kw_only=True):
    """Somebody who plays here, on whatever device."""

    id: str
    name: str
    arms: str
    created: float
    seen: float


class DeviceRow(Struct, kw_only=True):
    """A browser that somebody plays with."""

    id: str
    person: str
    label: str
    created: float
    seen: float


class Stored(Struct, kw_only=True):
    """All that is stored of a table."""

    row: TableRow
    seats: list[SeatRow]
    entries: list[tuple[int, bytes]]  # number and body, one row each
    snapshot: Snapshot | None = None


class Change(Struct, kw_only=True):
    """One commit: columns of the table, columns of seats, an entry of the record, a fresh snapshot, a note."""

    table: dict[str, Any] = msgspec.field(default_factory=dict)
    seats: dict[int, dict[str, Any]] = msgspec.field(default_factory=dict)
    entry: Entry | None = None
    snapshot: Snapshot | None = None
    notes: list[ChatRow] = msgspec.field(default_factory=list)

    def __bool__(self) -> bool:
        return bool(self.table or self.seats or self.entry is not None or self.notes)
