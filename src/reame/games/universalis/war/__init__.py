"""War [4, 5]: movement, attacks, conquest, blockades."""

from __future__ import annotations

from typing import Any, Final

from reame.games.universalis.war.attack import Attack, AttackForce, AttackWhere
from reame.games.universalis.war.conquest import CarryPoles, MoveIn, Occupation, OccupyWith
from reame.games.universalis.war.loading import Loading, LoadingArmies, LoadingBanner
from reame.games.universalis.war.movement import BlockadeRun
from reame.games.universalis.war.on_foot import BannerMarch
from reame.games.universalis.war.phase import CombatPhase
from reame.kernel.steps import Step

STEPS: Final[list[type[Step[Any]]]] = [
    Attack,
    AttackWhere,
    AttackForce,
    Occupation,
    OccupyWith,
    MoveIn,
    CarryPoles,
    Loading,
    LoadingArmies,
    LoadingBanner,
    BannerMarch,
    BlockadeRun,
    CombatPhase,
]
