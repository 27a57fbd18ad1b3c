"""Cards that are announced, and may be stopped [5, 7, 8]: what each of them does."""

from __future__ import annotations

from typing import Any, Final

from reame.games.medieval.cards.announce import Announce
from reame.games.medieval.cards.knights import Support
from reame.games.medieval.cards.mongols import MongolCard
from reame.games.medieval.cards.play import Play
from reame.kernel.steps import Step

STEPS: Final[list[type[Step[Any]]]] = [Play, Announce, Support, MongolCard]
