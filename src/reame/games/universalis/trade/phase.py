"""The trade phase [3.10]: caravans and trade ships move, sell and buy (D20)."""

from __future__ import annotations

from typing import ClassVar

from reame.games.universalis.crusade.march import feed, feed_moves, is_feed
from reame.games.universalis.realm.ledger import earn, pay
from reame.games.universalis.realm.routes import full_moves
from reame.games.universalis.table import phrases as say
from reame.games.universalis.table import things as box
from reame.games.universalis.table import verbs as do
from reame.games.universalis.table.position import Universalis
from reame.games.universalis.turn.decision import Decision
from reame.games.universalis.war.movement import (
    GoodsLoading,
    Loading,
    is_transport_move,
    make_step,
    refuse_transport,
    transport_moves,
    verb_transport,
)
from reame.kernel.fields import Field, Move, Moves, One, Word, fields
from reame.kernel.kinds import NOBODY, SEAT, Phrase, Sentence
from reame.kernel.moves import PASS
from reame.kernel.steps import NOT_NOW


def buy_price(p: Universalis, t: int, g: int) -> int:
    """What a unit costs in the city of a territory."""
    return box.BUY_PRICE[box.CITY_OF[t]][g] + box.BUY_CHANGE[p.building[t]][g]


def sell_price(p: Universalis, t: int, g: int) -> int:
    """What a unit brings there, before tolls."""
    return box.SELL_PRICE[box.CITY_OF[t]][g] + box.SELL_CHANGE[p.building[t]][g]


def may_deal(p: Universalis, x: int) -> bool:
    """Stands a transport in a city where its owner may trade?"""
    t = p.transport_at[x]
    if t < 0 or t >= box.TERRITORIES or not p.city(t):
        return False
    seat = box.OWNER_OF[x]
    holder = p.owner[t]
    if holder == box.BARBARIANS:
        return p.armies_at(seat, t) > p.armies[t]
    return holder == seat or p.may_trade(holder, seat)


