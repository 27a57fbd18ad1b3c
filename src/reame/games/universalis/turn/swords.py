"""Swords [3.1]: the first ones are auctioned, the others dealt; they are the order of the turn."""

from __future__ import annotations

from typing import Any, ClassVar

from reame.games.universalis.decision.coins import coin_moves, is_coin, spend_coin
from reame.games.universalis.decision.coins_before import CoinsBefore
from reame.games.universalis.realm.ledger import pay, too_dear
from reame.games.universalis.table import phrases as say
from reame.games.universalis.table import things as box
from reame.games.universalis.table import verbs as do
from reame.games.universalis.table.position import Universalis
from reame.kernel.auctions import Auction
from reame.kernel.fields import Field, Number, One, Some, Word, fields
from reame.kernel.kinds import NOBODY, SEAT, Phrase, Sentence
from reame.kernel.moves import PASS, Verb
from reame.kernel.steps import NOT_NOW, Step


class Swords(Step[Universalis]):
    """One sword after the other; players of the previous turn's lowest sword bid first."""

    rule: ClassVar[str] = "3.1"
    FIELDS: ClassVar[list[Field]] = fields(
        bidders=Some(SEAT), holders=Some(SEAT), sword=Number(0, box.SEATS), stage=Word("start", "sale", "deal", "done")
    )

    def __init__(self) -> None:
        super().__init__()
        self.bidders: list[int] = []  # without a sword, in the order of the previous turn
        self.holders: list[int] = []  # by sword; NOBODY where it was not sold
        self.sword = 0
        self.stage = "start"

    def run(self, p: Universalis) -> None:
        if self.stage == "start":
            self.bidders = [s for s in p.order if p.alive(s)]
            self.stage = "sale"
        elif self.stage == "sale":
            if self.sword < min(box.swords_sold(p.seats), len([s for s in p.order if p.alive(s)])):
                self.sword += 1
                if p.options["sealed_auction"]:
                    p.push(SealedBids(self.bidders, self.sword))
                else:
                    p.push(SwordAuction(self.bidders, self.sword))
            else:
                self.stage = "deal"
        elif self.stage == "deal":
            self.deal(p)
            self.stage = "done"
        else:
            p.end()

    def resume(self, p: Universalis, child: Step[Any]) -> None:
        winner = NOBODY
        bid = bids = 0
        if isinstance(child, (SwordAuction, SealedBids)):
            winner, bid, bids = child.high, child.bid, child.bids
        self.holders.append(winner)
        if winner != NOBODY:
            self.bidders.remove(winner)
            p.tell(say.SWORD_SOLD, winner, self.sword, bid, bids)
        else:
            p.tell(say.SWORD_UNSOLD, self.sword)

    def deal(self, p: Universalis) -> None:
        """Swords not sold are dealt at random."""
        rest = self.bidders.copy()
        p.dice.shuffle(rest)
        order: list[int] = []
        for s in self.holders:
            order.append(s if s != NOBODY else rest.pop(0))
        order += rest
        p.order = order
        p.tell_list(say.SWORDS_DEALT, order)


