"""Fate [7.3, 8]: events and calamities."""

from __future__ import annotations

from typing import Any, Final

from reame.games.universalis.fate.alchemy import Alchemy
from reame.games.universalis.fate.calamities import DrawCalamity
from reame.games.universalis.fate.civil_war import (
    CedeHoldings,
    CivilWar,
    FactionHowManyLost,
    FactionLosses,
    KeepHoldings,
)
from reame.games.universalis.fate.deceit import Deceit, LoseGenerals
from reame.games.universalis.fate.events import DrawEvent, EventRansom
from reame.games.universalis.fate.famine import Famine, Plague
from reame.games.universalis.fate.inquisition import Inquisition, LoseCathedrals, SpareCathedral, Superstition
from reame.games.universalis.fate.slaves import RuinCities, SlaveRevolt
from reame.kernel.steps import Step

STEPS: Final[list[type[Step[Any]]]] = [
    Alchemy,
    DrawCalamity,
    CivilWar,
    KeepHoldings,
    CedeHoldings,
    FactionLosses,
    FactionHowManyLost,
    Deceit,
    LoseGenerals,
    DrawEvent,
    EventRansom,
    Famine,
    Plague,
    LoseCathedrals,
    SpareCathedral,
    Inquisition,
    Superstition,
    SlaveRevolt,
    RuinCities,
]
