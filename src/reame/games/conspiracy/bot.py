"""What to think of a position of Medieval Conspiracy."""

from __future__ import annotations

from reame.games.conspiracy.position import Conspiracy
from reame.kernel.counsel import Counsel


class ConspiracyCounsel(Counsel[Conspiracy]):
    """Votes, glory, income."""
