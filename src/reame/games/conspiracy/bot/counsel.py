"""What to think of a position of Medieval Conspiracy: families are weighed in ducats, crowns in chances.

Values are those of November 2026 (`frozen_2026_11`); bargains, and what is not even tried, are newer.
"""

from __future__ import annotations

from typing import ClassVar

from reame.games.conspiracy.bot.bargains import decided
from reame.games.conspiracy.bot.frozen_2026_11.counsel import Frozen
from reame.games.conspiracy.bot.sober import NEVER, sober
from reame.games.conspiracy.table.position import Conspiracy
from reame.kernel.counsel import deeds
from reame.kernel.kinds import NOBODY


class ConspiracyCounsel(Frozen):
    """As in November 2026, but it bargains, and does nothing foolish."""

    DEEDS: ClassVar[dict[str, int]] = deeds(
        strike="attack",
        scheme="rob pestilence ban kill kill-elector",
        bargain="pay price buy-heir",
        bond="waive crusade free-knights free-preacher",
    )

    def weigh(self, p: Conspiracy, seat: int, moves: list[int]) -> list[float]:
        said = decided(p, seat)
        if said != NOBODY:
            return [1.0 if m == said else NEVER for m in moves]
        return sober(p, seat, moves, super().weigh(p, seat, moves))

    def offers(self, p: Conspiracy, seat: int) -> list[list[int]]:
        return []  # what is offered is decided word by word
