"""What HTTP calls carry, both ways."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from reame.builds import State
from reame.server.clocks.clock import NONE, Clock
from reame.server.clocks.hours import Hours
from reame.server.protocol.letters import ExportLetter, ExportPromise
from reame.server.protocol.notices import ExportChannel
from reame.server.protocol.orders import OrderCard
from reame.server.protocol.results import ResultCard
from reame.server.protocol.texts import BotName, EditionText, HoursAway, MoveWords, Name, NewKey, Pace, Ref, Seat
from reame.server.store.rows import CounselRule, Manner, SeatKind, Status
from reame.server.store.talk_rows import Honour, Opens, TalkRule


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
    away_hours: HoursAway = 24.0
    auto_forced: bool = False
    talk: TalkRule = "free"
    opened: Opens = "end"
    clock: Clock = NONE
    edition: EditionText = ""
    rated: bool = False
    counsel: CounselRule | None = None  # None: as is usual for those who play


class Branch(Struct, forbid_unknown_fields=True):
    """Play on from a moment of a finished game."""

    at: Annotated[int, Meta(ge=0, le=1_000_000)]
    seats: Annotated[list[Chair], Meta(min_length=1, max_length=16)]
    public: bool = False
    pace_ms: Pace = 800
    manner: Manner = "usually"
    away_hours: HoursAway = 24.0
    auto_forced: bool = False
    talk: TalkRule = "free"
    opened: Opens = "end"
    clock: Clock = NONE
    counsel: CounselRule | None = None


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
    """The rules of the house: for how many days a table is kept that nobody touches, if not for ever; is there mail?"""

    keep_days: float | None
    mail: bool = False


class EditionName(Struct):
    """What an edition is called, and by which it is told from others: the hash that stands in records, too."""

    name: str
    mark: str


class CharacterCard(Struct):
    """Somebody whom a bot can be: at the end of its name stands the word, as in `greedy:berta`."""

    word: str
    name: str
    temper: str
    arms: str


class GameCard(Struct):
    """A game on the shelf."""

    name: str
    title: str
    rules: int
    seats: list[int]
    options: list[GameOption]
    bots: list[str]
    characters: list[CharacterCard]
    editions: list[EditionName] = []


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
    temper: str | None  # of a bot that has one


class OriginCard(Struct):
    """Where a table goes on from: a move of another game; `by_hand`, if somebody wrote the position it began with."""

    move: int
    by_hand: bool
    table: str | None = None


class OnlookerCard(Struct):
    """A link to look on, as the host knows it: a name, and what it is for."""

    link: str
    label: str


class OnlookerMade(Struct):
    """A new link to look on."""

    link: str
    key: str


class NewOnlooker(Struct, forbid_unknown_fields=True):
    """Whom a link to look on is for."""

    label: Name = ""


class WhichLink(Struct, forbid_unknown_fields=True):
    """A link to look on."""

    link: Ref


class Reseat(Struct, forbid_unknown_fields=True):
    """Somebody has lost the device that holds this seat, and asks the others for it with a key of their own."""

    seat: Seat
    key: NewKey | None = None


class Feed(Struct):
    """The secret in the address of one's calendar."""

    code: str


class ClosedCard(Struct):
    """Why nobody can play at a table any more: `damaged` or `other-rules`, and the reason in plain words."""

    key: str
    message: str


VoteKind = Literal["rewind", "regent", "seat", "kick", "mute", "unmute", "reseat", "pause", "time", "clock"]


class VoteCard(Struct):
    """A question to the people at the table. To go back leaves `lines` of the lines that this client can read.

    A pause lasts `until`; more time is `seconds` for a seat. Who is sent away or silenced is decided in secret: `by` is
    -1, and `yes` and `no` are the votes of own seats only.
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
    until: float | None = None
    seconds: float | None = None
    clock: Clock | None = None


class EditionCard(Struct):
    """An edition in full: each change by its path, the messages with other words, and what the map shows as before."""

    name: str
    mark: str
    changes: list[dict[str, Any]]
    words: list[str]
    drawn: list[str]
    data: dict[str, Any]


class EditionBody(Struct, forbid_unknown_fields=True):
    """An edition that somebody brings."""

    game: Annotated[str, Meta(max_length=40)]
    text: EditionText


class EditionVerdict(Struct):
    """Does it hold? If not, what is wrong, each fault with its path."""

    holds: bool
    faults: list[str]
    edition: EditionCard | None


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
    clock: Clock
    votes: list[VoteCard]
    rematch: str | None
    archived: bool
    origin: OriginCard | None
    closed: ClosedCard | None
    talk: TalkRule
    opened: Opens
    rated: bool  # does it count for ratings?
    counsel: CounselRule  # how far it goes
    letters: bool  # may they be written now?
    onlookers: list[OnlookerCard]  # told to the host only
    edition: EditionName | None = None
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
    rated: bool
    counsel: CounselRule


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
    due: float | None  # when the time of one of these is over


class Moment(Struct):
    """A table after n moves, through the eyes of a seat."""

    n: int
    total: int
    view: dict[str, Any]
    lines: list[dict[str, Any]]
    move: dict[str, Any] | None


class Weighed(Struct):
    """Prospects by subject; null, if the game has nothing to say about one."""

    told: dict[str, Any]


class Greeting(Struct, forbid_unknown_fields=True):
    """Somebody who would like to be known on this device. Seats of the keys that come with it are theirs."""

    name: Name = ""
    device: Name = ""


class Changed(Struct, forbid_unknown_fields=True):
    """Another name, other arms, other hours."""

    name: Name | None = None
    arms: Annotated[str, Meta(max_length=80)] | None = None
    hours: Hours | None = None


class Code(Struct, forbid_unknown_fields=True):
    """The code of a link, or a recovery code; and what this device is called."""

    code: Annotated[str, Meta(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_ -]+$")]
    device: Name = ""


class WhichDevice(Struct, forbid_unknown_fields=True):
    """A device of one's own."""

    device: Ref


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
    honour: Honour
    hours: Hours


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


