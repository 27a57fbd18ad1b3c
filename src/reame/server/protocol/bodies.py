"""What HTTP calls carry, both ways."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from reame.builds import State
from reame.server.protocol.texts import BotName, Hours, Name, NewKey, Pace, Seat
from reame.server.store.rows import Manner, SeatKind, Status


class Chair(Struct, forbid_unknown_fields=True):
    """A seat of a table to be."""

    who: Literal["me", "open", "bot"]
    name: Name = ""
    bot: BotName = "greedy"


class NewTable(Struct, forbid_unknown_fields=True):
    """What to play, and with whom."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[Chair], Meta(min_length=1, max_length=16)]
    options: dict[str, str] = field(default_factory=dict)
    public: bool = False
    pace_ms: Pace = 800
    manner: Manner = "usually"
    away_hours: Hours = 24.0
    auto_forced: bool = False


class Branch(Struct, forbid_unknown_fields=True):
    """Play on from a moment of a finished game."""

    at: Annotated[int, Meta(ge=0, le=1_000_000)]
    seats: Annotated[list[Chair], Meta(min_length=1, max_length=16)]
    public: bool = False
    pace_ms: Pace = 800
    manner: Manner = "usually"
    away_hours: Hours = 24.0
    auto_forced: bool = False


class Take(Struct, forbid_unknown_fields=True):
    """Sit down: on a free seat of a public table, or on the one that a key invites to. The key may be one's own."""

    seat: Seat | None = None
    name: Name = ""
    key: NewKey | None = None


class Renew(Struct, forbid_unknown_fields=True):
    """Exchange the key of one's seat, for a new one or for this one."""

    seat: Seat
    key: NewKey | None = None


class WhichSeat(Struct, forbid_unknown_fields=True):
    """A seat."""

    seat: Seat


class Ready(Struct, forbid_unknown_fields=True):
    """The game may begin, as far as this seat is concerned; or not yet."""

    seat: Seat
    ready: bool = True


class WhoSits(Struct, forbid_unknown_fields=True):
    """A bot for a seat; or nobody, so that it is free."""

    seat: Seat
    bot: BotName | None = None


class Shut(Struct, forbid_unknown_fields=True):
    """May nobody look on who does not play?"""

    shut: bool


class Accuse(Struct, forbid_unknown_fields=True):
    """The holder of a seat asks the others to send somebody away, to silence them, or to let them speak again."""

    by: Seat
    seat: Seat
    kind: Literal["kick", "mute", "unmute"]


class Invitation(Struct):
    """A new link to a seat."""

    seat: int
    invite: str


class Made(Struct):
    """A new table: the keys of own seats, invitations to the open ones, and the key of the host."""

    table: str
    keys: dict[str, str]
    invites: dict[str, str]
    host: str


class Taken(Struct):
    """A seat and its key, which is empty if another device of the same person has it; `pending`, if the people at the
    table have to agree first."""

    seat: int
    key: str
    pending: bool = False


class Opened(Struct):
    """A table to look at."""

    table: str


class GameOption(Struct):
    """A rule that can be chosen."""

    name: str
    values: list[str]
    standard: str
    rule: str


class BuildCard(Struct):
    """Plain or compiled; in a checkout the games may be compiled while people already play."""

    state: State


class House(Struct):
    """The rules of the house: for how many days a table is kept that nobody touches, if not for ever."""

    keep_days: float | None


class GameCard(Struct):
    """A game on the shelf."""

    name: str
    title: str
    rules: int
    seats: list[int]
    options: list[GameOption]
    bots: list[str]


class SeatCard(Struct):
    """What anybody may know of a seat."""

    seat: int
    name: str
    kind: SeatKind
    bot: str | None
    regent: str | None
    online: bool
    away: bool
    mine: bool
    arms: str | None
    departed: bool
    ready: bool
    muted: bool
    invited: bool  # a link invites to it; told to the host only


class OriginCard(Struct):
    """Where a table goes on from: a move of another game; `by_hand`, if somebody wrote the position it began with."""

    move: int
    by_hand: bool
    table: str | None = None


