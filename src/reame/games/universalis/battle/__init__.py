"""Battles [5.2, 5.3, 5.5, 7.4]: rounds, losses, what is captured and found."""

from __future__ import annotations

from typing import Any, Final

from reame.games.universalis.battle.battle import Battle
from reame.games.universalis.battle.losses import HowManyLost, Losses
from reame.games.universalis.battle.manning import Manning
from reame.games.universalis.battle.round import Round
from reame.games.universalis.battle.treasure import DrawTreasure
from reame.kernel.steps import Step

STEPS: Final[list[type[Step[Any]]]] = [
    Battle,
    Round,
    Losses,
    HowManyLost,
    Manning,
    DrawTreasure,
]
