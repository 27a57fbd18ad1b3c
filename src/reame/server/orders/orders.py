"""The standing orders of a seat, as they are kept beside it: never in the record, and shown to nobody else.

They are asleep after moves were taken back, because whoever goes back wants to think again, until their holder wakes
them. They go with the holder: whoever sits there next inherits none.
"""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

from reame.kernel import orders as kernel
from reame.kernel.position import Position

Kind = Literal["bid", "pass", "accept"]
Span = Literal["phase", "round", "end"]

MOST: Final = 24  # orders of a seat


class Order(Struct, kw_only=True, omit_defaults=True):
    """One of them. `question` is the key of what is asked, or empty for every auction, or every window.

    `about` is the question as it was put when the order was given, for those who read the list. It holds `until` the
    `mark` of that span of the game is another one.
    """

    n: int
    id: str  # of the message that gave it
    kind: Kind
    question: str = ""
    about: dict[str, Any] | None = None
    limit: int = 0
    spare: bool = False  # what concerns the holder is not passed
    until: Span = "end"
    mark: str = ""

    def stands(self, p: Position) -> bool:
        """Does it still hold?"""
        return kernel.mark(p, self.until) == self.mark

    def replaces(self, other: Order) -> bool:
        """Would both speak of the same?"""
        return (self.kind, self.question) == (other.kind, other.question)


class Orders(Struct, omit_defaults=True):
    """All of a seat, the last given first; numbers count on, so that none is taken for another."""

    given: list[Order] = []
    last: int = 0
    asleep: bool = False

    def standing(self, p: Position) -> list[Order]:
        """Those that still hold."""
        return [o for o in self.given if o.stands(p)]


_decoder: Final = msgspec.json.Decoder(Orders)


def read(text: str) -> Orders:
    """As they are stored; none where nothing is."""
    return _decoder.decode(text) if text else Orders()


def write(orders: Orders) -> str:
    """As they are stored."""
    return msgspec.json.encode(orders).decode() if orders.given else ""
