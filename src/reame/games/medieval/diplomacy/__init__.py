"""Bargains [9.5, 6.3]: passage, absolution, and what is paid for them."""

from __future__ import annotations

from typing import Any, Final

from reame.games.medieval.diplomacy.offer import Offer
from reame.games.medieval.diplomacy.overture import Market, Overture, Overtures
from reame.games.medieval.diplomacy.permission import Permission
from reame.games.medieval.diplomacy.ransom import Ransom
from reame.kernel.steps import Step

STEPS: Final[list[type[Step[Any]]]] = [Offer, Ransom, Permission, Market, Overtures, Overture]
