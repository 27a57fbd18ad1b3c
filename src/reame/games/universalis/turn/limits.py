"""What a player may not keep [1.4, 1.5]: too many pieces of a sort, too many in one place (D21)."""

from __future__ import annotations

from typing import ClassVar

from reame.games.universalis.realm.deeds import destroy_transport, remove_banner
from reame.games.universalis.table import phrases as say
from reame.games.universalis.table import things as box
from reame.games.universalis.table import verbs as do
from reame.games.universalis.table.position import Universalis
from reame.games.universalis.table.reserves import trim
from reame.games.universalis.turn.decision import Decision
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
        remove_piece(p, seat, move)


def remove_piece(p: Universalis, seat: int, move: int) -> None:
    """A transport, a banner or an engine is given up."""
    if do.REMOVE_TRANSPORT.has(move):
        destroy_transport(p, do.REMOVE_TRANSPORT.a(move))
    elif do.REMOVE_BANNER.has(move):
        remove_banner(p, do.REMOVE_BANNER.a(move))
    else:
        t = do.REMOVE_ENGINE.b(move)
        p.add_engine(t, do.REMOVE_ENGINE.a(move), -1)
        p.tell(say.ENGINE_REMOVED, seat, do.REMOVE_ENGINE.a(move), t)


class Limits(Decision):
    """At the end of the owner's turn every place holds no more than it may; the owner picks what is removed."""

    rule: ClassVar[str] = "1.4"
    FIELDS: ClassVar[list[Field]] = fields(seat=One(SEAT), heap=Move(do.MOVES))

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.heap = NOBODY  # chosen, while it is asked how many

    def run(self, p: Universalis) -> None:
        if not p.alive(self.seat):
            p.end()
            return
        moves = over_limits(p, self.seat)
        if not moves:
            p.end()
        elif len(moves) == 1:
            self.choose(p, self.seat, moves[0], self.most(p, moves[0]))
        else:
            p.ask(self.seat)

    def most(self, p: Universalis, move: int) -> int:
        """How much of a heap has to go at most."""
        if do.REMOVE_ARMIES.has(move):
            t = do.REMOVE_ARMIES.a(move)
            return min(p.occupants(t) - p.capacity(t), p.armies[t] - 1)
        if do.REMOVE_GOODS.has(move):
            t = do.REMOVE_GOODS.a(move)
            return min(p.occupants(t) - p.capacity(t), p.stored[t * box.GOODS + do.REMOVE_GOODS.b(move)])
        return 1

    def choose(self, p: Universalis, seat: int, move: int, n: int) -> None:
        """So much is removed."""
        if do.REMOVE_ARMIES.has(move):
            t = do.REMOVE_ARMIES.a(move)
            p.armies[t] -= n
            p.tell(say.ARMIES_REMOVED, seat, t, n)
        elif do.REMOVE_GOODS.has(move):
            t = do.REMOVE_GOODS.a(move)
            g = do.REMOVE_GOODS.b(move)
            p.stored[t * box.GOODS + g] -= n
            p.tell(say.GOODS_REMOVED, seat, t, g, n)
        else:
            remove_piece(p, seat, move)

    def moves(self, p: Universalis, seat: int) -> list[int]:
        if self.heap != NOBODY:
            return do.UNITS.span(1, self.most(p, self.heap))
        return over_limits(p, seat)

    def forbids(self, p: Universalis, seat: int, move: int) -> Phrase | None:
        if move in self.moves(p, seat):
            return None
        return (
            say.WITHIN_LIMITS
            if self.heap == NOBODY and do.REMOVE_ARMIES.first <= move < do.REMOVE_ENGINE.end
            else NOT_NOW
        )

    def question(self, p: Universalis, seat: int) -> Sentence:
        return say.Q_OVER.of() if self.heap == NOBODY else say.Q_HOW_MANY_REMOVED.of()

    def default(self, p: Universalis, seat: int) -> int:
        moves = self.moves(p, seat)
        if self.heap != NOBODY:
            return moves[len(moves) - 1]
        for m in moves:
            if do.REMOVE_GOODS.has(m):
                return m
        return moves[0]

    def answer(self, p: Universalis, seat: int, move: int) -> None:
        if self.heap != NOBODY:
            self.choose(p, seat, self.heap, do.UNITS.a(move))
            self.heap = NOBODY
        elif self.most(p, move) > 1 and not self.alone(p, move):
            self.heap = move
        else:
            self.choose(p, seat, move, self.most(p, move))

    def alone(self, p: Universalis, move: int) -> bool:
        """Only armies can go: then all that is too much goes."""
        return (
            do.REMOVE_ARMIES.has(move) and p.occupants(do.REMOVE_ARMIES.a(move)) == p.armies[do.REMOVE_ARMIES.a(move)]
        )
