"""What a player's twenty pieces can make up (R6)."""

from __future__ import annotations

from typing import final

from reame.games.fief.table import things as t
from reame.kernel.native import i64, mypyc_attr


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
