"""The turn [2, 3]: set-up, swords, and the phases of a player that belong to no other room."""

from __future__ import annotations

from typing import Any, Final

from reame.games.universalis.turn.placement import HowManyPlaced, Placement
from reame.games.universalis.turn.purchase import Purchase
from reame.games.universalis.turn.setup import Kingdoms, StartArmies, StartPieces
from reame.games.universalis.turn.swords import CoinsBeforeBids, SealedBids, SwordAuction, Swords
from reame.games.universalis.turn.turn import EventDice, PlayerTurn, Turns
from reame.kernel.steps import Step

STEPS: Final[list[type[Step[Any]]]] = [
    Placement,
    HowManyPlaced,
    Purchase,
    Kingdoms,
    StartPieces,
    StartArmies,
    Swords,
    SwordAuction,
    SealedBids,
    CoinsBeforeBids,
    Turns,
    PlayerTurn,
    EventDice,
]
