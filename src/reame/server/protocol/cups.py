"""What is said of cups, both ways."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from reame.server.clocks.clock import NONE, Clock
from reame.server.protocol.texts import EditionText, HoursAway, Name, Pace
from reame.server.store.cup_rows import CupStatus, Place
from reame.server.store.rows import Manner
from reame.server.store.talk_rows import Opens, TalkRule

Number = Annotated[int, Meta(ge=0, le=1_000)]  # of somebody in a cup


class Terms(Struct, kw_only=True, forbid_unknown_fields=True):
    """What is agreed for a whole cup: how many at a table, how many rounds, and how its tables are laid.

    With `smaller`, tables may lack one, where nobody would have to sit out for it.
    """

    game: Annotated[str, Meta(max_length=40)]
    size: Annotated[int, Meta(ge=2, le=16)]
    rounds: Annotated[int, Meta(ge=1, le=20)]
    smaller: bool = True
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


class NewCup(Struct, kw_only=True, forbid_unknown_fields=True):
    """A cup to be; does whoever makes it play as well?"""

    name: Name
    terms: Terms
    plays: bool = True


class OpenCup(Struct, forbid_unknown_fields=True):
    """May whoever has the link still come in?"""

    open: bool


class NextRound(Struct, forbid_unknown_fields=True):
    """Lay the tables of a round: the one that comes next, so that nobody begins two by pressing twice."""

    round: Annotated[int, Meta(ge=1, le=20)]


class Exchange(Struct, kw_only=True, forbid_unknown_fields=True):
    """Somebody goes, and somebody from the reserve comes for them; or only one of both."""

    out: Number | None = None
    into: Number | None = None


class CupPerson(Struct):
    """Somebody in a cup, under a number of their own."""

    n: int
    name: str
    arms: str
    place: Place
    mine: bool
    gone: bool  # for good: nobody has this name any more


class CupTable(Struct):
    """A table of a round: who sits there, seat by seat, and what each has won if it is over."""

    people: list[int]
    status: Literal["to-come", "running", "over", "cleared"]
    table: str | None  # told to those who are in the cup
    places: list[int] | None
    points: list[float] | None


class CupRound(Struct):
    """A round of the plan."""

    tables: list[CupTable]
    out: list[int]
    begun: bool


class StandCard(Struct):
    """Where somebody stands: by points, then by how many they left behind, then by the points of those they met."""

    n: int
    place: int
    points: float
    games: int
    wins: int
    beaten: float
    met: float


class CupCard(Struct, kw_only=True):
    """The page of a cup."""

    cup: str
    name: str
    terms: Terms
    edition: bool  # its tables are played by an edition, whose text is not repeated here
    status: CupStatus
    open: bool
    host: bool
    me: int | None
    begun: int
    moved: bool  # who plays has changed since: the rounds to come will be planned anew
    sizes: list[int]  # of the tables of a round, for those who play now
    people: list[CupPerson]
    rounds: list[CupRound]
    standings: list[StandCard]


class CupLine(Struct):
    """A cup in a list."""

    cup: str
    name: str
    game: str
    status: CupStatus
    begun: int
    rounds: int
    host: bool
