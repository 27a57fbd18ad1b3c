"""Standing orders as they go over the wire, both ways."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from reame.server.orders.orders import Kind, Span
from reame.server.protocol.texts import Id, Message, Seat

QuestionKey = Annotated[str, Meta(max_length=80, pattern=r"^[a-z0-9-]*$")]
Limit = Annotated[int, Meta(ge=0, le=1_000_000)]


class GiveOrder(Message, tag="order"):
    """From now on such a question is answered for this seat: bid up to `limit`, pass, accept from `limit` on.

    `question` is the key of what the seat is asked now; empty: every auction, or every moment to react. In place of an
    older order about the same.
    """

    id: Id
    seat: Seat
    kind: Kind
    question: QuestionKey = ""
    limit: Limit = 0
    spare: bool = False  # nothing is passed that concerns this seat
    until: Span = "round"


class WithdrawOrder(Message, tag="withdraw"):
    """An order stands no more."""

    id: Id
    seat: Seat
    n: Annotated[int, Meta(ge=1, le=1_000_000_000)]


class WakeOrders(Message, tag="wake"):
    """The orders of a seat are awake again, or asleep."""

    id: Id
    seat: Seat
    awake: bool


Ordering = GiveOrder | WithdrawOrder | WakeOrders


class OrderCard(Struct):
    """An order, for its holder. `about` is the question as it was put when it was given."""

    n: int
    kind: Kind
    question: str
    about: dict[str, Any] | None
    limit: int
    spare: bool
    until: Span


class SeatOrders(Struct):
    """The orders of a seat, the last given first."""

    asleep: bool
    orders: list[OrderCard]


class OrdersCard(Struct, tag="orders", tag_field="type"):
    """The orders of own seats, and of what there can be some in this game besides the present question."""

    auctions: bool
    windows: bool
    seats: dict[str, SeatOrders]
