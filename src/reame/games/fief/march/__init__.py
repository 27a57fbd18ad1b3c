"""Phase 4 (8): groups on the road, leave to pass, rebels and the bishops who calm them."""

from __future__ import annotations

from typing import Any, Final

from reame.games.fief.march.march import March
from reame.games.fief.march.movement import MovementTurn
from reame.games.fief.march.passage import GateKeeper, Passage, Ultimatum
from reame.games.fief.march.rebels import RebelsAtDoor, RebelStep
from reame.games.fief.march.sermons import Sermons
from reame.kernel.steps import Step

STEPS: Final[list[type[Step[Any]]]] = [
    MovementTurn, March, Passage, GateKeeper, Ultimatum, RebelStep, RebelsAtDoor, Sermons,
]  # fmt: skip
