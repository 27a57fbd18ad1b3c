"""War: who may attack whom, and the battle from the first ally to the last unit (sections 12 and 13)."""

from __future__ import annotations

from typing import Any, Final

from reame.games.conspiracy.war.allies import AllyOffer, AllyReply, Sides
from reame.games.conspiracy.war.armies import Commitment, Origin, Reinforcement
from reame.games.conspiracy.war.battle import Battle
from reame.games.conspiracy.war.battle_cards import BattleCards, Victim
from reame.games.conspiracy.war.declarations import Declarations
from reame.games.conspiracy.war.departure import Depart
from reame.games.conspiracy.war.line_up import LineUp, LineUpReply
from reame.games.conspiracy.war.withdrawal import Honour, Withdrawal
from reame.kernel.steps import Step

STEPS: Final[list[type[Step[Any]]]] = [
    *[Declarations, Battle, Sides, AllyOffer, AllyReply, Commitment, Origin, Reinforcement, BattleCards, Victim],
    *[LineUp, LineUpReply, Withdrawal, Honour, Depart],
]
