"""Orders of weight: how heavy a move is beside others."""

from __future__ import annotations

from typing import Final

CERTAIN: Final = 1000.0  # a move that is two such orders lighter than another is not compared with it
NEVER: Final = 0.0005


def heavy(n: float) -> float:
    """So heavy that moves of another order need not be looked at."""
    out: float = CERTAIN**n
    return out
