"""The Emperor has died and nobody is elected: castles, riots, reprisals (section 15)."""

from __future__ import annotations

from typing import Any, Final

from reame.games.conspiracy.anarchy.castles import CastleOffer
from reame.games.conspiracy.anarchy.emperor import EmperorDies
from reame.games.conspiracy.anarchy.riots import Reprisal, Riot
from reame.kernel.steps import Step

STEPS: Final[list[type[Step[Any]]]] = [EmperorDies, CastleOffer, Riot, Reprisal]
