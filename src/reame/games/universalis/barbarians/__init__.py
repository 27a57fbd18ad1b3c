"""Barbarians [4.4, 9]: rebellion, growth and raids, trespass, pirates, invasions."""

from __future__ import annotations

from typing import Any, Final

from reame.games.universalis.barbarians.growth import Growth, Raid, Resolution
from reame.games.universalis.barbarians.invasion import Invasion
from reame.games.universalis.barbarians.pirates import PiratesMove, PirateSwarm
from reame.games.universalis.barbarians.rebellion import Rebellion
from reame.games.universalis.barbarians.trespass import Assault, Trespass
from reame.kernel.steps import Step

STEPS: Final[list[type[Step[Any]]]] = [
    Growth,
    Resolution,
    Raid,
    Invasion,
    PiratesMove,
    PirateSwarm,
    Rebellion,
    Trespass,
    Assault,
]
