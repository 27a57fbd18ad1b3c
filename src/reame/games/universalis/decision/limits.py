"""What a player may not keep [1.4, 1.5]: too many pieces of a sort, too many in one place (D21)."""

from __future__ import annotations

from typing import ClassVar

from reame.games.universalis.decision.question import Decision, Question
from reame.games.universalis.realm.banners import remove_banner
from reame.games.universalis.realm.transports import destroy_transport
from reame.games.universalis.table import phrases as say
from reame.games.universalis.table import things as box
from reame.games.universalis.table import verbs as do
from reame.games.universalis.table.position import Universalis
from reame.games.universalis.table.reserves import trim
from reame.kernel.fields import Field, Move, One, fields
from reame.kernel.kinds import NOBODY, SEAT, Phrase, Sentence
from reame.kernel.steps import NOT_NOW


def settle_excess(p: Universalis, seat: int) -> None:
    """More pieces than the technology level allows: those in reserve go first, then the owner picks."""
    if not p.alive(seat):
        return
    trim(p, seat)
    if too_many(p, seat):
        p.push(Excess(seat))


def too_many(p: Universalis, seat: int) -> list[int]:
    """What could be given up because there are too many of its sort, as moves, sorted."""
    out: list[int] = []
    mine = p.transports_of(seat)
    for kind in range(4):
        if p.number_of_type(seat, kind) > p.type_limit(seat):
            out += [do.REMOVE_TRANSPORT.at(x) for x in mine if box.TYPE_OF[x] == kind]
    if p.number_of_banners(seat) > p.banner_limit(seat):
        out += do.REMOVE_BANNER.each(p.banners_of(seat))
    for engine in (box.CATAPULT, box.BOMBARD):
        if p.number_of_engines(seat, engine) > p.engine_limit(seat, engine):
            out += [do.REMOVE_ENGINE.at(engine, t) for t in p.lands(seat) if p.engines(t, engine)]
    return out


def over_limits(p: Universalis, seat: int) -> list[int]:
    """What could be removed because a place holds too much, as moves, sorted [1.4]."""
    out: list[int] = []
    lands = p.lands(seat)
    full = [t for t in lands if p.occupants(t) > p.capacity(t)]
    out += [do.REMOVE_ARMIES.at(t) for t in full if p.armies[t] > 1]
    for t in full:
        out += [do.REMOVE_GOODS.at(t, g) for g in range(box.GOODS) if p.stored[t * box.GOODS + g]]
    count = [0] * box.AREAS
    mine = p.transports_of(seat)
    for x in mine:
        count[p.transport_at[x]] += 1
    for x in mine:
        area = p.transport_at[x]
        if count[area] > p.area_room(area):
            out.append(do.REMOVE_TRANSPORT.at(x))
    banners = p.banners_of(seat)
    for b in banners:
        area = p.banner_area(b)
        if len([c for c in banners if p.banner_area(c) == area]) > p.banner_room(area):
            out.append(do.REMOVE_BANNER.at(b))
    for engine in (box.CATAPULT, box.BOMBARD):
        for t in lands:
            if p.engines(t, engine) and p.catapults[t] + p.bombards[t] > 1:
                out.append(do.REMOVE_ENGINE.at(engine, t))
    return out


class Excess(Decision):
    """Too many transports of a type, banners or engines: the owner picks which are destroyed."""

    rule: ClassVar[str] = "1.5"
    FIELDS: ClassVar[list[Field]] = fields(seat=One(SEAT))

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat

    def run(self, p: Universalis) -> None:
        if too_many(p, self.seat):
            p.ask(self.seat)
        else:
            p.end()

    def moves(self, p: Universalis, seat: int) -> list[int]:
        return too_many(p, seat)

    def forbids(self, p: Universalis, seat: int, move: int) -> Phrase | None:
        if move in too_many(p, seat):
            return None
        known = do.REMOVE_TRANSPORT.has(move) or do.REMOVE_BANNER.has(move) or do.REMOVE_ENGINE.has(move)
        return say.WITHIN_LIMITS if known else NOT_NOW

    def question(self, p: Universalis, seat: int) -> Sentence:
        return say.Q_TOO_MANY.of()

    def answer(self, p: Universalis, seat: int, move: int) -> None:
        remove(p, seat, move, 1)


