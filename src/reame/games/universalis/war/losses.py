"""Armies are lost where their owner chooses: casualties of a battle (D19), or a calamity over the whole map (D22)."""

from __future__ import annotations

from typing import ClassVar

from reame.games.universalis.table import phrases as say
from reame.games.universalis.table import things as box
from reame.games.universalis.table import verbs as do
from reame.games.universalis.table.position import Universalis
from reame.games.universalis.turn.decision import Decision
from reame.kernel.fields import Field, Move, Number, One, fields
from reame.kernel.kinds import NOBODY, SEAT, Phrase, Sentence
from reame.kernel.steps import NOT_NOW


class Losses(Decision):
    """So many armies of a seat, in one area or, if there is none, anywhere but the last army of a territory."""

    rule: ClassVar[str] = "5.2"
    FIELDS: ClassVar[list[Field]] = fields(seat=One(SEAT), n=Number(), area=One(box.AREA), stack=Move(do.MOVES))

    def __init__(self, seat: int = NOBODY, n: int = 0, area: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.n = n
        self.area = area
        self.stack = NOBODY  # chosen, while it is asked how many

    def run(self, p: Universalis) -> None:
        if self.n <= 0:
            p.end()
            return
        stacks = self.stacks(p)
        if not stacks:
            p.end()
        elif len(stacks) == 1 or self.n >= sum([self.size(p, m) for m in stacks]):
            self.remove(p, stacks[0], min(self.n, self.size(p, stacks[0])))  # there is nothing to choose
        else:
            p.ask(self.seat)

    def stacks(self, p: Universalis) -> list[int]:
        """Where armies can be lost, as moves, sorted."""
        s = self.seat
        if self.area != NOBODY:
            out = []
            if self.area < box.TERRITORIES:
                if p.ground(s, self.area):
                    out.append(do.LOSE_GROUND.at(self.area))
                if p.train(s, self.area):
                    out.append(do.LOSE_TRAIN.at(self.area))
            return out + [do.LOSE_ABOARD.at(x) for x in p.transports_at(s, self.area) if p.transport_armies[x]]
        out = [do.LOSE_GROUND.at(t) for t in p.lands(s) if p.armies[t] > 1]
        out += [do.LOSE_TRAIN.at(row[1]) for row in p.trains if row[0] == s]
        out += [do.LOSE_ABOARD.at(x) for x in p.transports_of(s) if p.transport_armies[x]]
        if p.host[s]:
            out.append(do.LOSE_HOST.at())
        return out

    def size(self, p: Universalis, stack: int) -> int:
        """How many armies a stack can lose."""
        if do.LOSE_GROUND.has(stack):
            n = p.ground(self.seat, do.LOSE_GROUND.a(stack))
            return n if self.area != NOBODY else n - 1
        if do.LOSE_TRAIN.has(stack):
            return p.train(self.seat, do.LOSE_TRAIN.a(stack))
        if do.LOSE_ABOARD.has(stack):
            return p.transport_armies[do.LOSE_ABOARD.a(stack)]
        return p.host[self.seat]

    def remove(self, p: Universalis, stack: int, n: int) -> None:
        """Armies leave the stack."""
        self.n -= n
        if do.LOSE_GROUND.has(stack):
            p.armies[do.LOSE_GROUND.a(stack)] -= n
        elif do.LOSE_TRAIN.has(stack):
            t = do.LOSE_TRAIN.a(stack)
            p.set_train(self.seat, t, p.train(self.seat, t) - n)
        elif do.LOSE_ABOARD.has(stack):
            p.transport_armies[do.LOSE_ABOARD.a(stack)] -= n
        else:
            p.host[self.seat] -= n

    def moves(self, p: Universalis, seat: int) -> list[int]:
        if self.stack != NOBODY:
            return do.ARMIES.span(1, min(self.n, self.size(p, self.stack)))
        return self.stacks(p)

    def forbids(self, p: Universalis, seat: int, move: int) -> Phrase | None:
        if move in self.moves(p, seat):
            return None
        if self.stack != NOBODY:
            return NOT_NOW
        if do.LOSE_GROUND.has(move) and p.owner[do.LOSE_GROUND.a(move)] == seat and self.area == NOBODY:
            return say.LAST_ARMY
        known = (
            do.LOSE_GROUND.has(move) or do.LOSE_TRAIN.has(move) or do.LOSE_ABOARD.has(move) or do.LOSE_HOST.has(move)
        )
        return say.NOTHING_THERE if known else NOT_NOW

    def question(self, p: Universalis, seat: int) -> Sentence:
        return say.Q_LOSSES.of(self.n) if self.stack == NOBODY else say.Q_HOW_MANY_LOST.of(self.n)

    def default(self, p: Universalis, seat: int) -> int:
        moves = self.moves(p, seat)
        if self.stack != NOBODY:
            return moves[len(moves) - 1]
        best = moves[0]
        for m in moves:
            if self.worth(p, m) > self.worth(p, best):
                best = m
        return best

    def worth(self, p: Universalis, stack: int) -> int:
        """Loose armies first, then trade transports, then war transports; the largest stack of each."""
        n = self.size(p, stack)
        if do.LOSE_GROUND.has(stack):
            return 3000 + n
        if do.LOSE_ABOARD.has(stack):
            return n + (2000 if box.IS_TRADE[box.TYPE_OF[do.LOSE_ABOARD.a(stack)]] else 1000)
        return n

    def answer(self, p: Universalis, seat: int, move: int) -> None:
        if self.stack != NOBODY:
            self.remove(p, self.stack, do.ARMIES.a(move))
            self.stack = NOBODY
        elif min(self.n, self.size(p, move)) == 1:
            self.remove(p, move, 1)
        else:
            self.stack = move


def step_ashore(p: Universalis, t: int) -> None:
    """After a battle one army of those aboard stands on the ground: no own territory is without a garrison."""
    owner = p.owner[t]
    if p.armies[t] or owner == NOBODY or owner >= p.seats:
        return
    crews = p.transports_at(owner, t)
    for war in (False, True):
        for x in crews:
            if p.transport_armies[x] and box.IS_TRADE[box.TYPE_OF[x]] != war and not p.armies[t]:
                p.transport_armies[x] -= 1
                p.armies[t] += 1
