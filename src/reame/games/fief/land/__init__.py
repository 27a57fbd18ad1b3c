"""Who holds what: villages, capitals and their titles, captives, lords put on the board (2.2, 10, 11)."""

from __future__ import annotations

from typing import Any, Final

from reame.games.fief.land.placement import Placement, Receive
from reame.games.fief.land.titles import Bestow
from reame.kernel.steps import Step

STEPS: Final[list[type[Step[Any]]]] = [Bestow, Placement, Receive]
