"""What is stored, row by row, and what one commit changes."""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec
from msgspec import Raw, Struct

from reame.bots.characters import Character, character_of
from reame.server.store.result_rows import ResultRow
from reame.server.store.talk_rows import Fallen, Opens, TalkRule

SeatKind = Literal["person", "bot", "open"]
Status = Literal["waiting", "running", "over"]
Manner = Literal["briskly", "usually", "deeply"]
CounselRule = Literal["off", "rules", "preview", "hint"]  # each allows what those before it do
OPENING: Final = -1_000_000  # the number of the entry that tells how a table was laid; commits count from 1
Line = tuple[int, Raw]  # a line of the journal: who may read it (as in the kernel), and its sentence as JSON


class TableRow(Struct, kw_only=True):
    """What is stored of a table besides its seats and its record.

    `waiting` and `machines` are masks: seats that are asked, and seats whose answer the server has to find. `source`
    and `source_move` say from which moment of which table it goes on; `by_hand`, that somebody wrote the position it
    begins with; such tables are never rated. `size` are the bytes that a record brought. `asking` says how the present
    question is put, `asked_at` since when it has been if that is not in the open, and `due` when a clock runs out next.
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
    edition: str = ""  # the text of the owner's edition by which it is played
    talk: TalkRule = "free"
    opened: Opens = "end"  # when everybody reads the letters
    clock: str = ""
    asking: str = ""
    asked_at: float | None = None
    paused_at: float | None = None
    paused_until: float | None = None
    due: float | None = None
    rated: bool = False  # it counts for ratings
    counsel: CounselRule = "rules"  # how far it goes
    onlookers: str = "[]"  # links to look on, where whoever does not play may not
    called: str = ""  # whom its hooks were told of last

    @property
    def handle(self) -> str:
        """By which a library finds its game."""
        return f"{self.game}\n{self.edition}" if self.edition else self.game

    @property
    def careful(self) -> bool:
        """Did somebody write what its rules work on? Then a worker makes every move first."""
        return self.by_hand or bool(self.edition)


class SeatRow(Struct, kw_only=True):
    """What is stored of a seat. `key_hash` is its holder's key, `invite_hash` that of the link that invites to it.

    `person` is whoever holds it on all their devices. `departed`: its holder has left for good, and nobody took it.
    The clock: `bank` seconds are left beyond those of each stretch; of this one `spent` are gone, without those since
    `since`; `rested` is when it was asked last. Under seal `over` will be taken from the bank, and `out` says that its
    time is over; neither is told before the answers are opened. `warned` is the moment before which its holder was.
    `late`: its holder came when the game ran already. They have given so many `answers`, for which they were asked for
    `thought` seconds, and are asked for the next since `asked_at`.
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
    seen: int | None = None  # the place in the ledger up to which its holder has read
    hours: str = ""
    bank: float = 0.0
    spent: float = 0.0
    over: float = 0.0
    since: float | None = None
    rested: float | None = None
    due: float | None = None
    warned: float | None = None
    out: bool = False
    strikes: int = 0
    late: bool = False
    asked_at: float | None = None
    thought: float = 0.0
    answers: int = 0
    orders: str = ""  # standing ones, which only the holder knows

    @property
    def character(self) -> Character | None:
        """Who it is, if a bot that is somebody sits there."""
        return character_of(self.bot) if self.kind == "bot" and self.bot else None

    @property
    def called(self) -> str:
        """The name of whoever sits there, if they have one."""
        known = self.character
        return self.name or ("" if known is None else known.name)


class Entry(Struct, kw_only=True, omit_defaults=True):
    """An entry of the record: a move, some moves taken back, the way back to an earlier moment, the opening; or a mark
    beside the moves, whose `words` stand in the record.

    `seq` is what was acknowledged, or the decision that a mark belongs to. What fell and what was told follow from the
    rules; they are written down so that the record can be read without them.
    """

    type: str  # move, undo, rewind, opening, mark
    seat: int = -1
    words: str = ""
    id: str = ""
    auto: bool = False
    forced: bool = False  # there was no other move
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
    """A line of table talk; with a `note`, something that the table itself tells.

    A proclamation stands in the journal as well, after so many `moves`.
    """

    n: int
    at: float
    seat: int | None
    name: str
    text: str
    note: str | None = None
    moves: int | None = None


class PersonRow(Struct, kw_only=True):
    """Somebody who plays here, on whatever device."""

    id: str
    name: str
    arms: str
    created: float
    seen: float
    hours: str = ""  # when they sleep and are away
    zone: str = ""  # the time zone, as IANA names it
    quiet: str = ""  # hours of the day in which nothing is sent, such as 22:00-08:00
    digest: str = "09:00"  # when the messages of a day come that come once a day
    feed: str | None = None  # the hash of the link to their calendar


class DeviceRow(Struct, kw_only=True):
    """A browser that somebody plays with."""

    id: str
    person: str
    label: str
    created: float
    seen: float


NoticeKind = Literal["turn", "offer", "letter", "vote", "time", "regent", "invite", "over"]


class NoticeRow(Struct, kw_only=True):
    """Something that somebody may have to be told: a person, or a table, which tells its hooks.

    It is looked at again when it is `due`. `at` is when it came about: whoever has looked at the table since knows it.
    `key` names what it is about, so that nothing is told twice. `stage` counts how often it was told.
    """

    id: str
    reader: str
    table_id: str
    seat: int
    kind: NoticeKind
    key: str
    at: float
    due: float | None
    stage: int = 0
    lease: float = 0.0
    facts: str = "{}"


class Stored(Struct, kw_only=True):
    """All that is stored of a table."""

    row: TableRow
    seats: list[SeatRow]
    entries: list[tuple[int, bytes]]  # number and body, one row each
    snapshot: Snapshot | None = None


class Change(Struct, kw_only=True):
    """One commit: columns of the table, columns of seats, an entry of the record, a fresh snapshot, a note.

    `notices` call people; `moot` are seats whose last question stands no more (-1: what the hooks were to be told).
    """

    table: dict[str, Any] = msgspec.field(default_factory=dict)
    seats: dict[int, dict[str, Any]] = msgspec.field(default_factory=dict)
    entry: Entry | None = None
    snapshot: Snapshot | None = None
    notes: list[ChatRow] = msgspec.field(default_factory=list)
    fallen: list[Fallen] = msgspec.field(default_factory=list)  # moves that were taken back
    vacated: list[int] = msgspec.field(default_factory=list)  # seats that change hands
    notices: list[NoticeRow] = msgspec.field(default_factory=list)
    moot: list[int] = msgspec.field(default_factory=list)
    results: list[ResultRow] = msgspec.field(default_factory=list)

    def __bool__(self) -> bool:
        return bool(self.table or self.seats or self.entry is not None or self.notes or self.notices)