class SwordAuction(Auction[Universalis]):
    """An ascending auction of one sword."""

    rule: ClassVar[str] = "3.1"
    FIELDS: ClassVar[list[Field]] = Auction.FIELDS + fields(sword=Number(0, box.SEATS), bids=Number(0, box.BIDS.high))

    def __init__(self, bidders: list[int] | None = None, sword: int = 0) -> None:
        super().__init__()
        self.bidders = bidders.copy() if bidders is not None else []
        self.minimum = do.BID.low_a
        self.sword = sword
        self.bids = 0  # made so far

    def verb(self) -> Verb:
        return do.BID

    def purse(self, p: Universalis, seat: int) -> int:
        return p.florins[seat]

    def legal(self, p: Universalis, seat: int) -> list[int]:
        return super().legal(p, seat) + coin_moves(p, seat)

    def refuse(self, p: Universalis, seat: int, move: int) -> Phrase | None:
        return None if is_coin(move) and move in coin_moves(p, seat) else super().refuse(p, seat, move)

    def take(self, p: Universalis, seat: int, move: int) -> None:
        if is_coin(move):
            spend_coin(p, seat, move)
            return
        super().take(p, seat, move)
        if move == PASS:
            p.tell(say.BID_PASSED, seat)
        else:
            show_purse(p, seat, self.bid)
            self.bids += 1
            p.tell(say.BID_MADE, seat, self.bid)

    def won(self, p: Universalis) -> None:
        pay(p, self.high, self.bid)

    def question(self, p: Universalis, seat: int) -> Sentence:
        return say.Q_BID.of(self.sword, self.bid)


class SealedBids(Step[Universalis]):
    """One simultaneous bid for each sword; ties go to the lower sword of the previous turn."""

    rule: ClassVar[str] = "3.1"
    auction: ClassVar[bool] = True
    FIELDS: ClassVar[list[Field]] = fields(
        bidders=Some(SEAT),
        sword=Number(0, box.SEATS),
        high=One(SEAT),
        bid=Number(0, box.BIDS.high),
        bids=Number(0, box.SEATS),
        stage=Word("coins", "ask", "done"),
    )

    def __init__(self, bidders: list[int] | None = None, sword: int = 0) -> None:
        super().__init__()
        self.bidders = bidders.copy() if bidders is not None else []
        self.sword = sword
        self.high = NOBODY
        self.bid = 0
        self.bids = 0  # made in secret
        self.stage = "coins"

    def run(self, p: Universalis) -> None:
        if self.stage == "coins":
            self.stage = "ask"
            p.push(CoinsBeforeBids(self.bidders, self.sword))
        elif self.stage == "ask":
            p.ask_sealed(self.bidders)
        else:
            p.end()

    def legal(self, p: Universalis, seat: int) -> list[int]:
        return [PASS, *do.BID.span(do.BID.low_a, p.florins[seat])]

    def refuse(self, p: Universalis, seat: int, move: int) -> Phrase | None:
        if move == PASS:
            return None
        if not do.BID.has(move):
            return NOT_NOW
        return too_dear(p, seat, do.BID.a(move))

    def bid_within(self, p: Universalis, seat: int, limit: int) -> int:
        bids = do.BID.span(do.BID.low_a, min(limit, p.florins[seat]))
        return bids[-1] if bids else PASS

    def question(self, p: Universalis, seat: int) -> Sentence:
        return say.Q_SEALED_BID.of(self.sword)

    def take(self, p: Universalis, seat: int, move: int) -> None:
        if move == PASS:
            p.tell(say.BID_PASSED, seat)
            return
        n = do.BID.a(move)
        show_purse(p, seat, n)
        self.bids += 1
        p.tell(say.BID_MADE, seat, n)
        if n > self.bid:
            self.high, self.bid = seat, n

    def reveal(self, p: Universalis) -> None:
        super().reveal(p)
        if self.high != NOBODY:
            pay(p, self.high, self.bid)
        self.stage = "done"


class CoinsBeforeBids(CoinsBefore):
    """In a sealed bid the florins of a coin would come too late."""

    rule: ClassVar[str] = "3.1"
    FIELDS: ClassVar[list[Field]] = CoinsBefore.FIELDS + fields(sword=Number(0, box.SEATS))

    def __init__(self, those: list[int] | None = None, sword: int = 0) -> None:
        super().__init__(those)
        self.sword = sword

    def question(self, p: Universalis, seat: int) -> Sentence:
        return say.Q_COIN_FIRST.of(self.sword)


def show_purse(p: Universalis, seat: int, n: int) -> None:
    """Who bids so much has it, and all know it."""
    p.least[seat] = max(p.least[seat], n)
