"""Dice, worked out once: how likely an attack is to win, what a Crusade may bring."""

from __future__ import annotations

from typing import Final

_FACES: Final = range(1, 7)

# P(d6 + margin > d6), for margins from -6 to 6
ODDS: Final = [sum([1 for a in _FACES for b in _FACES if a + margin > b]) / 36.0 for margin in range(-6, 7)]
# the same on average against a bid of anything from 0 to so many steps
AVERAGE: Final = [
    [sum([ODDS[max(-6, min(6, m - bid)) + 6] for bid in range(most + 1)]) / (most + 1) for m in range(-20, 21)]
    for most in range(9)
]
# the expected gain over two dice, by strength
CRUSADE_GAIN: Final = [sum([max(s - a - b, 0) for a in _FACES for b in _FACES]) / 36.0 for s in range(31)]


def chance(margin: int, most: int) -> float:
    """Of winning against a bid that may be anything up to so many steps."""
    return AVERAGE[min(most, 8)][max(-20, min(20, margin)) + 20]
