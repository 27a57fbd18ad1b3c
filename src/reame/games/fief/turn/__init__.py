"""The setup, the round and its end, and the phases between two chapters: incomes, purchases (3, 4, 6, 7, 14)."""

from __future__ import annotations

from typing import Any, Final

from reame.games.fief.turn.incomes import Incomes
from reame.games.fief.turn.purchases import PurchaseTurn
from reame.games.fief.turn.setup import ChooseCoat, ChooseLord, Settle, Setup
from reame.games.fief.turn.turn import Rounds
from reame.kernel.steps import Step

STEPS: Final[list[type[Step[Any]]]] = [Rounds, Setup, Settle, ChooseCoat, ChooseLord, Incomes, PurchaseTurn]
