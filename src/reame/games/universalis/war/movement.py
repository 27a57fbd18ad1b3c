"""Moving, loading and unloading [4.2, 4.3]: war transports in the combat phase, trade transports in the trade phase."""

from __future__ import annotations

from typing import ClassVar

from reame.games.universalis.barbarians.growth import Trespass
from reame.games.universalis.realm.deeds import prune_blockades
from reame.games.universalis.realm.routes import (
    NO_WAY,
    blockaders,
    breaks_out,
    land_cost,
    may_enter,
    may_stand,
    next_areas,
    open_to,
    outnumbers,
    sea_crossed,
    step_cost,
    strait_closed,
)
from reame.games.universalis.table import phrases as say
from reame.games.universalis.table import things as box
from reame.games.universalis.table import verbs as do
from reame.games.universalis.table.position import Universalis
from reame.games.universalis.turn.decision import Decision
from reame.kernel.fields import Field, Mask, Number, One, Word, fields
from reame.kernel.kinds import NOBODY, Phrase, Sentence
from reame.kernel.moves import PASS

# -- which moves there are -------------------------------------------------------------------


def transport_moves(p: Universalis, seat: int, trading: bool) -> list[int]:
    """All that the transports of one class can do, unsorted."""
    out: list[int] = []
    for x in p.transports_of(seat):
        if box.IS_TRADE[box.TYPE_OF[x]] != trading or not p.transport_moves[x]:
            continue
        for area in next_areas(x, p.transport_at[x]):
            if refuse_step(p, x, area) is None:
                out.append(do.MOVE.at(x, area))
        if load_places(p, x):
            out.append(do.LOAD.at(x))
        if unload_places(p, x):
            out.append(do.UNLOAD.at(x))
        if partners(p, x):
            out.append(do.TRANSFER.at(x))
        if trading:
            if goods_places(p, x, True):
                out.append(do.LOAD_GOODS.at(x))
            if goods_places(p, x, False):
                out.append(do.UNLOAD_GOODS.at(x))
            if goods_partners(p, x):
                out.append(do.TRANSFER_GOODS.at(x))
    return out


def refuse_transport(p: Universalis, seat: int, move: int, trading: bool) -> Phrase | None:
    """Why a transport cannot do this; only for the verbs of transports."""
    x = do.MOVE.a(move) if do.MOVE.has(move) else verb_transport(move)
    if box.OWNER_OF[x] != seat or p.transport_at[x] == NOBODY:
        return say.NO_SUCH_PIECE
    if box.IS_TRADE[box.TYPE_OF[x]] != trading:
        return say.OTHER_PHASE
    if not p.transport_moves[x]:
        return say.NO_MOVES_LEFT
    if do.MOVE.has(move):
        return refuse_step(p, x, do.MOVE.b(move))
    if do.LOAD.has(move):
        return None if load_places(p, x) else say.NOTHING_TO_LOAD
    if do.UNLOAD.has(move):
        return None if unload_places(p, x) else say.NOTHING_TO_UNLOAD
    if do.TRANSFER.has(move):
        return None if partners(p, x) else say.NOTHING_TO_UNLOAD
    if not trading:
        return say.OTHER_PHASE
    if do.LOAD_GOODS.has(move):
        return None if goods_places(p, x, True) else say.NOTHING_TO_LOAD
    if do.UNLOAD_GOODS.has(move):
        return None if goods_places(p, x, False) else say.NOTHING_TO_UNLOAD
    return None if goods_partners(p, x) else say.NOTHING_TO_UNLOAD


def is_transport_move(move: int) -> bool:
    """Is it one of the verbs of transports?"""
    return do.MOVE.has(move) or do.LOAD.first <= move < do.TRANSFER_GOODS.end


def verb_transport(move: int) -> int:
    """The transport of a move to load, unload or transfer."""
    for v in (do.LOAD, do.UNLOAD, do.TRANSFER, do.LOAD_GOODS, do.UNLOAD_GOODS, do.TRANSFER_GOODS):
        if v.has(move):
            return v.a(move)
    return NOBODY


