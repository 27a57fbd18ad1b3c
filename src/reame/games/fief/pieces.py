"""What a player's twenty pieces can make up (R6)."""

from __future__ import annotations

from reame.games.fief.things import ONES, PLACES, SIXES, SOLDIERS, THREES


class Change:
    """What the stacks of a player need in pieces; what other stacks would need follows without adding up again."""

    def __init__(self, soldiers: list[int], start: int, end: int) -> None:
        self.total = 0
        self.singles = 0
        self.units = 0  # of three points
        self.pairs = 0  # of units, for the sixes
        for i in range(start, end):
            n = soldiers[i]
            if n:
                self.total += n
                self.singles += n % 3
                self.units += n // 3
                self.pairs += n // 6

    def enough(self, gone: int = 0, came: int = 0, apart: int = 0) -> bool:
        """Can twelve ones, five threes and three sixes make all stacks, once one is gone and one or two have come?"""
        singles = self.singles - gone % 3 + came % 3 + apart % 3
        if singles > ONES:
            return False
        units = self.units - gone // 3 + came // 3 + apart // 3
        pairs = self.pairs - gone // 6 + came // 6 + apart // 6
        return units - 2 * min(SIXES, pairs) <= THREES + (ONES - singles) // 3

    def grows(self, stack: int, points: int) -> bool:
        """Are there pieces for so many points more in a stack?"""
        return self.total + points <= SOLDIERS and self.enough(stack, stack + points)

    def splits(self, stack: int, away: int) -> bool:
        """Would the pieces do if so many points left a stack as one of their own?"""
        return self.enough(stack, stack - away, away)


def change(soldiers: list[int], seat: int) -> Change:
    """Of one player."""
    return Change(soldiers, seat * PLACES, (seat + 1) * PLACES)


def payable(stacks: list[int]) -> bool:
    """Can the pieces make all these stacks at once, each exactly (R6)?"""
    return Change(stacks, 0, len(stacks)).enough()
