"""The steps of events, calamities, barbarians, Pope and crusade, for the game's list."""

from __future__ import annotations

from typing import Any, Final

from reame.games.universalis.barbarians import Growth, Raid, Rebellion, Resolution, Trespass
from reame.games.universalis.calamities import Alchemy, Deceit, DrawCalamity, LoseGenerals
from reame.games.universalis.civil_war import CivilWar, FactionLosses
from reame.games.universalis.crusade import CrusadeCall, Feeding, March, Muster
from reame.games.universalis.events import DrawEvent
from reame.games.universalis.famine import Famine, Plague
from reame.games.universalis.hordes import Assault
from reame.games.universalis.host import BattleOrder, CrusadeCheck, HostAmbush, HostFight
from reame.games.universalis.host_battle import HostBattle
from reame.games.universalis.inquisition import Inquisition, LoseCathedrals, Superstition
from reame.games.universalis.invasion import Invasion
from reame.games.universalis.pirates import PiratesMove, PirateSwarm
from reame.games.universalis.pope import Excommunications, Judgement
from reame.games.universalis.slaves import RuinCities, SlaveRevolt
from reame.games.universalis.storming import Storming
from reame.games.universalis.treasure import DrawTreasure
from reame.kernel.steps import Step

STEPS_OF_FATE: Final[list[type[Step[Any]]]] = [
    DrawEvent,
    DrawTreasure,
    DrawCalamity,
    Alchemy,
    Famine,
    Plague,
    Deceit,
    LoseGenerals,
    Inquisition,
    Superstition,
    LoseCathedrals,
    SlaveRevolt,
    RuinCities,
    CivilWar,
    FactionLosses,
    Rebellion,
    Growth,
    Resolution,
    Raid,
    Trespass,
    Assault,
    PiratesMove,
    PirateSwarm,
    Invasion,
    Judgement,
    Excommunications,
    CrusadeCall,
    Feeding,
    Muster,
    March,
    Storming,
    BattleOrder,
    HostFight,
    HostAmbush,
    HostBattle,
    CrusadeCheck,
]