class ClosedCard(Struct):
    """Why nobody can play at a table any more: `damaged` or `other-rules`, and the reason in plain words."""

    key: str
    message: str


VoteKind = Literal["rewind", "regent", "seat", "kick", "mute", "unmute"]


class VoteCard(Struct):
    """A question to the people at the table. To go back leaves `lines` of the lines that this client can read.

    Who is sent away or silenced is decided in secret: `by` is -1, and `yes` and `no` are the votes of own seats only.
    """

    vote: int
    kind: VoteKind
    by: int
    yes: list[int]
    no: list[int]
    voters: list[int]
    lines: int | None = None
    seat: int | None = None
    bot: str | None = None
    name: str | None = None


class TableCard(Struct):
    """What anybody may know of a table; on the WebSocket it comes with `type: "table"`."""

    table: str
    game: str
    rules: int
    options: dict[str, str]
    status: Status
    seats: list[SeatCard]
    host: bool
    public: bool
    shut: bool
    commitment: str
    seed: str | None
    salt: str | None
    pace_ms: int
    manner: Manner
    away_hours: float
    auto_forced: bool
    votes: list[VoteCard]
    rematch: str | None
    archived: bool
    origin: OriginCard | None
    closed: ClosedCard | None
    type: str = "table"


class LobbySeat(Struct):
    """A seat in the list of tables."""

    seat: int
    name: str
    kind: SeatKind
    bot: str | None


class LobbyTable(Struct):
    """A line of the list of tables."""

    table: str
    game: str
    status: Status
    seats: list[LobbySeat]
    created: float
    origin: OriginCard | None


class MyTable(Struct):
    """A table where one has a seat."""

    table: str
    game: str
    status: Status
    seats: list[LobbySeat]
    created: float
    origin: OriginCard | None
    mine: list[int]
    waiting: list[int]


class Moment(Struct):
    """A table after n moves, through the eyes of a seat."""

    n: int
    total: int
    view: dict[str, Any]
    lines: list[dict[str, Any]]
    move: dict[str, Any] | None


class Greeting(Struct, forbid_unknown_fields=True):
    """Somebody who would like to be known on this device. Seats of the keys that come with it are theirs."""

    name: Name = ""
    device: Name = ""


class Changed(Struct, forbid_unknown_fields=True):
    """Another name, other arms."""

    name: Name | None = None
    arms: Annotated[str, Meta(max_length=80)] | None = None


class Code(Struct, forbid_unknown_fields=True):
    """The code of a link, or a recovery code; and what this device is called."""

    code: Annotated[str, Meta(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_ -]+$")]
    device: Name = ""


class WhichDevice(Struct, forbid_unknown_fields=True):
    """A device of one's own."""

    device: Annotated[str, Meta(max_length=40)]


class DeviceCard(Struct):
    """A device of one's own."""

    device: str
    label: str
    created: float
    seen: float
    here: bool


class Me(Struct):
    """What somebody is told of themselves."""

    name: str
    arms: str
    created: float
    devices: list[DeviceCard]
    recovery: bool


class Whoami(Struct):
    """Who is known on this device, if anybody is."""

    me: Me | None


class MyCode(Struct):
    """A code for another device; when it ends, if it does by itself."""

    code: str
    until: float | None


class Preview(Struct):
    """Whose a code is; `mine`, if this device is theirs already, and at how many tables whoever is known here sits."""

    name: str
    arms: str
    mine: bool
    tables: int


class ExportSeat(Struct):
    """A seat of one's own, as it is kept."""

    table: str
    game: str
    status: Status
    created: float
    seat: int
    name: str


class Said(Struct):
    """Something that one has said at a table, or in its gallery."""

    where: str
    table: str
    at: float
    seat: int | None
    name: str
    text: str


class Export(Struct):
    """All that is kept of somebody."""

    me: Me
    seats: list[ExportSeat]
    said: list[Said]


class Problem(Struct):
    """What was wrong and what to do next."""

    key: str
    message: str
    details: dict[str, str | int] = {}


class ProblemBody(Struct):
    """The body of every answer 4xx."""

    error: Problem
