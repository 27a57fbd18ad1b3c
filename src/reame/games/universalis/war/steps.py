"""The steps of this room."""

from __future__ import annotations

from typing import Any, Final

from reame.games.universalis.war.attack import Attack, AttackForce, AttackWhere
from reame.games.universalis.war.battle import Battle
from reame.games.universalis.war.battle_round import Round
from reame.games.universalis.war.conquest import CarryPoles, MoveIn, Occupation, OccupyWith
from reame.games.universalis.war.loading import Loading, LoadingArmies, LoadingBanner
from reame.games.universalis.war.losses import HowManyLost, Losses
from reame.games.universalis.war.manning import Manning
from reame.games.universalis.war.march import BannerMarch
from reame.games.universalis.war.movement import BlockadeRun
from reame.games.universalis.war.phase import CombatPhase
from reame.kernel.steps import Step

STEPS: Final[list[type[Step[Any]]]] = [
    Attack,
    AttackWhere,
    AttackForce,
    Battle,
    Round,
    Occupation,
    OccupyWith,
    MoveIn,
    CarryPoles,
    Loading,
    LoadingArmies,
    LoadingBanner,
    Losses,
    HowManyLost,
    Manning,
    BannerMarch,
    BlockadeRun,
    CombatPhase,
]
