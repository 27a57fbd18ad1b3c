"""Advice for bots."""

from __future__ import annotations

from reame.games.universalis.honour import total
from reame.games.universalis.position import Universalis
from reame.kernel.counsel import Counsel


class UniversalisCounsel(Counsel[Universalis]):
    """What a kingdom should look for."""

    def value(self, p: Universalis, seat: int) -> float:
        """A share of what all have: honour, land, armies, money."""
        worth = [max(1.0, 10.0 + total(p, s) + 2.0 * len(p.lands(s))) if p.alive(s) else 0.1 for s in range(p.seats)]
        return worth[seat] / sum(worth)