class RecapGroup(Struct):
    """What a seat did in one step, or several seats did in turn (`by` is -1): lines from `first` up to `last`.

    `stops` are lines on the way at which the board can be looked at; `mine` says that some of it concerns the reader.
    """

    by: int
    step: str
    rule: str
    mine: bool
    events: int
    first: int
    last: int
    stops: list[int]


class Recap(Struct):
    """What has been told since one last looked; `seen` lines were read before, or none if one has never looked."""

    seen: int | None
    events: int
    groups: list[RecapGroup]


class Shown(Struct):
    """What a seat saw at a moment."""

    view: dict[str, Any]


class ExportSeat(Struct):
    """A seat of one's own, as it is kept."""

    table: str
    game: str
    status: Status
    created: float
    seat: int
    name: str
    orders: list[OrderCard]


class Said(Struct):
    """Something that one has said at a table, or in its gallery."""

    where: str
    table: str
    at: float
    seat: int | None
    name: str
    text: str


class ExportCup(Struct):
    """A cup where somebody is, or that they hold."""

    cup: str
    name: str
    created: float
    host: bool


class Export(Struct):
    """All that is kept of somebody."""

    me: Me
    seats: list[ExportSeat]
    said: list[Said]
    letters: list[ExportLetter]
    promises: list[ExportPromise]
    channels: list[ExportChannel]
    quiet: str
    digest: str
    results: list[ResultCard]
    cups: list[ExportCup]


class LessonCard(Struct):
    """A lesson, or a puzzle, and how many steps it has."""

    lesson: str
    puzzle: bool
    steps: int


class Learned(Struct, forbid_unknown_fields=True):
    """All that a learner has said in a lesson; `show` asks for the model, `why` about a move, `about` for prospects."""

    entries: Annotated[list[MoveWords], Meta(max_length=300)]
    show: bool = False
    why: MoveWords = ""
    about: Annotated[list[MoveWords], Meta(max_length=16)] = field(default_factory=list)


class FreePlay(Struct):
    """Free play: the bots of the other seats, and where in the view it shows that the lesson is over."""

    bots: list[str]
    until: list[dict[str, Any]]


class LessonOdds(Struct):
    """Of a goal that needs luck: the odds that a way gave it, and the best."""

    way: float
    best: float


class Told(Struct, omit_defaults=True):
    """Where a learner stands: the step, the verdict on the last entry, what is said, the table as its seat sees it."""

    game: str
    lesson: str
    step: int  # so many are done
    of: int
    kind: Literal["read", "do", "point", "goal", "play", "end"]
    entries: list[str]  # those that count
    since: int  # so many of them before this step
    verdict: Literal["", "right", "wrong", "illegal"]
    said: str  # about the last entry, a key
    refused: dict[str, Any] | None  # the sentence of the rules that forbids it
    done: bool
    say: str  # a key
    rule: str
    light: list[str]
    hint: str  # a key
    left: int  # moves towards a goal
    play: FreePlay | None
    state: dict[str, Any]
    model: list[str] | None = None
    why: dict[str, Any] | None = None
    told: dict[str, Any] | None = None  # prospects, by subject
    odds: LessonOdds | None = None  # of the moves towards a goal


class Played(Struct, forbid_unknown_fields=True):
    """All that a learner has said in a lesson, which has led to free play; and what they are called."""

    entries: Annotated[list[MoveWords], Meta(max_length=300)]
    name: Name = ""


class Problem(Struct):
    """What was wrong and what to do next."""

    key: str
    message: str
    details: dict[str, str | int] = {}


class ProblemBody(Struct):
    """The body of every answer 4xx."""

    error: Problem