def refuse_step(p: Universalis, x: int, area: int) -> Phrase | None:
    """Why a transport cannot make this step."""
    cost = step_cost(p, x, area)
    if cost == NO_WAY:
        return say.NO_WAY_THERE
    if cost > p.transport_moves[x]:
        return say.NO_MOVES_LEFT
    if area < box.TERRITORIES and not may_stand(p, x, area):
        return say.NO_RIGHT
    if p.blockades:
        sea = sea_crossed(p, x, area)
        if area >= box.TERRITORIES and strait_closed(p, x, sea):
            return say.BLOCKADED
        if sea != NOBODY and blockaders(p, x, sea):
            if box.TYPE_OF[x] != box.WAR_SHIP:
                return say.BLOCKADED
            if not outnumbers(p, x, sea) and (area < box.TERRITORIES or breaks_out(p, x) == NOBODY):
                return say.BLOCKADED
    return None


def make_step(p: Universalis, x: int, area: int) -> None:
    """A transport moves on; among barbarians it may be attacked [4.4]."""
    seat = box.OWNER_OF[x]
    p.transport_moves[x] -= step_cost(p, x, area)
    p.transport_at[x] = area
    p.sheltered[x] = 0
    p.tell(say.MOVED, seat, x, area)
    prune_blockades(p)
    if area < box.TERRITORIES and p.owner[area] == box.BARBARIANS:
        p.push(Trespass(seat, area))


# -- armies and banners ----------------------------------------------------------------------


def reachable(p: Universalis, x: int) -> list[int]:
    """Territories a transport could load from or unload to: its own place, or own coasts of its sea."""
    here = p.transport_at[x]
    if here < box.TERRITORIES:
        return [here]
    seat = box.OWNER_OF[x]
    return [t for t in box.COASTS[here - box.TERRITORIES] if p.owner[t] == seat]


def waiting_armies(p: Universalis, seat: int, t: int) -> int:
    """Armies that could leave a territory, or a train there."""
    return p.armies[t] - 1 if p.owner[t] == seat else p.train(seat, t)


def boarding(p: Universalis, x: int, t: int) -> list[int]:
    """Banners on foot that a war transport could take aboard."""
    if box.IS_TRADE[box.TYPE_OF[x]] or p.banner_aboard(x) != NOBODY:
        return []
    return [b for b in p.banners_of(box.OWNER_OF[x]) if p.banner_at[b] == t]


def load_places(p: Universalis, x: int) -> list[int]:
    """Where armies or a banner can be loaded."""
    seat = box.OWNER_OF[x]
    space = p.army_space(x)
    out: list[int] = []
    for t in reachable(p, x):
        if (space > 0 and waiting_armies(p, seat, t) > 0) or boarding(p, x, t):
            out.append(t)
    return out


def unload_places(p: Universalis, x: int) -> list[int]:
    """Where armies can be put down: on own land; elsewhere only with a banner, as its train."""
    seat = box.OWNER_OF[x]
    banner = p.banner_aboard(x) != NOBODY
    if not p.transport_armies[x] and not banner:
        return []
    return [t for t in reachable(p, x) if p.owner[t] == seat or (banner and open_to(p, seat, t))]


def partners(p: Universalis, x: int) -> list[int]:
    """Own transports in the same place that could take armies or the banner over; both pay."""
    out: list[int] = []
    banner = p.banner_aboard(x) != NOBODY
    for y in p.transports_at(box.OWNER_OF[x], p.transport_at[x]):
        if y != x and p.transport_moves[y]:
            takes = not box.IS_TRADE[box.TYPE_OF[y]] and p.banner_aboard(y) == NOBODY
            if (p.transport_armies[x] and p.army_space(y) > 0) or (banner and takes):
                out.append(y)
    return out


