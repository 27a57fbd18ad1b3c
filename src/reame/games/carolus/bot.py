"""What to think of a position of Carolus Magnus."""

from __future__ import annotations

from reame.games.carolus.position import Carolus
from reame.kernel.counsel import Counsel


class CarolusCounsel(Counsel[Carolus]):
    """Castles."""
