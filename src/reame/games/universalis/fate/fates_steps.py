"""The steps of events, calamities, barbarians, Pope and crusade, for the game's list."""

from __future__ import annotations

from typing import Any, Final

from reame.games.universalis.barbarians.growth import Growth, Raid, Rebellion, Resolution, Trespass
from reame.games.universalis.barbarians.invasion import Invasion
from reame.games.universalis.barbarians.overrun import Assault
from reame.games.universalis.barbarians.pirates import PiratesMove, PirateSwarm
from reame.games.universalis.crusade.host import BattleOrder, CrusadeCheck, HostAmbush, HostFight
from reame.games.universalis.crusade.host_battle import HostBattle
from reame.games.universalis.crusade.march import CrusadeCall, Feeding, March, Muster
from reame.games.universalis.crusade.storming import Storming
from reame.games.universalis.diplomacy.excommunication import Excommunications, Judgement
from reame.games.universalis.fate.calamities import Alchemy, Deceit, DrawCalamity, LoseGenerals
from reame.games.universalis.fate.civil_war import CivilWar, FactionLosses
from reame.games.universalis.fate.events import DrawEvent
from reame.games.universalis.fate.famine import Famine, Plague
from reame.games.universalis.fate.inquisition import Inquisition, LoseCathedrals, Superstition
from reame.games.universalis.fate.slaves import RuinCities, SlaveRevolt
from reame.games.universalis.fate.treasure import DrawTreasure
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
