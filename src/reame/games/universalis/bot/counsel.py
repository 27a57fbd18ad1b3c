"""Advice for bots: grow, trade at a profit, learn, defend, fight when it pays, deal with reason.

Values and glances are those of November 2026 (`frozen_2026_11`); what is not even tried is newer.
"""

from __future__ import annotations

from reame.games.universalis.bot.frozen_2026_11 import Frozen
from reame.games.universalis.bot.sober import sober
from reame.games.universalis.table.position import Universalis


class UniversalisCounsel(Frozen):
    """What a kingdom should look for, and nothing foolish."""

    def weigh(self, p: Universalis, seat: int, moves: list[int]) -> list[float]:
        return sober(p, seat, moves, super().weigh(p, seat, moves))
