"""Auctions (section 5), with Pestilence before every bid and the Magistrate of Trade before payment."""

from __future__ import annotations

from typing import Any, ClassVar

from reame.games.conspiracy.cards.mercenaries import recruits
from reame.games.conspiracy.cards.reactions import Reactions
from reame.games.conspiracy.table import phrases as say
from reame.games.conspiracy.table import things as t
from reame.games.conspiracy.table.position import Conspiracy
from reame.games.conspiracy.table.things import BID, PESTILENCE_CARD
from reame.kernel.auctions import BID_TOO_HIGH, BID_TOO_LOW, Auction
from reame.kernel.chance import Dice
from reame.kernel.fields import Field, Flag, Mask, Number, One, fields, hidden
from reame.kernel.kinds import NOBODY, SEAT, Phrase, Sentence
from reame.kernel.moves import PASS, Verb
from reame.kernel.steps import NOT_NOW, Step, circle


class Sale(Auction[Conspiracy]):
    """One auction: an Event card, a vacant fief or an electorate. `bids` is who may go to war later."""

    rule: ClassVar[str] = "5"
    FIELDS: ClassVar[list[Field]] = (
        Auction.FIELDS
        + fields(event=One(t.EVENT), territory=One(t.TERRITORY), bids=Mask(SEAT), paid=Number(0, t.DUCATS.high))
        + fields(raises=Number(0, t.BIDS_MOST), opened=Flag())
        + hidden(waived=Mask(SEAT))
    )

    def __init__(
        self,
        bidders: list[int] | None = None,
        event: int = NOBODY,
        territory: int = NOBODY,
        minimum: int = t.AUCTION_MINIMUM,
    ) -> None:
        super().__init__()
        self.bidders = [] if bidders is None else bidders
        self.event = event
        self.territory = territory
        self.minimum = minimum
        self.bids = 0
        self.paid = 0
        self.raises = 0  # bids made
        self.opened = False  # is it told what is sold?
        self.waived = 0  # who will not play Pestilence in this auction

    def verb(self) -> Verb:
        return BID

    def purse(self, p: Conspiracy, seat: int) -> int:
        return p.ducats[seat]

    def refuse(self, p: Conspiracy, seat: int, move: int) -> Phrase | None:
        no = super().refuse(p, seat, move)
        if no is BID_TOO_LOW:
            return say.BID_AT_LEAST.naming(min(self.floor(), t.SUM.high))
        return say.too_poor(t.BID.a(move), p.ducats[seat]) if no is BID_TOO_HIGH else no

    def before(self, p: Conspiracy) -> None:
        if not self.opened:
            self.opened = True
            self.tell_offered(p)
        if p.open_windows or holds_pestilence(p):
            p.push(AuctionRunning(circle(self.bidders[0] + 1, p.seats)))
        else:
            p.learned += 1  # a window in which nobody could react closes unseen

    def tell_offered(self, p: Conspiracy) -> None:
        """What is sold, from what sum and to whom."""
        if self.event != NOBODY:
            p.tell(say.EVENT_OFFERED, self.event, self.bidders[0])
        else:
            p.tell_list(say.TERRITORY_OFFERED, self.bidders, self.territory, self.minimum)

    def won(self, p: Conspiracy) -> None:
        p.push(AuctionWon(self.high, self.bid))

    def resume(self, p: Conspiracy, child: Step[Any]) -> None:
        if isinstance(child, AuctionRunning):
            if child.excluded:
                self.exclude(p, child.excluded)
        elif isinstance(child, AuctionWon):
            self.pay(p, child.halved)

    def exclude(self, p: Conspiracy, struck: int) -> None:
        """Pestilence has struck; if the one about to decide is gone, another decision follows with its own window."""
        decider = self.bidders[0]
        for s in range(p.seats):
            if struck >> s & 1 and s != self.high and s in self.bidders:
                self.shut_out(s)
                p.tell(say.SHUT_OUT, s)
        if decider not in self.bidders:
            self.stage = "next"

    def pay(self, p: Conspiracy, halved: bool) -> None:
        """The winner pays the bank, half of it rounded up to ten (R6)."""
        self.paid = (self.bid // 10 + 1) // 2 * 10 if halved else self.bid
        p.ducats[self.high] -= self.paid
        goods = self.goods()
        p.sales[goods] += 1
        p.spent[goods] += self.paid
        self.tell_won(p, halved)

    def tell_won(self, p: Conspiracy, halved: bool) -> None:
        """Who has it, for how much, after how many bids."""
        if self.event != NOBODY:
            if halved:
                p.tell(say.EVENT_WON_HALF, self.high, self.event, self.bid, self.paid, self.raises)
            else:
                p.tell(say.EVENT_WON, self.high, self.event, self.bid, self.raises)
        elif halved:
            p.tell(say.TERRITORY_WON_HALF, self.high, self.territory, self.bid, self.paid, self.raises)
        else:
            p.tell(say.TERRITORY_WON, self.high, self.territory, self.bid, self.raises)

    def goods(self) -> int:
        """What is sold."""
        if self.event != NOBODY:
            return t.EVENT_SOLD
        return t.FIEF_SOLD if self.territory < t.FIEFS else t.ELECTORATE_SOLD

    def take(self, p: Conspiracy, seat: int, move: int) -> None:
        super().take(p, seat, move)
        if move == PASS:
            p.tell(say.PASSES, seat)
        else:
            self.bids |= 1 << seat
            self.raises += 1
            p.tell(say.BIDS, seat, self.bid)

    def question(self, p: Conspiracy, seat: int) -> Sentence:
        return say.ASK_BID_TERRITORY.of(self.territory) if self.event == NOBODY else say.ASK_BID_EVENT.of(self.event)

    def forget(self, p: Conspiracy, seat: int, dice: Dice) -> None:
        mine = 0 if seat < 0 else 1 << seat
        self.waived &= mine


def holds_pestilence(p: Conspiracy) -> bool:
    """Does anybody hold the card? Looked up before every bid."""
    for hand in p.hands:  # noqa: SIM110 - a generator costs more than the look
        if hand.has(PESTILENCE_CARD):
            return True
    return False


class AuctionRunning(Reactions):
    """Window `auction_running`: Pestilence shuts out one other player who is not the high bidder (R22)."""

    rule: ClassVar[str] = "4"
    FIELDS: ClassVar[list[Field]] = Reactions.FIELDS + fields(excluded=Mask(SEAT))
    recruited: ClassVar[Phrase] = say.RECRUITED_BETWEEN_BIDS

    def __init__(self, queue: list[int] | None = None) -> None:
        super().__init__(queue)
        self.excluded = 0

    def sale(self, p: Conspiracy) -> Sale:
        """The auction this window belongs to."""
        below = p.stack[self.by]
        assert isinstance(below, Sale)
        return below

    def candidates(self, p: Conspiracy, seat: int) -> list[int]:
        return [t.PESTILENCE.at(s) for s in range(p.seats) if s != seat]

    def refuse_answer(self, p: Conspiracy, seat: int, move: int) -> Phrase | None:
        sale = self.sale(p)
        victim = t.PESTILENCE.a(move)
        if victim == sale.high:
            return say.HIGH_BIDDER
        return None if victim in sale.bidders else say.NOT_BIDDING

    def options(self, p: Conspiracy, seat: int) -> list[int]:
        if not p.hands[seat].has(PESTILENCE_CARD) or (self.sale(p).waived >> seat & 1 and not p.open_windows):
            return []
        return super().options(p, seat)

    def legal(self, p: Conspiracy, seat: int) -> list[int]:
        waive = [] if p.open_windows else [t.WAIVE.at()]  # who is asked anyway needs no standing pass
        return [PASS, *self.options(p, seat), *waive, *recruits(p, seat)]

    def refuse_reaction(self, p: Conspiracy, seat: int, move: int) -> Phrase | None:
        if t.WAIVE.has(move):
            return NOT_NOW if p.open_windows else None
        return super().refuse_reaction(p, seat, move)

    def react(self, p: Conspiracy, seat: int, move: int) -> None:
        if t.WAIVE.has(move):
            self.sale(p).waived |= 1 << seat
        else:
            super().react(p, seat, move)

    def resolve(self, p: Conspiracy, seat: int, move: int) -> None:
        if self.excluded >> t.PESTILENCE.a(move) & 1:
            self.void(p, seat, move)
        self.excluded |= 1 << t.PESTILENCE.a(move)

    def tell_played(self, p: Conspiracy, seat: int, move: int) -> None:
        p.tell(say.PESTILENCE_PLAYED, seat, t.PESTILENCE.a(move))

    def void(self, p: Conspiracy, seat: int, move: int) -> None:
        p.tell(say.PESTILENCE_VOID, seat)

    def concerns(self, p: Conspiracy, seat: int) -> bool:
        return t.PESTILENCE.at(seat) in self.played

    def question(self, p: Conspiracy, seat: int) -> Sentence:
        return say.ASK_PESTILENCE.of(self.sale(p).bidders[0])


class AuctionWon(Reactions):
    """Window `auction_won`: the winner alone may pay half, rounded up to ten (R6)."""

    rule: ClassVar[str] = "4"
    FIELDS: ClassVar[list[Field]] = Reactions.FIELDS + fields(bid=Number(0, t.DUCATS.high), halved=Flag())
    recruited: ClassVar[Phrase] = say.RECRUITED_BETWEEN_BIDS

    def __init__(self, seat: int = NOBODY, bid: int = 0) -> None:
        super().__init__([] if seat == NOBODY else [seat], seat)
        self.bid = bid
        self.halved = False

    def candidates(self, p: Conspiracy, seat: int) -> list[int]:
        return [t.PLAY.at(t.MAGISTRATE)]

    def refuse_answer(self, p: Conspiracy, seat: int, move: int) -> Phrase | None:
        return NOT_NOW if self.played else None  # at most one per auction

    def resolve(self, p: Conspiracy, seat: int, move: int) -> None:
        self.halved = True

    def tell_played(self, p: Conspiracy, seat: int, move: int) -> None:
        p.tell(say.MAGISTRATE_PLAYED, seat)

    def question(self, p: Conspiracy, seat: int) -> Sentence:
        return say.ASK_MAGISTRATE.of(self.bid)
