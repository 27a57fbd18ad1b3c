"""Phase 6 and offers: what two players may agree on, and when (13.1 to 13.3, 15)."""

from __future__ import annotations

from typing import Any, Final

from reame.games.fief.diplomacy.negotiations import Negotiations, Talks
from reame.games.fief.diplomacy.talk import Talk
from reame.kernel.steps import Step

STEPS: Final[list[type[Step[Any]]]] = [Negotiations, Talks, Talk]
