"""Pieces: what twenty of them can make up (R6), moving soldiers that others cannot count (R68), royal guards (13.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from reame.games.fief.table import phrases as say
from reame.games.fief.table import things as t
from reame.kernel.kinds import NOBODY
from reame.kernel.native import i64, mypyc_attr

if TYPE_CHECKING:
    from reame.games.fief.table.position import Fief

# -- what the pieces can make up -------------------------------------------------------------


@final
@mypyc_attr(acyclic=True)
class Change:
    """What the stacks of a player need in pieces; what other stacks would need follows without adding up again."""

    def __init__(self, soldiers: list[int], start: i64, end: i64) -> None:
        total: i64 = 0
        units: i64 = 0
        pairs: i64 = 0
        i: i64
        for i in range(start, end):
            n: i64 = soldiers[i]
            if n:
                threes = n // 3
                total += n
                units += threes
                pairs += threes >> 1
        self.total = total
        self.units = units  # of three points
        self.pairs = pairs  # of units, for the sixes

    def enough(self, gone: i64 = 0, came: i64 = 0, apart: i64 = 0) -> bool:
        """Can twelve ones, five threes and three sixes make all stacks, once one is gone and one or two have come?"""
        left = gone // 3
        more = came // 3
        new = apart // 3
        units = self.units - left + more + new
        singles = self.total - gone + came + apart - 3 * units
        if singles > t.ONES:
            return False
        pairs = self.pairs - (left >> 1) + (more >> 1) + (new >> 1)
        if pairs > t.SIXES:
            pairs = t.SIXES
        return 3 * (units - 2 * pairs - t.THREES) <= t.ONES - singles  # what the threes cannot make up, ones must

    def room(self) -> i64:
        """How many points more there could be in all, if the pieces do."""
        return t.SOLDIERS - self.total

    def grows(self, stack: i64, points: i64) -> bool:
        """Are there pieces for so many points more in a stack?"""
        return points <= self.room() and self.enough(stack, stack + points)

    def splits(self, stack: i64, away: i64) -> bool:
        """Would the pieces do if so many points left a stack as one of their own?"""
        return self.enough(stack, stack - away, away)


def change(soldiers: list[int], seat: int) -> Change:
    """Of one player."""
    return Change(soldiers, seat * t.PLACES, (seat + 1) * t.PLACES)


def payable(stacks: list[int]) -> bool:
    """Can the pieces make all these stacks at once, each exactly (R6)?"""
    return Change(stacks, 0, len(stacks)).enough()


# -- soldiers --------------------------------------------------------------------------------


def add_soldiers(p: Fief, seat: int, place: int, points: int) -> None:
    """Soldiers come, as everybody sees."""
    i = seat * t.PLACES + place
    total = p.soldiers_total(seat) + points
    p.soldiers[i] += points
    p.recount(seat)
    p.least[i] += points
    p.most[i] += points
    cap_guess(p, seat, i, total)


def cap_guess(p: Fief, seat: int, i: int, total: int) -> None:
    """A stack is no larger than all soldiers of its player, which everybody can count, less what the others must be."""
    base = seat * t.PLACES
    others = sum(p.least[base : base + t.PLACES]) - p.least[i]
    if p.most[i] > total - others:
        p.most[i] = total - others


def reveal_soldiers(p: Fief, seat: int, place: int) -> None:
    """Everybody sees how many there are."""
    i = seat * t.PLACES + place
    if p.least[i] != p.soldiers[i] or p.most[i] != p.soldiers[i]:
        p.least[i] = p.soldiers[i]
        p.most[i] = p.soldiers[i]
        p.shown += 1


def payable_loss(p: Fief, seat: int, place: int, points: int) -> int:
    """What a loss comes to: raised until the pieces can make up what is left (R6)."""
    here = p.soldiers[seat * t.PLACES + place]
    points = min(points, here)
    pieces = p.pieces(seat)
    while points < here and not pieces.enough(here, here - points):
        points += 1
    return points


def remove_soldiers(p: Fief, seat: int, place: int, points: int) -> None:
    """Soldiers go, as everybody sees; what has marched least goes first."""
    reveal_soldiers(p, seat, place)
    i = seat * t.PLACES + place
    p.soldiers[i] -= points
    p.recount(seat)
    p.least[i] = p.soldiers[i]
    p.most[i] = p.soldiers[i]
    over = p.once[i] + p.twice[i] + p.thrice[i] - p.soldiers[i]
    for row in (p.once, p.twice, p.thrice):
        cut = max(0, min(over, row[i]))
        row[i] -= cut
        over -= cut


def march_soldiers(p: Fief, seat: int, start: int, end: int, points: int) -> None:
    """Soldiers go from one place to another; the others see that some go, and whether some stay."""
    if not points:
        return
    a = seat * t.PLACES + start
    b = seat * t.PLACES + end
    total = p.soldiers_total(seat)
    p.soldiers[a] -= points
    p.soldiers[b] += points
    p.recount(seat)
    if p.soldiers[a]:
        p.least[b] += 1
        p.most[b] += p.most[a] - 1
        p.least[a] = 1
        p.most[a] -= 1
    else:
        p.least[b] += p.least[a]
        p.most[b] += p.most[a]
        p.least[a] = 0
        p.most[a] = 0
    cap_guess(p, seat, a, total)
    cap_guess(p, seat, b, total)


def march_all(p: Fief, seat: int, start: int, end: int) -> None:
    """Every soldier of a place, with the steps he has made."""
    a = seat * t.PLACES + start
    b = seat * t.PLACES + end
    for row in (p.once, p.twice, p.thrice):
        row[b] += row[a]
        row[a] = 0
    march_soldiers(p, seat, start, end, p.soldiers[a])


def unmarched(p: Fief, seat: int, place: int, made: int) -> int:
    """Points in a place that have made exactly so many steps this turn."""
    i = seat * t.PLACES + place
    if made == 0:
        return p.soldiers[i] - p.once[i] - p.twice[i] - p.thrice[i]
    if made == 1:
        return p.once[i]
    return p.twice[i]


# -- guards ----------------------------------------------------------------------------------


def post_guards(p: Fief, guard: int, lord: int) -> None:
    """All guards of a crown stand beside the person they follow."""
    p.guards[guard] = t.GUARD_POINTS[guard]
    p.guards_at[guard] = p.place[lord]
    p.guards_of[guard] = p.family[lord]


def dismiss_guards(p: Fief, guard: int) -> None:
    """They go back to the Treasury."""
    p.guards[guard] = 0
    p.guards_at[guard] = NOBODY
    p.guards_of[guard] = NOBODY
    p.guards_leave &= ~(1 << guard)


def settle_guards(p: Fief) -> None:
    """After a death, or after the battle in which it fell: guards stand with their person, or go (13.7, R44, R57)."""
    for g in range(t.GUARDS):
        who = p.captain(g)
        if p.guards_leave >> g & 1 or who == NOBODY or p.captor[who] != NOBODY or not p.guards[g]:
            if p.guards[g]:
                p.tell(say.GUARDS_REMOVED, g)
            dismiss_guards(p, g)
        else:
            p.guards_at[g] = p.place[who]
            p.guards_of[g] = p.family[who]


def disband(p: Fief, seat: int, place: int, but: list[int] | None = None) -> None:
    """Soldiers and guards of a player in one place are removed, but not the guards of these lords."""
    n = p.soldiers[seat * t.PLACES + place]
    if n:
        remove_soldiers(p, seat, place, n)
        p.tell(say.TROOPS_REMOVED, seat, n, place)
    for g in range(t.GUARDS):
        if p.guards_of[g] == seat and p.guards_at[g] == place and (but is None or p.captain(g) not in but):
            p.tell(say.GUARDS_REMOVED, g)
            dismiss_guards(p, g)
