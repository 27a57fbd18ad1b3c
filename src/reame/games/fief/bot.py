"""What to think of a position of Fief."""

from __future__ import annotations

from reame.games.fief.position import Fief
from reame.kernel.counsel import Counsel


class FiefCounsel(Counsel[Fief]):
    """Fiefs, crown, economy."""
