"""Master cards, votes and elections: the way to the crown (sections 14 to 16)."""

from __future__ import annotations

from typing import Any, Final

from reame.games.conspiracy.crown.masters import Influence
from reame.kernel.steps import Step

STEPS: Final[list[type[Step[Any]]]] = [Influence]
