"""What a player may not keep [1.4, 1.5]: too many pieces of a sort, too many in one place (D21)."""

from __future__ import annotations

from typing import ClassVar

from reame.games.universalis.realm.deeds import destroy_transport, remove_banner
from reame.games.universalis.table.phrases import (
    ARMIES_REMOVED,
    ENGINE_REMOVED,
    GOODS_REMOVED,
    Q_HOW_MANY_REMOVED,
    Q_OVER,
    Q_TOO_MANY,
    WITHIN_LIMITS,
)
from reame.games.universalis.table.position import Universalis
from reame.games.universalis.table.reserves import trim
from reame.games.universalis.table.things import (
    AREAS,
    BOMBARD,
    CATAPULT,
    GOODS,
    MOVES,
    REMOVE_ARMIES,
    REMOVE_BANNER,
    REMOVE_ENGINE,
    REMOVE_GOODS,
    REMOVE_TRANSPORT,
    TYPE_OF,
    UNITS_MOVE,
)
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
            out += [REMOVE_TRANSPORT.at(x) for x in mine if TYPE_OF[x] == kind]
    if p.number_of_banners(seat) > p.banner_limit(seat):
        out += REMOVE_BANNER.each(p.banners_of(seat))
    for engine in (CATAPULT, BOMBARD):
        if p.number_of_engines(seat, engine) > p.engine_limit(seat, engine):
            out += [REMOVE_ENGINE.at(engine, t) for t in p.lands(seat) if p.engines(t, engine)]
    return out


def over_limits(p: Universalis, seat: int) -> list[int]:
    """What could be removed because a place holds too much, as moves, sorted [1.4]."""
    out: list[int] = []
    lands = p.lands(seat)
    full = [t for t in lands if p.occupants(t) > p.capacity(t)]
    out += [REMOVE_ARMIES.at(t) for t in full if p.armies[t] > 1]
    for t in full:
        out += [REMOVE_GOODS.at(t, g) for g in range(GOODS) if p.stored[t * GOODS + g]]
    count = [0] * AREAS
    mine = p.transports_of(seat)
    for x in mine:
        count[p.transport_at[x]] += 1
    for x in mine:
        area = p.transport_at[x]
        if count[area] > p.area_room(area):
            out.append(REMOVE_TRANSPORT.at(x))
    banners = p.banners_of(seat)
    for b in banners:
        area = p.banner_area(b)
        if len([c for c in banners if p.banner_area(c) == area]) > p.banner_room(area):
            out.append(REMOVE_BANNER.at(b))
    for engine in (CATAPULT, BOMBARD):
        for t in lands:
            if p.engines(t, engine) and p.catapults[t] + p.bombards[t] > 1:
                out.append(REMOVE_ENGINE.at(engine, t))
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
        known = REMOVE_TRANSPORT.has(move) or REMOVE_BANNER.has(move) or REMOVE_ENGINE.has(move)
        return WITHIN_LIMITS if known else NOT_NOW

    def question(self, p: Universalis, seat: int) -> Sentence:
        return Q_TOO_MANY.of()

    def answer(self, p: Universalis, seat: int, move: int) -> None:
        remove_piece(p, seat, move)


def remove_piece(p: Universalis, seat: int, move: int) -> None:
    """A transport, a banner or an engine is given up."""
    if REMOVE_TRANSPORT.has(move):
        destroy_transport(p, REMOVE_TRANSPORT.a(move))
    elif REMOVE_BANNER.has(move):
        remove_banner(p, REMOVE_BANNER.a(move))
    else:
        t = REMOVE_ENGINE.b(move)
        p.add_engine(t, REMOVE_ENGINE.a(move), -1)
        p.tell(ENGINE_REMOVED, seat, REMOVE_ENGINE.a(move), t)


class Limits(Decision):
    """At the end of the owner's turn every place holds no more than it may; the owner picks what is removed."""

    rule: ClassVar[str] = "1.4"
    FIELDS: ClassVar[list[Field]] = fields(seat=One(SEAT), heap=Move(MOVES))

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
        if REMOVE_ARMIES.has(move):
            t = REMOVE_ARMIES.a(move)
            return min(p.occupants(t) - p.capacity(t), p.armies[t] - 1)
        if REMOVE_GOODS.has(move):
            t = REMOVE_GOODS.a(move)
            return min(p.occupants(t) - p.capacity(t), p.stored[t * GOODS + REMOVE_GOODS.b(move)])
        return 1

    def choose(self, p: Universalis, seat: int, move: int, n: int) -> None:
        """So much is removed."""
        if REMOVE_ARMIES.has(move):
            t = REMOVE_ARMIES.a(move)
            p.armies[t] -= n
            p.tell(ARMIES_REMOVED, seat, t, n)
        elif REMOVE_GOODS.has(move):
            t = REMOVE_GOODS.a(move)
            g = REMOVE_GOODS.b(move)
            p.stored[t * GOODS + g] -= n
            p.tell(GOODS_REMOVED, seat, t, g, n)
        else:
            remove_piece(p, seat, move)

    def moves(self, p: Universalis, seat: int) -> list[int]:
        if self.heap != NOBODY:
            return UNITS_MOVE.span(1, self.most(p, self.heap))
        return over_limits(p, seat)

    def forbids(self, p: Universalis, seat: int, move: int) -> Phrase | None:
        if move in self.moves(p, seat):
            return None
        return WITHIN_LIMITS if self.heap == NOBODY and REMOVE_ARMIES.first <= move < REMOVE_ENGINE.end else NOT_NOW

    def question(self, p: Universalis, seat: int) -> Sentence:
        return Q_OVER.of() if self.heap == NOBODY else Q_HOW_MANY_REMOVED.of()

    def default(self, p: Universalis, seat: int) -> int:
        moves = self.moves(p, seat)
        if self.heap != NOBODY:
            return moves[len(moves) - 1]
        for m in moves:
            if REMOVE_GOODS.has(m):
                return m
        return moves[0]

    def answer(self, p: Universalis, seat: int, move: int) -> None:
        if self.heap != NOBODY:
            self.choose(p, seat, self.heap, UNITS_MOVE.a(move))
            self.heap = NOBODY
        elif self.most(p, move) > 1 and not self.alone(p, move):
            self.heap = move
        else:
            self.choose(p, seat, move, self.most(p, move))

    def alone(self, p: Universalis, move: int) -> bool:
        """Only armies can go: then all that is too much goes."""
        return REMOVE_ARMIES.has(move) and p.occupants(REMOVE_ARMIES.a(move)) == p.armies[REMOVE_ARMIES.a(move)]