class Loading(Decision):
    """One operation: any number of armies, and a banner with them or alone, for one movement point."""

    rule: ClassVar[str] = "4.2"
    FIELDS: ClassVar[list[Field]] = fields(
        transport=One(box.TRANSPORT),
        way=Word("load", "unload", "transfer"),
        place=One(box.TERRITORY),
        other=One(box.TRANSPORT),
        stage=Word("where", "armies", "banner", "done"),
    )

    def __init__(self, transport: int = NOBODY, way: str = "load") -> None:
        super().__init__()
        self.transport = transport
        self.way = way
        self.place = NOBODY
        self.other = NOBODY
        self.stage = "where"

    def choices(self, p: Universalis) -> list[int]:
        """Places, or transports to hand over to."""
        if self.way == "load":
            return load_places(p, self.transport)
        return unload_places(p, self.transport) if self.way == "unload" else partners(p, self.transport)

    def run(self, p: Universalis) -> None:
        seat = box.OWNER_OF[self.transport]
        if self.stage == "where":
            some = self.choices(p)
            if len(some) == 1:
                self.choose(p, some[0])
            else:
                p.ask(seat)
        elif self.stage == "armies":
            if self.most(p) > 0:
                p.ask(seat)
            else:
                self.stage = "banner"
        elif self.stage == "banner":
            if len(self.banners(p)) > 1:
                p.ask(seat)
            else:
                self.stage = "done"
        else:
            p.end()

    def choose(self, p: Universalis, where: int) -> None:
        """The place is known: the operation is paid."""
        p.transport_moves[self.transport] -= 1
        if self.way == "transfer":
            self.other = where
            p.transport_moves[where] -= 1
        else:
            self.place = where
        self.stage = "armies"

    def most(self, p: Universalis) -> int:
        """How many armies can change places."""
        x = self.transport
        if self.way == "load":
            return min(p.army_space(x), waiting_armies(p, box.OWNER_OF[x], self.place))
        if self.way == "unload":
            return p.transport_armies[x]
        return min(p.transport_armies[x], p.army_space(self.other))

    def banners(self, p: Universalis) -> list[int]:
        """Pass, or the banner that goes along."""
        x = self.transport
        if self.way == "load":
            return [PASS, *do.TAKE_BANNER.each(boarding(p, x, self.place))]
        b = p.banner_aboard(x)
        if b == NOBODY or (self.way == "transfer" and not self.takes(p)):
            return [PASS]
        return [PASS, do.TAKE_BANNER.at(b)]

    def takes(self, p: Universalis) -> bool:
        """Has the other transport room for a banner?"""
        return not box.IS_TRADE[box.TYPE_OF[self.other]] and p.banner_aboard(self.other) == NOBODY

    def moves(self, p: Universalis, seat: int) -> list[int]:
        if self.stage == "where":
            v = do.WHICH if self.way == "transfer" else do.WHERE
            return [v.at(t) for t in self.choices(p)]
        if self.stage == "armies":
            return do.ARMIES.span(0 if len(self.banners(p)) > 1 else 1, self.most(p))
        return self.banners(p)

    def question(self, p: Universalis, seat: int) -> Sentence:
        if self.stage == "where":
            return say.Q_WHICH.of(self.transport) if self.way == "transfer" else say.Q_WHERE.of(self.transport)
        return say.Q_LOAD.of(self.transport) if self.stage == "armies" else say.Q_BANNER.of(self.transport)

    def answer(self, p: Universalis, seat: int, move: int) -> None:
        x = self.transport
        if self.stage == "where":
            self.choose(p, do.WHICH.a(move) if self.way == "transfer" else do.WHERE.a(move))
        elif self.stage == "armies":
            self.shift(p, seat, do.ARMIES.a(move))
            abroad = self.way == "unload" and p.owner[self.place] != seat
            self.stage = "banner"
            if abroad:  # elsewhere armies leave only with their banner
                self.disembark(p, seat, p.banner_aboard(x))
        elif move == PASS:
            self.stage = "done"
        else:
            b = do.TAKE_BANNER.a(move)
            self.stage = "done"
            if self.way == "load":
                p.banner_on[b] = x
                p.banner_at[b] = NOBODY
                p.tell(say.BANNER_BOARDS, seat, b, x)
            elif self.way == "transfer":
                p.banner_on[b] = self.other
                p.tell(say.BANNER_BOARDS, seat, b, self.other)
            else:
                self.disembark(p, seat, b)

    def disembark(self, p: Universalis, seat: int, b: int) -> None:
        """A banner leaves its transport."""
        p.banner_on[b] = NOBODY
        p.banner_at[b] = self.place
        p.tell(say.BANNER_LEAVES, seat, b, self.place)
        self.stage = "done"

    def shift(self, p: Universalis, seat: int, n: int) -> None:
        """Armies change places."""
        if not n:
            return
        x = self.transport
        t = self.place
        if self.way == "load":
            p.transport_armies[x] += n
            if p.owner[t] == seat:
                p.armies[t] -= n
            else:
                p.set_train(seat, t, p.train(seat, t) - n)
            p.tell(say.ARMIES_LOADED, seat, x, t, n)
        elif self.way == "unload":
            p.transport_armies[x] -= n
            if p.owner[t] == seat:
                p.armies[t] += n
            else:
                p.set_train(seat, t, p.train(seat, t) + n)
            p.tell(say.ARMIES_LANDED, seat, x, t, n)
        else:
            p.transport_armies[x] -= n
            p.transport_armies[self.other] += n
            p.tell(say.ARMIES_SHIFTED, seat, x, self.other, n)


