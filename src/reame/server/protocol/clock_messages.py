"""What a client says about the clocks of its table."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from reame.server.clocks.clock import Clock
from reame.server.protocol.texts import Id, Message, Seat

Moment = Annotated[float, Meta(ge=0, le=1e11)]


class AskPause(Message, tag="pause"):
    """Ask the others that all clocks stand still, until then."""

    id: Id
    seat: Seat
    until: Moment


class AskTime(Message, tag="more-time"):
    """Ask the others that a seat has so many seconds more."""

    id: Id
    seat: Seat
    to: Seat
    seconds: Annotated[float, Meta(ge=0, le=1e7)]


class AskClock(Message, tag="clock"):
    """Another clock: before the game begins the host sets it, afterwards the others are asked."""

    id: Id
    clock: Clock
    seat: Seat | None = None


class Resume(Message, tag="resume"):
    """The clocks go on; anybody who plays may say so."""

    id: Id
    seat: Seat


ClockOrder = AskPause | AskTime | AskClock | Resume
