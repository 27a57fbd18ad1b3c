"""Cities as markets [1.6, 3.10]: prices, who may trade there, sales and purchases."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from reame.games.universalis.decision.menu import Act
from reame.games.universalis.decision.question import Question
from reame.games.universalis.realm.ledger import earn, pay, too_dear
from reame.games.universalis.table import phrases as say
from reame.games.universalis.table import things as box
from reame.games.universalis.table import verbs as do
from reame.games.universalis.table.position import Universalis
from reame.kernel.fields import Field, One, fields
from reame.kernel.kinds import NOBODY, Phrase, Sentence

if TYPE_CHECKING:
    from reame.games.universalis.trade.phase import TradePhase


def buy_price(p: Universalis, t: int, g: int) -> int:
    """What a unit costs in the city of a territory."""
    return box.BUY_PRICE[box.CITY_OF[t]][g] + box.BUY_CHANGE[p.building[t]][g]


def sell_price(p: Universalis, t: int, g: int) -> int:
    """What a unit brings there, before tolls."""
    return box.SELL_PRICE[box.CITY_OF[t]][g] + box.SELL_CHANGE[p.building[t]][g]


def may_deal(p: Universalis, x: int) -> bool:
    """Stands a transport in a city where its owner may trade?"""
    t = p.transport_at[x]
    return 0 <= t < box.TERRITORIES and deals_with(p, box.OWNER_OF[x], t)


def deals_with(p: Universalis, seat: int, t: int) -> bool:
    """Stands a city there where a player may trade? Among barbarians he has to outnumber them."""
    if not p.city(t):
        return False
    holder = p.owner[t]
    if holder == box.BARBARIANS:
        return p.armies_at(seat, t) > p.armies[t]
    return holder == seat or p.may_trade(holder, seat)


def handles(p: Universalis, seat: int, g: int) -> bool:
    """May a player deal in a good? Iron needs metalworking."""
    return g != box.IRON or p.has(seat, box.METALWORKING)


def toll_at(p: Universalis, seat: int, t: int) -> int:
    """Per cent of a sale that the holder of a city keeps."""
    holder = p.owner[t]
    return 0 if holder in (NOBODY, seat, box.BARBARIANS) else p.toll[holder * box.SEATS + seat]


def proceeds(p: Universalis, seat: int, t: int, g: int, n: int) -> int:
    """What a sale of so many units brings, the toll taken off."""
    total = n * sell_price(p, t, g)
    return total - total * toll_at(p, seat, t) // 100


class MarketAct(Act["TradePhase"]):
    """A trade transport deals in a good where it stands, with any number of units, each good once in a phase."""

    def moves(self, p: Universalis, seat: int, phase: TradePhase) -> list[int]:
        out: list[int] = []
        for x in p.transports_of(seat):
            if box.IS_TRADE[box.TYPE_OF[x]] and may_deal(p, x):
                all_moves = [self.verb.at(x, g) for g in range(box.GOODS)]
                out += [m for m in all_moves if self.refuse(p, seat, m, phase) is None]
        return out

    def refuse(self, p: Universalis, seat: int, move: int, phase: TradePhase) -> Phrase | None:
        x, g = self.verb.a(move), self.verb.b(move)
        if box.OWNER_OF[x] != seat or p.transport_at[x] == NOBODY:
            return say.NO_SUCH_PIECE
        if not box.IS_TRADE[box.TYPE_OF[x]]:
            return say.OTHER_PHASE
        if not may_deal(p, x):
            return say.NO_MARKET
        if not handles(p, seat, g):
            return say.NEEDS_METALS
        return say.SAID_ALREADY if move in phase.dealt else self.refuse_good(p, seat, x, g)

    def refuse_good(self, p: Universalis, seat: int, x: int, g: int) -> Phrase | None:
        """Why not a single unit of a good."""
        raise NotImplementedError(f"{type(self).__name__}.refuse_good")


class Sell(MarketAct):
    """Out of the own load."""

    def __init__(self) -> None:
        super().__init__(do.SELL)

    def refuse_good(self, p: Universalis, seat: int, x: int, g: int) -> Phrase | None:
        return None if p.cargo[x * box.GOODS + g] else say.NO_GOODS

    def take(self, p: Universalis, seat: int, move: int, phase: TradePhase) -> None:
        phase.dealt.append(move)
        p.push(HowManySold(seat, do.SELL.a(move), do.SELL.b(move)))


class Buy(MarketAct):
    """Into the own load."""

    def __init__(self) -> None:
        super().__init__(do.PURCHASE)

    def refuse_good(self, p: Universalis, seat: int, x: int, g: int) -> Phrase | None:
        if p.goods_space(x) <= 0:
            return say.HOLD_FULL
        return too_dear(p, seat, buy_price(p, p.transport_at[x], g))

    def take(self, p: Universalis, seat: int, move: int, phase: TradePhase) -> None:
        phase.dealt.append(move)
        p.push(HowManyBought(seat, do.PURCHASE.a(move), do.PURCHASE.b(move)))


class HowManyUnits(Question):
    """Of a good that a transport deals in; after dealing it goes no further."""

    FIELDS: ClassVar[list[Field]] = Question.FIELDS + fields(transport=One(box.TRANSPORT), good=One(box.GOOD))

    def __init__(self, seat: int = NOBODY, transport: int = NOBODY, good: int = NOBODY) -> None:
        super().__init__(seat)
        self.transport = transport
        self.good = good

    def most(self, p: Universalis) -> int:
        """Units that can change hands."""
        raise NotImplementedError(f"{type(self).__name__}.most")

    def moves(self, p: Universalis, seat: int) -> list[int]:
        return do.UNITS.span(1, self.most(p))


class HowManySold(HowManyUnits):
    """The holder of a toll takes his part of the sale."""

    rule: ClassVar[str] = "3.10"

    def most(self, p: Universalis) -> int:
        return p.cargo[self.transport * box.GOODS + self.good]

    def question(self, p: Universalis, seat: int) -> Sentence:
        return say.Q_SELL_UNITS.of(self.transport, self.good)

    def answer(self, p: Universalis, seat: int, move: int) -> None:
        x, g, n = self.transport, self.good, do.UNITS.a(move)
        t = p.transport_at[x]
        total = n * sell_price(p, t, g)
        p.cargo[x * box.GOODS + g] -= n
        p.tell(say.SOLD_GOODS, seat, x, box.CITY_OF[t], g, n, total)
        mine = proceeds(p, seat, t, g, n)
        if toll_at(p, seat, t):
            earn(p, p.owner[t], total - mine, box.TOLLS)
            p.tell(say.TOLL_PAID_TO, seat, p.owner[t], toll_at(p, seat, t), total - mine)
        earn(p, seat, mine, box.MARKET)
        p.transport_moves[x] = 0


class HowManyBought(HowManyUnits):
    """As many as there is room and money for."""

    rule: ClassVar[str] = "3.10"

    def most(self, p: Universalis) -> int:
        price = buy_price(p, p.transport_at[self.transport], self.good)
        return min(p.goods_space(self.transport), p.florins[self.seat] // price)

    def question(self, p: Universalis, seat: int) -> Sentence:
        return say.Q_BUY_UNITS.of(self.transport, self.good)

    def answer(self, p: Universalis, seat: int, move: int) -> None:
        x, g, n = self.transport, self.good, do.UNITS.a(move)
        total = n * buy_price(p, p.transport_at[x], g)
        pay(p, seat, total)
        p.cargo[x * box.GOODS + g] += n
        p.tell(say.BOUGHT_GOODS, seat, x, box.CITY_OF[p.transport_at[x]], g, n, total)
        p.transport_moves[x] = 0
