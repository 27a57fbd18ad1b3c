"""Crown and family: elections, King, Queen and Prince, deaths, fiefs without a lord (12, 13.4 to 13.7)."""

from __future__ import annotations

from typing import Any, Final

from reame.games.fief.court.deaths import Deaths, FamilyHeir
from reame.games.fief.court.election import Ballot, Blessing, Candidates, Vote
from reame.games.fief.court.inheritance import Garrison, Inheritance, Investiture, Transfer
from reame.kernel.steps import Step

STEPS: Final[list[type[Step[Any]]]] = [
    Deaths, FamilyHeir, Inheritance, Transfer, Investiture, Garrison, Candidates, Ballot, Vote, Blessing,
]  # fmt: skip
