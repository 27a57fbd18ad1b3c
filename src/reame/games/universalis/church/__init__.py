"""Pope and crusade [10.2, 10.3]."""

from __future__ import annotations

from typing import Any, Final

from reame.games.universalis.church.call import (
    CrusadeCall,
    CrusadePercent,
    CrusadeStart,
    CrusadeTarget,
    CrusadeTurns,
    JoinCrusade,
)
from reame.games.universalis.church.excommunication import Excommunications, Judgement
from reame.games.universalis.church.feeding import Feeding
from reame.games.universalis.church.host import CrusadeCheck
from reame.games.universalis.church.host_attack import HostBattle
from reame.games.universalis.church.host_fight import HostAmbush, HostFight
from reame.games.universalis.church.march import March, Muster
from reame.games.universalis.church.order import BattleOrder, CoinsBeforeOrder
from reame.games.universalis.church.storming import GrantCity, Storming
from reame.kernel.steps import Step

STEPS: Final[list[type[Step[Any]]]] = [
    CrusadeCall,
    JoinCrusade,
    CrusadeTarget,
    CrusadeStart,
    CrusadeTurns,
    CrusadePercent,
    Judgement,
    Excommunications,
    Feeding,
    CrusadeCheck,
    HostBattle,
    HostFight,
    HostAmbush,
    Muster,
    March,
    BattleOrder,
    CoinsBeforeOrder,
    Storming,
    GrantCity,
]