class TradePhase(Decision):
    """Trade transports move and deal; after dealing a transport goes no further."""

    rule: ClassVar[str] = "3.10"
    FIELDS: ClassVar[list[Field]] = fields(
        seat=One(SEAT), deal=Move(do.MOVES), dealt=Moves(do.MOVES), stage=Word("start", "acts", "end", "done")
    )

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.deal = NOBODY  # chosen, while it is asked how many units
        self.dealt: list[int] = []  # each good is sold and bought once by a transport
        self.stage = "start"

    def run(self, p: Universalis) -> None:
        if self.stage == "done" or not p.alive(self.seat):
            p.end()
        elif self.stage == "start":
            for x in p.transports_of(self.seat):
                if box.IS_TRADE[box.TYPE_OF[x]]:
                    p.transport_moves[x] = full_moves(p, x)
                    p.delay[x] = 0
            self.stage = "acts"
        elif self.stage == "acts":
            p.ask(self.seat)
        else:
            for x in p.transports_of(self.seat):
                p.transport_moves[x] = 0
            self.stage = "done"

    def refuse_deal(self, p: Universalis, seat: int, move: int) -> Phrase | None:
        """Why nothing can be sold or bought so."""
        selling = do.SELL.has(move)
        x = do.SELL.a(move) if selling else do.PURCHASE.a(move)
        g = do.SELL.b(move) if selling else do.PURCHASE.b(move)
        if box.OWNER_OF[x] != seat or p.transport_at[x] == NOBODY:
            return say.NO_SUCH_PIECE
        if not box.IS_TRADE[box.TYPE_OF[x]]:
            return say.OTHER_PHASE
        if not may_deal(p, x):
            return say.NO_MARKET
        if g == box.IRON and not p.has(seat, box.METALWORKING):
            return say.NEEDS_METALS
        if move in self.dealt:
            return say.SAID_ALREADY
        if selling:
            return None if p.cargo[x * box.GOODS + g] else say.NO_GOODS
        if p.goods_space(x) <= 0:
            return say.HOLD_FULL
        return say.TOO_DEAR if buy_price(p, p.transport_at[x], g) > p.florins[seat] else None

    def most(self, p: Universalis, move: int) -> int:
        """Units that can change hands."""
        if do.SELL.has(move):
            return p.cargo[do.SELL.a(move) * box.GOODS + do.SELL.b(move)]
        x = do.PURCHASE.a(move)
        price = buy_price(p, p.transport_at[x], do.PURCHASE.b(move))
        return min(p.goods_space(x), p.florins[box.OWNER_OF[x]] // price)

    def moves(self, p: Universalis, seat: int) -> list[int]:
        if self.deal != NOBODY:
            return do.UNITS.span(1, self.most(p, self.deal))
        out = [PASS, *transport_moves(p, seat, True)]
        for x in p.transports_of(seat):
            if box.IS_TRADE[box.TYPE_OF[x]] and may_deal(p, x):
                for g in range(box.GOODS):
                    for m in (do.SELL.at(x, g), do.PURCHASE.at(x, g)):
                        if self.refuse_deal(p, seat, m) is None:
                            out.append(m)
        out += feed_moves(p, seat)
        out.sort()
        return out

    def forbids(self, p: Universalis, seat: int, move: int) -> Phrase | None:
        if self.deal != NOBODY:
            return None if move in self.moves(p, seat) else NOT_NOW
        if move == PASS:
            return None
        if is_transport_move(move):
            return refuse_transport(p, seat, move, True)
        if do.SELL.has(move) or do.PURCHASE.has(move):
            return self.refuse_deal(p, seat, move)
        return None if is_feed(move) and move in feed_moves(p, seat) else NOT_NOW

    def question(self, p: Universalis, seat: int) -> Sentence:
        if self.deal == NOBODY:
            return say.Q_TRADE.of(p.florins[seat])
        if do.SELL.has(self.deal):
            return say.Q_SELL_UNITS.of(do.SELL.a(self.deal), do.SELL.b(self.deal))
        return say.Q_BUY_UNITS.of(do.PURCHASE.a(self.deal), do.PURCHASE.b(self.deal))

    def answer(self, p: Universalis, seat: int, move: int) -> None:
        if self.deal != NOBODY:
            self.trade(p, seat, self.deal, do.UNITS.a(move))
            self.dealt.append(self.deal)
            self.deal = NOBODY
        elif move == PASS:
            self.stage = "end"
        elif do.MOVE.has(move):
            make_step(p, do.MOVE.a(move), do.MOVE.b(move))
        elif do.SELL.has(move) or do.PURCHASE.has(move):
            self.deal = move
        elif is_feed(move):
            feed(p, seat, move)
        else:
            x = verb_transport(move)
            if do.LOAD.has(move) or do.UNLOAD.has(move) or do.TRANSFER.has(move):
                p.push(Loading(x, "load" if do.LOAD.has(move) else "unload" if do.UNLOAD.has(move) else "transfer"))
            else:
                way = "load" if do.LOAD_GOODS.has(move) else "unload" if do.UNLOAD_GOODS.has(move) else "transfer"
                p.push(GoodsLoading(x, way))

    def trade(self, p: Universalis, seat: int, move: int, n: int) -> None:
        """Units change hands; the holder of a toll takes his part of a sale."""
        if do.PURCHASE.has(move):
            x, g = do.PURCHASE.a(move), do.PURCHASE.b(move)
            total = n * buy_price(p, p.transport_at[x], g)
            pay(p, seat, total)
            p.cargo[x * box.GOODS + g] += n
            p.tell(say.BOUGHT_GOODS, seat, g, n, total)
        else:
            x, g = do.SELL.a(move), do.SELL.b(move)
            t = p.transport_at[x]
            total = n * sell_price(p, t, g)
            p.cargo[x * box.GOODS + g] -= n
            p.tell(say.SOLD_GOODS, seat, g, n, total)
            holder = p.owner[t]
            if holder not in (seat, box.BARBARIANS) and p.toll[holder * box.SEATS + seat]:
                part = total * p.toll[holder * box.SEATS + seat] // 100
                total -= part
                earn(p, holder, part, box.TOLLS)
                p.tell(say.TOLL_PAID_TO, seat, holder, part)
            earn(p, seat, total, box.MARKET)
        p.transport_moves[x] = 0