# -- goods -----------------------------------------------------------------------------------


def goods_cost(p: Universalis, t: int) -> int:
    """One movement point in a city, two elsewhere."""
    return 1 if t != NOBODY and p.city(t) else 2


def goods_here(p: Universalis, seat: int, t: int, g: int) -> int:
    """Goods of a kind that a player may load in a territory: own ones, and what a treasure left there."""
    i = t * box.GOODS + g
    return p.finds[i] + (p.stored[i] if p.owner[t] == seat else 0)


def goods_places(p: Universalis, x: int, loading: bool) -> list[int]:
    """Where goods can be loaded or put down."""
    seat = box.OWNER_OF[x]
    if (p.goods_space(x) if loading else p.load(x)) <= 0:
        return []
    out: list[int] = []
    for t in reachable(p, x):
        if p.transport_moves[x] < goods_cost(p, t):
            continue
        if loading:
            if any(goods_here(p, seat, t, g) for g in range(box.GOODS)):
                out.append(t)
        elif p.owner[t] == seat:
            out.append(t)
    return out


def goods_partners(p: Universalis, x: int) -> list[int]:
    """Own transports in the same place with room for goods."""
    here = p.transport_at[x]
    cost = goods_cost(p, here if here < box.TERRITORIES else NOBODY)
    if not p.load(x) or p.transport_moves[x] < cost:
        return []
    mine = p.transports_at(box.OWNER_OF[x], here)
    return [y for y in mine if y != x and p.transport_moves[y] >= cost and p.goods_space(y) > 0]


class GoodsLoading(Decision):
    """One operation with goods: any number of units of any kinds, each kind once."""

    rule: ClassVar[str] = "4.2"
    FIELDS: ClassVar[list[Field]] = fields(
        transport=One(box.TRANSPORT),
        way=Word("load", "unload", "transfer"),
        place=One(box.TERRITORY),
        other=One(box.TRANSPORT),
        handled=Mask(box.GOOD),
        stage=Word("where", "goods", "done"),
        moved=Number(),
    )

    def __init__(self, transport: int = NOBODY, way: str = "load") -> None:
        super().__init__()
        self.transport = transport
        self.way = way
        self.place = NOBODY
        self.other = NOBODY
        self.handled = 0
        self.stage = "where"
        self.moved = 0

    def choices(self, p: Universalis) -> list[int]:
        """Places, or transports to hand over to."""
        if self.way == "transfer":
            return goods_partners(p, self.transport)
        return goods_places(p, self.transport, self.way == "load")

    def run(self, p: Universalis) -> None:
        seat = box.OWNER_OF[self.transport]
        if self.stage == "where":
            some = self.choices(p)
            if len(some) == 1:
                self.choose(p, some[0])
            else:
                p.ask(seat)
        elif self.stage == "goods" and self.units(p):
            p.ask(seat)
        else:
            p.end()

    def choose(self, p: Universalis, where: int) -> None:
        """The place is known: the operation is paid."""
        x = self.transport
        if self.way == "transfer":
            here = p.transport_at[x]
            cost = goods_cost(p, here if here < box.TERRITORIES else NOBODY)
            self.other = where
            p.transport_moves[where] -= cost
        else:
            self.place = where
            cost = goods_cost(p, where)
        p.transport_moves[x] -= cost
        self.stage = "goods"

    def units(self, p: Universalis) -> list[int]:
        """Kinds and numbers that can change places now."""
        x = self.transport
        out: list[int] = []
        for g in range(box.GOODS):
            if self.handled >> g & 1:
                continue
            if self.way == "load":
                n = min(p.goods_space(x), goods_here(p, box.OWNER_OF[x], self.place, g))
            elif self.way == "unload":
                n = p.cargo[x * box.GOODS + g]
            else:
                n = min(p.goods_space(self.other), p.cargo[x * box.GOODS + g])
            out += [do.TAKE_GOODS.at(g, k) for k in range(1, n + 1)]
        return out

    def moves(self, p: Universalis, seat: int) -> list[int]:
        if self.stage == "where":
            v = do.WHICH if self.way == "transfer" else do.WHERE
            return [v.at(t) for t in self.choices(p)]
        return [PASS, *self.units(p)] if self.moved else self.units(p)

    def question(self, p: Universalis, seat: int) -> Sentence:
        if self.stage == "where":
            return say.Q_WHICH.of(self.transport) if self.way == "transfer" else say.Q_WHERE.of(self.transport)
        return say.Q_GOODS.of(self.transport)

    def answer(self, p: Universalis, seat: int, move: int) -> None:
        x = self.transport
        if self.stage == "where":
            self.choose(p, do.WHICH.a(move) if self.way == "transfer" else do.WHERE.a(move))
            return
        if move == PASS:
            self.stage = "done"
            return
        g, n = do.TAKE_GOODS.a(move), do.TAKE_GOODS.b(move)
        self.handled += 1 << g
        self.moved += n
        i = self.place * box.GOODS + g
        if self.way == "load":
            free = min(n, p.finds[i])
            p.finds[i] -= free
            p.stored[i] -= n - free
            p.cargo[x * box.GOODS + g] += n
            p.tell(say.GOODS_LOADED, seat, x, g, n)
        else:
            p.cargo[x * box.GOODS + g] -= n
            if self.way == "unload":
                p.stored[i] += n
                p.tell(say.GOODS_LANDED, seat, x, g, n)
            else:
                p.cargo[self.other * box.GOODS + g] += n
                p.tell(say.GOODS_LOADED, seat, self.other, g, n)


