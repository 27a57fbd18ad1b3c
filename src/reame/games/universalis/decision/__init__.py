"""How a player is asked: questions, menus of acts, coins, and what he has to give up [1.4, 1.5, 11.3]."""

from __future__ import annotations

from typing import Any, Final

from reame.games.universalis.decision.limits import Excess, HowManyRemoved, Limits
from reame.kernel.steps import Step

STEPS: Final[list[type[Step[Any]]]] = [
    Excess,
    Limits,
    HowManyRemoved,
]
