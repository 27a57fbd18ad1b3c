"""The steps of this room."""

from __future__ import annotations

from typing import Any, Final

from reame.games.universalis.diplomacy.declaration import WarCall
from reame.games.universalis.diplomacy.excommunication import Excommunications, Judgement
from reame.games.universalis.diplomacy.intrigue import Assassination, BishopPlay
from reame.games.universalis.diplomacy.offer import Offer
from reame.games.universalis.diplomacy.phase import Diplomacy
from reame.games.universalis.diplomacy.theft import Picking
from reame.kernel.steps import Step

STEPS: Final[list[type[Step[Any]]]] = [
    WarCall,
    Judgement,
    Excommunications,
    Assassination,
    BishopPlay,
    Offer,
    Diplomacy,
    Picking,
]
