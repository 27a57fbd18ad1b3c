"""Losses (5.5, 9.3): who bears how much (R39), which troops go and which fighters fall, by their owner's choice."""

from __future__ import annotations

from typing import ClassVar, final

from reame.games.fief.battle.camps import InBattle
from reame.games.fief.table import phrases as say
from reame.games.fief.table import things as t
from reame.games.fief.table.pieces import payable_loss, remove_soldiers
from reame.games.fief.table.position import Fief
from reame.kernel.fields import Field, Number, One, Part, Some, fields
from reame.kernel.kinds import NOBODY, SEAT, Sentence
from reame.kernel.steps import Step


@final
class Loss(Part):
    """What a member of a camp has to lose."""

    FIELDS: ClassVar[list[Field]] = fields(camp=One(t.CAMP), seat=One(SEAT), points=Number(0, t.MOST_TROOPS))

    def __init__(self, camp: int = NOBODY, seat: int = NOBODY, points: int = 0) -> None:
        self.camp = camp
        self.seat = seat
        self.points = points

    def copy(self) -> Loss:
        return Loss(self.camp, self.seat, self.points)


def portions(amount: int, weights: list[int]) -> list[int]:
    """An amount divided in proportion to weights, largest remainder first, ties in order (R39)."""
    total = sum(weights)
    if not total:
        return [0] * len(weights)
    amount = min(amount, total)
    out = [amount * w // total for w in weights]
    rest = [(amount * w) % total for w in weights]
    left = amount - sum(out)
    while left > 0:
        best = rest.index(max(rest))
        out[best] += 1
        rest[best] = -1
        left -= 1
    return out


class Casualties(Step[Fief]):
    """A player loses so many points of troops in some places, heap after heap, soldiers before guards."""

    rule: ClassVar[str] = "9.3"
    FIELDS: ClassVar[list[Field]] = fields(
        seat=One(SEAT), places=Some(t.PLACE), points=Number(0, t.MOST_TROOPS), done=Some(t.PLACE)
    )

    def __init__(self, seat: int = NOBODY, places: list[int] | None = None, points: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.places: list[int] = places or []
        self.points = points
        self.done: list[int] = []

    def heaps(self, p: Fief) -> list[int]:
        """Soldiers by place, then guards; those not yet decided about."""
        out = [x for x in self.places if x not in self.done and p.soldiers[self.seat * t.PLACES + x]]
        for g in range(t.GUARDS):
            if p.guards[g] and p.guards_of[g] == self.seat and p.guards_at[g] in self.places:
                out.append(t.PLACES + g)
        return out

    def size(self, p: Fief, heap: int) -> int:
        """Points in a heap."""
        return p.guards[heap - t.PLACES] if heap >= t.PLACES else p.soldiers[self.seat * t.PLACES + heap]

    def run(self, p: Fief) -> None:
        heaps = self.heaps(p)
        total = sum(self.size(p, h) for h in heaps)
        if not self.points or not heaps:
            p.end()
        elif self.points >= total or len(heaps) == 1:
            self.lose(p, heaps[0], min(self.points, self.size(p, heaps[0])))
        else:
            p.ask(self.seat)

    def lose(self, p: Fief, heap: int, points: int) -> None:
        """Points of one heap go, raised to what the pieces can make up."""
        sick = p.stack[self.by].rule == say.PLAGUE_COMES.rule
        if heap >= t.PLACES:
            p.guards[heap - t.PLACES] -= points
            if points:
                p.tell(say.PLAGUE_TAKES_GUARDS if sick else say.GUARDS_LOST, self.seat, points, heap - t.PLACES)
            if not p.guards[heap - t.PLACES]:
                p.guards_at[heap - t.PLACES] = NOBODY
                p.guards_of[heap - t.PLACES] = NOBODY
        else:
            self.done.append(heap)
            if points:
                owed = points
                points = payable_loss(p, self.seat, heap, points)
                remove_soldiers(p, self.seat, heap, points)
                p.tell(say.PLAGUE_TAKES if sick else say.TROOPS_LOST, self.seat, points, heap)
                if points > owed:
                    p.tell(say.CHANGE_LOST, self.seat, points - owed)
        self.points = max(0, self.points - points)

    def legal(self, p: Fief, seat: int) -> list[int]:
        heaps = self.heaps(p)
        first = self.size(p, heaps[0])
        rest = sum(self.size(p, h) for h in heaps) - first
        return [t.LOSE.at(heaps[0], n) for n in range(max(0, self.points - rest), min(first, self.points) + 1)]

    def question(self, p: Fief, seat: int) -> Sentence:
        return say.ASK_LOSSES.of(self.points)

    def default(self, p: Fief, seat: int) -> int:
        legal = p.legal(seat)
        return legal[len(legal) - 1]

    def take(self, p: Fief, seat: int, move: int) -> None:
        heap = t.LOSE.a(move)
        self.lose(p, heap, t.LOSE.b(move))
        if heap >= t.PLACES and self.points:
            # The king's guards are decided about: what is left falls on the queen's.
            self.lose(p, t.PLACES + t.QUEENS, min(self.points, p.guards[t.QUEENS]))
            self.points = 0


class Fallen(InBattle):
    """A player's troops are gone: which of his fighters fall, one after the other?"""

    rule: ClassVar[str] = "9.3"
    FIELDS: ClassVar[list[Field]] = fields(camp=One(t.CAMP), seat=One(SEAT), points=Number(0, t.LORDS))

    def __init__(self, camp: int = NOBODY, seat: int = NOBODY, points: int = 0) -> None:
        super().__init__()
        self.camp = camp
        self.seat = seat
        self.points = points

    def run(self, p: Fief) -> None:
        if self.points:
            p.ask(self.seat)
        else:
            p.end()

    def legal(self, p: Fief, seat: int) -> list[int]:
        return t.FALL.each(self.battle(p).able(p, self.camp, seat))

    def question(self, p: Fief, seat: int) -> Sentence:
        return say.ASK_FALL.of(self.points)

    def default(self, p: Fief, seat: int) -> int:
        able = self.battle(p).able(p, self.camp, seat)
        return t.FALL.at(([x for x in able if not p.titled(x)] or able)[0])

    def take(self, p: Fief, seat: int, move: int) -> None:
        self.battle(p).dead.append(t.FALL.a(move))
        self.points -= 1
