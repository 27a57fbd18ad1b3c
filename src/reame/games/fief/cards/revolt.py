"""The peasants' revolt: how it breaks out (5.4)."""

from __future__ import annotations

from typing import Any, ClassVar

from reame.games.fief.battle.battle import Battle
from reame.games.fief.land.holders import ravage, refresh
from reame.games.fief.table import phrases as say
from reame.games.fief.table import things as t
from reame.games.fief.table.position import Fief
from reame.kernel.fields import Field, One, Word, fields
from reame.kernel.kinds import NOBODY, SEAT
from reame.kernel.steps import Step


class Revolt(Step[Fief]):
    """Three dice of rebels rise in a village; whoever is inside fights them at once as one camp (5.4, R15)."""

    rule: ClassVar[str] = "5.4"
    FIELDS: ClassVar[list[Field]] = fields(seat=One(SEAT), village=One(t.VILLAGE), stage=Word("rise", "fight", "end"))

    def __init__(self, seat: int = NOBODY, village: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.village = village
        self.stage = "rise"

    def run(self, p: Fief) -> None:
        if self.stage == "rise":
            dice = [p.dice.roll() for _ in range(t.REVOLT_DICE)]
            p.controller = self.seat
            p.rebels = min(sum(dice), t.REBEL_POINTS)
            p.rebels_at = self.village
            p.tell(say.REVOLT_BREAKS_OUT, self.seat, self.village, p.rebels)
            p.tell_sum(say.SUM_OF, t.REBELS)
            for die in dice:
                p.tell_term(say.SUM_DIE, die)
            self.stage = "fight"
        elif self.stage == "fight":
            self.stage = "end"
            inside = [s for s in p.occupants[self.village] if s != t.REBELS]
            if inside:
                p.push(Battle(self.village, t.REBELS, inside[0], revolt=True))
            else:
                ravage(p, self.village)
                refresh(p, self.village)
        else:
            p.end()

    def resume(self, p: Fief, child: Step[Any]) -> None:
        p.fought = []
