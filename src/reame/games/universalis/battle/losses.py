"""Armies are lost where their owner chooses: casualties of a battle (D19), or a calamity over the whole map (D22)."""

from __future__ import annotations

from typing import Any, ClassVar

from reame.games.universalis.decision.question import Decision, Question
from reame.games.universalis.table import phrases as say
from reame.games.universalis.table import things as box
from reame.games.universalis.table import verbs as do
from reame.games.universalis.table.position import Universalis
from reame.kernel.fields import Field, Flag, Move, Number, One, fields
from reame.kernel.kinds import NOBODY, SEAT, Phrase, Sentence
from reame.kernel.steps import NOT_NOW, Step


def stack_size(p: Universalis, seat: int, stack: int, to_the_last: bool) -> int:
    """How many armies can be lost of what a move names; on the ground perhaps not the last."""
    if do.LOSE_GROUND.has(stack):
        n = p.ground(seat, do.LOSE_GROUND.a(stack))
        return n if to_the_last else n - 1
    if do.LOSE_TRAIN.has(stack):
        return p.train(seat, do.LOSE_TRAIN.a(stack))
    if do.LOSE_ABOARD.has(stack):
        return p.transport_armies[do.LOSE_ABOARD.a(stack)]
    return p.host[seat]


class Losses(Decision):
    """So many armies of a seat, in one area or, if there is none, anywhere but the last army of a territory."""

    rule: ClassVar[str] = "5.2"
    FIELDS: ClassVar[list[Field]] = fields(seat=One(SEAT), n=Number(0, box.ARMIES_MOST), area=One(box.AREA))

    def __init__(self, seat: int = NOBODY, n: int = 0, area: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.n = n
        self.area = area

    def run(self, p: Universalis) -> None:
        stacks = self.stacks(p) if self.n > 0 else []
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
            return out + do.LOSE_ABOARD.each([x for x in p.transports_at(s, self.area) if p.transport_armies[x]])
        out = do.LOSE_GROUND.each([t for t in p.lands(s) if p.armies[t] > 1])
        out += do.LOSE_TRAIN.each([train.territory for train in p.trains if train.seat == s])
        out += do.LOSE_ABOARD.each([x for x in p.transports_of(s) if p.transport_armies[x]])
        if p.host[s]:
            out.append(do.LOSE_HOST.at())
        return out

    def size(self, p: Universalis, stack: int) -> int:
        """How many armies a stack can lose."""
        return stack_size(p, self.seat, stack, self.area != NOBODY)

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
        return self.stacks(p)

    def forbids(self, p: Universalis, seat: int, move: int) -> Phrase | None:
        if move in self.stacks(p):
            return None
        if do.LOSE_GROUND.has(move) and p.owner[do.LOSE_GROUND.a(move)] == seat and self.area == NOBODY:
            return say.LAST_ARMY
        return say.NOTHING_THERE if do.LOSE_GROUND.first <= move < do.LOSE_HOST.end else NOT_NOW

    def question(self, p: Universalis, seat: int) -> Sentence:
        return say.Q_LOSSES.of(self.n)

    def default(self, p: Universalis, seat: int) -> int:
        stacks = self.stacks(p)
        best = stacks[0]
        for m in stacks:
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
        if min(self.n, self.size(p, move)) == 1:
            self.remove(p, move, 1)
        else:
            p.push(self.how_many(move))

    def how_many(self, stack: int) -> HowManyLost:
        """The question for a stack that was chosen."""
        return HowManyLost(self.seat, self.n, stack, self.area != NOBODY)

    def resume(self, p: Universalis, child: Step[Any]) -> None:
        if isinstance(child, HowManyLost):
            self.remove(p, child.stack, child.lost)


class HowManyLost(Question):
    """Of so many armies, those of one stack."""

    rule: ClassVar[str] = "5.2"
    FIELDS: ClassVar[list[Field]] = Question.FIELDS + fields(
        n=Number(0, box.ARMIES_MOST), stack=Move(do.MOVES), to_the_last=Flag(), lost=Number(0, box.ARMIES_MOST)
    )

    def __init__(self, seat: int = NOBODY, n: int = 0, stack: int = NOBODY, to_the_last: bool = False) -> None:
        super().__init__(seat)
        self.n = n
        self.stack = stack
        self.to_the_last = to_the_last
        self.lost = 0

    def moves(self, p: Universalis, seat: int) -> list[int]:
        return do.ARMIES.span(1, min(self.n, stack_size(p, seat, self.stack, self.to_the_last)))

    def question(self, p: Universalis, seat: int) -> Sentence:
        return say.Q_HOW_MANY_LOST.of(self.n)

    def default(self, p: Universalis, seat: int) -> int:
        return self.moves(p, seat)[-1]

    def answer(self, p: Universalis, seat: int, move: int) -> None:
        self.lost = do.ARMIES.a(move)


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
