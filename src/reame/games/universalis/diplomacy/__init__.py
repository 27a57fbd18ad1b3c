"""Diplomacy [6, 7.1]: offers, war and peace, cards, intrigue."""

from __future__ import annotations

from typing import Any, Final

from reame.games.universalis.diplomacy.declaration import WarCall
from reame.games.universalis.diplomacy.intrigue import Assassination, BishopPlay
from reame.games.universalis.diplomacy.offer import Offer
from reame.games.universalis.diplomacy.phase import Diplomacy
from reame.games.universalis.diplomacy.theft import Picking
from reame.kernel.steps import Step

STEPS: Final[list[type[Step[Any]]]] = [
    WarCall,
    Assassination,
    BishopPlay,
    Offer,
    Diplomacy,
    Picking,
]
