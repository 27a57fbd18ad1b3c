"""What a client says on the WebSocket."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, field

from reame.server.protocol.clock_messages import ClockOrder
from reame.server.protocol.counsel import AskCounsel
from reame.server.protocol.letters import Talking
from reame.server.protocol.orders import Ordering
from reame.server.protocol.texts import (
    BotName,
    HoursAway,
    Id,
    Key,
    Message,
    MoveWords,
    Name,
    Pace,
    Seat,
    Subject,
    TableId,
    Talk,
)
from reame.server.store.rows import CounselRule, Manner


class Hello(Message, tag="hello"):
    """The first message."""

    table: TableId
    keys: Annotated[list[Key], Meta(max_length=16)] = field(default_factory=list)
    name: Name = ""
    changes: bool = False  # after the first state, only what has changed


class MakeMove(Message, tag="move"):
    """A move of an own seat."""

    id: Id
    seat: Seat
    seq: int
    words: MoveWords


class AskWhy(Message, tag="why"):
    """Why is this move (not) allowed?"""

    id: Id
    seat: Seat
    words: MoveWords


class AskProspects(Message, tag="prospects"):
    """What would these things mean to the own seat; -1 is a spectator?"""

    id: Id
    seat: Annotated[int, Meta(ge=-1, le=15)]
    about: Annotated[list[Subject], Meta(min_length=1, max_length=16)]


class Undo(Message, tag="undo"):
    """Take back the last move, if nothing was learned since."""

    id: Id
    seat: Seat


class Rewind(Message, tag="rewind"):
    """Ask all people to go back further; `to` counts as in the replay of the own seat."""

    id: Id
    seat: Seat
    to: Annotated[int, Meta(ge=0, le=1_000_000)]


class CastVote(Message, tag="vote"):
    """Answer a vote."""

    id: Id
    seat: Seat
    vote: int
    yes: bool


class Regent(Message, tag="regent"):
    """Give a seat to a bot, or take it back."""

    id: Id
    seat: Seat
    bot: BotName | None = None


class Rename(Message, tag="rename"):
    """What the own seat is called."""

    id: Id
    seat: Seat
    name: Name


class Say(Message, tag="chat"):
    """Table talk; what is proclaimed stands in the journal as well."""

    id: Id
    text: Talk
    seat: Seat | None = None
    proclaim: bool = False


class Begin(Message, tag="start"):
    """Fill the open seats with bots and begin."""

    id: Id
    bot: BotName = "greedy"


class Adjust(Message, tag="adjust"):
    """The host changes how the table goes on: how its bots think, how long they wait between two moves, after how many
    hours somebody counts as away; and, before the game begins, how far counsel goes."""

    id: Id
    manner: Manner | None = None
    pace_ms: Pace | None = None
    away_hours: HoursAway | None = None
    counsel: CounselRule | None = None


class Hurry(Message, tag="hurry"):
    """Whoever sits here need not see every move of the bots: they wait for nobody until a person is asked."""

    id: Id
    seat: Seat


class HaveRead(Message, tag="read"):
    """So many lines of the journal have been read, on this device."""

    id: Id
    count: Annotated[int, Meta(ge=0, le=10_000_000)]


class Look(Message, tag="look"):
    """Somebody has the table before their eyes: the page is open, and to be seen."""


class Ping(Message, tag="ping"):
    """Is anybody there?"""


Order = (
    MakeMove
    | AskWhy
    | AskProspects
    | AskCounsel
    | Undo
    | Rewind
    | CastVote
    | Regent
    | Rename
    | Say
    | Begin
    | Adjust
    | Hurry
    | HaveRead
    | ClockOrder
    | Talking
    | Ordering
)  # what has an answer under its id
Writing = (
    MakeMove | Undo | Rewind | CastVote | Regent | Rename | Say | Begin | Adjust | ClockOrder | Talking | Ordering
)  # what adds to the record or the talk
FromClient = Hello | Order | Look | Ping
