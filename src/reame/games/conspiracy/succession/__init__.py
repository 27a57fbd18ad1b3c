"""A ruler has died: cards on his death, claims, bribes, entry; heirs and electors (section 8)."""

from __future__ import annotations

from typing import Any, Final

from reame.games.conspiracy.succession.bribe import Bribe, BribeReplies
from reame.games.conspiracy.succession.electors import ElectorDies
from reame.games.conspiracy.succession.entry import Entry
from reame.games.conspiracy.succession.heirs import Upbringing
from reame.games.conspiracy.succession.ruler_died import RulerDied
from reame.games.conspiracy.succession.vacancy import FamilyClaim, LoneHeir, Vacancy
from reame.kernel.steps import Step

STEPS: Final[list[type[Step[Any]]]] = [
    *[RulerDied, Vacancy, FamilyClaim, LoneHeir, Bribe, BribeReplies, Entry, ElectorDies, Upbringing]
]
