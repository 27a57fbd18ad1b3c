"""What a player's twenty pieces can make up (R6)."""

from __future__ import annotations

from reame.games.fief.things import ONES, SIXES, THREES


def payable(stacks: list[int]) -> bool:
    """Can twelve ones, five threes and three sixes make all these stacks at once, each exactly (R6)?"""
    singles = 0
    units = 0  # of three points
    pairs = 0  # of units, for the sixes
    for s in stacks:
        singles += s % 3
        units += s // 3
        pairs += s // 6
    if singles > ONES:
        return False
    return units - 2 * min(SIXES, pairs) <= THREES + (ONES - singles) // 3