def most(p: Universalis, heap: int) -> int:
    """How much has to go at most of what a move names."""
    if do.REMOVE_ARMIES.has(heap):
        t = do.REMOVE_ARMIES.a(heap)
        return min(p.occupants(t) - p.capacity(t), p.armies[t] - 1)
    if do.REMOVE_GOODS.has(heap):
        t, g = do.REMOVE_GOODS.a(heap), do.REMOVE_GOODS.b(heap)
        return min(p.occupants(t) - p.capacity(t), p.stored[t * box.GOODS + g])
    return 1


def remove(p: Universalis, seat: int, heap: int, n: int) -> None:
    """So many armies or goods are given up, or one transport, banner or engine."""
    if do.REMOVE_ARMIES.has(heap):
        t = do.REMOVE_ARMIES.a(heap)
        p.armies[t] -= n
        p.tell(say.ARMIES_REMOVED, seat, t, n)
    elif do.REMOVE_GOODS.has(heap):
        t, g = do.REMOVE_GOODS.a(heap), do.REMOVE_GOODS.b(heap)
        p.stored[t * box.GOODS + g] -= n
        p.tell(say.GOODS_REMOVED, seat, t, g, n)
    elif do.REMOVE_TRANSPORT.has(heap):
        destroy_transport(p, do.REMOVE_TRANSPORT.a(heap))
    elif do.REMOVE_BANNER.has(heap):
        remove_banner(p, do.REMOVE_BANNER.a(heap))
    else:
        engine, t = do.REMOVE_ENGINE.a(heap), do.REMOVE_ENGINE.b(heap)
        p.add_engine(t, engine, -1)
        p.tell(say.ENGINE_REMOVED, seat, engine, t)


class Limits(Decision):
    """At the end of the owner's turn every place holds no more than it may; the owner picks what is removed."""

    rule: ClassVar[str] = "1.4"
    FIELDS: ClassVar[list[Field]] = fields(seat=One(SEAT))

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat

    def run(self, p: Universalis) -> None:
        heaps = over_limits(p, self.seat) if p.alive(self.seat) else []
        if not heaps:
            p.end()
        elif len(heaps) == 1:
            remove(p, self.seat, heaps[0], most(p, heaps[0]))
        else:
            p.ask(self.seat)

    def moves(self, p: Universalis, seat: int) -> list[int]:
        return over_limits(p, seat)

    def forbids(self, p: Universalis, seat: int, move: int) -> Phrase | None:
        if move in over_limits(p, seat):
            return None
        return say.WITHIN_LIMITS if do.REMOVE_ARMIES.first <= move < do.REMOVE_ENGINE.end else NOT_NOW

    def question(self, p: Universalis, seat: int) -> Sentence:
        return say.Q_OVER.of()

    def default(self, p: Universalis, seat: int) -> int:
        heaps = over_limits(p, seat)
        for heap in heaps:
            if do.REMOVE_GOODS.has(heap):
                return heap
        return heaps[0]

    def answer(self, p: Universalis, seat: int, move: int) -> None:
        n = most(p, move)
        if n > 1 and not self.nothing_else(p, move):
            p.push(HowManyRemoved(seat, move))
        else:
            remove(p, seat, move, n)

    def nothing_else(self, p: Universalis, heap: int) -> bool:
        """Only armies can go: then all that is too much goes."""
        t = do.REMOVE_ARMIES.a(heap) if do.REMOVE_ARMIES.has(heap) else NOBODY
        return t != NOBODY and p.occupants(t) == p.armies[t]


class HowManyRemoved(Question):
    """Of armies or goods that are too many."""

    rule: ClassVar[str] = "1.4"
    FIELDS: ClassVar[list[Field]] = Question.FIELDS + fields(heap=Move(do.MOVES))

    def __init__(self, seat: int = NOBODY, heap: int = NOBODY) -> None:
        super().__init__(seat)
        self.heap = heap

    def moves(self, p: Universalis, seat: int) -> list[int]:
        return do.UNITS.span(1, most(p, self.heap))

    def question(self, p: Universalis, seat: int) -> Sentence:
        return say.Q_HOW_MANY_REMOVED.of()

    def default(self, p: Universalis, seat: int) -> int:
        return self.moves(p, seat)[-1]

    def answer(self, p: Universalis, seat: int, move: int) -> None:
        remove(p, seat, self.heap, do.UNITS.a(move))
