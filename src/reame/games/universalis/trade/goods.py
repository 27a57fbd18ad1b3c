"""Loading and unloading goods [4.2]: one movement point in a city, two elsewhere."""

from __future__ import annotations

from typing import ClassVar, Final

from reame.games.universalis.decision.question import Decision
from reame.games.universalis.table import phrases as say
from reame.games.universalis.table import things as box
from reame.games.universalis.table import verbs as do
from reame.games.universalis.table.position import Universalis
from reame.games.universalis.war.loading import Operation, reachable
from reame.games.universalis.war.movement import Transports
from reame.kernel.fields import Field, Flag, Mask, One, Word, fields
from reame.kernel.kinds import NOBODY, SEAT, Phrase, Sentence
from reame.kernel.moves import PASS


def goods_cost(p: Universalis, t: int) -> int:
    """One movement point in a city, two elsewhere."""
    return 1 if t != NOBODY and p.city(t) else 2


def goods_here(p: Universalis, seat: int, t: int, g: int) -> int:
    """Goods of a kind that a player may load in a territory: own ones, and what a treasure left there."""
    i = t * box.GOODS + g
    return p.finds[i] + (p.stored[i] if p.owner[t] == seat else 0)


class GoodsWay(Operation):
    """How goods change places."""

    def pay(self, p: Universalis, x: int, place: int) -> None:
        p.transport_moves[x] -= goods_cost(p, place)

    def most(self, p: Universalis, x: int, place: int, g: int) -> int:
        """Units of a good that can change places."""
        raise NotImplementedError(f"{type(self).__name__}.most")

    def shift(self, p: Universalis, x: int, place: int, g: int, n: int) -> None:
        """Units change places."""
        raise NotImplementedError(f"{type(self).__name__}.shift")


class LoadGoods(GoodsWay):
    """Stored goods of one's own, and what a treasure left there."""

    def places(self, p: Universalis, x: int) -> list[int]:
        if p.goods_space(x) <= 0:
            return []
        seat, left = box.OWNER_OF[x], p.transport_moves[x]
        near = [t for t in reachable(p, x) if goods_cost(p, t) <= left]
        return [t for t in near if any(goods_here(p, seat, t, g) for g in range(box.GOODS))]

    def most(self, p: Universalis, x: int, place: int, g: int) -> int:
        return min(p.goods_space(x), goods_here(p, box.OWNER_OF[x], place, g))

    def shift(self, p: Universalis, x: int, place: int, g: int, n: int) -> None:
        i = place * box.GOODS + g
        free = min(n, p.finds[i])
        p.finds[i] -= free
        p.stored[i] -= n - free
        p.cargo[x * box.GOODS + g] += n
        p.tell(say.GOODS_LOADED, box.OWNER_OF[x], x, place, g, n)


class UnloadGoods(GoodsWay):
    """On own land."""

    def places(self, p: Universalis, x: int) -> list[int]:
        if p.load(x) <= 0:
            return []
        seat, left = box.OWNER_OF[x], p.transport_moves[x]
        return [t for t in reachable(p, x) if p.owner[t] == seat and goods_cost(p, t) <= left]

    def most(self, p: Universalis, x: int, place: int, g: int) -> int:
        return p.cargo[x * box.GOODS + g]

    def shift(self, p: Universalis, x: int, place: int, g: int, n: int) -> None:
        p.cargo[x * box.GOODS + g] -= n
        p.stored[place * box.GOODS + g] += n
        p.tell(say.GOODS_LANDED, box.OWNER_OF[x], x, place, g, n)


class TransferGoods(GoodsWay):
    """To another own transport in the same place; both pay."""

    def cost(self, p: Universalis, x: int) -> int:
        """By where they are."""
        here = p.transport_at[x]
        return goods_cost(p, here if here < box.TERRITORIES else NOBODY)

    def places(self, p: Universalis, x: int) -> list[int]:
        cost = self.cost(p, x)
        if not p.load(x) or p.transport_moves[x] < cost:
            return []
        mine = p.transports_at(box.OWNER_OF[x], p.transport_at[x])
        return [y for y in mine if y != x and p.transport_moves[y] >= cost and p.goods_space(y) > 0]

    def pay(self, p: Universalis, x: int, place: int) -> None:
        cost = self.cost(p, x)
        p.transport_moves[x] -= cost
        p.transport_moves[place] -= cost

    def most(self, p: Universalis, x: int, place: int, g: int) -> int:
        return min(p.goods_space(place), p.cargo[x * box.GOODS + g])

    def shift(self, p: Universalis, x: int, place: int, g: int, n: int) -> None:
        p.cargo[x * box.GOODS + g] -= n
        p.cargo[place * box.GOODS + g] += n
        p.tell(say.GOODS_SHIFTED, box.OWNER_OF[x], x, place, g, n)


