"""The round of the table [2, 3]: set-up, and the phases of a turn."""

from __future__ import annotations

from typing import Any, Final

from reame.games.medieval.turn.setup import Draft
from reame.games.medieval.turn.turn import MandatoryCard, MapCard, Rounds, Turn
from reame.kernel.steps import Step

STEPS: Final[list[type[Step[Any]]]] = [Rounds, Draft, Turn, MapCard, MandatoryCard]
