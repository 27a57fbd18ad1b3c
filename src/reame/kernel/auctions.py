"""Ascending auctions: bid more or pass for good; the last one standing wins."""

from __future__ import annotations

from typing import ClassVar, Final, TypeVar

from reame.kernel.fields import Field, Number, One, Some, Word, fields
from reame.kernel.kinds import NOBODY, SEAT, Phrase
from reame.kernel.moves import PASS, Verb
from reame.kernel.native import mypyc_attr
from reame.kernel.position import Position
from reame.kernel.steps import NOT_NOW, Step

P = TypeVar("P", bound=Position)

BID_TOO_LOW: Final = Phrase("bid-too-low")
BID_TOO_HIGH: Final = Phrase("bid-too-high")


@mypyc_attr(allow_interpreted_subclasses=True)
class Auction(Step[P]):
    """Seats in turn; who can only pass is asked all the same, so that nobody sees who is poor.

    `bidders` are those who may bid, the first to decide in front; without any it is over at once, and nothing is sold.
    Its fields tell the result: `high` has won for `bid`, or nobody has.
    """

    auction: ClassVar[bool] = True
    FIELDS: ClassVar[list[Field]] = fields(
        bidders=Some(SEAT, most=SEAT.size),
        high=One(SEAT),
        bid=Number(),
        minimum=Number(),
        stage=Word("next", "ask", "won", "done"),
    )

    def __init__(self, bidders: list[int] | None = None) -> None:
        super().__init__()
        self.bidders = bidders or []  # still in, the next to decide first
        self.high = NOBODY
        self.bid = 0
        self.minimum = 1
        self.stage = "next"

    def verb(self) -> Verb:
        """The verb for a bid, whose argument is the amount."""
        raise NotImplementedError

    def purse(self, p: P, seat: int) -> int:
        """The most this seat could pay."""
        raise NotImplementedError

    def before(self, p: P) -> None:
        """Before every decision; windows are pushed here."""

    def won(self, p: P) -> None:
        """After the last bid: payment, and what was bought."""

    def floor(self) -> int:
        """The lowest bid allowed now."""
        return self.minimum if self.high == NOBODY else self.bid + self.verb().unit_a

    def run(self, p: P) -> None:
        if self.stage == "next":
            if not self.bidders:
                self.stage = "won"
            elif self.bidders[0] == self.high:
                if len(self.bidders) == 1:
                    self.stage = "won"
                else:
                    self.bidders.append(self.bidders.pop(0))
            else:
                self.stage = "ask"
                self.before(p)
        elif self.stage == "ask":
            if not self.bidders or self.bidders[0] == self.high:  # a reaction has shut the bidder out
                self.stage = "next"
            else:
                p.ask(self.bidders[0])
        elif self.stage == "won":
            self.stage = "done"
            if self.high != NOBODY:
                self.won(p)
        else:
            p.end()

    def shut_out(self, seat: int) -> None:
        """A reaction takes a bidder away, with its bid if it had one."""
        if seat in self.bidders:
            self.bidders.remove(seat)
        if seat == self.high:
            self.high = NOBODY

    def legal(self, p: P, seat: int) -> list[int]:
        return [PASS, *self.verb().span(self.floor(), self.purse(p, seat))]

    def bid_within(self, p: P, seat: int, limit: int) -> int:
        """The least that is more than the others bid, or out of it."""
        bids = self.verb().span(self.floor(), min(limit, self.purse(p, seat)))
        return bids[0] if bids else PASS

    def refuse(self, p: P, seat: int, move: int) -> Phrase | None:
        v = self.verb()
        if move == PASS:
            return None
        if not v.has(move):
            return NOT_NOW
        if v.a(move) < self.floor():
            return BID_TOO_LOW
        return BID_TOO_HIGH if v.a(move) > self.purse(p, seat) else None

    def take(self, p: P, seat: int, move: int) -> None:
        self.stage = "next"
        self.bidders.remove(seat)
        if move != PASS:
            self.bid = self.verb().a(move)
            self.high = seat
            self.bidders.append(seat)
