"""What to think of a position of Medieval."""

from __future__ import annotations

from reame.games.medieval.position import Medieval
from reame.kernel.counsel import Counsel


class MedievalCounsel(Counsel[Medieval]):
    """Points."""
