"""The steps of this room."""

from __future__ import annotations

from typing import Any, Final

from reame.games.universalis.crusade.call import (
    CrusadeCall,
    CrusadePercent,
    CrusadeStart,
    CrusadeTarget,
    CrusadeTurns,
    JoinCrusade,
)
from reame.games.universalis.crusade.feeding import Feeding
from reame.games.universalis.crusade.host import CrusadeCheck
from reame.games.universalis.crusade.host_attack import HostBattle
from reame.games.universalis.crusade.host_fight import HostAmbush, HostFight
from reame.games.universalis.crusade.march import March, Muster
from reame.games.universalis.crusade.order import BattleOrder
from reame.games.universalis.crusade.storming import GrantCity, Storming
from reame.kernel.steps import Step

STEPS: Final[list[type[Step[Any]]]] = [
    CrusadeCall,
    JoinCrusade,
    CrusadeTarget,
    CrusadeStart,
    CrusadeTurns,
    CrusadePercent,
    Feeding,
    CrusadeCheck,
    HostBattle,
    HostFight,
    HostAmbush,
    Muster,
    March,
    BattleOrder,
    Storming,
    GrantCity,
]
