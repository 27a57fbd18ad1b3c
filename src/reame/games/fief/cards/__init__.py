"""Phase 1 (5): drawing, the turn of a player with his cards, and what the cards do."""

from __future__ import annotations

from typing import Any, Final

from reame.games.fief.cards.card_turn import CardTurn
from reame.games.fief.cards.draw import CallLords, Draw, GiveUp
from reame.games.fief.cards.escape import Escape
from reame.games.fief.cards.justice import JusticeWindow
from reame.games.fief.cards.new_lord import NewLord
from reame.games.fief.cards.phase import CardPhase
from reame.games.fief.cards.plague import Plague
from reame.games.fief.cards.revolt import Revolt
from reame.kernel.steps import Step

STEPS: Final[list[type[Step[Any]]]] = [
    CardPhase, Draw, CallLords, GiveUp, CardTurn, NewLord, JusticeWindow, Escape, Plague, Revolt,
]  # fmt: skip
