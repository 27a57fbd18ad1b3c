"""Attacks [9, 10, 11]: the way, the voyage, the battle."""

from __future__ import annotations

from typing import Any, Final

from reame.games.medieval.war.attack import Attack
from reame.games.medieval.war.battle import Battle, BattleSpies, Bids, SecondBid
from reame.games.medieval.war.hiring import Hiring
from reame.games.medieval.war.quelling import Quelling
from reame.games.medieval.war.route import Route
from reame.games.medieval.war.voyage import FitOut, Interception, Voyage
from reame.kernel.steps import Step

STEPS: Final[list[type[Step[Any]]]] = [
    Attack,
    Hiring,
    Route,
    Voyage,
    FitOut,
    Interception,
    Battle,
    Bids,
    BattleSpies,
    SecondBid,
    Quelling,
]
