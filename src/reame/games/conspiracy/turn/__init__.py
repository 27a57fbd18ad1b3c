"""The turn: setting up and the six phases in their order (sections 2 to 11)."""

from __future__ import annotations

from typing import Any, Final

from reame.games.conspiracy.turn.actions import ActionSlot
from reame.games.conspiracy.turn.births import Birth, OwnFateRoll
from reame.games.conspiracy.turn.events import EventPhase
from reame.games.conspiracy.turn.fate import DeathRoll, Fate
from reame.games.conspiracy.turn.half import Half, HalfReply
from reame.games.conspiracy.turn.income import IncomeCards, IncomePhase
from reame.games.conspiracy.turn.movement import Movement
from reame.games.conspiracy.turn.purchases import Ban, Purchase
from reame.games.conspiracy.turn.ransom import Ransom, Ransoms, Release
from reame.games.conspiracy.turn.setup import Bishopric, Deploy, Education, Setup
from reame.games.conspiracy.turn.turn import Turns
from reame.kernel.steps import Step

STEPS: Final[list[type[Step[Any]]]] = [
    *[Turns, Setup, Half, HalfReply, Bishopric, Deploy, Education],
    *[IncomePhase, IncomeCards, EventPhase, Purchase, Ban, Fate, OwnFateRoll, Birth, DeathRoll],
    *[Movement, ActionSlot, Ransoms, Ransom, Release],
]
