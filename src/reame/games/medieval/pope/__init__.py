"""You Are Pope [6]: five acts, among them the Crusade."""

from __future__ import annotations

from typing import Any, Final

from reame.games.medieval.pope.crusade import Crusade, Defaulter, Muster
from reame.games.medieval.pope.excommunication import Pleading
from reame.kernel.steps import Step

STEPS: Final[list[type[Step[Any]]]] = [Crusade, Defaulter, Muster, Pleading]
