"""Phase 5 (9): battles, from the call to arms to the spoils."""

from __future__ import annotations

from typing import Any, Final

from reame.games.fief.battle.aftermath import Aftermath, Flight
from reame.games.fief.battle.battle import Battle
from reame.games.fief.battle.battle_turn import BattleTurn, Withdrawal
from reame.games.fief.battle.losses import Casualties, Fallen
from reame.games.fief.battle.muster import Acceptance, Enlistment, Sortie
from reame.games.fief.battle.phase import BattlePhase, LeftAtGate
from reame.games.fief.battle.pleas import Mercy, Plea
from reame.games.fief.battle.targets import Aiming, Targets
from reame.kernel.steps import Step

STEPS: Final[list[type[Step[Any]]]] = [
    BattlePhase, BattleTurn, Withdrawal, LeftAtGate, Battle, Enlistment, Acceptance, Sortie, Plea, Mercy,
    Targets, Aiming, Casualties, Fallen, Aftermath, Flight,
]  # fmt: skip