GOODS_WAYS: Final[list[GoodsWay]] = [
    LoadGoods(do.LOAD_GOODS, "load", do.WHERE, say.Q_WHERE, say.NOTHING_TO_LOAD),
    UnloadGoods(do.UNLOAD_GOODS, "unload", do.WHERE, say.Q_WHERE, say.NOTHING_TO_UNLOAD),
    TransferGoods(do.TRANSFER_GOODS, "transfer", do.WHICH, say.Q_WHICH, say.NOTHING_TO_UNLOAD),
]
GOODS_WAY: Final[dict[str, GoodsWay]] = {way.name: way for way in GOODS_WAYS}


class GoodsLoading(Decision):
    """One operation with goods. The first question is where, if there is a choice."""

    rule: ClassVar[str] = "4.2"
    FIELDS: ClassVar[list[Field]] = fields(
        transport=One(box.TRANSPORT),
        way=Word("load", "unload", "transfer"),
        place=One(box.TERRITORY),
        other=One(box.TRANSPORT),
        stage=Word("where", "done"),
    )

    def __init__(self, transport: int = NOBODY, way: str = "load") -> None:
        super().__init__()
        self.transport = transport
        self.way = way
        self.place = NOBODY
        self.other = NOBODY  # the transport that takes over
        self.stage = "where"

    def run(self, p: Universalis) -> None:
        if self.stage == "done":
            p.end()
            return
        some = GOODS_WAY[self.way].places(p, self.transport)
        if len(some) == 1:
            self.choose(p, some[0])
        else:
            p.ask(box.OWNER_OF[self.transport])

    def choose(self, p: Universalis, where: int) -> None:
        """The place is known: the operation is paid."""
        GOODS_WAY[self.way].pay(p, self.transport, where)
        if self.way == "transfer":
            self.other = where
        else:
            self.place = where
        self.stage = "done"
        p.push(LoadingGoods(box.OWNER_OF[self.transport], self.transport, self.way, where))

    def moves(self, p: Universalis, seat: int) -> list[int]:
        way = GOODS_WAY[self.way]
        return way.place.each(way.places(p, self.transport))

    def question(self, p: Universalis, seat: int) -> Sentence:
        return GOODS_WAY[self.way].where.of(self.transport)

    def answer(self, p: Universalis, seat: int, move: int) -> None:
        self.choose(p, GOODS_WAY[self.way].place.a(move))


class LoadingGoods(Decision):
    """Any number of units of any kinds, each kind once."""

    rule: ClassVar[str] = "4.2"
    FIELDS: ClassVar[list[Field]] = fields(
        seat=One(SEAT),
        transport=One(box.TRANSPORT),
        way=Word("load", "unload", "transfer"),
        place=One(box.TERRITORY),
        other=One(box.TRANSPORT),
        handled=Mask(box.GOOD),
        enough=Flag(),
    )

    def __init__(self, seat: int = NOBODY, transport: int = NOBODY, way: str = "load", where: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.transport = transport
        self.way = way
        self.place = NOBODY if way == "transfer" else where
        self.other = where if way == "transfer" else NOBODY
        self.handled = 0
        self.enough = False

    def where(self) -> int:
        """The territory or transport it is done with."""
        return self.other if self.way == "transfer" else self.place

    def run(self, p: Universalis) -> None:
        if self.enough or not self.units(p):
            p.end()
        else:
            p.ask(self.seat)

    def units(self, p: Universalis) -> list[int]:
        """Kinds and numbers that can change places now."""
        way = GOODS_WAY[self.way]
        out: list[int] = []
        for g in range(box.GOODS):
            if not self.handled >> g & 1:
                n = way.most(p, self.transport, self.where(), g)
                out += [do.TAKE_GOODS.at(g, k) for k in range(1, n + 1)]
        return out

    def moves(self, p: Universalis, seat: int) -> list[int]:
        return [PASS, *self.units(p)] if self.handled else self.units(p)

    def question(self, p: Universalis, seat: int) -> Sentence:
        return say.Q_GOODS.of(self.transport)

    def answer(self, p: Universalis, seat: int, move: int) -> None:
        if move == PASS:
            self.enough = True
            return
        g, n = do.TAKE_GOODS.a(move), do.TAKE_GOODS.b(move)
        self.handled += 1 << g
        GOODS_WAY[self.way].shift(p, self.transport, self.where(), g, n)


class TradeTransports(Transports):
    """In the trade phase transports carry goods, too."""

    def __init__(self) -> None:
        super().__init__(True, do.LOAD_GOODS, do.UNLOAD_GOODS, do.TRANSFER_GOODS)

    def operations(self, p: Universalis, x: int) -> list[int]:
        return super().operations(p, x) + [way.verb.at(x) for way in GOODS_WAYS if way.places(p, x)]

    def refuse_operation(self, p: Universalis, x: int, move: int) -> Phrase | None:
        for way in GOODS_WAYS:
            if way.verb.has(move):
                return None if way.places(p, x) else way.nothing
        return super().refuse_operation(p, x, move)

    def operate(self, p: Universalis, move: int) -> None:
        for way in GOODS_WAYS:
            if way.verb.has(move):
                p.push(GoodsLoading(way.verb.a(move), way.name))
                return
        super().operate(p, move)