# -- banners on foot -------------------------------------------------------------------------


def refuse_march(p: Universalis, seat: int, b: int, t: int) -> Phrase | None:
    """Why a banner cannot walk there."""
    if box.BANNER_OWNER[b] != seat or not p.experience[b] or p.banner_on[b] != NOBODY:
        return say.NO_SUCH_PIECE
    here = p.banner_at[b]
    if t not in box.NEIGHBOURS[here]:
        return say.NO_WAY_THERE
    if land_cost(p, seat, box.COST_BANNER, here, t) > p.banner_moves[b]:
        return say.NO_MOVES_LEFT
    return None if may_enter(p, seat, here, t, False, False) else say.NO_RIGHT


def march_moves(p: Universalis, seat: int) -> list[int]:
    """Where banners on foot may walk, sorted."""
    out: list[int] = []
    for b in p.banners_of(seat):
        if p.banner_on[b] == NOBODY and p.banner_moves[b]:
            for t in box.NEIGHBOURS[p.banner_at[b]]:
                if refuse_march(p, seat, b, t) is None:
                    out.append(do.MARCH.at(b, t))
    return out


class BannerMarch(Decision):
    """A banner walks on, with any part of the armies it may lead."""

    rule: ClassVar[str] = "4.3"
    FIELDS: ClassVar[list[Field]] = fields(
        banner=One(box.BANNER), territory=One(box.TERRITORY), stage=Word("armies", "done")
    )

    def __init__(self, banner: int = NOBODY, territory: int = NOBODY) -> None:
        super().__init__()
        self.banner = banner
        self.territory = territory
        self.stage = "armies"

    def most(self, p: Universalis) -> int:
        """Armies that can go along."""
        seat = box.BANNER_OWNER[self.banner]
        return min(p.leads(seat), waiting_armies(p, seat, p.banner_at[self.banner]))

    def run(self, p: Universalis) -> None:
        if self.stage == "done":
            p.end()
        elif self.most(p) > 0:
            p.ask(box.BANNER_OWNER[self.banner])
        else:
            self.go(p, 0)

    def moves(self, p: Universalis, seat: int) -> list[int]:
        return do.ARMIES.span(0, self.most(p))

    def question(self, p: Universalis, seat: int) -> Sentence:
        return say.Q_ALONG.of(self.banner, self.territory)

    def answer(self, p: Universalis, seat: int, move: int) -> None:
        self.go(p, do.ARMIES.a(move))

    def go(self, p: Universalis, n: int) -> None:
        """Banner and armies change places."""
        b = self.banner
        t = self.territory
        seat = box.BANNER_OWNER[b]
        here = p.banner_at[b]
        self.stage = "done"
        p.banner_moves[b] -= land_cost(p, seat, box.COST_BANNER, here, t)
        if p.owner[here] == seat:
            p.armies[here] -= n
        else:
            p.set_train(seat, here, p.train(seat, here) - n)
        p.banner_at[b] = t
        if n:
            p.set_train(seat, t, p.train(seat, t) + n)
            p.tell(say.MARCH_ARMIES, seat, b, t, n)
        else:
            p.tell(say.BANNER_MARCHES, seat, b, t)
        if p.owner[t] == box.BARBARIANS:
            p.push(Trespass(seat, t))
